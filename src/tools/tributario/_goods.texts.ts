import { dataOperacao } from './_operation-day.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const operationInput = {
  valor: {
    pt: ['Valor das mercadorias', 'Valor das mercadorias, sem frete, seguro e outras despesas'],
    en: ['Value of the goods', 'Value of the goods, without freight, insurance and other charges'],
  },
  ufOrigem: { pt: ['Estado de origem', 'Estado de onde a mercadoria sai'], en: ['Origin state', 'State that the goods leave'] },
  ufDestino: {
    pt: ['Estado de destino', 'Estado para onde a mercadoria vai. Sem ele, o de origem: operação interna'],
    en: ['Destination state', 'State that the goods go to. Without it, the origin state: a sale within the state'],
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
    pt: ['Consumidor final', 'O destinatário é consumidor final: só então há DIFAL entre estados'],
    en: ['Final consumer', 'The recipient is the final consumer: only then is there a DIFAL between states'],
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
    pt: ['Base do DIFAL', 'A única é a da operação; a dupla tem a alíquota interna por dentro no lugar da interestadual. Sem este campo, dupla para contribuinte e única para os demais'],
    en: [
      'DIFAL base',
      'The single base is that of the sale; the double one has the internal rate inside it in place of the interstate one. Without this field, double for a taxpayer and single for others',
    ],
    choices: { unica: { pt: 'Base única', en: 'Single base' }, dupla: { pt: 'Base dupla', en: 'Double base' } },
  },
  dataOperacao,
} satisfies FieldsTexts;
