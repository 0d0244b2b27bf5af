import { arredondamentoInss, avisos, baseAndValue } from '../../kit/fields/legal.texts.ts';
import type { prolaboreDividendos } from './prolabore-dividendos.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

const regimeChoices = {
  'fator-r': { pt: 'Simples, fator R', en: 'Simples, factor R' },
  I: { pt: 'Simples, anexo I', en: 'Simples, annex I' },
  II: { pt: 'Simples, anexo II', en: 'Simples, annex II' },
  III: { pt: 'Simples, anexo III', en: 'Simples, annex III' },
  IV: { pt: 'Simples, anexo IV', en: 'Simples, annex IV' },
  V: { pt: 'Simples, anexo V', en: 'Simples, annex V' },
  'lucro-presumido': { pt: 'Lucro presumido', en: 'Presumed profit' },
};

const melhorChoices = {
  'salario-minimo': { pt: 'Salário mínimo', en: 'Minimum wage' },
  'teto-inss': { pt: 'Teto do INSS', en: 'INSS ceiling' },
  'isencao-irrf': { pt: 'Isento de IRRF', en: 'Free of IRRF' },
  'fator-r-28': { pt: 'Fator R de 28 %', en: 'Factor R of 28 %' },
  informado: { pt: 'Pró-labore informado', en: 'Pro-labore sent' },
};

