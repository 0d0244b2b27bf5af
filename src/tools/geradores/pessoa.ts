import * as v from 'valibot';
import { outOfOrder } from '../../kit/errors/requirements.ts';
import { count, integer, inUnit, seeded, upperUf } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { years } from '../../kit/units.ts';
import { pick } from '../../lib/random.ts';
import { formatted, gender, state } from './_fields.ts';
import { person } from './_person.ts';
import { genders } from '../../draws/people.ts';
import { drawPerson } from '../../draws/person.ts';
import { drawState } from '../../draws/places.ts';

/** Ages drawn when no age is asked for. */
const [MIN_AGE, MAX_AGE] = [18, 75];

/** Complete fictitious people whose documents, address, phones and family agree with each other. */
export const pessoa = defineTool({
  method: 'GET',
  path: '/pessoa',
  category: 'geradores',
  name: 'Gerador de pessoas',
  items: 'pessoas',
  input: v.object({
    count: count(),
    gender: v.optional(gender),
    state,
    minAge: inUnit(years, v.optional(integer(0, 110))),
    maxAge: inUnit(years, v.optional(integer(0, 110))),
    formatted,
    ...seeded,
  }),
  output: v.object({ pessoas: v.array(person) }),
  result: 'pessoas.0.name',
  examples: [{ input: { gender: 'feminino', state: 'SP' } }],
  impossible: { minAge: 30, maxAge: 29 },
  run({ count, gender, state, formatted, ...input }, { random, today, lastSent }) {
    const { minAge, maxAge } = agesOf(input);
    if (minAge > maxAge) {
      throw outOfOrder(lastSent('minAge', 'maxAge'), ['minAge', minAge], ['maxAge', maxAge]);
    }
    const pessoas = Array.from({ length: count }, () =>
      drawPerson(random, {
        gender: gender ?? pick(random, genders),
        state: state === undefined ? drawState(random) : upperUf(state),
        ages: [minAge, maxAge],
        today,
        formatted,
      }),
    );
    return { pessoas };
  },
});

/** Adults, unless one bound was sent alone that lies beyond the other's default: that default is the widest one then. */
function agesOf({ minAge, maxAge }: { minAge?: number | undefined; maxAge?: number | undefined }) {
  const isOld = minAge !== undefined && minAge > MAX_AGE;
  const isYoung = maxAge !== undefined && maxAge < MIN_AGE;
  return { minAge: minAge ?? (isYoung ? 0 : MIN_AGE), maxAge: maxAge ?? (isOld ? 110 : MAX_AGE) };
}
