/**
 * Figures of the official component: its own tests of the regime geral (`CalculadoraServiceTest` and the recorded answers
 * of V0059), as the mirror joaopedrogv/rtc-calculadora-offline and sinete-dev/sinete keep them.
 */
import { describe, expect, it } from 'vitest';
import { operationOn, postRtc } from '#test/support/rtc.ts';

const whole = { cst: '000', cClassTrib: '000001' };
const nominal = (cbs: number, ibsEstadual: number, ibsMunicipal: number, more: object = {}) => ({
  aliquotasNominais: { cbs, ibsEstadual, ibsMunicipal, ...more },
});

/** The group of the only item. */
async function groupOf(day: string, item: object, more: object = {}) {
  const { status, body } = await postRtc('/regime-geral', operationOn(day, [item], more));
  expect([status, body.detail]).toEqual([200, undefined]);
  return body.objetos[0].tribCalc.IBSCBS.gIBSCBS;
}

const code = (cClassTrib: string, baseCalculo: number, more: object = {}) => ({
  cst: cClassTrib.slice(0, 3),
  cClassTrib,
  baseCalculo,
  ...more,
});

describe('taxes of an item', () => {
  it.each([
    ['200026', '2026-03-19', 91, 4.14, {}, ['0.02', '0.00', '0.18', '0.01', '0.00']],
    [
      '200053',
      '2028-02-15',
      55,
      43_087.82,
      nominal(8.7, 0.1, 0.05),
      ['0.00', '0.00', '0.00', '0.00', '0.00'],
    ],
    [
      '200046',
      '2028-12-15',
      91,
      2455,
      nominal(8.75, 0.05, 0.05),
      ['0.025', '0.61', '4.375', '107.41', '1.23'],
    ],
    ['200037', '2026-05-15', 91, 5535, {}, ['0.04', '2.21', '0.36', '19.93', '2.21']],
  ])('%s on %s in document %d', async (cClassTrib, day, tpDoc, base, rates, figures) => {
    const { gIBSUF, gCBS, vIBS } = await groupOf(day, code(cClassTrib, base, rates), { tpDoc });
    expect([gIBSUF.gRed.pAliqEfet, gIBSUF.vIBSUF, gCBS.gRed.pAliqEfet, gCBS.vCBS, vIBS]).toEqual(figures);
  });

  it.each([
    ['2028-06-01', 9.11, 0.05, 0.05, ['112.47', '0.62', '0.62', '1.23']],
    ['2029-06-01', 9.21, 1.6, 0.25, ['113.70', '19.75', '3.09', '22.84']],
    ['2032-06-01', 9.21, 6.4, 1, ['113.70', '79.01', '12.35', '91.36']],
  ])('the rates sent for %s tax the whole base', async (day, cbs, state, city, figures) => {
    const group = await groupOf(day, { ...whole, baseCalculo: 1234.56, ...nominal(cbs, state, city) });
    expect([group.gCBS.vCBS, group.gIBSUF.vIBSUF, group.gIBSMun.vIBSMun, group.vIBS]).toEqual(figures);
  });

  it('a tie goes to the even cent', async () => {
    const two = await groupOf('2027-06-01', { ...whole, baseCalculo: 2.5, ...nominal(1, 3, 0) });
    const twelve = await groupOf('2027-06-01', { ...whole, baseCalculo: 12.5, ...nominal(1, 3, 0) });
    expect([two.gCBS.vCBS, two.vIBS, twelve.gCBS.vCBS, twelve.vIBS]).toEqual([
      '0.02',
      '0.08',
      '0.12',
      '0.38',
    ]);
  });

  it('the whole tax of a deferral is deferred', async () => {
    const { gCBS } = await groupOf(
      '2032-06-01',
      code('515001', 1449.19, { ncm: '01022110', ...nominal(9.21, 6.4, 1) }),
    );
    expect(gCBS).toMatchObject({
      pCBS: '9.21',
      gRed: { pRedAliq: '60.00', pAliqEfet: '3.684' },
      gDif: { pDif: '100.00', vDif: '53.39' },
      vCBS: '0.00',
    });
  });

  it('a suspended tax is shown as the regular one', async () => {
    const regular = { tributacaoRegular: whole };
    const group = await groupOf(
      '2027-06-01',
      code('550003', 1470.58, { ...regular, ...nominal(9.11, 0.05, 0.05) }),
    );
    expect(group.gCBS).toMatchObject({ pCBS: '0.00', vCBS: '0.00' });
    // 1470.58 × 9.11 % and × 0.05 %, by hand.
    expect(group.gTribRegular).toMatchObject({
      cClassTribReg: '000001',
      pAliqEfetRegCBS: '9.11',
      vTribRegCBS: '133.97',
      vTribRegIBSUF: '0.74',
    });
  });

  it('a regular code that defers has the whole tax in its figures', async () => {
    // `obterGrupoDesoneracao` of the official component: base × effective rate, whatever the treatment leaves due.
    const tributacaoRegular = { cst: '510', cClassTrib: '510001' };
    const { gCBS, gTribRegular } = await groupOf('2026-06-01', code('550003', 100, { tributacaoRegular }));
    expect(gCBS).toMatchObject({ gDif: { vDif: '0.90' }, vCBS: '0.00' });
    expect(gTribRegular).toMatchObject({
      pAliqEfetRegCBS: '0.90',
      vTribRegCBS: '0.90',
      vTribRegIBSUF: '0.10',
    });
  });

  it('the day is the one written, in the offset of the instant', async () => {
    const { body } = await postRtc(
      '/regime-geral',
      operationOn('2026-12-31', [{ ...whole, baseCalculo: 100 }], {
        dhFatoGerador: '2026-12-31T23:30:00-03:00',
      }),
    );
    expect(body.objetos[0].tribCalc.IBSCBS.gIBSCBS.gCBS.pCBS).toBe('0.90');
  });
});

