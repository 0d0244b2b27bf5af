import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { boletoLine, readBoleto } from '../documents/boleto.ts';
import { readChaveAcesso, checkChaveAcesso } from '../documents/chave-acesso.ts';
import { checkAccount } from '../documents/conta-bancaria.ts';
import { checkCnh } from '../documents/cnh.ts';
import { checkCnpj } from '../documents/cnpj.ts';
import { checkCns } from '../documents/cns.ts';
import { checkCpf } from '../documents/cpf.ts';
import { checkGtin } from '../documents/gtin.ts';
import { checkInscricaoEstadual } from '../documents/inscricao-estadual.ts';
import { checkPis } from '../documents/pis.ts';
import { checkRenavam } from '../documents/renavam.ts';
import { checkRg } from '../documents/rg.ts';
import { checkTituloEleitor } from '../documents/titulo-eleitor.ts';
import { neighbours } from '../data/neighbours.ts';
import { officeOccupations, segments } from '../data/segments.ts';
import type { Uf } from '../data/states.ts';
import { lastHouseNumbers } from '../data/streets.ts';
import { splitLines, splitWords } from '../draws/lists.ts';
import { addDays, addMonths } from '../lib/dates/dates.ts';
import { toCents } from '../lib/numbers/money.ts';
import { run } from '../pipeline/in-code.ts';
import { conferenciaHolerite } from '../tools/trabalhista/conferencia-holerite.ts';
import { folha } from '../tools/trabalhista/folha.ts';
import { kindOfDay } from './calendar.ts';
import { type Rows, type TableName, ToolError, world, type WorldOptions } from './index.ts';
import { schema, tableNames } from './schema.ts';

type Tables = { [Name in TableName]: Rows[Name][] };

function tablesOf(options: WorldOptions): Tables {
  const { tables } = world(options);
  return Object.fromEntries(tableNames.map((name) => [name, [...tables[name]]])) as Tables;
}

const valueOf = (row: object, column: string) => (row as Record<string, unknown>)[column];
const keyOf = (name: TableName, row: object) =>
  schema[name].key.map((column) => valueOf(row, column)).join('/');

const large = tablesOf({
  seed: 'teste',
  companies: 3,
  branches: 2,
  employees: 30,
  months: 14,
  customers: 40,
  products: 12,
  sales: 12,
  vehicles: 12,
});

describe('the same world', () => {
  it('comes of the same seed, table by table in any order', () => {
    const { tables } = world({ seed: 'demo', anomalies: 0.05, sales: 40 });
    const backwards = tableNames.toReversed().map((name) => [name, [...tables[name]]] as const);
    expect(Object.fromEntries(backwards)).toEqual(tablesOf({ seed: 'demo', anomalies: 0.05, sales: 40 }));
  });

  it('keeps its rows through releases', () => {
    const { tables } = world({ seed: 'demo' });
    const [person] = tables.pessoas;
    const [sale] = tables.vendas;
    expect([person?.nome, person?.cpf, sale?.chave_acesso]).toMatchInlineSnapshot(`
      [
        "Pablo Farias Fernandes",
        "75897812900",
        "42260892727921000179650010000005531840736500",
      ]
    `);
  });

  it('of another seed is another one', () => {
    const [one] = world({ seed: 'a' }).tables.pessoas;
    const [other] = world({ seed: 'b' }).tables.pessoas;
    expect(other).not.toEqual(one);
  });

  it.each<WorldOptions>([
    { companies: 5 },
    { employees: 25 },
    { months: 30 },
    { vehicles: 9 },
    { customers: 60, sales: 0 },
    { products: 70, sales: 0 },
    { payslips: false },
  ])('of %o holds the rows of the smaller one unchanged', (more) => {
    const base = { seed: 'cresce', companies: 2, employees: 8, months: 4, sales: more.sales ?? 6 };
    const [small, grown] = [tablesOf(base), tablesOf({ ...base, ...more })];
    for (const name of tableNames.filter((one) => one !== 'mundo')) {
      if (more.payslips === false && name.startsWith('folha')) continue;
      const rows = new Map(grown[name].map((row) => [keyOf(name, row), row]));
      for (const row of small[name]) {
        const held = rows.get(keyOf(name, row));
        // They follow the sizes of a world (LC 123/2006, art. 3º).
        const { porte, regime_tributario } = { ...held } as Rows['empresas'];
        expect(held).toEqual(name === 'empresas' ? { ...row, porte, regime_tributario } : row);
      }
    }
  });

  it('has the same rows in the tables that are asked for alone', () => {
    const { tables, counts } = world({ seed: 'demo', tables: ['funcionarios', 'empresas'] });
    expect(Object.keys(tables)).toEqual(['empresas', 'funcionarios']);
    expect([...tables.funcionarios]).toEqual([...world({ seed: 'demo' }).tables.funcionarios]);
    expect(counts()).toEqual({ empresas: 1, funcionarios: 10 });
  });
});

