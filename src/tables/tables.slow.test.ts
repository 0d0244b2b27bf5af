import { readdirSync, readFileSync } from 'node:fs';
import { getCnae, getMunicipalityByCode } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { areaCodes } from '../data/area-codes.ts';
import { bankIspb } from '../data/bank-ispb.ts';
import { banks } from '../data/banks.ts';
import { occupations } from '../data/occupations.ts';
import { stateCodes, states } from '../data/states.ts';
import { splitLines } from '../draws/lists.ts';
import { citiesOf } from '../draws/places.ts';
import { allTrades } from '../draws/trades.ts';
import { fold } from '../lib/text/search.ts';
import * as tables from './index.ts';

/** Tables seen without their own types. */
interface Loaded {
  readonly tabela: tables.TableFacts;
  readonly all: readonly { readonly codigo: string; readonly formatado?: string }[];
  get(code: string | number): unknown;
}

const all = Object.entries(tables) as unknown as (readonly [string, () => Promise<Loaded>])[];

/**
 * Rows of each table, and their institutions: IBGE (5,571 municipalities; CNAE 2.3: 21 sections, 87 divisions, 285 groups,
 * 673 classes, 1,332 subclasses), MTE (CBO 2002: 10, 49, 195, 627 and 2,717), Concla, eSocial, Confaz and Receita Federal.
 */
const rows: Readonly<Record<string, readonly [id: string, rows: number, source: RegExp]>> = {
  municipios: ['municipios', 5571, /^IBGE; Receita Federal, tabela TOM; Anatel/],
  ufs: ['ufs', 27, /^IBGE/],
  paises: ['paises', 249, /Banco Central.*ISO 3166-1/],
  bancos: ['bancos', 511, /^Banco Central do Brasil/],
  ddd: ['ddd', 67, /^Anatel/],
  cnae: ['cnae', 21 + 87 + 285 + 673 + 1332, /^IBGE\/Concla.*Resolução CGSN 140\/2018/],
  cbo: ['cbo', 10 + 49 + 195 + 627 + 2717, /CBO 2002/],
  cfop: ['cfop', 619, /Convênio s\/nº de 1970/],
  cst: ['cst', 72, /Confaz.*RFB/],
  naturezasJuridicas: ['naturezas-juridicas', 92, /^IBGE\/Concla/],
  esocialDesligamentos: ['esocial-desligamentos', 49, /^eSocial, leiaute S-1\.3, Tabela 19/],
  esocialRubricas: ['esocial-rubricas', 194, /^eSocial, Tabela 03/],
  cclasstrib: ['cclasstrib', 193, /Receita Federal, Calculadora de Tributos RTC/],
  ncm: ['ncm', 15_161, /^Nomenclatura Comum do Mercosul/],
  nbs: ['nbs', 1237, /^Nomenclatura Brasileira de Serviços/],
};

it('the tables are those whose rows are known', () => {
  expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(rows).toSorted());
});

