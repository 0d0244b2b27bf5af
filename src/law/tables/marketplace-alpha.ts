import type { DatedTable } from '../dated.ts';

/** The fee below a price: an amount in BRL, or % of the price. */
export type FixedFee =
  | { readonly abaixoDe: number; readonly valor: number }
  | { readonly abaixoDe: number; readonly percentual: number };

export interface GeneralRetailRates {
  /** % of the price of a classic listing, by category. */
  readonly comissao: Readonly<Record<RetailCategory, number>>;
  /** Percentage points on top for a premium listing. */
  readonly adicionalPremium: number;
  /** Ascending; the first one above the price counts. */
  readonly faixasTarifaFixa: readonly FixedFee[];
  /** BRL: from this price on the seller bears the freight. */
  readonly freteGratisAPartirDe: number;
  /** The seller's share in BRL, up to each weight in kg. */
  readonly custoFrete: readonly (readonly [pesoKg: number, valor: number])[];
}

export type RetailCategory =
  | 'acessorios-veiculos'
  | 'alimentos'
  | 'bebes'
  | 'beleza'
  | 'brinquedos'
  | 'casa-decoracao'
  | 'celulares'
  | 'eletrodomesticos'
  | 'eletronicos'
  | 'esportes'
  | 'ferramentas'
  | 'games'
  | 'informatica'
  | 'livros'
  | 'moda'
  | 'outros'
  | 'pet-shop';

/** Reference rates of this service, typical of Brazilian marketplaces of general retail; no company's price list. */
export const generalRetailRates: DatedTable<GeneralRetailRates> = {
  id: 'marketplace-alpha',
  name: 'Tarifas de referência do marketplace Alpha',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2026-01-01',
      source: 'Tabela de referência do serviço',
      value: {
        comissao: {
          'acessorios-veiculos': 12,
          alimentos: 14,
          bebes: 14,
          beleza: 14,
          brinquedos: 13,
          'casa-decoracao': 11.5,
          celulares: 13,
          eletrodomesticos: 11,
          eletronicos: 13,
          esportes: 14,
          ferramentas: 12,
          games: 13,
          informatica: 12,
          livros: 12,
          moda: 14,
          outros: 12,
          'pet-shop': 12.5,
        },
        adicionalPremium: 5,
        faixasTarifaFixa: [
          { abaixoDe: 12.5, percentual: 50 },
          { abaixoDe: 29, valor: 6.25 },
          { abaixoDe: 50, valor: 6.5 },
          { abaixoDe: 79, valor: 6.75 },
        ],
        freteGratisAPartirDe: 79,
        custoFrete: [
          [0.3, 20],
          [0.5, 21.5],
          [1, 22.5],
          [2, 23.5],
          [5, 28.5],
          [9, 44.5],
          [13, 66],
          [17, 73.5],
          [23, 86],
          [30, 99],
        ],
      },
    },
  ],
};