describe('Imposto Seletivo', () => {
  const cigarettes = { ...whole, ncm: '24021000', quantidade: 1, unidade: 'VN' };
  const rates = nominal(8.4, 0.05, 0.05, { impostoSeletivo: { adValorem: 13, adRem: 21.3 } });
  const group = (baseCalculo: number, impostoInformado?: number) => ({
    impostoSeletivo: { ...whole, baseCalculo, quantidade: 1, unidade: 'VN', impostoInformado },
  });

  it.each([
    ['no base', {}, group(188, 12), ['45.74', '233.74', '19.63', '0.23']],
    ['no estimate', { baseCalculo: 188 }, group(188), ['45.74', '233.74', '19.63', '0.23']],
    ['both', { baseCalculo: 200.5 }, group(188.25, 12.25), ['45.77', '234.02', '19.66', '0.23']],
    ['an estimate of 0', { baseCalculo: 200 }, group(200, 0), ['47.30', '247.30', '20.77', '0.25']],
  ])('enters the base of the others: %s', async (_, base, selective, figures) => {
    const item = { ...cigarettes, ...rates, ...base, ...selective };
    const { body } = await postRtc('/regime-geral', operationOn('2027-01-01', [item]));
    const { IS, IBSCBS } = body.objetos[0].tribCalc;
    const { vBC, gCBS, vIBS } = IBSCBS.gIBSCBS;
    expect([IS.vIS, vBC, gCBS.vCBS, vIBS]).toEqual(figures);
    expect(body.total.tribCalc.ISTot).toEqual({ vIS: figures[0] });
  });
});

describe('public purchases (LC 214/2025, arts. 472 and 473)', () => {
  // The taxes on 987.65 after the destination: CBS, IBS of the State, IBS of the city.
  it.each([
    [1, '2026-06-01', {}, ['8.89', '0.99', '0.00']],
    [2, '2027-06-01', nominal(9.11, 0.05, 0.05), ['89.97', '0.99', '0.00']],
    [5, '2029-06-01', nominal(9.21, 1.6, 0.25), ['81.87', '0.00', '27.37']],
    [2, '2030-06-01', nominal(9.21, 3.2, 0.5), ['72.77', '54.74', '0.00']],
    [2, '2033-06-01', nominal(9.21, 16.17, 2.53), ['0.00', '275.65', '0.00']],
  ])('buyer %d on %s', async (tpEnteGov, day, rates, figures) => {
    const more = { gCompraGov: { tpEnteGov, tpOperGov: 1 } };
    const { gCBS, gIBSUF, gIBSMun } = await groupOf(day, { ...whole, baseCalculo: 987.65, ...rates }, more);
    expect([gCBS.vCBS, gIBSUF.vIBSUF, gIBSMun.vIBSMun]).toEqual(figures);
  });
});

