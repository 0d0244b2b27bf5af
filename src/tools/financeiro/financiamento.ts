import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, num, pure } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import { bankDayTables } from '../../law/bank-days.ts';
import { toMoney } from '../../lib/numbers/exact.ts';
import type { System } from './_amortization.ts';
import { comparisonLine, type Input, input, system, systems } from './_financing-fields.ts';
import {
  answerOf,
  comparativeOf,
  compareSystems,
  monthsAsked,
  paidFor,
  systemsOf,
  termsOf,
} from './_financing.ts';
import { toPercentage } from './_interest.ts';
import type { Payments } from './_loan.ts';
import { effectiveRates, isReadMonthly } from './_rates.ts';

/** % of the income: above it an instalment is held to be too much. */
const SHARE_OF_INCOME = 30;

const warnings = [
  'taxa-lida-ao-mes',
  'amortizacao-no-vencimento',
  'amortizacao-sem-efeito',
  'correcao-incompleta',
  'parcela-acima-de-30-da-renda',
] as const;

/** A loan in Price, SAC, SAM or the American system, each amount to the cent, with its total effective cost (CET). */
export const financiamento = defineCalculator({
  method: 'POST',
  path: '/calculadoras/financiamento',
  category: 'financeiro',
  name: 'Financiamento SAC e Price',
  tables: bankDayTables,
  input,
  output: v.object({
    valorFinanciado: num(reais),
    prazoMeses: num(pure),
    taxaImplicita: v.optional(num(percentage)),
    taxaMensalEfetiva: num(percentage),
    taxaAnualEfetiva: num(percentage),
    price: v.optional(system),
    sac: v.optional(system),
    sam: v.optional(system),
    americano: v.optional(system),
    comparacao: v.optional(
      v.object({
        menorCusto: v.picklist([...systems, 'igual']),
        diferencaTotal: num(reais),
        diferencaPrimeiraParcela: num(reais),
      }),
    ),
    comparativo: v.optional(
      v.object({ mesCruzamento: v.nullable(num(pure)), linhas: v.array(comparisonLine) }),
    ),
    avisos,
  }),
  warnings,
  result: [
    'price.primeiraParcela',
    'sac.primeiraParcela',
    'sam.primeiraParcela',
    'americano.primeiraParcela',
  ],
  examples: [
    { input: { valor: 60_000, entrada: 12_000, taxa: 24, periodoTaxa: 'anual', prazo: 12 } },
    {
      input: {
        valor: 12_000,
        taxa: 2,
        prazo: 4,
        sistema: 'price',
        contagemDias: 'corridos-30',
        dataContrato: '2026-01-12',
        dataPrimeiraParcela: '2026-02-28',
        amortizacoesExtras: [{ mes: 2, valor: 2000, reduzir: 'parcela' }],
        quitacao: { data: '2026-04-10' },
      },
    },
    { input: { valor: 100_000, taxa: 1, prazo: 24, sistema: 'todos', detalhar: false } },
  ],
  impossible: { valor: 100, entrada: 100, taxa: 1, prazo: 1 },
  reads: {
    oneOf: [[['taxa'], ['prestacao']]],
    when: {
      periodoTaxa: 'taxa',
      conversaoTaxa: { periodoTaxa: 'anual' },
      tipoCarencia: 'carencia',
      financiarTarifas: 'tarifasIniciais',
      valorImovel: 'seguroImovelPercentual',
    },
    inside: {
      amortizacoesExtras: { oneOf: [[['mes'], ['data']]] },
      quitacao: { oneOf: [[['mes'], ['data']]] },
    },
  },
  assumptions: {
    unused: {
      periodoTaxa: ({ taxa }) => taxa === undefined,
      tipoCarencia: ({ carencia }) => carencia === 0,
      financiarTarifas: ({ tarifasIniciais }) => tarifasIniciais === 0,
    },
  },
  *run(input, context) {
    requireSimple(input);
    const { instalments, grace } = monthsAsked(input);
    const terms = termsOf(input, context);
    const paid = new Map<System, Payments>();
    for (const name of systemsOf(input)) {
      paid.set(name, paidFor(name, terms, input));
      yield;
    }
    const answers: Partial<Record<System, v.InferOutput<typeof system>>> = {};
    for (const [name, own] of paid) {
      answers[name] = answerOf(name, own, terms, input);
      yield;
    }
    const { correcaoMensal } = input;
    const codes = {
      'taxa-lida-ao-mes': isReadMonthly(context.sent),
      'amortizacao-no-vencimento': terms.isMoved,
      'amortizacao-sem-efeito': terms.hasNoEffect(),
      'correcao-incompleta': Array.isArray(correcaoMensal) && correcaoMensal.length < instalments + grace,
      'parcela-acima-de-30-da-renda': Object.values(answers).some(
        ({ comprometimentoRenda = 0 }) => comprometimentoRenda > SHARE_OF_INCOME,
      ),
    };
    return {
      valorFinanciado: toMoney(terms.principal),
      prazoMeses: instalments + grace,
      ...(input.prestacao !== undefined && { taxaImplicita: toPercentage(terms.rate, 7) }),
      ...effectiveRates(terms.rate),
      ...answers,
      ...(paid.size > 1 && { comparacao: compareSystems(paid), comparativo: comparativeOf(paid, answers) }),
      avisos: warnings.filter((code) => codes[code]),
    };
  },
});

/** Throws 422 on what SAM and the American system have no rule for. */
function requireSimple(input: Input): void {
  if (!systemsOf(input).some((name) => name === 'sam' || name === 'americano')) return;
  const field = (['amortizacoesExtras', 'correcaoMensal'] as const).find((name) => input[name] !== undefined);
  if (field === undefined) return;
  throw invalidValue(field, {
    pt: 'só vale na Price e no SAC',
    en: 'only applies to Price and SAC',
  });
}
