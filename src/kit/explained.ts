/** Makes the explanation of a calculator's answer. The first call that asks for one loads this file. */
import { createRecord, type Record, Shown } from '../explain/recorder.ts';
import { type Place, type Step, stepsOf } from '../explain/steps.ts';
import type { Language, Text } from '../lib/languages.ts';
import { recordedBy } from '../lib/numbers/recording.ts';
import { nextTurn } from '../lib/turns.ts';
import { after, isInPieces, type Pieces } from './pieces.ts';
import type { FieldsTexts, FieldTexts, ToolTexts } from './tool-texts.ts';

interface Told<Answer> {
  readonly answer: Answer;
  readonly explicacao: readonly Step[];
}

export interface Explainer {
  /** The answer of a rule, and the steps of what it computed for it: there once the explainer has finished. */
  explain<Answer>(rule: () => Pieces<Answer>): Told<Answer> | Promise<Told<Answer>>;
  /** Resolves when all steps are there. Other requests have their turns meanwhile. */
  finish(): Promise<void>;
}

/** Explains the answers of a tool, in the words of its texts. */
export function createExplainer(output: ToolTexts['output'], language: Language): Explainer {
  const root = createField({ fields: output }, '');
  const unfinished: (() => Promise<void>)[] = [];
  return {
    explain(rule) {
      const record = createRecord();
      return after(recordedIn(record, rule), (shown) => {
        const { answer, places } = settlePlaces(shown, root);
        const explicacao: Step[] = [];
        unfinished.push(async () => {
          for (const step of await stepsOf(record, places, language)) explicacao.push(step);
        });
        return { answer, explicacao };
      });
    },
    async finish() {
      for (const finish of unfinished) await finish();
    },
  };
}

/** Records a rule, with a turn of others between its pieces. */
function recordedIn<Answer>(record: Record, rule: () => Pieces<Answer>): Answer | Promise<Answer> {
  const made = recordedBy(record, rule);
  if (!isInPieces(made)) return made;
  const rest = async (): Promise<Answer> => {
    for (;;) {
      const { done, value } = recordedBy(record, () => made.next());
      if (done) return value;
      await nextTurn();
    }
  };
  return rest();
}

/** An answer without what stands for its numbers, and where these are in it. */
function settlePlaces<Answer>(shown: Answer, root: Field): { answer: Answer; places: readonly Place[] } {
  const places: Place[] = [];
  const settle = (value: object, path: string, field: Field, said: string | undefined): unknown => {
    if (value instanceof Shown) {
      places.push({ path, shown: value, text: textOf(field, said) });
      return value.number;
    }
    if (Array.isArray(value)) {
      const item = field.inside(ITEMS);
      return value.map((one, i) => (isObject(one) ? settle(one, `${path}[${i}]`, item, undefined) : one));
    }
    const name = nameIn(value);
    const own: { [key: string]: unknown } = { ...value };
    for (const key of Object.keys(own)) {
      const member = own[key];
      if (!isObject(member)) continue;
      const inside = field.inside(key);
      own[key] = settle(member, path === '' ? key : `${path}.${key}`, inside, name);
    }
    return own;
  };
  return { answer: settle(shown as object, '', root, undefined) as Answer, places };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Reads the name of a line of an answer. */
function nameIn(value: object): string | undefined {
  const { descricao, nome } = value as { readonly descricao?: unknown; readonly nome?: unknown };
  return [descricao, nome].find((text) => typeof text === 'string');
}

/** A field of an answer, which is the same in all rows of a list. */
interface Field {
  /** The text that documents give the field. */
  readonly text: Text;
  /** The field of that name inside it, or the items of a list. */
  inside(name: string | typeof ITEMS): Field;
}

const ITEMS = Symbol('items');

/** The items of a list, and the values of a record, have the text of what holds them. */
function createField(said: Partial<FieldTexts>, path: string): Field {
  const { pt, en, fields } = said;
  const known = new Map<string | symbol, Field>();
  return {
    text: { pt: pt?.[1] ?? path, en: en?.[1] ?? path },
    inside(name) {
      const own = name === ITEMS || !fields ? said : fieldOf(fields, name);
      const field = known.get(name) ?? createField(own, name === ITEMS ? path : name);
      known.set(name, field);
      return field;
    },
  };
}

const fieldOf = (fields: FieldsTexts | readonly FieldsTexts[], name: string): Partial<FieldTexts> =>
  [fields].flat().find((one) => Object.hasOwn(one, name))?.[name] ?? {};

/** Makes the text of a number of an answer: the name of its line, if any, and the text of the field. */
function textOf({ text }: Field, said: string | undefined): Text {
  return said === undefined ? text : { pt: `${said}: ${text.pt}`, en: `${said}: ${text.en}` };
}
