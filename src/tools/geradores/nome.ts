import * as v from 'valibot';
import { count, describe, flag, seeded } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { chance, distinct, pick, type Random } from '../../lib/random.ts';
import { gender } from './_fields.ts';
import { drawGivenName, drawSurname, type Gender, genders, withParticle } from './_people.ts';

/** Fictitious Brazilian names, as frequent as in the census. */
export const nome = defineTool({
  method: 'GET',
  path: '/nome',
  category: 'geradores',
  name: 'Gerador de nomes',
  summary: 'Gera nomes brasileiros completos, com a frequência do censo',
  en: { name: 'Name generator', summary: 'Generates full Brazilian names, as frequent as in the census' },
  about: {
    pt: 'Os nomes são fictícios e podem coincidir com os de pessoas reais. As frequências são as do Censo do IBGE.',
    en: 'The names are fictitious and may coincide with those of real people. The frequencies are those of the census of IBGE.',
  },
  items: 'nomes',
  input: v.object({
    count: count(),
    gender: describe(v.optional(gender), {
      pt: 'Gênero dos nomes. Sem ele, sorteado a cada um',
      en: 'Gender of the names. Without it, drawn for each',
    }),
    includeMiddleName: describe(flag(false), {
      pt: 'Se há um segundo prenome ou mais um sobrenome',
      en: 'Whether there is a second given name or one more surname',
    }),
    ...seeded,
  }),
  output: v.object({
    nomes: describe(v.array(v.string()), {
      pt: 'Nomes gerados, sem repetição',
      en: 'Names generated, none twice',
    }),
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
