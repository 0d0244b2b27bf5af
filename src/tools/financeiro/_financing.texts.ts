import { rateFields, termFields } from './_rates.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const input = {
  valor: {
    pt: ['Valor', 'Preço do bem, ou o valor do empréstimo'],
    en: ['Price of the good', 'Price of the good, or the amount of the loan'],
  },
  entrada: {
    pt: ['Parte do preço paga à vista', 'Parte do preço paga à vista'],
    en: ['Part of the price that is paid at once', 'Part of the price that is paid at once'],
  },
  ...rateFields,
  ...termFields,
  sistema: {
    pt: ['Sistema', 'Prestações iguais (price), amortizações iguais (sac) ou os dois, comparados'],
    en: [
      'Equal instalments',
      'Equal instalments (price), equal repayments of principal (sac), or both, compared',
    ],
    choices: {
      ambos: { pt: 'Ambos', en: 'Ambos' },
      price: { pt: 'Price', en: 'Price' },
      sac: { pt: 'Sac', en: 'Sac' },
    },
  },
  carencia: {
    pt: ['Carência', 'Carência antes da primeira amortização, somada ao prazo'],
    en: ['Carencia', 'Grace period before the first repayment of principal, added to the term'],
  },
  tipoCarencia: {
    pt: ['TipoCarencia', 'Se os juros da carência são pagos a cada mês ou somados à dívida'],
    en: ['TipoCarencia', 'Whether interest of the grace period is paid each month or added to the debt'],
    choices: {
      'pagar-juros': { pt: 'Pagar juros', en: 'Pagar juros' },
      capitalizar: { pt: 'Capitalizar', en: 'Capitalizar' },
    },
  },
  seguroMensal: {
    pt: ['Seguro mensal', 'Seguro de valor fixo por mês'],
    en: ['Insurance of a fixed amount per month', 'Insurance of a fixed amount per month'],
  },
  seguroPercentual: {
    pt: ['Seguro por mês', 'Seguro por mês, sobre o saldo devedor antes do pagamento'],
    en: ['Insurance per month', 'Insurance per month, on the balance owed before the payment'],
  },
  tarifaMensal: {
    pt: ['Tarifa mensal', 'Tarifa cobrada em cada parcela'],
    en: ['Fee charged with each instalment', 'Fee charged with each instalment'],
  },
  tarifasIniciais: {
    pt: ['Tarifas iniciais', 'Tarifas e IOF cobrados uma vez, na contratação'],
    en: ['Fees and IOF charged once', 'Fees and IOF charged once, when the contract is signed'],
  },
  financiarTarifas: {
    pt: [
      'As tarifas iniciais entram na dívida',
      'Se as tarifas iniciais entram na dívida, em vez de pagas à vista',
    ],
    en: [
      'The initial fees join the debt',
      'Whether the initial fees join the debt, instead of being paid at once',
    ],
  },
  rendaMensal: {
    pt: ['Renda mensal', 'Renda mensal: acrescenta comprometimentoRenda'],
    en: ['Monthly income', 'Monthly income: adds comprometimentoRenda'],
  },
  dataPrimeiraParcela: {
    pt: [
      'Vencimento da primeira parcela',
      'Vencimento da primeira parcela: acrescenta o de cada uma, no mesmo dia do mês ou, onde ele falta, no último',
    ],
    en: [
      'Due date of the first instalment',
      'Due date of the first instalment: adds that of each one, on the same day of the month or, where it is missing, the last',
    ],
  },
  detalhar: {
    pt: ['A resposta traz todas as parcelas', 'Se a resposta traz todas as parcelas'],
    en: ['The answer has all instalments', 'Whether the answer has all instalments'],
  },
} satisfies FieldsTexts;