describe('refusals', () => {
  const item = { ...whole, baseCalculo: 200 };
  it.each<[slug: string, status: number, item: object, more?: object, day?: string]>([
    ['municipio-nao-encontrado', 404, item, { municipio: 4_399_999 }],
    ['municipio-nao-pertencente-uf', 422, item, { uf: 'SP' }],
    ['fato-gerador-nao-informada', 400, item, { dhFatoGerador: null }],
    ['erro-de-sistema-nao-previsto', 400, item, { dhFatoGerador: '2026-06-01T10:00:00' }],
    ['erro-de-sistema-nao-previsto', 400, item, { dhFatoGerador: '2026-02-30T10:00:00Z' }],
    ['erro-de-sistema-nao-previsto', 400, { ...item, numero: 0 }],
    ['erro-de-sistema-nao-previsto', 400, { ...item, baseCalculo: 'cem' }],
    ['erro-falta-implementacao', 422, item, { tpDoc: 77 }],
    ['tipo-documento-fiscal-nao-encontrado', 422, item, { tpDoc: 998 }],
    ['base-calculo-nao-informada', 422, whole],
    ['ncm-nbs-simultaneas', 422, { ...item, ncm: '84713012', nbs: '101011100' }],
    ['ncm-nao-encontrada', 404, { ...item, ncm: '8471301x' }],
    ['situacao-tributaria-nao-encontrada', 404, { ...item, cst: '999' }],
    ['aliquotas-nominais-informadas-indevidamente', 422, { ...item, ...nominal(8.4, 0.05, 0.05) }],
    ['aliquotas-nominais-nao-informadas', 422, item, {}, '2027-01-01'],
    [
      'classificacao-tributaria-nao-vinculada-situacao-tributaria',
      422,
      { ...item, cst: '200', ncm: '84713012' },
    ],
    ['grupo-tributacao-regular-nao-informado', 422, code('550003', 100)],
    [
      'incompatibilidade-suspensao',
      422,
      code('550003', 100, { tributacaoRegular: { cst: '550', cClassTrib: '550003' } }),
    ],
    ['ncm-completo-nao-informado', 422, code('200043', 200), { tpDoc: 55 }],
    ['ncm-nao-vinculada', 422, code('200003', 200, { ncm: '24021000' })],
    ['nomenclatura-obrigatoria-nao-informada', 422, code('200043', 200), { tpDoc: 91 }],
    ['nomenclatura-incompativel-tipo-documento', 422, { ...item, nbs: '101011100' }, { tpDoc: 55 }],
    ['erro-falta-implementacao', 422, code('811002', 100)],
    [
      'dados-imposto-seletivo-nao-informados',
      422,
      { ...item, ncm: '24021000', ...nominal(8.4, 0.05, 0.05) },
      {},
      '2027-01-01',
    ],
    ['campo-invalido', 400, { ...whole, gComponentesBC: { vProd: 10 } }],
    ['erro-generico-validacao', 422, { ...whole, gComponentesBC: { vDesc: 10 } }, { tpDoc: 55 }],
  ])('%s', async (slug, status, refused, more = {}, day = '2026-06-01') => {
    const answer = await postRtc('/regime-geral', operationOn(day, [refused], more));
    expect([answer.status, answer.body.type]).toEqual([status, `http://rtc.test/errors/${slug}`]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ status, instance: '/v1/rtc/calculadora/regime-geral' });
    expect(answer.body.detail).toMatch(/\S/);
  });

  it('faults of fields are named together', async () => {
    const wrong = { ...item, cClassTrib: '00000a', baseCalculo: -1 };
    const { body } = await postRtc('/regime-geral', operationOn('2026-06-01', [item, wrong], { id: ' ' }));
    expect(body.title).toBe('Campos inválidos.');
    expect(body.detail.match(/\[[\w.[\]]+:/g)).toEqual([
      '[id:',
      '[itens[1].cClassTrib:',
      '[itens[1].baseCalculo:',
    ]);
  });
});

it('what is missing is named in Portuguese', async () => {
  const { body } = await postRtc('/regime-geral', { id: '1', itens: [null], gCompraGov: {} });
  expect(body.detail).toBe(
    ['versao', 'municipio', 'gCompraGov.tpEnteGov', 'gCompraGov.tpOperGov', 'itens[0]']
      .map((field) => `[${field}: não pode ser nulo]`)
      .join(', '),
  );
});

// The official component reads a body before it looks at fields and places (`GenericCustomDeserializer`).
it.each([
  ['an instant without a zone', { dhFatoGerador: '2026-06-01T10:00:00' }, 'dhFatoGerador'],
  ['an empty instant', { dhFatoGerador: '' }, 'dhFatoGerador'],
  ['an older instant that loses', { dataHoraEmissao: '2026-06-01' }, 'dataHoraEmissao'],
  ['a number beyond those of the runtime', { itens: [{ baseCalculo: '1e400' }] }, 'itens[0].baseCalculo'],
])('%s goes before any other fault', async (_, wrong, field) => {
  const { status, body } = await postRtc(
    '/regime-geral',
    operationOn('2026-06-01', [{}], { municipio: 1, ...wrong }),
  );
  expect([status, body.title]).toEqual([400, 'Erro de sistema não previsto']);
  expect(body.detail).toMatch(`${field}: `);
});

it('the warning of simulated figures looks at the day, and at the CSTs of 2026', async () => {
  const warningOf = async (day: string, item: object) =>
    (await postRtc('/regime-geral', operationOn(day, [item]))).headers.get('x-warning-dados-simulados');
  expect(await warningOf('2026-06-01', { ...whole, baseCalculo: 1 })).toBeNull();
  expect(await warningOf('2026-06-01', code('010001', 1))).toBe('5');
  expect(await warningOf('2027-06-01', { ...whole, baseCalculo: 1, ...nominal(8.4, 0.05, 0.05) })).toBe('6');
});
