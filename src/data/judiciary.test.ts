import { getStates, isValidProcessoJuridico } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { courtStates, judiciary } from './judiciary.ts';
import { ofStates } from './state-names.ts';
import { courtsOf } from '../documents/processo/courts.ts';

/** A number of a court, its check digits by the formula of Resolução CNJ 65/2008, Anexo VIII. */
function numberOf(segment: number, court: number): string {
  const rest = `2020${segment}${String(court).padStart(2, '0')}0001`;
  const check = 98n - (BigInt(`0000123${rest}00`) % 97n);
  return `0000123${String(check).padStart(2, '0')}${rest}`;
}

describe('the Judiciary', () => {
  it('has the segments of Resolução CNJ 65/2008, art. 1º, § 4º, in its order', () => {
    const published =
      'Supremo Tribunal Federal; Conselho Nacional de Justiça; Superior Tribunal de Justiça; Justiça Federal; Justiça do Trabalho; Justiça Eleitoral; Justiça Militar da União; Justiça dos Estados e do Distrito Federal e Territórios; Justiça Militar Estadual';
    expect(judiciary.map(({ nome }) => nome).join('; ')).toBe(published);
  });

  it('has the courts that @brazilian-utils takes', () => {
    for (let segment = 1; segment <= 9; segment++) {
      const codes = Array.from({ length: 100 }, (_, code) => code);
      const theirs = codes.filter((code) => isValidProcessoJuridico(numberOf(segment, code)));
      expect([...courtsOf(segment).keys()].toSorted((a, b) => a - b)).toEqual(theirs);
    }
  });

  it('numbers the states by their names, but Sergipe before São Paulo', () => {
    const byName = getStates()
      .toSorted((a, b) => a.name.localeCompare(b.name, 'pt'))
      .map(({ code }) => String(code));
    const published = byName.join(' ').replace('SP SE', 'SE SP');
    expect(courtStates.join(' ')).toBe(published);
    // tjse.jus.br and tjsp.jus.br: their cases are of 8.25 and 8.26.
    expect([courtStates[24], courtStates[25]]).toEqual(['SE', 'SP']);
  });
});

describe('the names of the states', () => {
  it('are those of @brazilian-utils', () => {
    const theirs = getStates().map(({ code, name }) => [code, name]);
    const ours = Object.entries(ofStates).map(([state, name]) => [state, name.replace(/^d[aeo] /, '')]);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs));
  });

  it('stand after the preposition that the constitutions of the states and their courts use', () => {
    const withPreposition = (preposition: string) =>
      Object.entries(ofStates)
        .filter(([, name]) => name.startsWith(`${preposition} `))
        .map(([state]) => state)
        .join(' ');
    expect(withPreposition('de')).toBe('AL GO MG MS MT PE RO RR SC SE SP');
    expect(withPreposition('da')).toBe('BA PB');
    expect(withPreposition('do')).toBe('AC AM AP CE DF ES MA PA PI PR RJ RN RS TO');
  });
});
