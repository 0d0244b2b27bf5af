import * as v from 'valibot';
import { say, textIn } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { textStyles } from './_letter-styles.ts';

const MAX_CODE_POINTS = 1000;

/** A text in the letters of other alphabets that Unicode holds, and with marks and frames. */
export const letrasDiferentes = defineTool({
  method: 'POST',
  path: '/letras-diferentes',
  category: 'geradores',
  name: 'Letras diferentes',
  input: v.object({
    text: v.pipe(
      v.string(),
      v.minLength(1),
      v.check(
        (text) => [...text].length <= MAX_CODE_POINTS,
        say({
          pt: `deve ter de 1 a ${MAX_CODE_POINTS} caracteres`,
          en: `must have 1 to ${MAX_CODE_POINTS} characters`,
        }),
      ),
    ),
    styleId: v.optional(v.picklist(textStyles.map(({ id }) => id))),
  }),
  output: v.object({
    text: v.string(),
    styles: v.array(
      v.object({
        styleId: v.string(),
        name: v.string(),
        text: v.string(),
      }),
    ),
  }),
  result: 'styles.0.text',
  examples: [{ input: { text: 'Olá 10', styleId: 'negrito' } }],
  run({ text, styleId }, { language }) {
    const chosen = textStyles.filter(({ id }) => styleId === undefined || id === styleId);
    const styles = chosen.map(({ id, name, write }) => ({
      styleId: id,
      name: textIn(name, language),
      text: write(text),
    }));
    return { text, styles };
  },
});
