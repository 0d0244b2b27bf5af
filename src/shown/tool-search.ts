/** The search for a tool, by words of people in Portuguese and in English: of `GET /tools?q=`, agents, pages and the command line. */
import { fold, searchWords } from '../lib/text/search.ts';

/** The texts by which a tool is found, in both languages. */
export interface SearchedTexts {
  readonly id: string;
  /** Its names. */
  readonly names: string;
  /** Everyday words for it. */
  readonly words: string;
  readonly summaries: string;
  /** Its category, and what its fields may be. */
  readonly others: string;
}

/** Weight of a word by its place. */
const WEIGHTS: Readonly<Record<keyof SearchedTexts, number>> = {
  id: 3.1,
  names: 3,
  words: 3,
  summaries: 1.2,
  others: 0.6,
};

/** Likeness of a word to one of the query. */
const SAME = 1;
const SAME_STEM = 0.9;
const BEGINS = 0.6;

/** Least letters of a stem, of a word that stands for those that begin with it, and of one that is being typed. */
const STEM = 4;
const BEGINNING = 5;
const TYPED = 2;

/** Most tools that are found. */
export const MOST_FOUND = 8;
/** Least part of the best score. */
const LEAST = 1 / 3;
/** A tool must have more than this part of what the query says, unless a word of the query stands in its id. */
const LEAST_SAID = 0.5;

/** Words that say nothing of what is searched, unless the query has no others. */
const EMPTY = new Set(
  (
    'a o as os e de do da dos das em no na nos nas ao aos para pra por pelo pela com sem um uma uns umas que qual quais se eu ' +
    'meu minha meus minhas seu sua esta isso este como quanto quanta quantos quantas quando onde devo tenho tem ter vou vai ' +
    'ser sao fui foi me mais hoje agora quero preciso saber fazer faz sobre entre ate paga pago pagar recebo receber pedi pedir deixar tudo ' +
    'the of to for and an in on at with without by from my your our is are am i be do does it this that what which how much many ' +
    'when where get got want need know about today now ' +
    'gerar gerador gere generate generator criar create calcular calculadora calculo calculate calculator ' +
    'validar validador valida validate validator conversor converter convert online ferramenta tool'
  ).split(' '),
);

/** Endings of Portuguese and English words, longest first. What is left of a word has four letters or more. */
const ENDINGS =
  /(?:amentos?|imentos?|adoras?|adores?|acoes|icoes|ations?|acao|icao|ador|adas?|ados?|idas?|idos?|ando|endo|indo|ings?|coes|ments?|ions?|cao|soes|sao|oes|ao|ar|er|ir|ed|al|ais|es|s|as|os|a|e|o|y)$/;

/** The part of a word that its plural, its gender and its verb share: `parcela`, `parcelas`, `parcelado`. */
function stemOf(word: string): string {
  const rest = word.replace(ENDINGS, '');
  return rest.length >= STEM ? rest : word.length > STEM ? word.replace(/[aeos]$/, '') : word;
}

/** The words of a query that say something. */
export function tellingWords(query: string): readonly string[] {
  const all = [...new Set(searchWords(query))];
  const telling = all.filter((word) => word.length > 1 && !EMPTY.has(word));
  return telling.length > 0 ? telling : all;
}

/** A word with its stem, made once. */
interface Word {
  readonly word: string;
  readonly stem: string;
}

const asWord = (word: string): Word => ({ word, stem: stemOf(word) });

/** How alike a word of a tool is to one of a query, from 0 to 1. One that is being typed finds what begins with it. */
function likeness(own: Word, asked: Word, isTyped: boolean): number {
  if (own.word === asked.word) return SAME;
  if (own.stem === asked.stem) return SAME_STEM;
  if (isTyped && asked.word.length >= TYPED && own.word.startsWith(asked.word)) return BEGINS;
  const [short, long] = own.word.length < asked.word.length ? [own.word, asked.word] : [asked.word, own.word];
  return short.length >= BEGINNING && long.startsWith(short) ? BEGINS : 0;
}

