/** Fixed income titles as a call names them, and the rates of the market that each reads. */
import { invalidValue } from '../../kit/errors/api-error.ts';
import type { Reads } from '../../kit/reads.ts';
import { oneOf } from '../../kit/texts.ts';
import type { Need } from '../../kit/tool.ts';
import { titles } from './_titles.ts';

export const products = [
  'cdb',
  'rdb',
  'lc',
  'lci',
  'lca',
  'cri',
  'cra',
  'debenture',
  'debenture-incentivada',
  'tesouro-selic',
  'tesouro-prefixado',
  'tesouro-prefixado-juros',
  'tesouro-ipca',
  'tesouro-ipca-juros',
  'poupanca',
] as const;
export const indexes = ['prefixado', 'percentual-cdi', 'cdi-mais', 'ipca-mais', 'selic'] as const;

export type Product = (typeof products)[number];
export type Index = (typeof indexes)[number];

const OWN_INDEX: Readonly<Partial<Record<Product, Index>>> = {
  'tesouro-selic': 'selic',
  'tesouro-prefixado': 'prefixado',
  'tesouro-prefixado-juros': 'prefixado',
  'tesouro-ipca': 'ipca-mais',
  'tesouro-ipca-juros': 'ipca-mais',
};

export const isTesouro = (produto: Product) => produto.startsWith('tesouro-');

export interface Position {
  readonly produto: Product;
  readonly indexador?: Index | undefined;
  readonly taxa?: number | undefined;
  readonly vencimento?: string | undefined;
  readonly taxaResgate?: number | undefined;
  readonly custodia?: number | undefined;
}

const withRate = products.filter((produto) => produto !== 'poupanca');

/** The fields of a position that it reads because of its product. */
export const positionReads: Pick<Reads<Position>, 'needs' | 'when'> = {
  needs: {
    taxa: { produto: withRate.filter((produto) => produto !== 'tesouro-selic') },
    vencimento: { produto: titles.filter((title) => title.endsWith('-juros')) },
  },
  when: {
    taxa: { produto: withRate },
    vencimento: { produto: titles },
    taxaResgate: { produto: titles, vencimento: [] },
  },
};

/** The index of a position. Throws on one that its product does not have. */
export function indexOf({ produto, indexador }: Position, path: string): Index | undefined {
  const own = OWN_INDEX[produto];
  if (indexador === undefined || indexador === own) return own ?? indexador;
  if (produto !== 'poupanca' && !own && indexador !== 'selic') return indexador;
  throw invalidValue(
    `${path}indexador`,
    produto === 'poupanca'
      ? { pt: 'não vale com poupanca', en: 'does not apply to poupanca' }
      : oneOf(own ? [own] : indexes.filter((name) => name !== 'selic')),
  );
}

const MARKET: Readonly<Partial<Record<Index, 'cdi' | 'selic' | 'ipca'>>> = {
  'percentual-cdi': 'cdi',
  'cdi-mais': 'cdi',
  'ipca-mais': 'ipca',
  selic: 'selic',
};

/** A call, or the parts of it that have no fault. */
interface Call extends Partial<Position> {
  readonly cdi?: number | undefined;
  readonly selic?: number | undefined;
  readonly ipca?: number | undefined;
  readonly tr?: number | undefined;
  readonly comparar?: readonly Partial<Position>[] | undefined;
}

/** Lists the indexes and rates that the titles of a call lack, and the rates that none of them reads. */
export function marketNeeds(call: Call): readonly Need[] {
  const all = [call, ...(call.comparar ?? [])];
  const lacksIndex = ({ produto, indexador }: Partial<Position>) =>
    produto !== undefined && produto !== 'poupanca' && !OWN_INDEX[produto] && indexador === undefined;
  const read = new Set(
    all.map(({ produto, indexador }) => MARKET[(produto && OWN_INDEX[produto]) ?? indexador ?? 'prefixado']),
  );
  const hasSavings = all.some(({ produto }) => produto === 'poupanca');
  return [
    ...all.flatMap((one, i) =>
      lacksIndex(one) ? [i === 0 ? 'indexador' : ['comparar', i - 1, 'indexador']] : [],
    ),
    ...(['cdi', 'selic', 'ipca'] as const).filter((rate) => read.has(rate) && call[rate] === undefined),
    ...(call.selic !== undefined && !read.has('selic') && !hasSavings
      ? [{ field: 'selic', message: onlyWithTitles('tesouro-selic, poupanca') }]
      : []),
    ...(call.tr && !hasSavings ? [{ field: 'tr', message: onlyWithTitles('poupanca') }] : []),
  ];
}

const onlyWithTitles = (names: string) => ({
  pt: `só vale com ${names}, na chamada ou em comparar`,
  en: `only applies with ${names}, in the call or in comparar`,
});
