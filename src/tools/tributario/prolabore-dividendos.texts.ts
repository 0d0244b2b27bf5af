import { avisos, baseAndValue } from '../../kit/fields/legal.texts.ts';
import type { prolaboreDividendos } from './prolabore-dividendos.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const prolaboreDividendosTexts = {
  englishName: 'Pro-labore and dividends',
  summary: {
    pt: 'Compara valores de pró-labore pelo que sobra ao sócio no ano, com os dividendos',
    en: 'Compares amounts of pro-labore by what the partner keeps in the year, dividends included',
  },
  about: {
    pt: 'Cada cenário soma 12 meses iguais e o ajuste anual do IRPF. Desde 2026, dividendos de uma empresa a um residente acima de R$ 50 mil no mês têm 10 % retidos (Lei 9.250/1995, art. 6º-A).',
    en: 'Each scenario adds 12 equal months and the yearly return of the income tax. Since 2026 dividends of one company to one resident of more than BRL 50 thousand in a month have 10 % withheld (Law 9.250/1995, art. 6-A).',
  },
  input: {
    faturamentoMensal: {
      pt: ['Receita bruta de cada mês', 'Receita bruta de cada mês, a mesma o ano todo'],
      en: ['Gross revenue of each month', 'Gross revenue of each month, the same all year'],
    },
    regime: {
      pt: [
        'Tributação da empresa',
        'Tributação da empresa: fator-r (anexo III com folha de 28 % da receita ou mais, senão V), um anexo do Simples Nacional ou o lucro presumido',
      ],
      en: [
        'Taxation of the company',
        'Taxation of the company: fator-r (annex III with a payroll of 28 % of the revenue or more, else V), an annex of the Simples Nacional, or presumed profit',
      ],
      choices: {
        'fator-r': { pt: 'Fator r', en: 'Fator r' },
        I: { pt: 'I', en: 'I' },
        II: { pt: 'II', en: 'II' },
        III: { pt: 'III', en: 'III' },
        IV: { pt: 'IV', en: 'IV' },
        V: { pt: 'V', en: 'V' },
        'lucro-presumido': { pt: 'Lucro presumido', en: 'Lucro presumido' },
      },
    },
    despesasMensais: {
      pt: ['Outras despesas do mês', 'Outras despesas do mês, sem folha nem tributos'],
      en: ['Other costs of the month', 'Other costs of the month, without payroll and taxes'],
    },
    folhaMensal: {
      pt: ['Folha mensal', 'Folha de empregados do mês, com encargos'],
      en: ['Payroll of employees of the month', 'Payroll of employees of the month, with its charges'],
    },
    socios: {
      pt: ['Sócios', 'Sócios, com partes e pró-labores iguais'],
      en: ['Partners', 'Partners, with equal shares and equal pro-labore'],
    },
    aliquotaIss: {
      pt: ['Alíquota iss', 'Alíquota do ISS. Só no lucro presumido'],
      en: ['Rate of ISS', 'Rate of ISS. Only in presumed profit'],
    },
    proLabore: {
      pt: ['Pró-labore', 'Pró-labore mensal de cada sócio: acrescenta o cenário informado'],
      en: ['Pro-labore', 'Monthly pro-labore of each partner: adds the scenario informado'],
    },
    dependentes: {
      pt: ['Dependentes', 'Dependentes de cada sócio para o imposto de renda'],
      en: ['Dependentes', 'Dependents of each partner for the income tax'],
    },
  },
  output: {
    faturamentoMensal: {
      pt: ['Receita bruta de cada mês', 'Receita bruta de cada mês'],
      en: ['Gross revenue of each month', 'Gross revenue of each month'],
    },
    regime: {
      pt: ['Tributação da empresa', 'Tributação da empresa'],
      en: ['Taxation of the company', 'Taxation of the company'],
      choices: {
        'fator-r': { pt: 'Fator r', en: 'Fator r' },
        I: { pt: 'I', en: 'I' },
        II: { pt: 'II', en: 'II' },
        III: { pt: 'III', en: 'III' },
        IV: { pt: 'IV', en: 'IV' },
        V: { pt: 'V', en: 'V' },
        'lucro-presumido': { pt: 'Lucro presumido', en: 'Lucro presumido' },
      },
    },
    socios: {
      pt: ['Sócios', 'Número de sócios'],
      en: ['Number of partners', 'Number of partners'],
    },
    melhor: {
      pt: ['Cenário que deixa mais ao sócio no ano', 'Cenário que deixa mais ao sócio no ano'],
      en: ['Melhor', 'Scenario that leaves the partner the most in the year'],
      choices: {
        'salario-minimo': { pt: 'Salario minimo', en: 'Salario minimo' },
        'teto-inss': { pt: 'Teto inss', en: 'Teto inss' },
        'isencao-irrf': { pt: 'Isencao irrf', en: 'Isencao irrf' },
        'fator-r-28': { pt: 'Fator r 28', en: 'Fator r 28' },
        informado: { pt: 'Informado', en: 'Informado' },
      },
    },
    cenarios: {
      pt: [
        'Cenários',
        'Cenários, do que mais deixa ao sócio ao que menos; os que dariam prejuízo ficam de fora',
      ],
      en: [
        'Scenarios',
        'Scenarios, from the one that leaves the partner the most on; those that would make a loss are left out',
      ],
      fields: {
        nome: {
          pt: [
            'De onde vem o pró-labore',
            'De onde vem o pró-labore: salário mínimo, teto do INSS, rendimento isento de IRRF, o menor que leva o fator r a 28 %, ou o enviado',
          ],
          en: [
            'Where the pro-labore comes from',
            'Where the pro-labore comes from: minimum wage, ceiling of the INSS, income free of IRRF, the least that brings the factor r to 28 %, or the one that was sent',
          ],
          choices: {
            'salario-minimo': { pt: 'Salario minimo', en: 'Salario minimo' },
            'teto-inss': { pt: 'Teto inss', en: 'Teto inss' },
            'isencao-irrf': { pt: 'Isencao irrf', en: 'Isencao irrf' },
            'fator-r-28': { pt: 'Fator r 28', en: 'Fator r 28' },
            informado: { pt: 'Informado', en: 'Informado' },
          },
        },
        proLabore: {
          pt: ['Pró-labore', 'Pró-labore mensal de cada sócio'],
          en: ['Pro-labore', 'Monthly pro-labore of each partner'],
        },
        anexo: {
          pt: ['Anexo', 'Anexo do Simples Nacional; null no lucro presumido'],
          en: ['Annex of the Simples Nacional', 'Annex of the Simples Nacional; null in presumed profit'],
          choices: {
            I: { pt: 'I', en: 'I' },
            II: { pt: 'II', en: 'II' },
            III: { pt: 'III', en: 'III' },
            IV: { pt: 'IV', en: 'IV' },
            V: { pt: 'V', en: 'V' },
          },
        },
        tributosEmpresa: {
          pt: ['Tributos empresa', 'Tributos da empresa no mês'],
          en: ['Taxes of the company in the month', 'Taxes of the company in the month'],
        },
        cpp: {
          pt: ['Cpp', 'Contribuição patronal (CPP) do mês, fora do DAS, sobre todos os pró-labores'],
          en: ['Cpp', 'Employer contribution (CPP) of the month, outside the DAS, on the pro-labore of all'],
        },
        inss: {
          pt: ['Inss', 'INSS do pró-labore de cada sócio'],
          en: ['Inss', 'INSS on the pro-labore of each partner'],
          fields: baseAndValue,
        },
        irrf: {
          pt: ['Irrf', 'IRRF do pró-labore de cada sócio'],
          en: ['Irrf', 'IRRF on the pro-labore of each partner'],
          fields: baseAndValue,
        },
        dividendos: {
          pt: ['Dividendos', 'Dividendos do mês de cada sócio: o lucro dividido em partes iguais'],
          en: [
            'Dividends of each partner in the month',
            'Dividends of each partner in the month: the profit in equal parts',
          ],
        },
        irrfDividendos: {
          pt: ['Irrf dividendos', 'IRRF sobre os dividendos do mês de cada sócio'],
          en: ['IrrfDividendos', 'IRRF on the dividends of each partner in the month'],
        },
        liquidoMensalSocio: {
          pt: ['Líquido mensal sócio', 'O que cada sócio recebe no mês, menos o que é retido'],
          en: [
            'What each partner receives in the month',
            'What each partner receives in the month, less what is withheld',
          ],
        },
        ajusteAnual: {
          pt: ['Ajuste anual', 'Declaração anual do IRPF de cada sócio'],
          en: ['AjusteAnual', 'Yearly return of the income tax of each partner'],
          fields: {
            impostoMinimo: {
              pt: ['Imposto mínimo', 'O que a tributação mínima de altas rendas acrescenta'],
              en: ['What the minimum tax on high incomes adds', 'What the minimum tax on high incomes adds'],
            },
            saldo: {
              pt: ['Saldo', 'Saldo da declaração: positivo a pagar, negativo a restituir'],
              en: [
                'Balance of the return',
                'Balance of the return: positive to pay, negative to be refunded',
              ],
            },
          },
        },
        liquidoAnualSocio: {
          pt: ['Líquido anual sócio', 'Doze vezes o líquido do mês, menos o saldo da declaração'],
          en: [
            'Twelve times the net of the month',
            'Twelve times the net of the month, less the balance of the return',
          ],
        },
        cargaTributaria: {
          pt: ['Tributos do ano', 'Tributos do ano, da empresa e de todos os sócios, sobre a receita'],
          en: [
            'Taxes of the year',
            'Taxes of the year, of the company and of all partners, over the revenue',
          ],
        },
      },
    },
    economiaAnual: {
      pt: ['Diferença no ano', 'Diferença no ano, para o sócio, entre o primeiro e o último cenário'],
      en: [
        'Difference in the year',
        'Difference in the year, for the partner, between the first and the last scenario',
      ],
    },
    avisos,
  },
} satisfies TextsOf<typeof prolaboreDividendos>;
