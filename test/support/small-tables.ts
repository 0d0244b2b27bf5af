import type { TableRow } from '../../src/world/sql.ts';
import type { Rows } from '../../src/world/schema.ts';

/** A seed with each sign that a format must not take for its own. */
export const awkwardSeed = `d'água, "ç" \\ ; -- =1+1 🌎`;

const venda: Rows['vendas'] = {
  id: 1_261_000_001,
  empresa_id: 1,
  estabelecimento_id: 1_000,
  cliente_id: 1_000_001,
  modelo: 55,
  serie: 1,
  numero: 7,
  chave_acesso: '3'.repeat(44),
  emitida_em: '2026-10-05T14:03:00.000Z',
  valor_produtos: 1234.5,
  desconto: 0,
  frete: 0.05,
  total: 1234.55,
  forma_pagamento: 'cartao-credito',
  parcelas: 3,
  situacao: 'autorizada',
};

/** Few rows of few tables, made by hand: nulls, cents, instants, both booleans, awkward texts. They refer to no other table. */
export const smallTables = {
  mundo: [
    { chave: 'aviso', valor: 'Dados fictícios' },
    { chave: 'seed', valor: awkwardSeed },
  ],
  municipios: [
    {
      id: 3_550_308,
      nome: 'São Paulo',
      uf: 'SP',
      ddd: '11',
      cep_inicial: '01000000',
      cep_final: '05999999',
    },
  ],
  atividades: [{ cnae: '0111301', descricao: 'Cultivo de arroz' }],
  empresas: ([true, false] as const).map((ficticio, i) => ({
    id: i + 1,
    raiz_cnpj: `0000000${i}`,
    razao_social: "Pães d'Ávila, Filhos & Cia LTDA",
    nome_fantasia: 'Pães "da Praça"',
    natureza_juridica: '2062' as const,
    porte: 'me' as const,
    regime_tributario: 'simples' as const,
    cnae: '0111301',
    data_abertura: '1999-12-31',
    capital_social: 100_000 + i / 10,
    email: `contato${i}@example.com`,
    ficticio,
  })),
  vendas: [venda, { ...venda, id: venda.id + 1, numero: 8, chave_acesso: '4'.repeat(44) }],
  folha_itens: Array.from({ length: 250 }, (_, i) => ({
    id: 1_000_012_610_101 + i,
    folha_id: 10_000_126_101,
    ordem: i + 1,
    codigo: 'salario',
    descricao: 'Salário',
    natureza: 'provento' as const,
    referencia: i % 2 === 0 ? null : '30 dias',
    valor: i / 100,
  })),
} satisfies { readonly [T in keyof Rows]?: readonly Rows[T][] };

export type SmallTable = keyof typeof smallTables;
export const smallNames = Object.keys(smallTables) as readonly SmallTable[];

/** The rows, one after another. */
export const smallRows: readonly TableRow[] = Object.entries(smallTables).flatMap(([table, rows]) =>
  rows.map((row) => ({ table, row }) as TableRow),
);
