/**
 * The second reading of an input that a strict one refused: names and values as people write them, where they have one
 * reading. Only this file is loaded when a call fails.
 */
import { fieldsInside, foldWord, meantBy, wordsOfFields } from '../../kit/people-words.ts';
import { withSharedInput } from '../../kit/shared-texts.ts';
import type { AnyTool } from '../../kit/tool.ts';
import type { FieldsTexts, FieldTexts } from '../../kit/tool-texts.ts';
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
  const input = withSharedInput(tool, (await tool.texts?.())?.input ?? {});
  const rereader = new Rereader(tool, isTyped);
  const isQuery = typeof sent === 'string';
  const entries = tool.input.entries as unknown as Entries;
  const values = rereader.object(isQuery ? textsIn(sent) : sent, entries, input, []);
  const { readAs, doubled, names, hasRead } = rereader;
  if (readAs.length === 0 && doubled.size === 0 && !hasRead) return null;
  const raw = fieldsOf(values, tool.input, isTyped);
  return {
    raw: { ...raw, ...(misplaced && { misplaced }), sent: values, names, doubled },
    readAs: textsOfReadAs(readAs),
  };
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
  private readonly indexes = new Map<Entries, ReturnType<typeof wordsOfFields>>();
  private readonly isTyped: boolean;
  private readonly isHidden: (field: string) => boolean;

  constructor({ sensitive }: AnyTool, isTyped: boolean) {
    this.isTyped = isTyped;
    this.isHidden = (field) =>
      sensitive?.inputs?.includes(field) === true || Object.hasOwn(sensitive?.masked ?? {}, field);
  }

  object(sent: Values, entries: Entries, texts: FieldsTexts, path: Path): Values {
    const names = Object.keys(sent);
    if (names.length > Object.keys(entries).length + MAX_OTHERS) return sent;
    const read: Record<string, unknown> = Object.create(null);
    for (const key of names) {
      const field = this.fieldOf(key, sent, read, entries, texts, path);
      const node = Object.hasOwn(entries, field) ? entries[field] : undefined;
      read[field] = node ? this.value(sent[key], node, texts[field], [...path, field]) : sent[key];
    }
    return read;
  }

  /** The field that a name stands for, or the name itself. */
  private fieldOf(
    key: string,
    sent: Values,
    read: Values,
    entries: Entries,
    texts: FieldsTexts,
    path: Path,
  ): string {
    if (Object.hasOwn(entries, key)) return key;
    let lists = this.indexes.get(entries);
    if (!lists) this.indexes.set(entries, (lists = wordsOfFields(Object.keys(entries), texts)));
    const meant = meantBy(foldWord(key), lists);
    if (meant === null) return key;
    if (Object.hasOwn(sent, meant) || meant in read) {
      this.doubled.set(nameOf([...path, key]), meant);
      return key;
    }
    this.readAs.push({ sent: nameOf([...path, key]), as: meant });
    this.names.set(nameOf([...path, meant]), key);
    return meant;
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
      const isHidden = this.isHidden(String(path[0]));
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

/** Tells whether an alternative is for values of this kind: objects, lists of such items, or single values. */
function fits(sent: unknown, alternative: SchemaNode): boolean {
  const base = stepsOf(alternative)[0];
  if (base?.type === 'union') return base.options?.some((one) => fits(sent, one as SchemaNode)) === true;
  if (Array.isArray(sent))
    return base?.item !== undefined && sent.every((one) => fits(one, base.item as SchemaNode));
  if (typeof sent === 'object' && sent !== null) return base?.entries !== undefined;
  return base?.item === undefined && base?.entries === undefined;
}
