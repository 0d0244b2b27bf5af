import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { outOfOrder } from '../../kit/errors/requirements.ts';
import {
  above,
  avisos,
  between,
  date,
  explicar,
  flag,
  inUnit,
  month,
  num,
  optionalPercent,
  pure,
  tableEntries,
  todayByDefault,
  withExample,
} from '../../kit/fields/index.ts';
import { textIn } from '../../kit/texts.ts';
import { days, percentage, reais } from '../../kit/units.ts';
import { daysBetween } from '../../lib/dates/dates.ts';
import {
  amount,
  compare,
  exact,
  type Exact,
  minus,
  over,
  percentOf,
  plus,
  recordGiven,
  roundTo,
  sum,
  times,
  toFigure,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { factorsOf, itemsOf, monthParts, type Variation, wholeMonths } from './_correction.ts';
import { positiveAmount } from './_fields.ts';
import { LARGEST_RESULT } from './_flows.ts';
import { interestOf, legalRateTable } from './_legal-interest.ts';

const NOTICE = {
  pt: 'A conta usa os índices e as taxas informados, e não substitui a orientação de um advogado ou contador.',
  en: 'The calculation uses the indexes and rates that were sent, and does not replace the advice of a lawyer or accountant.',
};

/** %: the fine on consumers (CDC, art. 52, § 1º). */
const CONSUMER_FINE = 2;

const indexNames = [
  'igp-m',
  'ipca',
  'ipca-15',
  'inpc',
  'ivar',
  'ipc-fipe',
  'selic',
  'cdi',
  'tr',
  'outro',
] as const;
const sources = ['indices', 'variacoes', 'fator', 'percentual'] as const;
const warnings = ['variacoes-diferente-dos-meses', 'correcao-negativa', 'multa-acima-de-2'] as const;
const kinds = ['simples', 'compostos', 'taxa-legal'] as const;

/** % */
const variation = withExample(0.5, inUnit(percentage, above(-100, 1000)));
/** % a month. */
/* @__NO_SIDE_EFFECTS__ */
const monthly = (most: number) => v.optional(withExample(1, inUnit(percentage, between(0, most))));
const previous = v.optional(withExample(0.5, inUnit(percentage, above(-100, 100))));
/* @__NO_SIDE_EFFECTS__ */
const many = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.minLength(1), v.maxLength(1200)));

const input = v.object({
  valor: positiveAmount,
  dataInicial: date,
  dataFinal: todayByDefault,
  indices: many(v.object({ mes: month, variacao: variation })),
  variacoes: many(variation),
  fator: v.optional(inUnit(pure, above(0, 1e9))),
  percentual: v.optional(withExample(4.83, inUnit(percentage, above(-100, 1e9)))),
  indice: v.optional(v.picklist(indexNames), 'outro'),
  percentualDoIndice: v.optional(inUnit(percentage, between(0, 1000)), 100),
  proRata: v.optional(v.picklist(['mes-cheio', 'dias-corridos']), 'mes-cheio'),
  mesFinal: v.optional(v.picklist(['incluir', 'excluir']), 'incluir'),
  acumulacao: v.optional(v.picklist(['composta', 'simples']), 'composta'),
  indiceNegativo: v.optional(v.picklist(['reduzir', 'manter']), 'reduzir'),
  juros: v.optional(
    v.object({
      tipo: v.optional(v.picklist(kinds), 'simples'),
      taxaMensal: monthly(100),
      dataInicio: v.optional(date),
      sobre: v.optional(v.picklist(['corrigido', 'original']), 'corrigido'),
      contagem: v.optional(v.picklist(['dias', 'meses']), 'dias'),
      taxasLegais: many(
        v.object({
          mes: month,
          taxa: monthly(100),
          selicAnterior: previous,
          ipca15Anterior: previous,
        }),
      ),
      taxaAntes: monthly(10),
    }),
  ),
  multa: optionalPercent(),
  multaSobre: v.optional(v.picklist(['corrigido', 'original', 'corrigido-com-juros']), 'corrigido'),
  honorarios: optionalPercent(),
  honorariosSobre: v.optional(v.picklist(['debito', 'debito-e-multa']), 'debito'),
  detalhar: flag(false),
  explicar,
});

type Input = v.InferOutput<typeof input>;

const hasNoMonths = (call: Input) => !call.indices && !call.variacoes;

