import * as brazilian from '@brazilian-utils/brazilian-utils';
import { faker } from '@faker-js/faker/locale/pt_BR';
import * as fnandoCnpj from '@fnando/cnpj';
import * as fnandoCpf from '@fnando/cpf';
import * as cpfCnpj from 'cpf-cnpj-validator';
import * as gerador from 'gerador-validador-cpf';
import jsBrasil from 'js-brasil';
import * as validationBr from 'validation-br';
import { run } from '../../dist/core.js';
import { cnh, cnpj, cpf, pessoa, pis, renavam, tituloEleitor } from '../../dist/tools.js';

export const title = 'Documents';
export const about =
  'Ours draws without bias from Web Crypto, all peers from `Math.random`. Ours makes a hundred at a time, none twice, by the rule of the tool; a peer is called a hundred times. To validate is to ask `isValid` of a number with its punctuation, of ours as of the peers.';

export const missed =
  "Of the 120 ns of a CPF in Node 20, 45 write it, by looking three digits up at a time, 10 draw its two random numbers, and the rest makes sure that none comes twice, which no peer does. Where one document is made at a time, its answer is an object more. Of the 25 µs of `run` for a hundred CPFs, 8 are `JSON.stringify`, which the peers need too, and 8 copy the answer, so that nobody can change what rules share. A voter's number is drawn with its state, one to an answer. A person has 30 fields that agree with each other, four documents among them, where the peer draws eight that do not.";

const COUNT = 100;

/** Random integers as a service draws them: Web Crypto's, fetched in blocks. */
function source() {
  const pool = new Uint32Array(1024);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      crypto.getRandomValues(pool);
      next = 0;
    }
    return pool[next++];
  };
}

const context = {
  random: source(),
  now: Date.UTC(2026, 10, 21),
  today: '2026-11-21',
  tables: {},
  sent: {},
  lastSent: (field) => field,
};

/** The inputs of a tool, completed by the defaults of its schema. */
const defaults = {
  cpf: {},
  cnpj: { alphanumeric: false, branch: '0001' },
};

/** A hundred calls of a peer. */
const times = (draw) => () => Array.from({ length: COUNT }, () => draw());

/** A hundred items of a tool, as a list. */
const generate = (tool, more) => {
  const input = { action: 'generate', count: COUNT, formatted: true, ...defaults[tool.id], ...more };
  return () => tool.run(input, context)[tool.items];
};

/** A call of each value in turn. */
function inTurn(values, call) {
  let next = 0;
  return () => call(values[next++ % values.length]);
}

/** A valid number with another last digit. */
const wrong = (value) => value.slice(0, -1) + ((Number(value.at(-1)) + 1) % 10);

const validate = (tool, values) => inTurn(values, tool.isValid);

const { validateBr } = jsBrasil;

