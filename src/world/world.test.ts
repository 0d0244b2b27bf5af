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
import type { Uf } from '../data/states.ts';
import { toCents } from '../lib/numbers/money.ts';
import { run } from '../pipeline/in-code.ts';
import { conferenciaHolerite } from '../tools/trabalhista/conferencia-holerite.ts';
import { folha } from '../tools/trabalhista/folha.ts';
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
        "Edson Farias Fernandes",
        "75897812900",
        "42260892727921000179550010000006911840736503",
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
      for (const row of small[name]) expect(rows.get(keyOf(name, row))).toEqual(row);
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

  it('numbers the sales of an establishment without a gap, in the order of time', () => {
    for (const { id } of large.estabelecimentos) {
      const sales = large.vendas.filter(({ estabelecimento_id }) => estabelecimento_id === id);
      const first = sales[0]?.numero as number;
      expect(sales.map(({ numero }) => numero)).toEqual(sales.map((_, i) => first + i));
      const times = sales.map(({ emitida_em }) => emitida_em);
      expect(times).toEqual(times.toSorted());
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

describe('rows that are wrong on purpose', () => {
  const options = {
    seed: 'erros',
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
