import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { ApiError, type Fault } from '../../kit/errors/api-error.ts';
import { avisos, estimativas, money, num, pure, tabela, text, withExample } from '../../kit/fields/index.ts';
import { required, say, textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { reais } from '../../kit/units.ts';
import {
  type Audit,
  type AuditedAmount,
  type AuditedLine,
  auditOf,
  baseNames,
} from '../../law/payroll/audit/audit.ts';
import { IGNORED, payrollCodes, readings } from '../../law/payroll/audit/match.ts';
import { causeNames, type Verdict } from '../../law/payroll/audit/reasons.ts';
import { type Exact, minus, toMoney, zero } from '../../lib/numbers/exact.ts';
import { checkAdvance, checkFacts, checkForm, facts, factsReads } from './_folha-input.ts';
import {
  isBeforeBands,
  netOf,
  otherYearsOf,
  type Payslip,
  payslipOf,
  payslipTables,
  payslipWarnings,
  roundedBy,
} from './_folha-month.ts';
import { amount } from './_fields.ts';

const MOST_LINES = 200;
const MOST_CODES = 500;
const WIDEST_TOLERANCE = 10;
/** Five cents: lines that are each rounded may differ by so much. */
const TOLERANCE = 0.05;

/** A code of table 03 of eSocial (S-1010). */
const natureza = withExample(
  '1000',
  v.pipe(v.string(), v.regex(/^\d{4}$/, say({ pt: 'deve ter quatro dígitos', en: 'must have four digits' }))),
);

const side = v.picklist(['provento', 'desconto']);
const verdict = v.picklist(['confere', 'diverge', 'falta', 'sobra', 'nao-verificavel', 'nao-lida']);
const agreement = v.picklist(['confere', 'diverge']);
const cause = v.picklist(causeNames);
const difference = { esperado: num(reais), encontrado: num(reais), diferenca: num(reais) };
const judged = { veredito: agreement, causa: v.nullable(cause) };
const printed = v.optional(amount);

const linha = v.object({
  codigo: v.nullable(v.string()),
  descricao: v.string(),
  tipo: side,
  esperado: v.nullable(num(reais)),
  encontrado: num(reais),
  diferenca: v.nullable(num(reais)),
  veredito: verdict,
  causa: v.nullable(cause),
  motivo: v.string(),
  leitura: v.nullable(v.picklist(readings)),
  sugestao: v.optional(v.nullable(v.string())),
});

const shown = ({
  expected,
  found,
  difference,
}: Pick<AuditedAmount, 'expected' | 'found' | 'difference'>) => ({
  esperado: toMoney(expected),
  encontrado: toMoney(found),
  diferenca: toMoney(difference),
});

const agreementOf = (one: { readonly agrees: boolean }) =>
  one.agrees ? ('confere' as const) : ('diverge' as const);

function lineShown(line: AuditedLine, { language }: Context) {
  const { code, name, side: tipo, compared, found, verdict: veredito, cause: causa, sentence } = line;
  const { reading, suggestion } = line;
  const amounts = compared
    ? shown(compared)
    : { esperado: null, encontrado: toMoney(found), diferenca: null };
  return {
    codigo: code,
    descricao: textIn(name, language),
    tipo,
    ...amounts,
    veredito,
    causa,
    motivo: textIn(sentence, language),
    leitura: reading,
    ...(suggestion !== undefined && { sugestao: suggestion }),
  };
}

function summaryOf({ lines, effect }: Audit) {
  const count = (of: Verdict) => lines.filter(({ verdict: one }) => one === of).length;
  return {
    confere: count('confere'),
    diverge: count('diverge'),
    falta: count('falta'),
    sobra: count('sobra'),
    naoVerificavel: count('nao-verificavel'),
    naoLida: count('nao-lida'),
    efeitoNoLiquido: toMoney(effect),
  };
}

/** Names the faulty fields of the facts by their place in this call. */
function ofFacts<Value>(check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { details = [], ...parts } = error.parts;
    throw new ApiError(error.status, {
      ...parts,
      details: details.map((fault) => ({ ...fault, field: `fatos.${fault.field}` })),
    });
  }
}

/** The net of the month and its blocks; a vacation is paid by a receipt of its own. */
function netOfMonth({ totals, blocks }: Payslip): Exact {
  return minus(totals.liquidoGeral, blocks.ferias ? netOf(blocks.ferias) : zero);
}