describe('a world', () => {
  it('has exactly as many rows as were asked for', () => {
    const { length: companies } = large.empresas;
    expect(companies).toBe(3);
    expect(large.estabelecimentos).toHaveLength(3 * 3);
    expect(large.pessoas).toHaveLength(3 * 30);
    expect(large.contas_bancarias).toHaveLength(3 * 31);
    expect(large.clientes).toHaveLength(3 * 40);
    expect(large.produtos).toHaveLength(3 * 12);
    expect(large.vendas).toHaveLength(3 * 12 * 14);
    expect(large.veiculos).toHaveLength(3 * 12);
  });

  it('counts six million sales and half a million customers without making one', () => {
    const { counts } = world({
      seed: 'demo',
      employees: 50_000,
      customers: 500_000,
      sales: 50_000,
      months: 120,
      tables: ['pessoas', 'contas_bancarias', 'clientes', 'vendas'],
    });
    // To make them takes longer than a test may.
    expect(counts()).toEqual({
      pessoas: 50_000,
      contas_bancarias: 50_001,
      clientes: 500_000,
      vendas: 6_000_000,
    });
  });

  it('counts its rows, and gives each after those that it refers to', () => {
    const { counts, rows } = world({ seed: 'demo', companies: 2 });
    const seen = new Map<string, Set<unknown>>(tableNames.map((name) => [name, new Set()]));
    for (const { table, row } of rows()) {
      for (const [column, { references }] of Object.entries(schema[table].columns) as [
        string,
        { references?: string },
      ][]) {
        const key = valueOf(row, column);
        if (references !== undefined && key !== null) expect(seen.get(references)).toContain(key);
      }
      seen.get(table)?.add(valueOf(row, Object.keys(row)[0] as string));
    }
    expect(counts()).toEqual(Object.fromEntries([...seen].map(([name, keys]) => [name, keys.size])));
  });

  it.each(tableNames)('%s has its columns in order, and ascending keys that are unique', (name) => {
    const { columns, unique, key } = schema[name];
    for (const row of large[name].slice(0, 50)) expect(Object.keys(row)).toEqual(Object.keys(columns));
    for (const names of [key, ...unique]) {
      const values = large[name].map((row) => names.map((column) => valueOf(row, column)));
      const held = values.filter((one) => !one.includes(null)).map((one) => one.join('/'));
      expect(new Set(held).size).toBe(held.length);
    }
  });

  it('gives no CPF to two people, whichever table they are in', () => {
    const cpfs = [...large.pessoas, ...large.dependentes, ...large.clientes].flatMap(({ cpf }) => cpf ?? []);
    expect(new Set(cpfs).size).toBe(cpfs.length);
  });

  it('has documents that the validators of the house take', () => {
    for (const one of large.pessoas) {
      const uf = one.uf as Uf;
      const verdicts = [
        checkCpf(one.cpf),
        checkPis(one.pis),
        checkTituloEleitor(one.titulo_eleitor),
        checkCns(one.cns),
        checkRg(one.rg, uf),
        one.cnh === null ? null : checkCnh(one.cnh),
      ];
      expect(verdicts).toEqual([null, null, null, null, null, null]);
    }
    for (const one of large.estabelecimentos) {
      expect([checkCnpj(one.cnpj), checkInscricaoEstadual(one.inscricao_estadual, one.uf as Uf)]).toEqual([
        null,
        null,
      ]);
    }
    for (const { agencia, agencia_digito, conta, conta_digito, banco } of large.contas_bancarias) {
      const account = {
        agency: agencia,
        agencyDigit: agencia_digito,
        account: conta,
        accountDigit: conta_digito,
      };
      expect(checkAccount(account, banco)).toBeNull();
    }
    expect(large.produtos.map(({ gtin }) => checkGtin(gtin)).filter(Boolean)).toEqual([]);
    expect(large.veiculos.map(({ renavam }) => checkRenavam(renavam)).filter(Boolean)).toEqual([]);
  });

  it('pays what POST /calculadoras/folha answers', async () => {
    const jobs = new Map(large.funcionarios.map((job) => [job.id, job]));
    for (const slip of large.folhas.filter((_, i) => i % 37 === 0 || large.folhas[i]?.tipo !== 'mensal')) {
      const job = jobs.get(slip.funcionario_id) as Rows['funcionarios'];
      const fare = job.vale_transporte;
      const year = slip.competencia.slice(0, 4);
      const avos = job.data_admissao.startsWith(year) ? 13 - Number(job.data_admissao.slice(5, 7)) : 12;
      const isMonthly = slip.tipo === 'mensal';
      const answer = await run(folha, {
        competencia: slip.competencia,
        arredondamentoInss: 'total',
        salarioBase: slip.salario_base,
        dependentes: slip.dependentes_ir,
        filhos: slip.filhos_salario_familia,
        dataPagamento: slip.pago_em,
        ...(isMonthly && fare !== null && { eventos: [{ tipo: 'vale-transporte' as const, valor: fare }] }),
        ...(!isMonthly && {
          decimoTerceiro: {
            parcela: slip.tipo === 'decimo-terceiro-1' ? ('primeira' as const) : ('segunda' as const),
            avos,
            ...(avos === 1 && { adiantamento: 0 }),
          },
        }),
      });
      const thirteenth = answer.blocos?.decimoTerceiro;
      const { proventos, descontos, liquido, inss, irrf, fgts } =
        isMonthly || !thirteenth ? answer : thirteenth;
      const lines = [...proventos, ...descontos];
      expect(slip).toMatchObject({
        liquido,
        base_inss: inss.base,
        inss: inss.valor,
        base_irrf: irrf?.base ?? 0,
        irrf: irrf?.valor ?? 0,
        base_fgts: fgts.base,
        fgts: fgts.valor,
      });
      const held = large.folha_itens.filter(({ folha_id }) => folha_id === slip.id);
      expect(
        held.map(({ codigo, descricao, referencia, valor }) => [codigo, descricao, referencia, valor]),
      ).toEqual(
        lines.map(({ codigo, descricao, referencia, valor }) => [
          codigo,
          descricao,
          referencia ?? null,
          valor,
        ]),
      );
    }
  });

  it('has sales that add up, and keys that name their seller', () => {
    const sellers = new Map(large.estabelecimentos.map((one) => [one.id, one]));
    for (const sale of large.vendas) {
      const items = large.venda_itens.filter(({ venda_id }) => venda_id === sale.id);
      const cents = items.reduce((sum, { total }) => sum + toCents(total), 0);
      expect(toCents(sale.valor_produtos)).toBe(cents);
      expect(toCents(sale.total)).toBe(cents - toCents(sale.desconto) + toCents(sale.frete));
      const seller = sellers.get(sale.estabelecimento_id) as Rows['estabelecimentos'];
      expect(checkChaveAcesso(sale.chave_acesso, '2026-10')).toBeNull();
      expect(readChaveAcesso(sale.chave_acesso)).toMatchObject({
        state: seller.uf,
        number: sale.numero,
        series: 1,
      });
      expect(sale.chave_acesso.slice(6, 20)).toBe(seller.cnpj);
    }
  });

  it('numbers the NF-e and the NFC-e of an establishment without a gap, in the order of time', () => {
    for (const { id } of large.estabelecimentos) {
      const sales = large.vendas.filter(({ estabelecimento_id }) => estabelecimento_id === id);
      for (const model of [55, 65]) {
        const numbers = sales.filter(({ modelo }) => modelo === model).map(({ numero }) => numero);
        expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] as number) + i));
      }
      const times = sales.map(({ emitida_em }) => emitida_em);
      expect(times).toEqual([...new Set(times)].toSorted());
    }
  });

  it('keeps the times of fifty thousand sales of a month apart', () => {
    const { tables } = world({ seed: 'demo', sales: 50_000, months: 1, tables: ['vendas'] });
    let before = '';
    let count = 0;
    for (const { emitida_em: at } of tables.vendas) {
      if (++count > 5000) break;
      expect(at > before).toBe(true);
      before = at;
    }
  });

  it('has boletos that add up to their sale, and lines of their barcodes', () => {
    for (const sale of large.vendas.filter(({ forma_pagamento }) => forma_pagamento === 'boleto')) {
      const boletos = large.boletos.filter(({ venda_id }) => venda_id === sale.id);
      expect(boletos).toHaveLength(sale.parcelas);
      expect(boletos.reduce((sum, { valor }) => sum + toCents(valor), 0)).toBe(toCents(sale.total));
      for (const boleto of boletos) {
        expect(boletoLine(boleto.codigo_barras)).toBe(boleto.linha_digitavel);
        expect(readBoleto(boleto.codigo_barras, boleto.emitido_em)).toMatchObject({
          amount: boleto.valor,
          dueDate: boleto.vencimento,
        });
      }
    }
  });

  // CDC, art. 52, § 1º: a fine of 2 %; 1 % of interest a month, by the day.
  it('charges late boletos a fine and interest', () => {
    const due = new Map(large.boletos.map((one) => [one.id, one.vencimento]));
    let late = 0;
    for (const { boleto_id, valor, multa, juros, total, pago_em } of large.pagamentos) {
      const days =
        boleto_id === null
          ? 0
          : (Date.parse(pago_em.slice(0, 10)) - Date.parse(due.get(boleto_id) as string)) / 864e5;
      if (days > 0) late++;
      expect(toCents(multa)).toBe(days > 0 ? Math.round(toCents(valor) / 50 + 1e-9) : 0);
      expect(toCents(juros)).toBe(days > 0 ? Math.round((toCents(valor) * days) / 3000 + 1e-9) : 0);
      expect(toCents(total)).toBe(toCents(valor) + toCents(multa) + toCents(juros));
    }
    expect(late).toBeGreaterThan(0);
  });

  it('has no sale of a customer or a product before they were registered', () => {
    const since = new Map(large.clientes.map((one) => [one.id, one.cadastrado_em]));
    const wrong = large.vendas.filter(
      ({ cliente_id, emitida_em }) => emitida_em < (since.get(cliente_id) as string),
    );
    expect(wrong).toEqual([]);
  });

  it('lies in one state when it is asked to', () => {
    const one = tablesOf({ seed: 'sul', state: 'rs', companies: 2 });
    const states = [...one.estabelecimentos, ...one.pessoas, ...one.clientes].map(({ uf }) => uf);
    expect(new Set(states)).toEqual(new Set(['RS']));
  });

  it('has roots with letters, of companies opened in July 2026', () => {
    const { empresas, funcionarios } = tablesOf({ seed: 'letras', alphanumeric: true, companies: 5 });
    for (const { raiz_cnpj, data_abertura } of empresas) {
      expect(raiz_cnpj).toMatch(/[A-Z]/);
      expect(data_abertura).toMatch(/^2026-07/);
    }
    expect(funcionarios.every(({ data_admissao }) => data_admissao >= '2026-07-01')).toBe(true);
  });

  it('is made as it is read: the first row of the largest comes at once', () => {
    const { tables } = world({
      seed: 'demo',
      companies: 20,
      employees: 50_000,
      customers: 300_000,
      sales: 50_000,
      months: 120,
    });
    const first = [...tableNames]
      .filter((name) => name !== 'anomalias')
      .map((name) => tables[name][Symbol.iterator]().next().done);
    expect(first).not.toContain(true);
  });
});

