import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, num, pure } from '../../kit/fields/index.ts';
import { days, percentage, reais } from '../../kit/units.ts';
import {
  compare,
  exact,
  minus,
  over,
  plus,
  power,
  recordGiven,
  share,
  times,
  toFigure,
} from '../../lib/numbers/exact.ts';
import { type Input, input, modes, type operations } from './_conversion-fields.ts';
import { toFraction, toPercentage, trim } from './_interest.ts';
import { equivalent } from './_equivalent-rates.ts';
import { discountOf } from './_title-discount.ts';

const eachPeriod = num(percentage);
const daily = { diaria252: eachPeriod, diaria360: eachPeriod, diaria365: eachPeriod };
const parts = {
  mensal: eachPeriod,
  bimestral: eachPeriod,
  trimestral: eachPeriod,
  quadrimestral: eachPeriod,
  semestral: eachPeriod,
};

const only = (operacao: (typeof operations)[number]) => ({ operacao });

/** Equivalent rates, real rates, accumulated rates, and the discount of titles. */
export const conversaoTaxas = defineCalculator({
  method: 'POST',
  path: '/calculadoras/conversao-taxas',
  category: 'financeiro',
  name: 'Conversão de taxas de juros',
  input,
  output: v.union([
    v.object({
      operacao: v.literal('equivalente'),
      taxaPorCapitalizacao: v.optional(num(percentage)),
      taxaAnualEfetiva: num(percentage),
      efetivas: v.object({ ...daily, ...parts, anual: eachPeriod }),
      nominaisAnuais: v.object({ ...daily, ...parts }),
      taxaContinuaAnual: num(percentage),
      fatorPeriodo: v.optional(num(pure)),
      taxaPeriodo: v.optional(num(percentage)),
      avisos,
    }),
    v.object({
      operacao: v.literal('real'),
      taxa: num(percentage),
      inflacao: num(percentage),
      taxaReal: num(percentage),
      diferencaSimples: num(percentage),
      avisos,
    }),
    v.object({
      operacao: v.literal('acumular'),
      quantidade: num(pure),
      fator: num(pure),
      taxaAcumulada: num(percentage),
      taxaMedia: num(percentage),
      avisos,
    }),
    v.object({
      operacao: v.literal('desconto'),
      modalidade: v.picklist(modes),
      valorNominal: num(reais),
      desconto: num(reais),
      valorLiquido: num(reais),
      prazoMedio: num(days),
      taxaEfetivaMensal: num(percentage),
      taxaEfetivaAnual: num(percentage),
      titulos: v.array(
        v.object({ valor: num(reais), dias: num(days), desconto: num(reais), valorPresente: num(reais) }),
      ),
      avisos,
    }),
  ]),
  reads: {
    needs: {
      periodo: only('equivalente'),
      inflacao: only('real'),
      taxas: only('acumular'),
      titulos: only('desconto'),
      capitalizacao: { operacao: 'equivalente', tipo: 'nominal' },
    },
    when: {
      taxa: { operacao: ['equivalente', 'real', 'desconto'] },
      tipo: only('equivalente'),
      baseDias: only('equivalente'),
      dias: only('equivalente'),
      taxaReal: only('real'),
      modalidade: only('desconto'),
      dataDesconto: only('desconto'),
      tarifas: only('desconto'),
      iof: only('desconto'),
    },
    inside: { titulos: { oneOf: [[['dias'], ['vencimento']]] } },
  },
  requires: (call) => needsOf(call as Input),
  result: ['taxaAnualEfetiva', 'taxaReal', 'taxaAcumulada', 'valorLiquido'],
  examples: [
    {
      input: {
        taxa: 12,
        periodo: 'anual',
        tipo: 'nominal',
        capitalizacao: 'mensal',
        dias: 45,
        baseDias: 360,
      },
    },
    { input: { operacao: 'real', taxa: 14.25, inflacao: 4.5 } },
    { input: { operacao: 'acumular', taxas: [0.42, 0.83, 0.16] } },
    {
      input: {
        operacao: 'desconto',
        taxa: 3,
        titulos: [
          { valor: 10_000, dias: 60 },
          { valor: 5000, dias: 90 },
        ],
        tarifas: 50,
      },
    },
  ],
  impossible: { operacao: 'desconto', taxa: 100, titulos: [{ valor: 1, dias: 60 }] },
  assumptions: {
    unused: { dataDesconto: ({ titulos }) => !titulos?.some(({ vencimento }) => vencimento !== undefined) },
  },
  run(call) {
    const { operacao } = call;
    if (operacao === 'real') return { operacao, ...realRate(call), avisos: [] };
    if (operacao === 'acumular') return { operacao, ...accumulated(call), avisos: [] };
    if (operacao === 'desconto') return { operacao, ...discountOf(call), avisos: [] };
    return { operacao, ...equivalent(call), avisos: [] };
  },
});

