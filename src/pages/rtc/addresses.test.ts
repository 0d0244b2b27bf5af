/** Addresses beside the regime geral. Counts and figures are those of the official component's own tests and of V0059. */
import { expect, it } from 'vitest';
import { getRtc, postRtc } from '#test/support/rtc.ts';

const DATA = '/dados-abertos';

it.each([
  ['/versao', {}, { versaoApp: '1.5.4', versaoDb: 'V0059', dataVersaoDb: '2026-09-30' }],
  ['/aliquota-uf', { codigoUf: '43', data: '2026-03-01' }, { aliquotaReferencia: 0.1 }],
  // `consultarTransferenciasIBS` of the official component: nothing moves in 2026.
  [
    '/transferencias-ibs',
    {},
    [
      { valor: 0, inicioVigencia: '2026-01-01', fimVigencia: '2026-12-31' },
      { valor: 100, inicioVigencia: '2027-01-01' },
    ],
  ],
  ['/nomenclatura/ct-e%20o_s/000001', { data: '2027-01-01' }, { siglaDfe: 'ct-e o_s', nomenclatura: 'SEM' }],
  ['/nomenclatura/NFSe/200001', { data: '2027-01-01' }, { nomenclatura: 'SEM', nbsOpcional: true }],
  ['/nomenclatura/NFSe/200028', { data: '2027-01-01' }, { nomenclatura: 'NBS', obrigatorio: true }],
  ['/nomenclatura/NFSe/200038', { data: '2027-01-01' }, { nomenclatura: 'EXCECAO_NBS' }],
  ['/nomenclatura/NFe/200028', { data: '2027-01-01' }, { nomenclatura: 'SEM', ncmOpcional: true }],
  [
    '/classificacoes-tributarias/cbs-ibs/NF-e/550001',
    { data: '2027-01-01' },
    { validoParaSiglaDfeInformado: true, exigeGrupoTributacaoRegular: true, permiteDiferimento: false },
  ],
  [
    '/classificacoes-tributarias/ncm-aplicavel',
    { cClassTrib: '200003', ncm: '02074300', dataOcorrenciaFatoGerador: '2026-06-01' },
    { valido: false },
  ],
])('%s with %j', async (path, query, expected) => {
  const { status, body } = await getRtc(DATA + path, query);
  expect(status).toBe(200);
  expect(body).toMatchObject(expected);
});

it.each([
  ['/classificacoes-tributarias/cbs-ibs', { data: '2026-06-01' }, 161],
  ['/classificacoes-tributarias/imposto-seletivo', { data: '2027-06-01' }, 29],
  ['/nbs/lista', { data: '2026-06-01' }, 920],
  ['/ufs', {}, 28],
  // IBGE: cities of Rio Grande do Sul.
  ['/ufs/municipios', { siglaUf: 'rs' }, 497],
  ['/ufs/municipios', { siglaUf: 'XX' }, 0],
])('%s with %j lists %d', async (path, query, count) => {
  expect((await getRtc(DATA + path, query)).body).toHaveLength(count);
});

it.each([
  ['/ufs/municipios', {}, 400, 'about:blank'],
  ['/aliquota-uf', { codigoUf: 'RS', data: '2026-03-01' }, 400, 'tipo-argumento-invalido'],
  ['/aliquota-uf', { codigoUf: '43', data: '2026-02-30' }, 400, 'tipo-argumento-invalido'],
  ['/aliquota-uniao', { data: '2027-01-01' }, 404, 'aliquota-nao-encontrada'],
  ['/ncm', { ncm: '24020009', data: '2027-01-01' }, 404, 'ncm-nao-encontrada'],
  ['/ncm', { ncm: '2402.00', data: '2027-01-01' }, 400, 'campo-invalido'],
  [
    '/classificacoes-tributarias/cbs-ibs/XXX/200034',
    { data: '2027-01-01' },
    422,
    'sigla-dfe-nao-reconhecida',
  ],
])('%s with %j is refused', async (path, query, status, slug) => {
  const answer = await getRtc(DATA + path, query);
  expect(answer.status).toBe(status);
  expect(answer.body.type).toMatch(new RegExp(`${slug}$`));
});

it('a number is told with its levels, and whether the Imposto Seletivo covers it', async () => {
  const { body } = await getRtc(`${DATA}/ncm`, { ncm: '24021000', data: '2027-01-01' });
  expect(body).toMatchObject({
    tributadoPeloImpostoSeletivo: true,
    temAliquotaAdRem: true,
    unidade: 'VN',
    capitulo: expect.stringMatching(/^Tabaco/),
  });
  expect(body).not.toHaveProperty('aliquotaAdRem');
});

