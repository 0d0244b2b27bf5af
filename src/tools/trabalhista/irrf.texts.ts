import { pensaoAlimenticia, previdenciaPrivada } from './_fields.texts.ts';
import { arredondamentoInss, dependentes, irrfStepEntries } from '../../kit/fields/legal.texts.ts';
import type { irrf } from './irrf.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const tipo = {
  pt: ['Tipo de pagamento', 'Cada pagamento é tributado à parte'],
  en: ['Type of payment', 'Each payment is taxed separately'],
  choices: {
    mensal: { pt: 'Salário do mês', en: 'Monthly salary' },
    ferias: { pt: 'Férias', en: 'Vacation' },
    'decimo-terceiro': { pt: '13º salário', en: '13th salary' },
    plr: { pt: 'Participação nos lucros (PLR)', en: 'Profit sharing (PLR)' },
  },
} satisfies FieldTexts;

const input = {
  salarioBruto: {
    pt: ['Rendimento bruto', 'Rendimento tributável bruto do pagamento; na PLR, o acumulado do ano'],
    en: ['Gross income', 'Gross taxable income of the payment; for the PLR, what was paid in the year so far'],
  },
  tipo,
  inss: {
    pt: ['INSS a deduzir', 'Contribuição ao INSS. Sem ela, a da tabela do empregado; da PLR não se deduz'],
    en: ['INSS to deduct', 'Contribution to the INSS. Without it, that of the employee’s table; none is deducted from the PLR'],
  },
  pensaoAlimenticia,
  previdenciaPrivada,
  deducao: {
    pt: ['Dedução', 'As legais somam INSS, dependentes, pensão e previdência'],
    en: ['Deduction', 'The legal ones add up INSS, dependents, alimony and private pension'],
    choices: {
      auto: { pt: 'A maior das duas', en: 'The larger of the two' },
      legal: { pt: 'Deduções legais', en: 'Legal deductions' },
      simplificada: { pt: 'Desconto simplificado', en: 'Simplified deduction' },
    },
  },
  dependentes,
  arredondamentoInss,
} satisfies FieldsTexts;

export const irrfTexts = {
  englishName: 'Withheld income tax calculator',
  summary: { pt: 'Imposto de renda retido de um salário, férias, 13º ou PLR', en: 'Income tax withheld from a salary, vacation, 13th salary or profit sharing' },
  search: { pt: 'imposto retido, imposto de renda na fonte, desconto de IR, tabela do IR', en: 'income tax withheld, withholding tax, paycheck tax' },
  about: {
    pt: 'Lei 7.713/1988, art. 7º; Lei 9.250/1995, arts. 3º-A e 4º, com a redução da Lei 15.270/2025 desde 2026. A PLR segue a Lei 10.101/2000, art. 3º.',
    en: 'Law 7.713/1988, art. 7; Law 9.250/1995, arts. 3-A and 4, with the reduction of Law 15.270/2025 since 2026. The PLR follows Law 10.101/2000, art. 3.',
  },
  why: [
    {
      when: { reducao: { above: 0 }, irrf: { above: 0 } },
      text: {
        pt: 'A tabela dá {impostoTabela}, e a redução tira {reducao}. É {aliquotaEfetiva} do rendimento.',
        en: 'The table gives {impostoTabela}, and the reduction takes {reducao}. It is {aliquotaEfetiva} of the income.',
      },
    },
    {
      when: { irrf: { above: 0 } },
      text: {
        pt: 'A base de {baseCalculo} cai na alíquota de {aliquota}. É {aliquotaEfetiva} do rendimento.',
        en: 'The base of {baseCalculo} falls in the rate of {aliquota}. It is {aliquotaEfetiva} of the income.',
      },
    },
    { when: { reducao: { above: 0 } }, text: { pt: 'A tabela daria {impostoTabela}, e a redução tira tudo.', en: 'The table would give {impostoTabela}, and the reduction takes all of it.' } },
    { text: { pt: 'A base de {baseCalculo} é isenta.', en: 'The base of {baseCalculo} is exempt.' } },
  ],
  facts: ['baseCalculo', 'aliquota', 'parcelaDeduzir', 'reducao', 'aliquotaEfetiva'],
  input,
  output: {
    tipo,
    rendimentoTributavel: { pt: ['Rendimento tributável', 'Rendimento tributável bruto'], en: ['Taxable income', 'Gross taxable income'] },
    deducoesLegais: {
      pt: ['Deduções legais', 'Cada dedução que a lei permite'],
      en: ['Legal deductions', 'Each deduction that the law allows'],
      fields: {
        inss: { pt: ['INSS', 'Contribuição ao INSS'], en: ['Social security (INSS)', 'Contribution to the INSS'] },
        dependentes: { pt: ['Dependentes', 'Dedução por dependentes'], en: ['Dependents', 'Deduction for dependents'] },
        pensaoAlimenticia: { pt: ['Pensão alimentícia', 'Pensão descontada'], en: ['Alimony or child support', 'Amount deducted'] },
        previdenciaPrivada: { pt: ['Previdência privada', 'Contribuição descontada'], en: ['Private pension', 'Contribution deducted'] },
        total: { pt: ['Total de deduções', 'Soma das deduções legais'], en: ['Total deductions', 'Sum of the legal deductions'] },
      },
    },
    descontoSimplificado: { pt: ['Desconto simplificado', 'Desconto no lugar das deduções legais'], en: ['Simplified deduction', 'Deduction in place of the legal ones'] },
    ...irrfStepEntries,
    aliquotaEfetiva: { pt: ['Alíquota efetiva', 'Imposto retido sobre o rendimento'], en: ['Effective rate', 'Tax withheld as a share of the income'] },
    valor: { pt: ['Valor do IRRF', 'Imposto retido, o mesmo que irrfRetido'], en: ['IRRF amount', 'Tax withheld, the same as irrfRetido'] },
  },
} satisfies TextsOf<typeof irrf>;
