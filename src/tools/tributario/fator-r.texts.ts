import { rbt12 } from './_fields.texts.ts';
import { janelaRbt12 } from './_simples-revenue.texts.ts';
import type { fatorR } from './fator-r.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const das = {
  faixa: { pt: ['Faixa', 'Faixa do anexo'], en: ['Band', 'Band of the annex'] },
  aliquotaEfetiva: { pt: ['Alíquota efetiva', 'Alíquota que se aplica à receita do mês'], en: ['Effective rate', 'Rate that applies to the revenue of the month'] },
  das: { pt: ['DAS do mês', 'DAS do mês nesse anexo'], en: ['DAS of the month', 'DAS of the month in that annex'] },
} satisfies FieldsTexts;

export const fatorRTexts = {
  englishName: 'Factor R calculator',
  summary: { pt: 'Folha sobre receita de 12 meses: anexo III ou V, e quanto falta para os 28 %', en: 'Payroll over 12-month revenue: annex III or V, and what is missing to reach 28 %' },
  search: { pt: 'anexo 3 ou 5, folha sobre faturamento, anexo III, anexo V', en: 'annex 3 or 5, payroll ratio' },
  about: {
    pt: 'LC 123/2006, art. 18, §§ 5º-J, 5º-M e 24, e Resolução CGSN 140/2018, art. 26. A decisão usa a razão sem arredondamento. Com folha e sem receita o fator é 28 %, e sem folha 1 %.',
    en: 'LC 123/2006, art. 18, §§ 5-J, 5-M and 24, and CGSN Resolution 140/2018, art. 26. The decision uses the unrounded ratio. With payroll and without revenue the factor is 28 %, and without payroll 1 %.',
  },
  hero: [{ text: { pt: 'Fator R de {fatorR}: anexo {anexo}', en: 'Factor R of {fatorR}: annex {anexo}' } }],
  why: [
    {
      when: { faltaAnual: { above: 0 } },
      text: {
        pt: 'Faltam {faltaAnual} de folha no ano para o anexo III, que custaria {comparativo.economiaMensal} a menos por mês.',
        en: '{faltaAnual} of payroll a year is missing for annex III, which would cost {comparativo.economiaMensal} less a month.',
      },
    },
    { text: { pt: 'A folha passa dos {folhaMinima} que o anexo III pede.', en: 'The payroll is above the {folhaMinima} that annex III asks for.' } },
  ],
  facts: [
    'folhaMinima',
    'faltaMensal',
    { path: 'comparativo.anexoIII.das', label: { pt: 'DAS no anexo III', en: 'DAS in annex III' } },
    { path: 'comparativo.anexoV.das', label: { pt: 'DAS no anexo V', en: 'DAS in annex V' } },
  ],
  input: {
    folha12: {
      pt: ['Folha de 12 meses', 'Folha dos 12 meses de rbt12: salários, pró-labore, contribuição patronal e FGTS'],
      en: ['12-month payroll', 'Payroll of the 12 months of rbt12: wages, pro-labore, employer contribution and FGTS'],
      because: {
        pt: 'Com folha de 28 % da receita ou mais, os serviços do fator R pagam pelo anexo III; com menos, pelo V (LC 123/2006, art. 18, §§ 5º-J e 5º-M).',
        en: 'With a payroll of 28 % of the revenue or more, services of factor R pay by annex III; with less, by annex V (LC 123/2006, art. 18, §§ 5-J and 5-M).',
      },
    },
    rbt12,
    receitaMes: {
      pt: ['Receita do mês', 'Receita bruta do mês: acrescenta a comparação do DAS nos dois anexos'],
      en: ['Monthly revenue', 'Gross revenue of the month: adds the comparison of the DAS in both annexes'],
    },
  },
  output: {
    folha12: { pt: ['Folha de 12 meses', 'Folha dos 12 meses'], en: ['12-month payroll', 'Payroll of the 12 months'] },
    rbt12: { pt: ['Receita de 12 meses', 'Receita bruta dos 12 meses'], en: ['12-month revenue', 'Gross revenue of the 12 months'] },
    janelaRbt12,
    fatorR: { pt: ['Fator R', 'Folha sobre a receita, truncada em duas casas'], en: ['Factor R', 'Payroll over revenue, truncated to two decimals'] },
    anexo: { pt: ['Anexo', 'Anexo a que o fator leva'], en: ['Annex', 'Annex that the factor leads to'], choices: { III: { pt: 'Anexo III', en: 'Annex III' }, V: { pt: 'Anexo V', en: 'Annex V' } } },
    folhaMinima: { pt: ['Folha mínima', 'Folha de 12 meses que chega aos 28 %'], en: ['Minimum payroll', '12-month payroll that reaches 28 %'] },
    faltaAnual: { pt: ['Falta no ano', 'O que falta à folha de 12 meses para os 28 %'], en: ['Missing in the year', 'What the 12-month payroll lacks to reach 28 %'] },
    faltaMensal: { pt: ['Falta por mês', 'Um doze avos do que falta no ano'], en: ['Missing per month', 'A twelfth of what is missing in the year'] },
    folga: { pt: ['Folga', 'O que a folha tem acima dos 28 %'], en: ['Room to spare', 'What the payroll has above 28 %'] },
    comparativo: {
      pt: ['DAS em cada anexo', 'O DAS do mês em cada anexo; só com receitaMes'],
      en: ['DAS in each annex', 'The DAS of the month in each annex; only with receitaMes'],
      fields: {
        anexoIII: { pt: ['Anexo III', 'O DAS no anexo III'], en: ['Annex III', 'The DAS in annex III'], fields: das },
        anexoV: { pt: ['Anexo V', 'O DAS no anexo V'], en: ['Annex V', 'The DAS in annex V'], fields: das },
        economiaMensal: { pt: ['Economia por mês', 'DAS do anexo V menos o do anexo III'], en: ['Monthly savings', 'DAS of annex V less that of annex III'] },
      },
    },
  },
} satisfies TextsOf<typeof fatorR>;
