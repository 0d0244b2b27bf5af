import type { transformar } from './transformar.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const transformarTexts = {
  englishName: 'Text transformer',
  summary: { pt: 'Inverte, ordena, embaralha, limpa e converte textos em dez ações', en: 'Reverses, sorts, scrambles, cleans and converts text in ten ways' },
  search: { pt: 'remover acentos, inverter, linhas repetidas, ordenar linhas, espaços, limpar texto, tirar acento', en: 'remove accents, reverse, duplicate lines, sort lines, trim, clean text' },

  input: {
    text: { pt: ['Texto', 'Texto a transformar'], en: ['Text', 'Text to transform'] },
    action: {
      pt: ['O que fazer', 'O que fazer com o texto'],
      en: ['What to do', 'What to do with the text'],
      choices: {
        removeAccents: { pt: 'Tirar acentos', en: 'Remove accents' },
        reverse: { pt: 'Inverter', en: 'Reverse' },
        sort: { pt: 'Ordenar', en: 'Sort' },
        upsideDown: { pt: 'Virar de cabeça para baixo', en: 'Turn upside down' },
        stacked: { pt: 'Empilhar letras', en: 'Stack letters' },
        scramble: { pt: 'Embaralhar o meio das palavras', en: 'Scramble the inside of words' },
        escapeHtml: { pt: 'Escapar HTML', en: 'Escape HTML' },
        textToHtml: { pt: 'Converter em HTML', en: 'Convert to HTML' },
        removeDuplicates: { pt: 'Tirar repetidos', en: 'Remove duplicates' },
        removeLineBreaks: { pt: 'Juntar linhas', en: 'Join lines' },
      },
    },
    unit: {
      pt: ['Aplicar a', 'O que se inverte, ordena ou tira; caracteres, só ao inverter. No automático, linhas quando há mais de uma'],
      en: ['Apply to', 'What is reversed, sorted or removed; characters only to reverse. Automatic means lines when there is more than one'],
      choices: { auto: { pt: 'Automático', en: 'Automatic' }, characters: { pt: 'Caracteres', en: 'Characters' }, words: { pt: 'Palavras', en: 'Words' }, lines: { pt: 'Linhas', en: 'Lines' } },
    },
    order: {
      pt: ['Ordem', 'Ordem do texto; só ao ordenar'],
      en: ['Order', 'Order of the text; only to sort'],
      choices: { asc: { pt: 'Crescente', en: 'Ascending' }, desc: { pt: 'Decrescente', en: 'Descending' } },
    },
    caseSensitive: {
      pt: ['Diferenciar maiúsculas', 'Maiúsculas e minúsculas fazem itens diferentes; só ao tirar repetidos'],
      en: ['Match case', 'Upper and lower case make different items; only to remove duplicates'],
    },
    keepParagraphs: {
      pt: ['Manter parágrafos', 'Linhas em branco continuam a separar blocos; só ao juntar linhas'],
      en: ['Keep the paragraphs', 'Blank lines still separate blocks; only to join lines'],
    },
  },
  output: {
    action: { pt: ['O que foi feito', 'O que foi feito'], en: ['What was done', 'What was done'] },
    result: { pt: ['Texto transformado', 'Texto transformado'], en: ['Transformed text', 'Transformed text'] },
    unit: {
      pt: ['Aplicado a', 'O que foi ordenado ou tirado: linhas ou palavras; só ao ordenar ou tirar repetidos'],
      en: ['Applied to', 'What was sorted or removed: lines or words; only to sort or remove duplicates'],
    },
    removed: {
      pt: ['Quantos saíram', 'Itens tirados ou quebras de linha achadas; só ao tirar repetidos ou juntar linhas'],
      en: ['How many went', 'Items removed or line breaks found; only to remove duplicates or join lines'],
    },
  },
} satisfies TextsOf<typeof transformar>;
