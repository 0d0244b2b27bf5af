import type { Text } from './texts.ts';

/** The meaning of each code of `avisos` and `warnings` that several tools answer. One that a single tool answers stands in its texts. */
export const sharedWarnings: Readonly<Record<string, Text>> = {
  'abaixo-do-salario-minimo': { pt: 'O pagamento fica abaixo do salário mínimo.', en: 'The pay is below the minimum wage.' },
  'acrescimo-lc-224': {
    pt: 'A receita passa do limite a partir do qual a LC 224/2025 aumenta os percentuais de presunção.',
    en: 'The revenue is above the limit from which LC 224/2025 raises the presumed percentages.',
  },
  'adicionais-nao-se-acumulam': { pt: 'Insalubridade e periculosidade não se acumulam: vale o maior.', en: 'Only the larger premium is due: unhealthy and dangerous work do not add up.' },
  'aliquota-estimada': {
    pt: 'A alíquota de referência ainda não foi fixada pelo Senado: foi usada a estimativa do Comitê Gestor do IBS.',
    en: 'The Senate has not fixed the reference rate yet: the estimate of the IBS committee was used.',
  },
  'cbs-ibs-por-fora': {
    pt: 'Desde 2027 não há PIS nem Cofins; CBS e IBS vão por fora do preço e não entram neste total.',
    en: 'Since 2027 there is no PIS or Cofins; CBS and IBS come on top of the price and are not in this total.',
  },
  'consignado-acima-da-margem': { pt: 'O consignado passa de 35% da remuneração disponível.', en: 'The payroll loan is above 35 % of the pay that is available.' },
  'descontos-acima-de-70': { pt: 'Os descontos facultativos passam de 70% do salário.', en: 'Optional deductions are above 70 % of the salary.' },
  'feriado-ac-por-decreto': {
    pt: 'O decreto de cada ano pode pôr os feriados do Acre em outro dia que a sexta-feira da Lei AC 2.126/2009.',
    en: 'The decree of a year may put the holidays of Acre on another day than the Friday of Lei AC 2.126/2009.',
  },
  'ferias-pagas-fora-do-prazo': { pt: 'As férias foram pagas depois do prazo do art. 145 da CLT.', en: 'The vacation was paid after the deadline of art. 145 of the CLT.' },
  'hora-extra-abaixo-do-minimo': { pt: 'O adicional de hora extra é menor que 50%.', en: 'The overtime premium is below 50 %.' },
  'inicio-de-ferias-vedado': { pt: 'As férias não podem começar nos dois dias antes de feriado ou domingo.', en: 'A vacation may not start in the two days before a holiday or a Sunday.' },
  'inss-de-outro-vinculo-diverge': { pt: 'O INSS retido em outro vínculo não é o desta ordem.', en: 'The INSS withheld in another job is not that of this order.' },
  'isencao-65-so-aposentadoria': { pt: 'A parcela isenta de 65 anos não vale para salário.', en: 'The exemption for people over 65 is not for pay.' },
  'liquido-negativo': { pt: 'O líquido ficou negativo.', en: 'The net pay is negative.' },
  'maternidade-paga-pelo-inss': { pt: 'O INSS paga o salário-maternidade.', en: 'The INSS pays the maternity leave.' },
  'noturno-abaixo-do-minimo': { pt: 'O adicional noturno é menor que o da lei.', en: 'The night premium is below the legal one.' },
  'pat-acima-de-20': { pt: 'O desconto da refeição passa de 20% do custo (PAT).', en: 'The deduction for meals is above 20 % of their cost (PAT).' },
  'reducao-rra-em-aberto': {
    pt: 'A Receita não diz como a redução se combina com os meses dos atrasados.',
    en: 'The tax authority does not say how the reduction combines with the months of back pay.',
  },
  'salario-familia-acima-do-limite': { pt: 'A remuneração passa do limite do salário-família.', en: 'The pay is above the limit of the family allowance.' },
  'taxa-lida-ao-mes': {
    pt: 'A taxa foi lida ao mês: taxaAnualEfetiva diz quanto isso dá ao ano. Se ela é ao ano, envie periodoTaxa=anual.',
    en: 'The rate was read per month: taxaAnualEfetiva says what that is per year. If it is per year, send periodoTaxa=anual.',
  },
  'taxa-por-periodo': {
    pt: 'A taxa foi lida por período. Se é ao ano e os períodos são meses, converta-a ou diga o período dela.',
    en: 'The rate was read per period. If it is per year and the periods are months, convert it or say its period.',
  },
  'teste-cbs-ibs': {
    pt: 'Em 2026 as notas mostram CBS (0,9 %) e IBS (0,1 %) de teste, compensados ou dispensados.',
    en: 'In 2026 invoices show CBS (0.9 %) and IBS (0.1 %) as a test, offset or waived.',
  },
  'use-rescisao': { pt: 'As verbas da saída estão em /calculadoras/rescisao.', en: 'The termination pay is in /calculadoras/rescisao.' },
};
