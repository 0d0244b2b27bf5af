import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import {
  avisos,
  date,
  explicar,
  flag,
  legalYear,
  num,
  percent,
  tabela,
  withExample,
} from '../../kit/fields/index.ts';
import { lawOf, lawOn } from '../../kit/legal-tables.ts';
import { excludes } from '../../kit/texts.ts';
import type { Context, Need } from '../../kit/tool.ts';
import { percentage, reais } from '../../kit/units.ts';
import { type BankDays, bankDays, bankDayTables } from '../../law/bank-days.ts';
import { reportTable } from '../../law/dated.ts';
import { withholdingTable } from '../../law/tables/retencoes.ts';
import {
  clients,
  contributions,
  type Invoice,
  isFree,
  reasons,
  type ServiceRules,
  services,
  suppliers,
  whyNoContribution,
  type Withheld,
  withheldTaxes,
  withholdings,
  type WithholdingTable,
} from '../../law/taxes/retencoes.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { addMonths } from '../../lib/dates/dates.ts';
import { compare, exact, minus, plus, recordGiven, sum, toMoney } from '../../lib/numbers/exact.ts';
import { requireKnownHolidays } from './_bank-days.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';

/** The first year whose rules were looked up. */
const FIRST_YEAR = 2025;

const DESCRIPTIONS = { irrf: 'IRRF', csll: 'CSLL', pis: 'PIS', cofins: 'Cofins', inss: 'INSS', iss: 'ISS' };

