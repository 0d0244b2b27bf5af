import { avisos } from '../../kit/fields/legal.texts.ts';
import { leaveBaseEntries, leaveEntries } from './_leave.texts.ts';
import type { licencaPaternidade } from './licenca-paternidade.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  salarioBruto: {
    pt: ['SalarioBruto', 'Salário mensal ou base do salário-paternidade'],
    en: ['Monthly salary', 'Monthly salary, or base of the paternity pay'],
  },
  dataNascimento: {
    pt: ['Dia do nascimento', 'Dia do nascimento, da adoção ou da guarda: decide a lei e as tabelas'],
    en: [
      'Day of the birth',
      'Day of the birth, the adoption or the guardianship: it decides the law and the tables',
    ],
  },
  evento: {
    pt: ['O que dá direito à licença', 'O que dá direito à licença'],
    en: ['What gives the right to the leave', 'What gives the right to the leave'],
    choices: {
      nascimento: { pt: 'Nascimento', en: 'Nascimento' },
      adocao: { pt: 'Adocao', en: 'Adocao' },
      guarda: { pt: 'Guarda', en: 'Guarda' },
    },
  },
  categoria: {
    pt: ['Categoria', 'Categoria de segurado. Até 2026 só empregado e doméstico têm a licença'],
    en: [
      'Kind of insured person',
      'Kind of insured person. Until 2026 only employees and domestic workers have the leave',
    ],
    choices: {
      empregado: { pt: 'Empregado', en: 'Empregado' },
      domestico: { pt: 'Domestico', en: 'Domestico' },
      avulso: { pt: 'Avulso', en: 'Avulso' },
      individual: { pt: 'Individual', en: 'Individual' },
      facultativo: { pt: 'Facultativo', en: 'Facultativo' },
      'facultativo-simplificado': { pt: 'Facultativo simplificado', en: 'Facultativo simplificado' },
      mei: { pt: 'Mei', en: 'Mei' },
    },
  },
  empresaCidada: {
    pt: ['Empresa cidadã', 'Se o empregador é do programa Empresa Cidadã'],
    en: ['Empresa cidadã', 'Whether the employer is in the Empresa Cidadã program'],
  },
  deficiencia: {
    pt: ['Deficiência', 'Se a criança tem deficiência: um terço a mais, desde 2027'],
    en: ['The child has a disability', 'Whether the child has a disability: a third more, since 2027'],
  },
  dataInternacao: {
    pt: [
      'DataInternacao',
      'Início da internação da mãe ou da criança ligada ao parto. Sem ela, o nascimento; precisa de dataAlta',
    ],
    en: [
      'DataInternacao',
      'Start of the stay in hospital of mother or child by the birth. Without it, the birth; it needs dataAlta',
    ],
  },
  dataAlta: {
    pt: ['Alta da internação', 'Alta da internação, a última das duas: a contagem continua dela'],
    en: [
      'Discharge from the stay',
      'Discharge from the stay, the last of the two: the count goes on from it',
    ],
  },
} satisfies FieldsTexts;

export const licencaPaternidadeTexts = {
  englishName: 'Paternity leave calculator',
  summary: {
    pt: 'Datas e valores da licença-paternidade e do salário-paternidade',
    en: 'Dates and amounts of the paternity leave and the paternity pay',
  },
  about: {
    pt: 'Lei nº 15.371/2026, de janeiro de 2027 em diante; antes, ADCT, art. 10, § 1º. Não trata da licença igual à da mãe (CLT, art. 392-D), da indenização em dobro nem da estabilidade de domésticos.',
    en: 'Law 15.371/2026, from January 2027 on; before it, ADCT, art. 10, § 1. It leaves out the leave equal to the mother’s (CLT, art. 392-D), the double indemnity and the stability of domestic workers.',
  },
  input,
  output: {
    categoria: {
      pt: ['Categoria', 'Categoria de segurado'],
      en: ['Kind of insured person', 'Kind of insured person'],
      choices: {
        empregado: { pt: 'Empregado', en: 'Empregado' },
        domestico: { pt: 'Domestico', en: 'Domestico' },
        avulso: { pt: 'Avulso', en: 'Avulso' },
        individual: { pt: 'Individual', en: 'Individual' },
        facultativo: { pt: 'Facultativo', en: 'Facultativo' },
        'facultativo-simplificado': { pt: 'Facultativo simplificado', en: 'Facultativo simplificado' },
        mei: { pt: 'Mei', en: 'Mei' },
      },
    },
    evento: {
      pt: ['O que dá direito à licença', 'O que dá direito à licença'],
      en: ['What gives the right to the leave', 'What gives the right to the leave'],
      choices: {
        nascimento: { pt: 'Nascimento', en: 'Nascimento' },
        adocao: { pt: 'Adocao', en: 'Adocao' },
        guarda: { pt: 'Guarda', en: 'Guarda' },
      },
    },
    ...leaveBaseEntries,
    diasDeficiencia: {
      pt: ['Dias deficiência', 'Dias a mais pela deficiência da criança'],
      en: ['Days more for the disability of the child', 'Days more for the disability of the child'],
    },
    ...leaveEntries,
    valorInss: {
      pt: ['Parte da Previdência', 'Parte da Previdência, reembolsada a quem paga'],
      en: ['Part of social security', 'Part of social security, reimbursed to who pays'],
    },
    valorEmpregador: {
      pt: ['Valor empregador', 'Parte do empregador'],
      en: ['Part of the employer', 'Part of the employer'],
    },
    descontoInssMensal: {
      pt: ['DescontoInssMensal', 'Contribuição do segurado sobre o valor de um mês'],
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
    comunicarAte: {
      pt: [
        'Último dia para avisar o empregador',
        'Último dia para avisar o empregador. Do empregado, desde 2027; senão null',
      ],
      en: [
        'Last day to tell the employer',
        'Last day to tell the employer. Of an employee, since 2027; else null',
      ],
    },
    estabilidadeAte: {
      pt: [
        'Estabilidade até',
        'Até quando não pode ser dispensado sem justa causa. Do empregado, desde 2027; senão null',
      ],
      en: [
        'Until when dismissal without cause is barred',
        'Until when dismissal without cause is barred. Of an employee, since 2027; else null',
      ],
    },
    avisos,
  },
} satisfies TextsOf<typeof licencaPaternidade>;
