import { leaveBaseEntries, leaveEntries } from './_leave.texts.ts';
import type { licencaMaternidade } from './licenca-maternidade.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const categoria = {
  pt: ['Categoria', 'Categoria de segurada'],
  en: [
    'Kind of insured person',
    'Kind of insured person: employee, domestic worker, casual worker, individual contributor, optional contributor (in the full or the simplified plan), or MEI',
  ],
  choices: {
    empregada: { pt: 'Empregada', en: 'Empregada' },
    domestica: { pt: 'Domestica', en: 'Domestica' },
    avulsa: { pt: 'Avulsa', en: 'Avulsa' },
    individual: { pt: 'Individual', en: 'Individual' },
    facultativa: { pt: 'Facultativa', en: 'Facultativa' },
    'facultativa-simplificada': { pt: 'Facultativa simplificada', en: 'Facultativa simplificada' },
    mei: { pt: 'Mei', en: 'Mei' },
  },
} satisfies FieldTexts;

const evento = {
  pt: ['O que dá direito à licença', 'O que dá direito à licença; no aborto não criminoso, de 14 dias'],
  en: [
    'What gives the right to the leave',
    'What gives the right to the leave: birth, adoption, stillbirth, or miscarriage, with 14 days',
  ],
  choices: {
    parto: { pt: 'Parto', en: 'Parto' },
    adocao: { pt: 'Adocao', en: 'Adocao' },
    natimorto: { pt: 'Natimorto', en: 'Natimorto' },
    aborto: { pt: 'Aborto', en: 'Aborto' },
  },
} satisfies FieldTexts;

const input = {
  salarioBruto: {
    pt: [
      'Remuneração mensal',
      'Remuneração mensal; de individual, facultativa e mei, a média das 12 últimas contribuições',
    ],
    en: [
      'Monthly pay',
      'Monthly pay; of individual, facultativa and mei, the mean of the last 12 contributions',
    ],
  },
  dataInicio: {
    pt: ['Primeiro dia da licença', 'Primeiro dia da licença: decide as tabelas'],
    en: ['First day of the leave', 'First day of the leave: it decides the tables'],
  },
  dataParto: {
    pt: [
      'Dia do parto ou da adoção',
      'Dia do parto ou da adoção, de dataInicio a 28 dias depois. Sem ele, dataInicio',
    ],
    en: [
      'Day of the birth or the adoption',
      'Day of the birth or the adoption, from dataInicio to 28 days after it. Without it, dataInicio',
    ],
  },
  dataAlta: {
    pt: ['Alta da mãe e da criança', 'Alta da mãe e da criança, a que for depois'],
    en: ['Discharge of mother and child', 'Discharge of mother and child, the later one'],
  },
  categoria,
  evento,
  empresaCidada: {
    pt: [
      'Empresa cidadã',
      'Se o empregador é do programa Empresa Cidadã: mais 60 dias à empregada, em parto e adoção',
    ],
    en: [
      'Empresa cidadã',
      'Whether the employer is in the Empresa Cidadã program: 60 days more for an employee, on birth and adoption',
    ],
  },
} satisfies FieldsTexts;

export const licencaMaternidadeTexts = {
  englishName: 'Maternity leave calculator',
  summary: {
    pt: 'Datas e valores da licença-maternidade e do salário-maternidade',
    en: 'Dates and amounts of the maternity leave and the maternity pay',
  },
  about: {
    pt: 'CLT, arts. 391-A a 396; Lei 8.213/1991, arts. 71 a 73; Lei 11.770/2008; Lei 15.222/2025. Uma internação de mais de 14 dias depois do parto leva o fim da licença a 120 dias da alta, menos os tirados antes do parto.',
    en: 'CLT, arts. 391-A to 396; Law 8.213/1991, arts. 71 to 73; Law 11.770/2008; Law 15.222/2025. A stay in hospital of more than 14 days after the birth moves the end of the leave to 120 days from the discharge, less those taken before the birth.',
  },
  input,
  output: {
    categoria,
    evento,
    ...leaveBaseEntries,
    ...leaveEntries,
    valorInss: {
      pt: ['Parte da Previdência', 'Parte da Previdência, que o empregador compensa quando paga'],
      en: ['Part of social security', 'Part of social security, which an employer who pays offsets'],
    },
    valorEmpregador: {
      pt: ['Valor empregador', 'Parte do empregador: os dias da Empresa Cidadã'],
      en: ['Part of the employer', 'Part of the employer: the days of Empresa Cidadã'],
    },
    descontoInssMensal: {
      pt: ['DescontoInssMensal', 'Contribuição da segurada sobre o valor de um mês'],
      en: ['DescontoInssMensal', 'Contribution of the insured on the amount of a month'],
    },
    pagador: {
      pt: ['Quem paga à pessoa', 'Quem paga à pessoa'],
      en: ['Who pays the person', 'Who pays the person'],
      choices: {
        empregador: { pt: 'Empregador', en: 'Empregador' },
        inss: { pt: 'Inss', en: 'Inss' },
      },
    },
    estabilidadeAte: {
      pt: [
        'EstabilidadeAte',
        'Até quando não pode ser dispensada sem justa causa. De empregada e doméstica, em parto e adoção; senão null',
      ],
      en: [
        'Until when dismissal without cause is barred',
        'Until when dismissal without cause is barred. Of an employee or a domestic worker, on birth and adoption; else null',
      ],
    },
  },
} satisfies TextsOf<typeof licencaMaternidade>;
