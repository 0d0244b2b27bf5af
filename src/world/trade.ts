/** Customers and products of a world. */
import type { Uf } from '../data/states.ts';
import { cnpjOf } from '../documents/cnpj.ts';
import { gtinOf } from '../documents/gtin.ts';
import { drawInscricaoEstadual } from '../documents/inscricao-estadual.ts';
import { drawLandline, drawMobile } from '../documents/telefone.ts';
import { yearOf } from '../lib/dates/civil-date.ts';
import { addDays, daysBetween } from '../lib/dates/dates.ts';
import { toReais } from '../lib/numbers/money.ts';
import { below, between, chance, pick, type Random } from '../lib/random.ts';
import { drawFullName, plainLetters } from '../draws/people.ts';
import { type City, drawState } from '../draws/places.ts';
import { brands, drawTrade, drawTradeNames } from '../draws/trades.ts';
import { type Company, slug } from './companies.ts';
import type { Ground } from './ground.ts';
import { addressColumns, drawNearCity, drawWorldCity } from './places.ts';
import type { Plan } from './plan.ts';
import type { Rows } from './schema.ts';
import type { Good } from './segments.ts';
import { pairNumber, type Seeds } from './seeds.ts';

export const CUSTOMERS = 1_000_000;
export const PRODUCTS = 100_000;

/** In a hundred customers of a shop, and of a company that sells to others: people. In all, about 60. */
const PEOPLE_SHARE = { shop: 75, supplier: 15 } as const;
/** In a hundred customers: of a shop, those who live near it; of another company, those of its state. */
const [NEAR, SAME_STATE] = [90, 70] as const;
/** In a hundred firms that buy, those that are no taxpayers of the state. */
const UNREGISTERED = 5;
/** States where nobody is `ISENTO`: the NF-e is refused with rejection 805 (Manual de Orientação do Contribuinte). */
const NEVER_EXEMPT: ReadonlySet<Uf> = new Set([
  'AM',
  'BA',
  'CE',
  'GO',
  'MG',
  'MS',
  'MT',
  'PA',
  'PE',
  'RN',
  'SE',
  'SP',
]);

/** Tries to find a customer or product that was registered by then; the first one always was. */
const TRIES = 8;

/** The most that freight costs, in BRL cents, for which a sale must leave room. */
export const MOST_FREIGHT = 6000;

/** A product of a company: its good and its price in cents. */
export interface Offer {
  readonly good: Good;
  readonly cents: number;
}

export function tradeOf(ground: Ground) {
  const { plan, seeds } = ground;

  /** A day from the company's opening to the world's today. The first customer and product are there from the start. */
  function registered(random: Random, id: number, { row }: Company, size: number): string {
    if (id % size === 1) return row.data_abertura;
    return addDays(row.data_abertura, below(random, daysBetween(row.data_abertura, plan.today) + 1));
  }

  const customerSince = (company: Company, id: number) =>
    registered(seeds.random('cadastro', id), id, company, CUSTOMERS);
  const productSince = (company: Company, id: number) =>
    registered(seeds.random('catalogo', id), id, company, PRODUCTS);

  /** The first customer of a shop is a person, to whom it may always sell; that of another company is a firm. */
  function customerKind({ segment: { toConsumers } }: Company, id: number): 'pf' | 'pj' {
    if (id % CUSTOMERS === 1) return toConsumers ? 'pf' : 'pj';
    const share = PEOPLE_SHARE[toConsumers ? 'shop' : 'supplier'];
    return chance(seeds.random('tipo-de-cliente', id), share, 100) ? 'pf' : 'pj';
  }

  function customer(company: Company, id: number): Rows['clientes'] {
    const random = seeds.random('clientes', id);
    const tipo = customerKind(company, id);
    const number = pairNumber(company.row.id - 1, (id % CUSTOMERS) - 1);
    const city = drawCity(random, plan, company);
    const uf = city.state;
    const own = (tipo === 'pf' ? drawPerson : drawFirm)(random, ground, number, uf);
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
  }

  /** The good and the price of a product: the company sells none for more than its largest sale. */
  function offerOf({ segment: { goods }, size }: Company, id: number): Offer & { readonly random: Random } {
    const random = seeds.random('produtos', id);
    const good = goods[((id % PRODUCTS) - 1) % goods.length] as Good;
    const [least, greatest] = good.prices;
    const most = Math.min(greatest, Math.floor((size.sale - MOST_FREIGHT) / 100));
    // Prices end in .90 or .99, as in shops.
    const cents = between(random, least, most - 1) * 100 + pick(random, [90, 99]);
    return { good, cents, random };
  }

  function product(company: Company, id: number): Rows['produtos'] {
    const { good, cents, random } = offerOf(company, id);
    const cost = Math.floor((cents * between(random, 45, 75)) / 100);
    return {
      id,
      empresa_id: company.row.id,
      sku: `${good.ncm.slice(0, 4)}-${String(id % PRODUCTS).padStart(5, '0')}`,
      // Prefix 2 is for restricted circulation inside a company (GS1 General Specifications, 1.4.3).
      gtin: gtinOf(`2${String(seeds.scatter('gtin', 1e11)(id)).padStart(11, '0')}`),
      descricao: descriptionOf(seeds, company, id, good),
      ncm: good.ncm,
      unidade: good.unit,
      preco: toReais(cents),
      custo: toReais(cost),
      cadastrado_em: productSince(company, id),
    };
  }

  return { customer, customerKind, customerSince, product, productSince, offerOf };
}

