import { Composer, type Document, Lexer, Parser, type ScalarTag } from 'yaml';
import type { JsonNode } from './_json/tree.ts';
import { MAX_DEPTH, YamlError } from './_yaml-error.ts';
import { toJson } from './_yaml-json.ts';

/** Tokens of a text: the library spends some 3 µs on each, and several times as much on the first text of a process. */
const MAX_TOKENS = 7_000;

/** Section 10.3: an integer is a number too. The library asks for a point. */
const wholeFloat: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^[-+]?[0-9]+$/,
  resolve: Number,
};

const OPTIONS = {
  version: '1.2',
  schema: 'core',
  merge: false,
  resolveKnownTags: false,
  // Compared here: the library compares each key with each other one.
  uniqueKeys: false,
  customTags: (tags: readonly unknown[]) => [...tags, wholeFloat] as ScalarTag[],
} as const;

/** The value of a text of YAML 1.2.2 in its core schema, its aliases written out. Throws `YamlError`. */
export function readYaml(text: string): { readonly root: JsonNode; readonly hasAliases: boolean } {
  return toJson(compose(text).contents);
}

type Token = Parameters<Composer['next']>[0];

const COLLECTIONS: ReadonlySet<string> = new Set(['block-map', 'block-seq', 'flow-collection']);

/** The tokens as trees. Throws where they are too many, or too deep for the recursion of the composer. */
function parse(text: string): Token[] {
  const parser = new Parser();
  const trees: Token[] = [];
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (++count > MAX_TOKENS) throw new YamlError(null, null);
    trees.push(...parser.next(lexeme));
    const { stack, offset } = parser;
    if (stack.length > MAX_DEPTH && stack.filter(({ type }) => COLLECTIONS.has(type)).length > MAX_DEPTH) {
      throw new YamlError('depth', offset - lexeme.length);
    }
  }
  trees.push(...parser.end());
  return trees;
}

function compose(text: string): Document.Parsed {
  const composer = new Composer(OPTIONS);
  let first: YamlError | undefined;
  // The library goes on after a fault, and makes an error with its stack of each: here the first one ends it.
  const listening = composer as unknown as { onError: OnError };
  listening.onError = (source, code, _message, isWarning) => {
    const reason = TAGS.has(code) ? 'unknown-tag' : 'syntax';
    if (isWarning && reason === 'syntax') return;
    first ??= new YamlError(reason, offsetOf(source));
    throw first;
  };
  try {
    let documents = 0;
    let versions = 0;
    for (const token of parse(text)) {
      if (token.type === 'error') throw new YamlError('syntax', token.offset);
      if (token.type === 'document' && ++documents > 1)
        throw new YamlError('multiple-documents', token.offset);
      // The library takes several directives of a version (section 6.8.1: one at most).
      if (token.type === 'directive' && /^%YAML\b/.test(token.source) && ++versions > 1) {
        throw new YamlError('syntax', token.offset);
      }
      // A document is given when the next one begins, which is refused.
      composer.next(token).next();
    }
    const [document] = composer.end(true, text.length);
    const [fault] = (document as Document.Parsed).errors;
    if (fault) throw new YamlError('syntax', fault.pos[0]);
    return document as Document.Parsed;
  } catch (error) {
    // The composer catches what is thrown inside of it, and throws another one.
    throw first ?? error;
  }
}

type Source = number | readonly number[] | { readonly offset: number };
type OnError = (source: Source, code: string, message: string, isWarning?: boolean) => void;

const TAGS: ReadonlySet<string> = new Set(['TAG_RESOLVE_FAILED', 'BAD_COLLECTION_TYPE']);

function offsetOf(source: Source): number {
  if (typeof source === 'number') return source;
  return 'offset' in source ? source.offset : (source[0] as number);
}
