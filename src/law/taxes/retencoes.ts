/** The taxes that a client withholds from the payment of a service (Lei 10.833/2003, arts. 30 and 31; RIR/2018, arts. 714 to 718). */
import { compare, type Exact, exact, minus, percentOf, roundTo, step, sum } from '../../lib/numbers/exact.ts';

export const services = [
  'profissional',
  'assessoria-credito',
  'limpeza',
  'vigilancia',
  'locacao-mao-de-obra',
  'transporte-valores',
  'manutencao',
  'comissao',
  'publicidade',
  'construcao',
  'outros',
] as const;

export const suppliers = [
  'lucro-presumido',
  'lucro-real',
  'simples',
  'simples-anexo-iv',
  'mei',
  'imune-isenta',
] as const;

export const clients = ['pessoa-juridica', 'simples', 'orgao-publico-federal', 'pessoa-fisica'] as const;

export const contributions = ['csll', 'pis', 'cofins'] as const;

export const withheldTaxes = ['irrf', ...contributions, 'inss', 'iss'] as const;

export const reasons = [
  'tomador-pessoa-fisica',
  'orgao-publico',
  'tomador-do-simples',
  'servico-sem-retencao',
  'sem-cessao-de-mao-de-obra',
  'prestador-do-simples',
  'prestador-imune-ou-isento',
  'contribuicao-dispensada',
  'ate-10-reais',
  'abaixo-de-10-reais',
  'recolhido-pela-agencia',
  'nao-informado',
] as const;

export type Service = (typeof services)[number];
export type Supplier = (typeof suppliers)[number];
export type Client = (typeof clients)[number];
export type Contribution = (typeof contributions)[number];
export type WithheldTax = (typeof withheldTaxes)[number];
type Reason = (typeof reasons)[number];

export interface ServiceRules {
  /** The percentage of the income tax, and the code of its bill; null where it is not withheld. */
  readonly irrf: { readonly aliquota: number; readonly receita: string } | null;
  /** True where the supplier, an agency, pays that tax itself. */
  readonly pelaAgencia?: true;
  /** True where CSLL, PIS and Cofins are withheld. */
  readonly contribuicoes: boolean;
  /** True where the service is labor lent, unless the call says another thing (Lei 8.212/1991, art. 31). */
  readonly cessaoMaoDeObra: boolean;
}

/** Rates in percent, amounts in BRL. */
export interface WithholdingTable {
  readonly servicos: Readonly<Record<Service, ServiceRules>>;
  /** The contributions of the year, each with its rate and the code of a bill of its own. */
  readonly contribuicoes: {
    readonly [Name in Contribution]?: { readonly aliquota: number; readonly receita: string };
  };
  /** The code of the bill of all three; null where there are fewer. */
  readonly receitaConjunta: string | null;
  readonly inss: number;
  /** Income tax, and the sum of the contributions, are not withheld up to this amount. */
  readonly dispensaAte: number;
  /** The INSS is not withheld below this amount. */
  readonly minimoInss: number;
  /** The day of the next month by which all but the ISS are paid. */
  readonly vencimento: number;
}

export interface Invoice {
  readonly servico: Service;
  readonly valor: Exact;
  readonly prestador: Supplier;
  readonly tomador: Client;
  readonly cessaoMaoDeObra: boolean;
  readonly materiais: Exact;
  readonly deducoesInss: Exact;
  /** Percent; undefined where the ISS is not withheld. */
  readonly aliquotaIss: number | undefined;
  readonly contribuicoesDispensadas: readonly Contribution[];
}

/** A tax that is withheld: its base and amount, percentage and code of the bill. */
export interface Withheld {
  readonly codigo: WithheldTax;
  readonly base: Exact;
  readonly aliquota: number;
  readonly valor: Exact;
  readonly receita: string | null;
}

/** A tax that is not withheld. */
export interface Free {
  readonly tributo: WithheldTax;
  readonly motivo: Reason;
}

export const isFree = (outcome: Withheld | Free): outcome is Free => 'motivo' in outcome;

/** The taxes of an invoice in the order of the law's answer, withheld or not. A contribution that the year lacks is left out. */
export function withholdings(table: WithholdingTable, invoice: Invoice): readonly (Withheld | Free)[] {
  return [
    incomeTax(table, invoice),
    ...contributionsOf(table, invoice),
    socialSecurity(table, invoice),
    cityTax(invoice),
  ];
}

const NATURAL_PERSON = 'tomador-pessoa-fisica';

/** Clients that withhold neither the income tax nor the contributions by these rules. */
const freeClients: Readonly<Partial<Record<Client, Reason>>> = {
  'pessoa-fisica': NATURAL_PERSON,
  'orgao-publico-federal': 'orgao-publico',
};

const freeSuppliers: Readonly<Partial<Record<Supplier, Reason>>> = {
  simples: 'prestador-do-simples',
  'simples-anexo-iv': 'prestador-do-simples',
  mei: 'prestador-do-simples',
  'imune-isenta': 'prestador-imune-ou-isento',
};

