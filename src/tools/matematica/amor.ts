import * as v from 'valibot';
import { num, text } from '../../kit/fields/index.ts';
import { say, textIn, type Text } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { percentage } from '../../kit/units.ts';
import { fnv1a } from './_fnv.ts';
import { normalize } from '../../lib/text/normalize.ts';

const name = v.pipe(
  text(1, 100),
  v.check(
    (value) => lettersOf(value) !== '',
    say({ pt: 'deve ter ao menos uma letra', en: 'must have at least one letter' }),
  ),
);

/** Levels, each up to a percentage, exclusive. */
const levels = [
  { below: 20, level: 'baixa', message: { pt: 'Melhor ficar na amizade.', en: 'Better stay friends.' } },
  {
    below: 40,
    level: 'morna',
    message: { pt: 'Precisa de um empurrãozinho.', en: 'It needs a little push.' },
  },
  { below: 60, level: 'boa', message: { pt: 'Tem futuro!', en: 'It has a future!' } },
  { below: 80, level: 'alta', message: { pt: 'Paixão à vista!', en: 'Passion in sight!' } },
  { below: 101, level: 'altissima', message: { pt: 'Almas gêmeas!', en: 'Soulmates!' } },
] as const;

const DISCLAIMER: Text = {
  pt: 'Brincadeira: o resultado depende só das letras dos nomes.',
  en: 'Just for fun: the result depends only on the letters of the names.',
};

/** A joke: a percentage that depends on nothing but the letters of the names. */
export const amor = defineTool({
  method: 'GET',
  path: '/calculadoras/amor',
  category: 'matematica',
  name: 'Calculadora do amor',
  input: v.object({
    name1: name,
    name2: name,
  }),
  output: v.object({
    name1: v.string(),
    name2: v.string(),
    percentage: num(percentage),
    level: v.picklist(levels.map(({ level }) => level)),
    message: v.string(),
    disclaimer: v.string(),
  }),
  result: 'percentage',
  examples: [{ input: { name1: 'Maria', name2: 'João' } }],
  run({ name1, name2 }, { language }) {
    const pair = [lettersOf(name1), lettersOf(name2)].toSorted().join('&');
    const percentage = fnv1a(new TextEncoder().encode(pair)) % 101;
    const { level, message } = levels.find(({ below }) => percentage < below) as (typeof levels)[number];
    return {
      name1: name1.trim(),
      name2: name2.trim(),
      percentage,
      level,
      message: textIn(message, language),
      disclaimer: textIn(DISCLAIMER, language),
    };
  },
});

/** Reduces a name to its letters, in lower case and without accents. */
function lettersOf(name: string): string {
  return normalize(name, 'NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\P{L}/gu, '');
}
