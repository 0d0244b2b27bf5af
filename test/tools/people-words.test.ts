import { describe, expect, it } from 'vitest';
import {
  alsoOf,
  alsoOfChoice,
  fieldsInside,
  foldWord,
  meantBy,
  wordsOfFields,
} from '../../src/kit/people-words.ts';
import type { FieldsTexts, FieldTexts } from '../../src/kit/tool-texts.ts';
import { type SchemaNode, stepsOf } from '../../src/pipeline/schema.ts';
import { wholeTextsOf } from '../support/descriptions.ts';
import { tools } from '../support/tools.ts';

interface Fields {
  readonly where: string;
  readonly entries: Readonly<Record<string, SchemaNode>>;
  readonly texts: FieldsTexts;
}

/** An object of a tool's input and those inside it. */
function objectsIn({ where, entries, texts }: Fields): readonly Fields[] {
  const inside = Object.entries(entries).flatMap(([name, node]) => {
    const base = itemOf(node);
    return base.entries
      ? objectsIn({ where: `${where}.${name}`, entries: base.entries, texts: fieldsInside(texts[name]) })
      : [];
  });
  return [{ where, entries, texts }, ...inside];
}

function itemOf(node: SchemaNode): SchemaNode {
  const [base] = stepsOf(node) as [SchemaNode];
  return base.item ? itemOf(base.item) : base;
}

const objects = (
  await Promise.all(
    tools.map(async (tool) =>
      objectsIn({
        where: tool.id,
        entries: tool.input.entries as never,
        texts: (await wholeTextsOf(tool)).input,
      }),
    ),
  )
).flat();

const labelsOf = (texts: FieldTexts | undefined) => [texts?.pt[0] ?? '', texts?.en[0] ?? ''];

describe('the words of a field', () => {
  it('lead to it by its name, and never to another field by a word of their own', () => {
    for (const { where, entries, texts } of objects) {
      const names = Object.keys(entries);
      const lists = wordsOfFields(names, texts);
      for (const name of names) {
        expect(meantBy(foldWord(name), lists), `${where}.${name}`).toBe(name);
        for (const word of texts[name]?.also?.split(' ') ?? []) {
          const others = names.filter((one) => one !== name);
          const taken = others.flatMap((one) => [one, ...labelsOf(texts[one]), ...alsoOf(one, texts[one])]);
          expect(taken.map(foldWord), `${where}.${name}: ${word}`).not.toContain(foldWord(word));
        }
      }
    }
  });

  it('that many tools share lead to the field, or to another whose name or label they are, or to none', () => {
    for (const { where, entries, texts } of objects) {
      const names = Object.keys(entries);
      const lists = wordsOfFields(names, texts);
      for (const name of names) {
        for (const word of alsoOf(name, texts[name])) {
          const folded = foldWord(word);
          const meant = meantBy(folded, lists);
          if (meant === null || meant === name) continue;
          expect([meant, ...labelsOf(texts[meant])].map(foldWord), `${where}: ${word}`).toContain(folded);
        }
      }
    }
  });

  it('of a choice are no words of another choice', () => {
    for (const { where, entries, texts } of objects) {
      for (const [name, node] of Object.entries(entries)) {
        const { options = [] } = itemOf(node);
        const choices = options.filter((one) => typeof one === 'string');
        for (const choice of choices) {
          const others = choices.filter((one) => one !== choice);
          const label = texts[name]?.choices;
          const taken = others.flatMap((one) => [
            one,
            label?.[one]?.pt ?? '',
            label?.[one]?.en ?? '',
            ...alsoOfChoice(one, texts[name]),
          ]);
          for (const word of alsoOfChoice(choice, texts[name]))
            expect(taken.map(foldWord), `${where}.${name}: ${word}`).not.toContain(foldWord(word));
        }
      }
    }
  });

  it.each(['taxaAnual', 'monthlyRate', 'prazoAnos', 'peso_lb', 'salarioAnual', 'rendaMensalBruta'])(
    'say no unit and no period that the field has not by itself: %s leads nowhere',
    (name) => {
      for (const { where, entries, texts } of objects) {
        if (!Object.keys(entries).includes(name))
          expect(meantBy(foldWord(name), wordsOfFields(Object.keys(entries), texts)), where).toBeNull();
      }
    },
  );
});
