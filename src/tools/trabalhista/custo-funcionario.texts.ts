import { line, monthlyHours, salarioBruto } from './_fields.texts.ts';
import type { custoFuncionario } from './custo-funcionario.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const regime = {
  pt: ['Regime da empresa', 'Nos anexos I, II, III e V do Simples, a contribuição patronal já está no DAS'],
  en: ['Company tax regime', 'In annexes I, II, III and V of the Simples, the employer contribution is already in the DAS'],
  choices: {
    simples: { pt: 'Simples Nacional (anexos I, II, III e V)', en: 'Simples Nacional (annexes I, II, III and V)' },
    'simples-anexo-iv': { pt: 'Simples Nacional (anexo IV)', en: 'Simples Nacional (annex IV)' },
    'lucro-presumido': { pt: 'Lucro presumido', en: 'Presumed profit' },
    'lucro-real': { pt: 'Lucro real', en: 'Actual profit' },
    mei: { pt: 'MEI', en: 'MEI' },
  },
} satisfies FieldTexts;

export const custoFuncionarioTexts = {
  englishName: 'Employee cost calculator',
  summary: { pt: 'Custo mensal e anual de um empregado: encargos, provisões e benefícios', en: 'Monthly and yearly cost of an employee: charges, provisions and benefits' },
  search: { pt: 'quanto custa um funcionário, encargos, contratar, empregado, empregador', en: 'employee cost, hiring cost, payroll taxes, employer' },
  about: {
    pt: 'Lei 8.212/1991, art. 22; LC 123/2006, arts. 13 e 18-C; Lei 8.036/1990. O ano tem 11 meses de trabalho e um de férias, pago com a provisão. Fica de fora que a desoneração parcial da folha poupa o 13º salário.',
    en: 'Law 8.212/1991, art. 22; LC 123/2006, arts. 13 and 18-C; Law 8.036/1990. The year has 11 months of work and one of vacation, paid out of its provision. It leaves out that the partial payroll relief spares the 13th salary.',
  },
  why: [
    {
      when: { totalBeneficios: { above: 0 } },
      text: {
        pt: 'São {multiplicador} vezes o salário: {totalEncargos} de encargos, {totalProvisoes} de provisões e {totalBeneficios} de benefícios.',
        en: 'It is {multiplicador} times the salary: {totalEncargos} of charges, {totalProvisoes} of provisions and {totalBeneficios} of benefits.',
      },
    },
    {
      text: {
        pt: 'São {multiplicador} vezes o salário: {totalEncargos} de encargos e {totalProvisoes} de provisões.',
        en: 'It is {multiplicador} times the salary: {totalEncargos} of charges and {totalProvisoes} of provisions.',
      },
    },
  ],
  facts: ['totalEncargos', 'totalProvisoes', 'totalBeneficios', 'custoAnual', 'custoHora'],
  input: {
    salarioBruto,
    adicionais: { pt: ['Adicionais', 'Adicionais do mês sobre os quais há encargos'], en: ['Premium pay', 'Premium pay of the month, with charges on it'] },
    regime,
    rat: {
      pt: ['Alíquota do RAT', 'Contribuição pelo risco da atividade. Não incide em simples e mei'],
      en: ['Work risk rate (RAT)', 'Contribution for the risk of the activity. Not due in simples and mei'],
    },
    fap: { pt: ['Fator acidentário (FAP)', 'Fator acidentário de prevenção, que multiplica o RAT'], en: ['Accident factor (FAP)', 'Accident prevention factor, which multiplies the RAT'] },
    terceiros: {
      pt: ['Contribuição a terceiros', 'Alíquota de Sistema S, salário-educação e Incra. Só no lucro presumido e no lucro real'],
      en: ['Third-party contributions', 'Rate of Sistema S, salário-educação and Incra. Only in lucro-presumido and lucro-real'],
    },
    aliquotaPatronal: {
      pt: ['Alíquota patronal', 'Alíquota no lugar da do regime. Na desoneração parcial da folha, 5 em 2025, 10 em 2026, 15 em 2027 e depois 20'],
      en: ['Employer rate', 'Rate in place of that of the regime. Under the partial payroll relief, 5 in 2025, 10 in 2026, 15 in 2027, then 20'],
    },
    valeTransporte: {
      pt: ['Vale-transporte', 'Custo das passagens do mês, de que o empregado paga até 6 % do salário'],
      en: ['Transport voucher', 'Cost of the month’s fares, toward which the employee pays up to 6 % of the salary'],
    },
    valeRefeicao: { pt: ['Vale-refeição', 'Vale-refeição ou alimentação do mês'], en: ['Meal voucher', 'Meal or food vouchers of the month'] },
    planoSaude: { pt: ['Plano de saúde', 'Parte da empresa no plano do mês'], en: ['Health plan', 'Company’s share of the plan of the month'] },
    outrosBeneficios: { pt: ['Outros benefícios', 'Demais benefícios do mês'], en: ['Other benefits', 'Any other benefits of the month'] },
    provisaoMultaFgts: { pt: ['Provisionar multa do FGTS', 'Reserva também a multa de 40 % do FGTS'], en: ['Accrue FGTS fine', 'Also sets aside the FGTS fine of 40 %'] },
    jornadaMensal: monthlyHours,
  },
  output: {
    regime,
    remuneracao: { pt: ['Remuneração', 'Salário mais adicionais'], en: ['Pay', 'Salary plus premium pay'] },
    encargos: { pt: ['Encargos', 'Encargos sobre a remuneração; linhas de valor 0 ficam de fora'], en: ['Payroll charges', 'Charges on the pay; lines of 0 are left out'], fields: line },
    totalEncargos: { pt: ['Total de encargos', 'Soma dos encargos'], en: ['Total charges', 'Sum of the charges'] },
    percentualEncargos: { pt: ['Percentual de encargos', 'Soma das alíquotas dos encargos'], en: ['Charge rate', 'Sum of the rates of the charges'] },
    provisoes: {
      pt: ['Provisões', 'O que se reserva por mês para 13º salário, férias, o terço e os encargos deles'],
      en: ['Provisions', 'What is set aside each month for the 13th salary, vacation, its third and their charges'],
      fields: line,
    },
    totalProvisoes: { pt: ['Total de provisões', 'Soma das provisões'], en: ['Total provisions', 'Sum of the provisions'] },
    beneficios: { pt: ['Benefícios', 'Parte da empresa nos benefícios; linhas de valor 0 ficam de fora'], en: ['Benefits', 'Company’s share of the benefits; lines of 0 are left out'], fields: line },
    totalBeneficios: { pt: ['Total de benefícios', 'Soma dos benefícios'], en: ['Total benefits', 'Sum of the benefits'] },
    custoMes: {
      pt: ['Custo de um mês', 'Custo de um mês de trabalho: remuneração, encargos, provisões e benefícios'],
      en: ['Cost of a month', 'Cost of a month of work: pay, charges, provisions and benefits'],
    },
    custoAnual: { pt: ['Custo anual', 'Custo do ano, com o mês de férias'], en: ['Yearly cost', 'Cost of the year, including the month of vacation'] },
    custoMedioMensal: { pt: ['Custo médio mensal', 'Custo do ano dividido por 12'], en: ['Average monthly cost', 'Cost of the year divided by 12'] },
    multiplicador: { pt: ['Vezes a remuneração', 'Custo médio mensal sobre a remuneração: 1.7 é 1,7 vez'], en: ['Times the pay', 'Average monthly cost over the pay: 1.7 is 1.7 times'] },
    custoHora: { pt: ['Custo por hora', 'Custo médio mensal dividido pela jornada'], en: ['Cost per hour', 'Average monthly cost divided by the monthly hours'] },
  },
} satisfies TextsOf<typeof custoFuncionario>;
