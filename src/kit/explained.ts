/** Makes the explanation of a calculator's answer; loaded by the first call that asks for one. */
import type { OutputSchema } from './tool.ts';
import { createRecord, Shown } from '../explain/recorder.ts';
import { type Place, type Step, stepsOf } from '../explain/steps.ts';
import type { Language, Text } from '../lib/languages.ts';
import { recordedBy } from '../lib/numbers/recording.ts';
import { answerTexts } from './answer-texts.ts';
import { textsOf } from './keep-answer-texts.ts';

/** A tool whose answers are explained. */
export interface Explained {
  readonly id: string;
  readonly output: OutputSchema;
}

/** The answer of a rule, and the steps of what it computed for it. */
export function explained<Answer>(
  tool: Explained,
  language: Language,
  rule: () => Answer,
): { readonly answer: Answer; readonly explicacao: readonly Step[] } {
  const record = createRecord();
  const shown = recordedBy(record, rule);
  const places: Place[] = [];
  const settle = (value: unknown, path: string, said: string | undefined): unknown => {
    if (value instanceof Shown) {
      places.push({ path, shown: value, text: textOf(tool, path, said) });
      return Number(value);
    }
    if (Array.isArray(value)) return value.map((item, i) => settle(item, `${path}[${i}]`, undefined));
    if (typeof value !== 'object' || value === null) return value;
    const name = nameIn(value);
    const members = Object.entries(value).map(([key, member]) => [
      key,
      settle(member, path === '' ? key : `${path}.${key}`, name),
    ]);
    return Object.fromEntries(members);
  };
  const answer = settle(shown, '', undefined) as Answer;
  return { answer, explicacao: stepsOf(record, places, language) };
}

/** What a line of an answer is called in it. */
function nameIn(value: object): string | undefined {
  const { descricao, nome } = value as { readonly descricao?: unknown; readonly nome?: unknown };
  return [descricao, nome].find((text) => typeof text === 'string');
}

/** What a number of an answer is: its line's name, and what documents say of the field. */
function textOf(tool: Explained, path: string, said: string | undefined): Text {
  const field = path.replace(/\[\d+\]/g, '[]');
  const texts = answerTexts[tool.id] ?? textsOf(tool.output);
  const [pt, en] = texts[field] ?? texts[field.replace(/\.[^.]+$/, '.*')] ?? [field, field];
  return said === undefined ? { pt, en } : { pt: `${said}: ${pt}`, en: `${said}: ${en}` };
}
