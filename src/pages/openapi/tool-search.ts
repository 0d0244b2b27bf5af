import { synonymsOf } from '../../pipeline/errors/synonyms.ts';
import { searchWords } from '../../lib/text/search.ts';
import type { ToolSummary } from './tool-document.ts';

/** Weight of a word by its place. */
const IN_NAME = 3;
const IN_SUMMARY = 1;

/** Likeness of a word to one of the query. */
const SAME = 1;
const BEGINS = 0.6;
const MEANS = 0.5;

/** Least letters of a word that may stand for words that begin with it. */
const STEM = 4;

/**
 * Finds the tools that a query is about, the best first: those with the most and the rarest of its words, in either
 * language, in any order, without regard to case and accents. An empty query gives all in the order of the list.
 */
export function searchTools(tools: readonly ToolSummary[], query: string): readonly ToolSummary[] {
  const words = [...new Set(searchWords(query))];
  if (words.length === 0) return tools;
  const texts = tools.map(textsOf);
  const scores = texts.map(() => 0);
  for (const word of words) {
    const found = texts.map((text) => weightOf(word, text));
    const count = found.filter((weight) => weight > 0).length;
    const rarity = Math.log(1 + tools.length / Math.max(1, count));
    for (const [i, weight] of found.entries()) scores[i] = (scores[i] as number) + weight * rarity;
  }
  return (
    tools
      .map((tool, i) => ({ tool, score: scores[i] as number }))
      .filter(({ score }) => score > 0)
      // If two are equally good, the one with the shorter id comes first.
      .toSorted((a, b) => b.score - a.score || a.tool.id.length - b.tool.id.length)
      .map(({ tool }) => tool)
  );
}

interface Texts {
  readonly name: readonly string[];
  readonly summary: readonly string[];
}

const textsOf = ({ id, name, summary, category, categoryName: own }: ToolSummary): Texts => ({
  name: searchWords(`${id} ${name.pt} ${name.en}`),
  summary: searchWords(`${summary.pt} ${summary.en} ${category} ${own?.pt ?? ''} ${own?.en ?? ''}`),
});

const weightOf = (word: string, { name, summary }: Texts): number =>
  Math.max(IN_NAME * nearest(word, name), IN_SUMMARY * nearest(word, summary));

function nearest(word: string, words: readonly string[]): number {
  if (words.includes(word)) return SAME;
  if (words.some((one) => begins(one, word) || begins(word, one))) return BEGINS;
  const same = synonymsOf(word);
  return words.some((one) => same.has(one)) ? MEANS : 0;
}

const begins = (word: string, stem: string) => stem.length >= STEM && word.startsWith(stem);
