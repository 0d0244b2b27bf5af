/** The fields of a loan and of its answer. */
import * as v from 'valibot';
import {
  between,
  date,
  explicar,
  flag,
  integer,
  inUnit,
  num,
  pure,
  withExample,
} from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { months, percentage, reais } from '../../kit/units.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';
import { rateFields, termFields } from './_rates.ts';

/** Instalments and months of grace. */
const MOST_MONTHS = 660;

export const systems = ['price', 'sac', 'sam', 'americano'] as const;

/** % of a month. */
const correction = withExample(0.1, inUnit(percentage, between(-10, 50)));

export const input = v.object({
  valor: positiveAmount,
  entrada: optionalAmount,
  ...rateFields,
  taxa: v.optional(rateFields.taxa),
  prestacao: v.optional(positiveAmount),
  ...termFields(600),
  sistema: v.optional(v.picklist(['ambos', ...systems, 'todos']), 'ambos'),
  carencia: inUnit(months, v.optional(integer(0, 60), 0)),
  tipoCarencia: v.optional(v.picklist(['pagar-juros', 'capitalizar']), 'pagar-juros'),
  seguroMensal: optionalAmount,
  seguroPercentual: inUnit(percentage, v.optional(between(0, 10), 0)),
  seguroImovelPercentual: inUnit(percentage, v.optional(between(0, 10), 0)),
  valorImovel: v.optional(positiveAmount),
  tarifaMensal: optionalAmount,
  tarifasIniciais: optionalAmount,
  financiarTarifas: flag(false),
  rendaMensal: v.optional(positiveAmount),
  dataContrato: v.optional(date),
  dataPrimeiraParcela: v.optional(date),
  contagemDias: v.optional(
    v.picklist(['meses', 'corridos-30', 'corridos-365', '30-360', 'uteis-252']),
    'meses',
  ),
  amortizacoesExtras: v.optional(
    v.pipe(
      v.array(
        v.object({
          mes: v.optional(inUnit(pure, integer(1, MOST_MONTHS))),
          data: v.optional(date),
          valor: positiveAmount,
          reduzir: v.optional(v.picklist(['prazo', 'parcela']), 'prazo'),
          cada: v.optional(inUnit(months, integer(1, 60))),
        }),
      ),
      v.minLength(1),
      v.maxLength(600),
    ),
  ),
  correcaoMensal: v.optional(
    v.union(
      [correction, v.pipe(v.array(correction), v.minLength(1), v.maxLength(MOST_MONTHS))],
      say({
        pt: 'deve ser um número de -10 a 50, em %, ou uma lista deles',
        en: 'must be a number from -10 to 50, in %, or a list of them',
      }),
    ),
  ),
  quitacao: v.optional(
    v.object({ mes: v.optional(inUnit(pure, integer(0, MOST_MONTHS))), data: v.optional(date) }),
  ),
  detalhar: flag(true),
  explicar,
});

export type Input = v.InferOutput<typeof input>;

const row = v.object({
  numero: num(pure),
  vencimento: v.optional(v.string()),
  correcao: v.optional(num(reais)),
  prestacao: num(reais),
  amortizacao: num(reais),
  juros: num(reais),
  seguro: num(reais),
  tarifa: num(reais),
  total: num(reais),
  amortizacaoExtra: v.optional(num(reais)),
  saldoDevedor: num(reais),
});

/** Figures of one system in the answer. */
export const system = v.object({
  primeiraParcela: num(reais),
  ultimaParcela: num(reais),
  totalJuros: num(reais),
  totalSeguros: num(reais),
  totalTarifas: num(reais),
  totalPago: num(reais),
  custoTotal: num(reais),
  cetMensal: num(percentage),
  cetAnual: num(percentage),
  totalCorrecao: v.optional(num(reais)),
  totalAmortizacoesExtras: v.optional(num(reais)),
  prazoFinal: v.optional(num(months)),
  parcelasAMenos: v.optional(num(months)),
  economiaJuros: v.optional(num(reais)),
  comprometimentoRenda: v.optional(num(percentage)),
  quitacao: v.optional(
    v.object({
      data: v.optional(v.string()),
      parcelasPagas: num(pure),
      saldoDevedor: num(reais),
      jurosProporcionais: num(reais),
      valorQuitacao: num(reais),
      parcelasRestantes: num(pure),
      somaRestante: num(reais),
      desconto: num(reais),
    }),
  ),
  parcelas: v.optional(v.array(row)),
});

/** One figure of each system side by side. */
export const comparisonLine = v.object({
  indicador: v.picklist([
    'primeiraParcela',
    'ultimaParcela',
    'totalJuros',
    'totalPago',
    'cetAnual',
    'parcelas',
  ]),
  price: v.optional(num(pure)),
  sac: v.optional(num(pure)),
  sam: v.optional(num(pure)),
  americano: v.optional(num(pure)),
});
