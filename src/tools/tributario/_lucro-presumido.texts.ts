import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const atividade = {
  pt: ['Atividade', 'Atividade, que decide os percentuais de presunção'],
  en: ['Activity', 'Activity, which decides the presumption percentages'],
  choices: {
    comercio: { pt: 'Comércio', en: 'Commerce' },
    industria: { pt: 'Indústria', en: 'Manufacturing' },
    'transporte-cargas': { pt: 'Transporte de cargas', en: 'Cargo transport' },
    'servicos-hospitalares': { pt: 'Serviços hospitalares', en: 'Hospital services' },
    'construcao-com-material': { pt: 'Construção com material', en: 'Construction with materials' },
    imobiliaria: { pt: 'Atividade imobiliária', en: 'Real estate' },
    'revenda-combustiveis': { pt: 'Revenda de combustíveis', en: 'Fuel resale' },
    'transporte-passageiros': { pt: 'Transporte de passageiros', en: 'Passenger transport' },
    'servicos-ate-120-mil': { pt: 'Serviços, até R$ 120 mil por ano', en: 'Services, up to BRL 120,000 a year' },
    servicos: { pt: 'Serviços em geral', en: 'Services in general' },
    intermediacao: { pt: 'Intermediação de negócios', en: 'Brokerage' },
    locacao: { pt: 'Locação', en: 'Renting and leasing' },
    'construcao-sem-material': { pt: 'Construção sem material', en: 'Construction without materials' },
  },
} satisfies FieldTexts;

/** Taxes that are withheld in part, or whose part was not used. */
export const withheldTaxes = {
  irpj: { pt: ['IRPJ', 'IRPJ, que abate também do adicional e da diferença'], en: ['IRPJ', 'IRPJ, which is subtracted from the surtax and the difference too'] },
  csll: { pt: ['CSLL', 'CSLL'], en: ['CSLL', 'CSLL'] },
  pis: { pt: ['PIS', 'PIS'], en: ['PIS', 'PIS'] },
  cofins: { pt: ['Cofins', 'Cofins'], en: ['Cofins', 'Cofins'] },
} satisfies FieldsTexts;

export const presumedInput = {
  atividade,
  receitaTrimestre: {
    pt: ['Receita do trimestre', 'Receita bruta do trimestre na atividade. Obrigatória com atividade, sem receitas'],
    en: ['Quarterly revenue', 'Gross revenue of the quarter from the activity. Required with atividade, without receitas'],
  },
  receitas: {
    pt: ['Receitas por atividade', 'Receitas de várias atividades, no lugar de atividade e receitaTrimestre'],
    en: ['Revenue by activity', 'Revenue from several activities, in place of atividade and receitaTrimestre'],
    from: [{ list: 'receitas', show: ['baseIrpj', 'baseCsll'], totals: ['baseIrpj', 'baseCsll'] }],
    fields: { atividade, valor: { pt: ['Receita bruta', 'Receita bruta do trimestre na atividade'], en: ['Gross revenue', 'Gross revenue of the quarter from the activity'] } },
  },
  outrasReceitas: {
    pt: ['Outras receitas', 'Ganhos de capital, rendimentos financeiros e outras receitas, que entram inteiros nas duas bases'],
    en: ['Other revenue', 'Capital gains, financial income and other revenue, which enter both bases in full'],
  },
  trimestre: { pt: ['Trimestre', 'Trimestre do ano'], en: ['Quarter', 'Quarter of the year'] },
  receitasAnteriores: {
    pt: ['Trimestres anteriores', 'Receita bruta de cada trimestre anterior do ano com atividade, o mais antigo primeiro, para o limite da LC 224/2025'],
    en: ['Earlier quarters', 'Gross revenue of each earlier quarter of the year with activity, oldest first, for the limit of LC 224/2025'],
  },
  meses: {
    pt: ['Meses de atividade', 'Tempo de atividade no trimestre, que multiplica a parcela livre do adicional de IRPJ'],
    en: ['Months of activity', 'Time of activity in the quarter, which multiplies the part free of the additional IRPJ'],
  },
  aliquotaIss: { pt: ['Alíquota do ISS', 'Alíquota do ISS sobre as receitas de serviços'], en: ['ISS rate', 'ISS rate on revenue from services'] },
  aliquotaIcms: {
    pt: ['Alíquota do ICMS', 'Alíquota do ICMS sobre as receitas de mercadorias. O imposto sai da base de PIS e Cofins (STF, Tema 69)'],
    en: ['ICMS rate', 'ICMS rate on revenue from goods. The tax is left out of the base of PIS and Cofins (STF, Tema 69)'],
  },
  retencoes: {
    pt: ['Tributos retidos', 'Tributos já retidos na fonte: um valor, que abate do total, ou um objeto em que cada tributo abate só de si'],
    en: ['Taxes withheld', 'Taxes already withheld: an amount, which is subtracted from the total, or an object where each tax is subtracted from itself alone'],
    fields: withheldTaxes,
  },
} satisfies FieldsTexts;