/** A debt or an amount from day to day by an index of the caller, with default interest, fine and fees. */
export const correcaoValor = defineCalculator({
  method: 'POST',
  path: '/calculadoras/correcao-valor',
  category: 'financeiro',
  name: 'Correção de valores',
  input,
  output: v.object({
    valorOriginal: num(reais),
    indice: v.picklist(indexNames),
    dataInicial: v.string(),
    dataFinal: v.string(),
    fatorCorrecao: num(pure),
    percentualCorrecao: num(percentage),
    valorCorrigido: num(reais),
    correcao: num(reais),
    juros: v.optional(
      v.object({
        tipo: v.picklist(kinds),
        dataInicio: v.string(),
        dias: num(days),
        base: num(reais),
        percentual: num(percentage),
        valor: num(reais),
        percentualAntes: v.optional(num(percentage)),
        percentualLegal: v.optional(num(percentage)),
        meses: v.optional(
          v.array(
            v.object({
              mes: v.string(),
              taxa: num(percentage),
              dias: num(days),
              percentual: num(percentage),
            }),
          ),
        ),
      }),
    ),
    multa: num(reais),
    honorarios: num(reais),
    total: num(reais),
    evolucao: v.optional(
      v.array(
        v.object({
          mes: v.optional(v.string()),
          variacao: num(percentage),
          dias: v.optional(num(days)),
          fatorAcumulado: num(pure),
        }),
      ),
    ),
    avisos,
    tabela: v.optional(v.object(tableEntries)),
    aviso: v.string(),
  }),
  warnings,
  reads: {
    when: {
      percentualDoIndice: ['indices', 'variacoes'],
      proRata: ['indices', 'variacoes'],
      acumulacao: ['indices', 'variacoes'],
      mesFinal: [
        { indices: [], proRata: 'mes-cheio' },
        { variacoes: [], proRata: 'mes-cheio' },
      ],
      multaSobre: 'multa',
      honorariosSobre: 'honorarios',
    },
    either: [sources.map((name) => [name] as const)],
    inside: {
      juros: {
        needs: { taxaMensal: { tipo: ['simples', 'compostos'] }, taxasLegais: { tipo: 'taxa-legal' } },
        when: { taxaAntes: { tipo: 'taxa-legal' }, contagem: { tipo: ['simples', 'compostos'] } },
        inside: { taxasLegais: { oneOf: [[['taxa'], ['selicAnterior', 'ipca15Anterior']]] } },
      },
    },
  },
  result: 'total',
  examples: [
    {
      input: {
        valor: 2000,
        dataInicial: '2024-07-10',
        dataFinal: '2024-10-20',
        indice: 'ipca',
        mesFinal: 'excluir',
        indices: [
          { mes: '2024-07', variacao: 0.38 },
          { mes: '2024-08', variacao: -0.02 },
          { mes: '2024-09', variacao: 0.44 },
        ],
        juros: {
          tipo: 'taxa-legal',
          taxaAntes: 1,
          taxasLegais: [
            { mes: '2024-08', taxa: 0.6 },
            { mes: '2024-09', selicAnterior: 0.87, ipca15Anterior: 0.19 },
            { mes: '2024-10', taxa: 0.69 },
          ],
        },
        multa: 2,
        detalhar: true,
      },
    },
    {
      input: {
        valor: 1000,
        dataInicial: '2026-03-10',
        dataFinal: '2026-04-24',
        percentual: 1.2,
        juros: { taxaMensal: 1 },
        multa: 2,
      },
    },
  ],
  impossible: { valor: 1000, dataInicial: '2026-03-10', dataFinal: '2026-03-09' },
  assumptions: {
    unused: {
      indiceNegativo: (_, { avisos }) => !avisos.includes('correcao-negativa'),
      percentualDoIndice: hasNoMonths,
      'juros.sobre': ({ juros }) => juros === undefined,
      multaSobre: ({ multa }) => multa === 0,
      honorariosSobre: ({ honorarios }) => honorarios === 0,
    },
  },
  run(call, { language }) {
    const { dataInicial, dataFinal, juros } = call;
    if (dataFinal < dataInicial) {
      throw outOfOrder('dataFinal', ['dataInicial', dataInicial], ['dataFinal', dataFinal]);
    }
    const { variations, expected } = variationsOf(call);
    const factors = factorsOf(variations, call.percentualDoIndice, call.acumulacao === 'composta');
    const found = factors.at(-1) ?? ownFactor(call);
    const one = exact(1);
    const factor = compare(found, one) < 0 && call.indiceNegativo === 'manter' ? one : found;
    const original = amount(call.valor, 'valor');
    if (compare(times(original, factor), amount(LARGEST_RESULT)) > 0 || factor.numerator < 0n)
      throw outOfBounds(call);
    const corrected = roundTo(times(original, factor));
    const interest = juros && interestPart(juros, call, original, corrected);
    const owed = interest ? plus(corrected, interest.value) : corrected;
    const fined = { corrigido: corrected, original, 'corrigido-com-juros': owed }[call.multaSobre];
    const fine = roundTo(percentOf(fined, call.multa, 'multa'));
    const feesOn = call.honorariosSobre === 'debito' ? owed : plus(owed, fine);
    const fees = roundTo(percentOf(feesOn, call.honorarios, 'honorarios'));
    const codes = {
      'variacoes-diferente-dos-meses': expected !== undefined && expected !== variations.length,
      'correcao-negativa': compare(factor, one) < 0,
      'multa-acima-de-2': call.multa > CONSUMER_FINE,
    };
    return {
      valorOriginal: recordGiven(call.valor, 'valor'),
      indice: call.indice,
      dataInicial,
      dataFinal,
      fatorCorrecao: toFigure(factor, 8),
      percentualCorrecao: toFigure(times(minus(factor, one), exact(100)), 4),
      valorCorrigido: toMoney(corrected),
      correcao: toMoney(minus(corrected, original)),
      ...(interest && { juros: interest.answer }),
      multa: toMoney(fine),
      honorarios: toMoney(fees),
      total: toMoney(sum(owed, fine, fees)),
      ...(call.detalhar &&
        !hasNoMonths(call) && {
          evolucao: variations.map(({ mes, variacao, part }, k) => ({
            ...(mes !== undefined && { mes }),
            variacao: recordGiven(variacao, 'variacao'),
            ...(part && { dias: part.days }),
            fatorAcumulado: toFigure(factors[k] as Exact, 8),
          })),
        }),
      avisos: warnings.filter((code) => codes[code]),
      ...(juros?.tipo === 'taxa-legal' && { tabela: legalRateTable }),
      aviso: textIn(NOTICE, language),
    };
  },
});