/** Many small stories: 40 companies in 43 segments of trade. */
const told = tablesOf({
  seed: 'histórias',
  companies: 40,
  branches: 1,
  employees: 12,
  months: 2,
  customers: 30,
  products: 20,
  sales: 24,
  vehicles: 6,
});

describe('a world that one believes', () => {
  const companies = new Map(told.empresas.map((one) => [one.id, one]));
  const segmentOf = (id: number) => {
    const cnae = companies.get(id)?.cnae as string;
    return segments.find((segment) => splitWords(segment.cnae).includes(cnae)) as (typeof segments)[number];
  };
  const people = new Map(told.pessoas.map((one) => [one.id, one]));
  const customers = new Map(told.clientes.map((one) => [one.id, one]));

  it('sells what companies of the segment sell, each under one description, for what it costs', () => {
    for (const { empresa_id: id, ncm, unidade, descricao, preco, custo } of told.produtos) {
      const good = splitLines(segmentOf(id).goods).find((line) => {
        const description = line.split(' ').slice(3).join(' ');
        return line.startsWith(`${ncm} ${unidade} `) && `${descricao} `.startsWith(`${description} `);
      });
      const [least, greatest] = (good?.split(' ')[2] ?? '').split('-').map(Number) as [number, number];
      expect(preco >= least && preco <= greatest, descricao).toBe(true);
      expect(custo).toBeLessThan(preco);
    }
  });

  it('has a description for each of fifty thousand products', () => {
    const { tables } = world({ seed: 'muitos', products: 50_000, tables: ['produtos'] });
    const descriptions = new Set(Array.from(tables.produtos, ({ descricao }) => descricao));
    expect(descriptions.size).toBe(50_000);
    expect(Math.max(...[...descriptions].map(({ length }) => length))).toBeLessThanOrEqual(120);
  });

  it('employs whom such a company does, nine of ten in its trade, with the age and the licence that it takes', () => {
    const licences: Record<string, RegExp> = { 519110: /A/, 782310: /[BCDE]/, 782510: /[CE]/ };
    let inTrade = 0;
    for (const { empresa_id, cbo, data_admissao, pessoa_id } of told.funcionarios) {
      const jobs = splitWords(segmentOf(empresa_id).occupations).map((job) => job.slice(0, 6));
      const office = splitWords(officeOccupations).map((job) => job.slice(0, 6));
      expect([...jobs, ...office]).toContain(cbo);
      if (jobs.includes(cbo)) inTrade++;
      const { data_nascimento: born, cnh_categoria: licence } = people.get(pessoa_id) as Rows['pessoas'];
      const youngest = /^[12]/.test(cbo) ? 22 : 18;
      expect(addMonths(born, 12 * youngest) <= data_admissao).toBe(true);
      expect(licence ?? '').toMatch(licences[cbo] ?? /^/);
    }
    expect(inTrade / told.funcionarios.length).toBeGreaterThan(0.87);
  });

  it('admits nobody but on the first business day of a month', () => {
    for (const { data_admissao: day } of told.funcionarios) {
      const first = Array.from({ length: 7 }, (_, i) => `${day.slice(0, 8)}0${i + 1}`).find((one) => {
        const kind = kindOfDay(one);
        return kind > 0 && kind < 6;
      });
      expect(day).toBe(first);
    }
  });

  it('begins each salary with an even sum', () => {
    const first = told.salarios.filter(({ motivo }) => motivo !== 'reajuste');
    expect(first.filter(({ valor }) => valor % 10 !== 0)).toEqual([]);
    expect(first).toHaveLength(told.funcionarios.length);
  });

  // LC 123/2006, art. 3º.
  it.each<WorldOptions>([
    { employees: 8, sales: 10 },
    { employees: 60, sales: 40 },
    { employees: 61, sales: 41 },
  ])('of %o has companies whose wages and sales stay within their size', (sizes) => {
    const made = tablesOf({ seed: 'portes', companies: 15, months: 2, payslips: false, ...sizes });
    const portes = new Set<string>();
    for (const { id, porte, regime_tributario, natureza_juridica } of made.empresas) {
      const pay = made.funcionarios.filter((one) => one.empresa_id === id);
      const sales = made.vendas.filter((one) => one.empresa_id === id && one.situacao === 'autorizada');
      const most = { me: 36_000_000, epp: 480_000_000, demais: Infinity }[porte];
      expect((pay.reduce((sum, one) => sum + toCents(one.salario_atual), 0) * 40) / 3).toBeLessThanOrEqual(
        most,
      );
      expect((sales.reduce((sum, one) => sum + toCents(one.total), 0) * 12) / 2).toBeLessThanOrEqual(most);
      if (porte === 'demais') expect(regime_tributario).not.toBe('simples');
      else expect([regime_tributario, natureza_juridica]).not.toContain('lucro-real');
      portes.add(porte);
    }
    expect([...portes].toSorted()).toEqual(
      sizes.employees === 8
        ? ['demais', 'epp', 'me']
        : sizes.employees === 60
          ? ['demais', 'epp']
          : ['demais'],
    );
  });

  it('lets people live where they work, four of five, or in a city next to it', () => {
    const places = new Map(told.estabelecimentos.map((one) => [one.id, one]));
    const groups = splitLines(neighbours).map(splitWords);
    let elsewhere = 0;
    for (const { pessoa_id, estabelecimento_id } of told.funcionarios) {
      const home = String(people.get(pessoa_id)?.municipio_id);
      const work = String(places.get(estabelecimento_id)?.municipio_id);
      if (home === work) continue;
      elsewhere++;
      expect(groups.some((group) => group.includes(home) && group.includes(work))).toBe(true);
    }
    expect(elsewhere).toBeGreaterThan(0);
    expect(elsewhere / told.funcionarios.length).toBeLessThan(0.25);
  });

  it('has customers of a shop near it', () => {
    const inState = told.clientes.filter(({ empresa_id: id, uf }) => {
      const states = told.estabelecimentos.filter((one) => one.empresa_id === id).map((one) => one.uf);
      return !segmentOf(id).toConsumers || states.includes(uf);
    });
    expect(inState).toHaveLength(told.clientes.length);
  });

  it('numbers houses as long as their street is, half of those of a Rua below 800', () => {
    const all = [...told.pessoas, ...told.clientes, ...told.estabelecimentos];
    for (const { logradouro, numero } of all) {
      const last = lastHouseNumbers[logradouro.split(' ')[0] as keyof typeof lastHouseNumbers];
      expect(Number(numero) >= 1 && Number(numero) <= last, `${logradouro}, ${numero}`).toBe(true);
    }
    const streets = all.filter(({ logradouro }) => logradouro.startsWith('Rua '));
    expect(streets.filter(({ numero }) => Number(numero) < 800).length).toBeGreaterThan(streets.length / 2);
  });

  it('has spouses with two surnames, a third of whom share one, and children of different names', () => {
    const spouses = told.dependentes.filter(({ parentesco }) => parentesco === 'conjuge');
    const sharing = spouses.filter(({ nome, funcionario_id: id }) => {
      expect(nome.split(' ')).toHaveLength(3);
      return nome.split(' ').at(-1) === people.get(id)?.nome.split(' ').at(-1);
    });
    expect(sharing.length / spouses.length).toBeGreaterThan(0.2);
    expect(sharing.length / spouses.length).toBeLessThan(0.5);
    const names = told.dependentes.map(({ funcionario_id: id, nome }) => `${id} ${nome.split(' ')[0]}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('exempts no customer where the NF-e would be refused', () => {
    const exempt = told.clientes.filter((one) => one.inscricao_estadual === 'ISENTO').map(({ uf }) => uf);
    const none = told.clientes.filter((one) => one.tipo === 'pj' && one.inscricao_estadual === null);
    expect(exempt.filter((uf) => ['SP', 'MG', 'BA', 'PE', 'CE'].includes(uf))).toEqual([]);
    expect(exempt.length * none.length).toBeGreaterThan(0);
  });

  it('sells to people at the counter by NFC-e, three of four in a shop, and never by boleto', () => {
    const turns = new Map<string, number>();
    for (const sale of told.vendas) {
      const key = `${sale.estabelecimento_id} ${sale.emitida_em.slice(0, 7)}`;
      const turn = (turns.get(key) ?? 0) + 1;
      turns.set(key, turn);
      const isShop = segmentOf(sale.empresa_id).toConsumers;
      expect(sale.modelo).toBe(isShop && turn % 4 > 0 ? 65 : 55);
      expect(sale.chave_acesso.slice(20, 22)).toBe(String(sale.modelo));
      if (sale.modelo === 55) continue;
      expect(customers.get(sale.cliente_id)?.tipo).toBe('pf');
      expect(sale.forma_pagamento).not.toBe('boleto');
      expect(sale.frete).toBe(0);
    }
  });

  it('sells on the days on which such a company is open', () => {
    const closed = told.vendas.filter(({ empresa_id, emitida_em }) => {
      const weights = splitWords(segmentOf(empresa_id).days);
      return weights[kindOfDay(emitida_em.slice(0, 10))] === '0';
    });
    expect(closed).toEqual([]);
  });

  it.each([
    [20, 30],
    [0, 0],
    [250.5, 999.99],
  ])('has no boleto below %d, and no instalment of several below %d', (minBoleto, minInstalment) => {
    const made = tablesOf({
      seed: 'partes',
      companies: 6,
      employees: 0,
      sales: 60,
      minBoleto,
      minInstalment,
    });
    for (const { forma_pagamento: method, parcelas, total } of made.vendas) {
      const least = { boleto: minBoleto, 'cartao-credito': parcelas > 1 ? minInstalment : 0 }[
        method as 'boleto'
      ];
      expect(Math.floor(toCents(total) / parcelas)).toBeGreaterThanOrEqual(toCents(least ?? 0));
    }
    for (const { valor } of made.boletos) expect(valor).toBeGreaterThanOrEqual(minBoleto);
    expect(made.boletos.length).toBeGreaterThan(0);
    const { mundo } = made;
    expect(mundo.slice(-2).map(({ valor }) => valor)).toEqual([String(minBoleto), String(minInstalment)]);
  });

  it('has the money of a sale when the bank gives it, and none after its today', () => {
    for (const { meio, pago_em, creditado_em: day } of told.pagamentos) {
      const paidOn = pago_em.slice(0, 10);
      if (meio === 'pix' || meio === 'dinheiro') expect(day).toBe(paidOn);
      else if (day === null) expect(paidOn > '2026-08-31').toBe(true);
      else {
        expect(kindOfDay(day) % 6).toBeGreaterThan(0);
        expect(kindOfDay(day)).toBeLessThan(6);
        expect(day >= addDays(paidOn, meio === 'cartao-credito' ? 30 : 1)).toBe(true);
        expect(day <= addDays(paidOn, meio === 'cartao-credito' ? 36 : 7)).toBe(true);
      }
      expect(day ?? '').not.toMatch(/^2026-1[12]/);
    }
  });
});

describe('rows that are wrong on purpose', () => {
  const options = {
    // Sells to firms, and so by boleto.
    seed: 'falhas',
    employees: 60,
    customers: 60,
    sales: 60,
    vehicles: 45,
    products: 45,
    months: 3,
  };
  const right = tablesOf(options);
  const wrong = tablesOf({ ...options, anomalies: 0.02 });

  it('are of every kind', () => {
    expect([...new Set(wrong.anomalias.map(({ tipo }) => tipo))].toSorted()).toEqual([
      'boleto-pago-duas-vezes',
      'boleto-valor',
      'cep-de-outro-estado',
      'chave-de-outro-emitente',
      'cpf-digito',
      'cpf-repetido',
      'documento-digito',
      'folha-nao-fecha',
      'funcionario-orfao',
      'gtin-digito',
      'inss-incorreto',
      'linha-digito',
      'nascimento-impossivel',
      'pagamento-antes-da-emissao',
      'pix-crc',
      'placa-repetida',
      'vencimento-antes-da-emissao',
      'venda-nao-soma',
    ]);
  });

  it('are the only ones that differ, and tell their right value', () => {
    const named = new Map(wrong.anomalias.map((one) => [`${one.tabela}/${one.linha_id}`, one]));
    for (const name of tableNames) {
      if (['mundo', 'anomalias', 'folha_itens'].includes(name)) continue;
      const rows = new Map(right[name].map((row) => [keyOf(name, row), row]));
      for (const row of wrong[name]) {
        const [before, anomaly] = [rows.get(keyOf(name, row)), named.get(`${name}/${keyOf(name, row)}`)];
        if (!anomaly) expect(row).toEqual(before);
        else if (anomaly.valor_correto === null) expect(before).toBeUndefined();
        else {
          expect(valueOf(row, anomaly.coluna)).not.toEqual(valueOf(before as object, anomaly.coluna));
          const value = valueOf(before as object, anomaly.coluna);
          expect(anomaly.valor_correto).toBe(
            anomaly.regra.startsWith('F') || /valor/.test(anomaly.coluna)
              ? (value as number).toFixed(2)
              : String(value),
          );
        }
      }
    }
  });

  it('add up all the same where an INSS is wrong', () => {
    const named = wrong.anomalias.filter(({ tipo }) => tipo === 'inss-incorreto');
    const ids = new Set(named.map(({ linha_id }) => linha_id));
    for (const slip of wrong.folhas.filter(({ id }) => ids.has(id))) {
      const sums = { provento: 0, desconto: 0 };
      for (const { natureza, valor } of wrong.folha_itens.filter(({ folha_id }) => folha_id === slip.id)) {
        sums[natureza] += toCents(valor);
      }
      expect([sums.provento, sums.desconto]).toEqual([
        toCents(slip.total_proventos),
        toCents(slip.total_descontos),
      ]);
      expect(sums.provento - sums.desconto).toBe(toCents(slip.liquido));
    }
  });

  it('of payslips are those on which the audit of payslips finds a difference', () => {
    const jobs = new Map(right.funcionarios.map((job) => [job.id, job]));
    const found = wrong.folhas.filter((slip) => {
      const fare = jobs.get(slip.funcionario_id)?.vale_transporte ?? null;
      const fatos = {
        competencia: slip.competencia,
        arredondamentoInss: 'total',
        salarioBase: slip.salario_base,
        dependentes: slip.dependentes_ir,
        filhos: slip.filhos_salario_familia,
        dataPagamento: slip.pago_em,
        eventos: fare === null ? [] : [{ tipo: 'vale-transporte' as const, valor: fare }],
      };
      const lancamentos = wrong.folha_itens
        .filter(({ folha_id }) => folha_id === slip.id)
        .map(({ codigo, natureza, valor }) => ({ codigo, tipo: natureza, valor }));
      const { liquido, fgts } = slip;
      return callTool(conferenciaHolerite, { fatos, lancamentos, liquido, fgts }).resultado !== 'confere';
    });
    const named = wrong.anomalias.filter(({ tabela }) => tabela === 'folhas');
    expect(found.map(({ id }) => id)).toEqual(named.map(({ linha_id }) => linha_id));
  });

  it('are about as many as were asked for', () => {
    const { pessoas, anomalias } = tablesOf({
      seed: 'muitos',
      employees: 3000,
      months: 1,
      sales: 0,
      payslips: false,
      anomalies: 0.1,
    });
    const { length } = anomalias.filter(({ tabela }) => tabela === 'pessoas');
    expect(length / pessoas.length).toBeGreaterThan(0.08);
    expect(length / pessoas.length).toBeLessThan(0.12);
  });
});

describe('options', () => {
  it.each<[unknown, 400 | 422, string]>([
    [{ companies: 1001 }, 400, 'companies'],
    [{ funcionarios: 3 }, 400, 'funcionarios'],
    [{ tables: ['pessoas', 'fornecedores'] }, 400, 'tables[1]'],
    [{ tables: ['pessoas', 'pessoas'] }, 400, 'tables[1]'],
    [{ seed: '' }, 400, 'seed'],
    [{ seedVersion: 99 }, 400, 'seedVersion'],
    [{ anomalies: 0.00001 }, 400, 'anomalies'],
    [{ minBoleto: 1000.01 }, 400, 'minBoleto'],
    [{ minInstalment: 0.005 }, 400, 'minInstalment'],
    [{ until: '2026-13' }, 422, 'until'],
    [{ until: '2999-01' }, 422, 'until'],
    [{ until: '2024-12' }, 422, 'until'],
    [{ alphanumeric: true, months: 4 }, 422, 'months'],
    [{ companies: 1000, employees: 50_000 }, 422, 'employees'],
    [{ companies: 1000, customers: 500_000 }, 422, 'customers'],
  ])('%o are refused with %d on %s', (sent, code, field) => {
    const make = () => world(sent as WorldOptions);
    expect(make).toThrow(ToolError);
    expect(make).toThrow(expect.objectContaining({ code, details: [expect.objectContaining({ field })] }));
  });

  it('a seed that was drawn is told, and makes the same world again', () => {
    const { seed, tables } = world();
    expect(seed).toMatch(/^[a-z0-9]{12}$/);
    expect([...world({ seed }).tables.pessoas]).toEqual([...tables.pessoas]);
  });

  it('months before 2025 have no payslips, and a warning says so', () => {
    const { from, warnings, tables } = world({ seed: 'demo', until: '2025-02', months: 4, employees: 5 });
    expect([from, warnings]).toEqual(['2024-11', ['payslips-since-2025']]);
    const months = new Set([...tables.folhas].map(({ competencia }) => competencia));
    expect([...months].toSorted()).toEqual(['2025-01', '2025-02']);
  });
});
