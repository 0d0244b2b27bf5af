import * as v from 'valibot';
import { describe, text } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
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

/** Up to each percentage, exclusive. */
const levels = [
  { below: 20, level: 'baixa', message: 'Melhor ficar na amizade.' },
  { below: 40, level: 'morna', message: 'Precisa de um empurrãozinho.' },
  { below: 60, level: 'boa', message: 'Tem futuro!' },
  { below: 80, level: 'alta', message: 'Paixão à vista!' },
  { below: 101, level: 'altissima', message: 'Almas gêmeas!' },
] as const;

const DISCLAIMER = 'Brincadeira: o resultado depende só das letras dos nomes.';

/** A joke: a percentage that depends on nothing but the letters of the names. */
export const amor = defineTool({
  method: 'GET',
  path: '/calculadoras/amor',
  category: 'matematica',
  name: 'Calculadora do amor',
  summary: 'Brincadeira: a compatibilidade de dois nomes',
  en: { name: 'Love calculator', summary: 'A joke: the compatibility of two names' },
  about: {
    pt: 'É uma brincadeira: o resultado depende só das letras dos nomes, e é sempre o mesmo para os mesmos nomes, em qualquer ordem.',
    en: 'It is a joke: the result depends only on the letters of the names, and is always the same for the same names, in any order.',
  },
  input: v.object({
    name1: describe(name, {
      pt: 'Um nome; acentos, espaços e maiúsculas não contam',
      en: 'One name; accents, spaces and case do not count',
    }),
    name2: describe(name, { pt: 'O outro nome', en: 'The other name' }),
  }),
  output: v.object({
    name1: describe(v.string(), {
      pt: 'Um nome, sem espaços em volta',
      en: 'One name, without blanks around it',
    }),
    name2: describe(v.string(), {
      pt: 'O outro nome, sem espaços em volta',
      en: 'The other name, without blanks around it',
    }),
    percentage: describe(v.number(), { pt: 'Compatibilidade', en: 'Compatibility' }, percentage),
    level: describe(v.picklist(levels.map(({ level }) => level)), {
      pt: 'A faixa da compatibilidade: baixa abaixo de 20, morna de 40, boa de 60, alta de 80',
      en: 'The band of the compatibility: baixa below 20, morna below 40, boa below 60, alta below 80',
    }),
    message: describe(v.string(), { pt: 'Uma frase sobre ela', en: 'A sentence on it (in Portuguese)' }),
    disclaimer: describe(v.string(), {
      pt: 'O aviso de que é uma brincadeira',
      en: 'The notice that it is a joke (in Portuguese)',
    }),
  }),
  result: 'percentage',
  examples: [{ input: { name1: 'Maria', name2: 'João' } }],
  run({ name1, name2 }) {
    const pair = [lettersOf(name1), lettersOf(name2)].toSorted().join('&');
    const percentage = fnv1a(new TextEncoder().encode(pair)) % 101;
    const { level, message } = levels.find(({ below }) => percentage < below) as (typeof levels)[number];
    return {
      name1: name1.trim(),
      name2: name2.trim(),
      percentage,
      level,
      message,
      disclaimer: DISCLAIMER,
    };
  },
});

/** Lower case, without accents or anything that is no letter. */
function lettersOf(name: string): string {
  return normalize(name, 'NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\P{L}/gu, '');
}
