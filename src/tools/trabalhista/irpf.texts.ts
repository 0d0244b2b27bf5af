import { dependentes, taxTableEntries } from '../../kit/fields/legal.texts.ts';
import type { irpf } from './irpf.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  rendaTributavel: { pt: ['Rendimentos tributáveis', 'Rendimentos tributáveis do ano'], en: ['Taxable income', 'Taxable income of the year'] },
  inss: { pt: ['Previdência oficial (INSS)', 'Contribuição à previdência oficial no ano'], en: ['Social security (INSS)', 'Contributions to social security in the year'] },
  despesasMedicas: { pt: ['Despesas médicas', 'Despesas médicas do ano'], en: ['Medical expenses', 'Medical expenses of the year'] },
  pensaoAlimenticia: { pt: ['Pensão alimentícia', 'Pensão alimentícia paga no ano'], en: ['Alimony or child support', 'Amount paid in the year'] },
  livroCaixa: { pt: ['Livro-caixa', 'Despesas do livro-caixa no ano'], en: ['Cash book expenses', 'Expenses of the cash book (livro-caixa) in the year'] },
  despesasEducacao: {
    pt: ['Despesas com instrução', 'Despesas com instrução no ano. Deduzem até o limite por pessoa, vezes quem declara e os dependentes'],
    en: ['Education expenses', 'Education expenses of the year. They are deducted up to the limit per person, times the taxpayer and the dependents'],
  },
  previdenciaPrivada: {
    pt: ['Previdência privada (PGBL)', 'Contribuições a PGBL no ano. Deduzem até 12 % dos rendimentos'],
    en: ['Private pension (PGBL)', 'Contributions to PGBL in the year. They are deducted up to 12 % of the income'],
  },
  modelo: {
    pt: ['Modelo da declaração', 'Como as deduções são feitas'],
    en: ['Tax return model', 'How deductions are made'],
    choices: { auto: { pt: 'O de menor imposto', en: 'The one with less tax' }, completo: { pt: 'Completo', en: 'Full' }, simplificado: { pt: 'Simplificado', en: 'Simplified' } },
  },
  impostoRetido: { pt: ['Imposto já pago', 'Imposto retido na fonte e carnê-leão do ano'], en: ['Tax already paid', 'Tax withheld at source and carnê-leão of the year'] },
  dividendos: {
    pt: ['Lucros e dividendos', 'Lucros e dividendos do ano. Só contam para a tributação mínima, desde 2026'],
    en: ['Profits and dividends', 'Profits and dividends of the year. They only count toward the minimum tax, since 2026'],
  },
  outrosRendimentos: {
    pt: ['Outros rendimentos', 'Rendimentos isentos ou de tributação exclusiva, sem os que a lei exclui (poupança, LCI, LCA, herança, indenizações). Só contam para a tributação mínima, desde 2026'],
    en: [
      'Other income',
      'Income that is exempt or taxed separately, without what the law excludes (savings account, LCI, LCA, inheritance, indemnities). It only counts toward the minimum tax, since 2026',
    ],
  },
  impostoOutros: { pt: ['Imposto dos outros rendimentos', 'Imposto exclusivo pago sobre outrosRendimentos'], en: ['Tax on other income', 'Tax paid separately on outrosRendimentos'] },
  dividendosRetido: { pt: ['Imposto retido dos dividendos', 'Imposto retido na fonte sobre os dividendos'], en: ['Tax withheld on dividends', 'Tax withheld at source on the dividends'] },
  dependentes,
} satisfies FieldsTexts;

const taxed = {
  deducoes: { pt: ['Deduções', 'Deduções do modelo'], en: ['Deductions', 'Deductions of the model'] },
  baseCalculo: { pt: ['Base de cálculo', 'Base do imposto'], en: ['Tax base', 'Base of the tax'] },
  ...taxTableEntries,
  impostoDevido: { pt: ['Imposto devido', 'Imposto devido no modelo'], en: ['Tax due', 'Tax due in the model'] },
} satisfies FieldsTexts;

