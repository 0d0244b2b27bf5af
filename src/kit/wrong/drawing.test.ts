import { describe, expect, it } from 'vitest';
import { drawing } from './drawing.ts';

const drawn = (text: string) => ({ answer: { value: text }, text });

describe('drawing', () => {
  it('is tried a thousand times, and then is an error of the program', () => {
    let attempts = 0;
    const fail = () => {
      attempts++;
      return null;
    };
    expect(() => drawing()('serial', fail)).toThrow(new Error('no serial in 1000 draws'));
    expect(attempts).toBe(1000);
  });

  it('gives a value once while there are others, and again after 200 that came before', () => {
    const find = drawing();
    let attempts = 0;
    const same = () => {
      attempts++;
      return drawn('a');
    };
    expect(find('kind', same).text).toBe('a');
    expect(attempts).toBe(1);
    expect(find('kind', same).text).toBe('a');
    expect(attempts).toBe(201);
    // A kind without new values is not searched again; another kind is, among all values that were given.
    find('kind', same);
    expect(attempts).toBe(202);
    find('other', same);
    expect(attempts).toBe(402);
  });

  it('passes over what fails and what came before', () => {
    const find = drawing();
    const attempts = [null, drawn('a'), drawn('a'), null, drawn('b')].values();
    const next = () => attempts.next().value ?? null;
    expect([find('kind', next).text, find('kind', next).text]).toEqual(['a', 'b']);
  });
});
