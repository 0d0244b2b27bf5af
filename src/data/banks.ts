// Source: Banco Central do Brasil, participants of the STR.

/** COMPE codes, ascending. They stand apart from the names, which few need. */
export const bankCodes = [
  '001',
  '003',
  '004',
  '021',
  '033',
  '037',
  '041',
  '047',
  '070',
  '077',
  '085',
  '104',
  '136',
  '197',
  '208',
  '212',
  '237',
  '260',
  '290',
  '318',
  '323',
  '336',
  '341',
  '380',
  '403',
  '422',
  '623',
  '655',
  '707',
  '745',
  '748',
  '756',
] as const;

const names: Readonly<Record<(typeof bankCodes)[number], string>> = {
  '001': 'Banco do Brasil',
  '003': 'Banco da Amazônia',
  '004': 'Banco do Nordeste',
  '021': 'Banestes',
  '033': 'Santander',
  '037': 'Banpará',
  '041': 'Banrisul',
  '047': 'Banese',
  '070': 'BRB',
  '077': 'Inter',
  '085': 'Ailos',
  '104': 'Caixa',
  '136': 'Unicred',
  '197': 'Stone',
  '208': 'BTG Pactual',
  '212': 'Original',
  '237': 'Bradesco',
  '260': 'Nubank',
  '290': 'PagBank',
  '318': 'BMG',
  '323': 'Mercado Pago',
  '336': 'C6',
  '341': 'Itaú',
  '380': 'PicPay',
  '403': 'Cora',
  '422': 'Safra',
  '623': 'Pan',
  '655': 'BV',
  '707': 'Daycoval',
  '745': 'Citibank',
  '748': 'Sicredi',
  '756': 'Sicoob',
};

export interface Bank {
  readonly code: string;
  readonly name: string;
}

/** Banks under the names that they trade by, sorted by COMPE code. */
export const banks: readonly Bank[] = /* @__PURE__ */ bankCodes.map((code) => ({ code, name: names[code] }));
