import { isDeepStrictEqual } from 'node:util';
import { expect, inject, it } from 'vitest';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { chance, pick, type Random } from '../../src/lib/random.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import { nameOf, type Path } from '../../src/pipeline/path.ts';
import { run } from '../../src/pipeline/run.ts';
import { nodeAt, type SchemaNode, stepsOf } from '../../src/pipeline/schema.ts';
import { schemaFor } from '../../src/pipeline/validate.ts';
import { NOW } from '../support/call-tool.ts';
import { examplesAt, fittingValue } from '../support/fitting.ts';
import { sized } from '../support/size.ts';
import { walked } from '../support/walked.ts';
import { saidOf } from '../support/in-words.ts';

type Values = Readonly<Record<string, unknown>>;

/** An answer without its assumptions, which tell what was not sent; or the faults of a refusal, by field. */
interface Outcome {
  readonly answer?: Values;
  readonly faults: Readonly<Record<string, string>>;
}

async function outcomeOf(tool: AnyTool, values: Values): Promise<Outcome> {
  const environment = { random: seededRandom('same'), clock: () => NOW, tables: {} };
  try {
    const answer = (await run(tool, { values, unknown: [] }, environment)) as Values;
    const { premissas: _, assumptions: __, ...figures } = answer;
    return { answer: figures, faults: {} };
  } catch (thrown) {
    const error = saidOf(thrown);
    if (!(error instanceof ApiError)) throw error;
    const { details = [] } = error.parts;
    return { faults: Object.fromEntries(details.map(({ field, message }) => [field, message.pt])) };
  }
}

/** A value with another one, or none, at a path inside it. */
function withValue(holder: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(holder)) return holder.map((one, i) => (i === key ? withValue(one, rest, value) : one));
  const { [key]: old, ...others } = holder as Values;
  const changed = withValue(old, rest, value);
  return changed === undefined ? others : { ...(holder as Values), [key]: changed };
}

/** The paths of all fields in a value, those inside objects and items of lists included. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => pathsIn(one, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [[...path, key], ...pathsIn(one, [...path, key])]);
}

const fieldsOf = (tool: AnyTool, call: Values) =>
  schemaFor(tool, { values: call }).entries as unknown as Readonly<Record<string, SchemaNode>>;
const isOptional = (node: SchemaNode | undefined) => node?.wrapped !== undefined;

/** A call with some of the optional fields that is answered: what refuses it is left out, or sent; null if that does not help. */
async function drawCall(random: Random, tool: AnyTool): Promise<Values | null> {
  const example = pick(random, tool.examples).input as Values;
  const fields = fieldsOf(tool, example);
  const drawn = (name: string) => fittingValue(random, fields[name] as SchemaNode, examplesAt(tool, [name]));
  const share = pick(random, [2, 3, 5, 10]);
  let call: Values = Object.fromEntries(
    Object.entries(fields).flatMap(([name, node]) => {
      const value =
        name in example && (name === 'action' || chance(random, 1, 2)) ? example[name] : drawn(name);
      const isSent = name === 'action' ? name in example : !isOptional(node) || chance(random, 1, share);
      return isSent && value !== undefined ? [[name, value]] : [];
    }),
  );
  for (let tries = 0; tries < 15; tries++) {
    const { answer, faults } = await outcomeOf(tool, call);
    if (answer) return call;
    const [field, message] = pick(random, Object.entries(faults));
    const name = field.replace(/[.[].*/, '');
    if (!(name in fields)) return null;
    const blamed = Object.keys(call).filter(
      (one) => one !== 'action' && (one === name || message.includes(one)),
    );
    const changed = blamed.length > 0 ? pick(random, blamed) : name;
    const isDropped = changed in call && isOptional(fields[changed]) && chance(random, 2, 3);
    call = withValue(call, [changed], isDropped ? undefined : (drawn(changed) ?? example[changed])) as Values;
  }
  return null;
}

/** True if another value of a field, or none, changes the answer, or is refused with the name of the field. */
async function isRead(random: Random, tool: AnyTool, call: Values, path: Path): Promise<boolean> {
  const node = nodeAt(schemaFor(tool, { values: call }), path);
  // A member of an open object is as free as its name.
  if (!node) return true;
  const { answer } = await outcomeOf(tool, call);
  const [{ type, options = [] }] = stepsOf(node) as [SchemaNode];
  const choices = type === 'boolean' ? [true, false] : type === 'picklist' ? options.slice(0, 20) : [];
  const drawn =
    choices.length > 0
      ? choices
      : Array.from({ length: 6 }, () => fittingValue(random, node, examplesAt(tool, path)));
  for (const value of [...(isOptional(node) ? [undefined] : []), ...drawn]) {
    const other = await outcomeOf(tool, withValue(call, path, value) as Values);
    const isMissing = value === undefined && nameOf(path) in other.faults;
    if (other.answer ? !isDeepStrictEqual(other.answer, answer) : answer && !isMissing) return true;
  }
  return false;
}

/** A value with other numbers, texts and lists inside, all but those at a path. Choices decide what is read, and stay. */
function redraw(
  random: Random,
  tool: AnyTool,
  node: SchemaNode,
  value: unknown,
  at: Path,
  kept: Path | null,
): unknown {
  const [{ type, entries, item }] = stepsOf(node) as [SchemaNode];
  const inside = (key: string | number, part: unknown, schema: SchemaNode | undefined) =>
    schema
      ? redraw(random, tool, schema, part, [...at, key], kept?.[0] === key ? kept.slice(1) : null)
      : part;
  if (kept?.length === 0) return value;
  if (Array.isArray(value) && item && (kept || chance(random, 2, 3)))
    return value.map((one, i) => inside(i, one, item));
  if (typeof value === 'object' && value !== null && entries)
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, inside(key, part, entries[key])]),
    );
  if (type === 'boolean' || type === 'picklist' || chance(random, 1, 3)) return value;
  return fittingValue(random, node, [value, ...examplesAt(tool, at)]) ?? value;
}

