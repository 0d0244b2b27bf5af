import {
  getCnae,
  getLegalNature,
  isValidCnae,
  isValidCnpj,
  isValidCpf,
  isValidIe,
  isValidLandlinePhone,
} from '@brazilian-utils/brazilian-utils';
import { isCNPJ } from 'validation-br';
import { beforeAll, describe, expect, it } from 'vitest';
import { cnae } from '../../data/cnae.ts';
import { statePopulations } from '../../data/state-populations.ts';
import { states, type Uf } from '../../data/states.ts';
import { checkCnpj } from '../../documents/cnpj.ts';
import { statesOfRegion } from '../../documents/cpf.ts';
import { checkInscricaoEstadual } from '../../documents/inscricao-estadual.ts';
import { splitLines } from '../../draws/lists.ts';
import { countsOf, expectShares } from '#test/support/chi-square.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { offensiveAmong } from '#test/support/offensive.ts';
import type { Company } from '../../draws/company.ts';
import { empresa } from './empresa.ts';
import { citiesOf } from '../../draws/places.ts';
import { sized } from '#test/support/size.ts';

const TODAY = '2026-11-21';
const COMPANIES = sized(2_000, 10_000);

const bare = (text: string) => text.replace(/[^0-9A-Z]/gi, '');
const wordsByCode = new Map(
  splitLines(cnae).map((line) => [line.slice(0, 7), (line.split(' | ')[1] as string).split('; ')] as const),
);
const openToMei = new Set(splitLines(cnae).flatMap((line) => (line[7] === '*' ? [line.slice(0, 7)] : [])));

let companies: Company[];

beforeAll(() => {
  companies = Array.from({ length: COMPANIES / 10 }, (_, i) =>
    callTool(empresa, { count: 10, seed: `c${i}` }),
  ).flatMap(({ empresas }) => empresas);
});

describe(`${COMPANIES} companies`, () => {
  it('have a CNPJ of a head office that our rule and two other programs accept', () => {
    for (const { cnpj } of companies) {
      expect(cnpj).toMatch(/^\d{2}\.\d{3}\.\d{3}\/0001-\d{2}$/);
      expect(checkCnpj(bare(cnpj))).toBeNull();
      expect(isValidCnpj(cnpj) && isCNPJ(cnpj)).toBe(true);
    }
    expect(new Set(companies.map(({ cnpj }) => cnpj)).size).toBeGreaterThan(COMPANIES * 0.999);
  });

  it('have a state registration of their state, which a MEI is exempt from', () => {
    for (const { stateRegistration, size, address } of companies) {
      if (size === 'mei') {
        expect(stateRegistration).toBe('ISENTO');
        continue;
      }
      const state = address.state as Uf;
      expect(checkInscricaoEstadual(bare(stateRegistration), state)).toBeNull();
      // That program lacks the numbers of Goiás from 20 on, those of the Federal District with 08, and the short form
      // of Mato Grosso.
      if (state === 'GO' || state === 'DF') continue;
      const value = state === 'MT' ? bare(stateRegistration).padStart(11, '0') : stateRegistration;
      if (!isValidIe({ value, stateCode: state })) expect.fail(`${state} ${value}`);
    }
  });

  it('have names whose first words are of their trade, and the same brand after them', () => {
    for (const { tradeName, legalName, cnae: code, cnaeDescription, size, legalNature } of companies) {
      expect(code).toMatch(/^\d{4}-\d\/\d{2}$/);
      expect(isValidCnae(bare(code))).toBe(true);
      expect(getCnae(bare(code))).not.toBeNull();
      expect(cnaeDescription.length).toBeGreaterThan(4);
      const words = wordsByCode.get(bare(code)) as string[];
      const brands = (name: string) =>
        words.filter((word) => name.startsWith(`${word} `)).map((word) => name.slice(word.length + 1));
      expect(brands(tradeName).length).toBeGreaterThan(0);
      if (size === 'mei') {
        expect(openToMei.has(bare(code))).toBe(true);
        continue;
      }
      const ending = legalNature.code === '205-4' ? ' S.A.' : ' LTDA';
      expect(legalName.endsWith(ending)).toBe(true);
      const shared = brands(legalName.slice(0, -ending.length));
      expect(shared.some((brand) => brands(tradeName).includes(brand))).toBe(true);
    }
  });

  it('have a legal nature, partners and capital of their size', () => {
    const rules = {
      mei: { natures: ['213-5'], partners: [1, 1], capital: [1000, 10_000] },
      me: { natures: ['206-2'], partners: [1, 3], capital: [5000, 100_000] },
      epp: { natures: ['206-2'], partners: [1, 3], capital: [50_000, 1_000_000] },
      demais: { natures: ['206-2', '205-4'], partners: [2, 4], capital: [500_000, 50_000_000] },
    };
    for (const [size, { natures, partners, capital }] of Object.entries(rules)) {
      const ofSize = companies.filter((company) => company.size === size);
      expect(new Set(ofSize.map(({ legalNature }) => legalNature.code))).toEqual(new Set(natures));
      const counts = ofSize.map((company) => company.partners.length);
      expect([Math.min(...counts), Math.max(...counts)]).toEqual(partners);
      for (const { shareCapital, legalNature } of ofSize) {
        expect(shareCapital % 1000).toBe(0);
        expect(shareCapital >= (capital[0] as number) && shareCapital <= (capital[1] as number)).toBe(true);
        expect(getLegalNature(bare(legalNature.code))?.description).toBe(legalNature.description);
      }
    }
  });

  it('have partners with a CPF of the state, none twice; a MEI bears the root of its CNPJ and its owner', () => {
    for (const { partners, size, legalName, cnpj, address } of companies) {
      expect(new Set(partners.map(({ cpf }) => cpf)).size).toBe(partners.length);
      for (const { cpf, name } of partners) {
        expect(isValidCpf(cpf)).toBe(true);
        expect(statesOfRegion(Number(bare(cpf)[8]))).toContain(address.state);
        expect(name.split(' ')).toHaveLength(3);
      }
      if (size === 'mei') expect(legalName).toBe(`${cnpj.slice(0, 10)} ${partners[0]?.name.toUpperCase()}`);
    }
  });

  it('were opened between the first day of their kind and yesterday', () => {
    for (const { openedOn, age, size } of companies) {
      expect(openedOn >= (size === 'mei' ? '2009-07-01' : '1990-01-01')).toBe(true);
      expect(openedOn < TODAY).toBe(true);
      const had = openedOn.slice(5) <= TODAY.slice(5);
      expect(age).toBe(2026 - Number(openedOn.slice(0, 4)) - (had ? 0 : 1));
    }
  });

  it('have site and e-mail under example.com, in a valid label, and nothing offensive in them', () => {
    for (const { website, email } of companies) {
      const slug = /^https:\/\/www\.([a-z0-9]{1,63})\.example\.com$/.exec(website)?.[1];
      expect(email).toBe(`contato@${slug}.example.com`);
    }
    expect(offensiveAmong(companies.map(({ tradeName }) => tradeName))).toEqual([]);
  });

  it('have phone and CEP of one city of their state', () => {
    for (const { address, phone } of companies) {
      const city = citiesOf(address.state as Uf).find(({ ibgeCode }) => ibgeCode === address.ibgeCode);
      expect(city?.name).toBe(address.city);
      const prefix = Number(address.cep.slice(0, 5));
      expect(city?.ranges.some(([first, last]) => first <= prefix && prefix <= last)).toBe(true);
      expect(isValidLandlinePhone(phone)).toBe(true);
      expect(phone.startsWith(`(${city?.areaCode}) `)).toBe(true);
    }
  });

  it('are of each size and state as often as stated', () => {
    expectShares(
      countsOf(companies.map(({ size }) => size)),
      new Map(Object.entries({ mei: 45, me: 30, epp: 15, demais: 10 })),
    );
    expectShares(
      countsOf(companies.map(({ address }) => address.state)),
      new Map(Object.entries(statePopulations)),
    );
  });
});