const input = v.object({
  servico: v.picklist(services),
  valor: positiveAmount,
  prestador: v.optional(v.picklist(suppliers), 'lucro-presumido'),
  tomador: v.optional(v.picklist(clients), 'pessoa-juridica'),
  dataPagamento: withExample('2026-10-15', v.optional(date)),
  cessaoMaoDeObra: v.optional(v.boolean()),
  materiais: optionalAmount,
  deducoesInss: optionalAmount,
  dataEmissao: withExample('2026-09-30', v.optional(date)),
  issRetido: flag(false),
  aliquotaIss: withExample(5, v.optional(v.pipe(percent(4), v.minValue(2), v.maxValue(5)))),
  contribuicoesDispensadas: v.optional(v.pipe(v.array(v.picklist(contributions)), v.maxLength(3)), []),
  ...legalYear,
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** The services of a kind, which are the same in every table. */
function servicesWhere(isMeant: (rules: ServiceRules) => boolean) {
  const { servicos } = withholdingTable.entries[0]!.value;
  return services.filter((name) => isMeant(servicos[name]));
}

const withContributions = servicesWhere(({ contribuicoes }) => contribuicoes);
const firms = clients.filter((client) => client !== 'pessoa-fisica');

/** The calls whose invoice is of labor that is lent. */
const lending = [
  { cessaoMaoDeObra: true, tomador: firms },
  {
    cessaoMaoDeObra: null,
    servico: servicesWhere(({ cessaoMaoDeObra }) => cessaoMaoDeObra),
    tomador: firms,
  },
] as const;

/** Their ISS is a rate of the DAS; that of the MEI is a fixed amount. */
const ofTheSimples: ReadonlySet<string> = new Set(['simples', 'simples-anexo-iv']);

/** The taxes that the client withholds from an invoice of services, and the day by which it pays them. */
export const retencoes = defineCalculator({
  method: 'POST',
  path: '/calculadoras/retencoes',
  category: 'tributario',
  name: 'Retenções na nota de serviço',
  tables: [withholdingTable, ...bankDayTables],
  input,
  output: v.object({
    servico: v.picklist(services),
    valor: num(reais),
    retencoes: v.array(
      v.object({
        codigo: v.picklist(withheldTaxes),
        descricao: v.string(),
        base: num(reais),
        aliquota: num(percentage),
        valor: num(reais),
        receita: v.nullable(v.string()),
        vencimento: v.nullable(v.string()),
      }),
    ),
    semRetencao: v.array(v.object({ tributo: v.picklist(withheldTaxes), motivo: v.picklist(reasons) })),
    total: num(reais),
    liquido: num(reais),
    avisos,
    tabela,
  }),
  warnings: [
    'orgao-publico-nao-calculado',
    'iss-do-simples-pela-aliquota-do-das',
    'pis-cofins-extintos',
    'conserto-isolado-sem-retencao',
    'cessao-vedada-no-simples',
  ],
  reads: {
    when: {
      cessaoMaoDeObra: { tomador: firms },
      materiais: lending,
      deducoesInss: lending,
      dataEmissao: lending,
      contribuicoesDispensadas: {
        servico: withContributions,
        tomador: 'pessoa-juridica',
        prestador: ['lucro-presumido', 'lucro-real'],
      },
    },
  },
  requires: (call) => [...dayAlone(call), ...issPair(call)],
  result: 'liquido',
  examples: [
    { input: { servico: 'profissional', valor: 10_000, dataPagamento: '2026-10-15' } },
    {
      input: {
        servico: 'limpeza',
        valor: 20_000,
        materiais: 2000,
        deducoesInss: 800,
        dataPagamento: '2026-10-15',
        dataEmissao: '2026-09-30',
        issRetido: true,
        aliquotaIss: 5,
      },
    },
  ],
  impossible: { servico: 'limpeza', valor: 100, materiais: 200 },
  assumptions: {
    constants: ({ dataPagamento, servico, ...call }) => {
      const cessaoMaoDeObra = call.cessaoMaoDeObra ?? lendsLabor(servico);
      return {
        ...(call.tomador !== 'pessoa-fisica' && { cessaoMaoDeObra }),
        ...(dataPagamento !== undefined && { dataEmissao: call.dataEmissao ?? dataPagamento }),
      };
    },
  },
  run(call, context) {
    const { servico, valor, prestador, tomador, dataPagamento, issRetido } = call;
    requireKnownHolidays({ dataPagamento, dataEmissao: call.dataEmissao });
    const law = lawOfPayment(call, context);
    const table = law.rules.value;
    const invoice: Invoice = {
      ...call,
      valor: exact(valor, 'valor'),
      materiais: exact(call.materiais, 'materiais'),
      deducoesInss: exact(call.deducoesInss, 'deducoesInss'),
      cessaoMaoDeObra: call.cessaoMaoDeObra ?? lendsLabor(servico),
      aliquotaIss: issRetido ? call.aliquotaIss : undefined,
    };
    refuseAboveInvoice(invoice);
    refuseUnknownContributions(table, invoice);
    const outcomes = withholdings(table, invoice);
    const taken = outcomes.filter((outcome) => !isFree(outcome)) as readonly Withheld[];
    const banks = bankDays(context);
    const dueAfter = (day: string | undefined) => (day === undefined ? null : dueDate(day, table, banks));
    const due = { irrf: dueAfter(dataPagamento), inss: dueAfter(call.dataEmissao ?? dataPagamento) };
    const total = sum(...taken.map((one) => one.valor));
    return {
      servico,
      valor,
      retencoes: taken.map(({ codigo, base, aliquota, valor: tax, receita }) => ({
        codigo,
        descricao: DESCRIPTIONS[codigo],
        base: toMoney(base),
        aliquota: recordGiven(aliquota, `aliquota`),
        valor: toMoney(tax),
        receita,
        vencimento: codigo === 'iss' ? null : codigo === 'inss' ? due.inss : due.irrf,
      })),
      semRetencao: outcomes.filter(isFree),
      total: toMoney(total),
      liquido: toMoney(minus(invoice.valor, total)),
      avisos: [
        ...(tomador === 'orgao-publico-federal' ? ['orgao-publico-nao-calculado'] : []),
        ...(issRetido && ofTheSimples.has(prestador) ? ['iss-do-simples-pela-aliquota-do-das'] : []),
        ...(table.contribuicoes.pis === undefined && table.servicos[servico].contribuicoes
          ? ['pis-cofins-extintos']
          : []),
        ...(servico === 'manutencao' ? ['conserto-isolado-sem-retencao'] : []),
        ...(prestador === 'simples' && invoice.cessaoMaoDeObra ? ['cessao-vedada-no-simples'] : []),
      ],
      tabela: reportTable(law, [law.rules]),
    };
  },
});

const lendsLabor = (servico: Input['servico']) =>
  withholdingTable.entries[0]!.value.servicos[servico].cessaoMaoDeObra;

/** A day names its month: no year or month is sent beside it. */
function dayAlone(call: Partial<Input>): readonly Need[] {
  if (call.dataPagamento === undefined) return [];
  return (['ano', 'competencia', 'comparar'] as const)
    .filter((field) => call[field] !== undefined)
    .map((field) => ({ field, message: excludes('dataPagamento') }));
}

/** The ISS is withheld at a rate that the caller knows: neither field says anything without the other. */
function issPair({ issRetido, aliquotaIss }: Partial<Input>): readonly Need[] {
  if (issRetido === true) return aliquotaIss === undefined ? ['aliquotaIss'] : [];
  if (aliquotaIss === undefined) return [];
  const message = { pt: 'deve ser true com aliquotaIss', en: 'must be true with aliquotaIss' };
  return [{ field: 'issRetido', message }];
}

/** The rules of the day or the year of the payment. After the last year held the last ones answer, for a year too. */
function lawOfPayment(call: Input, context: Context) {
  const { dataPagamento, ano } = call;
  const tables = { rules: withholdingTable };
  const [field, day] =
    dataPagamento !== undefined
      ? (['dataPagamento', dataPagamento] as const)
      : ano !== undefined
        ? (['ano', `${ano}-12-31`] as const)
        : (['competencia', undefined] as const);
  const year = day === undefined ? Number(call.competencia?.slice(0, 4) ?? FIRST_YEAR) : yearOf(day);
  if (year < FIRST_YEAR) {
    throw invalidValue(field, {
      pt: `deve ser de ${FIRST_YEAR} em diante`,
      en: `must be of ${FIRST_YEAR} or later`,
    });
  }
  return day === undefined ? lawOf(tables, call, context) : lawOn(tables, field, day, call, context);
}

function refuseAboveInvoice({ valor, materiais, deducoesInss }: Invoice): void {
  if (compare(plus(materiais, deducoesInss), valor) <= 0) return;
  throw invalidValue('valor', {
    pt: 'não pode ser menor que materiais e deducoesInss juntos',
    en: 'cannot be less than materiais and deducoesInss together',
  });
}

/** Throws 400 on a contribution that the year of the payment lacks. */
function refuseUnknownContributions(table: WithholdingTable, invoice: Invoice): void {
  if (whyNoContribution(table, invoice)) return;
  const i = invoice.contribuicoesDispensadas.findIndex((name) => table.contribuicoes[name] === undefined);
  if (i < 0) return;
  throw badParameter(`contribuicoesDispensadas[${i}]`, {
    pt: 'não existe mais no ano do pagamento',
    en: 'no longer exists in the year of the payment',
  });
}

/** The day of the next month, or the last one before it on which banks are open. */
function dueDate(day: string, { vencimento }: WithholdingTable, banks: BankDays): string {
  const month = addMonths(`${day.slice(0, 7)}-01`, 1).slice(0, 7);
  return banks.onOrBefore(`${month}-${String(vencimento).padStart(2, '0')}`);
}
