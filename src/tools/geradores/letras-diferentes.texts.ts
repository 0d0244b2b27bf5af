import type { letrasDiferentes } from './letras-diferentes.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const letrasDiferentesTexts = {
  englishName: 'Fancy letters',
  summary: {
    pt: 'Escreve um texto em 38 estilos de letras Unicode',
    en: 'Writes a text in 38 styles of Unicode letters',
  },
  about: {
    pt: 'Cada estilo troca as letras por caracteres Unicode parecidos ou acrescenta sinais a elas. Leitores de tela e buscas podem não reconhecer o texto.',
    en: 'Each style replaces the letters with Unicode characters like them, or adds marks to them. Screen readers and searches may not recognise the text.',
  },
  input: {
    text: {
      pt: ['Texto a escrever', 'Texto a escrever'],
      en: ['Text', 'Text to write'],
    },
    styleId: {
      pt: ['Só este estilo', 'Só este estilo. Sem ele, todos'],
      en: ['This style alone', 'This style alone. Without it, all of them'],
      choices: {
        negrito: { pt: 'Negrito', en: 'Negrito' },
        italico: { pt: 'Italico', en: 'Italico' },
        'negrito-italico': { pt: 'Negrito italico', en: 'Negrito italico' },
        cursiva: { pt: 'Cursiva', en: 'Cursiva' },
        'cursiva-negrito': { pt: 'Cursiva negrito', en: 'Cursiva negrito' },
        gotica: { pt: 'Gotica', en: 'Gotica' },
        'gotica-negrito': { pt: 'Gotica negrito', en: 'Gotica negrito' },
        contornada: { pt: 'Contornada', en: 'Contornada' },
        'sem-serifa': { pt: 'Sem serifa', en: 'Sem serifa' },
        'sem-serifa-negrito': { pt: 'Sem serifa negrito', en: 'Sem serifa negrito' },
        'sem-serifa-italico': { pt: 'Sem serifa italico', en: 'Sem serifa italico' },
        'sem-serifa-negrito-italico': { pt: 'Sem serifa negrito italico', en: 'Sem serifa negrito italico' },
        monoespacada: { pt: 'Monoespacada', en: 'Monoespacada' },
        circulos: { pt: 'Circulos', en: 'Circulos' },
        'circulos-pretos': { pt: 'Circulos pretos', en: 'Circulos pretos' },
        quadrados: { pt: 'Quadrados', en: 'Quadrados' },
        'quadrados-pretos': { pt: 'Quadrados pretos', en: 'Quadrados pretos' },
        parenteses: { pt: 'Parenteses', en: 'Parenteses' },
        'largura-total': { pt: 'Largura total', en: 'Largura total' },
        versalete: { pt: 'Versalete', en: 'Versalete' },
        sobrescrito: { pt: 'Sobrescrito', en: 'Sobrescrito' },
        subscrito: { pt: 'Subscrito', en: 'Subscrito' },
        invertida: { pt: 'Invertida', en: 'Invertida' },
        'ao-contrario': { pt: 'Ao contrario', en: 'Ao contrario' },
        tachado: { pt: 'Tachado', en: 'Tachado' },
        'tachado-til': { pt: 'Tachado til', en: 'Tachado til' },
        cortado: { pt: 'Cortado', en: 'Cortado' },
        sublinhado: { pt: 'Sublinhado', en: 'Sublinhado' },
        'sublinhado-duplo': { pt: 'Sublinhado duplo', en: 'Sublinhado duplo' },
        sobrelinha: { pt: 'Sobrelinha', en: 'Sobrelinha' },
        pontos: { pt: 'Pontos', en: 'Pontos' },
        espacada: { pt: 'Espacada', en: 'Espacada' },
        alternada: { pt: 'Alternada', en: 'Alternada' },
        leet: { pt: 'Leet', en: 'Leet' },
        bandeiras: { pt: 'Bandeiras', en: 'Bandeiras' },
        colchetes: { pt: 'Colchetes', en: 'Colchetes' },
        coracoes: { pt: 'Coracoes', en: 'Coracoes' },
        estrelas: { pt: 'Estrelas', en: 'Estrelas' },
      },
    },
  },
  output: {
    text: {
      pt: ['O texto', 'O texto, como foi enviado'],
      en: ['Text', 'The text, as it was sent'],
    },
    styles: {
      pt: ['O texto em cada estilo', 'O texto em cada estilo'],
      en: ['The text in each style', 'The text in each style'],
      fields: {
        styleId: {
          pt: ['Código do estilo', 'Código do estilo'],
          en: ['Code of the style', 'Code of the style'],
        },
        name: {
          pt: ['Nome do estilo', 'Nome do estilo, em português'],
          en: ['Name', 'Name of the style, in Portuguese'],
        },
        text: {
          pt: ['O texto nesse estilo', 'O texto nesse estilo; letras que o estilo não tem ficam como são'],
          en: ['Text', 'The text in this style; letters that the style lacks stay as they are'],
        },
      },
    },
  },
} satisfies TextsOf<typeof letrasDiferentes>;
