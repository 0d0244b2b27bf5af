// Sources: Ministério do Trabalho, CBO 2002 (titles, as the repositories GravetoGeek/cbo and WINDSONAMORIM/ContasPagarImed hold them); the levels are common knowledge.

/** Occupations of employees, one a line: code of the CBO, level of pay from 1 (near the minimum wage) to 4 (managers), title. */
export const occupations = `
142105 4 Gerente administrativo
142205 4 Gerente de recursos humanos
142320 4 Gerente de vendas
212405 3 Analista de desenvolvimento de sistemas
212420 3 Analista de suporte computacional
214205 4 Engenheiro civil
223505 3 Enfermeiro
252105 3 Administrador
252210 3 Contador
252405 3 Analista de recursos humanos
317110 3 Desenvolvedor de sistemas de tecnologia da informação (técnico)
322205 2 Técnico de enfermagem
351305 2 Técnico em administração
351605 3 Técnico em segurança do trabalho
354120 2 Agente de vendas de serviços
354125 2 Assistente de vendas
354145 2 Vendedor pracista
354205 3 Comprador
410105 3 Supervisor administrativo
411005 1 Auxiliar de escritório
411010 2 Assistente administrativo
413110 2 Auxiliar de contabilidade
413115 2 Auxiliar de faturamento
414105 2 Almoxarife
414110 1 Armazenista
421125 1 Operador de caixa
421310 1 Cobrador interno
422105 1 Recepcionista, em geral
422310 1 Operador de telemarketing ativo e receptivo
513205 1 Cozinheiro geral
513405 1 Garçom
513435 1 Atendente de lanchonete
514320 1 Faxineiro
514325 1 Trabalhador da manutenção de edificações
517330 2 Vigilante
517410 1 Porteiro de edifícios
519110 1 Motofretista
521110 1 Vendedor de comércio varejista
521125 1 Repositor de mercadorias
521130 1 Atendente de farmácia - balconista
715210 2 Pedreiro
715615 2 Eletricista de instalações
724315 2 Soldador
782310 2 Motorista de furgão ou veículo similar
782510 2 Motorista de caminhão (rotas regionais e internacionais)
783225 1 Ajudante de motorista
784205 1 Alimentador de linha de produção
848305 1 Padeiro
848510 1 Açougueiro
911305 2 Mecânico de manutenção de máquinas, em geral
914405 2 Mecânico de manutenção de automóveis, motocicletas e veículos similares
951105 2 Eletricista de manutenção eletroeletrônica`;
