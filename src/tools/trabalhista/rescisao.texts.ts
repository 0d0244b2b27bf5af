import {
  dataAdmissao,
  descontos,
  faltas,
  mediaVariaveis,
  motivo,
  proventos,
  salarioBruto,
  totalDescontos,
  totalProventos,
} from './_fields.texts.ts';
import { avisos, baseAndValue, dependentes } from '../../kit/fields/legal.texts.ts';
import { terminationFgts } from './_termination-fgts.texts.ts';
import type { rescisao } from './rescisao.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  salarioBruto,
  dataAdmissao,
  dataDesligamento: {
    pt: ['Último dia trabalhado', 'Último dia trabalhado, com o aviso trabalhado dentro: decide as tabelas'],
    en: ['Last day worked', 'Last day worked, a worked notice inside it: it decides the tables'],
  },
  motivo,
  avisoPrevio: {
    pt: [
      'Aviso prévio',
      'Como o aviso é dado; dispensado e nao-cumprido só valem no pedido de demissão. Sem ele, trabalhado no pedido de demissão e indenizado nos outros motivos que têm aviso',
    ],
    en: [
      'How the notice is given',
      'How the notice is given: paid, worked, waived or not worked; dispensado and nao-cumprido only hold on a resignation. Without it, trabalhado on a resignation and indenizado on the other kinds that have a notice',
    ],
    choices: {
      indenizado: { pt: 'Indenizado', en: 'Indenizado' },
      trabalhado: { pt: 'Trabalhado', en: 'Trabalhado' },
      dispensado: { pt: 'Dispensado', en: 'Dispensado' },
      'nao-cumprido': { pt: 'Nao cumprido', en: 'Nao cumprido' },
    },
  },
  mediaVariaveis,
  feriasVencidas: {
    pt: ['Férias vencidas', 'Férias vencidas e não gozadas'],
    en: ['Overdue vacation that was not taken', 'Overdue vacation that was not taken'],
  },
  feriasEmDobro: {
    pt: [
      'Férias em dobro',
      'Parte das vencidas que passou do prazo de concessão, paga em dobro (CLT, art. 137)',
    ],
    en: [
      'FeriasEmDobro',
      'Part of the overdue vacation whose time to be granted is past, paid twice (CLT, art. 137)',
    ],
  },
  faltas,
  saldoFgts: {
    pt: [
      'Saldo fgts',
      'Saldo do FGTS antes dos depósitos da rescisão. Sem ele, estimado em 8 % do salário por mês completo',
    ],
    en: [
      'SaldoFgts',
      'Balance of the FGTS before the deposits of the termination. Without it, estimated as 8 % of the salary for each whole month',
    ],
  },
  dataFimContrato: {
    pt: [
      'DataFimContrato',
      'Último dia combinado do contrato por prazo determinado. Obrigatório com motivo antecipada-empregador e antecipada-empregado',
    ],
    en: [
      'Last day agreed for a fixed-term contract',
      'Last day agreed for a fixed-term contract. Required with motivo antecipada-empregador and antecipada-empregado',
    ],
  },
  adiantamentoDecimoTerceiro: {
    pt: ['Adiantamento do 13º salário já pago', 'Adiantamento do 13º salário já pago, que se desconta'],
    en: [
      'Advance of the 13th salary already paid',
      'Advance of the 13th salary already paid, which is deducted',
    ],
  },
  outrosDescontos: {
    pt: ['Outros descontos', 'Outros descontos'],
    en: ['Other deductions', 'Other deductions'],
  },
  atrasoPagamento: {
    pt: ['O pagamento atrasa', 'Se o pagamento atrasa: soma a multa do art. 477, § 8º, da CLT'],
    en: ['The payment is late', 'Whether the payment is late: adds the fine of art. 477, § 8, of the CLT'],
  },
  dependentes,
} satisfies FieldsTexts;