const noDay = {
  field: 'baseDias',
  message: { pt: 'só vale com dias ou uma taxa diária', en: 'only applies with dias or a daily rate' },
};

/** The fields that an operation needs beyond those that it alone reads. */
function needsOf({ operacao, taxa, taxaReal, periodo, tipo, capitalizacao, dias, baseDias }: Input) {
  if (operacao === 'real') {
    if ((taxa === undefined) !== (taxaReal === undefined)) return [];
    return [
      {
        field: 'taxa',
        message: {
          pt: 'Envie taxa ou taxaReal, e só um deles',
          en: 'Send taxa or taxaReal, and only one of them',
        },
      },
    ];
  }
  if (operacao === 'acumular') return [];
  const namesDay =
    periodo === 'diaria' || (tipo === 'nominal' && capitalizacao === 'diaria') || dias !== undefined;
  return [
    ...(taxa === undefined ? ['taxa'] : []),
    ...(operacao !== 'desconto' && namesDay && baseDias === undefined ? ['baseDias'] : []),
    ...(operacao !== 'desconto' && !namesDay && baseDias !== undefined ? [noDay] : []),
  ];
}

const one = exact(1);

/** Fisher: (1 + nominal) = (1 + real)·(1 + inflation). */
function realRate({ taxa, taxaReal, inflacao = 0 }: Input) {
  const prices = plus(one, toFraction(inflacao, 'inflacao'));
  const [nominal, real] =
    taxa === undefined
      ? [minus(times(plus(one, toFraction(taxaReal as number, 'taxaReal')), prices), one), undefined]
      : [toFraction(taxa, 'taxa'), minus(over(plus(one, toFraction(taxa, 'taxa')), prices), one)];
  return {
    taxa: real ? recordGiven(taxa as number, 'taxa') : toPercentage(nominal, 7),
    inflacao: recordGiven(inflacao, 'inflacao'),
    taxaReal: real ? toPercentage(real, 7) : recordGiven(taxaReal as number, 'taxaReal'),
    diferencaSimples: toPercentage(minus(nominal, toFraction(inflacao, 'inflacao')), 7),
  };
}

function accumulated({ taxas = [] }: Input) {
  const factor = taxas
    .map((taxa) => plus(one, share(exact(taxa, 'taxa'), 1, 100)))
    .reduce((product, own) => trim(times(product, own)), one);
  if (compare(factor, exact(1e15)) > 0) {
    throw invalidValue('taxas', {
      pt: 'acumulam mais que um fator de 1 quatrilhão',
      en: 'add up to a factor above 1 quadrillion',
    });
  }
  const mean = minus(trim(power(factor, over(one, exact(taxas.length)))), one);
  return {
    quantidade: taxas.length,
    fator: toFigure(factor, 8),
    taxaAcumulada: toPercentage(minus(factor, one), 7),
    taxaMedia: toPercentage(mean, 7),
  };
}
