import type { dividendYield } from './dividend-yield.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const dividendYieldTexts = {
  englishName: 'Dividend yield',
  summary: { pt: 'Rendimento em proventos de uma ação ou cota, preço-teto e renda', en: 'Payouts of a share or fund unit over its price, ceiling price and income' },
  search: { pt: 'dividendos, ações, FII, fundo imobiliário, preço teto, Bazin, bolsa', en: 'dividends, stocks, shares, income stocks, REIT' },
  about: {
    pt: 'Sobre JCP incide o imposto de renda na fonte (Lei 9.249/1995, art. 9º, § 2º). Dividendos e rendimentos de fundos contam como isentos: a retenção da Lei 15.270/2025 sobre dividendos acima de R$ 50 mil por mês fica de fora.',
    en: 'JCP (interest on equity) bears income tax at source (Law 9.249/1995, art. 9, § 2). Dividends and fund income count as exempt: the withholding of Law 15.270/2025 on dividends above BRL 50,000 a month is left out.',
  },
  input: {
    precoAtual: { pt: ['Preço atual', 'Preço atual da ação ou cota'], en: ['Current price', 'Current price of the share or fund unit'], also: 'cotacao' },
    dividendos: {
      pt: ['Dividendos por ação', 'Dividendos por ação nos últimos 12 meses. Envie este campo ou proventos, nunca os dois'],
      en: ['Dividends per share', 'Dividends per share in the last 12 months. Send this field or proventos, never both'],
    },
    proventos: {
      pt: ['Proventos', 'Cada provento dos últimos 12 meses. Envie este campo ou dividendos, nunca os dois'],
      en: ['Payouts', 'Each payout of the last 12 months. Send this field or dividendos, never both'],
      fields: {
        valor: { pt: ['Valor por ação', 'Valor por ação ou cota'], en: ['Amount per share', 'Amount per share or fund unit'] },
        tipo: {
          pt: ['Tipo de provento', 'Só o JCP paga imposto aqui'],
          en: ['Type of payout', 'Only JCP is taxed here'],
          choices: {
            dividendo: { pt: 'Dividendo', en: 'Dividend' },
            jcp: { pt: 'Juros sobre capital próprio (JCP)', en: 'Interest on equity (JCP)' },
            rendimento: { pt: 'Rendimento de fundo', en: 'Fund income' },
          },
        },
      },
    },
    aliquotaJcp: { pt: ['Imposto sobre JCP', 'Imposto retido sobre JCP. Sem ele, a alíquota da lei em vigor'], en: ['Tax on JCP', 'Tax withheld on JCP. Without it, the rate of the law in force'] },
    quantidade: {
      pt: ['Quantidade de ações', 'Ações ou cotas que se tem: acrescenta valorPosicao, rendaAnual e rendaMensalMedia'],
      en: ['Number of shares', 'Shares or units held: adds valorPosicao, rendaAnual and rendaMensalMedia'],
    },
    precoMedio: { pt: ['Preço médio', 'Preço médio de compra: acrescenta yieldOnCost'], en: ['Average price', 'Average purchase price: adds yieldOnCost'] },
    rendaMensalDesejada: {
      pt: ['Renda mensal desejada', 'Renda mensal desejada: acrescenta acoesNecessarias e investimentoNecessario'],
      en: ['Target monthly income', 'Monthly income wanted: adds acoesNecessarias and investimentoNecessario'],
    },
    yieldAlvo: { pt: ['Yield desejado', 'Yield ao ano que o preço-teto deve dar'], en: ['Target yield', 'Yearly yield that the ceiling price should give'] },
  },
  output: {
    proventosPorAcao: { pt: ['Proventos por ação', 'Proventos de 12 meses por ação, brutos'], en: ['Payouts per share', 'Payouts of 12 months per share, gross'] },
    proventosLiquidosPorAcao: {
      pt: ['Proventos líquidos por ação', 'Proventos de 12 meses por ação, já sem o imposto sobre JCP'],
      en: ['Net payouts per share', 'Payouts of 12 months per share, after the tax on JCP'],
    },
    dividendYield: { pt: ['Dividend yield', 'Proventos brutos sobre o preço atual'], en: ['Dividend yield', 'Gross payouts over the current price'] },
    dividendYieldLiquido: { pt: ['Dividend yield líquido', 'Proventos líquidos sobre o preço atual'], en: ['Net dividend yield', 'Net payouts over the current price'] },
    yieldMensalMedio: { pt: ['Yield mensal médio', 'Um doze avos do yield líquido'], en: ['Average monthly yield', 'A twelfth of the net yield'] },
    precoTeto: { pt: ['Preço-teto', 'Preço em que o yield líquido é yieldAlvo'], en: ['Ceiling price', 'Price at which the net yield is yieldAlvo'] },
    aliquotaJcp: { pt: ['Imposto sobre JCP', 'Imposto retido sobre JCP; só quando há JCP'], en: ['Tax on JCP', 'Tax withheld on JCP; only when there is JCP'] },
    yieldOnCost: {
      pt: ['Yield on cost', 'Proventos líquidos sobre o preço médio de compra; só com precoMedio'],
      en: ['Yield on cost', 'Net payouts over the average purchase price; only with precoMedio'],
    },
    valorPosicao: { pt: ['Valor das ações', 'Valor das ações ao preço atual; só com quantidade'], en: ['Value of the shares', 'Value of the shares at the current price; only with quantidade'] },
    rendaAnual: { pt: ['Renda anual', 'Proventos líquidos de todas as ações por ano; só com quantidade'], en: ['Yearly income', 'Net payouts of all shares per year; only with quantidade'] },
    rendaMensalMedia: { pt: ['Renda mensal média', 'Um doze avos da renda anual; só com quantidade'], en: ['Average monthly income', 'A twelfth of the yearly income; only with quantidade'] },
    acoesNecessarias: {
      pt: ['Ações necessárias', 'Ações que dão a renda desejada; só com rendaMensalDesejada'],
      en: ['Shares needed', 'Shares that give the target income; only with rendaMensalDesejada'],
    },
    investimentoNecessario: {
      pt: ['Investimento necessário', 'O que essas ações custam ao preço atual; só com rendaMensalDesejada'],
      en: ['Investment needed', 'What these shares cost at the current price; only with rendaMensalDesejada'],
    },
  },
} satisfies TextsOf<typeof dividendYield>;
