import { avisos, baseAndValue, dependentes } from '../../kit/fields/legal.texts.ts';
import type { pjVsClt } from './pj-vs-clt.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const regimePj = {
  pt: [
    'Tributação da empresa',
    'Tributação da empresa: fator-r (anexo III com folha de 28 % da receita ou mais, senão V), um anexo do Simples Nacional, o lucro presumido ou MEI',
  ],
  en: [
    'Taxation of the company',
    'Taxation of the company: fator-r (annex III with a payroll of 28 % of the revenue or more, else V), an annex of the Simples Nacional, presumed profit or MEI',
  ],
  choices: {
    'fator-r': { pt: 'Fator r', en: 'Fator r' },
    III: { pt: 'III', en: 'III' },
    IV: { pt: 'IV', en: 'IV' },
    V: { pt: 'V', en: 'V' },
    'lucro-presumido': { pt: 'Lucro presumido', en: 'Lucro presumido' },
    mei: { pt: 'Mei', en: 'Mei' },
  },
} satisfies FieldTexts;

export const pjVsCltTexts = {
  englishName: 'Employment or own company (PJ or CLT)',
  summary: {
    pt: 'Compara um ano de emprego CLT com um ano de empresa prestadora de serviços',
    en: 'Compares a year of employment (CLT) with a year of a service company (PJ)',
  },
  about: {
    pt: 'O ano da CLT soma salários, 13º, férias, FGTS e benefícios; o da empresa, o que sobra ao dono depois de tributos, INSS, IRRF e custos. O que depende da dispensa, como a multa do FGTS e o seguro-desemprego, fica de fora.',
    en: 'The CLT year adds salaries, 13th salary, vacation, FGTS and benefits; that of the company what is left to its owner after taxes, INSS, IRRF and costs. What depends on a dismissal, such as the fine of the FGTS and the unemployment insurance, is left out.',
  },
  input: {
    salarioClt: {
      pt: ['Salário clt', 'Salário bruto mensal do emprego'],
      en: ['Gross monthly salary of the employment', 'Gross monthly salary of the employment'],
    },
    faturamentoPj: {
      pt: ['Receita bruta mensal da empresa', 'Receita bruta mensal da empresa'],
      en: ['Gross monthly revenue of the company', 'Gross monthly revenue of the company'],
    },
    beneficiosClt: {
      pt: ['Benefícios clt', 'Benefícios mensais do emprego, sem tributos'],
      en: ['Monthly benefits of the employment', 'Monthly benefits of the employment, free of tax'],
    },
    valeTransporte: {
      pt: [
        'Custo das passagens do mês no emprego',
        'Custo das passagens do mês no emprego, de que se descontam até 6 % do salário',
      ],
      en: [
        'ValeTransporte',
        'Cost of the fares of the month in the employment, of which up to 6 % of the salary is deducted',
      ],
    },
    regimePj,
    proLabore: {
      pt: [
        'Pró-labore',
        'Pró-labore mensal. Sem ele, o salário mínimo ou, com fator-r, o que leva ao anexo III; no MEI não há',
      ],
      en: [
        'Pro-labore',
        'Monthly pro-labore. Without it, the minimum wage or, with fator-r, what leads to annex III; a MEI has none',
      ],
    },
    contador: {
      pt: ['Contador', 'Contador, por mês. Sem ele, R$ 300, e nada no MEI'],
      en: ['Accountant', 'Accountant, per month. Without it, BRL 300, and nothing for a MEI'],
    },
    outrosCustos: {
      pt: ['Outros custos', 'Outros custos mensais da empresa'],
      en: ['Other monthly costs of the company', 'Other monthly costs of the company'],
    },
    aliquotaIss: {
      pt: ['Alíquota iss', 'Alíquota do ISS. Só no lucro presumido'],
      en: ['Rate of ISS', 'Rate of ISS. Only in presumed profit'],
    },
    dependentes,
  },
  output: {
    clt: {
      pt: ['Clt', 'O emprego'],
      en: ['Clt', 'The employment'],
      fields: {
        salarioBruto: {
          pt: ['Salário bruto', 'Salário bruto mensal'],
          en: ['Gross monthly salary', 'Gross monthly salary'],
        },
        inss: {
          pt: ['Inss', 'INSS do mês'],
          en: ['Inss', 'INSS of the month'],
          fields: baseAndValue,
        },
        irrf: {
          pt: ['Irrf', 'IRRF do mês'],
          en: ['Irrf', 'IRRF of the month'],
          fields: baseAndValue,
        },
        liquidoMensal: {
          pt: ['Líquido mensal', 'Salário líquido do mês'],
          en: ['Net salary of the month', 'Net salary of the month'],
        },
        salariosAno: {
          pt: ['Salários ano', 'Doze salários líquidos'],
          en: ['Twelve net salaries', 'Twelve net salaries'],
        },
        decimoTerceiroLiquido: {
          pt: ['13º salário líquido', '13º salário líquido'],
          en: ['Net 13th salary', 'Net 13th salary'],
        },
        tercoFeriasLiquido: {
          pt: ['Terço férias líquido', 'O que o mês de férias tem a mais, líquido'],
          en: ['What the month of vacation has more', 'What the month of vacation has more, net'],
        },
        fgtsAno: {
          pt: ['Fgts ano', 'Depósitos do FGTS no ano, com os do 13º e do terço'],
          en: [
            'Deposits of the FGTS in the year',
            'Deposits of the FGTS in the year, with those on the 13th salary and the third',
          ],
        },
        beneficiosAno: {
          pt: ['Benefícios ano', 'Benefícios do ano'],
          en: ['Benefits of the year', 'Benefits of the year'],
        },
        totalAnual: {
          pt: ['Soma do ano', 'Soma do ano'],
          en: ['Sum of the year', 'Sum of the year'],
        },
        mediaMensal: {
          pt: ['Soma do ano dividida por 12', 'Soma do ano dividida por 12'],
          en: ['Sum of the year divided by 12', 'Sum of the year divided by 12'],
        },
      },
    },
    pj: {
      pt: ['Pj', 'A empresa'],
      en: ['Pj', 'The company'],
      fields: {
        faturamento: {
          pt: ['Receita bruta mensal', 'Receita bruta mensal'],
          en: ['Gross monthly revenue', 'Gross monthly revenue'],
        },
        regime: regimePj,
        anexo: {
          pt: ['Anexo', 'Anexo aplicado; null fora dos anexos do Simples Nacional'],
          en: ['Annex applied', 'Annex applied; null outside the annexes of the Simples Nacional'],
        },
        tributos: {
          pt: ['Tributos', 'Tributos da empresa no mês'],
          en: ['Taxes of the company in the month', 'Taxes of the company in the month'],
        },
        cpp: {
          pt: ['Cpp', 'Contribuição patronal (CPP) do mês, fora do DAS'],
          en: ['Cpp', 'Employer contribution (CPP) of the month, outside the DAS'],
        },
        proLabore: {
          pt: ['Pró-labore', 'Pró-labore do mês'],
          en: ['Pro-labore', 'Pro-labore of the month'],
        },
        inss: {
          pt: ['Inss', 'INSS do pró-labore'],
          en: ['Inss', 'INSS on the pro-labore'],
          fields: baseAndValue,
        },
        irrf: {
          pt: ['Irrf', 'IRRF do pró-labore'],
          en: ['Irrf', 'IRRF on the pro-labore'],
          fields: baseAndValue,
        },
        dividendos: {
          pt: ['O que sobra da receita no mês', 'O que sobra da receita no mês, que pode ser negativo'],
          en: [
            'What is left of the revenue in the month',
            'What is left of the revenue in the month, which may be negative',
          ],
        },
        irrfDividendos: {
          pt: ['IRRF sobre os dividendos do mês', 'IRRF sobre os dividendos do mês'],
          en: ['IRRF on the dividends of the month', 'IRRF on the dividends of the month'],
        },
        contador: {
          pt: ['Contador', 'Contador, por mês'],
          en: ['Accountant', 'Accountant, per month'],
        },
        outrosCustos: {
          pt: ['Outros custos', 'Outros custos mensais'],
          en: ['Other monthly costs', 'Other monthly costs'],
        },
        liquidoMensal: {
          pt: ['Líquido mensal', 'O que o dono recebe no mês, líquido'],
          en: ['What the owner receives in the month', 'What the owner receives in the month, net'],
        },
        liquidoAnual: {
          pt: ['O que o dono recebe no ano', 'O que o dono recebe no ano, líquido'],
          en: ['What the owner receives in the year', 'What the owner receives in the year, net'],
        },
      },
    },
    comparativo: {
      pt: ['A empresa diante do emprego', 'A empresa diante do emprego'],
      en: ['The company against the employment', 'The company against the employment'],
      fields: {
        diferencaAnual: {
          pt: ['Ano da empresa menos o do emprego', 'Ano da empresa menos o do emprego'],
          en: ['DiferencaAnual', 'Year of the company less that of the employment'],
        },
        diferencaMensal: {
          pt: ['Diferença mensal', 'A diferença dividida por 12'],
          en: ['The difference divided by 12', 'The difference divided by 12'],
        },
        percentual: {
          pt: ['A diferença sobre o ano do emprego', 'A diferença sobre o ano do emprego'],
          en: ['Percentual', 'The difference over the year of the employment'],
        },
        maisVantajoso: {
          pt: ['O que deixa mais no ano', 'O que deixa mais no ano'],
          en: ['What leaves more in the year', 'What leaves more in the year'],
          choices: {
            clt: { pt: 'Clt', en: 'Clt' },
            igual: { pt: 'Igual', en: 'Igual' },
            pj: { pt: 'Pj', en: 'Pj' },
          },
        },
        faturamentoEquivalente: {
          pt: [
            'Menor receita mensal',
            'Menor receita mensal, sem centavos, que alcança o ano do emprego; null acima do limite do regime',
          ],
          en: [
            'Smallest monthly revenue',
            'Smallest monthly revenue, without cents, that reaches the year of the employment; null above the limit of the regime',
          ],
        },
      },
    },
    avisos,
  },
} satisfies TextsOf<typeof pjVsClt>;