describe.each(all)('%s', (name, load) => {
  it('says its source, its day and how many rows it has', async () => {
    const { tabela, all } = await load();
    const [id, linhas, fonte] = rows[name] as (typeof rows)[string];
    expect(tabela).toEqual({
      id,
      linhas,
      fonte: expect.stringMatching(fonte),
      conferida: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(all).toHaveLength(linhas);
  });

  it('finds each of its items by its code, with and without punctuation', async () => {
    const { all, get } = await load();
    const first = new Map(all.toReversed().map((item) => [item.codigo, item]));
    for (const item of all) {
      const { codigo, formatado = codigo } = item;
      expect(get(codigo)).toEqual(first.get(codigo));
      expect(get(` ${formatado.toLowerCase()} `)).toEqual(first.get(codigo));
    }
  });

  it('has each code once, but where taxes share it', async () => {
    const codes = (await load()).all.map(({ codigo }) => codigo);
    const isShared = name === 'cst' || name === 'cclasstrib';
    expect(new Set(codes).size === codes.length).toBe(!isShared);
  });

  it('gives items that cannot be changed, and the same table again', async () => {
    const { all, get } = await load();
    expect(await load()).toBe(await load());
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(frozen));
    expect(frozen(all) && frozen(get(all[0]?.codigo ?? ''))).toBe(true);
  });

  it.each(['', ' ', '-', 'abcdefg', '99999999999', Number.NaN, -1, 1.5, null, undefined, {}])(
    'knows no code %j, and does not throw',
    async (code) => {
      expect((await load()).get(code as never)).toBeUndefined();
    },
  );
});

describe('the files', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tsv'));

  it.each(files)(
    '%s is sorted, each row once, without stray blanks, and names its source and day',
    (file) => {
      const [source, day, columns = '', ...lines] = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
        .trimEnd()
        .split('\n');
      expect(source).toMatch(/^# fonte: \S.{20,}$/);
      expect(day).toMatch(/^# conferido: \d{4}-\d\d-\d\d$/);
      // Countries are by their ISO codes.
      const keyOf = (line: string) => (file === 'paises.tsv' ? line.split('\t')[1] : line);
      const keys = lines.map(keyOf);
      expect(keys).toEqual(keys.toSorted());
      expect(new Set(keys).size).toBe(keys.length);
      expect(lines.filter((line) => / {2}|\r|^\s|\s$|\t | \t/.test(line))).toEqual([]);
      expect(lines.filter((line) => line.split('\t').length > columns.split('\t').length)).toEqual([]);
    },
  );
});

describe('second sources agree', () => {
  it('municipalities are those of @brazilian-utils, with their names and states', async () => {
    for (const { codigo, nome, uf } of (await tables.municipios()).all)
      expect([codigo, getMunicipalityByCode(codigo)]).toEqual([
        codigo,
        expect.objectContaining({ name: nome, stateCode: uf }),
      ]);
  });

  it('subclasses of the CNAE are those of @brazilian-utils', async () => {
    // It writes some names as they were before the spelling reform of 2009, and one without its "de".
    const letters = (text = '') => fold(text).replaceAll(/\bde\b|[^a-z\d]/g, '');
    const table = await tables.cnae();
    for (const { codigo, nome, nivel } of table.all)
      if (nivel === 'subclasse')
        expect([codigo, letters(nome)]).toEqual([codigo, letters(getCnae(codigo)?.description)]);
  });

  it('banks, cities, trades and occupations that generators draw are those of the tables', async () => {
    const [bancos, municipios, cnae, cbo, ufs] = await Promise.all([
      tables.bancos(),
      tables.municipios(),
      tables.cnae(),
      tables.cbo(),
      tables.ufs(),
    ]);
    for (const { code } of banks) expect([code, bancos.get(code)]).not.toContain(undefined);
    for (const [code, ispb] of Object.entries(bankIspb)) expect(bancos.get(code)?.ispb).toBe(ispb);
    for (const { ibgeCode, name, state, areaCode, ranges } of states.flatMap((state) => [
      ...citiesOf(state),
    ])) {
      const city = municipios.get(ibgeCode);
      expect(city).toMatchObject({ nome: name, uf: state, ddd: String(areaCode) });
      for (const [first, last] of ranges.map((range) =>
        range.map((sector) => String(sector).padStart(5, '0')),
      ))
        expect(city?.ceps.some(({ de, ate }) => de <= `${first}999` && `${last}000` <= ate)).toBe(true);
    }
    for (const { code, mei } of allTrades()) {
      expect([code, cnae.get(code)?.nivel]).toEqual([code, 'subclasse']);
      if (mei) expect([code, cnae.get(code)?.mei]).toEqual([code, true]);
    }
    for (const line of splitLines(occupations))
      expect([line, cbo.get(line.slice(0, 6))?.vigente]).toEqual([line, true]);
    for (const uf of states) {
      expect(ufs.get(uf)?.codigo).toBe(String(stateCodes[uf]));
      // A code that reaches over a border, as 61 does into Goiás, is listed there alone where most of it lies.
      const own = areaCodes[uf].map(String);
      expect(ufs.get(uf)?.ddds).toEqual(expect.arrayContaining(own));
      const known = new Set(Object.values(areaCodes).flat().map(String));
      expect(ufs.get(uf)?.ddds.filter((ddd) => !known.has(ddd))).toEqual([]);
    }
  });
});

it('occupations of a MEI are the 467 of Tabela A and the 4 of Tabela B, at subclasses alone', async () => {
  const { all, get } = await tables.cnae();
  const occupations = all.flatMap(({ nivel, ocupacoes }) => ocupacoes.map((one) => ({ ...one, nivel })));
  expect(occupations.filter(({ tabela }) => tabela === 'A')).toHaveLength(467);
  expect(occupations.filter(({ tabela }) => tabela === 'B')).toHaveLength(4);
  expect(occupations.filter(({ nivel }) => nivel !== 'subclasse')).toEqual([]);
  // Resolução CGSN 182/2025, which moved it here from 4923-0/01.
  expect(get('4923-0/02')?.ocupacoes).toEqual([
    { ocupacao: 'Motorista (por aplicativo ou não) independente', iss: true, icms: true, tabela: 'A' },
  ]);
});
