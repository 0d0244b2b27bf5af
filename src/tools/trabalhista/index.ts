// `npm run sync` writes this file by rules.ts.
import { withTexts } from '../../kit/tool-texts.ts';
import * as rules from './rules.ts';

const explained = withTexts(async () => import('./texts.ts'));

export const abonoPis = explained(rules.abonoPis);
export const adicionalInsalubridade = explained(rules.adicionalInsalubridade);
export const adicionalNoturno = explained(rules.adicionalNoturno);
export const adicionalPericulosidade = explained(rules.adicionalPericulosidade);
export const avisoPrevio = explained(rules.avisoPrevio);
export const contribuicaoAutonomo = explained(rules.contribuicaoAutonomo);
export { conferenciaHolerite } from './conferencia-holerite.ts';
export const custoFuncionario = explained(rules.custoFuncionario);
export const decimoTerceiro = explained(rules.decimoTerceiro);
export const ferias = explained(rules.ferias);
export const fgts = explained(rules.fgts);
export const folha = explained(rules.folha);
export const horasExtras = explained(rules.horasExtras);
export const inss = explained(rules.inss);
export const irpf = explained(rules.irpf);
export const irrf = explained(rules.irrf);
export const licencaMaternidade = explained(rules.licencaMaternidade);
export const licencaPaternidade = explained(rules.licencaPaternidade);
export const pjVsClt = explained(rules.pjVsClt);
export const precificacaoHora = explained(rules.precificacaoHora);
export const reajusteSalarial = explained(rules.reajusteSalarial);
export const rescisao = explained(rules.rescisao);
export const salarioFamilia = explained(rules.salarioFamilia);
export const salarioLiquido = explained(rules.salarioLiquido);
export const salarioProporcional = explained(rules.salarioProporcional);
export const seguroDesemprego = explained(rules.seguroDesemprego);
export const valeTransporte = explained(rules.valeTransporte);
