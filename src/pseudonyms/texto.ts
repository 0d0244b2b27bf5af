/** Finds what has a form in a text, and gives it its pseudonym. Names, and addresses in prose, have none. */
import { joiner } from '../lib/text/joiner.ts';
import { eachPart, finders, type Instead } from './find.ts';
import type { Kind } from './names.ts';
import { kept, mapped, oneWay, type Rule, type Rules } from './outcome.ts';
import { insteadOf } from './scramble.ts';

/** True if a text goes from `{` to `}` or from `[` to `]`. */
const isJsonLike = (text: string) => /^(?:\{[^]*\}|\[[^]*\])$/.test(text.trim());

/** The rule of `texto`; `rules` are those of the kinds that it finds. */
export function textoRule(rules: () => Rules): Rule {
  return (value, keyed, { subject, window }) => {
    if (keyed.isBack) return oneWay;
    const isJson = isJsonLike(value);
    const found: Partial<Record<Kind, number>> = {};

    /** True if what was found stands in JSON as a number. */
    function isNumber(match: string, at: number): boolean {
      if (!isJson || !/^\d+$/.test(match)) return false;
      let before = at - 1;
      while (/\s/.test(value.charAt(before))) before--;
      return /[:[,]/.test(value.charAt(before)) && /^\s*[,\]}]/.test(value.slice(at + match.length));
    }

    const instead: Instead = ({ kind, mustBeRight }, match, at) => {
      const params = kind === 'data' ? { subject: subject ?? match, window } : {};
      const outcome = rules()[kind](match, keyed, params);
      if (mustBeRight && (outcome.is !== 'mapped' || outcome.reason)) return undefined;
      const text = insteadOf(outcome, match, keyed);
      if (text === undefined) return undefined;
      found[kind] = (found[kind] ?? 0) + 1;
      return isNumber(match, at) ? text.replace(/^0+(?=\d)/, '') : text;
    };

    let hasFound = false;
    const other = joiner();
    eachPart(value, finders(), true, instead, ({ text, kind }) => {
      hasFound ||= kind !== undefined;
      other.add(text);
    });
    return hasFound ? mapped(other.text(), { found }) : { ...kept, found };
  };
}
