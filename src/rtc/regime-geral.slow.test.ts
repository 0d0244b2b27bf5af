import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { operationOn, postRtc } from '#test/support/rtc.ts';
import { cbsIbs } from '../tools/tributario/cbs-ibs.ts';
import { type Classification, tables } from './data.ts';
import { Problem } from './problem.ts';
import { readBody } from './reading.ts';
import { regimeGeral } from './regime-geral.ts';
import { operationBody } from './schemas.ts';

const { rows: classes } = await tables.classifications();
const ofTaxes = classes.filter(({ conjunto }) => conjunto === 'cbs-ibs');

const percent = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100);
const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 100);
const year = fc.integer({ min: 2026, max: 2033 });

const itemOf = (isAfter2026: boolean) =>
  fc
    .record({
      code: fc.constantFrom(...ofTaxes),
      baseCalculo: cents,
      rates: fc.record({ cbs: percent(12), ibsEstadual: percent(17), ibsMunicipal: percent(3) }),
      hasRegular: fc.boolean(),
    })
    .map(({ code, baseCalculo, rates, hasRegular }) => ({
      cst: code.cst,
      cClassTrib: code.codigo,
      baseCalculo,
      ...(isAfter2026 && { aliquotasNominais: rates }),
      ...((hasRegular || code.cst === '550') && {
        tributacaoRegular: { cst: '000', cClassTrib: '000001' },
      }),
    }));

const operation = year.chain((at) =>
  fc.record({
    day: fc.constant(`${at}-06-01`),
    items: fc.array(itemOf(at > 2026), { minLength: 1, maxLength: 4 }),
    gCompraGov: fc.option(
      fc.record({ tpEnteGov: fc.integer({ min: 1, max: 6 }), tpOperGov: fc.integer({ min: 1, max: 5 }) }),
      { nil: undefined },
    ),
  }),
);

/** The taxes of an operation; null where it is refused. */
async function answerOf(body: unknown) {
  try {
    // oxlint-disable-next-line typescript/no-explicit-any -- the test reads any part of it
    return (await regimeGeral(readBody(operationBody, body))).body as any;
  } catch (error) {
    expect(error).toBeInstanceOf(Problem);
    return null;
  }
}

/** Every amount of an answer. */
function amountsIn(value: unknown, name = ''): readonly [string, string][] {
  if (typeof value === 'string') return /^v[A-Z]/.test(name) ? [[name, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => amountsIn(member, key));
}

it('a total is the sum of its items but for half a cent each, and no amount is negative', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(operation, async ({ day, items, gCompraGov }) => {
      const answer = await answerOf(operationOn(day, items, { gCompraGov }));
      if (answer === null) return;
      answered++;
      for (const [name, amount] of amountsIn(answer)) expect(`${name} ${amount}`).toMatch(/ \d+\.\d\d$/);
      const groups = answer.objetos.flatMap(
        ({ tribCalc }: { tribCalc: { IBSCBS: { gIBSCBS?: object } } }) => tribCalc.IBSCBS.gIBSCBS ?? [],
      );
      const total = answer.total.tribCalc.IBSCBSTot;
      const sum = (pick: (group: never) => string) =>
        groups.reduce((all: number, group: never) => all + Number(pick(group)), 0);
      const half = 0.005 * (items.length + 1) + 1e-9;
      const near = (whole: string, parts: number) =>
        expect(Math.abs(Number(whole) - parts)).toBeLessThanOrEqual(half);
      near(
        total.vBCIBSCBS,
        sum(({ vBC }: { vBC: string }) => vBC),
      );
      near(
        total.gCBS.vCBS,
        sum(({ gCBS }: { gCBS: { vCBS: string } }) => gCBS.vCBS),
      );
      near(
        total.gIBS.vIBS,
        sum(({ vIBS }: { vIBS: string }) => vIBS),
      );
    }),
    { numRuns: 10_000 },
  );
  // Most of what is drawn has an answer.
  expect(answered).toBeGreaterThan(2_500);
});

