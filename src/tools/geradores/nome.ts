import * as v from 'valibot';
import { count, flag, seeded } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { chance, distinct, pick, type Random } from '../../lib/random.ts';
import { gender } from './_fields.ts';
import { drawGivenName, drawSurname, type Gender, genders, withParticle } from '../../draws/people.ts';

/** Fictitious Brazilian names, as frequent as in the census. */
export const nome = defineTool({
  method: 'GET',
  path: '/nome',
  category: 'geradores',
  name: 'Gerador de nomes',
  items: 'nomes',
  input: v.object({
    count: count(),
    gender: v.optional(gender),
    includeMiddleName: flag(false),
    ...seeded,
  }),
  output: v.object({
    nomes: v.array(v.string()),
  }),
  result: 'nomes',
  examples: [{ input: { count: 2, gender: 'feminino' } }],
  run({ count, gender, includeMiddleName }, { random }) {
    const draw = includeMiddleName ? drawLongName : drawShortName;
    return { nomes: distinct(count, () => draw(random, gender ?? pick(random, genders))) };
  },
});

function drawShortName(random: Random, gender: Gender): string {
  const given = drawGivenName(random, gender);
  return `${given} ${withParticle(random, drawSurname(random, [given]))}`;
}

/** A second given name or a second surname, half of the time each. */
function drawLongName(random: Random, gender: Gender): string {
  const given = drawGivenName(random, gender);
  const surname = drawSurname(random, [given]);
  const middle = chance(random, 1, 2)
    ? drawSecondGivenName(random, gender, [given, surname])
    : withParticle(random, drawSurname(random, [given, surname]));
  return `${given} ${middle} ${withParticle(random, surname)}`;
}

function drawSecondGivenName(random: Random, gender: Gender, taken: readonly string[]): string {
  for (;;) {
    const given = drawGivenName(random, gender);
    if (!taken.includes(given)) return given;
  }
}
