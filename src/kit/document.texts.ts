/** Texts of the fields that `defineDocument` adds to a tool, and of a field that many of them have. */
import type { FieldsTexts, FieldTexts } from './tool-texts.ts';

/** The value to validate, by what the document is called. */
export const documentValue = (pt: string, en = pt): FieldTexts => ({
  pt: [pt, 'Com ou sem a pontuação. Só é lido, e então obrigatório, com action=validate'],
  en: [en, 'With or without punctuation. Only read, and then required, with action=validate'],
});

export const formatted = {
  pt: ['Com pontuação', 'Escreve o documento com os pontos, traços e barras de costume'],
  en: ['With punctuation', 'Writes the document with its usual dots, dashes and slashes'],
} satisfies FieldTexts;

/** The reasons of all documents; each has some of them. */
const invalidChoices = {
  any: { pt: 'Qualquer motivo', en: 'Any reason' },
  'agency-check-digit': { pt: 'Dígito da agência errado', en: 'Wrong branch check digit' },
  'area-code': { pt: 'DDD inexistente', en: 'Unknown area code' },
  'book-type': { pt: 'Tipo de livro inexistente', en: 'Unknown book type' },
  brand: { pt: 'Outra bandeira', en: 'Another brand' },
  'check-digit': { pt: 'Dígito verificador errado', en: 'Wrong check digit' },
  country: { pt: 'De outro país', en: 'From another country' },
  court: { pt: 'Tribunal inexistente', en: 'Unknown court' },
  currency: { pt: 'Outra moeda', en: 'Another currency' },
  date: { pt: 'Mês impossível', en: 'Impossible month' },
  domain: { pt: 'Domínio malformado', en: 'Malformed domain' },
  'emission-type': { pt: 'Tipo de emissão inexistente', en: 'Unknown type of issue' },
  'field-check-digit': { pt: 'Dígito de um campo errado', en: 'Wrong check digit of a field' },
  issuer: { pt: 'Emitente inválido', en: 'Invalid issuer' },
  length: { pt: 'Comprimento errado', en: 'Wrong length' },
  'local-part': { pt: 'Erro antes do @', en: 'Error before the @' },
  'ninth-digit': { pt: 'Sem o nono dígito', en: 'Without the ninth digit' },
  number: { pt: 'Número zero', en: 'Number zero' },
  prefix: { pt: 'Começo que não existe', en: 'Unknown prefix' },
  'registry-check-digit': { pt: 'Dígito do cartório errado', en: 'Wrong registry check digit' },
  'repeated-digits': { pt: 'Caracteres todos iguais', en: 'All characters equal' },
  segment: { pt: 'Segmento inexistente', en: 'Unknown segment' },
  serial: { pt: 'Sequência impossível', en: 'Impossible serial number' },
  service: { pt: 'Outro serviço', en: 'Another service' },
  'state-code': { pt: 'Código de estado inexistente', en: 'Unknown state code' },
  type: { pt: 'Código de tipo inexistente', en: 'Unknown type code' },
  'value-identifier': { pt: 'Identificador de valor inexistente', en: 'Unknown value identifier' },
  year: { pt: 'Ano impossível', en: 'Impossible year' },
} satisfies FieldTexts['choices'];

export const documentInput = {
  action: {
    pt: ['O que fazer', 'Gerar um novo, ou conferir um que você tem'],
    en: ['What to do', 'Generate a new one, or check one that you have'],
    choices: { generate: { pt: 'Gerar', en: 'Generate' }, validate: { pt: 'Conferir', en: 'Check' } },
  },
  value: documentValue('Valor a validar', 'Value to validate'),
  invalid: {
    rare: true,
    pt: ['Inválido de propósito', 'Motivo pelo qual action=validate deve recusar o que é gerado; com any, um sorteado para cada valor. Os demais campos são os do documento válido que foi alterado'],
    en: ['Invalid on purpose', 'Reason why action=validate must reject what is generated; with any, a random one for each value. The other fields belong to the valid document that was altered'],
    choices: invalidChoices,
  },
  variant: {
    rare: true,
    pt: ['Outra escrita', 'Escreve um valor válido de outro modo, para testar o que um programa aceita. Não vai com invalid'],
    en: ['Unusual writing', 'Writes a valid value in another way, to test what a program accepts. It does not go with invalid'],
    choices: {
      mask: { pt: 'Pontuação deslocada, repetida ou ausente', en: 'Punctuation moved, doubled or left out' },
      spaces: { pt: 'Com espaços', en: 'With spaces' },
      fullwidth: { pt: 'Caracteres de largura inteira', en: 'Full-width characters' },
      letters: { pt: 'Letra O no lugar de 0', en: 'Letter O in place of 0' },
    },
  },
} satisfies FieldsTexts;

export const documentOutput = {
  invalid: { pt: ['Motivo pedido', 'O motivo que invalid pediu. Só com ele'], en: ['Reason requested', 'The reason that invalid asked for. Only with it'] },
  reasons: { pt: ['Motivos sorteados', 'O motivo de cada valor. Só com invalid=any'], en: ['Reasons drawn', 'The reason for each value. Only with invalid=any'] },
  variant: { pt: ['Escrita pedida', 'A escrita que variant pediu. Só com ele'], en: ['Writing requested', 'The writing that variant asked for. Only with it'] },
  accepted: {
    pt: ['Aceitos na validação', 'Para cada valor assim escrito, se action=validate o aceita. Só com variant'],
    en: ['Accepted by validation', 'For each value so written, true if action=validate accepts it. Only with variant'],
  },
  valid: { pt: ['Válido', 'Sempre true; um valor inválido recebe um erro, com o motivo em reason'], en: ['Valid', 'Always true; an invalid value gets an error, with its reason in reason'] },
  value: { pt: ['Valor enviado', 'O valor como foi enviado'], en: ['Value sent', 'The value as it was sent'] },
  formatted: { pt: ['Forma padrão', 'O valor na forma padrão, com a pontuação'], en: ['Standard form', 'The value in its standard form, with punctuation'] },
} satisfies FieldsTexts;
