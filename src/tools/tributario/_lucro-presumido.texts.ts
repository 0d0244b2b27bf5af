import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const atividade = {
  pt: [
    'Atividade',
    'Atividade, que decide os percentuais de presunção. Em servicos-ate-120-mil a receita do ano não passa de R$ 120 mil',
  ],
  en: [
    'Activity',
    'Activity, which decides the percentages of presumption: commerce, industry, cargo transport, hospital services, construction with materials, real estate, resale of fuels, passenger transport, services of a company with up to BRL 120 thousand a year, services, brokerage, letting, or construction without materials',
  ],
  choices: {
    comercio: { pt: 'Comercio', en: 'Comercio' },
    industria: { pt: 'Industria', en: 'Industria' },
    'transporte-cargas': { pt: 'Transporte cargas', en: 'Transporte cargas' },
    'servicos-hospitalares': { pt: 'Servicos hospitalares', en: 'Servicos hospitalares' },
    'construcao-com-material': { pt: 'Construcao com material', en: 'Construcao com material' },
    imobiliaria: { pt: 'Imobiliaria', en: 'Imobiliaria' },
    'revenda-combustiveis': { pt: 'Revenda combustiveis', en: 'Revenda combustiveis' },
    'transporte-passageiros': { pt: 'Transporte passageiros', en: 'Transporte passageiros' },
    'servicos-ate-120-mil': { pt: 'Servicos ate 120 mil', en: 'Servicos ate 120 mil' },
    servicos: { pt: 'Servicos', en: 'Servicos' },
    intermediacao: { pt: 'Intermediacao', en: 'Intermediacao' },
    locacao: { pt: 'Locacao', en: 'Locacao' },
    'construcao-sem-material': { pt: 'Construcao sem material', en: 'Construcao sem material' },
  },
} satisfies FieldTexts;

export const presumedInput = {
  atividade,
  receitaTrimestre: {
    pt: [
      'Receita trimestre',
      'Receita bruta do trimestre na atividade. Obrigatória com atividade, sem receitas',
    ],
    en: [
      'Gross revenue of the quarter in the activity',
      'Gross revenue of the quarter in the activity. Required with atividade, without receitas',
    ],
  },
  receitas: {
    pt: ['Receitas', 'Receitas de várias atividades, no lugar de atividade e receitaTrimestre'],
    en: [
      'Revenues of several activities',
      'Revenues of several activities, in place of atividade and receitaTrimestre',
    ],
    fields: {
      atividade,
      valor: {
        pt: ['Valor', 'Receita bruta do trimestre na atividade'],
        en: ['Gross revenue of the quarter in the activity', 'Gross revenue of the quarter in the activity'],
      },
    },
  },
  outrasReceitas: {
    pt: [
      'Outras receitas',
      'Ganhos de capital, rendimentos financeiros e outras receitas, que entram inteiros nas duas bases',
    ],
    en: ['Capital gains', 'Capital gains, financial income and other revenue, which enter both bases whole'],
  },
  trimestre: {
    pt: ['Trimestre', 'Trimestre do ano'],
    en: ['Quarter of the year', 'Quarter of the year'],
  },
  receitasAnteriores: {
    pt: [
      'Receitas anteriores',
      'Receita bruta de cada trimestre anterior do ano com atividade, o mais antigo primeiro, para o limite da LC 224/2025',
    ],
    en: [
      'ReceitasAnteriores',
      'Gross revenue of each earlier quarter of the year with activity, the oldest first, for the limit of LC 224/2025',
    ],
  },
  meses: {
    pt: [
      'Tempo de atividade no trimestre',
      'Tempo de atividade no trimestre, que multiplica a parcela livre do adicional de IRPJ',
    ],
    en: [
      'Time of activity in the quarter',
      'Time of activity in the quarter, which multiplies the part free of the additional IRPJ',
    ],
  },
  aliquotaIss: {
    pt: ['Alíquota iss', 'Alíquota do ISS sobre as receitas de serviços'],
    en: ['Rate of ISS on the revenues of services', 'Rate of ISS on the revenues of services'],
  },
  aliquotaIcms: {
    pt: [
      'Alíquota icms',
      'Alíquota do ICMS sobre as receitas de mercadorias. O imposto sai da base de PIS e Cofins (STF, Tema 69)',
    ],
    en: [
      'Rate of ICMS on the revenues of goods',
      'Rate of ICMS on the revenues of goods. The tax is not part of the base of PIS and Cofins (STF, Tema 69)',
    ],
  },
  retencoes: {
    pt: ['Tributos já retidos na fonte', 'Tributos já retidos na fonte, que abatem do total'],
    en: ['Taxes already withheld', 'Taxes already withheld, which are taken off the total'],
  },
} satisfies FieldsTexts;
