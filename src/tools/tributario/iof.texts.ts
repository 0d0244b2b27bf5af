import { iofInput } from './_iof.texts.ts';
import type { iof } from './iof.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const iofTexts = {
  englishName: 'IOF calculator',
  summary: { pt: 'IOF de crédito, câmbio, seguro, títulos e FIDC', en: 'IOF on credit, exchange, insurance, securities and FIDC' },
  search: { pt: 'câmbio, empréstimo, cartão no exterior, compra internacional, seguro', en: 'tax on loans, currency exchange tax, foreign purchase' },
  about: {
    pt: 'Decreto 6.306/2007, na redação do Decreto 12.499/2025, como vale desde a decisão do STF de 16 de julho de 2025, sem a cobrança sobre o risco sacado. O ano de 2025 é calculado por essas regras, e não pelas das semanas de suspensão.',
    en: 'Decree 6.306/2007, as amended by Decree 12.499/2025, in force by the STF decision of July 16, 2025, without the charge on supplier finance (risco sacado). The year 2025 is calculated by these rules, and not by those of the weeks of suspension.',
  },
  input: iofInput,
  output: [
    {
      operacao: {
        pt: ['Operação', 'Operação de crédito'],
        en: ['Transaction', 'Loan'],
        choices: {
          'credito-pf': { pt: 'Crédito a pessoa física', en: 'Loan to an individual' },
          'credito-pj': { pt: 'Crédito a pessoa jurídica', en: 'Loan to a company' },
          'credito-simples': { pt: 'Crédito a empresa do Simples ou MEI', en: 'Loan to a Simples company or MEI' },
        },
      },
      valor: { pt: ['Valor do crédito', 'Quanto é emprestado'], en: ['Loan amount', 'Amount of the loan'] },
      aliquotaDiaria: { pt: ['Alíquota diária', 'Alíquota por dia'], en: ['Daily rate', 'Rate per day'] },
      aliquotaAdicional: { pt: ['Alíquota adicional', 'Alíquota adicional, cobrada uma vez'], en: ['Additional rate', 'Additional rate, charged once'] },
      diasConsiderados: {
        pt: ['Dias que contam', 'Prazo da última parcela que paga a alíquota diária, até o limite de 365'],
        en: ['Days that count', 'Term of the last installment that pays the daily rate, up to the limit of 365'],
      },
      iofDiario: { pt: ['IOF diário', 'Imposto pela alíquota diária'], en: ['Daily IOF', 'Tax at the daily rate'] },
      iofAdicional: { pt: ['IOF adicional', 'Imposto pela alíquota adicional'], en: ['Additional IOF', 'Tax at the additional rate'] },
      iof: { pt: ['Total do IOF', 'Soma dos dois impostos'], en: ['Total IOF', 'Sum of both taxes'] },
      aliquotaEfetiva: { pt: ['Alíquota efetiva', 'Imposto sobre o valor do crédito'], en: ['Effective rate', 'Tax over the loan amount'] },
      valorTotal: { pt: ['Total com IOF', 'Valor do crédito mais o imposto'], en: ['Total with IOF', 'Loan amount plus the tax'] },
    },
    {
      operacao: {
        pt: ['Operação', 'Operação sobre a qual o imposto incide'],
        en: ['Transaction', 'Transaction on which the tax falls'],
        choices: {
          cambio: { pt: 'Câmbio', en: 'Currency exchange' },
          seguro: { pt: 'Seguro', en: 'Insurance' },
          fidc: { pt: 'Aquisição primária de cotas de FIDC', en: 'Purchase of FIDC units from the issuer' },
        },
      },
      tipo: { pt: ['Câmbio ou seguro', 'Ausente em fidc'], en: ['Exchange or insurance type', 'Absent in fidc'], choices: iofInput.tipo.choices },
      valor: { pt: ['Valor da operação', 'Quanto é trocado ou segurado'], en: ['Transaction amount', 'Amount of the transaction'] },
      baseCalculo: { pt: ['Base de cálculo', 'No VGBL, só o que passa do limite do ano; nos demais, o valor'], en: ['Tax base', 'In VGBL, only what exceeds the yearly limit; in others, the amount'] },
      aliquota: { pt: ['Alíquota', 'Alíquota da operação'], en: ['Rate', 'Rate of the transaction'] },
      iof: { pt: ['IOF', 'Imposto devido'], en: ['IOF', 'Tax due'] },
      aliquotaEfetiva: { pt: ['Alíquota efetiva', 'Imposto sobre o valor da operação'], en: ['Effective rate', 'Tax over the transaction amount'] },
      valorTotal: { pt: ['Total com IOF', 'Valor da operação mais o imposto'], en: ['Total with IOF', 'Transaction amount plus the tax'] },
    },
    {
      operacao: { pt: ['Operação', 'Resgate de títulos'], en: ['Transaction', 'Redemption of securities'], choices: { titulos: { pt: 'Resgate de títulos', en: 'Redemption of securities' } } },
      dias: { pt: ['Prazo da aplicação', 'Prazo da aplicação ao resgate'], en: ['Investment term', 'Time from the investment to the redemption'] },
      rendimento: { pt: ['Rendimento bruto', 'Rendimento antes do imposto'], en: ['Gross yield', 'Yield before the tax'] },
      aliquota: { pt: ['Alíquota', 'Parte do rendimento que é imposto, menor a cada dia e 0 desde o 30º'], en: ['Rate', 'Share of the yield that is tax, lower each day and 0 from day 30 on'] },
      iof: { pt: ['IOF', 'Imposto devido'], en: ['IOF', 'Tax due'] },
      rendimentoLiquido: { pt: ['Rendimento líquido', 'Rendimento menos o IOF, antes do imposto de renda'], en: ['Net yield', 'Yield less the IOF, before income tax'] },
    },
  ],
} satisfies TextsOf<typeof iof>;