export async function rows() {
  const cpfs = generate(cpf)();
  const cnpjs = generate(cnpj)();
  const half = (values) => values.map((value, i) => (i % 2 ? wrong(value) : value));
  const others = Object.fromEntries([cnh, pis].map((tool) => [tool.id, generate(tool)()]));
  // One of the peers takes no spaces.
  others[tituloEleitor.id] = generate(tituloEleitor, { formatted: false })().map((one) => one.tituloEleitor);
  const peersOn = (values, peers) =>
    Object.fromEntries(Object.entries(peers).map(([name, isValid]) => [name, inTurn(values, isValid)]));
  const drawers = (peers) =>
    Object.fromEntries(Object.entries(peers).map(([name, draw]) => [name, times(draw)]));

  const drawCpf = {
    'brazilian-utils': () => brazilian.formatCpf(brazilian.generateCpf()),
    'gerador-validador-cpf': () => gerador.generate({ format: true }),
    'cpf-cnpj-validator': () => cpfCnpj.cpf.generate(true),
    '@fnando/cpf': () => fnandoCpf.generate(true),
  };
  const isCpf = {
    'brazilian-utils': brazilian.isValidCpf,
    'gerador-validador-cpf': gerador.validate,
    'cpf-cnpj-validator': cpfCnpj.cpf.isValid,
    'js-brasil': validateBr.cpf,
    '@fnando/cpf': fnandoCpf.isValid,
    'validation-br': validationBr.isCPF,
  };
  const isCnpj = {
    'brazilian-utils': brazilian.isValidCnpj,
    'cpf-cnpj-validator': cpfCnpj.cnpj.isValid,
    'js-brasil': validateBr.cnpj,
    '@fnando/cnpj': fnandoCnpj.isValid,
    'validation-br': validationBr.isCNPJ,
  };
  return [
    { name: 'CPF, generate', ours: generate(cpf), peers: drawers(drawCpf) },
    {
      name: 'CPF without points, generate',
      ours: generate(cpf, { formatted: false }),
      peers: drawers({
        'brazilian-utils': brazilian.generateCpf,
        'gerador-validador-cpf': () => gerador.generate(),
        'cpf-cnpj-validator': () => cpfCnpj.cpf.generate(),
        '@fnando/cpf': () => fnandoCpf.generate(),
      }),
    },
    {
      name: 'CNPJ, generate',
      ours: generate(cnpj),
      peers: drawers({
        'brazilian-utils': () => brazilian.formatCnpj(brazilian.generateCnpj()),
        'cpf-cnpj-validator': () => cpfCnpj.cnpj.generate(true),
        '@fnando/cnpj': () => fnandoCnpj.generate(true),
      }),
    },
    {
      name: 'PIS, generate',
      ours: generate(pis),
      peers: drawers({ 'brazilian-utils': () => brazilian.formatPis(brazilian.generatePis()) }),
    },
    {
      name: 'CNH, generate',
      ours: generate(cnh),
      peers: drawers({ 'brazilian-utils': brazilian.generateCnh }),
    },
    {
      name: 'RENAVAM, generate',
      ours: generate(renavam),
      peers: drawers({ 'brazilian-utils': brazilian.generateRenavam }),
    },
    {
      name: 'título de eleitor, generate',
      ours: generate(tituloEleitor, { formatted: false }),
      peers: drawers({ 'brazilian-utils': () => brazilian.generateVoterId() }),
    },
    {
      name: '100 CPFs as JSON, by `run`',
      ours: async () => JSON.stringify(await run(cpf, { count: COUNT })),
      peers: Object.fromEntries(
        Object.entries(drawers(drawCpf)).map(([name, draw]) => [
          name,
          () => JSON.stringify({ cpfs: draw() }),
        ]),
      ),
    },
    { name: 'CPF, validate', ours: validate(cpf, cpfs), peers: peersOn(cpfs, isCpf) },
    {
      name: 'CPF, validate, half of them wrong',
      ours: validate(cpf, half(cpfs)),
      peers: peersOn(half(cpfs), isCpf),
    },
    { name: 'CNPJ, validate', ours: validate(cnpj, cnpjs), peers: peersOn(cnpjs, isCnpj) },
    {
      name: 'PIS, validate',
      ours: validate(pis, others.pis),
      peers: peersOn(others.pis, {
        'brazilian-utils': brazilian.isValidPis,
        'js-brasil': validateBr.pispasep,
        'validation-br': validationBr.isPIS,
      }),
    },
    {
      name: 'CNH, validate',
      ours: validate(cnh, others.cnh),
      peers: peersOn(others.cnh, {
        'brazilian-utils': brazilian.isValidCnh,
        'js-brasil': validateBr.cnh,
        'validation-br': validationBr.isCNH,
      }),
    },
    {
      name: 'título de eleitor, validate',
      ours: validate(tituloEleitor, others['titulo-eleitor']),
      peers: peersOn(others['titulo-eleitor'], {
        'brazilian-utils': brazilian.isValidVoterId,
        'js-brasil': validateBr.titulo,
        'validation-br': validationBr.isTituloEleitor,
      }),
    },
    {
      name: 'a person ÷ faker',
      ours: () => pessoa.run({ count: 1, formatted: true }, context),
      peers: {
        'faker, of eight fields': () => ({
          name: faker.person.fullName(),
          email: faker.internet.email(),
          username: faker.internet.username(),
          phone: faker.phone.number(),
          birthDate: faker.date.birthdate(),
          street: faker.location.streetAddress(),
          city: faker.location.city(),
          zipCode: faker.location.zipCode(),
        }),
      },
    },
  ];
}
