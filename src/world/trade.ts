/** Customers and products of a world. */
import { products } from '../data/products.ts';
import { cnpjOf } from '../documents/cnpj.ts';
import { gtinOf } from '../documents/gtin.ts';
import { drawInscricaoEstadual } from '../documents/inscricao-estadual.ts';
import { drawLandline, drawMobile } from '../documents/telefone.ts';
import { addDays, daysBetween } from '../lib/dates/dates.ts';
import { lazy } from '../lib/lazy.ts';
import { toReais } from '../lib/numbers/money.ts';
import { below, between, chance, pick, type Random } from '../lib/random.ts';
import { splitLines } from '../tools/geradores/_lists.ts';
import { drawFullName, plainLetters } from '../tools/geradores/_people.ts';
import { drawState } from '../tools/geradores/_places.ts';
import { drawTrade, drawTradeNames } from '../tools/geradores/_trades.ts';
import { type Company, slug } from './companies.ts';
import type { Ground } from './ground.ts';
import { addressColumns, drawWorldCity } from './places.ts';
import type { Rows } from './schema.ts';
import { pairNumber } from './seeds.ts';

export const CUSTOMERS = 1_000_000;
export const PRODUCTS = 100_000;

/** In a hundred customers: people, those of the company's state; of firms, those with a registration of the state. */
const [PEOPLE_SHARE, SAME_STATE, REGISTERED] = [60, 70, 80] as const;

interface Good {
  readonly ncm: string;
  readonly unit: Rows['produtos']['unidade'];
  /** BRL. */
  readonly prices: readonly [number, number];
  readonly description: string;
}

const goods = lazy(() =>
  splitLines(products).map((line): Good => {
    const [ncm, unit, prices, ...words] = line.split(' ') as [string, Good['unit'], string, ...string[]];
    return {
      ncm,
      unit,
      prices: prices.split('-').map(Number) as [number, number],
      description: words.join(' '),
    };
  }),
);

export function tradeOf({ plan, seeds, numbers }: Ground) {
  /** A day from the company's opening to the world's today. The first customer and product are there from the start. */
  function registered(random: Random, id: number, { row }: Company, size: number): string {
    if (id % size === 1) return row.data_abertura;
    return addDays(row.data_abertura, below(random, daysBetween(row.data_abertura, plan.today) + 1));
  }

  const customerSince = (company: Company, id: number) =>
    registered(seeds.random('cadastro', id), id, company, CUSTOMERS);
  const productSince = (company: Company, id: number) =>
    registered(seeds.random('catalogo', id), id, company, PRODUCTS);
  const customerKind = (id: number): 'pf' | 'pj' =>
    chance(seeds.random('tipo-de-cliente', id), PEOPLE_SHARE, 100) ? 'pf' : 'pj';

  function customer(company: Company, id: number): Rows['clientes'] {
    const random = seeds.random('clientes', id);
    const tipo = customerKind(id);
    const number = pairNumber(company.row.id - 1, (id % CUSTOMERS) - 1);
    const home = company.establishments[0].city.state;
    const uf = chance(random, SAME_STATE, 100) ? home : (plan.state ?? drawState(random));
    const city = drawWorldCity(random, uf);
    const own = tipo === 'pf' ? person() : firm();
    return {
      id,
      empresa_id: company.row.id,
      tipo,
      ...own,
      telefone: (tipo === 'pf' ? drawMobile : drawLandline)(random, city.areaCode),
      ...addressColumns(random, city, tipo === 'pf' ? 'home' : 'business'),
      cadastrado_em: customerSince(company, id),
      ficticio: true,
    };

    function person() {
      const nome = drawFullName(random);
      const words = nome.split(' ').map(plainLetters);
      return {
        nome,
        cpf: numbers.cpfOfCustomer(number, uf),
        cnpj: null,
        inscricao_estadual: null,
        email: `${words[0]}.${words.at(-1)}@example.net`,
      };
    }

    function firm() {
      const names = drawTradeNames(random, drawTrade(random, false));
      return {
        nome: `${names.legal} LTDA`,
        cpf: null,
        cnpj: cnpjOf(Number(numbers.customerRoot(number)) * 10_000 + 1),
        inscricao_estadual: chance(random, REGISTERED, 100) ? drawInscricaoEstadual(random, uf) : 'ISENTO',
        email: `compras@${slug(names.trade)}.example.org`,
      };
    }
  }

  /** A good and its price in cents. */
  function offer(id: number) {
    const random = seeds.random('produtos', id);
    const good = pick(random, goods());
    const [least, greatest] = good.prices;
    // Prices end in .90 or .99, as in shops.
    const cents = between(random, least, greatest - 1) * 100 + pick(random, [90, 99]);
    return { good, cents, cost: Math.floor((cents * between(random, 45, 75)) / 100) };
  }

  function product(company: Company, id: number): Rows['produtos'] {
    const { good, cents, cost } = offer(id);
    return {
      id,
      empresa_id: company.row.id,
      sku: `${good.ncm.slice(0, 4)}-${String(id % PRODUCTS).padStart(5, '0')}`,
      // Prefix 2 is for restricted circulation inside a company (GS1 General Specifications, 1.4.3).
      gtin: gtinOf(`2${String(seeds.scatter('gtin', 1e11)(id)).padStart(11, '0')}`),
      descricao: good.description,
      ncm: good.ncm,
      unidade: good.unit,
      preco: toReais(cents),
      custo: toReais(cost),
      cadastrado_em: productSince(company, id),
    };
  }

  return {
    customer,
    customerKind,
    customerSince,
    product,
    productSince,
    priceOf: (id: number) => offer(id).cents,
  };
}

export type Trade = ReturnType<typeof tradeOf>;
