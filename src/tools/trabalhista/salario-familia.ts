import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, integer, inUnit, legalYear, tabela, explicar } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { days, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { exact, given, rounded, share, toMoney } from '../../lib/numbers/exact.ts';
import { familyAllowance } from '../../law/tables/salario-familia.ts';
import { positiveAmount } from './_fields.ts';

/** Salário-família: a quota for each child up to 14 or disabled (Lei 8.213/1991, arts. 65 to 70; EC 103/2019, art. 27). */
export const salarioFamilia = defineCalculator({
  method: 'POST',
  path: '/calculadoras/salario-familia',
  category: 'trabalhista',
  name: 'Calculadora de salário-família',
  summary: 'Direito e cotas do salário-família, por filho',
  en: {
    name: 'Family allowance calculator',
    summary: 'Right to the salário-família and its quotas, per child',
  },
  about: {
    pt: 'Lei 8.213/1991, arts. 65 a 70; EC 103/2019, art. 27. Há uma cota por filho de até 14 anos, ou inválido de qualquer idade.',
    en: 'Law 8.213/1991, arts. 65 to 70; EC 103/2019, art. 27. There is a quota for each child of up to 14 years, or disabled at any age.',
  },
  tables: [familyAllowance],
  input: v.object({
    salarioBruto: describe(positiveAmount, { pt: 'Remuneração do mês', en: 'Pay of the month' }),
    filhos: describe(v.optional(integer(0, 20), 1), {
      pt: 'Filhos com direito à cota',
      en: 'Children with a right to the quota',
    }),
    diasTrabalhados: describe(inUnit(days, v.optional(integer(1, 30), 30)), {
      pt: 'Parte trabalhada do mês, no da admissão e no da dispensa',
      en: 'Part of the month that was worked, in that of the admission and of the dismissal',
    }),
    ...legalYear,
    explicar,
  }),
  output: v.object({
    direito: describe(v.boolean(), {
      pt: 'Se há direito ao salário-família',
      en: 'Whether there is a right to the allowance',
    }),
    limite: describe(
      v.number(),
      { pt: 'Maior remuneração com direito', en: 'Greatest pay with a right' },
      reais,
    ),
    cota: describe(
      v.number(),
      { pt: 'Cota de um mês inteiro, por filho', en: 'Quota of a whole month, per child' },
      reais,
    ),
    cotaProporcional: describe(
      v.number(),
      {
        pt: 'Cota da parte trabalhada do mês, por filho',
        en: 'Quota of the part of the month that was worked, per child',
      },
      reais,
    ),
    filhos: describe(v.number(), { pt: 'Número de filhos', en: 'Number of children' }, null),
    valor: describe(
      v.number(),
      { pt: 'Salário-família do mês; 0 sem direito', en: 'Allowance of the month; 0 without a right' },
      reais,
    ),
    valorAnual: describe(
      v.number(),
      {
        pt: 'Doze cotas inteiras de cada filho; 0 sem direito',
        en: 'Twelve whole quotas of each child; 0 without a right',
      },
      reais,
    ),
    tabela,
  }),
  result: 'valor',
  examples: [{ input: { salarioBruto: 1800, filhos: 2, ano: 2026 } }],
  impossible: { salarioBruto: 1000, ano: 2024 },
  run(input, context) {
    const { salarioBruto, filhos, diasTrabalhados } = input;
    const law = lawOf({ family: familyAllowance }, input, context);
    const { cota, limite } = law.family.value;
    const direito = salarioBruto <= limite && filhos > 0;
    const children = direito ? filhos : 0;
    const whole = exact(cota, 'cota', law.family);
    const quota = rounded(share(whole, diasTrabalhados, 30));
    return {
      direito,
      limite: given(limite, 'limite', law.family),
      cota: given(cota, 'cota', law.family),
      cotaProporcional: toMoney(quota),
      filhos,
      valor: toMoney(share(quota, children)),
      valorAnual: toMoney(share(whole, 12 * children)),
      tabela: reportTable(law, [law.family]),
    };
  },
});
