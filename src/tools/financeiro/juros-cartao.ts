import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { defineTool } from '../../core/tool.ts';
import { percentOf } from '../../lib/numbers/cents.ts';
import { entriesOf, entryOrLast } from '../../lib/law/dated.ts';
import { compound } from '../../lib/finance/interest.ts';
import { type Cents, toCents, toReais } from '../../lib/numbers/money.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { dailyRate, type IofTable } from '../../lib/law/taxes/iof.ts';
import { iofTable } from '../../tables/iof.ts';
import { input, modes, parted, revolved } from './_card-bill.ts';
import type { CreditTax } from './_card-debt.ts';

const figure = v.optional(v.number());

const month = v.object({
  mes: v.number(),
  juros: v.number(),
  multa: v.number(),
  jurosMora: v.number(),
  encargosAcumulados: v.number(),
  saldo: v.number(),
});

const instalment = v.object({
  numero: v.number(),
  valor: v.number(),
  amortizacao: v.number(),
  juros: v.number(),
  saldoDevedor: v.number(),
});

/** What an invoice not paid in full costs, in revolving credit or by instalments, under the legal ceiling. */
export const jurosCartao = defineTool({
  method: 'POST',
  path: '/calculadoras/juros-cartao',
  category: 'financeiro',
  name: 'Juros do cartão de crédito',
  summary: 'Custo da fatura não paga, no rotativo ou parcelada, com o teto legal e o IOF',
  input,
  output: v.object({
    modo: v.picklist(modes),
    pagamentoMinimo: v.number(),
    valorPago: v.number(),
    valorFinanciado: v.number(),
    emAtraso: v.boolean(),
    taxaMensal: v.number(),
    taxaAnual: v.number(),
    meses: figure,
    parcelas: figure,
    valorParcela: figure,
    taxaAplicada: figure,
    juros: v.number(),
    multa: figure,
    jurosMora: figure,
    encargos: v.number(),
    limiteEncargos: v.number(),
    limiteAtingido: v.boolean(),
    encargosSemLimite: v.number(),
    iof: v.object({ fixo: v.number(), diario: v.number(), total: v.number() }),
    totalDevido: v.number(),
    custoEfetivo: v.number(),
    evolucao: v.union([v.array(month), v.array(instalment)]),
  }),
  examples: [
    {
      input: { valorFatura: 1000, valorPago: 100, taxaMensal: 15 },
      output: {
        modo: 'rotativo',
        pagamentoMinimo: 150,
        valorPago: 100,
        valorFinanciado: 900,
        emAtraso: true,
        taxaMensal: 15,
        taxaAnual: 435.03,
        meses: 1,
        juros: 135,
        multa: 18,
        jurosMora: 9,
        encargos: 162,
        limiteEncargos: 900,
        limiteAtingido: false,
        encargosSemLimite: 162,
        iof: { fixo: 3.42, diario: 2.21, total: 5.63 },
        totalDevido: 1067.63,
        custoEfetivo: 18.63,
        evolucao: [{ mes: 1, juros: 135, multa: 18, jurosMora: 9, encargosAcumulados: 162, saldo: 1062 }],
      },
    },
  ],
  run(input, { today, tables }) {
    const { valorFatura, taxaMensal, modo } = input;
    const minimum = percentOf(toCents(valorFatura), input.pagamentoMinimoPercentual);
    const paid = input.valorPago === undefined ? minimum : toCents(input.valorPago);
    const debt = toCents(valorFatura) - paid;
    if (debt < 0) {
      throw invalidValue('valorPago', {
        pt: 'não pode ser maior que valorFatura',
        en: 'cannot be more than valorFatura',
      });
    }
    const isLate = modo === 'rotativo' && paid < minimum;
    const tax = taxOn(debt, entryOrLast(entriesOf(iofTable, tables), today).entry.value);
    return {
      modo,
      pagamentoMinimo: toReais(minimum),
      valorPago: toReais(paid),
      valorFinanciado: toReais(debt),
      emAtraso: isLate,
      taxaMensal,
      taxaAnual: roundTo(compound(taxaMensal / 100, 12) * 100, 2),
      ...(modo === 'rotativo' ? revolved(debt, isLate, input, tax) : parted(debt, input, tax)),
    };
  },
});

/** The IOF of credit to a natural person. */
function taxOn(debt: Cents, table: IofTable): CreditTax {
  const { adicional, diasMaximos } = table.credito;
  return { once: adicional, daily: dailyRate(table, 'credito-pf', toReais(debt)), days: diasMaximos };
}
