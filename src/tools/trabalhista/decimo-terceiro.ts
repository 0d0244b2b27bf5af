import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { ano, baseAndValue, date, dependentes, fullIrrf, integer, tabela } from '../../core/fields.ts';
import { lawOf } from '../../core/law.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import { addDays, dayNumber, weekdayOf } from '../../lib/dates/dates.ts';
import {
  exact,
  minus,
  percentOf,
  plus,
  rounded,
  share,
  sum,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { FGTS_RATE, fgtsShown } from '../../lib/law/fgts.ts';
import { inssShown } from '../../lib/law/inss.ts';
import { irrfFull, irrfShown } from '../../lib/law/irrf.ts';
import { withholdFrom } from '../../lib/law/payroll.ts';
import { thirteenthTwelfths } from '../../lib/law/service-time.ts';
import { inssTable } from '../../tables/inss.ts';
import { irrfTable } from '../../tables/irrf-mensal.ts';
import { optionalMoney, positiveMoney } from './_fields.ts';

/** Last days of the two instalments (Lei 4.749/1965, arts. 1º and 2º). */
const FIRST_DUE = '11-30';
const SECOND_DUE = '12-20';

/** The date itself, or the Friday before when it falls on a weekend. */
function backToFriday(date: string): string {
  const weekday = weekdayOf(dayNumber(date));
  return addDays(date, weekday === 6 ? -1 : weekday === 0 ? -2 : 0);
}

/** The 13th pay in its two instalments (Lei 4.090/1962; Lei 4.749/1965); taxed alone (Lei 8.134/1990, art. 16). */
export const decimoTerceiro = defineTool({
  method: 'POST',
  path: '/calculadoras/decimo-terceiro',
  category: 'trabalhista',
  name: 'Calculadora de 13º salário',
  summary: 'Décimo terceiro em duas parcelas, com descontos e prazos',
  input: v.object({
    salarioBruto: positiveMoney,
    mediaVariaveis: optionalMoney,
    pensaoAlimenticia: optionalMoney,
    mesesTrabalhados: v.optional(integer(1, 12), 12),
    dataAdmissao: v.optional(date),
    dependentes,
    ano,
  }),
  output: v.object({
    avos: v.number(),
    valorBruto: v.number(),
    primeiraParcela: v.object({ valor: v.number(), prazo: v.string() }),
    segundaParcela: v.object({
      bruto: v.number(),
      inss: baseAndValue,
      irrf: baseAndValue,
      pensaoAlimenticia: v.number(),
      liquido: v.number(),
      prazo: v.string(),
    }),
    totalDescontos: v.number(),
    totalLiquido: v.number(),
    irrf: fullIrrf,
    fgts: v.object({
      base: v.number(),
      valor: v.number(),
      primeira: v.number(),
      segunda: v.number(),
    }),
    aliquotaEfetiva: v.number(),
    tabela,
  }),
  examples: [
    {
      input: { salarioBruto: 6000, dependentes: 1, ano: 2026 },
      output: {
        avos: 12,
        valorBruto: 6000,
        primeiraParcela: { valor: 3000, prazo: '2026-11-30' },
        segundaParcela: {
          bruto: 3000,
          inss: { base: 6000, valor: 641.51 },
          irrf: { base: 5168.9, valor: 332.97 },
          pensaoAlimenticia: 0,
          liquido: 2025.52,
          prazo: '2026-12-18',
        },
        totalDescontos: 974.48,
        totalLiquido: 5025.52,
        irrf: {
          base: 5168.9,
          valor: 332.97,
          deducaoUtilizada: 'legal',
          baseCalculo: 5168.9,
          aliquota: 27.5,
          parcelaDeduzir: 908.73,
          impostoTabela: 512.72,
          reducao: 179.75,
          irrf: 332.97,
          retencaoDispensada: false,
          irrfRetido: 332.97,
        },
        fgts: { base: 6000, valor: 480, primeira: 240, segunda: 240 },
        aliquotaEfetiva: 16.24,
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte: 'Portaria Interministerial MPS/MF nº 13/2026; Lei nº 15.191/2025 e Lei nº 15.270/2025',
        },
      },
    },
  ],
  run(input, context) {
    const law = lawOf({ inss: inssTable, irrf: irrfTable }, input, context);
    const { dataAdmissao } = input;
    const lastDay = `${law.ano}-12-31`;
    if (dataAdmissao !== undefined && dataAdmissao > lastDay) {
      throw invalidValue('dataAdmissao', { pt: `deve ser até ${lastDay}`, en: `must be up to ${lastDay}` });
    }
    const twelfths =
      dataAdmissao === undefined
        ? input.mesesTrabalhados
        : thirteenthTwelfths(dataAdmissao, lastDay, law.ano);

    const gross = share(plus(exact(input.salarioBruto), exact(input.mediaVariaveis)), twelfths, 12);
    const alimony = exact(input.pensaoAlimenticia);
    const { inss, irrf, total } = withholdFrom(
      law,
      gross,
      { dependentes: input.dependentes, others: alimony },
      { waives: false },
    );
    const first = rounded(share(gross, 1, 2));
    const second = minus(rounded(gross), first);
    const discounts = sum(total, alimony);
    const fgts = fgtsShown(gross);
    const firstDeposit = rounded(percentOf(first, FGTS_RATE));
    return {
      avos: twelfths,
      valorBruto: toMoney(gross),
      primeiraParcela: { valor: toMoney(first), prazo: backToFriday(`${law.ano}-${FIRST_DUE}`) },
      segundaParcela: {
        bruto: toMoney(second),
        inss: inssShown(inss),
        irrf: irrfShown(irrf),
        pensaoAlimenticia: input.pensaoAlimenticia,
        liquido: toMoney(minus(second, discounts)),
        prazo: backToFriday(`${law.ano}-${SECOND_DUE}`),
      },
      totalDescontos: toMoney(discounts),
      totalLiquido: toMoney(minus(rounded(gross), discounts)),
      irrf: irrfFull(irrf),
      fgts: {
        ...fgts,
        primeira: toMoney(firstDeposit),
        segunda: toMoney(minus(exact(fgts.valor), firstDeposit)),
      },
      aliquotaEfetiva: toPercent(total, gross),
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});
