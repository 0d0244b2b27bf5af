import * as v from 'valibot';
import { describe } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { textStyles } from './_letter-styles.ts';

const MAX_CODE_POINTS = 1000;

/** A text in the letters of other alphabets that Unicode holds, and with marks and frames. */
export const letrasDiferentes = defineTool({
  method: 'POST',
  path: '/letras-diferentes',
  category: 'geradores',
  name: 'Letras diferentes',
  summary: 'Escreve um texto em 38 estilos de letras Unicode',
  en: { name: 'Fancy letters', summary: 'Writes a text in 38 styles of Unicode letters' },
  about: {
    pt: 'Cada estilo troca as letras por caracteres Unicode parecidos ou acrescenta sinais a elas. Leitores de tela e buscas podem não reconhecer o texto.',
    en: 'Each style replaces the letters with Unicode characters like them, or adds marks to them. Screen readers and searches may not recognise the text.',
  },
  input: v.object({
    text: describe(
      v.pipe(
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
      { pt: 'Texto a escrever', en: 'Text to write' },
    ),
    styleId: describe(v.optional(v.picklist(textStyles.map(({ id }) => id))), {
      pt: 'Só este estilo. Sem ele, todos',
      en: 'This style alone. Without it, all of them',
    }),
  }),
  output: v.object({
    text: describe(v.string(), { pt: 'O texto, como foi enviado', en: 'The text, as it was sent' }),
    styles: describe(
      v.array(
        v.object({
          styleId: describe(v.string(), { pt: 'Código do estilo', en: 'Code of the style' }),
          name: describe(v.string(), {
            pt: 'Nome do estilo, em português',
            en: 'Name of the style, in Portuguese',
          }),
          text: describe(v.string(), {
            pt: 'O texto nesse estilo; letras que o estilo não tem ficam como são',
            en: 'The text in this style; letters that the style lacks stay as they are',
          }),
        }),
      ),
      { pt: 'O texto em cada estilo', en: 'The text in each style' },
    ),
  }),
  result: 'styles.0.text',
  examples: [{ input: { text: 'Olá 10', styleId: 'negrito' } }],
  run({ text, styleId }) {
    const chosen = textStyles.filter(({ id }) => styleId === undefined || id === styleId);
    return { text, styles: chosen.map(({ id, name, write }) => ({ styleId: id, name, text: write(text) })) };
  },
});
