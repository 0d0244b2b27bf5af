import { avisos } from '../../kit/fields/legal.texts.ts';
import { input, system } from './_financing.texts.ts';
import type { financiamento } from './financiamento.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const financiamentoTexts = {
  englishName: 'SAC and Price loan',
  summary: { pt: 'Parcelas de um financiamento nos dois sistemas, custo efetivo total e comparação', en: 'Installments of a loan in both systems, the total effective cost and a comparison' },
  search: { pt: 'parcela, prestação, empréstimo, carro, casa, apartamento, imóvel, financiar, consignado, CET', en: 'mortgage, loan, car loan, home loan, instalments, monthly payment, amortization' },
  people: { name: { pt: 'Financiamento', en: 'Loan' }, rank: 9 },
  about: {
    pt: 'Cada valor é arredondado ao centavo, e a última parcela quita o que resta. O CET segue a Resolução CMN 4.881/2020, por dias onde há as datas do contrato e da primeira parcela, ou em meses iguais. A quitação desconta os juros futuros pela taxa do contrato (CDC, art. 52, § 2º).',
    en: 'Each amount is rounded to the cent, and the last installment pays off what is left. The CET follows Resolution CMN 4.881/2020, by days where the dates of the contract and of the first installment are known, or in equal months. A settlement takes off the interest to come at the rate of the contract (CDC, art. 52, § 2º).',
  },
  hero: [
    { when: { 'comparacao.menorCusto': 'sac' }, text: { pt: 'SAC custa {comparacao.diferencaTotal} a menos', en: 'SAC costs {comparacao.diferencaTotal} less' } },
    { when: { 'comparacao.menorCusto': 'price' }, text: { pt: 'Price custa {comparacao.diferencaTotal} a menos', en: 'Price costs {comparacao.diferencaTotal} less' } },
    { when: { 'comparacao.menorCusto': 'igual' }, text: { pt: 'SAC e Price custam o mesmo', en: 'SAC and Price cost the same' } },
  ],
  why: [
    {
      when: { 'comparacao.menorCusto': 'sac' },
      text: {
        pt: 'Em troca, a primeira parcela é {comparacao.diferencaPrimeiraParcela} maior. Do mês {comparativo.mesCruzamento} em diante a do SAC é a menor.',
        en: 'In return, the first payment is {comparacao.diferencaPrimeiraParcela} higher. From month {comparativo.mesCruzamento} on that of SAC is the lower.',
      },
    },
    { text: { pt: 'São {valorFinanciado} em {prazoMeses} parcelas, a {taxaMensalEfetiva} ao mês.', en: '{valorFinanciado} in {prazoMeses} payments, at {taxaMensalEfetiva} a month.' } },
  ],
  facts: [
    { path: 'price.primeiraParcela', label: { pt: 'Primeira na Price', en: 'First of Price' } },
    { path: 'sac.primeiraParcela', label: { pt: 'Primeira no SAC', en: 'First of SAC' } },
    { path: 'price.totalJuros', label: { pt: 'Juros na Price', en: 'Interest of Price' } },
    { path: 'sac.totalJuros', label: { pt: 'Juros no SAC', en: 'Interest of SAC' } },
    'taxaMensalEfetiva',
  ],
  input,
  output: {
    valorFinanciado: {
      pt: ['Valor financiado', 'Valor menos entrada, mais as tarifas iniciais quando financiadas'],
      en: ['Amount financed', 'Amount less the down payment, plus the up-front fees when they are financed'],
    },
    prazoMeses: { pt: ['Número de parcelas', 'Número de parcelas, contados os meses de carência'], en: ['Number of installments', 'Number of installments, counting the months of grace'] },
    taxaImplicita: { pt: ['Taxa implícita', 'Taxa ao mês que a prestação enviada paga; só com prestacao'], en: ['Implied rate', 'Monthly rate that the payment sent pays; only with prestacao'] },
    taxaMensalEfetiva: { pt: ['Taxa efetiva mensal', 'Taxa efetiva ao mês'], en: ['Effective monthly rate', 'Effective rate per month'] },
    taxaAnualEfetiva: { pt: ['Taxa efetiva anual', 'Taxa efetiva ao ano'], en: ['Effective yearly rate', 'Effective rate per year'] },
    price: { pt: ['Tabela Price', 'O financiamento na tabela Price; ausente com sistema sac'], en: ['Price system', 'The loan in the Price system; absent with sistema sac'], fields: system },
    sac: { pt: ['Sistema SAC', 'O financiamento no SAC; ausente com sistema price'], en: ['SAC system', 'The loan in the SAC; absent with sistema price'], fields: system },
    sam: {
      pt: ['Sistema SAM', 'O financiamento no SAM, a média de Price e SAC; só quando pedido'],
      en: ['SAM system', 'The loan in the SAM, the mean of Price and SAC; only on request'],
      fields: system,
    },
    americano: {
      pt: ['Sistema americano', 'O financiamento com juros por mês e a dívida no fim; só quando pedido'],
      en: ['American system', 'The loan with monthly interest and the debt at the end; only on request'],
      fields: system,
    },
    comparacao: {
      pt: ['Comparação', 'SAC ao lado da Price; só com sistema ambos'],
      en: ['Comparison', 'SAC compared with Price; only with sistema ambos'],
      fields: {
        menorCusto: {
          pt: ['Sistema mais barato', 'Sistema com a menor soma das parcelas'],
          en: ['Cheaper system', 'System with the lower sum of installments'],
          choices: {
            sac: { pt: 'SAC', en: 'SAC' },
            price: { pt: 'Price', en: 'Price' },
            sam: { pt: 'SAM', en: 'SAM' },
            americano: { pt: 'Americano', en: 'American' },
            igual: { pt: 'Custo igual', en: 'Same cost' },
          },
        },
        diferencaTotal: { pt: ['Diferença total', 'Diferença entre as somas das parcelas, sem sinal'], en: ['Total difference', 'Absolute difference between the sums of the installments'] },
        diferencaPrimeiraParcela: { pt: ['Diferença na 1ª parcela', 'Primeira parcela do SAC menos a da Price'], en: ['First installment difference', 'First installment of SAC less that of Price'] },
      },
    },
    comparativo: {
      pt: ['Lado a lado', 'Os sistemas, um número por linha; só com mais de um'],
      en: ['Side by side', 'The systems, one figure a line; only with more than one'],
      fields: {
        mesCruzamento: {
          pt: ['Mês do cruzamento', 'Primeiro mês em que a parcela do SAC é menor que a da Price'],
          en: ['Crossing month', 'First month in which the installment of SAC is below that of Price'],
        },
        linhas: {
          pt: ['Linhas', 'Um indicador por linha'],
          en: ['Lines', 'One figure a line'],
          fields: {
            indicador: {
              pt: ['Indicador', 'O que a linha mostra'],
              en: ['Figure', 'What the line shows'],
              choices: {
                primeiraParcela: { pt: 'Primeira parcela', en: 'First installment' },
                ultimaParcela: { pt: 'Última parcela', en: 'Last installment' },
                totalJuros: { pt: 'Total de juros', en: 'Total interest' },
                totalPago: { pt: 'Total pago', en: 'Total paid' },
                cetAnual: { pt: 'CET ao ano', en: 'Yearly effective cost' },
                parcelas: { pt: 'Número de parcelas', en: 'Number of installments' },
              },
            },
            price: { pt: ['Na Price', 'Valor na Price'], en: ['In Price', 'Figure of Price'] },
            sac: { pt: ['No SAC', 'Valor no SAC'], en: ['In SAC', 'Figure of SAC'] },
            sam: { pt: ['No SAM', 'Valor no SAM'], en: ['In SAM', 'Figure of SAM'] },
            americano: { pt: ['No americano', 'Valor no sistema americano'], en: ['In the American one', 'Figure of the American system'] },
          },
        },
      },
    },
    avisos,
  },
  warnings: {
    'amortizacao-no-vencimento': { pt: 'Uma amortização extra passou para o vencimento seguinte.', en: 'An extra payment was moved to the next due date.' },
    'amortizacao-sem-efeito': { pt: 'Uma amortização extra não achou dívida: o financiamento já estava pago.', en: 'An extra payment found no debt: the loan was paid off already.' },
    'correcao-incompleta': {
      pt: 'A lista de correções acaba antes do prazo: nos meses que faltam a correção é 0.',
      en: 'The list of corrections ends before the term: in the months left the correction is 0.',
    },
    'parcela-acima-de-30-da-renda': { pt: 'A maior parcela passa de 30 % da renda.', en: 'The largest installment is above 30% of the income.' },
  },
} satisfies TextsOf<typeof financiamento>;
