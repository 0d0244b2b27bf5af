/** The texts of what `defineDocument` adds to a tool, and of a field that many of them have. */
import type { FieldsTexts, FieldTexts } from './tool-texts.ts';

export const formatted = {
  pt: ['Com pontuação', 'Se a pontuação do documento é escrita'],
  en: ['With punctuation', 'Whether the punctuation of the document is written'],
} satisfies FieldTexts;

export const documentInput = {
  action: {
    pt: ['O que fazer', 'O que fazer: gerar, ou validar o que está em value'],
    en: ['What to do', 'What to do: generate, or validate what stands in value'],
    choices: {
      generate: { pt: 'Gerar', en: 'Generate' },
      validate: { pt: 'Validar', en: 'Validate' },
    },
  },
  value: {
    pt: [
      'Valor a validar',
      'O que validar, com ou sem a pontuação. Só é lido, e então obrigatório, com action=validate',
    ],
    en: [
      'Value to validate',
      'What to validate, with or without its punctuation. Only read, and then required, with action=validate',
    ],
  },
  invalid: {
    pt: [
      'Inválido de propósito',
      'Motivo pelo qual action=validate deve recusar o que é gerado; com any, um sorteado para cada valor. O que está ao lado do valor é do válido de que ele foi feito',
    ],
    en: [
      'Invalid on purpose',
      'Reason for which action=validate is to refuse what is generated; with any, one drawn for each value. What stands beside the value is of the valid one that it was made from',
    ],
  },
  variant: {
    pt: [
      'Outra escrita',
      'Outro modo de escrever um valor válido: com a pontuação deslocada, repetida ou sem ela (mask), com espaços (spaces), em caracteres de largura inteira (fullwidth), com O no lugar de 0 (letters). Não vai com invalid',
    ],
    en: [
      'Another writing',
      'Another way to write a valid value: with its punctuation moved, doubled or left out (mask), with spaces, in full-width characters (fullwidth), with O in place of 0 (letters). It does not go with invalid',
    ],
    choices: {
      mask: { pt: 'Pontuação fora do lugar', en: 'Punctuation out of place' },
      spaces: { pt: 'Com espaços', en: 'With spaces' },
      fullwidth: { pt: 'Caracteres de largura inteira', en: 'Full-width characters' },
      letters: { pt: 'O no lugar de 0', en: 'O in place of 0' },
    },
  },
} satisfies FieldsTexts;

export const documentOutput = {
  invalid: {
    pt: ['Motivo pedido', 'O que invalid pediu. Só com ele'],
    en: ['Reason asked for', 'What invalid asked for. Only with it'],
  },
  reasons: {
    pt: ['Motivos', 'Motivo sorteado para cada valor. Só com invalid=any'],
    en: ['Reasons', 'Reason drawn for each value. Only with invalid=any'],
  },
  variant: {
    pt: ['Escrita pedida', 'O que variant pediu. Só com ele'],
    en: ['Writing asked for', 'What variant asked for. Only with it'],
  },
  accepted: {
    pt: ['Aceitos assim', 'Se action=validate aceita cada valor, assim escrito. Só com variant'],
    en: ['Accepted so', 'Whether action=validate accepts each value, so written. Only with variant'],
  },
  valid: {
    pt: ['Válido', 'Que o valor é válido; um que não é recebe um erro, com o motivo em reason'],
    en: ['Valid', 'That the value is valid; one that is not gets an error, with its reason in reason'],
  },
  value: {
    pt: ['Valor enviado', 'O valor, como foi enviado'],
    en: ['Value sent', 'The value, as it was sent'],
  },
  formatted: {
    pt: ['Forma canônica', 'O valor na forma canônica, com a pontuação'],
    en: ['Canonical form', 'The value in its canonical form, with the punctuation'],
  },
} satisfies FieldsTexts;
