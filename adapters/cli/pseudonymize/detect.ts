/** Proposes the kinds of columns, by their values and then by their names. */
import { ROOT_LENGTH } from '../../../src/documents/cnpj.ts';
import { bareOf } from '../../../src/pseudonyms/characters.ts';
import type { Kind } from '../../../src/pseudonyms/names.ts';
import type { Pseudonymizer } from '../../../src/pseudonyms/index.ts';

/** The kinds that values tell, in the order in which they are tried: the most particular first. */
const TRIED = [
  ...([
    'chave-acesso',
    'processo',
    'cnpj',
    'cpf',
    'pis',
    'cns',
    'titulo',
    'email',
    'chave-pix',
    'cartao',
  ] as const),
  ...(['telefone', 'cep', 'placa', 'ip', 'cnh', 'renavam'] as const),
];

/** Shares of the values that must be of a kind, for a proposal and for one with a question mark. */
const [SURE, LIKELY] = [0.9, 0.5];

const DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})/;

const BY_NAME: readonly (readonly [Kind, RegExp])[] = [
  ['razao-social', /razao_?social|fantasia|empresa/],
  ['nome', /^(?:nome|name|sobrenome|mae|pai)|_(?:nome|name|mae|pai)$/],
  ['endereco', /endereco|logradouro|^rua$|address/],
  ['rg', /^(?:n(?:r|um)?_)?rg$|_rg$|identidade/],
  ['data', /nascimento|dt_?nasc|birth/],
  ['texto', /obs|comentario|descricao|mensagem|notes?$/],
];

/** Rows that are looked at. */
export const SAMPLE = 1_000;

export interface Proposal {
  readonly column: string;
  readonly kind: Kind | undefined;
  /** True where fewer values fit than should. */
  readonly isUnsure: boolean;
  /** Share of the values that fit, 0 to 1; undefined where the name decides. */
  readonly share?: number;
}

/** The share of the values that fit; 0 as soon as it cannot be enough for a proposal. */
function shareOf(values: readonly string[], fits: (value: string) => boolean): number {
  let missing = 0;
  for (const value of values) if (!fits(value) && ++missing > values.length * (1 - LIKELY)) return 0;
  return values.length === 0 ? 0 : (values.length - missing) / values.length;
}

export function propose(column: string, values: readonly string[], { detail }: Pseudonymizer): Proposal {
  const filled = values.filter((value) => value.trim() !== '');
  const isOfDates = filled.filter((value) => DATE.test(value)).length >= filled.length * LIKELY;
  let likely: Proposal | undefined;
  for (const kind of isOfDates ? [] : TRIED) {
    // A root alone may be any number of eight digits.
    const isWhole = (value: string) => kind !== 'cnpj' || bareOf(value).length > ROOT_LENGTH;
    const share = shareOf(
      filled,
      (value) => isWhole(value) && detail(kind, value, { invalid: 'keep' }).status === 'ok',
    );
    if (share >= SURE) return { column, kind, share, isUnsure: false };
    if (share >= LIKELY) likely ??= { column, kind, share, isUnsure: true };
  }
  if (likely) return likely;
  const name = column.slice(column.lastIndexOf('.') + 1).toLowerCase();
  return { column, kind: BY_NAME.find(([, pattern]) => pattern.test(name))?.[0], isUnsure: false };
}

/** The option `--columns` that the proposals make: the dates move with the CPF, or with the first column. */
export function columnsOption(proposals: readonly Proposal[]): string {
  return proposals
    .flatMap(({ column, kind, isUnsure }) => {
      if (!kind) return [];
      const table = column.slice(0, column.lastIndexOf('.') + 1);
      const own = proposals.filter((one) => one.column.startsWith(table));
      const subject = (own.find((one) => one.kind === 'cpf') ?? own[0])?.column.slice(table.length);
      return [`${column}=${kind}${kind === 'data' ? `(subject=${subject})` : ''}${isUnsure ? '?' : ''}`];
    })
    .join(',');
}
