import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';
import { type Schema, schema, type TableName } from '../../world/schema.ts';
import { state } from './_fields.texts.ts';
import { columnTexts } from './_world.texts.ts';
import type { mundo } from './mundo.ts';

const ofEach = { pt: 'De cada empresa', en: 'Of each company' };

const tableNames = {
  mundo: { pt: 'Opções do mundo', en: 'Options of the world' },
  municipios: { pt: 'Municípios', en: 'Cities' },
  atividades: { pt: 'Atividades (CNAE)', en: 'Activities (CNAE)' },
  ocupacoes: { pt: 'Ocupações (CBO)', en: 'Occupations (CBO)' },
  bancos: { pt: 'Bancos', en: 'Banks' },
  empresas: { pt: 'Empresas', en: 'Companies' },
  estabelecimentos: { pt: 'Estabelecimentos', en: 'Establishments' },
  pessoas: { pt: 'Pessoas', en: 'People' },
  contas_bancarias: { pt: 'Contas bancárias', en: 'Bank accounts' },
  funcionarios: { pt: 'Funcionários', en: 'Employees' },
  dependentes: { pt: 'Dependentes', en: 'Dependants' },
  salarios: { pt: 'Salários', en: 'Salaries' },
  folhas: { pt: 'Folhas de pagamento', en: 'Payslips' },
  folha_itens: { pt: 'Itens das folhas', en: 'Payslip lines' },
  clientes: { pt: 'Clientes', en: 'Customers' },
  produtos: { pt: 'Produtos', en: 'Products' },
  vendas: { pt: 'Vendas', en: 'Sales' },
  venda_itens: { pt: 'Itens das vendas', en: 'Sale items' },
  boletos: { pt: 'Boletos', en: 'Boletos' },
  cobrancas_pix: { pt: 'Cobranças Pix', en: 'Pix charges' },
  pagamentos: { pt: 'Pagamentos', en: 'Payments' },
  veiculos: { pt: 'Veículos', en: 'Vehicles' },
  anomalias: { pt: 'Anomalias', en: 'Anomalies' },
};

/** The columns that a table shows at first; the first of them is the name of a row where another table refers to it. */
const shown: { readonly [Name in TableName]: readonly (keyof Schema[Name]['columns'])[] } = {
  mundo: ['chave', 'valor'],
  municipios: ['nome', 'uf', 'ddd'],
  atividades: ['descricao', 'cnae'],
  ocupacoes: ['titulo', 'cbo'],
  bancos: ['nome', 'codigo', 'ispb'],
  empresas: ['nome_fantasia', 'raiz_cnpj', 'porte', 'regime_tributario', 'data_abertura', 'capital_social'],
  estabelecimentos: ['cnpj', 'empresa_id', 'tipo', 'municipio_id', 'telefone'],
  pessoas: ['nome', 'cpf', 'data_nascimento', 'email', 'celular'],
  contas_bancarias: ['conta', 'banco', 'agencia', 'tipo', 'chave_pix'],
  funcionarios: ['pessoa_id', 'matricula', 'cbo', 'data_admissao', 'salario_atual'],
  dependentes: ['nome', 'funcionario_id', 'parentesco', 'data_nascimento', 'cpf'],
  salarios: ['funcionario_id', 'vigencia', 'valor', 'motivo'],
  folhas: ['funcionario_id', 'competencia', 'tipo', 'total_proventos', 'total_descontos', 'liquido'],
  folha_itens: ['descricao', 'folha_id', 'natureza', 'referencia', 'valor'],
  clientes: ['nome', 'tipo', 'cpf', 'cnpj', 'email', 'telefone'],
  produtos: ['descricao', 'sku', 'ncm', 'unidade', 'preco'],
  vendas: ['numero', 'cliente_id', 'emitida_em', 'total', 'forma_pagamento', 'situacao'],
  venda_itens: ['produto_id', 'venda_id', 'quantidade', 'preco_unitario', 'total'],
  boletos: ['nosso_numero', 'venda_id', 'vencimento', 'valor', 'situacao'],
  cobrancas_pix: ['txid', 'venda_id', 'criada_em', 'valor', 'situacao'],
  pagamentos: ['venda_id', 'meio', 'pago_em', 'total', 'creditado_em'],
  veiculos: ['placa', 'marca', 'modelo', 'ano_modelo', 'cor', 'combustivel'],
  anomalias: ['tabela', 'coluna', 'tipo', 'regra', 'valor_correto'],
};