describe('beside calculadoras/cbs-ibs', () => {
  /**
   * Codes that both calculate with rates as sent: the tool has national rates of its own for CST 011, and shows no regular
   * figures of 200022 and 200024.
   */
  const both = ofTaxes.filter(
    ({ cst, codigo, fim }) =>
      fim === undefined && !/^(?:01[01]|22[01]|620|8)/.test(cst) && !['200022', '200024'].includes(codigo),
  );

  it.each([2027, 2029, 2031, 2033])('both give the same amounts for every code in %d', async (ano) => {
    const rates = { cbs: 8.8, ibsEstadual: 4.4, ibsMunicipal: 1.2 };
    const differing: string[] = [];
    for (const code of both) {
      // The base of 222001 is halved in both; a round base leaves no tie.
      const amounts = await Promise.all([official(code, ano, rates), own(code, ano, rates)]);
      if (String(amounts[0]) !== String(amounts[1])) differing.push(`${code.codigo} ${amounts.join(' | ')}`);
    }
    expect(differing).toEqual([]);
  });

  type Rates = Readonly<Record<'cbs' | 'ibsEstadual' | 'ibsMunicipal', number>>;

  async function official({ cst, codigo }: Classification, ano: number, rates: Rates) {
    const regular = cst === '550' && { tributacaoRegular: { cst: '000', cClassTrib: '000001' } };
    const item = { cst, cClassTrib: codigo, baseCalculo: 1000, aliquotasNominais: rates, ...regular };
    const needed = await numberFor(codigo, ano);
    const answer = await answerOf(operationOn(`${ano}-06-01`, [{ ...item, ...needed }]));
    const group = answer?.objetos[0].tribCalc.IBSCBS.gIBSCBS;
    if (!group) return [0, 0, 0, 0];
    const deferred = Number(group.gCBS.gDif?.vDif ?? group.gTribRegular?.vTribRegCBS ?? 0);
    return [group.gCBS.vCBS, group.gIBSUF.vIBSUF, group.gIBSMun.vIBSMun, deferred].map(Number);
  }

  async function own({ codigo }: Classification, ano: number, rates: Rates) {
    const { itens } = callTool(cbsIbs, {
      ano,
      aliquotaCbs: rates.cbs,
      aliquotaIbsEstadual: rates.ibsEstadual,
      aliquotaIbsMunicipal: rates.ibsMunicipal,
      itens: [{ valor: 1000, cClassTrib: codigo }],
    });
    const [item] = itens;
    return [item.cbs, item.ibsEstadual, item.ibsMunicipal, item.naoRecolhido?.cbs ?? 0];
  }

  /** A complete number of a code's list, where it asks for one. */
  async function numberFor(codigo: string, ano: number) {
    for (const name of ['ncm', 'nbs'] as const) {
      const { rows: list } = await tables[`${name}Lists`]();
      const prefixes = list.filter(([, code]) => code === codigo);
      if (prefixes.length === 0) continue;
      const { rows } = await tables[name]();
      const length = name === 'ncm' ? 8 : 9;
      for (const [number] of rows.filter(([each]) => each.length === length)) {
        if (!prefixes.some(([, , prefix]) => number.startsWith(prefix))) continue;
        const item = { cst: codigo.slice(0, 3), cClassTrib: codigo, baseCalculo: 1, [name]: number };
        const rates = { aliquotasNominais: { cbs: 1, ibsEstadual: 1, ibsMunicipal: 1 } };
        if (await answerOf(operationOn(`${ano}-06-01`, [{ ...item, ...rates }]))) return { [name]: number };
      }
    }
    return {};
  }
});

it('no body, however made, is answered 500', async () => {
  const whole = operationOn('2027-06-01', [
    {
      cst: '000',
      cClassTrib: '000001',
      ncm: '22030000',
      baseCalculo: 100,
      quantidade: 1,
      impostoSeletivo: { cst: '000', cClassTrib: '000001', baseCalculo: 100, unidade: 'LT' },
      aliquotasNominais: { cbs: 8.4, ibsEstadual: 0.1, ibsMunicipal: 0, impostoSeletivo: { adRem: 1 } },
      gComponentesBC: { vProd: 100 },
    },
  ]) as unknown as Record<string, unknown>;
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('', '-1', 1e300, -0, '９', 1e-9));
  const paths = pathsIn(whole);
  const spoilt = fc.array(fc.tuple(fc.constantFrom(...paths), value), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(spoilt, async (changes) => {
      const body = structuredClone(whole);
      for (const [path, put] of changes) set(body, path, put);
      const { status, body: answer } = await postRtc('/regime-geral', body);
      expect([200, 400, 404, 422]).toContain(status);
      if (status !== 200) expect(answer).toMatchObject({ status, detail: expect.any(String) });
    }),
    { numRuns: 2_000 },
  );
});

function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const members = Object.entries(value).flatMap(([key, member]) => pathsIn(member, [...path, key]));
  return path.length > 0 ? [[...path], ...members] : members;
}

function set(target: unknown, [key, ...rest]: readonly string[], value: unknown): void {
  if (typeof target !== 'object' || target === null || key === undefined) return;
  const members = target as Record<string, unknown>;
  if (rest.length === 0) members[key] = value;
  else set(members[key], rest, value);
}
