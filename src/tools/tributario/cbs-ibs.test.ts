import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added } from '#test/support/legal-tables.ts';
import { sized } from '#test/support/size.ts';
import { cbsIbs } from './cbs-ibs.ts';

type Values = Record<string, unknown>;

/** Rates of the test itself, so that no answer depends on the estimate: 8, 15 and 2 %. */
const OWN = { aliquotaCbs: 8, aliquotaIbsEstadual: 15, aliquotaIbsMunicipal: 2 };

const call = (ano: number, itens: Values[], more: Values = {}) =>
  callTool(cbsIbs, { ano, itens, ...(ano > 2026 && OWN), ...more });
const item = (ano: number, values: Values, more: Values = {}) => call(ano, [values], more).itens[0];

describe('cbs-ibs', () => {
  // LC 214/2025, arts. 343 and 346: 0.9 and 0.1 % of 2,000.00 − 360.00 − 33.00 − 152.00 = 1,455.00; art. 348: nothing is paid.
  it('2026: ICMS, PIS and Cofins leave the base, and the test is shown and not added', () => {
    const answer = call(2026, [{ valor: 2000, icms: 360, pis: 33, cofins: 152 }]);
    expect(answer.itens[0]).toMatchObject({
      exclusoes: 545,
      baseCalculo: 1455,
      cst: '000',
      cbs: 13.1,
      ibsEstadual: 1.46,
      ibsMunicipal: 0,
      ibs: 1.46,
      total: 2000,
    });
    expect(answer.totais).toMatchObject({ tributos: 14.56, totalNota: 2000, cargaEfetiva: 0.728 });
    expect(answer).toMatchObject({ splitPayment: null, avisos: ['teste-2026'] });
    expect(answer.apuracao).toMatchObject({ aRecolher: { total: 0 }, dispensado: true });
    const owed = call(2026, [{ valor: 2000 }], { dispensaRecolhimento: false });
    expect(owed.apuracao).toMatchObject({ aRecolher: { cbs: 18, ibs: 2, total: 20 }, dispensado: false });
  });

  // 8, 15 and 2 % of 1,000.00 + 50.00 + 10.00 − 60.00, on top of the price.
  it('freight and additions are in the base, a discount is not, and the tax is on top', () => {
    expect(item(2033, { valor: 1000, frete: 50, acrescimos: 10, desconto: 60 })).toMatchObject({
      valorOperacao: 1000,
      baseCalculo: 1000,
      cbs: 80,
      ibsEstadual: 150,
      ibsMunicipal: 20,
      ibs: 170,
      total: 1250,
    });
  });

  // The CSTs of the table of 22 June 2026: 000, 200 (reduced), 400 (exempt), 410 (immune), 510/515 (deferred), 550.
  it.each([
    [{}, '000', 80, 170],
    [{ reducao: 60 }, '200', 32, 68],
    [{ situacao: 'aliquota-zero' }, '200', 0, 0],
    [{ situacao: 'isenta' }, '400', 0, 0],
    [{ situacao: 'imune' }, '410', 0, 0],
    [{ situacao: 'exportacao' }, '410', 0, 0],
    [{ situacao: 'suspensa' }, '550', 0, 0],
    [{ situacao: 'suspensa', reducao: 60 }, '550', 0, 0],
    [{ situacao: 'diferida' }, '510', 0, 0],
    [{ situacao: 'diferida', reducao: 60 }, '515', 0, 0],
  ])('an item %o has the CST %s, CBS %d and IBS %d', (values, cst, cbs, ibs) => {
    const found = item(2033, { valor: 1000, ...values });
    expect(found).toMatchObject({ cst, cbs, ibs, cClassTrib: null, fundamento: null });
    expect(found.baseCalculo).toBe(['400', '410'].includes(cst) ? 0 : 1000);
  });

  it('a deferred or suspended item shows the tax that it does not pay, and why', () => {
    const amounts = { cbs: 80, ibsEstadual: 150, ibsMunicipal: 20, total: 250 };
    const deferred = item(2033, { valor: 1000, situacao: 'diferida' });
    expect(deferred.naoRecolhido).toEqual({ motivo: 'diferimento', ...amounts });
    expect(deferred.total).toBe(1000);
    const suspended = item(2033, { valor: 1000, cClassTrib: '550001' });
    expect(suspended.naoRecolhido).toEqual({ motivo: 'suspensao', ...amounts });
    expect(item(2033, { valor: 1000 }).naoRecolhido).toBeNull();
  });

  // LC 214/2025: art. 308 (Prouni: CBS 0, IBS 60 % less), art. 261 (rent 70 % less), art. 12, § 8º (half of the base).
  it.each([
    ['200025', 'LC nº 214/2025, art. 308', 100, 60, 0, 68],
    ['200027', 'LC nº 214/2025, art. 261, parágrafo único', 70, 70, 24, 51],
    ['222001', 'LC nº 214/2025, art. 12, § 8º', 0, 0, 40, 85],
    ['410004', 'LC nº 214/2025, art. 8º', 0, 0, 0, 0],
  ])(
    'code %s stands on %s: %d and %d %% less',
    (cClassTrib, fundamento, reducaoCbs, reducaoIbs, cbs, ibs) => {
      const found = item(2033, { valor: 1000, cClassTrib });
      expect(found).toMatchObject({ cClassTrib, fundamento, reducaoCbs, reducaoIbs, cbs, ibs });
      expect(found.cst).toBe(cClassTrib.slice(0, 3));
    },
  );

  // Art. 237: health plans, 60 % less, at rates that are the same in the whole country.
  it('a service with uniform rates takes those of the reference, not the own ones of a state', () => {
    const references = {
      aliquotaReferenciaCbs: 10,
      aliquotaReferenciaIbsEstadual: 20,
      aliquotaReferenciaIbsMunicipal: 5,
    };
    const { itens, aliquotas } = call(
      2033,
      [{ valor: 1000, cClassTrib: '011002' }, { valor: 1000 }],
      references,
    );
    expect(itens[0].aliquotaEfetiva).toEqual({ cbs: 4, ibsEstadual: 8, ibsMunicipal: 2 });
    expect(itens[1].aliquotaEfetiva).toEqual({ cbs: 8, ibsEstadual: 15, ibsMunicipal: 2 });
    expect(aliquotas).toMatchObject({ cbs: 8, ibs: 17, estimadas: [] });
  });

  // Art. 12: 5 % of 1,000.00 and 0.25 for each of 40 units are part of the base of the others.
  it('the Imposto Seletivo by value and by unit adds up, and is in the base', () => {
    const answer = call(2033, [{ valor: 1000, aliquotaIs: 5, isPorUnidade: 0.25, quantidade: 40 }]);
    expect(answer.itens[0]).toMatchObject({
      baseIs: 1000,
      is: 60,
      baseCalculo: 1060,
      cbs: 84.8,
      total: 1325,
    });
    expect(answer.totais.tributos).toBe(325);
    expect(answer.avisos).toEqual(['is-sem-lei', 'split-gradual']);
  });

  // Arts. 472 and 473: the whole tax goes to the buyer; the CBS by tenths from 2029 on. 8, 15 and 2 % less a fifth are 6.4, 12 and 1.6 %.
  it.each([
    ['uniao', 2029, [20, 0, 0]],
    ['uniao', 2033, [20, 0, 0]],
    ['estado', 2027, [6.4, 13.6, 0]],
    ['estado', 2029, [5.76, 14.24, 0]],
    ['estado', 2033, [0, 20, 0]],
    ['distrito-federal', 2032, [3.84, 16.16, 0]],
    ['municipio', 2028, [6.4, 0, 13.6]],
    ['municipio', 2030, [5.12, 0, 14.88]],
  ] as const)('%s buys in %d at %o', (ente, ano, [cbs, ibsEstadual, ibsMunicipal]) => {
    const bought = item(ano, { valor: 1000 }, { compraGovernamental: { ente, redutor: 20 } });
    expect(bought.aliquotaEfetiva).toEqual({ cbs, ibsEstadual, ibsMunicipal });
    expect(bought).toMatchObject({ ibs: 200 - bought.cbs, total: 1200 });
    expect(bought.tributosSemDestinacao).toEqual({ cbs: 64, ibsEstadual: 120, ibsMunicipal: 16, total: 200 });
  });

  it('a public buyer without a reducer is warned of, and one on the spot without a bid pays as anybody', () => {
    const compra = (compraGovernamental: Values) => call(2033, [{ valor: 1000 }], { compraGovernamental });
    expect(compra({ ente: 'uniao' }).avisos).toEqual(['redutor-nao-publicado', 'split-gradual']);
    expect(compra({ ente: 'uniao', redutor: 0 }).avisos).toEqual(['split-gradual']);
    const spot = compra({ ente: 'uniao', presencialSemLicitacao: true });
    expect(spot.itens[0]).toMatchObject({ cbs: 80, ibs: 170 });
    expect(spot.itens[0]).not.toHaveProperty('tributosSemDestinacao');
    expect(spot.premissas).not.toHaveProperty('compraGovernamental');
    expect(spot.avisos).toEqual(['split-gradual']);
  });

  // Arts. 47 and 51: credits of 200.00 at 40 % less, and of an invoice; a quarter of the sales is exempt.
  it('credits come off the debits, less the part that exempt sales annul', () => {
    const sales = [{ valor: 3000 }, { valor: 1000, situacao: 'isenta' }];
    const creditos = [{ valor: 200, reducao: 40 }, { cbs: 30.4 }, { ibs: 7.6 }];
    const { apuracao, avisos } = call(2033, sales, { creditos });
    // 120.00 at 8 % = 9.60 and at 15 and 2 % = 18.00 and 2.40.
    expect(apuracao).toEqual({
      debitos: { cbs: 240, ibs: 510, total: 750 },
      creditos: { cbs: 40, ibs: 28, total: 68 },
      anulados: { cbs: 10, ibs: 7, total: 17 },
      aRecolher: { cbs: 210, ibs: 489, total: 699 },
      saldoCredor: { cbs: 0, ibs: 0, total: 0 },
      dispensado: false,
    });
    expect(avisos).toEqual(['split-gradual', 'credito-anulado']);
  });

  // Art. 51, § 1º: exports, and art. 52: the zero rate, keep the credits; so do books (art. 9º, IV).
  it.each([
    [{ situacao: 'imune' }, 100],
    [{ cClassTrib: '400001' }, 100],
    [{ cClassTrib: '410006' }, 100],
    [{ situacao: 'exportacao' }, 0],
    [{ situacao: 'aliquota-zero' }, 0],
    [{ cClassTrib: '410008' }, 0],
    [{ cClassTrib: '410004' }, 0],
  ])('a sale %o annuls %d of credits, and what is left is a balance', (values, annulled) => {
    const { apuracao } = call(2033, [{ valor: 1000, ...values }], { creditos: [{ cbs: 100 }] });
    expect(apuracao.anulados.cbs).toBe(annulled);
    expect(apuracao.saldoCredor.cbs).toBe(100 - annulled);
  });

  // Arts. 31 to 34. 125.01 in 4: 31.25 each and 31.26; 8.00 and 17.00 in 4: 2.00 and 4.25.
  it('the split payment cuts each instalment to the cent, and the last one takes the rest', () => {
    const { splitPayment } = call(2033, [{ valor: 100.01 }], { parcelas: 4 });
    expect(splitPayment).toMatchObject({ cbs: 8, ibs: 17, total: 25, liquido: 100.01 });
    const parcela = (numero: number, valor: number, liquido: number) => ({
      numero,
      valor,
      cbs: 2,
      ibs: 4.25,
      liquido,
    });
    expect(splitPayment.parcelas).toEqual([
      parcela(1, 31.25, 25),
      parcela(2, 31.25, 25),
      parcela(3, 31.25, 25),
      parcela(4, 31.26, 25.01),
    ]);
  });

  it('the reference rates of a host take the place of the estimate, and are named in tabela and premissas', () => {
    const value = { cbs: 9, ibsEstadual: 16, ibsMunicipal: 3 };
    const tables = { 'cbs-ibs-referencia': added(2027, 'Resolução nova', value) };
    const answer = callTool(cbsIbs, { ano: 2030, itens: [{ valor: 100 }] }, { tables });
    expect(answer.aliquotas).toEqual({
      cbs: 9,
      ibsEstadual: 3.2,
      ibsMunicipal: 0.6,
      ibs: 3.8,
      estimadas: [],
    });
    expect(answer.tabela).toEqual({
      ano: 2030,
      vigencia: '2030-01-01',
      fonte: 'EC nº 132/2023; LC nº 214/2025, na redação da LC nº 227/2026; Resolução nova',
    });
    expect(answer.premissas).toMatchObject({
      aliquotaReferenciaCbs: 9,
      aliquotaReferenciaIbsEstadual: 16,
      aliquotaReferenciaIbsMunicipal: 3,
      parcelas: 1,
    });
    expect(answer.premissas).not.toHaveProperty('dispensaRecolhimento');
  });

  it('a comparison of 2026 with 2033 has the rates of both', () => {
    const { comparacao, itens } = call(2026, [{ valor: 1000 }], { ...OWN, comparar: '2033-01', parcelas: 2 });
    expect(itens[0].total).toBe(1000);
    expect(comparacao.resposta.itens[0].total).toBe(1250);
    expect(comparacao.resposta.splitPayment.parcelas).toHaveLength(2);
  });

  it.each([
    [2027, { valor: 100, pis: 1 }, 'pis'],
    [2027, { valor: 100, cofins: 1 }, 'cofins'],
    [2033, { valor: 100, icms: 1 }, 'icms'],
    [2033, { valor: 100, iss: 1 }, 'iss'],
    [2026, { valor: 100, aliquotaIs: 1 }, 'aliquotaIs'],
    [2027, { valor: 100, isPorUnidade: 1, situacao: 'imune' }, 'isPorUnidade'],
    [2027, { valor: 100, icms: 100.01 }, 'valor'],
    [2027, { valor: 100, desconto: 100.01 }, 'valor'],
    [2027, { valor: 100, reducao: 1, situacao: 'isenta' }, 'reducao'],
    [2027, { valor: 100, reducao: 1, situacao: 'aliquota-zero' }, 'reducao'],
  ])('%d refuses %o with 422', (ano, values, field) => {
    const itens = [{ valor: 1 }, values];
    expect(refusal(cbsIbs, { ano, itens })).toEqual({ status: 422, fields: [`itens[1].${field}`] });
  });

  it.each([
    ['620001', 'nao-calculado'],
    ['200999', 'desconhecido'],
    ['999999', 'desconhecido'],
  ])('code %s is refused as %s', (cClassTrib, reason) => {
    expect(() => call(2027, [{ valor: 1, cClassTrib }])).toThrow(
      expect.objectContaining({ status: 422, parts: expect.objectContaining({ extra: { reason } }) }),
    );
  });

  // 200055 came with the table of 1 October 2026.
  it('a code of another table is refused with the name of the table that is held', () => {
    expect(() => call(2027, [{ valor: 1, cClassTrib: '200055' }])).toThrow(
      /Tabela cClassTrib de 22\/06\/2026/,
    );
  });

  it.each([
    [{ itens: [{ valor: 1, cClassTrib: '200032', situacao: 'tributada' }] }, ['itens[0].cClassTrib']],
    [{ itens: [{ valor: 1, quantidade: 2 }] }, ['itens[0].quantidade']],
    [{ creditos: [{}] }, ['creditos[0].valor']],
    [{ creditos: [{ reducao: 10 }] }, ['creditos[0].valor']],
    [{ creditos: [{ cbs: 1, valor: 1 }] }, ['creditos[0].valor']],
    [{ dispensaRecolhimento: true }, ['dispensaRecolhimento']],
    [{ aliquotaReferenciaIbsEstadual: 16 }, ['aliquotaReferenciaIbsEstadual']],
    [{ ano: 2026, aliquotaReferenciaCbs: 9 }, ['aliquotaReferenciaCbs']],
    [{ ano: 2026, parcelas: 2, compraGovernamental: { ente: 'uniao' } }, ['compraGovernamental', 'parcelas']],
    [
      { compraGovernamental: { ente: 'uniao', redutor: 1, presencialSemLicitacao: true } },
      ['compraGovernamental.redutor'],
    ],
  ])('what a call does not read is refused with 400: %o', (more, fields) => {
    expect(refusal(cbsIbs, { ano: 2027, itens: [{ valor: 1 }], ...more })).toEqual({ status: 400, fields });
  });
});

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100);
const anItem = fc
  .record({
    valor: fc.integer({ min: 100_000, max: 99_999_999 }).map((value) => value / 100),
    frete: cents(500),
    icms: cents(400),
    iss: cents(300),
    ipi: cents(200),
    reducao: fc.constantFrom(0, 30, 40, 60, 100),
  })
  .map(({ icms, iss, ...values }) => ({ values, local: { icms, iss } }));