describe('empresa', () => {
  it.each(states)('is of %s when asked for it', (state) => {
    for (const company of callTool(empresa, { count: 10, state: state.toLowerCase(), size: 'me' }).empresas) {
      expect(company.address.state).toBe(state);
      expect(checkInscricaoEstadual(bare(company.stateRegistration), state)).toBeNull();
    }
  });

  it('has letters in the CNPJ when asked, and was opened since they exist', () => {
    for (const size of ['mei', 'demais']) {
      const { empresas } = callTool(empresa, { count: 10, size, alphanumeric: true });
      for (const { cnpj, openedOn, legalName } of empresas) {
        expect(cnpj).toMatch(/^(?=.*[A-Z])[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/0001-\d{2}$/);
        expect(checkCnpj(bare(cnpj))).toBeNull();
        expect(openedOn >= '2026-07-01' && openedOn < TODAY).toBe(true);
        if (size === 'mei') expect(legalName.startsWith(`${cnpj.slice(0, 10)} `)).toBe(true);
      }
    }
  });

  it.each([
    [{ alphanumeric: true }, '2026-07-01', 'alphanumeric'],
    [{ alphanumeric: true, size: 'mei' }, '2025-01-01', 'alphanumeric'],
    [{ size: 'mei' }, '2009-07-01', 'size'],
  ])('%j on %s: none was opened yesterday', (values, day, field) => {
    const now = `${day}T12:00:00Z`;
    expect(refusal(empresa, values, { now })).toMatchObject({ status: 422, fields: [field] });
  });

  it('was opened on the first day when today is the second', () => {
    const now = '2026-07-02T12:00:00Z';
    const [company] = callTool(empresa, { alphanumeric: true }, { now }).empresas;
    expect(company).toMatchObject({ openedOn: '2026-07-01', age: 0 });
  });

  it('has no punctuation in documents, phone and CEP when asked; a MEI keeps that of its name', () => {
    for (const company of callTool(empresa, { count: 10, formatted: false, state: 'PR', size: 'me' })
      .empresas) {
      expect(company.cnpj).toMatch(/^\d{14}$/);
      expect(company.stateRegistration).toMatch(/^\d{10}$/);
      expect(company.partners[0].cpf).toMatch(/^\d{11}$/);
      expect(company.phone).toMatch(/^4[1-6][2-5]\d{7}$/);
      expect(company.address.cep).toMatch(/^8\d{7}$/);
      expect(company.cnae).toMatch(/^\d{4}-\d\/\d{2}$/);
    }
    const [mei] = callTool(empresa, { formatted: false, size: 'mei' }).empresas;
    expect(mei.legalName).toMatch(/^\d{2}\.\d{3}\.\d{3} \p{Lu}/u);
  });

  it('gives the same bytes for the same seed on the same day, others for another', () => {
    const draw = (seed: string) => JSON.stringify(callTool(empresa, { count: 10, seed }));
    expect(draw('a')).toBe(draw('a'));
    expect(draw('a')).not.toBe(draw('b'));
  });

  it.each([[{ count: 101 }], [{ size: 'grande' }], [{ state: 'XX' }], [{ alphanumeric: 'sim' }]])(
    '400: %j',
    (values) => {
      expect(refusal(empresa, values)).toMatchObject({ status: 400, fields: Object.keys(values) });
    },
  );
});
