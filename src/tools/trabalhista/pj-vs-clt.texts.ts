import { arredondamentoInss, avisos, baseAndValue, dependentes } from '../../kit/fields/legal.texts.ts';
import type { pjVsClt } from './pj-vs-clt.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const regimePj = {
  pt: ['Tributação da empresa', 'Pelo fator R, o anexo III com folha de 28 % da receita ou mais, senão o V'],
  en: ['Company taxation', 'By factor R, annex III with a payroll of 28 % of the revenue or more, else V'],
  choices: {
    'fator-r': { pt: 'Simples Nacional, pelo fator R', en: 'Simples Nacional, by factor R' },
    III: { pt: 'Simples Nacional, anexo III', en: 'Simples Nacional, annex III' },
    IV: { pt: 'Simples Nacional, anexo IV', en: 'Simples Nacional, annex IV' },
    V: { pt: 'Simples Nacional, anexo V', en: 'Simples Nacional, annex V' },
    'lucro-presumido': { pt: 'Lucro presumido', en: 'Presumed profit' },
    mei: { pt: 'MEI', en: 'MEI' },
  },
} satisfies FieldTexts;

/** The rows of a month, those of both ways at the same height. */
const ofMonth = (gross: string, taxes: string, costs: string) => [gross, 'inss.valor', 'irrf.valor', taxes, costs, 'liquidoMensal'];

