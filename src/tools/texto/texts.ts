// `npm run sync` writes this file by index.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { analisarTexts } from './analisar.texts.ts';
import { contarPalavrasTexts } from './contar-palavras.texts.ts';
import { converterCaseTexts } from './converter-case.texts.ts';
import { infoCaractereTexts } from './info-caractere.texts.ts';
import { numeroPorExtensoTexts } from './numero-por-extenso.texts.ts';
import { transformarTexts } from './transformar.texts.ts';

export const texts: Readonly<Record<string, ToolTexts>> = {
  'texto-analisar': analisarTexts,
  'texto-contar-palavras': contarPalavrasTexts,
  'texto-converter-case': converterCaseTexts,
  'texto-info-caractere': infoCaractereTexts,
  'texto-numero-por-extenso': numeroPorExtensoTexts,
  'texto-transformar': transformarTexts,
};
