/**
 * The reasons for which each document is refused, as the pages of the documents give them, by what generation is asked
 * for.
 */
import { banks } from '../../src/data/banks.ts';
import { states } from '../../src/data/states.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { answersIn } from './documents.ts';

export type Input = Readonly<Record<string, unknown>>;

export interface WrongCase {
  /** Id of the tool. */
  readonly id: string;
  /** In the order in which validation looks for them. */
  readonly reasons: readonly string[];
  /** Inputs of generation with which each of the reasons can occur, and no other. */
  readonly inputs: readonly Input[];
}

const by = (field: string, values: readonly unknown[]): readonly Input[] =>
  values.map((value) => ({ [field]: value }));
const cases = (id: string, ...rows: readonly (readonly [string, readonly Input[]])[]): readonly WrongCase[] =>
  rows.map(([reasons, inputs]) => ({ id, reasons: reasons.split(' ').filter(Boolean), inputs }));

const COMMON = 'repeated-digits check-digit';
const PHONE = 'country area-code ninth-digit prefix';
const EMAIL = 'length local-part domain';
/** States that fix how a registration starts. */
const FIXED_PREFIX = ['AC', 'AL', 'AP', 'DF', 'GO', 'MA', 'MS', 'PA', 'RN', 'RR'];
const RULED_BANKS = ['033', '041', '104', '260', '341', '745'];
const ACCESS_KEY = 'repeated-digits check-digit state-code date issuer number emission-type';

