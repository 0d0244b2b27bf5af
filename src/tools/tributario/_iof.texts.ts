import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const iofInput = {
  operacao: {
    pt: [
      'Operação',
      'Operação: crédito a pessoa física, a pessoa jurídica ou a optante do Simples e MEI, câmbio, seguro, resgate de títulos, ou aquisição primária de cotas de FIDC',
    ],
    en: [
      'Operation',
      'Operation: credit to a natural person, to a company, or to one in the Simples or a MEI, exchange, insurance, redemption of securities, or purchase of FIDC shares from their issuer',
    ],
    choices: {
      'credito-pf': { pt: 'Credito pf', en: 'Credito pf' },
      'credito-pj': { pt: 'Credito pj', en: 'Credito pj' },
      'credito-simples': { pt: 'Credito simples', en: 'Credito simples' },
      cambio: { pt: 'Cambio', en: 'Cambio' },
      seguro: { pt: 'Seguro', en: 'Seguro' },
      titulos: { pt: 'Titulos', en: 'Titulos' },
      fidc: { pt: 'Fidc', en: 'Fidc' },
    },
  },
  valor: {
    pt: [
      'Valor',
      'Valor do crédito, do câmbio, do prêmio ou aporte do seguro, ou das cotas. Obrigatório, menos com titulos',
    ],
    en: [
      'Amount of the credit',
      'Amount of the credit, of the exchange, of the premium or contribution of the insurance, or of the shares. Required, except with titulos',
    ],
  },
  prazoDias: {
    pt: [
      'Prazo do crédito pago de uma vez',
      'Prazo do crédito pago de uma vez. Obrigatório no crédito em uma parcela',
    ],
    en: [
      'Term of a credit paid back at once',
      'Term of a credit paid back at once. Required in credit of one instalment',
    ],
  },
  parcelas: {
    pt: ['Parcelas', 'Parcelas em que o principal é pago. Só no crédito'],
    en: ['Parcelas', 'Instalments in which the principal is paid back. Only in credit'],
  },
  intervaloDias: {
    pt: ['IntervaloDias', 'Intervalo até a primeira parcela e entre duas parcelas. Só no crédito parcelado'],
    en: [
      'IntervaloDias',
      'Interval before the first instalment and between two of them. Only in credit of several instalments',
    ],
  },
  sistema: {
    pt: [
      'Sistema',
      'Sistema de amortização: Price, de parcelas iguais, ou SAC, de amortizações iguais. Só no crédito parcelado',
    ],
    en: [
      'System of amortization',
      'System of amortization: Price, of equal instalments, or SAC, of equal amortizations. Only in credit of several instalments',
    ],
    choices: {
      price: { pt: 'Price', en: 'Price' },
      sac: { pt: 'Sac', en: 'Sac' },
    },
  },
  taxaMensal: {
    pt: [
      'Juros ao mês',
      'Juros ao mês, de que dependem as amortizações da Price. Sem juros, elas são iguais',
    ],
    en: [
      'Interest per month',
      'Interest per month, on which the amortizations of Price depend. Without interest they are equal',
    ],
  },
  tipo: {
    pt: [
      'Tipo',
      'Tipo do câmbio (emprestimo-externo-curto é o de até 364 dias) ou do seguro. Obrigatório em ambos',
    ],
    en: [
      'Kind of exchange',
      'Kind of exchange (international card, cash, transfer to an own account abroad, foreign loan of up to 364 days, other outflow, transfer to invest, inflow, export, import, foreign investment) or of insurance (life, health, other, VGBL). Required in both',
    ],
    choices: {
      'cartao-internacional': { pt: 'Cartao internacional', en: 'Cartao internacional' },
      especie: { pt: 'Especie', en: 'Especie' },
      'remessa-conta-propria': { pt: 'Remessa conta propria', en: 'Remessa conta propria' },
      'emprestimo-externo-curto': { pt: 'Emprestimo externo curto', en: 'Emprestimo externo curto' },
      'saida-outros': { pt: 'Saida outros', en: 'Saida outros' },
      'remessa-investimento': { pt: 'Remessa investimento', en: 'Remessa investimento' },
      entrada: { pt: 'Entrada', en: 'Entrada' },
      exportacao: { pt: 'Exportacao', en: 'Exportacao' },
      importacao: { pt: 'Importacao', en: 'Importacao' },
      'investimento-estrangeiro': { pt: 'Investimento estrangeiro', en: 'Investimento estrangeiro' },
      vida: { pt: 'Vida', en: 'Vida' },
      saude: { pt: 'Saude', en: 'Saude' },
      outros: { pt: 'Outros', en: 'Outros' },
      vgbl: { pt: 'Vgbl', en: 'Vgbl' },
    },
  },
  aportesAno: {
    pt: ['Aportes ano', 'Aportes já feitos no ano, que contam para o limite isento. Só com tipo vgbl'],
    en: [
      'Contributions already made in the year',
      'Contributions already made in the year, which count towards the exempt limit. Only with tipo vgbl',
    ],
  },
  rendimento: {
    pt: ['Rendimento', 'Rendimento do título no resgate. Obrigatório com titulos'],
    en: [
      'Yield of the security at its redemption',
      'Yield of the security at its redemption. Required with titulos',
    ],
  },
  dias: {
    pt: ['Prazo da aplicação ao resgate', 'Prazo da aplicação ao resgate. Obrigatório com titulos'],
    en: [
      'Time from the investment to the redemption',
      'Time from the investment to the redemption. Required with titulos',
    ],
  },
} satisfies FieldsTexts;
