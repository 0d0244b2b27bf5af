import type { DatedTable } from '../dated.ts';

export interface CappedRetailRates {
  /** % of the price. */
  readonly comissao: number;
  /** % of the price, outside the ceiling. */
  readonly taxaTransacao: number;
  /** % of the price, of sellers in the free-shipping programme. */
  readonly programaFreteGratis: number;
  /** BRL per item on `comissao` and `programaFreteGratis` together. */
  readonly tetoComissao: number;
  /** BRL per item; half the price below `tarifaReduzidaAbaixoDe`. */
  readonly tarifaFixa: number;
  readonly tarifaReduzidaAbaixoDe: number;
  /** BRL per item, of sellers without CNPJ. */
  readonly adicionalPessoaFisica: number;
}

/** Reference rates of this service, typical of Brazilian marketplaces with a ceiling; no company's price list. */
export const cappedRetailRates: DatedTable<CappedRetailRates> = {
  id: 'marketplace-beta',
  name: 'Tarifas de referência do marketplace Beta',
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
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
  ],
};
