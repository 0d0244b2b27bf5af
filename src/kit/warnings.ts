import type { Text } from './texts.ts';

/**
 * The meaning of every code of `avisos` and `warnings`, in both languages. An answer carries the codes alone: these
 * texts are for documents about the tools, and `test/tools/tools.test.ts` keeps them complete.
 */
export const warningTexts: Readonly<Record<string, Text>> = {
  'abaixo-de-10-reais': {
    pt: 'Abaixo de R$ 10 não se emite a guia: some à seguinte.',
    en: 'Below R$ 10 no bill is issued: add it to the next.',
  },
  'abaixo-do-prazo-minimo': {
    pt: 'LCI e LCA sem IPCA não podem ser resgatadas antes de seis meses (Resolução CMN 5.215/2025).',
    en: 'LCI and LCA without IPCA cannot be redeemed before six months (Resolução CMN 5.215/2025).',
  },
  'abaixo-do-salario-minimo': {
    pt: 'O pagamento fica abaixo do salário mínimo.',
    en: 'The pay is below the minimum wage.',
  },
  'accents-removed': {
    pt: 'Os acentos foram tirados.',
    en: 'The accents were taken out.',
  },
  'acima-do-fgc': {
    pt: 'O valor passa do que o FGC garante por pessoa e instituição.',
    en: 'The amount is above what the FGC covers for a person at an institution.',
  },
  'acima-do-limite': {
    pt: 'A receita do ano passa do limite do lucro presumido.',
    en: 'The revenue of the year is above the limit of presumed profit.',
  },
  'acima-do-sublimite': {
    pt: 'Acima do sublimite, ICMS, ISS e, em 2027, IBS do Simples foram somados por fora do DAS.',
    en: 'Above the sublimit ICMS, ISS and, in 2027, IBS of the Simples were added from outside the DAS.',
  },
  'acrescimo-a-recuperar': {
    pt: 'O acréscimo dos trimestres anteriores foi maior que o do ano: há o que recuperar.',
    en: 'The surcharge of the earlier quarters was above that of the year: part of it can be recovered.',
  },
  'acrescimo-lc-224': {
    pt: 'A receita passa do limite a partir do qual a LC 224/2025 aumenta os percentuais de presunção.',
    en: 'The revenue is above the limit from which LC 224/2025 raises the presumed percentages.',
  },
  'adicionais-nao-se-acumulam': {
    pt: 'Insalubridade e periculosidade não se acumulam: vale o maior.',
    en: 'Only the larger premium is due: unhealthy and dangerous work do not add up.',
  },
  'alg-none': {
    pt: 'O token não tem assinatura (alg none): qualquer um pode tê-lo escrito.',
    en: 'The token has no signature (alg none): anybody may have written it.',
  },
  'aliquota-estimada': {
    pt: 'A alíquota de referência ainda não foi fixada pelo Senado: foi usada a estimativa do Comitê Gestor do IBS.',
    en: 'The Senate has not fixed the reference rate yet: the estimate of the IBS committee was used.',
  },
  'amortizacao-no-vencimento': {
    pt: 'Uma amortização extra passou para o vencimento seguinte.',
    en: 'An extra payment was moved to the next due date.',
  },
  'amortizacao-sem-efeito': {
    pt: 'Uma amortização extra não achou dívida: o financiamento já estava pago.',
    en: 'An extra payment found no debt: the loan was paid off already.',
  },
  'anexo-ii-ipi-mantido': {
    pt: 'Desde 2027 o anexo II vale só para produtos com IPI mantido (Zona Franca); a outra indústria usa o anexo I.',
    en: 'Since 2027 annex II is only for goods that kept the IPI; other industry uses annex I.',
  },
  'ano-com-antecipacoes': {
    pt: 'O lucro real anual exige antecipações mensais, que não entram nesta conta.',
    en: 'Lucro real by the year asks for monthly advances, which are not in this result.',
  },
  'anomalies-present': {
    pt: 'Há linhas erradas de propósito, que a tabela anomalias lista.',
    en: 'Some rows are wrong on purpose; the table anomalias lists them.',
  },
  'aplicacao-em-dia-nao-util': {
    pt: 'A aplicação é em um dia sem expediente bancário: nada foi movido.',
    en: 'The purchase is on a day on which banks are closed: nothing was moved.',
  },
  'art-480-sem-prejuizo': {
    pt: 'Sem prejuízo provado, nada é descontado.',
    en: 'Without a proven loss nothing is deducted.',
  },
  'calendar-average': {
    pt: 'Mês e ano são médias do calendário gregoriano: 30,436875 e 365,2425 dias.',
    en: 'Month and year are means of the Gregorian calendar: 30.436875 and 365.2425 days.',
  },
  'calories-below-floor': {
    pt: 'A meta de calorias é menor do que se recomenda sem acompanhamento profissional.',
    en: 'The target of calories is below what is advised without professional care.',
  },
  'cbs-ibs-fora-do-das': {
    pt: 'CBS e IBS são pagos no regime regular, fora deste DAS.',
    en: 'CBS and IBS are paid in the regular regime, outside this DAS.',
  },
  'cbs-ibs-por-fora': {
    pt: 'Desde 2027 não há PIS nem Cofins; CBS e IBS vão por fora do preço e não entram neste total.',
    en: 'Since 2027 there is no PIS or Cofins; CBS and IBS come on top of the price and are not in this total.',
  },
  'cessao-vedada-no-simples': {
    pt: 'Ceder mão de obra veda o Simples, fora do anexo IV.',
    en: 'Lending labor bars the Simples outside of annex IV.',
  },
  'city-long': {
    pt: 'A cidade tem mais de 15 caracteres.',
    en: 'The city has more than 15 characters.',
  },
  'conserto-isolado-sem-retencao': {
    pt: 'Um conserto isolado não tem retenção de CSLL, PIS e Cofins.',
    en: 'A single repair has no withholding of the three contributions.',
  },
  'consignado-acima-da-margem': {
    pt: 'O consignado passa de 35% da remuneração disponível.',
    en: 'The payroll loan is above 35 % of the pay that is available.',
  },
  'correcao-incompleta': {
    pt: 'A lista de correções acaba antes do prazo: nos meses que faltam a correção é 0.',
    en: 'The list of corrections ends before the term: in the months left the correction is 0.',
  },
  'correcao-negativa': {
    pt: 'O índice acumulado é negativo: o valor corrigido é menor que o original.',
    en: 'The accumulated index is negative: the corrected amount is below the original one.',
  },
  'cpp-fora-do-das': {
    pt: 'No anexo IV a contribuição patronal é paga fora do DAS, sobre a folha.',
    en: 'Under annex IV the employer’s contribution is paid outside the DAS, on the payroll.',
  },
  'credito-anulado': {
    pt: 'Vendas isentas ou imunes anularam uma parte dos créditos.',
    en: 'Exempt or immune sales annulled a part of the credits.',
  },
  'descontos-acima-de-70': {
    pt: 'Os descontos facultativos passam de 70% do salário.',
    en: 'Optional deductions are above 70 % of the salary.',
  },
  'description-long': {
    pt: 'A descrição tem mais de 160 caracteres: buscadores a cortam.',
    en: 'The description has more than 160 characters: search engines cut it.',
  },
  'description-missing': {
    pt: 'Falta a descrição: buscadores escolhem um trecho da página.',
    en: 'The description is missing: search engines pick a piece of the page.',
  },
  'description-short': {
    pt: 'A descrição tem menos de 50 caracteres.',
    en: 'The description has fewer than 50 characters.',
  },
  'difal-indevido-simples': {
    pt: 'Remetente do Simples não deve DIFAL a consumidor que não é contribuinte (STF, ADI 5.464).',
    en: 'A sender in the Simples owes no DIFAL to a consumer who is no taxpayer (STF, ADI 5.464).',
  },
  'diferenca-presuncao-nao-calculada': {
    pt: 'Falta a diferença dos trimestres anteriores.',
    en: 'The difference of the earlier quarters is missing.',
  },
  'dividendos-simples': {
    pt: 'A retenção de 10 % sobre dividendos de empresa do Simples segue a leitura da Receita Federal e é discutida.',
    en: 'Withholding 10 % on dividends of a Simples company is the reading of the tax authority, and is disputed.',
  },
  'duracao-depende-de-meta-fiscal': {
    pt: 'Os 20 dias de 2029 dependem da meta fiscal de 2028.',
    en: 'The 20 days of 2029 depend on the fiscal target of 2028.',
  },
  'exp-in-milliseconds': {
    pt: 'O vencimento (exp) parece estar em milissegundos; a RFC 7519 pede segundos.',
    en: 'The expiry (exp) seems to be in milliseconds; RFC 7519 wants seconds.',
  },
  'exp-invalid': {
    pt: 'O vencimento (exp) não é um número: a RFC 7519 pede segundos desde 1970.',
    en: 'The expiry (exp) is no number: RFC 7519 wants seconds since 1970.',
  },
  'exp-missing': { pt: 'O token não vence (exp ausente).', en: 'The token never expires (exp is missing).' },
  'fast-loss': {
    pt: 'A perda da primeira semana passa de 1 % do peso.',
    en: 'The loss of the first week is above 1 % of the weight.',
  },
  'feriado-ac-por-decreto': {
    pt: 'O decreto de cada ano pode pôr os feriados do Acre em outro dia que a sexta-feira da Lei AC 2.126/2009.',
    en: 'The decree of a year may put the holidays of Acre on another day than the Friday of Lei AC 2.126/2009.',
  },
  'ferias-pagas-fora-do-prazo': {
    pt: 'As férias foram pagas depois do prazo do art. 145 da CLT.',
    en: 'The vacation was paid after the deadline of art. 145 of the CLT.',
  },
  'floor-applied': {
    pt: 'A meta de calorias foi elevada ao mínimo recomendado.',
    en: 'The target of calories was raised to the advised minimum.',
  },
  'fluxos-fora-de-ordem': {
    pt: 'Os fluxos foram postos em ordem de data.',
    en: 'The flows were put in the order of their dates.',
  },
  'hora-extra-abaixo-do-minimo': {
    pt: 'O adicional de hora extra é menor que 50%.',
    en: 'The overtime premium is below 50 %.',
  },
  'hyponatremia-risk': {
    pt: 'Beber tanta água num dia pode ser perigoso (hiponatremia).',
    en: 'Drinking so much water in a day can be dangerous (hyponatremia).',
  },
  'ibs-fora-do-das': {
    pt: 'Acima do sublimite, o IBS é pago fora do DAS.',
    en: 'Above the sublimit the IBS is paid outside the DAS.',
  },
  'icms-iss-fora-do-das': {
    pt: 'A receita passa do sublimite: ICMS e ISS são pagos fora do DAS.',
    en: 'The revenue is above the sublimit: ICMS and ISS are paid outside the DAS.',
  },
  'icms-iss-ibs-fora-do-das': {
    pt: 'Acima do sublimite, ICMS, ISS e IBS são pagos fora do DAS.',
    en: 'Above the sublimit ICMS, ISS and IBS are paid outside the DAS.',
  },
  'icms-no-das': {
    pt: 'O ICMS do remetente já está no DAS.',
    en: 'The sender’s ICMS is already in the DAS.',
  },
  'image-missing': {
    pt: 'Falta a imagem: o link é mostrado sem prévia.',
    en: 'The image is missing: the link is shown without a preview.',
  },
  'inclinacao-abaixo-da-minima': {
    pt: 'A inclinação é menor que a mínima da telha.',
    en: 'The slope is below the least one of the tile.',
  },
  'indice-negativo-mantido': {
    pt: 'O índice acumulado é negativo e o valor foi mantido.',
    en: 'The accumulated index is negative and the amount was kept.',
  },
  'informe-faturamento-intermunicipal': {
    pt: 'Informe a receita de fretes intermunicipais.',
    en: 'Send the revenue of intermunicipal freight.',
  },
  'informe-receita-acumulada': {
    pt: 'A receita de 12 meses passa de R$ 3.600.000: informe receitaAcumuladaAno, que diz se ICMS e ISS saem do DAS.',
    en: 'The revenue of 12 months is above R$ 3,600,000: send receitaAcumuladaAno, which tells whether ICMS and ISS leave the DAS.',
  },
  'inicio-de-ferias-vedado': {
    pt: 'As férias não podem começar nos dois dias antes de feriado ou domingo.',
    en: 'A vacation may not start in the two days before a holiday or a Sunday.',
  },
  'inss-de-outro-vinculo-diverge': {
    pt: 'O INSS retido em outro vínculo não é o desta ordem.',
    en: 'The INSS withheld in another job is not that of this order.',
  },
  'ipi-nao-incluido': {
    pt: 'O IPI da indústria fora do Simples não entrou na conta.',
    en: 'The IPI of industry outside the Simples is not in the result.',
  },
  'is-sem-lei': {
    pt: 'Ainda não há lei com as alíquotas do Imposto Seletivo: foi usada a informada.',
    en: 'No law has set the rates of the Imposto Seletivo yet: the one sent was used.',
  },
  'isencao-65-so-aposentadoria': {
    pt: 'A parcela isenta de 65 anos não vale para salário.',
    en: 'The exemption for people over 65 is not for pay.',
  },
  'iss-do-simples-pela-aliquota-do-das': {
    pt: 'O ISS retido de empresa do Simples segue a alíquota do seu DAS.',
    en: 'The ISS withheld of a firm in the Simples follows the rate of its DAS.',
  },
  'iss-fixo-fora-do-das': {
    pt: 'O ISS fixo é pago ao município, fora do DAS.',
    en: 'The fixed ISS is paid to the city, outside the DAS.',
  },
  'key-invalid': {
    pt: 'A chave não é válida, ou não está na forma do DICT.',
    en: 'The key is not valid, or is not in the form of the DICT.',
  },
  'kitchen-measure': {
    pt: 'As medidas de cozinha não têm norma no Brasil: o tamanho muda de xícara para xícara.',
    en: 'Kitchen measures have no standard in Brazil: sizes differ from cup to cup.',
  },
  'limite-compensacao': {
    pt: 'Os descontos passam de um mês de remuneração (CLT, art. 477, § 5º); nada foi cortado.',
    en: 'The deductions are above one month of pay (CLT, art. 477, § 5); nothing was cut.',
  },
  'liquido-negativo': {
    pt: 'O líquido ficou negativo.',
    en: 'The net pay is negative.',
  },
  'mais-de-uma-taxa': {
    pt: 'Duas taxas resolvem a equação: o resultado é a mais próxima de 0.',
    en: 'Two rates solve the equation: the result is the one nearer to 0.',
  },
  'mais-de-uma-tir': {
    pt: 'Mais de uma taxa zera o VPL: nenhuma delas, sozinha, mede o retorno.',
    en: 'More than one rate makes the NPV 0: none of them alone measures the return.',
  },
  'maternidade-paga-pelo-inss': {
    pt: 'O INSS paga o salário-maternidade.',
    en: 'The INSS pays the maternity leave.',
  },
  'medical-emergency': {
    pt: 'Uma alcoolemia assim é emergência médica: chame o SAMU (192).',
    en: 'Such a blood alcohol level is a medical emergency: call an ambulance (192 in Brazil).',
  },
  'monofasico-combustiveis': {
    pt: 'Desde 2027 só combustíveis têm tributação concentrada de CBS e IBS.',
    en: 'Since 2027 only fuels have single-stage CBS and IBS.',
  },
  'multa-acima-de-2': {
    pt: 'Em contratos de consumo a multa de mora não pode passar de 2 % (CDC, art. 52, § 1º).',
    en: 'In consumer contracts the late fine cannot exceed 2% (CDC, art. 52, § 1º).',
  },
  'name-long': {
    pt: 'O nome tem mais de 25 caracteres.',
    en: 'The name has more than 25 characters.',
  },
  'not-verified': {
    pt: 'A assinatura não foi verificada: o conteúdo pode ter sido forjado.',
    en: 'The signature was not verified: the content may have been forged.',
  },
  'noturno-abaixo-do-minimo': {
    pt: 'O adicional noturno é menor que o da lei.',
    en: 'The night premium is below the legal one.',
  },
  'opcao-por-semestre': {
    pt: 'O regime híbrido é escolhido por semestre.',
    en: 'The hybrid regime is chosen by the half-year.',
  },
  'orgao-publico-nao-calculado': {
    pt: 'Retenção de órgão público federal (IN RFB 1.234) não é calculada aqui.',
    en: 'Withholding by a federal body is not computed here.',
  },
  'pagamento-em-mes-anterior': {
    pt: 'O pagamento cai no mês anterior: informe dataPagamento.',
    en: 'The payment falls in the month before: send dataPagamento.',
  },
  'parcela-acima-de-30-da-renda': {
    pt: 'A maior parcela passa de 30 % da renda.',
    en: 'The largest installment is above 30% of the income.',
  },
  'pat-acima-de-20': {
    pt: 'O desconto da refeição passa de 20% do custo (PAT).',
    en: 'The deduction for meals is above 20 % of their cost (PAT).',
  },
  'payslips-since-2025': {
    pt: 'As folhas de pagamento começam em janeiro de 2025: os meses anteriores não têm.',
    en: 'Payslips begin in January 2025: the months before have none.',
  },
  'periodo-de-ferias-curto': {
    pt: 'Um período de férias tem ao menos 5 dias.',
    en: 'A vacation period has at least 5 days.',
  },
  'perto-do-sublimite': {
    pt: 'A receita passa de 90 % do sublimite.',
    en: 'The revenue is above 90 % of the sublimit.',
  },
  'pis-cofins-extintos': {
    pt: 'Desde 2027 só a CSLL é retida: PIS e Cofins acabaram.',
    en: 'From 2027 only the CSLL is withheld: PIS and Cofins ended.',
  },
  'poupanca-sem-aniversario': {
    pt: 'O resgate é antes do primeiro aniversário: a poupança não rende.',
    en: 'The redemption is before the first anniversary: savings yield nothing.',
  },
  'preco-repassado': {
    pt: 'A simulação supõe que os preços mudem até manter a receita sem tributos.',
    en: 'The simulation assumes that prices change until the revenue without taxes is kept.',
  },
  'prejuizo-no-periodo': {
    pt: 'O período teve prejuízo, compensado até 30 % do lucro de cada período seguinte.',
    en: 'The period made a loss, which sets off up to 30 % of the profit of each later period.',
  },
  'presuncao-16-excedida': {
    pt: 'A receita do ano passou de R$ 120.000: a presunção é de 32%.',
    en: 'The year’s revenue passed R$ 120,000: the presumption is 32 %.',
  },
  'rbt12-acima-do-limite': {
    pt: 'A receita de 12 meses passa de R$ 4.800.000: vale a última faixa enquanto a do ano estiver no limite.',
    en: 'The revenue of 12 months is above R$ 4,800,000: the last band holds while the year’s is within the limit.',
  },
  'reajuste-da-data-base': {
    pt: 'O aviso passa da data-base: as verbas seguem o salário reajustado.',
    en: 'The notice passes the data-base: the raise applies.',
  },
  'reducao-rra-em-aberto': {
    pt: 'A Receita não diz como a redução se combina com os meses dos atrasados.',
    en: 'The tax authority does not say how the reduction combines with the months of back pay.',
  },
  'redutor-nao-publicado': {
    pt: 'O redutor das compras públicas ainda não foi publicado: foi usado 0.',
    en: 'The reducer of public purchases is not published yet: 0 was used.',
  },
  'regional-unit': {
    pt: 'A medida muda de região para região: confira a que vale no lugar.',
    en: 'The measure differs by region: check the one in use at the place.',
  },
  'regra-so-desde-2027': {
    pt: 'Deficiência e internação só mudam a licença desde 2027.',
    en: 'Disability and a hospital stay only change the leave since 2027.',
  },
  'rendimento-negativo': {
    pt: 'O título é vendido por menos do que custou.',
    en: 'The title is sold for less than it cost.',
  },
  'resgate-em-dia-nao-util': {
    pt: 'O resgate é em um dia sem expediente bancário: nada foi movido.',
    en: 'The redemption is on a day on which banks are closed: nothing was moved.',
  },
  'retencao-acima-do-tributo': {
    pt: 'As retenções passam do tributo: o que sobra não foi usado.',
    en: 'More was withheld than is due: the rest was not used.',
  },
  'salario-familia-acima-do-limite': {
    pt: 'A remuneração passa do limite do salário-família.',
    en: 'The pay is above the limit of the family allowance.',
  },
  'salario-minimo-estimado': {
    pt: 'O DAS do MEI usa o salário mínimo do projeto de orçamento.',
    en: 'The DAS of the MEI uses the minimum wage of the budget bill.',
  },
  'saldo-fgts-estimado': {
    pt: 'O saldo do FGTS foi estimado pelos depósitos do contrato.',
    en: 'The FGTS balance was estimated from the deposits of the contract.',
  },
  'sem-tir': {
    pt: 'Não há taxa interna de retorno para estes fluxos.',
    en: 'These flows have no internal rate of return.',
  },
  'split-gradual': {
    pt: 'O split payment começa aos poucos desde 2027; aqui está a regra completa.',
    en: 'Split payment starts step by step from 2027; this is the full rule.',
  },
  'sublimite-excedido': {
    pt: 'A receita do ano passou do sublimite.',
    en: 'The revenue of the year is above the sublimit.',
  },
  'sublimite-retroativo': {
    pt: 'No ano de abertura, passar do sublimite em mais de 20 % tira ICMS e ISS do Simples desde a abertura.',
    en: 'In the year of opening, passing the sublimit by more than 20 % takes ICMS and ISS out of the Simples since the opening.',
  },
  'taxa-em-percentual-do-cdi': {
    pt: 'A taxa é um percentual do CDI: 110 é 110 % dele, e 1.1 é pouco mais de 1 %.',
    en: 'The rate is a percent of the CDI: 110 is 110% of it, and 1.1 is little more than 1%.',
  },
  'taxa-lida-ao-ano': {
    pt: 'A taxa prefixada foi lida ao ano.',
    en: 'The fixed rate was read per year.',
  },
  'taxa-lida-ao-mes': {
    pt: 'A taxa foi lida ao mês: taxaAnualEfetiva diz quanto isso dá ao ano. Se ela é ao ano, envie periodoTaxa=anual.',
    en: 'The rate was read per month: taxaAnualEfetiva says what that is per year. If it is per year, send periodoTaxa=anual.',
  },
  'taxa-por-periodo': {
    pt: 'A taxa foi lida por período. Se é ao ano e os períodos são meses, converta-a ou diga o período dela.',
    en: 'The rate was read per period. If it is per year and the periods are months, convert it or say its period.',
  },
  'terco-arredondado': {
    pt: 'O terço não deu dias inteiros: o dia começado contou inteiro.',
    en: 'The third was no whole number of days: a day begun counted whole.',
  },
  'teste-2026': {
    pt: 'Em 2026 CBS e IBS são um teste: aparecem na nota e não aumentam o preço.',
    en: 'In 2026 CBS and IBS are a test: the invoice shows them, and the price does not rise.',
  },
  'teste-cbs-ibs': {
    pt: 'Em 2026 as notas mostram CBS (0,9 %) e IBS (0,1 %) de teste, compensados ou dispensados.',
    en: 'In 2026 invoices show CBS (0.9 %) and IBS (0.1 %) as a test, offset or waived.',
  },
  'title-long': {
    pt: 'O título tem mais de 60 caracteres: buscadores o cortam.',
    en: 'The title has more than 60 characters: search engines cut it.',
  },
  'txid-invalid': {
    pt: 'O identificador (txid) não tem de 1 a 25 letras e dígitos.',
    en: 'The identifier (txid) does not have 1 to 25 letters and digits.',
  },
  'unknown-model': {
    pt: 'O modelo do documento não está na tabela: pode ser mais novo que ela.',
    en: 'The document model is not in the table: it may be younger than the table.',
  },
  'unsafe-integer': {
    pt: 'Uma declaração tem um inteiro além de 2⁵³ − 1, que muitos leitores arredondam.',
    en: 'A claim has an integer beyond 2⁵³ − 1, which many readers round.',
  },
  'url-missing': {
    pt: 'Falta o endereço canônico da página.',
    en: 'The canonical address of the page is missing.',
  },
  'use-rescisao': {
    pt: 'As verbas da saída estão em /calculadoras/rescisao.',
    en: 'The termination pay is in /calculadoras/rescisao.',
  },
  'variacoes-diferente-de-12': {
    pt: 'As variações não são doze: o reajuste não é de um ano.',
    en: 'The variations are not twelve: the adjustment is not of a year.',
  },
  'variacoes-diferente-dos-meses': {
    pt: 'O número de variações não é o de meses entre as datas.',
    en: 'The number of variations is not that of the months between the dates.',
  },
};
