import { dataAdmissao, mediaVariaveis, salarioBruto } from './_fields.texts.ts';
import { baseAndValue } from '../../kit/fields/legal.texts.ts';
import type { avisoPrevio } from './aviso-previo.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const iniciativa = {
  pt: [
    'Quem encerra o contrato',
    'Quem encerra o contrato: o empregador, o empregado ou os dois, por acordo (CLT, art. 484-A)',
  ],
  en: [
    'Who ends the contract',
    'Who ends the contract: the employer, the employee or both, by agreement (CLT, art. 484-A)',
  ],
  choices: {
    empregador: { pt: 'Empregador', en: 'Empregador' },
    empregado: { pt: 'Empregado', en: 'Empregado' },
    acordo: { pt: 'Acordo', en: 'Acordo' },
  },
} satisfies FieldTexts;

const tipo = {
  pt: [
    'Aviso indenizado ou trabalhado',
    'Aviso indenizado ou trabalhado. O do empregado que ele não cumpre é indenizado: um desconto',
  ],
  en: [
    'Notice paid',
    'Notice paid (indenizado) or worked (trabalhado). That of an employee who does not work it is indenizado: a deduction',
  ],
  choices: {
    indenizado: { pt: 'Indenizado', en: 'Indenizado' },
    trabalhado: { pt: 'Trabalhado', en: 'Trabalhado' },
  },
} satisfies FieldTexts;

export const avisoPrevioTexts = {
  englishName: 'Notice calculator',
  summary: {
    pt: 'Dias, datas e valor do aviso prévio proporcional',
    en: 'Days, dates and amount of the proportional notice',
  },
  about: {
    pt: 'CLT, arts. 487 a 491 e 484-A; Lei 12.506/2011. O acréscimo por ano é direito só do empregado: trabalham-se no máximo 30 dias, e o resto é pago (TST, SDI-1, E-RR-1964-73.2013.5.09.0009).',
    en: 'CLT, arts. 487 to 491 and 484-A; Law 12.506/2011. The increase for years of service is the employee’s right alone: nobody works more than 30 days, and the rest is paid (TST, SDI-1, E-RR-1964-73.2013.5.09.0009).',
  },
  input: {
    salarioBruto,
    dataAdmissao,
    dataAviso: {
      pt: ['Dia em que o aviso é dado', 'Dia em que o aviso é dado'],
      en: ['Day on which the notice is given', 'Day on which the notice is given'],
    },
    iniciativa,
    tipo,
    mediaVariaveis,
  },
  output: {
    iniciativa,
    tipo,
    anosCompletos: {
      pt: ['Tempo de serviço completo no dia do aviso', 'Tempo de serviço completo no dia do aviso'],
      en: ['AnosCompletos', 'Whole time of service on the day of the notice'],
    },
    diasAcrescimo: {
      pt: ['Dias acréscimo', 'Acréscimo de 3 por ano completo'],
      en: ['Increase of 3 for each whole year', 'Increase of 3 for each whole year'],
    },
    diasAviso: {
      pt: ['Dias aviso', 'Duração do aviso'],
      en: ['Length of the notice', 'Length of the notice'],
    },
    dataInicio: {
      pt: ['Primeiro dia do aviso', 'Primeiro dia do aviso'],
      en: ['First day of the notice', 'First day of the notice'],
    },
    dataFim: {
      pt: ['Último dia do aviso', 'Último dia do aviso: a projeção do contrato'],
      en: ['Last day of the notice', 'Last day of the notice: the projected end of the contract'],
    },
    valorDia: {
      pt: ['Valor dia', 'Um trinta avos da remuneração'],
      en: ['A thirtieth of the monthly pay', 'A thirtieth of the monthly pay'],
    },
    diasTrabalhados: {
      pt: ['Parte trabalhada do aviso', 'Parte trabalhada do aviso'],
      en: ['Part of the notice that is worked', 'Part of the notice that is worked'],
    },
    diasIndenizados: {
      pt: ['Parte do aviso que não é trabalhada', 'Parte do aviso que não é trabalhada'],
      en: ['Part of the notice that is not worked', 'Part of the notice that is not worked'],
    },
    reducaoJornada: {
      pt: [
        'Redução jornada',
        'Redução a escolher no aviso trabalhado (CLT, art. 488); ausente no indenizado e no do empregado',
      ],
      en: [
        'Reduction to choose in a worked notice',
        'Reduction to choose in a worked notice (CLT, art. 488); absent in a paid one and in that of the employee',
      ],
      fields: {
        horasPorDia: {
          pt: ['Horas por dia', 'Redução da jornada diária'],
          en: ['Reduction of each day’s work', 'Reduction of each day’s work'],
        },
        diasCorridos: {
          pt: ['Ou ausência do trabalho', 'Ou ausência do trabalho'],
          en: ['Or absence from work', 'Or absence from work'],
        },
      },
    },
    valor: {
      pt: ['Valor', 'Valor da parte não trabalhada; metade no acordo'],
      en: [
        'Amount of the part that is not worked',
        'Amount of the part that is not worked; half by agreement',
      ],
    },
    natureza: {
      pt: [
        'O valor é pago ao empregado',
        'Se o valor é pago ao empregado (provento) ou descontado dele (desconto)',
      ],
      en: [
        'The amount is paid to the employee',
        'Whether the amount is paid to the employee (provento) or deducted (desconto)',
      ],
      choices: {
        provento: { pt: 'Provento', en: 'Provento' },
        desconto: { pt: 'Desconto', en: 'Desconto' },
      },
    },
    fgts: {
      pt: ['Fgts', 'Depósito do FGTS sobre o valor; 0 no desconto'],
      en: ['Fgts', 'Deposit of the FGTS on the amount; 0 on a deduction'],
      fields: baseAndValue,
    },
    dataDesligamento: {
      pt: ['Último dia de trabalho', 'Último dia de trabalho'],
      en: ['Last day of work', 'Last day of work'],
    },
    prazoPagamento: {
      pt: ['Último dia para pagar as verbas', 'Último dia para pagar as verbas (CLT, art. 477, § 6º)'],
      en: ['Last day to pay what is due', 'Last day to pay what is due (CLT, art. 477, § 6)'],
    },
  },
} satisfies TextsOf<typeof avisoPrevio>;
