import { operationInput } from './_goods.texts.ts';
import type { icms } from './icms.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const icmsTexts = {
  englishName: 'ICMS and DIFAL calculator',
  summary: {
    pt: 'ICMS interno ou interestadual, com DIFAL e FCP',
    en: 'ICMS within a state or between states, with DIFAL and FCP',
  },
  about: {
    pt: 'LC 87/1996, EC 87/2015 e LC 190/2022. As alíquotas internas são as modais de cada estado, e o FCP só o que alcança mercadorias em geral. Alíquotas de produtos e a substituição tributária ficam de fora.',
    en: 'LC 87/1996, EC 87/2015 and LC 190/2022. The internal rates are the modal ones of each state, and the FCP only what goods in general pay. Rates of single products and tax substitution are left out.',
  },
  input: operationInput,
  output: {
    ufOrigem: {
      pt: ['Unidade da federação de origem', 'Unidade da federação de origem'],
      en: ['State of origin', 'State of origin'],
    },
    ufDestino: {
      pt: ['Unidade da federação de destino', 'Unidade da federação de destino'],
      en: ['State of destination', 'State of destination'],
    },
    valorOperacao: {
      pt: [
        'Valor operação',
        'Valor da operação: mercadorias, frete, seguro e despesas, menos o desconto, e o IPI quando entra na base',
      ],
      en: [
        'Value of the operation',
        'Value of the operation: goods, freight, insurance and expenses, less the discount, and the IPI where it is part of the base',
      ],
    },
    operacao: {
      pt: ['Operação', 'Se origem e destino são a mesma unidade (interna) ou não (interestadual)'],
      en: [
        'Origin and destination are the same state',
        'Whether origin and destination are the same state (interna) or not (interestadual)',
      ],
      choices: {
        interna: { pt: 'Interna', en: 'Interna' },
        interestadual: { pt: 'Interestadual', en: 'Interestadual' },
      },
    },
    aliquotaInterna: {
      pt: ['Alíquota interna', 'Alíquota interna. Só na operação interna'],
      en: ['Internal rate', 'Internal rate. Only within a state'],
    },
    aliquotaInterestadual: {
      pt: ['Alíquota interestadual', 'Alíquota interestadual. Só na operação interestadual'],
      en: ['Interstate rate', 'Interstate rate. Only between states'],
    },
    baseCalculo: {
      pt: ['Base cálculo', 'Base de cálculo do ICMS da operação'],
      en: ['Base of the ICMS of the operation', 'Base of the ICMS of the operation'],
    },
    icms: {
      pt: ['Icms', 'ICMS da operação: entre estados, o devido à origem'],
      en: ['Icms', 'ICMS of the operation: between states, what is due to the origin'],
    },
    fcpAliquota: {
      pt: ['Fcp alíquota', 'Adicional do FCP. Só na operação interna'],
      en: ['Surcharge of the FCP', 'Surcharge of the FCP. Only within a state'],
    },
    fcp: {
      pt: ['Fcp', 'Valor do FCP. Só na operação interna'],
      en: ['Fcp', 'Amount of the FCP. Only within a state'],
    },
    difal: {
      pt: [
        'Difal',
        'Diferencial de alíquotas, devido ao destino. É null na operação interna e sem consumidor final',
      ],
      en: [
        'Difal',
        'Difference of rates, due to the destination. It is null within a state and without a final consumer',
      ],
      fields: {
        base: {
          pt: ['Base', 'Forma da base do DIFAL'],
          en: ['Base', 'Form of the base of the DIFAL'],
          choices: {
            unica: { pt: 'Unica', en: 'Unica' },
            dupla: { pt: 'Dupla', en: 'Dupla' },
          },
        },
        baseDestino: {
          pt: ['Base destino', 'Base do imposto no destino'],
          en: ['Base of the tax at the destination', 'Base of the tax at the destination'],
        },
        aliquotaInterna: {
          pt: ['Alíquota interna', 'Alíquota interna do destino'],
          en: ['Internal rate of the destination', 'Internal rate of the destination'],
        },
        diferencial: {
          pt: ['Diferencial', 'Alíquota interna menos a interestadual'],
          en: ['Internal rate less the interstate one', 'Internal rate less the interstate one'],
        },
        valor: {
          pt: ['Valor', 'DIFAL devido'],
          en: ['DIFAL due', 'DIFAL due'],
        },
        fcpAliquota: {
          pt: ['Fcp alíquota', 'Adicional do FCP do destino'],
          en: ['Surcharge of the FCP of the destination', 'Surcharge of the FCP of the destination'],
        },
        fcp: {
          pt: ['Fcp', 'FCP devido ao destino'],
          en: ['Fcp', 'FCP due to the destination'],
        },
        responsavel: {
          pt: ['Quem recolhe o DIFAL e o FCP', 'Quem recolhe o DIFAL e o FCP'],
          en: ['Who pays the DIFAL and the FCP', 'Who pays the DIFAL and the FCP'],
          choices: {
            destinatario: { pt: 'Destinatario', en: 'Destinatario' },
            remetente: { pt: 'Remetente', en: 'Remetente' },
          },
        },
      },
    },
    total: {
      pt: ['Total', 'ICMS, DIFAL e FCP somados'],
      en: ['Total', 'ICMS, DIFAL and FCP together'],
    },
    aliquotaEfetiva: {
      pt: ['Total sobre o valor da operação', 'Total sobre o valor da operação'],
      en: ['Total over the value of the operation', 'Total over the value of the operation'],
    },
  },
} satisfies TextsOf<typeof icms>;
