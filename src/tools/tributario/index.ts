// `npm run sync` writes this file by rules.ts.
import { withTexts } from '../../kit/tool-texts.ts';
import * as rules from './rules.ts';

const explained = withTexts(async () => import('./texts.ts'));

export const atrasoTributo = explained(rules.atrasoTributo);
export const cbsIbs = explained(rules.cbsIbs);
export { compararRegimes } from './comparar-regimes.ts';
export const fatorR = explained(rules.fatorR);
export const icms = explained(rules.icms);
export const iof = explained(rules.iof);
export const lucroPresumido = explained(rules.lucroPresumido);
export const lucroReal = explained(rules.lucroReal);
export const mei = explained(rules.mei);
export const proLabore = explained(rules.proLabore);
export const prolaboreDividendos = explained(rules.prolaboreDividendos);
export const retencoes = explained(rules.retencoes);
export const simplesNacional = explained(rules.simplesNacional);
export { transicaoReforma } from './transicao-reforma.ts';
