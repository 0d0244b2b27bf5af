import { dataOperacao } from './_operation-day.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const iofInput = {
  operacao: {
    pt: ['Operação', 'Operação sobre a qual o imposto incide'],
    en: ['Transaction', 'Transaction on which the tax falls'],
    choices: {
      'credito-pf': { pt: 'Crédito a pessoa física', en: 'Loan to an individual' },
      'credito-pj': { pt: 'Crédito a pessoa jurídica', en: 'Loan to a company' },
      'credito-simples': { pt: 'Crédito a empresa do Simples ou MEI', en: 'Loan to a Simples company or MEI' },
      cambio: { pt: 'Câmbio', en: 'Currency exchange' },
      seguro: { pt: 'Seguro', en: 'Insurance' },
      titulos: { pt: 'Resgate de títulos', en: 'Redemption of securities' },
      fidc: { pt: 'Aquisição primária de cotas de FIDC', en: 'Purchase of FIDC units from the issuer' },
    },
  },
  valor: {
    pt: ['Valor', 'Valor do crédito, do câmbio, do prêmio ou aporte do seguro, ou das cotas. Obrigatório, menos com titulos'],
    en: ['Amount', 'Amount of the loan, of the exchange, of the insurance premium or contribution, or of the fund units. Required, except with titulos'],
  },
  prazoDias: {
    pt: ['Prazo do crédito', 'Prazo do crédito pago de uma vez. Obrigatório no crédito em uma parcela'],
    en: ['Loan term', 'Term of a loan paid back at once. Required for a loan in one installment'],
  },
  parcelas: { pt: ['Parcelas', 'Parcelas em que o principal é pago. Só no crédito'], en: ['Installments', 'Installments in which the principal is paid back. Only for loans'] },
  intervaloDias: {
    pt: ['Intervalo entre parcelas', 'Tempo até a primeira parcela e entre duas parcelas. Só no crédito parcelado'],
    en: ['Time between installments', 'Time to the first installment and between two of them. Only for loans in several installments'],
  },
  sistema: {
    pt: ['Sistema de amortização', 'Como o principal é pago. Só no crédito parcelado'],
    en: ['Amortization system', 'How the principal is paid back. Only for loans in several installments'],
    choices: { price: { pt: 'Price (parcelas iguais)', en: 'Price (equal installments)' }, sac: { pt: 'SAC (amortizações iguais)', en: 'SAC (equal principal)' } },
  },
  taxaMensal: {
    pt: ['Juros ao mês', 'Juros ao mês, de que dependem as amortizações da Price. Sem juros, elas são iguais'],
    en: ['Monthly interest', 'Interest per month, which decides the principal in each Price installment. Without interest all are equal'],
  },
  tipo: {
    pt: ['Câmbio ou seguro', 'Obrigatório no câmbio e no seguro'],
    en: ['Exchange or insurance type', 'Required for exchange and for insurance'],
    choices: {
      'cartao-internacional': { pt: 'Cartão internacional', en: 'International card' },
      especie: { pt: 'Moeda em espécie', en: 'Cash' },
      'remessa-conta-propria': { pt: 'Remessa a conta própria no exterior', en: 'Transfer to own account abroad' },
      'emprestimo-externo-curto': { pt: 'Empréstimo externo de até 364 dias', en: 'Foreign loan of up to 364 days' },
      'saida-outros': { pt: 'Outras saídas', en: 'Other outflows' },
      'remessa-investimento': { pt: 'Remessa para investir no exterior', en: 'Transfer to invest abroad' },
      entrada: { pt: 'Entrada de recursos', en: 'Inflow' },
      exportacao: { pt: 'Exportação', en: 'Export' },
      importacao: { pt: 'Importação', en: 'Import' },
      'investimento-estrangeiro': { pt: 'Investimento estrangeiro', en: 'Foreign investment' },
      vida: { pt: 'Seguro de vida', en: 'Life insurance' },
      saude: { pt: 'Seguro-saúde', en: 'Health insurance' },
      outros: { pt: 'Outros seguros', en: 'Other insurance' },
      vgbl: { pt: 'VGBL', en: 'VGBL (private pension)' },
    },
  },
  aportesAno: {
    pt: ['Aportes no ano', 'Aportes já feitos no ano, que contam para o limite isento. Só com tipo vgbl'],
    en: ['Contributions this year', 'Contributions already made in the year, which count towards the exempt limit. Only with tipo vgbl'],
  },
  rendimento: { pt: ['Rendimento', 'Rendimento do título no resgate. Obrigatório com titulos'], en: ['Yield', 'Yield of the security at redemption. Required with titulos'] },
  dias: { pt: ['Prazo da aplicação', 'Prazo da aplicação ao resgate. Obrigatório com titulos'], en: ['Investment term', 'Time from the investment to the redemption. Required with titulos'] },
  dataOperacao,
} satisfies FieldsTexts;