/** True if a field is read beside those that were sent, for some values of them. */
async function isEverRead(random: Random, tool: AnyTool, call: Values, path: Path): Promise<boolean> {
  const schema = schemaFor(tool, { values: call }) as unknown as SchemaNode;
  let tried = call;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (await isRead(random, tool, tried, path)) return true;
    tried = redraw(random, tool, schema, call, [], path) as Values;
  }
  return false;
}

/** A date or a long text may take that many until it is one that shows the field. */
const MOST_TRIES = 3000;

/** Fields that say nothing beside another one, which wins; the tool's description says so. */
const WINNERS: Readonly<Record<string, string>> = {
  'calculadoras-areas diametro': 'raio',
  'calculadoras-cbs-ibs aliquotaReferenciaCbs': 'aliquotaCbs',
  'calculadoras-cbs-ibs aliquotaReferenciaIbsEstadual': 'aliquotaIbsEstadual',
  'calculadoras-cbs-ibs aliquotaReferenciaIbsMunicipal': 'aliquotaIbsMunicipal',
  'calculadoras-comparar-regimes uf': 'aliquotaIcms',
  'calculadoras-energia bandeira': 'tarifa',
  'calculadoras-frequencia-cardiaca formula': 'maxHeartRate',
  'calculadoras-iluminacao ambiente': 'lux',
  'calculadoras-marketplace-alpha categoria': 'tabela',
  'calculadoras-marketplace-alpha pesoKg': 'tabela',
  'calculadoras-marketplace-alpha tipoAnuncio': 'tabela',
  'calculadoras-marketplace-gamma plano': 'tabela',
  'calculadoras-pisos m2PorCaixa': 'pecasPorCaixa',
  'calculadoras-pisos paginacao': 'perda',
  'calculadoras-transicao-reforma uf': 'aliquotaIcms',
};

/** The fields that decide below. */
interface Deciding {
  readonly aliquotaPatronal?: number;
  readonly decimoTerceiro?: { readonly parcela: string };
  readonly competencia?: string;
  readonly ano?: number;
  readonly afastamentos?: readonly { readonly dataInicio: string }[];
  readonly minLength?: number;
  readonly sublimiteExcedidoAnoAnterior?: boolean;
  readonly rbt12?: number;
  readonly valorFixoIcms?: number;
  readonly nivel?: string;
}

