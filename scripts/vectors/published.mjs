/**
 * Examples that others published, with their results as typed from there. The service must give each of these members;
 * its whole answer is the vector.
 */

const RECEITA = 'Receita Federal, Exemplos de Aplicação da Lei 15.270/2025';
const FULANO = { name: 'Fulano de Tal', city: 'BRASILIA' };
const MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

/** The secrets of RFC 6238, appendix B, in base 32. */
const SECRETS = {
  sha1: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  sha256: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA',
  sha512:
    'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNA',
};

/** The rows of a source, as `read` makes an input and what is published of it. */
const from = (tool, source, rows, read) =>
  rows.map((row) => {
    const [input, expected] = read(row);
    return { tool, comment: 'published', source, input, expected };
  });
const accepted = (value) => [{ action: 'validate', value }, { valid: true }];

export const publishedExamples = [
  from(
    'calculadoras-inss',
    RECEITA,
    [
      [3036, 257.73],
      [4000, 373.41],
      [5000, 509.6],
      [6000, 649.6],
    ],
    ([salarioBruto, valor]) => [{ salarioBruto, ano: 2025 }, { valor }],
  ),
  from(
    'calculadoras-irrf',
    `${RECEITA}, exemplos 1 a 5`,
    [
      [3036, 257.73, 'simplificada', 2428.8, 0, 0, 0],
      [4000, 373.41, 'simplificada', 3392.8, 114.76, 114.76, 0],
      [5000, 509.6, 'simplificada', 4392.8, 312.89, 312.89, 0],
      [6000, 649.6, 'legal', 5350.4, 562.63, 179.75, 382.88],
      [7607.2, 0, 'simplificada', 7000, 1016.27, 0, 1016.27],
    ],
    ([salarioBruto, inss, deducaoUtilizada, baseCalculo, impostoTabela, reducao, irrf]) => [
      { salarioBruto, inss, ano: 2026 },
      { deducaoUtilizada, baseCalculo, impostoTabela, reducao, irrf },
    ],
  ),
  from(
    'calculadoras-irrf',
    'Lei 10.101/2000, Anexo, as Receita Federal publishes it for 2026',
    [
      [8214.4, 0],
      [9922.28, 128.09],
      [13_167, 614.8],
      [16_380.38, 1337.81],
      [20_000, 2333.2],
    ],
    ([salarioBruto, valor]) => [{ salarioBruto, tipo: 'plr', ano: 2026 }, { valor }],
  ),
  from(
    'calculadoras-salario-liquido',
    `${RECEITA}, before the reduction`,
    [
      [4000, 373.41, 114.76, 3511.83],
      [5000, 509.6, 312.89, 4177.51],
      [6000, 649.6, 562.63, 4787.77],
    ],
    ([salarioBruto, inss, irrf, salarioLiquido]) => [
      { salarioBruto, ano: 2025 },
      { 'inss.valor': inss, 'irrf.valor': irrf, salarioLiquido },
    ],
  ),
  from(
    'calculadoras-salario-familia',
    'Portarias Interministeriais MPS/MF nº 6/2025 e nº 13/2026, art. 4º',
    [
      [2025, 1906.04, true, 65],
      [2025, 1906.05, false, 0],
      [2026, 1980.38, true, 67.54],
      [2026, 1980.39, false, 0],
    ],
    ([ano, salarioBruto, direito, valor]) => [
      { ano, salarioBruto },
      { direito, valor },
    ],
  ),
  from(
    'calculadoras-seguro-desemprego',
    'Ministério do Trabalho e Emprego, yearly tables of 2025 and 2026',
    [
      [2026, 2222.17, 1777.74],
      [2026, 3703.99, 2518.65],
      [2026, 20_000, 2518.65],
      [2025, 2138.76, 1711.01],
      [2025, 3564.97, 2424.11],
    ],
    ([ano, average, valorParcela]) => [{ salarios: [average], mesesTrabalhados: 24, ano }, { valorParcela }],
  ),
  from(
    'calculadoras-mei',
    'Agência Sebrae de Notícias and g1, January 2026',
    [
      ['comercio', false, 82.05],
      ['industria', false, 82.05],
      ['servicos', false, 86.05],
      ['comercio-servicos', false, 87.05],
      ['comercio', true, 195.52],
      ['servicos', true, 199.52],
      ['comercio-servicos', true, 200.52],
    ],
    ([atividade, caminhoneiro, das]) => [{ atividade, caminhoneiro, ano: 2026 }, { das }],
  ),
  from(
    'calculadoras-icms',
    'Orientação Tributária DOLT/SUTRI 2/2016, Minas Gerais',
    [[1000, 73.17]],
    ([valor, difal]) => [
      {
        valor,
        ufOrigem: 'SP',
        ufDestino: 'MG',
        consumidorFinal: true,
        contribuinte: true,
        aliquotaInterna: 18,
        ano: 2026,
      },
      { 'difal.valor': difal },
    ],
  ),
  from(
    'calculadoras-financiamento',
    'Banco Central do Brasil, FAQ on the CET',
    [[1000, 205.73, 43.93]],
    ([valor, primeiraParcela, cetAnual]) => [
      { valor, taxa: 12, periodoTaxa: 'anual', prazo: 5, tarifasIniciais: 60, sistema: 'price' },
      { 'price.primeiraParcela': primeiraParcela, 'price.cetAnual': cetAnual },
    ],
  ),
  from(
    'calculadoras-financiamento',
    'PMT in the documentation of Excel and of numpy-financial',
    [
      [10_000, 8, 10, 1037.03],
      [200_000, 7.5, 180, 1854.02],
      [15_000, 8, 60, 304.15],
    ],
    ([valor, taxa, prazo, primeiraParcela]) => [
      { valor, taxa, prazo, periodoTaxa: 'anual', conversaoTaxa: 'nominal', sistema: 'price' },
      { 'price.primeiraParcela': primeiraParcela },
    ],
  ),
  from(
    'feriados',
    'the law that each names',
    [
      ['2026-04-21', {}, 'nacional', 'Lei 10.607/2002'],
      ['2026-10-12', {}, 'nacional', 'Lei 6.802/1980'],
      ['2024-11-20', {}, 'nacional', 'Lei 14.759/2023'],
      ['2026-10-28', { facultativo: true }, 'facultativo', 'Lei 8.112/1990, art. 236'],
    ],
    ([data, more, tipo, lei]) => [
      { data, ...more },
      { feriado: true, tipo, lei },
    ],
  ),
  from(
    'feriados',
    'Leis 662/1949, 6.802/1980, 9.093/1995, 10.607/2002 e 14.759/2023',
    [
      ...['2025-01-01', '2025-04-18', '2025-04-21', '2025-05-01', '2025-09-07', '2025-10-12', '2025-11-02'],
      ...['2025-11-15', '2025-11-20', '2025-12-25', '2026-01-01', '2026-04-03', '2026-05-01', '2026-09-07'],
      ...['2026-11-02', '2026-11-20'],
    ],
    (data) => [{ data }, { feriado: true, tipo: 'nacional' }],
  ),
  from(
    'cnpj',
    'Receita Federal e Serpro, Cálculo do dígito verificador do CNPJ alfanumérico',
    ['12.ABC.345/01DE-35'],
    accepted,
  ),
  from('cnpj', 'Banco do Brasil S.A.', ['00.000.000/0001-91'], accepted),
  from(
    'chave-pix',
    'Banco Central do Brasil, Manual de Padrões para Iniciação do Pix',
    [
      ['123e4567-e12b-12d1-a456-426655440000', 'evp', '123e4567-e12b-12d1-a456-426655440000'],
      ['Fulano_da_Silva.Recebedor@Example.com', 'email', 'fulano_da_silva.recebedor@example.com'],
    ],
    ([value, type, formatted]) => [
      { action: 'validate', value },
      { type, formatted },
    ],
  ),
  from(
    'pix',
    'Banco Central do Brasil, Manual de Padrões para Iniciação do Pix, the static code',
    [MANUAL],
    (payload) => [{ key: '123e4567-e12b-12d1-a456-426655440000', ...FULANO }, { payload }],
  ),
  from(
    'pix',
    'Banco Central do Brasil, Manual de Padrões para Iniciação do Pix, the static code',
    [MANUAL],
    (payload) => [
      { action: 'read', payload },
      { ...FULANO, crc: '1D3D' },
    ],
  ),
  from(
    'dev-totp',
    'RFC 6238, appendix B',
    [
      ['1970-01-01T00:00:59Z', ['94287082', '46119246', '90693936']],
      ['2005-03-18T01:58:29Z', ['07081804', '68084774', '25091201']],
      ['2005-03-18T01:58:31Z', ['14050471', '67062674', '99943326']],
      ['2009-02-13T23:31:30Z', ['89005924', '91819424', '93441116']],
    ].flatMap(([at, codes]) => codes.map((code, i) => [at, Object.keys(SECRETS)[i], code])),
    ([at, algorithm, code]) => [{ secret: SECRETS[algorithm], algorithm, at, digits: 8 }, { code }],
  ),
  from(
    'dev-base64',
    'RFC 4648, section 10',
    [
      ['', ''],
      ['f', 'Zg=='],
      ['fo', 'Zm8='],
      ['foo', 'Zm9v'],
      ['foob', 'Zm9vYg=='],
      ['fooba', 'Zm9vYmE='],
      ['foobar', 'Zm9vYmFy'],
    ],
    ([text, result]) => [{ text }, { result }],
  ),
  from(
    'dev-hash',
    'RFC 1321, RFC 6234 and FIPS 180-4',
    [
      ['md5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
      ['md5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
      ['sha1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
      ['sha224', 'abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7'],
      ['sha256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ],
    ([algorithm, text, hash]) => [{ text, algorithm }, { hash }],
  ),
  from(
    'dev-hash',
    'RFC 2202 and RFC 4231, test case 2',
    [
      ['md5', '750c783e6ab0b503eaa86e310a5db738'],
      ['sha256', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    ],
    ([algorithm, hash]) => [{ text: 'what do ya want for nothing?', key: 'Jefe', algorithm }, { hash }],
  ),
  from(
    'dev-crc32',
    'the catalogue of parametrised CRC algorithms',
    [
      ['crc32', 'cbf43926'],
      ['crc32c', 'e3069283'],
    ],
    ([variant, crc32]) => [{ text: '123456789', variant }, { crc32 }],
  ),
  from(
    'dev-uuid',
    'RFC 9562, appendices A and B',
    [
      ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 1, '2022-02-22T19:22:22.000Z'],
      ['5df41881-3aed-3515-88a7-2f4a814cf09e', 3, null],
      ['919108f7-52d1-4320-9bac-f847db4148a8', 4, null],
      ['2ed6657d-e927-568b-95e1-2665a8aea6a2', 5, null],
      ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', 6, '2022-02-22T19:22:22.000Z'],
      ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', 7, '2022-02-22T19:22:22.000Z'],
      ['2489E9AD-2EE2-8E00-8EC9-32D5F69181C0', 8, null],
    ],
    ([value, version, timestamp]) => [
      { action: 'inspect', value },
      { version, timestamp },
    ],
  ),
].flat();
