import { motivo } from './_fields.texts.ts';
import type { seguroDesemprego } from './seguro-desemprego.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const categoria = {
  pt: [
    'Trabalhador formal',
    'Trabalhador formal, doméstico, ou resgatado de trabalho forçado ou análogo ao de escravo',
  ],
  en: [
    'Formal worker',
    'Formal worker, domestic worker, or one rescued from forced labor or conditions akin to slavery',
  ],
  choices: {
    formal: { pt: 'Formal', en: 'Formal' },
    domestico: { pt: 'Domestico', en: 'Domestico' },
    resgatado: { pt: 'Resgatado', en: 'Resgatado' },
  },
} satisfies FieldTexts;

const input = {
  categoria,
  salarios: {
    pt: ['Salários', 'Últimos salários antes da dispensa. Obrigatório com categoria formal'],
    en: [
      'Last salaries before the dismissal',
      'Last salaries before the dismissal. Required with categoria formal',
    ],
  },
  mesesTrabalhados: {
    pt: [
      'Tempo de trabalho nos últimos 36 meses',
      'Tempo de trabalho nos últimos 36 meses. Obrigatório, menos com categoria resgatado',
    ],
    en: [
      'Time worked in the last 36 months',
      'Time worked in the last 36 months. Required, except with categoria resgatado',
    ],
  },
  mesesCarencia: {
    pt: [
      'Meses carência',
      'Tempo de trabalho na janela da carência (formal: 18, 12 ou 6 meses; doméstico: 24). Sem ele, quanto cabe nela de mesesTrabalhados',
    ],
    en: [
      'MesesCarencia',
      'Time worked in the window of the qualifying period (formal: 18, 12 or 6 months; domestic: 24). Without it, as much of mesesTrabalhados as it can hold',
    ],
  },
  solicitacao: {
    pt: ['Solicitação', 'Número da solicitação; 3 é a terceira ou uma posterior'],
    en: ['Number of the request', 'Number of the request; 3 is the third or a later one'],
  },
  mesesDesdeUltimoRequerimento: {
    pt: [
      'Meses desde último requerimento',
      'Tempo desde o requerimento anterior. Sem ele, supõe-se bastante',
    ],
    en: [
      'Time since the earlier request',
      'Time since the earlier request. Without it, it is taken to be enough',
    ],
  },
  motivo,
  dataDesligamento: {
    pt: ['Dia do desligamento', 'Dia do desligamento: acrescenta prazoRequerimento'],
    en: ['Day of the end of the contract', 'Day of the end of the contract: adds prazoRequerimento'],
  },
} satisfies FieldsTexts;

export const seguroDesempregoTexts = {
  englishName: 'Unemployment insurance calculator',
  summary: {
    pt: 'Direito, número e valor das parcelas do seguro-desemprego',
    en: 'Right to the unemployment insurance, and number and amount of its instalments',
  },
  about: {
    pt: 'Lei 7.998/1990; LC 150/2015, arts. 26 a 29; Resolução Codefat 957/2022. Sem direito, valorParcela ainda mostra o que ela seria.',
    en: 'Law 7.998/1990; LC 150/2015, arts. 26 to 29; Codefat Resolution 957/2022. Without a right, valorParcela still shows what it would be.',
  },
  input,
  output: {
    categoria,
    solicitacao: {
      pt: ['Solicitação', 'Número da solicitação'],
      en: ['Number of the request', 'Number of the request'],
    },
    salarioMedio: {
      pt: ['Média dos salários', 'Média dos salários. Só com categoria formal'],
      en: ['Mean of the salaries', 'Mean of the salaries. Only with categoria formal'],
    },
    faixa: {
      pt: ['Faixa', 'Faixa da tabela. Só com categoria formal'],
      en: ['Band of the table', 'Band of the table. Only with categoria formal'],
    },
    pisoAplicado: {
      pt: [
        'A parcela foi elevada ao salário mínimo',
        'Se a parcela foi elevada ao salário mínimo. Só com categoria formal',
      ],
      en: [
        'PisoAplicado',
        'Whether the instalment was raised to the minimum wage. Only with categoria formal',
      ],
    },
    elegivel: {
      pt: ['Há direito ao seguro', 'Se há direito ao seguro'],
      en: ['There is a right to the insurance', 'Whether there is a right to the insurance'],
    },
    motivos: {
      pt: ['Por que não há direito', 'Por que não há direito; lista vazia quando há'],
      en: [
        'Why there is no right',
        'Why there is no right: too little time of work, too soon after the earlier request, or the kind of termination; an empty list where there is',
      ],
      choices: {
        'carencia-insuficiente': { pt: 'Carencia insuficiente', en: 'Carencia insuficiente' },
        'periodo-aquisitivo': { pt: 'Periodo aquisitivo', en: 'Periodo aquisitivo' },
        'motivo-da-dispensa': { pt: 'Motivo da dispensa', en: 'Motivo da dispensa' },
      },
    },
    valorParcela: {
      pt: ['Valor parcela', 'Valor de cada parcela'],
      en: ['Amount of each instalment', 'Amount of each instalment'],
    },
    parcelas: {
      pt: ['Número de parcelas', 'Número de parcelas; 0 sem direito'],
      en: ['Number of instalments', 'Number of instalments; 0 without a right'],
    },
    total: {
      pt: ['Soma das parcelas', 'Soma das parcelas; 0 sem direito'],
      en: ['Sum of the instalments', 'Sum of the instalments; 0 without a right'],
    },
    prazoRequerimento: {
      pt: ['Prazo requerimento', 'Prazo para requerer; só com dataDesligamento'],
      en: ['Time in which to request it', 'Time in which to request it; only with dataDesligamento'],
      fields: {
        inicio: {
          pt: ['Primeiro dia', 'Primeiro dia'],
          en: ['First day', 'First day'],
        },
        fim: {
          pt: ['Último dia', 'Último dia'],
          en: ['Last day', 'Last day'],
        },
      },
    },
  },
} satisfies TextsOf<typeof seguroDesemprego>;