export const prolaboreDividendosTexts = {
  englishName: 'Owner’s pay (pro-labore) vs. dividends',
  summary: {
    pt: 'Compara valores de pró-labore pelo que sobra ao sócio no ano, somados os dividendos',
    en: 'Compares amounts of pro-labore (owner’s pay) by what the partner keeps in the year, dividends included',
  },
  search: { pt: 'distribuição de lucros, dividendos, retirada, sócio, lucros', en: 'dividends, profit distribution, owner pay mix' },
  about: {
    pt: 'Cada cenário soma 12 meses iguais e o ajuste anual do IRPF. Desde 2026, dividendos de uma empresa a um residente acima de R$ 50 mil no mês têm 10 % retidos (Lei 9.250/1995, art. 6º-A).',
    en: 'Each scenario adds up 12 equal months and the yearly income tax return. Since 2026, dividends of more than BRL 50,000 in a month from one company to one resident have 10 % withheld (Law 9.250/1995, art. 6-A).',
  },
  input: {
    faturamentoMensal: { pt: ['Faturamento mensal', 'Receita bruta de cada mês, a mesma o ano todo'], en: ['Monthly revenue', 'Gross revenue of each month, the same all year'] },
    regime: {
      pt: ['Tributação da empresa', 'Com fator-r, anexo III com folha de 28 % da receita ou mais; senão, V'],
      en: ['Company taxation', 'With fator-r, annex III with a payroll of 28 % of the revenue or more; otherwise V'],
      choices: regimeChoices,
    },
    despesasMensais: { pt: ['Despesas do mês', 'Outras despesas do mês, sem folha nem tributos'], en: ['Monthly expenses', 'Other expenses of the month, without payroll and taxes'] },
    folhaMensal: { pt: ['Folha de empregados', 'Folha de empregados do mês, com encargos'], en: ['Employee payroll', 'Payroll of the employees in the month, with its charges'] },
    socios: { pt: ['Número de sócios', 'Sócios, com partes e pró-labores iguais'], en: ['Number of partners', 'Partners, with equal shares and equal pro-labore'] },
    aliquotaIss: { pt: ['Alíquota do ISS', 'Alíquota do ISS. Só no lucro presumido'], en: ['ISS rate', 'ISS rate. Only under presumed profit'] },
    proLabore: {
      pt: ['Pró-labore por sócio', 'Pró-labore mensal de cada sócio: acrescenta o cenário informado'],
      en: ['Pro-labore per partner', 'Monthly pro-labore of each partner: adds the scenario informado'],
    },
    dependentes: { pt: ['Dependentes por sócio', 'Dependentes de cada sócio para o imposto de renda'], en: ['Dependents per partner', 'Dependents of each partner for the income tax'] },
    arredondamentoInss,
  },
  output: {
    faturamentoMensal: { pt: ['Faturamento mensal', 'Receita bruta de cada mês'], en: ['Monthly revenue', 'Gross revenue of each month'] },
    regime: { pt: ['Tributação da empresa', 'Tributação da empresa'], en: ['Company taxation', 'Taxation of the company'], choices: regimeChoices },
    socios: { pt: ['Número de sócios', 'Entre os quais o lucro é dividido'], en: ['Number of partners', 'Among whom the profit is shared'] },
    melhor: { pt: ['Melhor cenário', 'Cenário que deixa mais ao sócio no ano'], en: ['Best scenario', 'Scenario that leaves the partner the most in the year'], choices: melhorChoices },
    cenarios: {
      pt: ['Cenários', 'Do que mais deixa ao sócio ao que menos; os que dariam prejuízo ficam de fora'],
      en: ['Scenarios', 'From the one that leaves the partner the most to the one that leaves the least; those at a loss are left out'],
      columns: ['nome', 'proLabore', 'tributosEmpresa', 'dividendos', 'liquidoMensalSocio', 'liquidoAnualSocio', 'cargaTributaria'],
      fields: {
        nome: {
          pt: ['Cenário', 'De onde vem o pró-labore; o do fator R é o menor que leva a folha a 28 %'],
          en: ['Scenario', 'Where the pro-labore comes from; that of factor R is the least that brings the payroll to 28 %'],
          choices: melhorChoices,
        },
        proLabore: { pt: ['Pró-labore por sócio', 'Pró-labore mensal de cada sócio'], en: ['Pro-labore per partner', 'Monthly pro-labore of each partner'] },
        anexo: {
          pt: ['Anexo do Simples', 'Anexo do Simples Nacional; null no lucro presumido'],
          en: ['Simples annex', 'Annex of the Simples Nacional; null under presumed profit'],
          choices: {
            I: { pt: 'Anexo I', en: 'Annex I' },
            II: { pt: 'Anexo II', en: 'Annex II' },
            III: { pt: 'Anexo III', en: 'Annex III' },
            IV: { pt: 'Anexo IV', en: 'Annex IV' },
            V: { pt: 'Anexo V', en: 'Annex V' },
          },
        },
        tributosEmpresa: { pt: ['Tributos da empresa', 'Tributos da empresa no mês'], en: ['Company taxes', 'Taxes of the company in the month'] },
        cpp: {
          pt: ['Contribuição patronal', 'Contribuição patronal (CPP) do mês, fora do DAS, sobre todos os pró-labores'],
          en: ['Employer contribution', 'Employer contribution (CPP) of the month, outside the DAS, on the pro-labore of all'],
        },
        inss: { pt: ['INSS', 'INSS do pró-labore de cada sócio'], en: ['INSS', 'INSS on the pro-labore of each partner'], fields: baseAndValue },
        irrf: { pt: ['IRRF', 'IRRF do pró-labore de cada sócio'], en: ['IRRF', 'IRRF on the pro-labore of each partner'], fields: baseAndValue },
        dividendos: {
          pt: ['Dividendos', 'Dividendos do mês de cada sócio: o lucro dividido em partes iguais'],
          en: ['Dividends', 'Dividends of each partner in the month: the profit in equal parts'],
        },
        irrfDividendos: { pt: ['IRRF dos dividendos', 'IRRF sobre os dividendos do mês de cada sócio'], en: ['IRRF on dividends', 'IRRF on the dividends of each partner in the month'] },
        liquidoMensalSocio: {
          pt: ['Líquido por mês', 'O que cada sócio recebe no mês, menos o que é retido'],
          en: ['Net per month', 'What each partner receives in the month, less what is withheld'],
        },
        ajusteAnual: {
          pt: ['Ajuste anual', 'Declaração anual do IRPF de cada sócio'],
          en: ['Annual tax return', 'Annual income tax return of each partner'],
          fields: {
            impostoMinimo: { pt: ['Imposto mínimo', 'O que a tributação mínima de altas rendas acrescenta'], en: ['Minimum tax', 'What the minimum tax on high incomes adds'] },
            saldo: {
              pt: ['Saldo da declaração', 'Saldo da declaração: positivo a pagar, negativo a restituir'],
              en: ['Balance of the return', 'Balance of the return: positive to pay, negative to be refunded'],
            },
          },
        },
        liquidoAnualSocio: {
          pt: ['Líquido por ano', 'Doze vezes o líquido do mês, menos o saldo da declaração'],
          en: ['Net per year', 'Twelve times the net of the month, less the balance of the return'],
        },
        cargaTributaria: {
          pt: ['Carga tributária', 'Tributos do ano, da empresa e de todos os sócios, sobre a receita'],
          en: ['Tax burden', 'Taxes of the year, of the company and of all partners, over the revenue'],
        },
      },
    },
    economiaAnual: {
      pt: ['Economia por ano', 'Diferença no ano, para o sócio, entre o primeiro e o último cenário'],
      en: ['Yearly savings', 'Difference in the year, for the partner, between the first and the last scenario'],
    },
    avisos,
  },
  warnings: {
    'dividendos-simples': {
      pt: 'A retenção de 10 % sobre dividendos de empresa do Simples segue a leitura da Receita Federal e é discutida.',
      en: 'Withholding 10 % on dividends of a Simples company is the reading of the tax authority, and is disputed.',
    },
  },
} satisfies TextsOf<typeof prolaboreDividendos>;
