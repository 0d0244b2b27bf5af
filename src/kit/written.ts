/** Answers whose JSON is written already: a tool that makes a long one writes it in pieces, so that other calls have their turn. */

const texts = new WeakMap<object, Uint8Array>();

/** Notes the JSON of an answer, in UTF-8, and gives the answer. */
export function withText<Answer extends object>(answer: Answer, json: Uint8Array): Answer {
  texts.set(answer, json);
  return answer;
}

/** The JSON that a tool wrote of its answer, if it did. */
export function textOf(answer: unknown): Uint8Array | undefined {
  return typeof answer === 'object' && answer !== null ? texts.get(answer) : undefined;
}
