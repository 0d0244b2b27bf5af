// `npm run sync` writes this file by rules.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { breakEvenTexts } from './break-even.texts.ts';
import { cacTexts } from './cac.texts.ts';
import { conversaoTaxasTexts } from './conversao-taxas.texts.ts';
import { correcaoValorTexts } from './correcao-valor.texts.ts';
import { descontosProgressivosTexts } from './descontos-progressivos.texts.ts';
import { dividendYieldTexts } from './dividend-yield.texts.ts';
import { financiamentoTexts } from './financiamento.texts.ts';
import { fluxoCaixaTexts } from './fluxo-caixa.texts.ts';
import { jurosCartaoTexts } from './juros-cartao.texts.ts';
import { jurosCompostosTexts } from './juros-compostos.texts.ts';
import { ltvTexts } from './ltv.texts.ts';
import { margemBrutaTexts } from './margem-bruta.texts.ts';
import { margemContribuicaoTexts } from './margem-contribuicao.texts.ts';
import { markupTexts } from './markup.texts.ts';
import { paybackTexts } from './payback.texts.ts';
import { porcentagemTexts } from './porcentagem.texts.ts';
import { reajusteAluguelTexts } from './reajuste-aluguel.texts.ts';
import { rendaFixaTexts } from './renda-fixa.texts.ts';
import { roasTexts } from './roas.texts.ts';
import { roiTexts } from './roi.texts.ts';
import { ticketMedioTexts } from './ticket-medio.texts.ts';
import { valorTempoTexts } from './valor-tempo.texts.ts';

export const texts: Readonly<Record<string, ToolTexts>> = {
  'calculadoras-break-even': breakEvenTexts,
  'calculadoras-cac': cacTexts,
  'calculadoras-conversao-taxas': conversaoTaxasTexts,
  'calculadoras-correcao-valor': correcaoValorTexts,
  'calculadoras-descontos-progressivos': descontosProgressivosTexts,
  'calculadoras-dividend-yield': dividendYieldTexts,
  'calculadoras-financiamento': financiamentoTexts,
  'calculadoras-fluxo-caixa': fluxoCaixaTexts,
  'calculadoras-juros-cartao': jurosCartaoTexts,
  'calculadoras-juros-compostos': jurosCompostosTexts,
  'calculadoras-ltv': ltvTexts,
  'calculadoras-margem-bruta': margemBrutaTexts,
  'calculadoras-margem-contribuicao': margemContribuicaoTexts,
  'calculadoras-markup': markupTexts,
  'calculadoras-payback': paybackTexts,
  'calculadoras-porcentagem': porcentagemTexts,
  'calculadoras-reajuste-aluguel': reajusteAluguelTexts,
  'calculadoras-renda-fixa': rendaFixaTexts,
  'calculadoras-roas': roasTexts,
  'calculadoras-roi': roiTexts,
  'calculadoras-ticket-medio': ticketMedioTexts,
  'calculadoras-valor-tempo': valorTempoTexts,
};
