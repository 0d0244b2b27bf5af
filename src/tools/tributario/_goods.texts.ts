import { dataOperacao } from './_operation-day.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const operationInput = {
  valor: {
    pt: ['Valor das mercadorias', 'Valor das mercadorias, sem frete, seguro e outras despesas'],
    en: ['Value of the goods', 'Value of the goods, without freight, insurance and other charges'],
  },
  ufOrigem: { pt: ['Estado de origem', 'Estado de onde a mercadoria sai'], en: ['Origin state', 'State that the goods leave'], also: 'origem estadoOrigem' },
  ufDestino: {
    pt: ['Estado de destino', 'Estado para onde a mercadoria vai. Sem ele, o de origem: operação interna'],
    en: ['Destination state', 'State that the goods go to. Without it, the origin state: a sale within the state'],
    also: 'destino estadoDestino',
  },
  frete: { pt: ['Frete', 'Frete cobrado do destinatário, que entra na base'], en: ['Freight', 'Freight charged to the recipient, which is part of the tax base'] },
  seguro: { pt: ['Seguro', 'Seguro cobrado do destinatário, que entra na base'], en: ['Insurance', 'Insurance charged to the recipient, which is part of the tax base'] },
  outrasDespesas: { pt: ['Outras despesas', 'Outras despesas cobradas do destinatário, que entram na base'], en: ['Other charges', 'Other charges to the recipient, which are part of the tax base'] },
  desconto: { pt: ['Desconto', 'Desconto incondicional, que sai da base'], en: ['Discount', 'Unconditional discount, which is left out of the tax base'] },
  ipi: {
    pt: ['IPI', 'IPI da operação. Só entra na base quando o destinatário é consumidor final'],
    en: ['IPI (federal excise tax)', 'IPI of the sale. It is part of the tax base only when the recipient is the final consumer'],
  },
  consumidorFinal: {
    pt: ['Consumidor final', 'O destinatário é consumidor final: só então há DIFAL entre estados. Sem ele, true se o destinatário não é contribuinte'],
    en: ['Final consumer', 'The recipient is the final consumer: only then is there a DIFAL between states. Without it, true where the recipient is no taxpayer'],
  },
  contribuinte: {
    pt: ['Contribuinte do ICMS', 'O destinatário é contribuinte: é ele quem recolhe o DIFAL; senão, o remetente'],
    en: ['ICMS taxpayer', 'The recipient is an ICMS taxpayer and pays the DIFAL; otherwise the sender does'],
  },
  importado: {
    pt: ['Mercadoria importada', 'Usa entre estados a alíquota de bens importados, 4 % (Resolução do Senado nº 13/2012)'],
    en: ['Imported goods', 'Uses the interstate rate of imported goods, 4 % (Senate Resolution 13/2012)'],
  },
  aliquotaInterna: {
    pt: ['Alíquota interna', 'Alíquota interna do destino, no lugar da modal da tabela'],
    en: ['Internal rate', 'Internal rate of the destination state, in place of the standard one in the table'],
  },
  fcp: {
    pt: ['Adicional do FCP', 'Adicional do fundo de combate à pobreza (FCP) do destino, no lugar do da tabela'],
    en: ['FCP surcharge', 'Surcharge of the destination state’s fund against poverty (FCP), in place of the one in the table'],
  },
  reducaoBase: { pt: ['Redução da base', 'Redução da base de cálculo'], en: ['Base reduction', 'Reduction of the tax base'] },
  icmsIncluso: {
    pt: ['ICMS já incluso', 'O ICMS já está no valor. Com false, ele é acrescentado, por dentro'],
    en: ['ICMS included', 'The value already includes the ICMS. With false it is added, as part of its own base'],
  },
  baseDifal: {
    pt: [
      'Base do DIFAL',
      'A única é a da operação; a dupla tem a alíquota interna por dentro no lugar da interestadual; a por dentro tem as duas. Sem este campo, dupla para contribuinte e única para os demais',
    ],
    en: [
      'DIFAL base',
      'The single base is that of the sale; the double one has the internal rate inside it in place of the interstate one; the last one has both. Without this field, double for a taxpayer and single for others',
    ],
    choices: { unica: { pt: 'Base única', en: 'Single base' }, dupla: { pt: 'Base dupla', en: 'Double base' }, 'por-dentro': { pt: 'Base por dentro', en: 'Base with the tax inside' } },
  },
  reducaoBaseDestino: {
    pt: ['Redução no destino', 'Redução da base do imposto no destino. Sem este campo, a base reduzida da operação serve aos dois lados. Só quando há DIFAL'],
    en: ['Reduction at the destination', 'Reduction of the tax base at the destination. Without this field, the reduced base of the sale serves both sides. Only where there is a DIFAL'],
  },
  remetenteSimples: {
    pt: ['Remetente do Simples', 'O remetente é do Simples Nacional: o ICMS da operação está no DAS, e ele não deve DIFAL a consumidor não contribuinte (STF, ADI 5.464)'],
    en: ['Sender in the Simples', 'The sender is in the Simples Nacional: the ICMS of the sale is in the DAS, and no DIFAL is due to a consumer who is no taxpayer (STF, ADI 5.464)'],
  },
  mva: {
    pt: ['MVA original', 'Margem de valor agregado do produto: calcula o ICMS por substituição tributária'],
    en: ['Original MVA', 'Margin of value added of the goods: computes the ICMS by tax substitution'],
  },
  mvaAjustada: {
    pt: ['Ajustar a MVA', 'Ajusta a MVA entre estados pela diferença das alíquotas (Convênio ICMS 142/2018). O remetente do Simples não ajusta'],
    en: ['Adjust the MVA', 'Adjusts the MVA between states by the difference of the rates (Convênio ICMS 142/2018). A sender in the Simples does not'],
  },
  baseSt: {
    pt: ['Preço de pauta', 'Base da substituição fixada pelo estado (pauta ou PMPF), no lugar da MVA'],
    en: ['List price', 'Base of the tax substitution set by the state (price list), in place of the MVA'],
  },
  reducaoBaseSt: { pt: ['Redução da ST', 'Redução da base da substituição. Só com mva ou baseSt'], en: ['ST reduction', 'Reduction of the base of the substitution. Only with mva or baseSt'] },
  dataOperacao,
} satisfies FieldsTexts;