/** A word of the tools, with its weight in each that has it. */
interface Posted extends Word {
  readonly weights: Map<number, number>;
  /** The tools in whose id it is. */
  readonly named: Set<number>;
}

interface Score {
  readonly score: number;
  readonly said: number;
  readonly isNamed: boolean;
}

/**
 * Makes a search: it gives up to eight tools, the best first, and none where no tool has enough of what was asked. A query
 * without words gives all. `isTyping` takes the last word for the beginning of one.
 */
export function createSearch<Tool>(
  tools: readonly Tool[],
  textsOf: (tool: Tool) => SearchedTexts,
): (query: string, isTyping?: boolean) => readonly Tool[] {
  let index: Index | undefined;
  return (query, isTyping = false) => {
    const asked = tellingWords(query);
    if (asked.length === 0) return tools;
    index ??= indexOf(tools.map(textsOf));
    return bestOf(index, asked.map(asWord), isTyping).map((place) => tools[place] as Tool);
  };
}

interface Index {
  readonly words: readonly Posted[];
  /** The characters of the names of each tool. */
  readonly lengths: readonly number[];
}

function indexOf(all: readonly SearchedTexts[]): Index {
  const posted = new Map<string, Posted>();
  for (const [place, texts] of all.entries()) {
    for (const [part, weight] of Object.entries(WEIGHTS)) {
      for (const word of searchWords(texts[part as keyof SearchedTexts])) {
        const one = posted.get(word) ?? { ...asWord(word), weights: new Map(), named: new Set() };
        posted.set(word, one);
        one.weights.set(place, Math.max(weight, one.weights.get(place) ?? 0));
        if (part === 'id') one.named.add(place);
      }
    }
  }
  return { words: [...posted.values()], lengths: all.map(({ names }) => names.length) };
}

/** The places of the tools that have the most, and the rarest, of what was asked. */
function bestOf({ words, lengths }: Index, asked: readonly Word[], isTyping: boolean): readonly number[] {
  const scores = new Map<number, Score>();
  let sum = 0;
  for (const [place, word] of asked.entries()) {
    const weights = weightsOf(words, word, isTyping && place === asked.length - 1);
    // A long number, or one that no tool names, is an amount.
    if (/^\d+$/.test(word.word) && (weights.size === 0 || word.word.length > 2)) continue;
    // A rare word tells more than one that many tools have.
    const rarity = Math.log(1 + lengths.length / Math.max(1, weights.size));
    sum += rarity;
    const named = words.find((own) => own.word === word.word)?.named;
    for (const [tool, weight] of weights) {
      const { score, said, isNamed } = scores.get(tool) ?? { score: 0, said: 0, isNamed: false };
      scores.set(tool, {
        score: score + weight * rarity,
        said: said + rarity,
        isNamed: isNamed || named?.has(tool) === true,
      });
    }
  }
  const ranked = [...scores]
    .filter(([, { said, isNamed }]) => isNamed || said > sum * LEAST_SAID)
    .map(([tool, { score, said }]) => ({ tool, score: score * said }))
    // The one with the shorter names comes first if two are equally good.
    .toSorted((a, b) => b.score - a.score || (lengths[a.tool] as number) - (lengths[b.tool] as number));
  const least = (ranked[0]?.score ?? 0) * LEAST;
  return ranked
    .filter(({ score }) => score >= least)
    .slice(0, MOST_FOUND)
    .map(({ tool }) => tool);
}

function weightsOf(words: readonly Posted[], asked: Word, isTyped: boolean): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const own of words) {
    const like = likeness(own, asked, isTyped);
    if (like === 0) continue;
    for (const [tool, weight] of own.weights) found.set(tool, Math.max(like * weight, found.get(tool) ?? 0));
  }
  return found;
}

/** Tests that a search for a query finds a word. */
export function isFoundBy(word: string, query: string): boolean {
  const own = asWord(fold(word));
  return tellingWords(query).some((asked) => likeness(own, asWord(asked), true) > 0);
}
