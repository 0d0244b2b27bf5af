// Bytes of a form that checks one document, ours and a peer's: minified by esbuild, gzip 9. Prints them, and writes sizes.json, from which
// docs/performance.md has its table.
//
//   node bench/sizes.mjs
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { writeFigures } from './lib/write-figures.mjs';

const root = new URL('../', import.meta.url).pathname;
const require = createRequire(`${root}package.json`);
const { build } = require('esbuild');

const PEER = '@brazilian-utils/brazilian-utils';

/** Our entries, and the function of the peer that does the same. */
const documents = {
  cpf: 'isValidCpf',
  cnpj: 'isValidCnpj',
  cnh: 'isValidCnh',
  pis: 'isValidPis',
  'titulo-eleitor': 'isValidVoterId',
  renavam: 'isValidRenavam',
  certidao: 'isValidCertidao',
  cns: 'isValidCns',
  'cartao-credito': 'isValidCreditCard',
  boleto: 'isValidBoleto',
  processo: 'isValidProcessoJuridico',
  caepf: 'isValidCaepf',
  cno: 'isValidCno',
  chassi: 'isValidVin',
  'chave-acesso': 'isValidNfeKey',
  'chave-pix': 'isValidPixKey',
  'inscricao-estadual': 'isValidIe',
  'conta-bancaria': 'isValidBankAccount',
  telefone: 'isValidPhone',
  placa: 'isValidLicensePlate',
  cep: 'isValidCep',
  email: 'isValidEmail',
};

async function sizeOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

const sizes = {};
for (const [id, name] of Object.entries(documents)) {
  const ours = await sizeOf(
    `import { isValid } from ${JSON.stringify(`${root}dist/documents/${id}.js`)};\nconsole.log(isValid(globalThis.x, globalThis.o));`,
  );
  const theirs = await sizeOf(
    `import { ${name} } from '${PEER}';\nconsole.log(${name}(globalThis.x, globalThis.o));`,
  );
  sizes[id] = { ours, theirs };
}
console.table(sizes);
writeFigures(new URL('sizes.json', import.meta.url), sizes);