function incomeTax(
  table: WithholdingTable,
  { servico, valor, prestador, tomador }: Invoice,
): Withheld | Free {
  const { irrf, pelaAgencia } = table.servicos[servico];
  const free = (motivo: Reason): Free => ({ tributo: 'irrf', motivo });
  const client = freeClients[tomador];
  if (client) return free(client);
  if (!irrf) return free('servico-sem-retencao');
  const supplier = freeSuppliers[prestador];
  if (supplier) return free(supplier);
  const due = percentOf(valor, irrf.aliquota, 'aliquotaIrrf', table);
  if (isWaived(table, due)) return free('ate-10-reais');
  if (pelaAgencia) return free('recolhido-pela-agencia');
  const tax = step(roundTo(due), 'retencoes.irrf', 'IRRF retido', 'Income tax withheld');
  return { codigo: 'irrf', base: valor, ...irrf, valor: tax };
}

/** Lei 9.430/1996, art. 67, and Lei 10.833/2003, art. 31, § 3º. */
const isWaived = (table: WithholdingTable, due: Exact) => compare(due, exact(table.dispensaAte)) <= 0;

function contributionsOf(table: WithholdingTable, invoice: Invoice): readonly (Withheld | Free)[] {
  const { valor, contribuicoesDispensadas } = invoice;
  const names = contributions.filter((name) => table.contribuicoes[name]);
  const motivo = whyNoContribution(table, invoice);
  if (motivo) return names.map((tributo) => ({ tributo, motivo }));
  const isDispensed = (name: Contribution) => contribuicoesDispensadas.includes(name);
  const due = new Map(
    names
      .filter((name) => !isDispensed(name))
      .map((name) => [
        name,
        percentOf(valor, table.contribuicoes[name]!.aliquota, `aliquota${NAMES[name]}`, table),
      ]),
  );
  const areWaived = isWaived(table, sum(...due.values()));
  // One bill holds all three, or each has its own (IN SRF 459/2004, art. 2º).
  const joint = due.size === contributions.length ? table.receitaConjunta : null;
  return names.map((name) => {
    const own = due.get(name);
    if (!own) return { tributo: name, motivo: 'contribuicao-dispensada' };
    if (areWaived) return { tributo: name, motivo: 'ate-10-reais' };
    const { aliquota, receita } = table.contribuicoes[name]!;
    const tax = step(roundTo(own), `retencoes.${name}`, `${NAMES[name]} retida`, `${NAMES[name]} withheld`);
    return { codigo: name, base: valor, aliquota, valor: tax, receita: joint ?? receita };
  });
}

const NAMES = { csll: 'Csll', pis: 'Pis', cofins: 'Cofins' } as const satisfies Record<Contribution, string>;

/** Says why none of the contributions is withheld; undefined where the amount decides. */
export function whyNoContribution(
  table: WithholdingTable,
  { servico, prestador, tomador }: Pick<Invoice, 'servico' | 'prestador' | 'tomador'>,
): Reason | undefined {
  // IN SRF 459/2004, art. 1º, § 6º.
  const client = tomador === 'simples' ? 'tomador-do-simples' : freeClients[tomador];
  if (client) return client;
  return table.servicos[servico].contribuicoes ? freeSuppliers[prestador] : 'servico-sem-retencao';
}

/** Lei 8.212/1991, art. 31: public bodies and firms of the Simples withhold it as all firms do. */
function socialSecurity(table: WithholdingTable, invoice: Invoice): Withheld | Free {
  const { valor, prestador, tomador, cessaoMaoDeObra, materiais, deducoesInss } = invoice;
  const free = (motivo: Reason): Free => ({ tributo: 'inss', motivo });
  if (tomador === 'pessoa-fisica') return free(NATURAL_PERSON);
  if (!cessaoMaoDeObra) return free('sem-cessao-de-mao-de-obra');
  const supplier = prestador === 'simples-anexo-iv' ? undefined : freeSuppliers[prestador];
  if (supplier) return free(supplier);
  const base = minus(minus(valor, materiais), deducoesInss);
  const tax = roundTo(percentOf(base, table.inss, 'aliquotaInss', table));
  if (compare(tax, exact(table.minimoInss)) < 0) return free('abaixo-de-10-reais');
  const named = step(tax, 'retencoes.inss', 'INSS retido', 'INSS withheld');
  return { codigo: 'inss', base, aliquota: table.inss, valor: named, receita: null };
}

function cityTax({ valor, aliquotaIss }: Invoice): Withheld | Free {
  if (aliquotaIss === undefined) return { tributo: 'iss', motivo: 'nao-informado' };
  const due = roundTo(percentOf(valor, aliquotaIss, 'aliquotaIss'));
  const tax = step(due, 'retencoes.iss', 'ISS retido', 'ISS withheld');
  return { codigo: 'iss', base: valor, aliquota: aliquotaIss, valor: tax, receita: null };
}