/** The variations of the call by its months, and how many there should be where they come without months. */
function variationsOf(call: Input): {
  readonly variations: readonly Variation[];
  readonly expected?: number;
} {
  const { indices, variacoes, dataInicial, dataFinal } = call;
  if (hasNoMonths(call)) return { variations: [] };
  if (call.proRata === 'mes-cheio') {
    const months = wholeMonths(dataInicial, dataFinal, call.mesFinal === 'incluir');
    return indices
      ? { variations: itemsOf(indices, months, 'indices') }
      : { variations: (variacoes ?? []).map((variacao) => ({ variacao })), expected: months.length };
  }
  const parts = monthParts(dataInicial, dataFinal);
  const months = parts.map(({ mes }) => mes);
  if (indices) {
    const items = itemsOf(indices, months, 'indices');
    return { variations: items.map((item, k) => ({ ...item, part: parts[k] })) };
  }
  if (variacoes?.length !== parts.length) {
    throw invalidValue('variacoes', {
      pt: `deve ter uma variação por mês: ${parts.length}`,
      en: `must have one variation a month: ${parts.length}`,
    });
  }
  return { variations: parts.map((part, k) => ({ mes: part.mes, variacao: variacoes[k] as number, part })) };
}

/** The factor of a call without variations. */
function ownFactor({ fator, percentual }: Input): Exact {
  if (fator !== undefined) return exact(fator, 'fator');
  return percentual === undefined
    ? exact(1)
    : plus(exact(1), over(exact(percentual, 'percentual'), exact(100)));
}

function outOfBounds(call: Input) {
  const field = sources.find((name) => call[name] !== undefined) ?? 'valor';
  return invalidValue(field, {
    pt: 'leva a um valor negativo ou acima de R$ 1 quatrilhão',
    en: 'leads to an amount below 0 or above 1 quadrillion BRL',
  });
}

function interestPart(juros: NonNullable<Input['juros']>, call: Input, original: Exact, corrected: Exact) {
  const { tipo, dataInicio = call.dataInicial, sobre } = juros;
  if (dataInicio > call.dataFinal) {
    throw outOfOrder('juros.dataInicio', ['juros.dataInicio', dataInicio], ['dataFinal', call.dataFinal]);
  }
  const { rate, more } = interestOf(juros, dataInicio, call.dataFinal);
  const base = sobre === 'corrigido' ? corrected : original;
  const owed = times(base, rate);
  if (compare(owed, amount(LARGEST_RESULT)) > 0) {
    throw invalidValue('juros.taxaMensal', {
      pt: 'leva a juros acima de R$ 1 quatrilhão',
      en: 'leads to interest above 1 quadrillion BRL',
    });
  }
  const value = roundTo(owed);
  return {
    value,
    answer: {
      tipo,
      dataInicio,
      dias: daysBetween(dataInicio, call.dataFinal),
      base: toMoney(base),
      percentual: toFigure(times(rate, exact(100)), 6),
      valor: toMoney(value),
      ...more,
    },
  };
}
