import type { dividendYield } from './dividend-yield.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const dividendYieldTexts = {
  englishName: 'Dividend yield',
  summary: {
    pt: 'Rendimento em proventos de uma ação ou cota, preço-teto e renda',
    en: 'Yield in earnings of a share or fund unit, ceiling price and income',
  },
  about: {
    pt: 'Sobre JCP incide o imposto de renda na fonte (Lei 9.249/1995, art. 9º, § 2º). Dividendos e rendimentos de fundos contam como isentos: a retenção da Lei 15.270/2025 sobre dividendos acima de R$ 50 mil por mês fica de fora.',
    en: 'JCP (interest on equity) bears income tax at source (Law 9.249/1995, art. 9, § 2). Dividends and income of funds count as exempt: the withholding of Law 15.270/2025 on dividends above BRL 50,000 a month is left out.',
  },
  input: {
    precoAtual: {
      pt: ['Preço atual', 'Preço atual da ação ou cota'],
      en: ['Current price of the share or fund unit', 'Current price of the share or fund unit'],
    },
    dividendos: {
      pt: ['Dividendos', 'Dividendos por ação nos últimos 12 meses. Este campo ou proventos, e só um deles'],
      en: [
        'Dividends per share of the last 12 months',
        'Dividends per share of the last 12 months. This field or proventos, and only one of them',
      ],
    },
    proventos: {
      pt: ['Proventos', 'Cada provento dos últimos 12 meses. Este campo ou dividendos, e só um deles'],
      en: [
        'Each earning of the last 12 months',
        'Each earning of the last 12 months. This field or dividendos, and only one of them',
      ],
      fields: {
        valor: {
          pt: ['Valor', 'Valor por ação ou cota'],
          en: ['Amount per share or fund unit', 'Amount per share or fund unit'],
        },
        tipo: {
          pt: [
            'Dividendo',
            'Dividendo, juros sobre o capital próprio (jcp) ou rendimento de fundo; só jcp paga imposto aqui',
          ],
          en: [
            'Dividend',
            'Dividend, interest on equity (jcp) or income of a fund (rendimento); only jcp is taxed here',
          ],
          choices: {
            dividendo: { pt: 'Dividendo', en: 'Dividendo' },
            jcp: { pt: 'Jcp', en: 'Jcp' },
            rendimento: { pt: 'Rendimento', en: 'Rendimento' },
          },
        },
      },
    },
    aliquotaJcp: {
      pt: ['Alíquota jcp', 'Imposto retido sobre JCP. Sem ele, a alíquota da lei de hoje'],
      en: ['Tax withheld on JCP', 'Tax withheld on JCP. Without it, the rate of the law of today'],
    },
    quantidade: {
      pt: [
        'Ações ou cotas que se tem',
        'Ações ou cotas que se tem: acrescenta valorPosicao, rendaAnual e rendaMensalMedia',
      ],
      en: [
        'Shares or units held',
        'Shares or units held: adds valorPosicao, rendaAnual and rendaMensalMedia',
      ],
    },
    precoMedio: {
      pt: ['Preço médio', 'Preço médio de compra: acrescenta yieldOnCost'],
      en: ['Average purchase price', 'Average purchase price: adds yieldOnCost'],
    },
    rendaMensalDesejada: {
      pt: [
        'Renda mensal desejada',
        'Renda mensal desejada: acrescenta acoesNecessarias e investimentoNecessario',
      ],
      en: [
        'Monthly income wanted',
        'Monthly income wanted: adds acoesNecessarias and investimentoNecessario',
      ],
    },
    yieldAlvo: {
      pt: ['Yield ao ano que o preço-teto deve dar', 'Yield ao ano que o preço-teto deve dar'],
      en: ['YieldAlvo', 'Yearly yield that the ceiling price should give'],
    },
  },
  output: {
    proventosPorAcao: {
      pt: ['Proventos por ação', 'Proventos de 12 meses por ação, brutos'],
      en: ['Earnings of 12 months per share', 'Earnings of 12 months per share, gross'],
    },
    proventosLiquidosPorAcao: {
      pt: ['Proventos líquidos por ação', 'O mesmo, já sem o imposto sobre JCP'],
      en: ['The same', 'The same, after the tax on JCP'],
    },
    dividendYield: {
      pt: ['Dividend yield', 'Proventos brutos sobre o preço atual'],
      en: ['Dividend yield', 'Gross earnings on the current price'],
    },
    dividendYieldLiquido: {
      pt: ['Dividend yield líquido', 'Proventos líquidos sobre o preço atual'],
      en: ['Net earnings on the current price', 'Net earnings on the current price'],
    },
    yieldMensalMedio: {
      pt: ['Yield mensal médio', 'Um doze avos do yield líquido'],
      en: ['A twelfth of the net yield', 'A twelfth of the net yield'],
    },
    precoTeto: {
      pt: ['Preço-teto', 'Preço em que o yield líquido é yieldAlvo'],
      en: ['Price at which the net yield is yieldAlvo', 'Price at which the net yield is yieldAlvo'],
    },
    aliquotaJcp: {
      pt: ['Alíquota jcp', 'Imposto retido sobre JCP; só quando há JCP'],
      en: ['Tax withheld on JCP', 'Tax withheld on JCP; only when there is JCP'],
    },
    yieldOnCost: {
      pt: ['YieldOnCost', 'Proventos líquidos sobre o preço médio de compra; só com precoMedio'],
      en: ['Yield on cost', 'Net earnings on the average purchase price; only with precoMedio'],
    },
    valorPosicao: {
      pt: ['Valor das ações ao preço atual', 'Valor das ações ao preço atual; só com quantidade'],
      en: [
        'Value of the shares at the current price',
        'Value of the shares at the current price; only with quantidade',
      ],
    },
    rendaAnual: {
      pt: ['Renda anual', 'Proventos líquidos de todas as ações por ano; só com quantidade'],
      en: [
        'Net earnings of all shares per year',
        'Net earnings of all shares per year; only with quantidade',
      ],
    },
    rendaMensalMedia: {
      pt: ['Um doze avos da renda anual', 'Um doze avos da renda anual; só com quantidade'],
      en: ['A twelfth of the yearly income', 'A twelfth of the yearly income; only with quantidade'],
    },
    acoesNecessarias: {
      pt: ['Ações que dão a renda desejada', 'Ações que dão a renda desejada; só com rendaMensalDesejada'],
      en: [
        'Shares that give the income wanted',
        'Shares that give the income wanted; only with rendaMensalDesejada',
      ],
    },
    investimentoNecessario: {
      pt: [
        'O que essas ações custam ao preço atual',
        'O que essas ações custam ao preço atual; só com rendaMensalDesejada',
      ],
      en: [
        'What these shares cost at the current price',
        'What these shares cost at the current price; only with rendaMensalDesejada',
      ],
    },
  },
} satisfies TextsOf<typeof dividendYield>;