const ofEachTable = <Texts>(textsOf: (name: TableName) => Texts) => Object.fromEntries((Object.keys(schema) as TableName[]).map((name) => [name, textsOf(name)]));

const rowTexts = ofEachTable((name): FieldTexts => {
  const { pt, en } = tableNames[name];
  const columns = Object.keys(schema[name].columns);
  return {
    pt: [pt, 'As linhas desta tabela, se foi pedida'],
    en: [en, 'The rows of this table, where it was asked for'],
    columns: shown[name],
    fields: Object.fromEntries(columns.map((column) => [column, (columnTexts[`${name}.${column}`] ?? columnTexts[column]) as FieldTexts])),
  };
});

const countTexts = ofEachTable((name): FieldTexts => {
  const { pt, en } = tableNames[name];
  return { pt: [pt, 'Linhas desta tabela'], en: [en, 'Rows of this table'] };
});

export const mundoTexts = {
  englishName: 'Coherent world generator',
  summary: {
    pt: 'Gera tabelas fictícias que combinam entre si: empresas, pessoas, folhas, vendas e pagamentos',
    en: 'Generates fictitious tables that agree with each other: companies, people, payslips, sales and payments',
  },
  search: {
    pt: 'massa de teste, dados falsos, banco de dados, popular banco, seed, dados de teste, clientes, fraude, base fictícia',
    en: 'seed data, test data, synthetic dataset, fake data, mock database, populate, customers, sample data',
  },
  about: {
    pt: 'Tudo é fictício, para testes. Nomes, documentos e números são bem formados, e podem coincidir com os de pessoas e empresas reais. Mais empresas, funcionários ou meses acrescentam linhas e não mudam nenhuma.',
    en: 'Everything is fictitious, for tests. Names, documents and numbers are well formed, and may match those of real people and companies. More companies, employees or months add rows and change none.',
  },
  input: {
    companies: { pt: ['Empresas', 'Quantas empresas o mundo tem'], en: ['Companies', 'How many companies the world has'] },
    branches: { pt: ['Filiais', `${ofEach.pt}, além da matriz`], en: ['Branches', `${ofEach.en}, beside the head office`] },
    employees: { pt: ['Funcionários', ofEach.pt], en: ['Employees', ofEach.en] },
    months: { pt: ['Meses', 'Meses de vendas e de folhas, contados para trás a partir do último'], en: ['Months', 'Months of sales and payslips, counted back from the last one'] },
    until: { pt: ['Último mês', 'O último dia dele é o hoje do mundo'], en: ['Last month', 'Its last day is today in the world'] },
    customers: { pt: ['Clientes', ofEach.pt], en: ['Customers', ofEach.en] },
    products: { pt: ['Produtos', ofEach.pt], en: ['Products', ofEach.en] },
    sales: { pt: ['Vendas por mês', ofEach.pt], en: ['Sales a month', ofEach.en] },
    vehicles: { pt: ['Veículos', ofEach.pt], en: ['Vehicles', ofEach.en] },
    minBoleto: {
      pt: ['Menor boleto', 'Uma venda menor não sai por boleto, e uma parcela menor deixa a venda em menos parcelas'],
      en: ['Least boleto', 'A smaller sale is not paid by boleto, and a smaller part leaves the sale in fewer parts'],
    },
    minInstalment: { pt: ['Menor parcela no cartão', 'Uma parcela menor deixa a venda em menos parcelas'], en: ['Least card instalment', 'A smaller instalment leaves the sale in fewer ones'] },
    payslips: { pt: ['Com folhas', 'Calcula as folhas de pagamento, que começam em 2025'], en: ['With payslips', 'Computes the payslips, which begin in 2025'] },
    state,
    alphanumeric: {
      pt: ['CNPJ com letras', 'Empresas abertas em julho de 2026, cuja raiz do CNPJ tem letras'],
      en: ['CNPJ with letters', 'Companies opened in July 2026, whose CNPJ root has letters'],
    },
    anomalies: {
      pt: ['Parte com erros', 'Parte das linhas que são erradas de propósito e listadas em anomalias'],
      en: ['Wrong share', 'Share of rows that are wrong on purpose and listed in anomalias'],
    },
    tables: { pt: ['Tabelas', 'As que vêm na resposta. Sem elas, todas'], en: ['Tables', 'Those in the answer. All if left out'], choices: tableNames },
    dialect: {
      pt: ['Dialeto SQL', 'Acrescenta os comandos que criam as tabelas'],
      en: ['SQL dialect', 'Adds the statements that create the tables'],
      choices: { postgres: { pt: 'PostgreSQL', en: 'PostgreSQL' }, mysql: { pt: 'MySQL', en: 'MySQL' }, sqlite: { pt: 'SQLite', en: 'SQLite' } },
    },
  },
  hero: [
    { when: { 'counts.empresas': 1 }, text: { pt: '1 empresa, {counts.funcionarios} funcionários', en: '1 company, {counts.funcionarios} employees' } },
    { text: { pt: '{counts.empresas} empresas, {counts.funcionarios} funcionários', en: '{counts.empresas} companies, {counts.funcionarios} employees' } },
  ],
  why: [{ text: { pt: 'Tudo é inventado; números podem coincidir com os de alguém.', en: 'Everything is made up; numbers may match somebody’s.' } }],
  facts: ['seed', 'from', 'until'],
  output: {
    from: { pt: ['Primeiro mês', 'Primeiro mês de vendas e folhas'], en: ['First month', 'First month of sales and payslips'] },
    until: { pt: ['Último mês', 'Último mês de vendas e folhas'], en: ['Last month', 'Last month of sales and payslips'] },
    notice: { pt: ['Aviso', 'Diz que os dados são fictícios'], en: ['Notice', 'Says that the data are fictitious'] },
    counts: { pt: ['Linhas por tabela', 'Quantas linhas cada tabela tem'], en: ['Rows per table', 'How many rows each table has'], fields: countTexts },
    tables: { pt: ['Tabelas', 'As linhas de cada tabela'], en: ['Tables', 'The rows of each table'], fields: rowTexts },
    ddl: { pt: ['Comandos SQL', 'Comandos que criam as tabelas'], en: ['SQL statements', 'Statements that create the tables'] },
    warnings: { pt: ['Avisos do mundo', 'Códigos do que convém saber do mundo'], en: ['Warnings', 'Codes of what to know about the world'] },
    seed: { pt: ['Semente', 'A que foi enviada, ou a sorteada'], en: ['Seed', 'The one sent, or the one drawn'] },
    seedVersion: { pt: ['Versão da semente', 'Versão do sorteio'], en: ['Seed version', 'Version of the drawing'] },
  },
  warnings: {
    'anomalies-present': { pt: 'Há linhas erradas de propósito, que a tabela anomalias lista.', en: 'Some rows are wrong on purpose; the table anomalias lists them.' },
    'payslips-since-2025': { pt: 'As folhas de pagamento começam em janeiro de 2025: os meses anteriores não têm.', en: 'Payslips begin in January 2025: the months before have none.' },
  },
} satisfies TextsOf<typeof mundo>;
