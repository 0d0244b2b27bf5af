import { arredondamentoInss } from '../../kit/fields/legal.texts.ts';
import { leaveBaseEntries, leaveEntries } from './_leave.texts.ts';
import type { licencaMaternidade } from './licenca-maternidade.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const categoria = {
  pt: ['Categoria', 'Tipo de segurada'],
  en: ['Category', 'Type of insured person'],
  choices: {
    empregada: { pt: 'Empregada', en: 'Employee' },
    domestica: { pt: 'Empregada doméstica', en: 'Domestic worker' },
    avulsa: { pt: 'Trabalhadora avulsa', en: 'Casual worker' },
    individual: { pt: 'Contribuinte individual', en: 'Self-employed contributor' },
    facultativa: { pt: 'Contribuinte facultativa', en: 'Optional contributor' },
    'facultativa-simplificada': { pt: 'Facultativa no plano simplificado', en: 'Optional contributor, simplified plan' },
    mei: { pt: 'MEI', en: 'MEI' },
  },
} satisfies FieldTexts;

const evento = {
  pt: ['Motivo da licença', 'O que dá direito à licença'],
  en: ['Reason for the leave', 'Event that gives the right to the leave'],
  choices: {
    parto: { pt: 'Parto', en: 'Birth' },
    adocao: { pt: 'Adoção', en: 'Adoption' },
    natimorto: { pt: 'Natimorto', en: 'Stillbirth' },
    aborto: { pt: 'Aborto não criminoso (14 dias)', en: 'Miscarriage (14 days)' },
  },
} satisfies FieldTexts;

const input = {
  salarioBruto: {
    pt: ['Remuneração mensal', 'Remuneração por mês; de individual, facultativa e mei, a média das 12 últimas contribuições'],
    en: ['Monthly pay', 'Pay for a month; for individual, facultativa and mei, the average of the last 12 contributions'],
  },
  dataInicio: { pt: ['Início da licença', 'Primeiro dia da licença, que define as tabelas'], en: ['First day of leave', 'First day of the leave, which sets the tables'] },
  dataParto: {
    pt: ['Parto ou adoção', 'Dia do parto ou da adoção, de dataInicio a 28 dias depois. Sem ele, dataInicio'],
    en: ['Birth or adoption', 'Day of the birth or adoption, from dataInicio to 28 days after it. Without it, dataInicio'],
    also: 'parto',
  },
  dataAlta: { pt: ['Alta do hospital', 'Alta da mãe e da criança, a que for depois'], en: ['Hospital discharge', 'Discharge of mother and child, whichever is later'] },
  categoria,
  evento,
  empresaCidada: {
    pt: ['Empresa Cidadã', 'O empregador é do programa Empresa Cidadã: mais 60 dias à empregada, em parto e adoção'],
    en: ['Empresa Cidadã program', 'The employer is in the program: 60 more days for an employee, on birth and adoption'],
  },
  arredondamentoInss,
} satisfies FieldsTexts;

export const licencaMaternidadeTexts = {
  englishName: 'Maternity leave calculator',
  summary: { pt: 'Datas e valores da licença-maternidade e do salário-maternidade', en: 'Dates and amounts of maternity leave and maternity pay' },
  search: { pt: 'gestante, grávida, mãe, salário-maternidade, 120 dias, adoção', en: 'maternity leave, pregnant, mother, adoption' },
  about: {
    pt: 'CLT, arts. 391-A a 396; Lei 8.213/1991, arts. 71 a 73; Lei 11.770/2008; Lei 15.222/2025. Uma internação de mais de 14 dias depois do parto leva o fim da licença a 120 dias da alta, menos os tirados antes do parto.',
    en: 'CLT, arts. 391-A to 396; Law 8.213/1991, arts. 71 to 73; Law 11.770/2008; Law 15.222/2025. A hospital stay of more than 14 days after the birth moves the end of the leave to 120 days from the discharge, less those taken before the birth.',
  },
  why: [{ text: { pt: 'De {dataInicio} a {dataFim}, com volta em {dataRetorno}.', en: 'From {dataInicio} to {dataFim}, back on {dataRetorno}.' } }],
  facts: ['valorMensal', 'valorTotal', 'dataRetorno', 'estabilidadeAte'],
  input,
  output: {
    categoria,
    evento,
    ...leaveBaseEntries,
    ...leaveEntries,
    valorInss: {
      pt: ['Parte da Previdência', 'Valor que a Previdência paga e que o empregador, quando o adianta, compensa'],
      en: ['Social security’s share', 'Amount paid by social security, which an employer who pays it offsets'],
    },
    valorEmpregador: { pt: ['Parte do empregador', 'Valor dos dias da Empresa Cidadã'], en: ['Employer’s share', 'Pay for the days of Empresa Cidadã'] },
    estabilidadeAte: {
      pt: ['Estabilidade até', 'Até quando não pode ser dispensada sem justa causa. De empregada e doméstica, em parto e adoção; senão null'],
      en: ['Job protected until', 'Day until which dismissal without cause is barred. For an employee or a domestic worker, on birth and adoption; otherwise null'],
    },
  },
} satisfies TextsOf<typeof licencaMaternidade>;
