import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { generalRetailRates } from './marketplace-alpha.ts';
import { secondRetailRates } from './marketplace-beta.ts';
import { deliveryRates } from './marketplace-gamma.ts';

// The reference rates are of this service and of no company, so there is no outside to compare them with: these are the
// rates that its documentation promises.
const entry = { from: '2026-01-01', source: 'Tabela de referência do serviço' };

it('alpha has the rates of general retail', () => {
  expectEntries(generalRetailRates, [
    {
      ...entry,
      value: {
        comissao: {
          alimentos: 14,
          bebes: 14,
          beleza: 14,
          esportes: 14,
          moda: 14,
          brinquedos: 13,
          celulares: 13,
          eletronicos: 13,
          games: 13,
          'pet-shop': 12.5,
          'acessorios-veiculos': 12,
          ferramentas: 12,
          informatica: 12,
          livros: 12,
          outros: 12,
          'casa-decoracao': 11.5,
          eletrodomesticos: 11,
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
  ]);
});

it('beta has the rates of retail with a ceiling, and since March those of bands of the price', () => {
  expectEntries(secondRetailRates, [
    {
      ...entry,
      value: {
        comissao: 12,
        programaFreteGratis: 6,
        tetoComissao: 105,
        taxaTransacao: 2,
        tarifaFixa: 4,
        tarifaReduzidaAbaixoDe: 8,
        adicionalPessoaFisica: 3,
      },
    },
    {
      ...entry,
      from: '2026-03-01',
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
  ]);
});

it('gamma has the rates of delivery by the store or by the platform', () => {
  const online = { taxaPagamentoOnline: 3.2, limiteMensalidade: 1800 };
  expectEntries(deliveryRates, [
    {
      ...entry,
      value: {
        basico: { comissao: 12, mensalidade: 110, ...online },
        entrega: { comissao: 23, mensalidade: 150, ...online },
      },
    },
  ]);
});
