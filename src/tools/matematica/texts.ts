// `npm run sync` writes this file by index.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { amorTexts } from './amor.texts.ts';
import { areasTexts } from './areas.texts.ts';
import { bhaskaraTexts } from './bhaskara.texts.ts';
import { diasUteisTexts } from './dias-uteis.texts.ts';
import { diferencaDatasTexts } from './diferenca-datas.texts.ts';
import { estatisticaTexts } from './estatistica.texts.ts';
import { feriadosTexts } from './feriados.texts.ts';
import { fracaoTexts } from './fracao.texts.ts';
import { horasCentesimaisTexts } from './horas-centesimais.texts.ts';
import { horasTexts } from './horas.texts.ts';
import { idadeTexts } from './idade.texts.ts';
import { mediaEscolarTexts } from './media-escolar.texts.ts';
import { numerosRomanosTexts } from './numeros-romanos.texts.ts';
import { regraDe3Texts } from './regra-de-3.texts.ts';
import { signosTexts } from './signos.texts.ts';
import { unidadesTexts } from './unidades.texts.ts';

export const texts: Readonly<Record<string, ToolTexts>> = {
  'calculadoras-amor': amorTexts,
  'calculadoras-areas': areasTexts,
  'calculadoras-bhaskara': bhaskaraTexts,
  'calculadoras-dias-uteis': diasUteisTexts,
  'calculadoras-diferenca-datas': diferencaDatasTexts,
  'calculadoras-estatistica': estatisticaTexts,
  feriados: feriadosTexts,
  'calculadoras-fracao': fracaoTexts,
  'calculadoras-horas-centesimais': horasCentesimaisTexts,
  'calculadoras-horas': horasTexts,
  'calculadoras-idade': idadeTexts,
  'calculadoras-media-escolar': mediaEscolarTexts,
  'calculadoras-numeros-romanos': numerosRomanosTexts,
  'calculadoras-regra-de-3': regraDe3Texts,
  'calculadoras-signos': signosTexts,
  'calculadoras-unidades': unidadesTexts,
};