export const system = {
  primeiraParcela: {
    pt: ['Primeira parcela', 'Total da primeira parcela'],
    en: ['Total of the first instalment', 'Total of the first instalment'],
  },
  ultimaParcela: {
    pt: ['Última parcela', 'Total da última parcela'],
    en: ['Total of the last instalment', 'Total of the last instalment'],
  },
  totalJuros: {
    pt: ['Total juros', 'Soma dos juros'],
    en: ['Sum of the interest', 'Sum of the interest'],
  },
  totalSeguros: {
    pt: ['Total seguros', 'Soma dos seguros'],
    en: ['Sum of the insurance', 'Sum of the insurance'],
  },
  totalTarifas: {
    pt: ['Total tarifas', 'Tarifas mensais mais as iniciais'],
    en: ['Monthly fees plus the initial ones', 'Monthly fees plus the initial ones'],
  },
  totalPago: {
    pt: ['Soma das parcelas', 'Soma das parcelas'],
    en: ['Sum of the instalments', 'Sum of the instalments'],
  },
  custoTotal: {
    pt: ['Custo total', 'Tudo o que se paga: entrada, parcelas e as tarifas iniciais pagas à vista'],
    en: ['All that is paid', 'All that is paid: down payment, instalments and initial fees paid at once'],
  },
  cetMensal: {
    pt: ['Cet mensal', 'Custo efetivo total (CET) ao mês'],
    en: ['Total effective cost', 'Total effective cost (CET) per month'],
  },
  cetAnual: {
    pt: ['Cet anual', 'Custo efetivo total (CET) ao ano'],
    en: ['Total effective cost', 'Total effective cost (CET) per year'],
  },
  comprometimentoRenda: {
    pt: ['Maior parcela sobre a renda mensal', 'Maior parcela sobre a renda mensal; só com rendaMensal'],
    en: [
      'Largest instalment on the monthly income',
      'Largest instalment on the monthly income; only with rendaMensal',
    ],
  },
  parcelas: {
    pt: ['Parcelas', 'Todas as parcelas; ausente com detalhar false'],
    en: ['All instalments', 'All instalments; absent with detalhar false'],
    fields: {
      numero: {
        pt: ['Número', 'Número da parcela, contados os meses de carência'],
        en: ['Number of the instalment', 'Number of the instalment, months of grace included'],
      },
      vencimento: {
        pt: ['Vencimento', 'Vencimento (AAAA-MM-DD); só com dataPrimeiraParcela'],
        en: ['Due date', 'Due date (YYYY-MM-DD); only with dataPrimeiraParcela'],
      },
      prestacao: {
        pt: ['Prestação', 'Amortização mais juros'],
        en: ['Principal plus interest', 'Principal plus interest'],
      },
      amortizacao: {
        pt: [
          'Amortização',
          'O que a parcela abate da dívida; negativo quando os juros da carência se somam a ela',
        ],
        en: [
          'What the instalment takes off the debt',
          'What the instalment takes off the debt; negative when interest of the grace period joins it',
        ],
      },
      juros: {
        pt: ['Juros', 'Juros do mês sobre o saldo devedor'],
        en: ['Interest of the month on the balance owed', 'Interest of the month on the balance owed'],
      },
      seguro: {
        pt: ['Seguro', 'Seguro do mês, o fixo mais o que incide sobre o saldo'],
        en: ['Insurance of the month', 'Insurance of the month, the fixed one plus that on the balance'],
      },
      tarifa: {
        pt: ['Tarifa', 'Tarifa do mês'],
        en: ['Fee of the month', 'Fee of the month'],
      },
      total: {
        pt: ['Total', 'O que se paga no mês: prestação, seguro e tarifa'],
        en: ['Total', 'What is paid in the month: principal, interest, insurance and fee'],
      },
      saldoDevedor: {
        pt: ['Saldo devedor', 'Saldo devedor depois do pagamento'],
        en: ['Balance owed after the payment', 'Balance owed after the payment'],
      },
    },
  },
} satisfies FieldsTexts;
