/** Programs that are not ours and compute the same: what each says of a vector. */
import { createHash, createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as utils from '@brazilian-utils/brazilian-utils';
import { CronExpressionParser } from 'cron-parser';
import Holidays from 'date-holidays';
import extenso from 'extenso';
import { load as loadYaml } from 'js-yaml';
import { createGuardrails, generateSync, ScureBase32Plugin } from 'otplib';
import * as uuid from 'uuid';
import * as validation from 'validation-br';
import { Renavam } from 'validation-br/renavam';
import { CAEPF } from 'validation-br/caepf';
import { Certidao } from 'validation-br/certidao';
import { JudicialProcess } from 'validation-br/judicial-process';

const UTILS = '@brazilian-utils/brazilian-utils';
const VALIDATION = 'validation-br';
const NODE = 'Node.js';

/** It knows neither the letters of a CNPJ nor the model 99. */
function ofDigits(verdict) {
  return (value) => (/[A-Z]/i.test(value) || bareOf(value).slice(20, 22) === '99' ? null : verdict(value));
}

/**
 * It lags behind the rules of six states, as `src/documents/inscricao-estadual.test.ts` tells: only its yes has weight.
 */
const registered = (value, { state }) =>
  state !== undefined && utils.isValidIe({ value: bareOf(value), stateCode: state.toUpperCase() })
    ? true
    : null;

const bareOf = (value) => value.replace(/[^0-9A-Z]/gi, '');
/** True if a number ends in the check digits that a program computes from the rest. */
const endsIn = (digits, compute) => (value) => {
  const bare = bareOf(value);
  return compute(bare.slice(0, -digits)) === bare.slice(-digits);
};

/** By tool, programs with what each says of a value, and the reasons that it does not know. */
const VERDICTS = {
  cpf: [
    [UTILS, utils.isValidCpf],
    [VALIDATION, validation.isCPF],
  ],
  cnpj: [
    [UTILS, (value) => utils.isValidCnpj(value, { version: 2 })],
    [VALIDATION, validation.isCNPJ],
  ],
  pis: [
    [UTILS, utils.isValidPis],
    [VALIDATION, validation.isPIS],
  ],
  cnh: [
    [UTILS, utils.isValidCnh],
    [VALIDATION, validation.isCNH],
  ],
  renavam: [
    [UTILS, utils.isValidRenavam],
    [VALIDATION, endsIn(1, Renavam.checksum), ['repeated-digits']],
  ],
  'titulo-eleitor': [[UTILS, utils.isValidVoterId]],
  cns: [[UTILS, (value) => utils.isValidCns(bareOf(value))]],
  certidao: [
    // Neither program checks the digit of the office.
    [UTILS, utils.isValidCertidao, ['year', 'registry-check-digit']],
    // It knows the check digits alone.
    [
      VALIDATION,
      endsIn(2, Certidao.checksum),
      ['registry-check-digit', 'service', 'book-type', 'year', 'repeated-digits'],
    ],
  ],
  processo: [
    [UTILS, utils.isValidProcessoJuridico, ['year']],
    [
      VALIDATION,
      (value) => {
        const bare = bareOf(value);
        return JudicialProcess.checksum(bare.slice(0, 7) + bare.slice(9)) === bare.slice(7, 9);
      },
      ['segment', 'court', 'year', 'repeated-digits'],
    ],
  ],
  caepf: [
    [UTILS, utils.isValidCaepf, ['serial']],
    [VALIDATION, endsIn(2, CAEPF.checksum), ['serial', 'repeated-digits']],
  ],
  cno: [[UTILS, utils.isValidCno]],
  'cartao-credito': [[UTILS, utils.isValidCreditCard, ['brand', 'length']]],
  boleto: [[UTILS, utils.isValidBoleto]],
  'chave-acesso': [[UTILS, keyOfKnownModel, ['issuer', 'date']]],
  'inscricao-estadual': [[UTILS, registered, ['repeated-digits', 'prefix', 'type']]],
  passaporte: [[UTILS, utils.isValidPassport]],
  placa: [[UTILS, utils.isValidLicensePlate, ['serial']]],
};

/** The program knows the models that there were until 2025, in the layout of after 2011. */
function keyOfKnownModel(value) {
  const key = bareOf(value);
  const isKnown = /^..(?:1[2-9]|[2-9]).{17,18}(?:55|57|58|6[2-7])/.test(key) && key.length === 44;
  return isKnown ? ofDigits(utils.isValidNfeKey)(value) : null;
}

/** Asks each program that knows the document whether it agrees with the vector. */
function verdictsOn({ tool, origin, input, reason = null, result, output }) {
  if (input.action !== 'validate' || reason === 'format' || origin === 'written' || origin === 'broken')
    return [];
  // Programs differ in what they forgive of the form.
  if (output && bareOf(output.formatted) !== bareOf(input.value).toUpperCase()) return [];
  return (VERDICTS[tool] ?? [])
    .filter(([, , unknown = []]) => !unknown.includes(reason))
    .map(([name, verdict]) => [name, verdict(input.value, input)])
    .map(([name, said]) => [name, said === null ? null : said === (result === 'valid')]);
}

/**
 * By tool, answers of other programs: the program and whether it gives what the vector has, or null where it has no
 * say.
 */
const ANSWERS = {
  'texto-numero-por-extenso': ({ input, output }) => [['extenso', spelled(input, output.text)]],
  'dev-hash': ({ input, output }) => [
    [NODE, input.expected === undefined ? digest(input) === output.hash : null],
  ],
  'dev-crc32': ({ input, output }) => [
    [NODE, output.variant === 'crc32' ? crc32(bytesOf(input)) === output.decimal : null],
  ],
  'dev-base64': ({ input, output }) => [[NODE, base64(input, output)]],
  'dev-url-encode': ({ input, output }) => [[NODE, urlEncoded(input, output)]],
  'dev-yaml': ({ input, output }) => [['js-yaml', yaml(input, output)]],
  'dev-totp': ({ input, output }) => [['otplib', totp(input, output)]],
  'dev-cron': ({ input, output }) => [['cron-parser', cron(input, output)]],
  'dev-uuid': ({ input, output }) => [
    [
      'uuid',
      input.action === 'inspect' && output.version ? uuid.version(input.value) === output.version : null,
    ],
  ],
  feriados: ({ input, output }) => [['date-holidays', holiday(input, output)]],
  pix: ({ input, output }) => [
    [UTILS, input.action === 'read' ? utils.isValidPixPayload(input.payload) : brCode(input, output)],
  ],
};

const bytesOf = ({ text, inputEncoding = 'utf8' }) => Buffer.from(text, inputEncoding);

function digest({ algorithm = 'sha256', key, keyEncoding = 'utf8', outputEncoding = 'hex', ...input }) {
  const name = algorithm.toLowerCase();
  const hash = key === undefined ? createHash(name) : createHmac(name, Buffer.from(key, keyEncoding));
  return hash.update(bytesOf(input)).digest(outputEncoding);
}

function base64({ action = 'encode', ...input }, { result, urlSafe }) {
  if (action === 'encode') {
    if (input.padding !== undefined) return null;
    return bytesOf(input).toString(urlSafe ? 'base64url' : 'base64') === result;
  }
  return Buffer.from(input.text, 'base64').toString(input.outputEncoding ?? 'utf8') === result;
}

/**
 * The form encoding is that of `URLSearchParams`; what `encodeURIComponent` leaves beside the unreserved is no matter
 * of it.
 */
function urlEncoded({ text, action = 'encode', mode = 'component' }, { result }) {
  if (action === 'decode') return mode === 'component' ? decodeURIComponent(text) === result : null;
  if (mode === 'form') return new URLSearchParams([['', text]]).toString().slice(1) === result;
  if (mode === 'uri') return encodeURI(text) === result;
  return /[!'()*]/.test(text) ? null : encodeURIComponent(text) === result;
}

const yaml = ({ action = 'toJson', text }, { result }) =>
  action === 'toJson'
    ? JSON.stringify(loadYaml(text)) === JSON.stringify(JSON.parse(result))
    : JSON.stringify(loadYaml(result)) === JSON.stringify(JSON.parse(text));

function totp({ action = 'code', secret, digits = 6, period = 30, algorithm = 'sha1', at }, { code }) {
  if (action !== 'code' || at === undefined) return null;
  const epoch = Math.floor(Date.parse(at) / 1000);
  // RFC 4226 asks for 16 bytes, and its authors' examples have fewer.
  const guardrails = createGuardrails({ MIN_SECRET_BYTES: 1, MIN_PERIOD: 1 });
  const base32 = new ScureBase32Plugin();
  return generateSync({ secret, digits, period, algorithm, epoch, guardrails, base32 }) === code;
}

function cron({ expression, timezone = 'America/Sao_Paulo', from }, { next }) {
  if (from === undefined) return null;
  const parser = CronExpressionParser.parse(expression, { tz: timezone, currentDate: from });
  const times = next.map(() => parser.next().toDate().getTime());
  return JSON.stringify(times) === JSON.stringify(next.map((one) => Date.parse(one.utc ?? one)));
}

/** It lists the Sundays of elections too, knows the optional days by another name, and no law. */
function holiday({ data, uf, bancario, facultativo }, { feriado, tipo }) {
  if (data === undefined || uf !== undefined || bancario || facultativo) return null;
  const [found] = new Holidays('BR').isHoliday(new Date(`${data}T12:00:00`)) || [];
  if (found?.type === 'public' || tipo === 'nacional') return (found?.type === 'public') === feriado;
  return feriado ? null : true;
}

/**
 * It joins a last class that is not the units by "e", whatever it is, and has other words for decimals: no say there.
 */
function spelled({ value, currency = false, gender = 'masculino', decimalStyle }, text) {
  if (gender !== 'masculino' || decimalStyle !== undefined || value.startsWith('-')) return null;
  if (!currency && value.includes('.')) return null;
  const mode = currency ? { mode: 'currency' } : {};
  if (/^0+(?:\.0+)?$/.test(value) && currency) return null;
  return extenso(value.replace('.', ','), mode) === text ? true : null;
}

function brCode({ key, name, city, amount, txid, description, ...more }, { payload, warnings }) {
  if (!key || Object.keys(more).some((field) => field !== 'action') || warnings.length > 0) return null;
  const given = { key, merchantName: name, merchantCity: city, amount, txid, description };
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return utils.generatePixPayload(present) === payload;
}

/**
 * The programs that confirm a vector. One that has a say and says another thing is an error: of it, or of the service.
 */
export function confirmationsOf(vector) {
  const verdicts = verdictsOn(vector);
  const answers = vector.result === 'valid' ? (ANSWERS[vector.tool]?.(vector) ?? []) : [];
  const said = [...verdicts, ...answers].filter(([, agrees]) => agrees !== null);
  const against = said.filter(([, agrees]) => !agrees).map(([name]) => name);
  if (against.length > 0) throw new Error(`${against.join(', ')}: not ${JSON.stringify(vector)}`);
  return said.map(([name]) => name);
}
