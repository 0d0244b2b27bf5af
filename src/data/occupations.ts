// Sources: Ministério do Trabalho, CBO 2002 (titles, as the repositories GravetoGeek/cbo and WINDSONAMORIM/ContasPagarImed hold them); the levels are common knowledge.

/** Occupations of employees, one a line: code of the CBO, level of pay from 1 (near the minimum wage) to 4 (managers), title. */
export const occupations = `
142105 4 Gerente administrativo
142320 4 Gerente de vendas
223405 3 Farmacêutico
252210 3 Contador
317210 2 Técnico de suporte ao usuário de tecnologia da informação
322305 2 Técnico em óptica e optometria
354125 2 Assistente de vendas
354145 2 Vendedor pracista
411005 1 Auxiliar de escritório
411010 2 Assistente administrativo
413110 2 Auxiliar de contabilidade
414125 1 Estoquista
421125 1 Operador de caixa
513205 1 Cozinheiro geral
513405 1 Garçom
513435 1 Atendente de lanchonete
513505 1 Auxiliar nos serviços de alimentação
514320 1 Faxineiro
519110 1 Motofretista
519320 1 Tosador de animais domésticos
519935 1 Lavador de veículos
521110 1 Vendedor de comércio varejista
521125 1 Repositor de mercadorias
521130 1 Atendente de farmácia - balconista
521135 1 Frentista
521140 1 Atendente de lojas e mercados
716305 2 Vidraceiro
751015 2 Joalheiro (reparações)
763210 1 Costureiro na confecção em série
763215 1 Costureiro, a máquina na confecção em série
764005 1 Trabalhador polivalente da confecção de calçados
766215 2 Impressor de ofsete (plano e rotativo)
766230 2 Impressor digital
766320 2 Operador de guilhotina (corte de papel)
771105 2 Marceneiro
774105 2 Montador de móveis e artefatos de madeira
782220 2 Operador de empilhadeira
782310 2 Motorista de furgão ou veículo similar
782510 2 Motorista de caminhão (rotas regionais e internacionais)
784105 1 Embalador, a mão
784120 1 Operador de máquina de envasar líquidos
784205 1 Alimentador de linha de produção
841505 1 Trabalhador de tratamento do leite e fabricação de laticínios e afins
841610 1 Torrador de café
841615 1 Moedor de café
841710 1 Filtrador de cerveja
841720 1 Trabalhador de fabricação de vinhos
841810 1 Operador de máquinas de fabricação de doces, salgados e massas alimentícias
841815 1 Operador de máquinas de fabricação de chocolates e achocolatados
848210 2 Queijeiro na fabricação de laticínio
848305 1 Padeiro
848310 2 Confeiteiro
848325 1 Trabalhador de fabricação de sorvete
848510 1 Açougueiro
914405 2 Mecânico de manutenção de automóveis, motocicletas e veículos similares
992115 1 Borracheiro`;
