import type { DatedTable } from '../dated.ts';

/** The fees of prices below `abaixoDe`; the last band has none, and holds for every price above. */
export interface PriceFees {
  /** BRL */
  readonly abaixoDe?: number | undefined;
  /** % of the price. */
  readonly comissao: number;
  /** BRL per item. */
  readonly tarifaFixa: number;
}

interface CommonRates {
  /** % of the price. */
  readonly taxaTransacao: number;
  /** BRL per item, of sellers without CNPJ. */
  readonly adicionalPessoaFisica: number;
}

export interface BandedRetailRates extends CommonRates {
  /** Ascending; the first one above the price counts. */
  readonly faixas: readonly PriceFees[];
}

/** One commission for every price, and a ceiling on it, which `taxaTransacao` is outside of. */
export interface CappedRetailRates extends CommonRates {
  /** % of the price. */
  readonly comissao: number;
  /** % of the price, of sellers in the free-shipping programme. */
  readonly programaFreteGratis: number;
  /** BRL per item on `comissao` and `programaFreteGratis` together. */
  readonly tetoComissao: number;
  /** BRL per item; half the price below `tarifaReduzidaAbaixoDe`. */
  readonly tarifaFixa: number;
  readonly tarifaReduzidaAbaixoDe: number;
}

export type SecondRetailRates = BandedRetailRates | CappedRetailRates;

/** Reference rates of this service, typical of Brazilian marketplaces; no company's price list. */
export const secondRetailRates: DatedTable<SecondRetailRates> = {
  id: 'marketplace-beta',
  name: 'Tarifas de referência do marketplace Beta',
  confirmedThrough: 2026,
  checkedOn: '2026-11-29',
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2026-01-01',
      source: 'Tabela de referência do serviço',
      value: {
        comissao: 12,
        taxaTransacao: 2,
        programaFreteGratis: 6,
        tetoComissao: 105,
        tarifaFixa: 4,
        tarifaReduzidaAbaixoDe: 8,
        adicionalPessoaFisica: 3,
      },
    },
    // Above R$ 100 public pages disagree: 20 and 26, or 18 and 20; one has 8 % and R$ 40 from R$ 500 on.
    {
      from: '2026-03-01',
      source: 'Tabela de referência do serviço',
      value: {
        faixas: [
          { abaixoDe: 80, comissao: 20, tarifaFixa: 4 },
          { abaixoDe: 100, comissao: 14, tarifaFixa: 16 },
          { abaixoDe: 200, comissao: 14, tarifaFixa: 20 },
          { comissao: 14, tarifaFixa: 26 },
        ],
        taxaTransacao: 0,
        adicionalPessoaFisica: 3,
      },
    },
  ],
};
