import { rbt12 } from './_fields.texts.ts';
import { janelaRbt12 } from './_simples-revenue.texts.ts';
import type { fatorR } from './fator-r.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const das = {
  faixa: {
    pt: ['Faixa', 'Faixa do anexo'],
    en: ['Band of the annex', 'Band of the annex'],
  },
  aliquotaEfetiva: {
    pt: ['Alíquota efetiva', 'Alíquota efetiva'],
    en: ['Effective rate', 'Effective rate'],
  },
  das: {
    pt: ['Das', 'DAS do mês'],
    en: ['Das', 'DAS of the month'],
  },
} satisfies FieldsTexts;

export const fatorRTexts = {
  englishName: 'Factor R calculator',
  summary: {
    pt: 'Folha sobre receita de 12 meses: anexo III ou V, e quanto falta para os 28 %',
    en: 'Payroll over revenue of 12 months: annex III or V, and what is missing to reach 28 %',
  },
  about: {
    pt: 'LC 123/2006, art. 18, §§ 5º-J, 5º-M e 24, e Resolução CGSN 140/2018, art. 26. A decisão usa a razão sem arredondamento. Com folha e sem receita o fator é 28 %, e sem folha 1 %.',
    en: 'LC 123/2006, art. 18, §§ 5-J, 5-M and 24, and CGSN Resolution 140/2018, art. 26. The decision uses the unrounded ratio. With payroll and without revenue the factor is 28 %, and without payroll 1 %.',
  },
  input: {
    folha12: {
      pt: ['Folha 12', 'Folha dos 12 meses de rbt12: salários, pró-labore, contribuição patronal e FGTS'],
      en: [
        'Payroll of the 12 months of rbt12',
        'Payroll of the 12 months of rbt12: wages, pro-labore, employer contribution and FGTS',
      ],
    },
    rbt12,
    receitaMes: {
      pt: ['Receita mês', 'Receita bruta do mês: acrescenta a comparação do DAS nos dois anexos'],
      en: [
        'Gross revenue of the month',
        'Gross revenue of the month: adds the comparison of the DAS in both annexes',
      ],
    },
  },
  output: {
    folha12: {
      pt: ['Folha 12', 'Folha dos 12 meses'],
      en: ['Payroll of the 12 months', 'Payroll of the 12 months'],
    },
    rbt12: {
      pt: ['Receita bruta dos 12 meses', 'Receita bruta dos 12 meses'],
      en: ['Gross revenue of the 12 months', 'Gross revenue of the 12 months'],
    },
    janelaRbt12,
    fatorR: {
      pt: ['Fator r', 'Folha sobre a receita, truncada em duas casas'],
      en: ['Payroll over revenue', 'Payroll over revenue, truncated to two decimals'],
    },
    anexo: {
      pt: ['Anexo', 'Anexo a que o fator leva'],
      en: ['Annex that the factor leads to', 'Annex that the factor leads to'],
      choices: {
        III: { pt: 'III', en: 'III' },
        V: { pt: 'V', en: 'V' },
      },
    },
    folhaMinima: {
      pt: ['Folha de 12 meses que chega aos 28 %', 'Folha de 12 meses que chega aos 28 %'],
      en: ['Payroll of 12 months that reaches 28 %', 'Payroll of 12 months that reaches 28 %'],
    },
    faltaAnual: {
      pt: ['O que falta à folha de 12 meses', 'O que falta à folha de 12 meses'],
      en: ['What the payroll of 12 months lacks', 'What the payroll of 12 months lacks'],
    },
    faltaMensal: {
      pt: ['O que falta por mês', 'O que falta por mês: um doze avos'],
      en: ['What it lacks a month', 'What it lacks a month: a twelfth'],
    },
    folga: {
      pt: ['O que a folha tem acima dos 28 %', 'O que a folha tem acima dos 28 %'],
      en: ['What the payroll has above 28 %', 'What the payroll has above 28 %'],
    },
    comparativo: {
      pt: ['O DAS do mês em cada anexo', 'O DAS do mês em cada anexo; só com receitaMes'],
      en: ['The DAS of the month in each annex', 'The DAS of the month in each annex; only with receitaMes'],
      fields: {
        anexoIII: {
          pt: ['Anexo iii', 'O DAS no anexo III'],
          en: ['The DAS in annex III', 'The DAS in annex III'],
          fields: das,
        },
        anexoV: {
          pt: ['Anexo v', 'O DAS no anexo V'],
          en: ['The DAS in annex V', 'The DAS in annex V'],
          fields: das,
        },
        economiaMensal: {
          pt: ['DAS do anexo V menos o do anexo III', 'DAS do anexo V menos o do anexo III'],
          en: ['DAS of annex V less that of annex III', 'DAS of annex V less that of annex III'],
        },
      },
    },
  },
} satisfies TextsOf<typeof fatorR>;
