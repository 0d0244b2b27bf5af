import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verhoeff } from './verhoeff.ts';

const number = fc.stringMatching(/^[0-9]{1,20}$/);

const isValid = (whole: string) => verhoeff(whole.slice(0, -1)) === whole.at(-1);

describe('verhoeff', () => {
  // Accounts of Nubank in Xerpa/bran_checker, test/banks/nubank_test.exs, whose digits an Erlang implementation made.
  it.each(['52161250', '16996299', '38940665', '968052036', '141783', '10448950', '768320609'])(
    'completes %s',
    (whole) => {
      expect(isValid(whole)).toBe(true);
    },
  );

  it('tells every single wrong digit', () => {
    fc.assert(
      fc.property(number, fc.nat(20), fc.integer({ min: 1, max: 9 }), (base, place, shift) => {
        const whole = base + verhoeff(base);
        const at = place % whole.length;
        const wrong = (Number(whole[at]) + shift) % 10;
        expect(isValid(whole.slice(0, at) + wrong + whole.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('tells every exchange of two neighbours', () => {
    fc.assert(
      fc.property(number, fc.nat(19), (base, place) => {
        const whole = base + verhoeff(base);
        const at = place % (whole.length - 1);
        const [left, right] = [whole[at] as string, whole[at + 1] as string];
        fc.pre(left !== right);
        expect(isValid(whole.slice(0, at) + right + left + whole.slice(at + 2))).toBe(false);
      }),
    );
  });
});
