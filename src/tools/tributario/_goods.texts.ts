import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const operationInput = {
  valor: {
    pt: ['Valor', 'Valor das mercadorias'],
    en: ['Value of the goods', 'Value of the goods'],
  },
  ufOrigem: {
    pt: ['UfOrigem', 'Unidade da federação de onde a mercadoria sai, em duas letras'],
    en: ['State from which the goods leave', 'State from which the goods leave, in two letters'],
  },
  ufDestino: {
    pt: [
      'Unidade da federação de destino',
      'Unidade da federação de destino, em duas letras. Sem ela, a de origem: operação interna',
    ],
    en: [
      'State of destination',
      'State of destination, in two letters. Without it, that of origin: an operation within the state',
    ],
  },
  frete: {
    pt: ['Frete', 'Frete cobrado do destinatário, que entra na base'],
    en: ['Freight charged to the recipient', 'Freight charged to the recipient, which is part of the base'],
  },
  seguro: {
    pt: ['Seguro', 'Seguro cobrado do destinatário, que entra na base'],
    en: [
      'Insurance charged to the recipient',
      'Insurance charged to the recipient, which is part of the base',
    ],
  },
  outrasDespesas: {
    pt: ['Outras despesas', 'Outras despesas cobradas do destinatário, que entram na base'],
    en: [
      'Other expenses charged to the recipient',
      'Other expenses charged to the recipient, which are part of the base',
    ],
  },
  desconto: {
    pt: ['Desconto', 'Desconto incondicional, que sai da base'],
    en: ['Unconditional discount', 'Unconditional discount, which is not part of the base'],
  },
  ipi: {
    pt: ['Ipi', 'IPI da operação. Só entra na base quando o destinatário é consumidor final'],
    en: [
      'Ipi',
      'IPI of the operation. It is part of the base only where the recipient is the final consumer',
    ],
  },
  consumidorFinal: {
    pt: ['Consumidor final', 'Se o destinatário é consumidor final: só então há DIFAL entre estados'],
    en: [
      'The recipient is the final consumer',
      'Whether the recipient is the final consumer: only then there is a DIFAL between states',
    ],
  },
  contribuinte: {
    pt: [
      'O destinatário é contribuinte do ICMS',
      'Se o destinatário é contribuinte do ICMS: é ele então quem recolhe o DIFAL, senão o remetente',
    ],
    en: [
      'The recipient is a taxpayer of ICMS',
      'Whether the recipient is a taxpayer of ICMS, who then pays the DIFAL; else the sender does',
    ],
  },
  importado: {
    pt: [
      'Importado',
      'Se a alíquota entre estados é a de bens importados, 4 % (Resolução do Senado nº 13/2012)',
    ],
    en: [
      'Importado',
      'Whether the rate between states is that of imported goods, 4 % (Senate Resolution 13/2012)',
    ],
  },
  aliquotaInterna: {
    pt: ['Alíquota interna', 'Alíquota interna do destino, no lugar da modal da tabela'],
    en: [
      'Internal rate of the destination',
      'Internal rate of the destination, in place of the modal one of the table',
    ],
  },
  fcp: {
    pt: ['Fcp', 'Adicional do fundo de combate à pobreza (FCP) do destino, no lugar do da tabela'],
    en: ['Fcp', 'Surcharge of the destination’s fund against poverty (FCP), in place of that of the table'],
  },
  reducaoBase: {
    pt: ['Redução base', 'Redução da base de cálculo'],
    en: ['Reduction of the base', 'Reduction of the base'],
  },
  icmsIncluso: {
    pt: ['O ICMS já está no valor', 'Se o ICMS já está no valor. Com false, ele é acrescentado, por dentro'],
    en: [
      'The ICMS is already in the value',
      'Whether the ICMS is already in the value. With false it is added, as part of its own base',
    ],
  },
  baseDifal: {
    pt: [
      'Base difal',
      'Base do DIFAL: unica, a da operação, ou dupla, com a alíquota interna por dentro no lugar da interestadual. Sem ela, dupla para contribuinte e unica para os demais',
    ],
    en: [
      'Base difal',
      'Base of the DIFAL: unica, that of the operation, or dupla, with the internal rate inside it in place of the interstate one. Without it, dupla for a taxpayer and unica for others',
    ],
    choices: {
      unica: { pt: 'Unica', en: 'Unica' },
      dupla: { pt: 'Dupla', en: 'Dupla' },
    },
  },
} satisfies FieldsTexts;