export const rescisaoTexts = {
  englishName: 'Termination calculator',
  summary: {
    pt: 'Verbas da rescisão do contrato CLT, descontos e FGTS',
    en: 'Amounts due at the end of a CLT contract, deductions and FGTS',
  },
  about: {
    pt: 'CLT, arts. 477 a 487; Lei 12.506/2011; Lei 8.036/1990, arts. 18 e 20. Aviso indenizado e férias não pagam INSS nem IRRF. A multa do FGTS incide também sobre o depósito do aviso projetado, como a cobra o FGTS Digital.',
    en: 'CLT, arts. 477 to 487; Law 12.506/2011; Law 8.036/1990, arts. 18 and 20. Paid notice and vacation have no INSS or IRRF. The fine of the FGTS also falls on the deposit of the projected notice, as FGTS Digital charges it.',
  },
  input,
  output: {
    motivo,
    avisoPrevio: {
      pt: ['Aviso prévio', 'O aviso prévio'],
      en: ['The notice', 'The notice'],
      fields: {
        modo: {
          pt: ['Como é dado', 'Como é dado; nao-se-aplica onde não há aviso'],
          en: ['How it is given', 'How it is given; nao-se-aplica where there is none'],
        },
        dias: {
          pt: ['Duração do aviso', 'Duração do aviso, trabalhado ou não'],
          en: ['Length of the notice', 'Length of the notice, worked or not'],
        },
        dataProjetada: {
          pt: ['DataProjetada', 'Fim do contrato com o aviso indenizado projetado'],
          en: ['DataProjetada', 'End of the contract with a paid notice projected'],
        },
      },
    },
    tempoServico: {
      pt: ['Tempo serviço', 'Tempo de serviço'],
      en: ['Time of service', 'Time of service'],
      fields: {
        anos: {
          pt: ['Parte completa', 'Parte completa'],
          en: ['Whole part', 'Whole part'],
        },
        meses: {
          pt: ['O que passa dos anos', 'O que passa dos anos'],
          en: ['What passes the years', 'What passes the years'],
        },
        dias: {
          pt: ['O que passa dos meses', 'O que passa dos meses'],
          en: ['What passes the months', 'What passes the months'],
        },
      },
    },
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    liquido: {
      pt: ['Líquido', 'Proventos menos descontos, que pode ser negativo'],
      en: ['Earnings less deductions', 'Earnings less deductions, which may be negative'],
    },
    inss: {
      pt: ['Inss', 'INSS sobre o saldo de salário'],
      en: ['Inss', 'INSS on the salary of the last month'],
      fields: baseAndValue,
    },
    inss13: {
      pt: ['Inss 13', 'INSS sobre o 13º salário'],
      en: ['Inss 13', 'INSS on the 13th salary'],
      fields: baseAndValue,
    },
    irrf: {
      pt: ['Irrf', 'IRRF sobre o saldo de salário'],
      en: ['Irrf', 'IRRF on the salary of the last month'],
      fields: baseAndValue,
    },
    irrf13: {
      pt: ['Irrf 13', 'IRRF sobre o 13º salário'],
      en: ['Irrf 13', 'IRRF on the 13th salary'],
      fields: baseAndValue,
    },
    fgts: {
      pt: ['Fgts', 'FGTS da rescisão'],
      en: ['Fgts', 'FGTS of the termination'],
      fields: terminationFgts,
    },
    totalComFgts: {
      pt: ['Líquido mais o FGTS disponível', 'Líquido mais o FGTS disponível'],
      en: ['Net amount plus the FGTS available', 'Net amount plus the FGTS available'],
    },
    seguroDesemprego: {
      pt: ['Seguro-desemprego', 'Se o motivo dá direito ao seguro-desemprego'],
      en: ['SeguroDesemprego', 'Whether the kind of termination gives a right to the unemployment insurance'],
    },
    prazoPagamento: {
      pt: ['Prazo pagamento', 'Último dia para pagar as verbas (CLT, art. 477, § 6º)'],
      en: ['Last day to pay what is due', 'Last day to pay what is due (CLT, art. 477, § 6)'],
    },
    avisos,
  },
} satisfies TextsOf<typeof rescisao>;
