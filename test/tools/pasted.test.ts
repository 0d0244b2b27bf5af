import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { callTool } from '../support/call-tool.ts';
import { sized } from '../support/size.ts';
import { tools } from '../support/tools.ts';
import { type Input, readByBoth, valuesOf, wrongCases } from '../support/wrong-values.ts';

/** Values of each document, over all its inputs. */
const VALUES = sized(20, 1_000);

interface Traces {
  readonly wide: boolean;
  readonly unseen: string;
  readonly at: number;
  readonly dash: string;
  readonly space: string;
  readonly white: string;
}

/** Signs that a copy from a PDF, a page or a spreadsheet has in a number. */
const pasting: fc.Arbitrary<Traces> = fc.record({
  wide: fc.boolean(),
  unseen: fc.constantFrom(...'\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u202e\u2060\u2064\ufeff'),
  at: fc.nat(),
  dash: fc.constantFrom(...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212'),
  space: fc.constantFrom(...' \u00a0\u2007\u202f'),
  white: fc.constantFrom(...'\t\n\r\u0085\u00a0\u2003\u2028\u3000\ufeff'),
});

/** A value as it might come out of what it was copied from. */
function pasted(value: string, { wide, unseen, at, dash, space, white }: Traces) {
  const toWide = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);
  const other = (wide ? value.replace(/[\dA-Za-z]/g, toWide) : value)
    .replaceAll('-', dash)
    .replace(/(?<=\S) /g, space);
  const place = at % (other.length + 1);
  return white + other.slice(0, place) + unseen + other.slice(place) + white;
}

/** The answer to a value, or its refusal, without what repeats the value as it was sent. */
function verdictOn(tool: AnyTool, value: string, beside: Input) {
  try {
    const { value: _, ...facts } = callTool(tool, { action: 'validate', value, ...beside });
    return facts;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { value: _, ...extra } = error.parts.extra ?? {};
    return { status: error.status, ...extra };
  }
}

describe.each(wrongCases)('$id of $inputs.length kinds', ({ id, inputs, reasons }) => {
  const tool = tools.find((one) => one.id === id) as AnyTool;

  it('a pasted value gets the verdict of the plain one', () => {
    const input = fc.constantFrom(...inputs);
    const wish = fc.constantFrom({}, {}, ...reasons.map((invalid) => ({ invalid })));
    fc.assert(
      fc.property(input, wish, fc.nat(), pasting, (input, wish, seed, traces) => {
        const answer = callTool(tool, { ...input, ...wish, seed: String(seed) });
        for (const { text, told } of valuesOf(tool, answer)) {
          const beside = { ...readByBoth(tool, told), ...readByBoth(tool, input) };
          const other = pasted(text, traces);
          expect([other, verdictOn(tool, other, beside)]).toEqual([other, verdictOn(tool, text, beside)]);
        }
      }),
      { numRuns: VALUES },
    );
  });
});