const someItems = fc.array(anItem, { minLength: 1, maxLength: 6 });
const aYear = fc.integer({ min: 2026, max: 2033 });
const runs = { numRuns: sized(10, 10_000) };

/** ICMS and ISS exist until 2032. */
const sentOf = (ano: number, items: readonly { values: object; local: object }[]): Values[] =>
  items.map(({ values, local }) => ({ ...values, ...(ano < 2033 && local) }));

const inCents = (value: number) => Math.round(value * 100);

describe('cbs-ibs, of any items', () => {
  it('CBS and IBS of the items add up to those of the invoice, and its total less the taxes is the base', () => {
    fc.assert(
      fc.property(aYear, someItems, (ano, items) => {
        const { itens, totais } = call(ano, sentOf(ano, items));
        for (const name of ['cbs', 'ibs', 'ibsEstadual', 'ibsMunicipal', 'baseCalculo'] as const) {
          const added = itens.reduce(
            (all: number, one: Record<string, number>) => all + inCents(one[name]!),
            0,
          );
          expect(added).toBe(inCents(totais[name]));
        }
        const onTop = ano > 2026 ? totais.tributos : 0;
        const price = inCents(totais.totalNota) - inCents(onTop);
        expect(price).toBe(inCents(totais.valorOperacao));
        expect(price - inCents(totais.exclusoes)).toBe(inCents(totais.baseCalculo));
      }),
      runs,
    );
  });

  it('neither ICMS nor ISS is inside the base', () => {
    fc.assert(
      fc.property(aYear, anItem, (ano, { values, local }) => {
        const whole = item(ano, values).baseCalculo;
        const { baseCalculo } = item(ano, sentOf(ano, [{ values, local }])[0] as Values);
        const left = ano < 2033 ? inCents(local.icms) + inCents(local.iss) : 0;
        expect(inCents(whole) - inCents(baseCalculo)).toBe(left);
      }),
      runs,
    );
  });

  it('a zero rate gives zero', () => {
    fc.assert(
      fc.property(aYear, anItem, (ano, { values }) => {
        const { reducao: _, ...rest } = values;
        const found = item(ano, { ...rest, situacao: 'aliquota-zero' });
        expect([found.cbs, found.ibsEstadual, found.ibsMunicipal]).toEqual([0, 0, 0]);
        const rates = { aliquotaCbs: 0, aliquotaIbsEstadual: 0, aliquotaIbsMunicipal: 0 };
        expect(call(ano, [values], rates).totais).toMatchObject({ tributos: 0, cargaEfetiva: 0 });
      }),
      runs,
    );
  });

  it('the order of the items changes nothing but their order', () => {
    fc.assert(
      fc.property(aYear, someItems, (ano, items) => {
        const sent = sentOf(ano, items);
        const [answer, turned] = [call(ano, sent), call(ano, sent.toReversed())];
        expect({ ...turned, itens: turned.itens.toReversed() }).toEqual(answer);
      }),
      runs,
    );
  });
});