/** The charges of the employer are on no payslip. */
const isOfEmployer = () => true;

/**
 * Audits a payslip: computes the month from its facts, finds which printed line is which, and looks for the usual
 * mistakes by the payroll with one fact or table changed (CLT, arts. 462 and 464).
 */
export const conferenciaHolerite = defineCalculator({
  method: 'POST',
  path: '/calculadoras/conferencia-holerite',
  category: 'trabalhista',
  name: 'Conferência de holerite',
  tables: payslipTables,
  input: v.object({
    fatos: v.object(facts),
    lancamentos: v.pipe(
      v.array(
        v.object({
          codigo: v.optional(text(1, 60)),
          descricao: v.optional(text(1, 200)),
          natureza: v.optional(natureza),
          tipo: side,
          valor: amount,
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_LINES),
    ),
    liquido: printed,
    fgts: printed,
    bases: v.optional(v.object({ inss: printed, irrf: printed, fgts: printed })),
    mapa: v.optional(
      v.pipe(
        v.array(v.object({ de: text(1, 200), para: v.picklist([...payrollCodes, IGNORED]) })),
        v.maxLength(MOST_CODES),
      ),
      [],
    ),
    tolerancia: v.optional(money(WIDEST_TOLERANCE), TOLERANCE),
    estimativas,
  }),
  output: v.object({
    resultado: v.picklist(['confere', 'confere-em-parte', 'diverge']),
    resumo: v.object({
      confere: num(pure),
      diverge: num(pure),
      falta: num(pure),
      sobra: num(pure),
      naoVerificavel: num(pure),
      naoLida: num(pure),
      efeitoNoLiquido: num(reais),
    }),
    causas: v.array(cause),
    competencia: v.string(),
    linhas: v.array(linha),
    bases: v.array(v.object({ base: v.picklist(baseNames), ...difference, veredito: agreement })),
    fgts: v.optional(v.object({ ...difference, ...judged })),
    liquido: v.optional(v.object({ ...difference, somaDosLancamentos: num(reais), ...judged })),
    avisos,
    tabela,
  }),
  warnings: payslipWarnings,
  reads: { inside: { fatos: factsReads } },
  result: 'resultado',
  examples: [
    {
      input: {
        fatos: { competencia: '2026-10', salarioBase: 6000, dependentes: 1 },
        lancamentos: [
          { descricao: 'Salário base', tipo: 'provento', valor: 6000 },
          { descricao: 'INSS', tipo: 'desconto', valor: 641.51 },
          { descricao: 'IRRF', tipo: 'desconto', valor: 512.72 },
        ],
        liquido: 4845.77,
      },
    },
    {
      input: {
        fatos: {
          competencia: '2026-10',
          salarioBase: 2200,
          eventos: [{ tipo: 'hora-extra-50', quantidade: 20 }],
        },
        lancamentos: [
          { descricao: 'Salário', tipo: 'provento', valor: 2200 },
          { descricao: 'Horas extras 50%', tipo: 'provento', valor: 300 },
          { descricao: 'INSS', tipo: 'desconto', valor: 205.88 },
          { codigo: '8112', descricao: 'Clube', tipo: 'desconto', valor: 30 },
        ],
        mapa: [{ de: '8112', para: 'ignorar' }],
        fgts: 204.62,
      },
    },
    {
      input: {
        fatos: {
          competencia: '2026-12',
          salarioBase: 6000,
          decimoTerceiro: { parcela: 'primeira' },
          plr: { valor: 5000 },
        },
        lancamentos: [
          { codigo: 'salario', tipo: 'provento', valor: 6000 },
          { codigo: 'adiantamento-13', tipo: 'provento', valor: 3000 },
          { codigo: 'plr', tipo: 'provento', valor: 5000 },
          { codigo: 'inss', tipo: 'desconto', valor: 641.51 },
          { codigo: 'irrf', tipo: 'desconto', valor: 385.1 },
        ],
        bases: { inss: 6000, irrf: 5358.49 },
      },
    },
    {
      input: {
        fatos: {
          competencia: '2026-10',
          salarioBase: 4000,
          dependentes: 2,
          ferias: { dataInicio: '2026-10-13', dias: 15 },
          pensoes: [{ base: 'liquido', percentual: 20 }],
          outrosVinculos: [{ categoria: 'empregado', remuneracao: 2500 }],
        },
        lancamentos: [
          { codigo: 'salario', tipo: 'provento', valor: 2000 },
          { codigo: 'ferias', tipo: 'provento', valor: 2000 },
          { codigo: 'terco-ferias', tipo: 'provento', valor: 666.67 },
          { codigo: 'inss', tipo: 'desconto', valor: 561.34 },
          { codigo: 'pensao', tipo: 'desconto', valor: 400 },
        ],
      },
    },
    {
      input: {
        fatos: { competencia: '2026-10', vinculo: 'domestico', salarioBase: 1800, filhos: 1 },
        lancamentos: [
          { descricao: 'Salário', tipo: 'provento', valor: 1800 },
          { descricao: 'Salário-família', tipo: 'provento', valor: 67.54 },
          { descricao: 'INSS', tipo: 'desconto', valor: 137.68 },
          { descricao: 'Vale-transporte', tipo: 'desconto', valor: 108 },
        ],
        fgts: 144,
        liquido: 1621.86,
      },
    },
  ],
  impossible: {
    fatos: { competencia: '2026-10', salarioBase: 3000, dataAdmissao: '2026-11-03' },
    lancamentos: [{ descricao: 'Salário', tipo: 'provento', valor: 3000 }],
  },
  assumptions: {
    unused: {
      mapa: () => true,
      'fatos.eventos': () => true,
      'fatos.afastamentos': () => true,
      'fatos.pensoes': () => true,
      'fatos.outrosVinculos': () => true,
      'fatos.rat': isOfEmployer,
      'fatos.fap': isOfEmployer,
      'fatos.terceiros': isOfEmployer,
      'fatos.cprb': isOfEmployer,
      'fatos.regime': ({ fatos }) => fatos.maternidade === undefined,
      'fatos.tipoServico': ({ fatos }) => fatos.vinculo !== 'autonomo',
      'fatos.aliquotaIss': ({ fatos }) => fatos.vinculo !== 'autonomo',
      'fatos.rural': ({ fatos }) =>
        !fatos.eventos.some(({ tipo }) => tipo === 'adicional-noturno' || tipo === 'hora-extra-noturna'),
    },
    constants: ({ fatos }) =>
      isBeforeBands(fatos) ? { fatos: { ...fatos, arredondamentoInss: 'total' } } : {},
  },
  run({ fatos, lancamentos, estimativas: withEstimates, ...printedTotals }, context) {
    const unnamed = lancamentos.flatMap(({ codigo, descricao }, i): Fault[] =>
      codigo === undefined && descricao === undefined
        ? [{ field: `lancamentos[${i}].descricao`, message: required }]
        : [],
    );
    if (unnamed.length > 0) throw new ApiError(400, { details: unnamed });
    const sent = context.sent['fatos'] as Readonly<Record<string, unknown>>;
    const payslip = ofFacts(() => {
      checkForm(fatos);
      checkFacts(fatos, sent);
      const computed = payslipOf(roundedBy(fatos, sent), withEstimates, context);
      const { decimoTerceiro } = computed.blocks;
      if (decimoTerceiro) checkAdvance(fatos, toMoney(decimoTerceiro.gross));
      return computed;
    });
    const { month, blocks } = payslip;
    const audit = auditOf(
      { month, blocks, net: netOfMonth(payslip) },
      { lancamentos, ...printedTotals },
      otherYearsOf(context),
    );
    const { fgts, net } = audit;
    return {
      resultado: audit.result,
      resumo: summaryOf(audit),
      causas: [...audit.causes],
      competencia: fatos.competencia,
      linhas: audit.lines.map((line) => lineShown(line, context)),
      bases: audit.bases.map((one) => ({
        base: one.base,
        ...shown(one),
        veredito: agreementOf(one),
      })),
      ...(fgts && { fgts: { ...shown(fgts), veredito: agreementOf(fgts), causa: fgts.cause } }),
      ...(net && {
        liquido: {
          ...shown(net),
          somaDosLancamentos: toMoney(net.sumOfLines),
          veredito: agreementOf(net),
          causa: net.cause,
        },
      }),
      avisos: [...payslip.notices],
      tabela: payslip.tabela,
    };
  },
});
