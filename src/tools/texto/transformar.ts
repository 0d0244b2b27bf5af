import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { describe, flag, seeded, text } from '../../kit/fields/index.ts';
import { oneOf } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { escapeHtml } from './_html.ts';
import { unixLines } from '../../lib/text/lines.ts';
import {
  joinLines,
  removeDuplicates,
  reverse,
  scramble,
  sort,
  stack,
  textToHtml,
  type Unit,
  upsideDown,
} from './_transformations.ts';

const LISTS: readonly string[] = ['auto', 'lines', 'words'];
const ORDERS: readonly string[] = ['characters', 'words', 'lines'];

/** Ten transformations of a text, one a call. */
export const transformar = defineTool({
  method: 'POST',
  path: '/texto/transformar',
  category: 'texto',
  name: 'Transformador de texto',
  summary: 'Inverte, ordena, embaralha, limpa e converte textos em dez ações',
  en: {
    name: 'Text transformer',
    summary: 'Reverses, sorts, scrambles, cleans and converts texts in ten actions',
  },
  input: v.object({
    text: describe(text(1, 100_000), { pt: 'O texto', en: 'The text' }),
    action: describe(
      v.picklist([
        'removeAccents',
        'reverse',
        'sort',
        'upsideDown',
        'stacked',
        'scramble',
        'escapeHtml',
        'textToHtml',
        'removeDuplicates',
        'removeLineBreaks',
      ]),
      {
        pt: 'O que fazer: tirar acentos, inverter, ordenar, virar de cabeça para baixo, empilhar, embaralhar o meio das palavras, escapar HTML, virar HTML, tirar repetidos ou juntar linhas',
        en: 'What to do: remove accents, reverse, sort, turn upside down, stack, scramble the inside of words, escape HTML, make HTML, remove duplicates or join lines',
      },
    ),
    unit: describe(v.optional(v.picklist(['auto', 'characters', 'words', 'lines'])), {
      pt: 'O que se inverte, ordena ou tira: linhas ou palavras, ou caracteres em reverse. Com auto, linhas quando há mais de uma',
      en: 'What is reversed, sorted or removed: lines or words, or characters in reverse. With auto, lines when there is more than one',
    }),
    order: describe(v.optional(v.picklist(['asc', 'desc']), 'asc'), {
      pt: 'Ordem crescente ou decrescente; só em sort',
      en: 'Ascending or descending order; only for sort',
    }),
    caseSensitive: describe(flag(false), {
      pt: 'Se maiúsculas e minúsculas fazem itens diferentes; só em removeDuplicates',
      en: 'Whether upper and lower case make different items; only for removeDuplicates',
    }),
    keepParagraphs: describe(flag(false), {
      pt: 'Se as linhas em branco continuam a separar blocos; só em removeLineBreaks',
      en: 'Whether blank lines still separate blocks; only for removeLineBreaks',
    }),
    ...seeded,
  }),
  output: v.object({
    action: describe(v.string(), { pt: 'O que foi feito', en: 'What was done' }),
    result: describe(v.string(), { pt: 'O texto transformado', en: 'The text transformed' }),
    unit: describe(v.optional(v.string()), {
      pt: 'O que foi ordenado ou tirado: linhas ou palavras; só em sort e removeDuplicates',
      en: 'What was sorted or removed: lines or words; only for sort and removeDuplicates',
    }),
    removed: describe(
      v.optional(v.number()),
      {
        pt: 'Itens tirados ou quebras de linha achadas; só em removeDuplicates e removeLineBreaks',
        en: 'Items removed or line breaks found; only for removeDuplicates and removeLineBreaks',
      },
      null,
    ),
  }),
  result: 'result',
  examples: [{ input: { text: 'Olá mundo!', action: 'upsideDown' } }],
  run({ text: sent, action, unit, order, caseSensitive, keepParagraphs }, { random }) {
    const text = unixLines(sent);
    switch (action) {
      case 'removeAccents':
        return { action, result: removeAccents(text) };
      case 'reverse':
        return { action, result: reverse(text, allowed(unit ?? 'characters', ORDERS) as Unit) };
      case 'sort': {
        const used = listUnit(unit, text);
        return { action, result: sort(text, used, order), unit: used };
      }
      case 'upsideDown':
        return { action, result: upsideDown(text) };
      case 'stacked':
        return { action, result: stack(text) };
      case 'scramble':
        return { action, result: scramble(text, random) };
      case 'escapeHtml':
        return { action, result: escapeHtml(text) };
      case 'textToHtml':
        return { action, result: textToHtml(text) };
      case 'removeDuplicates': {
        const used = listUnit(unit, text);
        const { result, removed } = removeDuplicates(text, used, caseSensitive);
        return { action, result, unit: used, removed };
      }
      case 'removeLineBreaks': {
        const removed = text.split('\n').length - 1;
        return { action, result: joinLines(text, keepParagraphs), removed };
      }
    }
  },
});

function allowed(unit: string, units: readonly string[]): string {
  if (!units.includes(unit)) throw badParameter('unit', oneOf(units));
  return unit;
}

/** Lines when the text has a line break, else words, unless the caller says which. */
function listUnit(unit: string | undefined, text: string): Unit {
  const chosen = allowed(unit ?? 'auto', LISTS);
  if (chosen === 'auto') return text.includes('\n') ? 'lines' : 'words';
  return chosen as Unit;
}
