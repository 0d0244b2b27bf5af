import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added } from '#test/support/legal-tables.ts';
import { sized } from '#test/support/size.ts';
import { transicaoReforma } from './transicao-reforma.ts';

type Values = Record<string, unknown>;

/** Reference rates of the test itself: 8, 15 and 2 %. */
const OWN = {
  aliquotaReferenciaCbs: 8,
  aliquotaReferenciaIbsEstadual: 15,
  aliquotaReferenciaIbsMunicipal: 2,
};

const call = (values: Values) =>
  callTool(transicaoReforma, { receita: 100_000, setor: 'comercio', aliquotaIcms: 20, ...OWN, ...values });
const service = (values: Values) => call({ setor: 'servicos', aliquotaIcms: undefined, ...values });
const yearOf = ({ anos }: ReturnType<typeof callTool>, year: number) =>
  anos.find(({ ano }: { ano: number }) => ano === year);

describe('transicao-reforma', () => {
  // 100,000.00 − 20,000.00 of ICMS − 3.65 % of the 80,000.00 left (STF, Tema 69).
  it('a shop keeps its revenue without ICMS, PIS and Cofins', () => {
    const answer = call({});
    expect(answer.receitaSemTributos).toBe(77_080);
    expect(yearOf(answer, 2026)).toMatchObject({
      precoVenda: 100_000,
      tributos: { pisCofins: { debito: 2920, credito: 0, saldo: 2920 }, icms: { saldo: 20_000 } },
      total: 22_920,
      // 0.9 and 0.1 % of what is left (LC 214/2025, arts. 343 and 346).
      teste2026: { cbs: 693.72, ibs: 77.08 },
      diferencaPreco: 0,
    });
    // 77,080.00 / 0.8 = 96,350.00 with ICMS; CBS 7.9 % and IBS 0.1 % of 77,080.00 on top.
    expect(yearOf(answer, 2027)).toMatchObject({
      aliquotas: { cbs: 7.9, ibs: 0.1, icms: 20, iss: 0 },
      precoVenda: 102_516.4,
      tributos: { icms: { saldo: 19_270 }, cbs: { saldo: 6089.32 }, ibs: { saldo: 77.08 } },
      total: 25_436.4,
      teste2026: null,
      diferencaPreco: 2516.4,
    });
    // Half way: 77,080.00 / (1 − 0.2 × 0.7) = 89,627.91; IBS three tenths of 17 %.
    expect(yearOf(answer, 2031)).toMatchObject({
      aliquotas: { cbs: 8, ibs: 5.1, icms: 14 },
      tributos: { icms: { saldo: 12_547.91 }, ibs: { saldo: 3931.08 } },
    });
    // 25 % of 77,080.00, and nothing else.
    expect(yearOf(answer, 2033)).toMatchObject({ precoVenda: 96_350, total: 19_270, cargaSobrePreco: 20 });
  });

  // Purchases of 50,000.00: 40,000.00 without ICMS, 36,300.00 without 9.25 % of that.
  it('purchases give credit of what is inside of them, PIS and Cofins in lucro real alone', () => {
    const [presumed, real] = ['lucro-presumido', 'lucro-real'].map((regime) =>
      call({ compras: 50_000, regime }),
    );
    expect(presumed.comprasSemTributos).toBe(36_300);
    expect(yearOf(presumed, 2026)).toMatchObject({ custoCompras: 40_000, margem: 37_080 });
    expect(yearOf(real, 2026)).toMatchObject({
      tributos: { pisCofins: { debito: 7400, credito: 3700 }, icms: { credito: 10_000 } },
      custoCompras: 36_300,
    });
    for (const answer of [presumed, real]) {
      expect(yearOf(answer, 2033)).toMatchObject({
        tributos: { cbs: { credito: 2904 }, ibs: { credito: 6171 } },
        custoCompras: 36_300,
      });
    }
    const reduced = call({ compras: 50_000, reducaoCompras: 100, aliquotaPisCofinsCompras: 0 });
    expect(reduced.comprasSemTributos).toBe(40_000);
    expect(yearOf(reduced, 2033).tributos.cbs.credito).toBe(0);
  });

  // 100,000.00 − 5 % of ISS − 3.65 %: 91,350.00. Services have no credit of ICMS.
  it('a service has ISS in place of ICMS, and its purchases give no credit of ICMS', () => {
    const answer = service({ compras: 10_000, aliquotaIcmsCompras: 18 });
    expect(answer.receitaSemTributos).toBe(91_350);
    expect(yearOf(answer, 2026).tributos).toMatchObject({
      iss: { saldo: 5000 },
      icms: { debito: 0, credito: 0 },
    });
    expect(yearOf(answer, 2032).aliquotas).toMatchObject({ iss: 3, icms: 0 });
    expect(yearOf(answer, 2033).tributos.iss.saldo).toBe(0);
    expect(yearOf(service({ reducao: 30 }), 2033).tributos.cbs.debito).toBe(5115.6);
  });

  // LC 214/2025, art. 454: the IPI is zero from 2027, but for what is also made in the Zona Franca.
  it('the IPI of industry ends with 2026, unless the Zona Franca makes the same', () => {
    const industry = { setor: 'industria', aliquotaIpi: 10 };
    const [ended, goesOn] = [call(industry), call({ ...industry, zonaFranca: true })];
    for (const answer of [ended, goesOn]) expect(yearOf(answer, 2026).tributos.ipi.saldo).toBe(10_000);
    expect(yearOf(ended, 2026).precoVenda).toBe(110_000);
    expect(yearOf(ended, 2027).tributos.ipi.saldo).toBe(0);
    expect(yearOf(goesOn, 2027).tributos.ipi.saldo).toBe(9635);
  });

  it('the Imposto Seletivo is in the base of the others, from 2027', () => {
    const answer = call({ aliquotaIs: 10 });
    expect(yearOf(answer, 2026).tributos.is.saldo).toBe(0);
    // 8 % of 77,080.00 + 7,708.00.
    expect(yearOf(answer, 2033).tributos).toMatchObject({ is: { saldo: 7708 }, cbs: { saldo: 6783.04 } });
  });

  // Lei SP 6.374/1989, art. 34, I: 18 %.
  it('the general rate of the state is used where no rate was sent', () => {
    const answer = call({ aliquotaIcms: undefined, uf: 'sp' });
    expect(yearOf(answer, 2026).tributos.icms.saldo).toBe(18_000);
    expect(answer.premissas).toMatchObject({ aliquotaIcms: 18 });
    expect(call({ uf: 'SP' }).anos[0].tributos.icms.saldo).toBe(20_000);
  });

  it('the answer says which rates are estimates, and has no year', () => {
    const sources = 'EC nº 132/2023; LC nº 214/2025, na redação da LC nº 227/2026';
    expect(call({})).toMatchObject({
      avisos: ['preco-repassado'],
      tabela: { vigencia: '2026-01-01', fonte: sources },
    });
    const tables = {
      'cbs-ibs-referencia': added(2027, 'Resolução nova', { cbs: 8, ibsEstadual: 15, ibsMunicipal: 2 }),
    };
    const input = { receita: 100_000, setor: 'comercio', aliquotaIcms: 20 };
    const { tabela, premissas, anos } = callTool(transicaoReforma, input, { tables });
    expect(tabela).toEqual({ vigencia: '2026-01-01', fonte: `${sources}; Resolução nova` });
    expect(premissas).toMatchObject(OWN);
    expect(anos).toEqual(call({}).anos);
  });

  it.each([
    [{ aliquotaIcms: undefined }, ['uf']],
    [{ setor: 'servicos' }, ['aliquotaIcms']],
    [{ aliquotaIss: 2 }, ['aliquotaIss']],
    [{ aliquotaIpi: 2 }, ['aliquotaIpi']],
    [{ setor: 'industria', zonaFranca: true }, ['zonaFranca']],
  ])('a call lacks or does not read a field: %o', (values, fields) => {
    const input = { receita: 1000, setor: 'comercio', aliquotaIcms: 18, ...values };
    expect(refusal(transicaoReforma, input)).toEqual({ status: 400, fields });
  });

  it('the total of each year is the sum of its balances, the series has the same, and ICMS and ISS end', () => {
    const cents = (value: number) => Math.round(value * 100);
    const amount = fc.integer({ min: 100, max: 999_999_999 }).map((value) => value / 100);
    const values = fc.record({
      receita: amount,
      compras: amount,
      aliquotaIcms: fc.integer({ min: 0, max: 40 }),
      aliquotaIs: fc.integer({ min: 0, max: 30 }),
      reducao: fc.constantFrom(0, 30, 60, 100),
      regime: fc.constantFrom('lucro-presumido', 'lucro-real'),
    });
    fc.assert(
      fc.property(values, (sent) => {
        const { anos, serie } = call(sent);
        expect(anos.map(({ ano }: { ano: number }) => ano)).toEqual(serie.ano);
        for (const [i, { tributos, total, precoVenda, margem }] of anos.entries()) {
          const balances = Object.values(tributos as Record<string, { saldo: number }>);
          expect(balances.reduce((sum, { saldo }) => sum + cents(saldo), 0)).toBe(cents(total));
          expect([serie.total[i], serie.precoVenda[i], serie.margem[i]]).toEqual([total, precoVenda, margem]);
          for (const tax of Object.keys(tributos)) expect(serie[tax][i]).toBe(tributos[tax].saldo);
        }
        const last = anos.at(-1).tributos;
        expect([last.icms.saldo, last.iss.saldo, last.pisCofins.saldo]).toEqual([0, 0, 0]);
        if (sent.reducao === 100) expect([last.cbs.debito, last.ibs.debito]).toEqual([0, 0]);
      }),
      { numRuns: sized(10, 2_500) },
    );
  });
});