/** Fields that may be sent and change nothing: always, or in some calls. */
const UNREAD: readonly (readonly [fields: RegExp, reason: string, isSo?: (call: Deciding) => boolean])[] = [
  [
    / (count|formatted|seed|seedVersion)$/,
    'a form sends what makes values with action=validate too, and there is one version of seeds',
  ],
  [
    / (estimativas|mes|comparar|rra\.reducao|deficiencia|criterio)$/,
    'the tables of a year may all be the same, none is of a bill, and some rules are of few incomes, of few months or of 2027',
  ],
  [
    / ((fatos\.)?(diasUteis|diasDescanso|rural|jornadaMensal|outrosVinculos\[.*)|(mapa|precos)\b.*)$/,
    'the calendar, the hours and other jobs are sent with each worker, and a map or a list of prices holds more than a call uses',
  ],
  [
    /^calculadoras-simples-nacional (.*\.)?(issRetido|substituicaoIcms)$/,
    'above the sublimit both taxes are paid outside the DAS, and a fixed ICMS is due with substitution too',
    ({ sublimiteExcedidoAnoAnterior = false, rbt12 = 0, valorFixoIcms }) =>
      sublimiteExcedidoAnoAnterior || rbt12 > 3_600_000 || valorFixoIcms !== undefined,
  ],
  [
    /^calculadoras-(comparar-regimes salarioMinimo|cbs-ibs (compraGovernamental\.ente|itens\[.*quantidade))$/,
    'a firm may be no MEI, a public buyer on the spot pays as any other, and 2026 has no tax by unit',
  ],
  [
    /^calculadoras-folha (cprb|afastamentos\[.*beneficio)$/,
    'the first half of the 13th salary pays nothing to the INSS, and the days that the employer pays may be over',
    ({ aliquotaPatronal, decimoTerceiro, competencia, afastamentos = [] }) =>
      (aliquotaPatronal !== undefined && decimoTerceiro?.parcela !== 'segunda') ||
      afastamentos.some(({ dataInicio }) => dataInicio < `${competencia}-01`),
  ],
  [
    /^calculadoras-irpf (dividendos|outrosRendimentos|impostoOutros)$/,
    'before 2026 there is no minimum tax, and dividends count for nothing',
    ({ ano, competencia }) => Number(ano ?? competencia?.slice(0, 4) ?? 2026) < 2026,
  ],
  [
    /^texto-contar-palavras ignoreAccents$/,
    'no two long words differ in accents alone',
    ({ minLength = 1 }) => minLength > 15,
  ],
  [
    /^calculadoras-(rescisao (avisoPrevio|jornadaMensal|mediaVariaveis)|seguro-desemprego mesesTrabalhados)$/,
    'some motives have no notice or leave no right, and averages of money have no hours',
  ],
  [
    /^(calculadoras-(icms (contribuinte|consumidorFinal)|iof sistema|alcool-sangue age|cafeina weight|media-escolar grades.*name)|meta-tags .*Time)$/,
    'some states, rates, women and pages have a rule that reads it no more, and a grade has a name for its reader',
  ],
  [
    /^(calculadoras-correcao-valor (detalhar|indiceNegativo|honorariosSobre)|consultas-.* limite)$/,
    'interest without an index has no months to tell, fees stand on a fine if there is one, and a search may find fewer',
  ],
  [
    /^consultas-cnae (mei|simples)$/,
    'a level above the subclasses has neither, and finds nothing with or without them',
    ({ nivel }) => nivel !== undefined && nivel !== 'subclasse',
  ],
  [
    /^calculadoras-(fluxo-caixa (periodoTaxa|contagemDias)|financiamento dataPrimeiraParcela|valor-tempo momento)$/,
    'flows by period have no days, a loan may pay interest alone until then, and where nothing is owed no moment counts',
  ],
  [
    /^(dev-totp (secret|code|window|period|algorithm)|chave-acesso (year|month|series|number))$/,
    'a wrong code stays wrong, and an invalid key is written over some of its parts',
  ],
];

/** True if a field of a call is one of those. */
function mayBeUnread(id: string, name: string, call: Values): boolean {
  const winner = WINNERS[`${id} ${name}`];
  if (winner !== undefined && call[winner] !== undefined) return true;
  return UNREAD.some(
    ([fields, , isSo]) => fields.test(`${id} ${name}`) && (isSo?.(call as Deciding) ?? true),
  );
}

/** Calls of each tool. `CALLS=63` draws 10,000 in all. */
const CALLS = Number(process.env['CALLS'] ?? sized(1, 8));

it.each(walked.map((tool) => [tool.id, tool] as const))(
  '%s reads every field that is sent, or refuses it',
  async (id, tool) => {
    const random = seededRandom(`${id} ${inject('seed')}`);
    const unread: string[] = [];
    for (let answered = 0; answered < CALLS;) {
      const call = await drawCall(random, tool);
      if (!call) continue;
      answered++;
      for (const path of pathsIn(call)) {
        const name = nameOf(path);
        if (mayBeUnread(id, name, call)) continue;
        if (!(await isEverRead(random, tool, call, path))) unread.push(`${name} of ${JSON.stringify(call)}`);
      }
    }
    expect(unread).toEqual([]);
  },
  // Sixty calls of a world take minutes.
  1_800_000,
);
