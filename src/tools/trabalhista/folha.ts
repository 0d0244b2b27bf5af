import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { avisos, baseAndValue, fullIrrf, num, pure, tabela } from '../../kit/fields/index.ts';
import { type Text, textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { days, months, percentage, reais } from '../../kit/units.ts';
import { addDays } from '../../lib/dates/dates.ts';
import { type Exact, recordGiven, toMoney } from '../../lib/numbers/exact.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfFull } from '../../law/irrf.ts';
import type {
  BackPayBlock,
  Blocks,
  ProfitSharePay,
  ThirteenthPay,
  VacationReceipt,
} from '../../law/payroll/blocks.ts';
import { workAndRest } from '../../law/payroll/calendar.ts';
import { costOf, type Dae } from '../../law/payroll/cost.ts';
import type { Line } from '../../law/payroll/items.ts';
import { checkAdvance, checkFacts, checkForm, facts, factsReads, input } from './_folha-input.ts';
import {
  isBeforeBands,
  netOf,
  payslipOf,
  payslipTables,
  payslipWarnings,
  roundedBy,
  totalOf,
} from './_folha-month.ts';
import { line } from './_fields.ts';

/** A line of a payslip, with its nature in table 03 of the eSocial and the bases that it enters. */
const item = v.pipe(
  v.object({
    codigo: v.string(),
    descricao: v.string(),
    referencia: v.optional(v.string()),
    valor: num(reais),
    natureza: v.nullable(v.string()),
    incide: v.array(v.picklist(['inss', 'irrf', 'fgts', 'dsr', 'medias'])),
  }),
  v.metadata({ component: 'PayrollItem' }),
);

const informativo = v.object({
  codigo: v.string(),
  descricao: v.string(),
  referencia: v.optional(v.string()),
  valor: num(reais),
  natureza: v.nullable(v.string()),
});

const lines = v.array(item);
const block = { proventos: lines, descontos: lines, liquido: num(reais) };

const blocos = v.object({
  ferias: v.optional(
    v.object({
      dataInicio: v.string(),
      dataFim: v.string(),
      dataRetorno: v.string(),
      dataPagamento: v.string(),
      dias: num(days),
      abono: num(days),
      ...block,
      porCompetencia: v.array(
        v.object({
          competencia: v.string(),
          dias: num(days),
          ferias: num(reais),
          terco: num(reais),
          inss: num(reais),
        }),
      ),
      inss: baseAndValue,
      irrf: fullIrrf,
    }),
  ),
  decimoTerceiro: v.optional(
    v.object({
      parcela: v.picklist(['primeira', 'segunda', 'unica']),
      avos: num(pure),
      valorBruto: num(reais),
      dataPagamento: v.string(),
      ...block,
      inss: baseAndValue,
      irrf: v.nullable(fullIrrf),
      fgts: baseAndValue,
    }),
  ),
  plr: v.optional(
    v.object({
      ...block,
      irrf: v.object({
        base: num(reais),
        aliquota: num(percentage),
        parcelaDeduzir: num(reais),
        imposto: num(reais),
        valor: num(reais),
      }),
    }),
  ),
  rra: v.optional(
    v.object({
      ...block,
      irrf: v.object({
        base: num(reais),
        meses: num(months),
        aliquota: num(percentage),
        impostoTabela: num(reais),
        reducao: num(reais),
        valor: num(reais),
      }),
    }),
  ),
});

/** The lines of an answer in the language of a call. */
function writer({ language }: Context) {
  const words = (text: string | Text) => (typeof text === 'string' ? text : textIn(text, language));
  const plain = ({ code, name, reference, amount }: Line) => ({
    codigo: code,
    descricao: words(name),
    ...(reference !== undefined && { referencia: words(reference) }),
    valor: toMoney(amount),
  });
  const item = (one: Line) => ({ ...plain(one), natureza: one.nature, incide: [...one.enters] });
  const told = (one: Line) => ({ ...plain(one), natureza: one.nature });
  return { plain, item, told };
}

type Writer = ReturnType<typeof writer>;

const blockShown = (
  block: { readonly proventos: readonly Line[]; readonly descontos: readonly Line[] },
  { item }: Writer,
) => ({
  proventos: block.proventos.map(item),
  descontos: block.descontos.map(item),
  liquido: toMoney(netOf(block)),
});

function feriasShown(
  receipt: VacationReceipt,
  { dataInicio, dias, abono }: { readonly dataInicio: string; readonly dias: number; readonly abono: number },
  write: Writer,
) {
  const { pay, irrf } = receipt;
  return {
    dataInicio,
    dataFim: addDays(dataInicio, dias - 1),
    dataRetorno: addDays(dataInicio, dias),
    dataPagamento: pay.paidOn,
    dias,
    abono,
    ...blockShown(receipt, write),
    porCompetencia: pay.months.map(({ month, days, vacation, third, inss }) => ({
      competencia: month,
      dias: days,
      ferias: toMoney(vacation),
      terco: toMoney(third),
      inss: toMoney(inss.valor),
    })),
    inss: inssShown(pay.inss),
    irrf: irrfFull(irrf),
  };
}

function decimoTerceiroShown(
  thirteenth: ThirteenthPay,
  { parcela, avos }: { readonly parcela: 'primeira' | 'segunda' | 'unica'; readonly avos: number },
  fgts: Exact,
  write: Writer,
) {
  return {
    parcela,
    avos,
    valorBruto: toMoney(thirteenth.gross),
    dataPagamento: thirteenth.paidOn,
    ...blockShown(thirteenth, write),
    inss: inssShown(thirteenth.inss),
    irrf: thirteenth.irrf && irrfFull(thirteenth.irrf),
    fgts: { base: toMoney(thirteenth.paid), valor: toMoney(fgts) },
  };
}

function plrShown(plr: ProfitSharePay, write: Writer) {
  return {
    ...blockShown(plr, write),
    irrf: {
      base: toMoney(plr.base),
      aliquota: recordGiven(plr.bracket.aliquota, 'aliquota', plr.bracket),
      parcelaDeduzir: recordGiven(plr.bracket.parcelaDeduzir, 'parcelaDeduzir', plr.bracket),
      imposto: toMoney(plr.tax),
      valor: toMoney(plr.withheld),
    },
  };
}

function rraShown(rra: BackPayBlock, write: Writer) {
  return {
    ...blockShown(rra, write),
    irrf: {
      base: toMoney(rra.base),
      meses: recordGiven(rra.meses, 'meses'),
      aliquota: recordGiven(rra.rate, 'aliquota'),
      impostoTabela: toMoney(rra.tableTax),
      reducao: toMoney(rra.reduction),
      valor: toMoney(rra.tax),
    },
  };
}

const daeShown = ({ vencimento, ...amounts }: Dae) => ({
  inssSegurado: toMoney(amounts.inssSegurado),
  inssPatronal: toMoney(amounts.inssPatronal),
  gilrat: toMoney(amounts.gilrat),
  fgts: toMoney(amounts.fgts),
  fgtsCompensatorio: toMoney(amounts.fgtsCompensatorio),
  irrf: toMoney(amounts.irrf),
  salarioFamilia: toMoney(amounts.salarioFamilia),
  total: toMoney(amounts.total),
  vencimento,
});

type Charges = readonly { readonly codigo: string }[];

const hasCharge = (encargos: Charges, code: string) => encargos.some(({ codigo }) => codigo === code);

const isThere = (blocks: Blocks) => Object.values(blocks).some((block) => block !== undefined);

/**
 * The payslip of one worker in one month: earnings, discounts, bases, what the employer pays (CLT; Lei 8.212/1991;
 * Lei 7.713/1988; LC 150/2015; table 03 of the eSocial).
 */
export const folha = defineCalculator({
  method: 'POST',
  path: '/calculadoras/folha',
  category: 'trabalhista',
  name: 'Folha do mês',
  tables: payslipTables,
  input,
  output: v.object({
    competencia: v.string(),
    vinculo: v.unwrap(facts.vinculo),
    dataPagamento: v.string(),
    diasSalario: num(days),
    proventos: lines,
    descontos: lines,
    informativos: v.array(informativo),
    bases: v.object({ inss: num(reais), irrf: num(reais), fgts: num(reais), dsr: num(reais) }),
    inss: baseAndValue,
    irrf: v.object({ rendimento: num(reais), ...fullIrrf.entries }),
    fgts: baseAndValue,
    blocos: v.optional(blocos),
    totais: v.object({
      proventos: num(reais),
      descontos: num(reais),
      liquido: num(reais),
      liquidoBlocos: num(reais),
      liquidoGeral: num(reais),
    }),
    liquido: num(reais),
    encargos: v.array(line),
    totalEncargos: num(reais),
    compensacoes: v.array(line),
    custoTotal: num(reais),
    dae: v.optional(
      v.object({
        inssSegurado: num(reais),
        inssPatronal: num(reais),
        gilrat: num(reais),
        fgts: num(reais),
        fgtsCompensatorio: num(reais),
        irrf: num(reais),
        salarioFamilia: num(reais),
        total: num(reais),
        vencimento: v.string(),
      }),
    ),
    avisos,
    tabela,
  }),
  warnings: payslipWarnings,
  reads: factsReads,
  result: 'liquido',
  examples: [
    {
      input: {
        competencia: '2026-10',
        salarioBase: 3000,
        dependentes: 1,
        regime: 'lucro-presumido',
        eventos: [
          { tipo: 'hora-extra-50', quantidade: 10 },
          { tipo: 'falta', quantidade: 1 },
          { tipo: 'vale-transporte', valor: 300 },
          { tipo: 'plano-saude', valor: 120 },
        ],
      },
    },
    {
      input: {
        competencia: '2026-12',
        salarioBase: 6000,
        dependentes: 1,
        decimoTerceiro: { parcela: 'segunda' },
        plr: { valor: 12_000 },
      },
    },
  ],
  impossible: { competencia: '2026-10', salarioBase: 3000, dataAdmissao: '2026-11-03' },
  assumptions: {
    unused: {
      rat: (_, { encargos }) => !hasCharge(encargos, 'rat'),
      fap: (_, { encargos }) => !hasCharge(encargos, 'rat'),
      terceiros: (_, { encargos }) => !hasCharge(encargos, 'terceiros'),
      regime: ({ vinculo }) => vinculo === 'domestico',
      rural: ({ eventos }) =>
        !eventos.some(({ tipo }) => tipo === 'adicional-noturno' || tipo === 'hora-extra-noturna'),
      eventos: () => true,
      afastamentos: () => true,
      pensoes: () => true,
      outrosVinculos: () => true,
    },
    constants: ({ competencia, diasUteis, diasDescanso }, { dataPagamento }) => {
      const { work, rest } = workAndRest(competencia);
      return {
        dataPagamento,
        diasUteis: diasUteis ?? work,
        diasDescanso: diasDescanso ?? rest,
        ...(isBeforeBands({ competencia }) && { arredondamentoInss: 'total' }),
      };
    },
  },
  run(input, context) {
    checkForm(input);
    checkFacts(input, context.sent);
    const { month, blocks, totals, notices, tabela } = payslipOf(
      roundedBy(input, context.sent),
      input.estimativas,
      context,
    );
    const cost = costOf(month, blocks);
    const write = writer(context);
    const { ferias, decimoTerceiro, plr, rra } = blocks;
    if (decimoTerceiro) checkAdvance(input, toMoney(decimoTerceiro.gross));
    const { bases, irrf } = month;
    const fgts13 = totalOf(cost.encargos.filter(({ code }) => code === 'fgts-13'));
    return {
      competencia: input.competencia,
      vinculo: input.vinculo,
      dataPagamento: month.payday,
      diasSalario: month.days.salary,
      proventos: month.proventos.map(write.item),
      descontos: month.descontos.map(write.item),
      informativos: month.informativos.map(write.told),
      bases: {
        inss: toMoney(bases.inss),
        irrf: toMoney(bases.irrf),
        fgts: toMoney(month.fgts.base),
        dsr: toMoney(bases.dsr),
      },
      inss: inssShown(month.inss),
      irrf: { rendimento: toMoney(bases.irrf), ...irrfFull(irrf) },
      fgts: { base: toMoney(month.fgts.base), valor: toMoney(month.fgts.valor) },
      ...(isThere(blocks) && {
        blocos: {
          ...(ferias && input.ferias && { ferias: feriasShown(ferias, input.ferias, write) }),
          ...(decimoTerceiro &&
            input.decimoTerceiro && {
              decimoTerceiro: decimoTerceiroShown(decimoTerceiro, input.decimoTerceiro, fgts13, write),
            }),
          ...(plr && { plr: plrShown(plr, write) }),
          ...(rra && { rra: rraShown(rra, write) }),
        },
      }),
      totais: {
        proventos: toMoney(totals.proventos),
        descontos: toMoney(totals.descontos),
        liquido: toMoney(totals.liquido),
        liquidoBlocos: toMoney(totals.liquidoBlocos),
        liquidoGeral: toMoney(totals.liquidoGeral),
      },
      liquido: toMoney(totals.liquido),
      encargos: cost.encargos.map(write.plain),
      totalEncargos: toMoney(totalOf(cost.encargos)),
      compensacoes: cost.compensacoes.map(write.plain),
      custoTotal: toMoney(cost.total),
      ...(cost.dae && { dae: daeShown(cost.dae) }),
      avisos: [...notices],
      tabela,
    };
  },
});
