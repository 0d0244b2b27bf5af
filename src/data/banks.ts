// Source: Banco Central do Brasil, participants of the STR.

export interface Bank {
  readonly code: string;
  readonly name: string;
}

/** Banks under the names that they trade by, sorted by COMPE code. */
export const banks: readonly Bank[] = [
  { code: '001', name: 'Banco do Brasil' },
  { code: '003', name: 'Banco da Amazônia' },
  { code: '004', name: 'Banco do Nordeste' },
  { code: '021', name: 'Banestes' },
  { code: '033', name: 'Santander' },
  { code: '037', name: 'Banpará' },
  { code: '041', name: 'Banrisul' },
  { code: '047', name: 'Banese' },
  { code: '070', name: 'BRB' },
  { code: '077', name: 'Inter' },
  { code: '085', name: 'Ailos' },
  { code: '104', name: 'Caixa' },
  { code: '136', name: 'Unicred' },
  { code: '197', name: 'Stone' },
  { code: '208', name: 'BTG Pactual' },
  { code: '212', name: 'Original' },
  { code: '237', name: 'Bradesco' },
  { code: '260', name: 'Nubank' },
  { code: '290', name: 'PagBank' },
  { code: '318', name: 'BMG' },
  { code: '323', name: 'Mercado Pago' },
  { code: '336', name: 'C6' },
  { code: '341', name: 'Itaú' },
  { code: '380', name: 'PicPay' },
  { code: '403', name: 'Cora' },
  { code: '422', name: 'Safra' },
  { code: '623', name: 'Pan' },
  { code: '655', name: 'BV' },
  { code: '707', name: 'Daycoval' },
  { code: '745', name: 'Citibank' },
  { code: '748', name: 'Sicredi' },
  { code: '756', name: 'Sicoob' },
];
