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
    en: 'Each style replaces the letters with similar Unicode characters, or adds marks to them. Screen readers and search engines may not recognize the text.',
  },
  input: {
    text: {
      pt: ['Texto', 'Texto a escrever'],
      en: ['Text', 'Text to write'],
    },
    styleId: {
      pt: ['Estilo', 'Só este estilo. Sem ele, todos'],
      en: ['Style', 'This style only. Without it, all of them'],
      choices: {
        negrito: { pt: 'Negrito', en: 'Bold' },
        italico: { pt: 'Itálico', en: 'Italic' },
        'negrito-italico': { pt: 'Negrito itálico', en: 'Bold italic' },
        cursiva: { pt: 'Cursiva', en: 'Script' },
        'cursiva-negrito': { pt: 'Cursiva em negrito', en: 'Bold script' },
        gotica: { pt: 'Gótica', en: 'Gothic' },
        'gotica-negrito': { pt: 'Gótica em negrito', en: 'Bold gothic' },
        contornada: { pt: 'Contornada', en: 'Outlined' },
        'sem-serifa': { pt: 'Sem serifa', en: 'Sans serif' },
        'sem-serifa-negrito': { pt: 'Sem serifa em negrito', en: 'Sans serif bold' },
        'sem-serifa-italico': { pt: 'Sem serifa em itálico', en: 'Sans serif italic' },
        'sem-serifa-negrito-italico': { pt: 'Sem serifa em negrito itálico', en: 'Sans serif bold italic' },
        monoespacada: { pt: 'Monoespaçada', en: 'Monospace' },
        circulos: { pt: 'Círculos', en: 'Circles' },
        'circulos-pretos': { pt: 'Círculos pretos', en: 'Black circles' },
        quadrados: { pt: 'Quadrados', en: 'Squares' },
        'quadrados-pretos': { pt: 'Quadrados pretos', en: 'Black squares' },
        parenteses: { pt: 'Entre parênteses', en: 'Parentheses' },
        'largura-total': { pt: 'Largura total', en: 'Full width' },
        versalete: { pt: 'Versalete', en: 'Small capitals' },
        sobrescrito: { pt: 'Sobrescrito', en: 'Superscript' },
        subscrito: { pt: 'Subscrito', en: 'Subscript' },
        invertida: { pt: 'De cabeça para baixo', en: 'Upside down' },
        'ao-contrario': { pt: 'De trás para frente', en: 'Backwards' },
        tachado: { pt: 'Tachado', en: 'Strikethrough' },
        'tachado-til': { pt: 'Tachado com til', en: 'Tilde strikethrough' },
        cortado: { pt: 'Cortado', en: 'Slashed' },
        sublinhado: { pt: 'Sublinhado', en: 'Underlined' },
        'sublinhado-duplo': { pt: 'Sublinhado duplo', en: 'Double underlined' },
        sobrelinha: { pt: 'Sobrelinha', en: 'Overlined' },
        pontos: { pt: 'Com pontos em cima', en: 'With dots above' },
        espacada: { pt: 'Espaçada', en: 'Spaced out' },
        alternada: { pt: 'Maiúsculas alternadas', en: 'Alternating capitals' },
        leet: { pt: 'Leet', en: 'Leet' },
        bandeiras: { pt: 'Bandeiras', en: 'Flags' },
        colchetes: { pt: 'Colchetes', en: 'Brackets' },
        coracoes: { pt: 'Corações', en: 'Hearts' },
        estrelas: { pt: 'Estrelas', en: 'Stars' },
      },
    },
  },
  output: {
    text: {
      pt: ['Texto enviado', 'O texto como foi enviado'],
      en: ['Text sent', 'The text as it was sent'],
    },
    styles: {
      pt: ['Estilos', 'O texto em cada estilo'],
      en: ['Styles', 'The text in each style'],
      fields: {
        styleId: {
          pt: ['Código', 'Código do estilo'],
          en: ['Code', 'Code of the style'],
        },
        name: {
          pt: ['Nome', 'Nome do estilo'],
          en: ['Name', 'Name of the style, in Portuguese'],
        },
        text: {
          pt: ['Texto', 'O texto no estilo; letras que ele não tem ficam como são'],
          en: ['Text', 'The text in the style; letters that it lacks stay as they are'],
        },
      },
    },
  },
} satisfies TextsOf<typeof letrasDiferentes>;
