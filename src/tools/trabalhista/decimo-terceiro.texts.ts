import { pensao } from './_alimony.texts.ts';
import { averageEntries, averageFields } from './_averages.texts.ts';
import { mediaVariaveis, pensaoAlimenticia } from './_fields.texts.ts';
import { arredondamentoInss, baseAndValue, dependentes, fullIrrf } from '../../kit/fields/legal.texts.ts';
import type { decimoTerceiro } from './decimo-terceiro.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const decimoTerceiroTexts = {
  englishName: '13th salary calculator',
  summary: { pt: 'Décimo terceiro em duas parcelas, com descontos e prazos', en: '13th salary in two installments, with deductions and due dates' },
  search: { pt: '13º, gratificação natalina, natal, segunda parcela, primeira parcela, décimo', en: '13th salary, Christmas bonus, year-end bonus' },
  people: { rank: 4 },
  about: {
    pt: 'Lei 4.090/1962; Lei 4.749/1965. INSS e IRRF incidem sobre o total, e o IRRF é exclusivo na fonte. Um prazo no fim de semana recua para a sexta-feira.',
    en: 'Law 4.090/1962; Law 4.749/1965. INSS and IRRF are due on the total, and the IRRF is final, apart from the yearly return. A due date on a weekend moves back to Friday.',
  },
  why: [
    {
      when: { 'segundaParcela.irrf.valor': { above: 0 } },
      text: {
        pt: 'De {valorBruto} brutos saem {segundaParcela.inss.valor} de INSS e {segundaParcela.irrf.valor} de IRRF, na segunda parcela.',
        en: 'Out of {valorBruto} gross go {segundaParcela.inss.valor} to INSS and {segundaParcela.irrf.valor} to IRRF, in the second part.',
      },
    },
    {
      text: {
        pt: 'De {valorBruto} brutos saem {segundaParcela.inss.valor} de INSS, na segunda parcela. Não há IRRF.',
        en: 'Out of {valorBruto} gross goes {segundaParcela.inss.valor} to INSS, in the second part. There is no IRRF.',
      },
    },
  ],
  facts: [
    { path: 'primeiraParcela.valor', label: { pt: 'Primeira parcela', en: 'First part' } },
    { path: 'primeiraParcela.prazo', label: { pt: 'Primeira, até', en: 'First, by' } },
    { path: 'segundaParcela.liquido', label: { pt: 'Segunda parcela', en: 'Second part' } },
    { path: 'segundaParcela.prazo', label: { pt: 'Segunda, até', en: 'Second, by' } },
    { path: 'fgts.valor', label: { pt: 'FGTS, pago à parte', en: 'FGTS, paid apart' } },
  ],
  input: {
    salarioBruto: { pt: ['Salário de dezembro', 'Salário bruto de dezembro'], en: ['December salary', 'Gross salary of December'] },
    mediaVariaveis,
    ...averageEntries,
    pensaoAlimenticia,
    pensao,
    mesesTrabalhados: { pt: ['Meses trabalhados', 'Tempo de trabalho no ano. Não vai com dataAdmissao'], en: ['Months worked', 'Time worked in the year. Not sent with dataAdmissao'], also: 'meses' },
    dataAdmissao: {
      pt: ['Admissão', 'Primeiro dia do contrato: conta os doze avos até 31 de dezembro, um por mês com 15 dias ou mais'],
      en: ['Hire date', 'First day of the contract: counts the twelfths up to December 31, one for each month with 15 days or more'],
    },
    mesesPerdidos: { pt: ['Meses perdidos', 'Meses com mais de 15 faltas, que não contam doze avos'], en: ['Months lost', 'Months with more than 15 absences, which count no twelfth'] },
    salarioMesAnterior: {
      pt: ['Salário do mês anterior', 'Salário do mês antes da primeira parcela, que é metade dele (Lei 4.749/1965, art. 2º). Sem ele, metade do 13º'],
      en: ['Previous month’s salary', 'Salary of the month before the first installment, which is half of it (Law 4.749/1965, art. 2). Without it, half of the 13th salary'],
    },
    dependentes,
    arredondamentoInss,
  },
  output: {
    avos: { pt: ['Doze avos', 'Doze avos devidos'], en: ['Twelfths', 'Twelfths due'] },
    valorBruto: { pt: ['13º bruto', '13º salário antes dos descontos'], en: ['Gross 13th salary', '13th salary before deductions'] },
    primeiraParcela: {
      pt: ['Primeira parcela', 'Adiantamento, sem descontos'],
      en: ['First installment', 'Advance, without deductions'],
      fields: {
        valor: { pt: ['Valor', 'Valor da parcela'], en: ['Amount', 'Amount of the installment'] },
        prazo: { pt: ['Prazo do pagamento', 'Último dia para pagar'], en: ['Payment deadline', 'Last day to pay'] },
      },
    },
    segundaParcela: {
      pt: ['Segunda parcela', 'O resto do bruto, com todos os descontos'],
      en: ['Second installment', 'The rest of the gross, with all deductions'],
      fields: {
        bruto: { pt: ['Bruto restante', 'O que resta do 13º bruto'], en: ['Remaining gross', 'The rest of the gross 13th salary'] },
        inss: { pt: ['INSS', 'INSS sobre o total'], en: ['Social security (INSS)', 'INSS on the total'], fields: baseAndValue },
        irrf: { pt: ['IRRF', 'IRRF sobre o total'], en: ['Income tax (IRRF)', 'IRRF on the total'], fields: baseAndValue },
        pensaoAlimenticia: { pt: ['Pensão alimentícia', 'Pensão descontada'], en: ['Alimony or child support', 'Amount deducted'] },
        liquido: { pt: ['Líquido da parcela', 'Bruto restante menos os descontos'], en: ['Net installment', 'Remaining gross less the deductions'] },
        prazo: { pt: ['Prazo do pagamento', 'Último dia para pagar'], en: ['Payment deadline', 'Last day to pay'] },
      },
    },
    totalDescontos: { pt: ['Total de descontos', 'Soma dos descontos'], en: ['Total deductions', 'Sum of the deductions'] },
    totalLiquido: { pt: ['13º líquido', 'Soma das duas parcelas, líquidas'], en: ['Net 13th salary', 'Both installments, net'] },
    irrf: fullIrrf,
    fgts: {
      pt: ['FGTS', 'Depósitos do FGTS, pagos pelo empregador'],
      en: ['Severance fund (FGTS)', 'FGTS deposits, paid by the employer'],
      fields: {
        base: { pt: ['Base de cálculo', 'Base dos depósitos'], en: ['Calculation base', 'Base of the deposits'] },
        valor: { pt: ['Total dos depósitos', 'Soma dos depósitos'], en: ['Total deposits', 'Sum of the deposits'] },
        primeira: { pt: ['Depósito da primeira parcela', 'Depósito sobre a primeira parcela'], en: ['First-installment deposit', 'Deposit due with the first installment'] },
        segunda: { pt: ['Depósito da segunda parcela', 'Depósito sobre a segunda parcela'], en: ['Second-installment deposit', 'Deposit due with the second installment'] },
      },
    },
    aliquotaEfetiva: { pt: ['Alíquota efetiva', 'INSS e IRRF sobre o bruto'], en: ['Effective rate', 'INSS and IRRF as a share of the gross'] },
    mediaVariaveis: {
      pt: ['Média das verbas', 'Média dos meses do ano até novembro. Só com variaveis'],
      en: ['Average of variable pay', 'Average of the months of the year up to November. Only with variaveis'],
      fields: averageFields,
    },
  },
} satisfies TextsOf<typeof decimoTerceiro>;