export const irpfTexts = {
  englishName: 'Yearly income tax calculator',
  summary: { pt: 'Declaração anual nos modelos completo e simplificado, com o saldo', en: 'Yearly tax return in the full and the simplified model, with its balance' },
  search: { pt: 'declaração, restituição, leão, imposto de renda anual, ajuste anual, malha fina', en: 'tax return, refund, annual income tax, tax declaration' },
  about: {
    pt: 'Lei 9.250/1995, desde 2026 com a redução e a tributação mínima da Lei 15.270/2025 (arts. 11-A e 16-A). O redutor do art. 16-B fica de fora.',
    en: 'Law 9.250/1995, since 2026 with the reduction and the minimum tax of Law 15.270/2025 (arts. 11-A and 16-A). The deduction of art. 16-B, for companies already taxed near 34 %, is left out.',
  },
  hero: [
    { when: { 'saldo.tipo': 'a-restituir' }, text: { pt: 'Restituição de {saldo.valor}', en: 'Refund of {saldo.valor}' } },
    { when: { 'saldo.tipo': 'a-pagar' }, text: { pt: 'A pagar: {saldo.valor}', en: 'To pay: {saldo.valor}' } },
    { when: { 'saldo.tipo': 'zero' }, text: { pt: 'Nada a pagar nem a restituir', en: 'Nothing to pay, and no refund' } },
  ],
  why: [
    {
      text: {
        pt: 'O modelo usado é o {modelo}: o imposto é {impostoDevido}, e {impostoRetido} já foram pagos.',
        en: 'The model used is {modelo}: the tax is {impostoDevido}, and {impostoRetido} is already paid.',
      },
    },
  ],
  facts: ['impostoDevido', 'impostoRetido', 'aliquotaEfetiva', { path: 'economia', label: { pt: 'Diferença entre os modelos', en: 'Difference of the models' } }],
  input,
  output: {
    rendaTributavel: { pt: ['Rendimentos tributáveis', 'Rendimentos tributáveis do ano'], en: ['Taxable income', 'Taxable income of the year'] },
    deducoes: {
      pt: ['Deduções', 'Deduções do modelo completo, até os seus limites'],
      en: ['Deductions', 'Deductions of the full model, up to their limits'],
      fields: {
        inss: { pt: ['Previdência oficial (INSS)', 'Contribuição à previdência oficial'], en: ['Social security (INSS)', 'Contributions to social security'] },
        dependentes: { pt: ['Dependentes', 'Dedução por dependentes'], en: ['Dependents', 'Deduction for dependents'] },
        educacao: { pt: ['Despesas com instrução', 'Parte que se deduz, até o limite'], en: ['Education expenses', 'Part that is deducted, up to the limit'] },
        saude: { pt: ['Despesas médicas', 'Despesas médicas do ano'], en: ['Medical expenses', 'Medical expenses of the year'] },
        previdenciaPrivada: { pt: ['Previdência privada (PGBL)', 'Parte que se deduz, até o limite'], en: ['Private pension (PGBL)', 'Part that is deducted, up to the limit'] },
        pensaoAlimenticia: { pt: ['Pensão alimentícia', 'Pensão paga no ano'], en: ['Alimony or child support', 'Amount paid in the year'] },
        livroCaixa: { pt: ['Livro-caixa', 'Despesas do livro-caixa'], en: ['Cash book expenses', 'Expenses of the cash book (livro-caixa)'] },
        total: { pt: ['Total de deduções', 'Soma das deduções'], en: ['Total deductions', 'Sum of the deductions'] },
      },
    },
    completo: { pt: ['Modelo completo', 'O imposto no modelo completo'], en: ['Full model', 'The tax in the full model'], fields: taxed },
    simplificado: { pt: ['Modelo simplificado', 'O imposto no modelo simplificado'], en: ['Simplified model', 'The tax in the simplified model'], fields: taxed },
    modelo: {
      pt: ['Modelo aplicado', 'Modelo que dá o imposto devido'],
      en: ['Model applied', 'Model that gives the tax due'],
      choices: { completo: { pt: 'Completo', en: 'Full' }, simplificado: { pt: 'Simplificado', en: 'Simplified' } },
    },
    economia: { pt: ['Diferença entre os modelos', 'Diferença entre os impostos dos dois modelos'], en: ['Difference between models', 'Difference between the taxes of the two models'] },
    impostoDevido: { pt: ['Imposto devido', 'Imposto devido no modelo aplicado'], en: ['Tax due', 'Tax due in the model applied'] },
    aliquotaEfetiva: { pt: ['Alíquota efetiva', 'Imposto devido sobre os rendimentos tributáveis'], en: ['Effective rate', 'Tax due as a share of the taxable income'] },
    impostoMinimo: {
      pt: ['Imposto mínimo', 'Tributação mínima de altas rendas; ausente em 2025'],
      en: ['Minimum tax', 'Minimum tax on high incomes; absent in 2025'],
      fields: {
        base: { pt: ['Base de cálculo', 'Soma de todos os rendimentos'], en: ['Calculation base', 'Sum of all income'] },
        aliquota: { pt: ['Alíquota mínima', 'Alíquota sobre a base'], en: ['Minimum rate', 'Rate on the base'] },
        valor: { pt: ['Imposto mínimo', 'Valor do imposto mínimo'], en: ['Minimum tax', 'Amount of the minimum tax'] },
        adicional: {
          pt: ['Imposto adicional', 'O que falta ao imposto devido e ao exclusivo para chegar ao mínimo'],
          en: ['Additional tax', 'What the tax due and the tax paid separately lack to reach the minimum'],
        },
      },
    },
    impostoRetido: { pt: ['Imposto já pago', 'Imposto já pago no ano'], en: ['Tax already paid', 'Tax already paid in the year'] },
    saldo: {
      pt: ['Saldo do imposto', 'Imposto devido e adicional, menos o que já foi pago'],
      en: ['Tax balance', 'Tax due and additional tax, less what was already paid'],
      fields: {
        tipo: {
          pt: ['Pagar ou restituir', 'Imposto que falta pagar ou que volta'],
          en: ['Payment or refund', 'Tax still owed or paid in excess'],
          choices: { 'a-restituir': { pt: 'A restituir', en: 'To be refunded' }, zero: { pt: 'Zero', en: 'Zero' }, 'a-pagar': { pt: 'A pagar', en: 'To pay' } },
        },
        valor: { pt: ['Valor', 'Valor do saldo, sem sinal'], en: ['Amount', 'Amount of the balance, without a sign'] },
      },
    },
  },
} satisfies TextsOf<typeof irpf>;
