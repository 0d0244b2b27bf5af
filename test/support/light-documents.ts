import { callTool, NOW } from './call-tool.ts';
import { saidOf } from './in-words.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { todayAt } from '../../src/lib/dates/today.ts';
import * as documentos from '../../src/tools/documentos/index.ts';
import * as geradores from '../../src/tools/geradores/index.ts';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import * as documents from '../../src/light/documents.ts';

export type Fields = Readonly<Record<string, unknown>>;
export interface Namespace {
  isValid(value: unknown, options?: Fields): boolean;
  parse(value: unknown, options?: Fields): documents.Parsed<Fields>;
  format(value: unknown, options?: Fields): string;
  generate(options?: Fields): string;
}

/** The document that its tool reads by another action, and the functions beside the documents. */
const apart = new Set(['pix', 'seeded', 'standard']);

/** The documents that their tools validate, by name. */
export const namespaces = Object.fromEntries(
  Object.entries(documents).filter(([name]) => !apart.has(name)),
) as unknown as Readonly<Record<string, Namespace>>;

const { placa, telefone, cep, email } = geradores;

export const tools = { ...documentos, placa, telefone, cep, email } as unknown as Readonly<
  Record<string, AnyTool>
>;
export const today = todayAt(NOW);

/** The options that a document cannot be read without, or is read with. */
export const beside: Readonly<Record<string, readonly Fields[]>> = {
  contaBancaria: ['001', '033', '041', '104', '237', '260', '341', '745', '077'].map((banco) => ({ banco })),
  inscricaoEstadual: [{}, ...['AC', 'BA', 'CE', 'MT', 'RN', 'SP', 'TO'].map((state) => ({ state }))],
  rg: [{}, ...['SP', 'RJ', 'MG', 'PR'].map((state) => ({ state }))],
  cpf: [{}, { state: 'sp' }, { state: 'RJ' }],
  cnpj: [{}, { alphanumeric: true }, { branch: '0001' }],
  tituloEleitor: [{}, { state: 'SP' }],
  renach: [{}, { state: 'BA' }],
  placa: [{}, { format: 'antiga' }, { state: 'PR' }],
  telefone: [{}, { type: 'fixo' }, { state: 'SP' }, { ddd: '11' }],
  cep: [{}, { state: 'SP' }],
  email: [{}, { domain: 'example.com' }],
  chavePix: [{}, { type: 'cnpj' }, { type: 'email' }],
  cartaoCredito: [{}, { brand: 'visa' }],
  chassi: [{}, { brazilian: true }, { year: 2020 }],
  cns: [{}, { type: 'provisorio' }],
  gtin: [{}, { type: 'GTIN-13' }],
  aih: [{}, { uf: 'RS' }, { year: 2026 }, { year: 1e21 }],
  certidao: [{}, { type: 'obito' }, { year: 2020 }],
  boleto: [{}, { type: 'arrecadacao' }, { banco: '341' }, { segment: 3 }],
  chaveAcesso: [{}, { model: 65 }, { state: 'SP', series: 1 }],
  processo: [{}, { justica: 'estadual' }, { tribunal: 26 }, { ano: 2024 }],
};

/** The tool's word on a value: its answer, or the reason and candidate of its refusal. */
export function saidBy(tool: AnyTool, value: string, options: Fields): Fields {
  try {
    return callTool(tool, { action: 'validate', value, ...options });
  } catch (error) {
    const said = saidOf(error);
    if (!(said instanceof ApiError)) throw error;
    const { reason = 'format', candidate } = (said.parts.extra ?? {}) as Fields;
    return { valid: false, reason, ...(candidate !== undefined && { candidate }) };
  }
}