export const pjVsCltTexts = {
  englishName: 'Employee or contractor (CLT or PJ)',
  summary: { pt: 'Compara um ano de emprego CLT com um ano de empresa prestadora de serviços', en: 'Compares a year as an employee (CLT) with a year of your own service company (PJ)' },
  search: { pt: 'PJ ou CLT, pessoa jurídica, carteira assinada, virar PJ, proposta de emprego', en: 'contractor or employee, freelance vs employee, job offer' },
  people: { name: { pt: 'PJ ou CLT', en: 'Employee or contractor' } },
  about: {
    pt: 'O ano da CLT soma salários, 13º, férias, FGTS e benefícios; o da empresa, o que sobra ao dono depois de tributos, INSS, IRRF e custos. O que depende da dispensa, como a multa do FGTS e o seguro-desemprego, fica de fora.',
    en: 'The CLT year adds up salaries, 13th salary, vacation, FGTS and benefits; the company’s year is what is left to its owner after taxes, INSS, IRRF and costs. What depends on a dismissal, such as the FGTS fine and unemployment insurance, is left out.',
  },
  hero: [
    { when: { 'comparativo.maisVantajoso': 'pj' }, text: { pt: 'PJ rende {comparativo.diferencaMensal} a mais por mês', en: 'A contractor earns {comparativo.diferencaMensal} more a month' } },
    { when: { 'comparativo.maisVantajoso': 'clt' }, text: { pt: 'CLT rende {comparativo.diferencaMensal} a mais por mês', en: 'An employee earns {comparativo.diferencaMensal} more a month' } },
    { when: { 'comparativo.maisVantajoso': 'igual' }, text: { pt: 'CLT e PJ rendem o mesmo', en: 'Both earn the same' } },
  ],
  why: [
    {
      text: {
        pt: 'São {comparativo.percentual} a mais, com 13º, férias e FGTS na conta. Os dois empatam com faturamento de {comparativo.faturamentoEquivalente}.',
        en: '{comparativo.percentual} more, with 13th salary, vacation and FGTS counted. Both are even at billings of {comparativo.faturamentoEquivalente}.',
      },
    },
    { text: { pt: 'A conta inclui 13º, férias e FGTS.', en: 'The sum includes 13th salary, vacation and FGTS.' } },
  ],
  facts: [
    { path: 'clt.mediaMensal', label: { pt: 'CLT, por mês', en: 'Employee, a month' } },
    { path: 'pj.liquidoMensal', label: { pt: 'PJ, por mês', en: 'Contractor, a month' } },
    { path: 'comparativo.diferencaAnual', label: { pt: 'Diferença no ano', en: 'Difference in a year' } },
  ],
  input: {
    salarioClt: {
      pt: ['Salário no emprego (CLT)', 'Salário bruto mensal do emprego'],
      en: ['Salary as an employee (CLT)', 'Gross monthly salary of the job'],
      also: 'salario salary salarioBruto grossSalary',
    },
    faturamentoPj: { pt: ['Faturamento da empresa (PJ)', 'Receita bruta mensal da empresa'], en: ['Company revenue (PJ)', 'Gross monthly revenue of the company'], also: 'valorPj' },
    beneficiosClt: { pt: ['Benefícios no emprego', 'Benefícios mensais do emprego, sem tributos'], en: ['Job benefits', 'Monthly benefits of the job, free of tax'] },
    valeTransporte: {
      pt: ['Vale-transporte', 'Custo das passagens do mês no emprego, de que se descontam até 6 % do salário'],
      en: ['Transport voucher', 'Cost of the month’s fares in the job, toward which up to 6 % of the salary is deducted'],
    },
    regimePj,
    proLabore: {
      pt: ['Pró-labore', 'Pró-labore mensal. Sem ele, o salário mínimo ou, com fator-r, o que leva ao anexo III; no MEI não há'],
      en: ['Owner’s pay (pró-labore)', 'Monthly pay of the owner. Without it, the minimum wage or, with fator-r, what leads to annex III; a MEI has none'],
    },
    contador: { pt: ['Contador', 'Honorários por mês. Sem ele, R$ 300, e nada no MEI'], en: ['Accountant', 'Fee per month. Without it, BRL 300, and nothing for a MEI'] },
    outrosCustos: { pt: ['Outros custos', 'Outros custos mensais da empresa'], en: ['Other costs', 'Other monthly costs of the company'] },
    aliquotaIss: { pt: ['Alíquota do ISS', 'Imposto sobre serviços. Só no lucro presumido'], en: ['ISS rate', 'Tax on services. Only in presumed profit'] },
    dependentes,
    arredondamentoInss,
  },
  output: {
    clt: {
      pt: ['Emprego (CLT)', 'Contas do emprego'],
      en: ['Employment (CLT)', 'Figures of the job'],
      columns: [...ofMonth('salarioBruto', '', ''), 'salariosAno', 'decimoTerceiroLiquido', 'tercoFeriasLiquido', 'fgtsAno', 'beneficiosAno', 'totalAnual'],
      fields: {
        salarioBruto: { pt: ['Salário bruto', 'Salário bruto mensal'], en: ['Gross salary', 'Gross monthly salary'] },
        inss: { pt: ['INSS', 'INSS do mês'], en: ['Social security (INSS)', 'INSS of the month'], fields: baseAndValue },
        irrf: { pt: ['IRRF', 'IRRF do mês'], en: ['Income tax (IRRF)', 'IRRF of the month'], fields: baseAndValue },
        liquidoMensal: { pt: ['Salário líquido', 'Salário líquido do mês'], en: ['Net salary', 'Net salary of the month'] },
        salariosAno: { pt: ['Salários do ano', 'Doze salários líquidos'], en: ['Salaries of the year', 'Twelve net salaries'] },
        decimoTerceiroLiquido: { pt: ['13º líquido', '13º salário, menos os descontos'], en: ['Net 13th salary', '13th salary less the deductions'] },
        tercoFeriasLiquido: { pt: ['Terço de férias líquido', 'O que o mês de férias tem a mais, líquido'], en: ['Net vacation third', 'What the month of vacation adds, net'] },
        fgtsAno: { pt: ['FGTS do ano', 'Depósitos do FGTS no ano, com os do 13º e do terço'], en: ['FGTS of the year', 'FGTS deposits of the year, with those on the 13th salary and the third'] },
        beneficiosAno: { pt: ['Benefícios do ano', 'Doze meses de benefícios'], en: ['Benefits of the year', 'Twelve months of benefits'] },
        totalAnual: { pt: ['Total do ano', 'Soma do ano'], en: ['Yearly total', 'Sum of the year'] },
        mediaMensal: { pt: ['Média por mês', 'Total do ano dividido por 12'], en: ['Monthly average', 'Yearly total divided by 12'] },
      },
    },
    pj: {
      pt: ['Empresa (PJ)', 'Contas da empresa'],
      en: ['Company (PJ)', 'Figures of the company'],
      columns: [...ofMonth('faturamento', 'tributos', 'contador'), '', '', '', '', '', 'liquidoAnual'],
      fields: {
        faturamento: { pt: ['Faturamento mensal', 'Receita bruta mensal'], en: ['Monthly revenue', 'Gross monthly revenue'] },
        regime: regimePj,
        anexo: { pt: ['Anexo do Simples', 'Anexo aplicado; null fora dos anexos do Simples Nacional'], en: ['Simples annex', 'Annex applied; null outside the annexes of the Simples Nacional'] },
        tributos: { pt: ['Tributos do mês', 'Tributos da empresa no mês'], en: ['Taxes of the month', 'Taxes of the company in the month'] },
        cpp: { pt: ['Contribuição patronal (CPP)', 'Contribuição do mês, fora do DAS'], en: ['Employer contribution (CPP)', 'Contribution of the month, outside the DAS'] },
        proLabore: { pt: ['Pró-labore', 'Pró-labore do mês'], en: ['Owner’s pay (pró-labore)', 'Pay of the owner in the month'] },
        inss: { pt: ['INSS do pró-labore', 'INSS sobre o pró-labore'], en: ['INSS on owner’s pay', 'INSS on the pró-labore'], fields: baseAndValue },
        irrf: { pt: ['IRRF do pró-labore', 'IRRF sobre o pró-labore'], en: ['IRRF on owner’s pay', 'IRRF on the pró-labore'], fields: baseAndValue },
        dividendos: {
          pt: ['Dividendos do mês', 'O que sobra da receita no mês, que pode ser negativo'],
          en: ['Dividends of the month', 'What is left of the revenue in the month, which may be negative'],
        },
        irrfDividendos: { pt: ['IRRF dos dividendos', 'IRRF sobre os dividendos do mês'], en: ['IRRF on dividends', 'IRRF on the dividends of the month'] },
        contador: { pt: ['Contador', 'Honorários por mês'], en: ['Accountant', 'Fee per month'] },
        outrosCustos: { pt: ['Outros custos', 'Outros custos mensais'], en: ['Other costs', 'Other monthly costs'] },
        liquidoMensal: { pt: ['Líquido do mês', 'O que o dono recebe no mês, líquido'], en: ['Net of the month', 'What the owner receives in the month, net'] },
        liquidoAnual: { pt: ['Líquido do ano', 'O que o dono recebe no ano, líquido'], en: ['Net of the year', 'What the owner receives in the year, net'] },
      },
    },
    comparativo: {
      pt: ['Comparação no ano', 'A empresa diante do emprego'],
      en: ['Contractor and employee', 'The company compared with the job'],
      fields: {
        diferencaAnual: { pt: ['Diferença por ano', 'Ano da empresa menos o do emprego'], en: ['Difference per year', 'Year of the company less that of the job'] },
        diferencaMensal: { pt: ['Diferença por mês', 'A diferença dividida por 12'], en: ['Difference per month', 'The difference divided by 12'] },
        percentual: { pt: ['Diferença percentual', 'A diferença sobre o ano do emprego'], en: ['Percentage difference', 'The difference over the year of the job'] },
        maisVantajoso: {
          pt: ['Mais vantajoso', 'O que deixa mais no ano'],
          en: ['Better option', 'What leaves more money in the year'],
          choices: { clt: { pt: 'Emprego (CLT)', en: 'Employment (CLT)' }, igual: { pt: 'Iguais', en: 'Equal' }, pj: { pt: 'Empresa (PJ)', en: 'Company (PJ)' } },
        },
        faturamentoEquivalente: {
          pt: ['Faturamento equivalente', 'Menor receita mensal, sem centavos, que alcança o ano do emprego; null acima do limite do regime'],
          en: ['Equivalent revenue', 'Smallest monthly revenue, without cents, that reaches the year of the job; null above the limit of the regime'],
        },
      },
    },
    avisos,
  },
} satisfies TextsOf<typeof pjVsClt>;
