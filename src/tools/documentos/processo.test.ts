import { isValidProcessoJuridico } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { JudicialProcess } from 'validation-br/judicial-process';
import { judiciary } from '../../data/judiciary.ts';
import { courtsOf } from '../../documents/processo/courts.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { sized } from '#test/support/size.ts';
import { processo } from './processo.ts';

const variants = judiciary.map(({ sigla }) => ({ justica: sigla }));
const validate = (value: string) => callTool(processo, { action: 'validate', value });

/** A number whose check digits validation-br computes. */
function completed(number: string, rest: string): string {
  return number + JudicialProcess.checksum(number + rest) + rest;
}

describeDocument(processo, {
  variants: [{}, { formatted: false }, ...variants],
  // 97 is prime and no power of 10 is a multiple of it: no change of one digit keeps the remainder.
  flips: { share: 1 },
});

describe('processo', () => {
  it('agrees with @brazilian-utils about the courts too, and with validation-br about the check digits', () => {
    const read = (answer: Record<string, unknown>) => answer['processo'] as string;
    for (const value of samplesOf(processo, variants, read, sized(20, 600))) {
      expect(isValidProcessoJuridico(value)).toBe(accepts(processo, value));
      const bare = value.replace(/\D/g, '');
      const digits = JudicialProcess.checksum(bare.slice(0, 7) + bare.slice(9));
      expect(digits === bare.slice(7, 9)).toBe(accepts(processo, value));
    }
  });

  it('has the courts that @brazilian-utils has, of every segment and code', () => {
    for (let segment = 0; segment <= 9; segment++) {
      for (let code = 0; code <= 99; code++) {
        const value = completed('0000100', `2024${segment}${String(code).padStart(2, '0')}0001`);
        expect(accepts(processo, value)).toBe(isValidProcessoJuridico(value));
      }
    }
  });

  // Resolução CNJ 65/2008, art. 1º, § 5º, VI and VIII: the units of the federation by their names.
  it('numbers the state courts in the order of their names', () => {
    const published =
      'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SE SP TO'.split(' ');
    for (const segment of [6, 8]) {
      const states = [...courtsOf(segment)].filter(([, { uf }]) => uf !== null);
      expect(states.map(([code, { uf }]) => [code, uf])).toEqual(published.map((uf, i) => [i + 1, uf]));
    }
  });

  it.each([
    ['1000001', 'TJDFT', 'Tribunal de Justiça do Distrito Federal e dos Territórios', '20248070001', 'DF'],
    ['1000001', 'TJSP', 'Tribunal de Justiça de São Paulo', '20248260001', 'SP'],
    ['1000001', 'TJPB', 'Tribunal de Justiça da Paraíba', '20248150001', 'PB'],
    ['1000001', 'TRE-RJ', 'Tribunal Regional Eleitoral do Rio de Janeiro', '20246190001', 'RJ'],
    ['1000001', 'TJMMG', 'Tribunal de Justiça Militar de Minas Gerais', '20249130001', 'MG'],
    ['1000001', 'TRF6', 'Tribunal Regional Federal da 6ª Região', '20244060001', null],
    ['1000001', 'CJM12', '12ª Circunscrição Judiciária Militar', '20247120001', null],
    ['1000001', 'CSJT', 'Conselho Superior da Justiça do Trabalho', '20245900001', null],
    ['1000001', 'STF', 'Supremo Tribunal Federal', '20241000001', null],
  ])('%s… is of the %s', (number, sigla, nome, rest, uf) => {
    expect(validate(completed(number, rest)).tribunal).toMatchObject({ sigla, nome, uf });
  });

  it('says each part of a number', () => {
    expect(validate('0002080-25.2012.5.15.0049')).toMatchObject({
      sequencial: '0002080',
      digito: '25',
      ano: 2012,
      justica: { codigo: 5, sigla: 'trabalho' },
      tribunal: { codigo: '15', sigla: 'TRT15' },
      origem: '0049',
    });
  });

  it('gives back the court and the year asked for', () => {
    for (const { sigla } of judiciary) {
      const segment = judiciary.findIndex((one) => one.sigla === sigla) + 1;
      for (const [code, court] of courtsOf(segment)) {
        const answer = callTool(processo, { justica: sigla, tribunal: code, ano: 1999 });
        expect(answer).toMatchObject({ justica: sigla, tribunal: court.sigla });
        expect(validate(answer.processo)).toMatchObject({
          ano: 1999,
          justica: { codigo: segment, sigla },
          tribunal: { codigo: String(code).padStart(2, '0'), ...court },
        });
      }
    }
  });

  it('draws years of the last ten, and numbers from 1', () => {
    const answers = Array.from({ length: 500 }, (_, i) =>
      validate(callTool(processo, { seed: `${i}` }).processo),
    );
    const years = answers.map(({ ano }) => ano as number);
    expect([Math.min(...years), Math.max(...years)]).toEqual([2016, 2026]);
    expect(answers.every(({ sequencial }) => Number(sequencial) > 0)).toBe(true);
  });

  it('refuses in this order: repeated digits, check digits, segment, court, year', () => {
    expect(reasonOf(processo, '1'.repeat(20))).toBe('repeated-digits');
    expect(reasonOf(processo, '0002080-26.2012.0.15.0049')).toBe('check-digit');
    expect(reasonOf(processo, completed('0002080', '17990150049'))).toBe('segment');
    expect(reasonOf(processo, completed('0002080', '17998280049'))).toBe('court');
    expect(reasonOf(processo, completed('0002080', '17998260049'))).toBe('year');
    expect(reasonOf(processo, completed('0002080', '20278260049'))).toBe('year');
    expect(accepts(processo, completed('0002080', '18008260049'))).toBe(true);
    expect(accepts(processo, completed('0002080', '20268260049'))).toBe(true);
  });

  it.each([
    [{ tribunal: 28 }, 422, 'tribunal'],
    [{ justica: 'stf', tribunal: 1 }, 422, 'tribunal'],
    [{ justica: 'militar-estadual', tribunal: 19 }, 422, 'tribunal'],
    [{ tribunal: 100 }, 400, 'tribunal'],
    [{ ano: 1899 }, 400, 'ano'],
    [{ ano: 2027 }, 400, 'ano'],
    [{ justica: 'civel' }, 400, 'justica'],
    [{ action: 'validate', value: '20802520125150049' }, 400, 'value'],
  ])('%j is %i', (input, status, field) => {
    expect(refusal(processo, input)).toMatchObject({ status, fields: [field] });
  });
});