export const wrongCases: readonly WrongCase[] = [
  cases('cpf', [COMMON, [{}, ...by('state', states)]]),
  cases('cnpj', [COMMON, [{}, { alphanumeric: true }, { branch: '0002' }]]),
  cases(
    'rg',
    [COMMON, [{}, { state: 'SP' }, { state: 'rj' }]],
    [
      'repeated-digits',
      by(
        'state',
        states.filter((uf) => uf !== 'SP' && uf !== 'RJ'),
      ),
    ],
  ),
  cases('cnh', [COMMON, [{}]]),
  cases('pis', [COMMON, [{}]]),
  cases('certidao', [
    `${COMMON} registry-check-digit service book-type year`,
    [{}, { year: 2010 }, ...by('type', ['casamento', 'obito', 'outros', 'interdicao'])],
  ]),
  cases('titulo-eleitor', [
    'repeated-digits state-code check-digit',
    [{}, ...by('state', [...states, 'ZZ'])],
  ]),
  cases('renavam', [COMMON, [{}]]),
  cases('gtin', [COMMON, [{}, ...by('type', ['GTIN-8', 'GTIN-12', 'GTIN-13', 'GTIN-14'])]]),
  cases('rastreio', ['check-digit', [{}]]),
  cases('renach', ['state-code', [{}, ...by('state', ['SP', 'ro'])]]),
  cases('suframa', ['repeated-digits prefix check-digit', [{}]]),
  cases(
    'inscricao-estadual',
    ['repeated-digits prefix type check-digit', [{}]],
    ['repeated-digits prefix check-digit', [{ rural: true }, ...by('state', [...FIXED_PREFIX, 'sp'])]],
    ['repeated-digits type check-digit', [{ state: 'TO' }]],
    [
      COMMON,
      by(
        'state',
        states.filter((uf) => ![...FIXED_PREFIX, 'SP', 'TO'].includes(uf)),
      ),
    ],
  ),
  cases(
    'conta-bancaria',
    ['agency-check-digit check-digit', [{}, { banco: '001' }, { banco: '237' }]],
    ['check-digit', by('banco', RULED_BANKS)],
    [
      '',
      by(
        'banco',
        banks.map(({ code }) => code).filter((code) => !['001', '237', ...RULED_BANKS].includes(code)),
      ),
    ],
  ),
  cases(
    'cartao-credito',
    [
      `${COMMON} length brand`,
      [
        {},
        ...by('brand', [
          ...['visa', 'mastercard', 'elo', 'amex', 'hipercard', 'diners', 'discover', 'jcb', 'aura'],
          ...['hiper', 'cabal', 'banescard', 'unionpay'],
        ]),
      ],
    ],
    [`${COMMON} brand`, [{ brand: 'maestro' }]],
  ),
  cases('passaporte', ['', [{}]]),
  cases(
    'chassi',
    ['repeated-digits serial check-digit', [{}, { brazilian: false }, { year: 1990 }]],
    ['repeated-digits serial', [{ brazilian: true }]],
  ),
  cases('cns', ['repeated-digits prefix check-digit', [{}, ...by('type', ['definitivo', 'provisorio'])]]),
  cases('rnm', ['', [{}]]),
  cases('nif', ['repeated-digits prefix check-digit', [{}]]),
  cases('aih', [
    'repeated-digits state-code year type check-digit',
    [{}, { year: 2006 }, ...by('uf', ['AC', 'DF', 'SP'])],
  ]),
  cases(
    'boleto',
    ['repeated-digits currency segment value-identifier field-check-digit check-digit', [{}]],
    [
      'repeated-digits currency field-check-digit check-digit',
      [{ type: 'bancario' }, { banco: '341' }, { dueDate: '2026-12-01' }],
    ],
    [
      'repeated-digits segment value-identifier field-check-digit check-digit',
      [{ type: 'arrecadacao' }, { type: 'arrecadacao', segment: 6 }],
    ],
  ),
  cases(
    'chave-pix',
    [`${COMMON} ${PHONE} ${EMAIL}`, [{}]],
    [COMMON, [{ type: 'cpf' }, { type: 'cnpj' }, { type: 'cnpj', alphanumeric: true }]],
    [PHONE, [{ type: 'telefone' }]],
    [EMAIL, [{ type: 'email' }]],
    ['', [{ type: 'evp' }]],
  ),
  cases(
    'chave-acesso',
    [
      ACCESS_KEY,
      [
        ...[{}, { alphanumeric: true }, { cnpj: '12.ABC.345/01DE-35' }],
        ...by('model', [55, 57, 58, 62, 63, 64, 65, 66, 67, 75, 76, 77]),
      ],
    ],
    [ACCESS_KEY.replace(' issuer', ''), [{ model: 99 }]],
    [ACCESS_KEY.replace(' emission-type', ''), [{ state: 'SP', year: 2006, month: 1 }]],
  ),
  cases('processo', [
    `${COMMON} segment court year`,
    [
      {},
      ...by('justica', [
        ...['stf', 'cnj', 'stj', 'federal', 'trabalho', 'eleitoral', 'militar-uniao', 'militar-estadual'],
      ]),
    ],
  ]),
  cases('caepf', [`${COMMON} serial`, [{}]]),
  cases('cno', [COMMON, [{}]]),
  cases(
    'placa',
    ['serial', [{}, { format: 'antiga' }, { state: 'PR' }, { format: 'antiga', state: 'SP' }]],
    ['', [{ format: 'mercosul' }]],
  ),
  cases('telefone', [PHONE, [{}, { type: 'fixo' }, ...by('state', states)]]),
  cases('cep', ['prefix', [{}, { capitalOnly: true }, ...by('state', states)]]),
  cases('email', [EMAIL, [{}, { domain: 'loja.teste.com.br' }]]),
].flat();

export interface WrittenValue {
  readonly text: string;
  /** The other fields of the answer that validation reads. */
  readonly told: Input;
}

/** The values of an answer, as a form would send them. */
export const valuesOf = (tool: AnyTool, answer: Input): WrittenValue[] =>
  answersIn(tool, answer).flatMap((one) => valuesIn(tool.id, one));

function valuesIn(id: string, answer: Input): WrittenValue[] {
  // oxlint-disable-next-line typescript/no-explicit-any -- the answer of any document
  const { contaBancaria, boleto, cartoes, state } = answer as any;
  if (contaBancaria) return [{ text: contaBancaria.formatted, told: { banco: contaBancaria.bankCode } }];
  if (boleto) return [{ text: boleto.line, told: {} }];
  if (cartoes)
    return cartoes.map(({ number: text, brand }: Record<string, string>) => ({ text, told: { brand } }));
  const texts = [Object.values(answer)[0]].flat() as string[];
  return texts.map((text) => ({ text, told: id === 'inscricao-estadual' ? { state } : {} }));
}

/** Those of the inputs that validation reads too. */
export function readByBoth(tool: AnyTool, input: Input): Input {
  const { entries } = tool.byAction?.['validate'] ?? tool.input;
  return Object.fromEntries(Object.entries(input).filter(([field]) => Object.hasOwn(entries, field)));
}
