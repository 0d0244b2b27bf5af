/**
 * The second reading of an input that a strict one refused: names and values as people write them, where they have one
 * reading. Only this file is loaded when a call fails.
 */
import { fieldsInside, foldWord, meantBy, wordsOfFields } from '../../kit/people-words.ts';
import { withSharedInput } from '../../kit/shared-texts.ts';
import type { AnyTool } from '../../kit/tool.ts';
import type { FieldsTexts, FieldTexts } from '../../kit/tool-texts.ts';
import { lazyPromise } from '../../lib/lazy.ts';
import { oncePerObject } from '../../lib/once-per.ts';
import { MAX_OTHERS } from '../limits.ts';
import { nameOf, type Path } from '../path.ts';
import { textsIn } from '../query.ts';
import { fieldsOf, type RawInput } from '../raw-input.ts';
import { readText } from '../read-value.ts';
import { type SchemaNode, shapeOf, stepsOf } from '../schema.ts';
import { type ReadAs, type ReadAsTexts, textsOfReadAs } from './read-as.ts';
import { valueIn } from './values.ts';

/** An input read again, and what was read otherwise than it was sent. */
export interface ReadAgain {
  readonly raw: RawInput;
  /** Null where only names were doubled. */
  readonly readAs: ReadAsTexts | null;
}

type Entries = Readonly<Record<string, SchemaNode>>;
type Values = Readonly<Record<string, unknown>>;

/** Reads what was sent once more, with the labels of the tool. */
export async function readAgain(
  tool: AnyTool,
  { sent, misplaced, isTyped = false }: RawInput,
): Promise<ReadAgain | null> {
  if (sent === undefined) return null;
  const rereader = new Rereader(tool, isTyped, await wordsOf(tool)());
  const values = rereader.read(typeof sent === 'string' ? textsIn(sent) : sent);
  const { readAs, doubled, names, hasRead } = rereader;
  if (readAs.length === 0 && doubled.size === 0 && !hasRead) return null;
  const raw = fieldsOf(values, tool.input, isTyped);
  return {
    raw: { ...raw, ...(misplaced && { misplaced }), sent: values, names, doubled },
    readAs: textsOfReadAs(readAs),
  };
}

const wordsOf = /* @__PURE__ */ oncePerObject((tool: AnyTool) =>
  lazyPromise(async () => new Words(withSharedInput(tool, (await tool.texts?.())?.input ?? {}))),
);

/** The words for the fields and choices of a tool, put together when the first call asks for them. */
class Words {
  readonly texts: FieldsTexts;
  private readonly fields = new Map<Entries, ReturnType<typeof wordsOfFields>>();

  constructor(texts: FieldsTexts) {
    this.texts = texts;
  }

  /** The field of an object that a name stands for. */
  fieldMeant(name: string, entries: Entries, texts: FieldsTexts): string | null {
    if (Object.hasOwn(entries, name)) return null;
    let lists = this.fields.get(entries);
    if (!lists) this.fields.set(entries, (lists = wordsOfFields(Object.keys(entries), texts)));
    return meantBy(foldWord(name), lists);
  }
}

class Rereader {
  readonly readAs: ReadAs[] = [];
  /** The fields for which names stand that were sent beside them. */
  readonly doubled = new Map<string, string>();
  /** The names that stood for fields, by the paths of these. */
  readonly names = new Map<string, string>();
  /** True after a text in an alternative was read as JSON writes it, which is not reported. */
  hasRead = false;
  private isInAlternative = false;
  private readonly tool: AnyTool;
  private readonly isTyped: boolean;
  private readonly words: Words;

  constructor(tool: AnyTool, isTyped: boolean, words: Words) {
    this.tool = tool;
    this.isTyped = isTyped;
    this.words = words;
  }

  read(sent: Values): Values {
    return this.object(sent, this.tool.input.entries as unknown as Entries, this.words.texts, []);
  }

  private object(sent: Values, entries: Entries, texts: FieldsTexts, path: Path): Values {
    const names = Object.keys(sent);
    if (names.length > Object.keys(entries).length + MAX_OTHERS) return sent;
    const read: Record<string, unknown> = Object.create(null);
    for (const key of names) {
      const meant = this.words.fieldMeant(key, entries, texts);
      const isDoubled = meant !== null && (Object.hasOwn(sent, meant) || meant in read);
      if (meant !== null) this.noteName([...path, key], meant, isDoubled);
      const field = meant === null || isDoubled ? key : meant;
      const node = Object.hasOwn(entries, field) ? entries[field] : undefined;
      read[field] = node ? this.value(sent[key], node, texts[field], [...path, field]) : sent[key];
    }
    return read;
  }

  /** Notes a name that stands for a field, which may have been sent too. */
  private noteName(path: Path, field: string, isDoubled: boolean): void {
    const sent = nameOf(path);
    if (isDoubled) this.doubled.set(sent, field);
    else {
      this.readAs.push({ sent, as: field });
      this.names.set(nameOf([...path.slice(0, -1), field]), String(path.at(-1)));
    }
  }

  private value(sent: unknown, node: SchemaNode, texts: FieldTexts | undefined, path: Path): unknown {
    const base = stepsOf(node)[0];
    if (base?.type === 'union') {
      // Where several alternatives take a value of this kind, it has several readings.
      const [fitting, ...others] = base.options?.filter((one) => fits(sent, one as SchemaNode)) ?? [];
      return fitting === undefined || others.length > 0
        ? sent
        : this.alternative(sent, fitting as SchemaNode, texts, path);
    }
    if (typeof sent === 'string') {
      const read = valueIn(sent, node, texts, this.isTyped);
      if (read === undefined) return this.plain(sent, node);
      const isHidden = isSensitive(this.tool, String(path[0]));
      this.readAs.push({ sent: nameOf(path), ...(!isHidden && { text: sent, value: read }) });
      return read;
    }
    if (typeof sent !== 'object' || sent === null) return sent;
    if (Array.isArray(sent)) {
      const item = base?.item;
      if (!item || sent.length > shapeOf(node).max) return sent;
      return sent.map((one, i) => this.value(one, item, texts, [...path, i]));
    }
    return base?.entries ? this.object(sent as Values, base.entries, fieldsInside(texts), path) : sent;
  }

  private alternative(sent: unknown, node: SchemaNode, texts: FieldTexts | undefined, path: Path): unknown {
    const before = this.isInAlternative;
    this.isInAlternative = true;
    const read = this.value(sent, node, texts, path);
    this.isInAlternative = before;
    return read;
  }

  /** Reads a text as the first reading does, which does not look into alternatives. */
  private plain(sent: string, node: SchemaNode): unknown {
    const shape = shapeOf(node);
    if (!this.isInAlternative || this.isTyped || shape.kind === 'other') return sent;
    const read = readText(sent, shape);
    this.hasRead ||= read !== sent;
    return read;
  }
}

function isSensitive({ sensitive }: AnyTool, field: string): boolean {
  return sensitive?.inputs?.includes(field) === true || Object.hasOwn(sensitive?.masked ?? {}, field);
}

/** True if an alternative is for values of this kind: objects, lists of such items, or single values. */
function fits(sent: unknown, alternative: SchemaNode): boolean {
  const base = stepsOf(alternative)[0];
  if (base?.type === 'union') return base.options?.some((one) => fits(sent, one as SchemaNode)) === true;
  if (Array.isArray(sent))
    return base?.item !== undefined && sent.every((one) => fits(one, base.item as SchemaNode));
  if (typeof sent === 'object' && sent !== null) return base?.entries !== undefined;
  return base?.item === undefined && base?.entries === undefined;
}