export type Trade = ReturnType<typeof tradeOf>;

/** The number of a taxpayer; the few firms without one are `ISENTO` where that is allowed. */
function drawRegistration(random: Random, uf: Uf): string | null {
  if (!chance(random, UNREGISTERED, 100)) return drawInscricaoEstadual(random, uf);
  return NEVER_EXEMPT.has(uf) ? null : 'ISENTO';
}

/** A city where a customer of a company lives. */
function drawCity(random: Random, { state }: Plan, { segment, establishments }: Company): City {
  const { city } = segment.toConsumers ? pick(random, establishments) : establishments[0];
  if (segment.toConsumers && chance(random, NEAR, 100)) return drawNearCity(random, city);
  const stays = segment.toConsumers || chance(random, SAME_STATE, 100);
  return drawWorldCity(random, stays ? city.state : (state ?? drawState(random)));
}

function drawPerson(random: Random, { plan, numbers }: Ground, number: number, uf: Uf) {
  const nome = drawFullName(random, yearOf(plan.today));
  const words = nome.split(' ').map(plainLetters);
  return {
    nome,
    cpf: numbers.cpfOfCustomer(number, uf),
    cnpj: null,
    inscricao_estadual: null,
    email: `${words[0]}.${words.at(-1)}@example.net`,
  };
}

function drawFirm(random: Random, { numbers }: Ground, number: number, uf: Uf) {
  const names = drawTradeNames(random, drawTrade(random, false));
  return {
    nome: `${names.legal} LTDA`,
    cpf: null,
    cnpj: cnpjOf(Number(numbers.customerRoot(number)) * 10_000 + 1),
    inscricao_estadual: drawRegistration(random, uf),
    email: `compras@${slug(names.trade)}.example.org`,
  };
}

/** The good itself, then the same of a brand, then that with a reference. */
function descriptionOf(
  seeds: Seeds,
  { row, segment: { goods } }: Company,
  id: number,
  { description }: Good,
): string {
  const n = (id % PRODUCTS) - 1;
  const variant = Math.floor(n / goods.length);
  if (variant === 0) return description;
  const all = brands();
  const first = below(seeds.random('marcas', row.id * PRODUCTS + (n % goods.length)), all.length);
  const line = `${description} ${all[(first + variant) % all.length]}`;
  const reference = Math.floor((variant - 1) / all.length);
  return reference === 0 ? line : `${line}, ref. ${reference}`;
}

/** Draws one of `count` ids after `start` that fits; the first one always does. */
export function drawId(random: Random, count: number, start: number, fits: (id: number) => boolean): number {
  for (let i = 0; i < TRIES; i++) {
    const id = start + between(random, 1, count);
    if (fits(id)) return id;
  }
  return start + 1;
}