it.each([
  [
    '/base-calculo/cbs-ibs-mercadorias',
    { anoFatoGerador: 2027, valorBem: 1000, impostoSeletivo: 12.5, icms: 180, ipi: 5, cosip: 1 },
    { baseCalculo: 826.5 },
  ],
  [
    '/nfse/base-calculo',
    { anoFatoGerador: '2029', valorServico: '1000', iss: 45, vCalcDedRedIBSCBS: 10 },
    { baseCalculo: 945 },
  ],
  [
    '/base-calculo/base-calculo-unificada',
    { anoFatoGerador: 2026, tipoDocumento: 55, natureza: 'bem', vProd: 100, vDesc: 200 },
    { baseRG: -100 },
  ],
  [
    '/base-calculo/base-calculo-unificada',
    {
      anoFatoGerador: 2027,
      tipoDocumento: 55,
      natureza: 'bem',
      vProd: 1000,
      vFrete: 50,
      vDesc: 20,
      vIS: 25,
      vPIS: 16.5,
      vICMS: 180,
      vFCPUFDest: 8,
    },
    { baseRG: 867, baseIS: 842, baseSN: 1055, avisos: ['vPIS não entra na base: vale até 2026'] },
  ],
])('%s', async (path, body, expected) => {
  expect((await postRtc(path, body)).body).toMatchObject(expected);
});

it.each([
  ['/base-calculo/cbs-ibs-mercadorias', { anoFatoGerador: 2025, valorBem: 10 }, '2026'],
  ['/base-calculo/is-mercadorias', { anoFatoGerador: 2026, valorBem: 10 }, '2027'],
  [
    '/base-calculo/cbs-ibs-mercadorias',
    { anoFatoGerador: 2027, valorBem: 10, pis: 1, cofins: 1 },
    'cofins, pis',
  ],
  ['/nfse/base-calculo', { anoFatoGerador: 2026 }, 'valorServico'],
])('%s of %j is refused, and names %s', async (path, body, named) => {
  const answer = await postRtc(path, body);
  expect([answer.status, answer.body.title]).toEqual([400, 'Campo inválido']);
  expect(answer.body.detail).toContain(named);
});

const stretch = (numero: number, extensao: number) => ({ numero, municipio: 4_314_902, uf: 'RS', extensao });
const toll = (day: string, ...trechos: object[]) => ({
  dataHoraEmissao: `${day}T10:00:00-03:00`,
  codigoMunicipioOrigem: 4_314_902,
  ufMunicipioOrigem: 'RS',
  cst: '000',
  cClassTrib: '000002',
  baseCalculo: 100,
  trechos,
});

it('a toll is shared by the length of its stretches', async () => {
  // 100 × 0.9 % × 3/4 and 1/4, by hand.
  const { body } = await postRtc('/pedagio', toll('2026-06-01', stretch(2, 10), stretch(1, 30)));
  expect(body.trechos.map((each: { cbs: object }) => each.cbs)).toEqual([
    { aliquota: 0.9, aliquotaEfetiva: 0.675, tributoCalculado: 0.675 },
    { aliquota: 0.9, aliquotaEfetiva: 0.225, tributoCalculado: 0.225 },
  ]);
  expect(body.total.cbsTotal.valorTributo).toBe('0.90');
});

it.each([
  ['a number twice', toll('2026-06-01', stretch(1, 1), stretch(1, 2)), 'campo-invalido'],
  ['no length', toll('2026-06-01', stretch(1, 0)), 'campo-invalido'],
  ['a year without a rate', toll('2027-06-01', stretch(1, 1)), 'aliquota-nao-encontrada'],
])('a toll with %s is refused', async (_, body, slug) => {
  expect((await postRtc('/pedagio', body)).body.type).toBe(`http://rtc.test/errors/${slug}`);
});

it('an indicator of an NFS-e goes with its service, code and item of LC 116', async () => {
  const sent = { nbs: '101011100', cIndOp: '020201', cClassTrib: '200045', cTribNac: '0702' };
  const day = { dataOcorrenciaFatoGerador: '2026-12-01' };
  const check = async (more: object) =>
    (await postRtc('/nfse/indicador-operacao/validate', { ...sent, ...day, ...more })).body.valido;
  expect(await check({})).toBe(true);
  expect(await check({ cTribNac: '1506' })).toBe(false);
  const { body } = await getRtc('/nfse/local-operacao', { cIndOp: '020101', ...day });
  expect(body).toMatchObject({ codigoLocalFornecimento: 14, localIncidencia: 'Localidade do Imóvel' });
});

it('an unknown address is refused as everywhere', async () => {
  const { status, body } = await getRtc('/xml/generate');
  expect([status, typeof body.error]).toEqual([404, 'string']);
});
