import * as v from 'valibot';
import { ano, baseAndValue, dependentes, fullIrrf, mes, tabela } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import {
  compare,
  exact,
  minus,
  percentOf,
  plus,
  rounded,
  sum,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { inssShown } from '../../lib/law/inss.ts';
import { irrfFull } from '../../lib/law/irrf.ts';
import { payslipLine, payslipLines, totalOf } from '../../lib/law/payslip.ts';
import { ceilingLeft, CONTRIBUTOR_RATE, proLaboreOf } from '../../lib/law/pro-labore.ts';
import { CPP_RATE } from '../../lib/law/taxes/company-month.ts';
import { inssTable } from '../../tables/inss.ts';
import { irrfTable } from '../../tables/irrf-mensal.ts';
import { minimumWage } from '../../tables/salario-minimo.ts';
import { amount, noMoney } from './_fields.ts';
import { lawOf } from './_law.ts';

const regime = v.picklist(['simples', 'simples-anexo-iv', 'lucro-presumido', 'lucro-real']);

/** What a partner's pay for his work leaves him, and what it costs the company. */
export const proLabore = defineTool({
  method: 'POST',
  path: '/calculadoras/pro-labore',
  category: 'tributario',
  name: 'Calculadora de pró-labore',
  summary: 'Pró-labore líquido do sócio e encargo da empresa',
  input: v.object({
    proLabore: amount,
    regime: v.optional(regime, 'simples'),
    dependentes,
    pensaoAlimenticia: noMoney,
    baseOutrosVinculos: noMoney,
    ano,
    mes,
  }),
  output: v.object({
    proLabore: v.number(),
    regime,
    descontos: v.array(v.object({ codigo: v.string(), descricao: v.string(), valor: v.number() })),
    totalDescontos: v.number(),
    liquido: v.number(),
    inss: v.object({ ...baseAndValue.entries, aliquota: v.number(), tetoAtingido: v.boolean() }),
    irrf: fullIrrf,
    empresa: v.object({ cppAliquota: v.number(), cpp: v.number(), custoTotal: v.number() }),
    aliquotaEfetiva: v.number(),
    cargaTotal: v.number(),
    avisos: v.array(v.string()),
    tabela,
  }),
  warnings: ['abaixo-do-salario-minimo'],
  examples: [
    {
      input: { proLabore: 6000, regime: 'lucro-presumido', ano: 2026 },
      output: {
        proLabore: 6000,
        regime: 'lucro-presumido',
        descontos: [
          { codigo: 'inss', descricao: 'INSS (11%)', valor: 660 },
          { codigo: 'irrf', descricao: 'IRRF', valor: 380.02 },
        ],
        totalDescontos: 1040.02,
        liquido: 4959.98,
        inss: { base: 6000, aliquota: 11, valor: 660, tetoAtingido: false },
        irrf: {
          base: 5340,
          valor: 380.02,
          deducaoUtilizada: 'legal',
          baseCalculo: 5340,
          aliquota: 27.5,
          parcelaDeduzir: 908.73,
          impostoTabela: 559.77,
          reducao: 179.75,
          irrf: 380.02,
          retencaoDispensada: false,
          irrfRetido: 380.02,
        },
        empresa: { cppAliquota: 20, cpp: 1200, custoTotal: 7200 },
        aliquotaEfetiva: 17.33,
        cargaTotal: 31.11,
        avisos: [],
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte: 'Portaria Interministerial MPS/MF nº 13/2026; Lei nº 15.191/2025 e Lei nº 15.270/2025',
        },
      },
    },
  ],
  run({ proLabore, regime, dependentes, pensaoAlimenticia, baseOutrosVinculos, ano, mes }, context) {
    const law = lawOf({ inss: inssTable, irrf: irrfTable, wage: minimumWage }, { ano, mes }, context);
    const [pay, alimony, elsewhere] = [exact(proLabore), exact(pensaoAlimenticia), exact(baseOutrosVinculos)];
    const { inss, irrf } = proLaboreOf(law, pay, { dependentes, others: alimony }, elsewhere);
    const descontos = payslipLines(
      payslipLine('inss', `INSS (${CONTRIBUTOR_RATE}%)`, inss.valor),
      payslipLine('irrf', 'IRRF', irrf.withheld),
      payslipLine('pensao', 'Pensão alimentícia', alimony),
    );
    const withheld = sum(inss.valor, irrf.withheld);
    const cppAliquota = regime === 'simples' ? 0 : CPP_RATE;
    const cpp = rounded(percentOf(pay, cppAliquota));
    const cost = plus(pay, cpp);
    const { base, valor } = inssShown(inss);
    return {
      proLabore,
      regime,
      descontos,
      totalDescontos: totalOf(descontos),
      liquido: toMoney(minus(pay, sum(withheld, alimony))),
      inss: {
        base,
        aliquota: CONTRIBUTOR_RATE,
        valor,
        tetoAtingido: compare(pay, ceilingLeft(law.inss.value, elsewhere)) >= 0,
      },
      irrf: irrfFull(irrf),
      empresa: { cppAliquota, cpp: toMoney(cpp), custoTotal: toMoney(cost) },
      aliquotaEfetiva: toPercent(withheld, pay),
      cargaTotal: toPercent(plus(withheld, cpp), cost),
      avisos: proLabore < law.wage.value ? ['abaixo-do-salario-minimo'] : [],
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});
