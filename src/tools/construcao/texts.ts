// `npm run sync` writes this file by index.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { btuTexts } from './btu.texts.ts';
import { churrascoTexts } from './churrasco.texts.ts';
import { concretoTexts } from './concreto.texts.ts';
import { consumoAguaTexts } from './consumo-agua.texts.ts';
import { energiaTexts } from './energia.texts.ts';
import { iluminacaoTexts } from './iluminacao.texts.ts';
import { papelParedeTexts } from './papel-parede.texts.ts';
import { pisosTexts } from './pisos.texts.ts';
import { telhasTexts } from './telhas.texts.ts';
import { tijolosTexts } from './tijolos.texts.ts';
import { tintaTexts } from './tinta.texts.ts';

export const texts: Readonly<Record<string, ToolTexts>> = {
  'calculadoras-btu': btuTexts,
  'calculadoras-churrasco': churrascoTexts,
  'calculadoras-concreto': concretoTexts,
  'calculadoras-consumo-agua': consumoAguaTexts,
  'calculadoras-energia': energiaTexts,
  'calculadoras-iluminacao': iluminacaoTexts,
  'calculadoras-papel-parede': papelParedeTexts,
  'calculadoras-pisos': pisosTexts,
  'calculadoras-telhas': telhasTexts,
  'calculadoras-tijolos': tijolosTexts,
  'calculadoras-tinta': tintaTexts,
};
