// `npm run sync` writes this file by rules.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { atrasoTributoTexts } from './atraso-tributo.texts.ts';
import { cbsIbsTexts } from './cbs-ibs.texts.ts';
import { compararRegimesTexts } from './comparar-regimes.texts.ts';
import { fatorRTexts } from './fator-r.texts.ts';
import { icmsTexts } from './icms.texts.ts';
import { iofTexts } from './iof.texts.ts';
import { lucroPresumidoTexts } from './lucro-presumido.texts.ts';
import { lucroRealTexts } from './lucro-real.texts.ts';
import { meiTexts } from './mei.texts.ts';
import { proLaboreTexts } from './pro-labore.texts.ts';
import { prolaboreDividendosTexts } from './prolabore-dividendos.texts.ts';
import { retencoesTexts } from './retencoes.texts.ts';
import { simplesNacionalTexts } from './simples-nacional.texts.ts';
import { transicaoReformaTexts } from './transicao-reforma.texts.ts';

export const texts: Readonly<Record<string, ToolTexts>> = {
  'calculadoras-atraso-tributo': atrasoTributoTexts,
  'calculadoras-cbs-ibs': cbsIbsTexts,
  'calculadoras-comparar-regimes': compararRegimesTexts,
  'calculadoras-fator-r': fatorRTexts,
  'calculadoras-icms': icmsTexts,
  'calculadoras-iof': iofTexts,
  'calculadoras-lucro-presumido': lucroPresumidoTexts,
  'calculadoras-lucro-real': lucroRealTexts,
  'calculadoras-mei': meiTexts,
  'calculadoras-pro-labore': proLaboreTexts,
  'calculadoras-prolabore-dividendos': prolaboreDividendosTexts,
  'calculadoras-retencoes': retencoesTexts,
  'calculadoras-simples-nacional': simplesNacionalTexts,
  'calculadoras-transicao-reforma': transicaoReformaTexts,
};
