import type { Text } from './texts.ts';

/** What every code of `avisos` and `warnings` means, in both languages. */
export const warningTexts: Readonly<Record<string, Text>> = {
  'abaixo-do-salario-minimo': {
    pt: 'O pró-labore é menor que o salário mínimo.',
    en: 'The pro-labore is below the minimum wage.',
  },
  'acima-do-limite': {
    pt: 'A receita do ano passa do limite do lucro presumido.',
    en: 'The revenue of the year is above the limit of presumed profit.',
  },
  'acrescimo-a-recuperar': {
    pt: 'O acréscimo dos trimestres anteriores foi maior que o do ano: há o que recuperar.',
    en: 'The surcharge of the earlier quarters was above that of the year: part of it can be recovered.',
  },
  'acrescimo-lc-224': {
    pt: 'A receita passa do limite a partir do qual a LC 224/2025 aumenta os percentuais de presunção.',
    en: 'The revenue is above the limit from which LC 224/2025 raises the presumed percentages.',
  },
  'alg-none': {
    pt: 'O token não tem assinatura (alg none): qualquer um pode tê-lo escrito.',
    en: 'The token has no signature (alg none): anybody may have written it.',
  },
  'calories-below-floor': {
    pt: 'A meta de calorias é menor do que se recomenda sem acompanhamento profissional.',
    en: 'The target of calories is below what is advised without professional care.',
  },
  'cpp-fora-do-das': {
    pt: 'No anexo IV a contribuição patronal é paga fora do DAS, sobre a folha.',
    en: 'Under annex IV the employer’s contribution is paid outside the DAS, on the payroll.',
  },
  'description-long': {
    pt: 'A descrição tem mais de 160 caracteres: buscadores a cortam.',
    en: 'The description has more than 160 characters: search engines cut it.',
  },
  'description-missing': {
    pt: 'Falta a descrição: buscadores escolhem um trecho da página.',
    en: 'The description is missing: search engines pick a piece of the page.',
  },
  'description-short': {
    pt: 'A descrição tem menos de 50 caracteres.',
    en: 'The description has fewer than 50 characters.',
  },
  'dividendos-simples': {
    pt: 'A retenção de 10 % sobre dividendos de empresa do Simples segue a leitura da Receita Federal e é discutida.',
    en: 'Withholding 10 % on dividends of a Simples company is the reading of the tax authority, and is disputed.',
  },
  'exp-in-milliseconds': {
    pt: 'O vencimento (exp) parece estar em milissegundos; a RFC 7519 pede segundos.',
    en: 'The expiry (exp) seems to be in milliseconds; RFC 7519 wants seconds.',
  },
  'exp-missing': { pt: 'O token não vence (exp ausente).', en: 'The token never expires (exp is missing).' },
  'fast-loss': {
    pt: 'A perda da primeira semana passa de 1 % do peso.',
    en: 'The loss of the first week is above 1 % of the weight.',
  },
  'floor-applied': {
    pt: 'A meta de calorias foi elevada ao mínimo recomendado.',
    en: 'The target of calories was raised to the advised minimum.',
  },
  'hyponatremia-risk': {
    pt: 'Beber tanta água num dia pode ser perigoso (hiponatremia).',
    en: 'Drinking so much water in a day can be dangerous (hyponatremia).',
  },
  'icms-iss-fora-do-das': {
    pt: 'A receita passa do sublimite: ICMS e ISS são pagos fora do DAS.',
    en: 'The revenue is above the sublimit: ICMS and ISS are paid outside the DAS.',
  },
  'image-missing': {
    pt: 'Falta a imagem: o link é mostrado sem prévia.',
    en: 'The image is missing: the link is shown without a preview.',
  },
  'inclinacao-abaixo-da-minima': {
    pt: 'A inclinação é menor que a mínima da telha.',
    en: 'The slope is below the least one of the tile.',
  },
  'indice-negativo-mantido': {
    pt: 'O índice acumulado é negativo e o valor foi mantido.',
    en: 'The accumulated index is negative and the amount was kept.',
  },
  'limite-compensacao': {
    pt: 'Os descontos passam de um mês de remuneração (CLT, art. 477, § 5º); nada foi cortado.',
    en: 'The deductions are above one month of pay (CLT, art. 477, § 5); nothing was cut.',
  },
  'medical-emergency': {
    pt: 'Uma alcoolemia assim é emergência médica: chame o SAMU (192).',
    en: 'Such a blood alcohol level is a medical emergency: call an ambulance (192 in Brazil).',
  },
  'not-verified': {
    pt: 'A assinatura não foi verificada: o conteúdo pode ter sido forjado.',
    en: 'The signature was not verified: the content may have been forged.',
  },
  'perto-do-sublimite': {
    pt: 'A receita passa de 90 % do sublimite.',
    en: 'The revenue is above 90 % of the sublimit.',
  },
  'saldo-fgts-estimado': {
    pt: 'O saldo do FGTS foi estimado pelos depósitos do contrato.',
    en: 'The FGTS balance was estimated from the deposits of the contract.',
  },
  'teste-cbs-ibs': {
    pt: 'Em 2026 as notas mostram CBS (0,9 %) e IBS (0,1 %) de teste, compensados ou dispensados.',
    en: 'In 2026 invoices show CBS (0.9 %) and IBS (0.1 %) as a test, offset or waived.',
  },
  'title-long': {
    pt: 'O título tem mais de 60 caracteres: buscadores o cortam.',
    en: 'The title has more than 60 characters: search engines cut it.',
  },
  'url-missing': {
    pt: 'Falta o endereço canônico da página.',
    en: 'The canonical address of the page is missing.',
  },
  'variacoes-diferente-de-12': {
    pt: 'As variações não são doze: o reajuste não é de um ano.',
    en: 'The variations are not twelve: the adjustment is not of a year.',
  },
};
