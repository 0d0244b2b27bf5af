import * as v from 'valibot';
import { ano, flag, integer, tabela } from '../../core/fields.ts';
import { lawOf } from '../../core/law.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import { exact, roundedUp, share, toMoney, zero } from '../../lib/numbers/exact.ts';
import { salaryBonus } from '../../tables/abono-pis.ts';
import { minimumWage } from '../../tables/salario-minimo.ts';
import { money } from './_fields.ts';

/** Years since the registration that the law asks for: Lei 7.998/1990, art. 9º, II. */
const YEARS_REGISTERED = 5;

/** From the base year to the year of payment: Codefat's calendars since 2022. */
const YEARS_TO_PAYMENT = 2;

const motivo = v.picklist([
  'menos-de-30-dias',
  'remuneracao-acima-do-limite',
  'menos-de-5-anos-de-inscricao',
  'dados-nao-informados',
]);

/**
 * The salary bonus of PIS/Pasep (CF, art. 239, § 3º; EC 135/2024; Lei 7.998/1990, art. 9º, §§ 2º to 4º): a twelfth of
 * the minimum wage of the year of payment for each month worked in the base year, rounded up to whole reais.
 */
export const abonoPis = defineTool({
  method: 'POST',
  path: '/calculadoras/abono-pis',
  category: 'trabalhista',
  name: 'Calculadora de abono PIS/Pasep',
  summary: 'Direito ao abono salarial e o seu valor',
  input: v.object({
    mesesTrabalhados: integer(0, 12),
    remuneracaoMedia: money,
    anosInscricao: v.optional(integer(0, 60), 5),
    dadosInformados: flag(true),
    ano,
  }),
  output: v.object({
    elegivel: v.boolean(),
    motivos: v.array(motivo),
    anoBase: v.number(),
    limiteRemuneracao: v.number(),
    mesesTrabalhados: v.number(),
    valorPorMes: v.number(),
    valor: v.number(),
    tabela,
  }),
  examples: [
    {
      input: { mesesTrabalhados: 8, remuneracaoMedia: 2100, ano: 2026 },
      output: {
        elegivel: true,
        motivos: [],
        anoBase: 2024,
        limiteRemuneracao: 2766,
        mesesTrabalhados: 8,
        valorPorMes: 135.08,
        valor: 1081,
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte: 'CF, art. 239, § 3º; EC nº 135/2024; Lei nº 7.998/1990; Decreto nº 12.797/2025',
        },
      },
    },
  ],
  run({ mesesTrabalhados, remuneracaoMedia, anosInscricao, dadosInformados, ano }, context) {
    const law = lawOf({ bonus: salaryBonus, wage: minimumWage }, { ano }, context);
    const { limiteRemuneracao } = law.bonus.value;
    const failed = {
      'menos-de-30-dias': mesesTrabalhados === 0,
      'remuneracao-acima-do-limite': remuneracaoMedia > limiteRemuneracao,
      'menos-de-5-anos-de-inscricao': anosInscricao < YEARS_REGISTERED,
      'dados-nao-informados': !dadosInformados,
    };
    const motivos = motivo.options.filter((reason) => failed[reason]);
    const elegivel = motivos.length === 0;
    const wage = exact(law.wage.value);
    const amount = elegivel ? roundedUp(share(wage, mesesTrabalhados, 12), 0) : zero;
    return {
      elegivel,
      motivos,
      anoBase: law.ano - YEARS_TO_PAYMENT,
      limiteRemuneracao,
      mesesTrabalhados,
      valorPorMes: toMoney(share(wage, 1, 12)),
      valor: toMoney(amount),
      tabela: reportTable(law, [law.bonus, law.wage]),
    };
  },
});
