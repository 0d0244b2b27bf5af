// `npm run sync` writes this file by rules.ts.
import { withTexts } from '../../kit/tool-texts.ts';
import * as rules from './rules.ts';

const explained = withTexts(async () => import('./texts.ts'));

export const breakEven = explained(rules.breakEven);
export const cac = explained(rules.cac);
export const conversaoTaxas = explained(rules.conversaoTaxas);
export const correcaoValor = explained(rules.correcaoValor);
export const descontosProgressivos = explained(rules.descontosProgressivos);
export const dividendYield = explained(rules.dividendYield);
export const financiamento = explained(rules.financiamento);
export const fluxoCaixa = explained(rules.fluxoCaixa);
export const jurosCartao = explained(rules.jurosCartao);
export const jurosCompostos = explained(rules.jurosCompostos);
export const ltv = explained(rules.ltv);
export const margemBruta = explained(rules.margemBruta);
export const margemContribuicao = explained(rules.margemContribuicao);
export const markup = explained(rules.markup);
export const payback = explained(rules.payback);
export const porcentagem = explained(rules.porcentagem);
export const reajusteAluguel = explained(rules.reajusteAluguel);
export const rendaFixa = explained(rules.rendaFixa);
export const roas = explained(rules.roas);
export const roi = explained(rules.roi);
export const ticketMedio = explained(rules.ticketMedio);
export const valorTempo = explained(rules.valorTempo);
