// Source: ISO/IEC 7812; for brands that publish none, the community's lists bin-cc and braintree/credit-card-type (Elo, Hiper, Maestro, UnionPay) and those of payment pages (Cabal, Banescard).

export interface CardBrand {
  readonly name: CardBrandName;
  /** First and last prefix of each range, of the same length, at most 8 digits. */
  readonly ranges: readonly (readonly [string, string])[];
  /** How many digits a number has; the first is the usual one. */
  readonly lengths: readonly number[];
  /** How many digits the verification value has. */
  readonly cvv: number;
  /** The brand's own grouping, when it is not by four. */
  readonly mask?: string;
}

export type CardBrandName =
  | 'amex'
  | 'aura'
  | 'banescard'
  | 'cabal'
  | 'diners'
  | 'discover'
  | 'elo'
  | 'hiper'
  | 'hipercard'
  | 'jcb'
  | 'maestro'
  | 'mastercard'
  | 'unionpay'
  | 'visa';

/** Prefixes and lengths of payment cards, in the order in which a number is matched, since the national brands lie inside ranges of others. */
export const cardBrands: readonly CardBrand[] = [
  {
    name: 'elo',
    ranges: [
      ['401178', '401179'],
      ['431274', '431274'],
      ['438935', '438935'],
      ['451416', '451416'],
      ['457393', '457393'],
      ['457631', '457632'],
      ['504175', '504175'],
      ['506699', '506778'],
      ['509000', '509999'],
      ['627780', '627780'],
      ['636297', '636297'],
      ['636368', '636369'],
      ['650031', '650033'],
      ['650035', '650051'],
      ['650405', '650439'],
      ['650485', '650538'],
      ['650541', '650598'],
      ['650700', '650718'],
      ['650720', '650727'],
      ['650901', '650978'],
      ['651652', '651679'],
      ['655000', '655019'],
      ['655021', '655058'],
    ],
    lengths: [16],
    cvv: 3,
  },
  {
    name: 'hiper',
    ranges: [
      ['637095', '637095'],
      ['63737423', '63737423'],
      ['63743358', '63743358'],
      ['637568', '637568'],
      ['637599', '637599'],
      ['637609', '637609'],
      ['637612', '637612'],
    ],
    lengths: [16],
    cvv: 3,
  },
  {
    name: 'cabal',
    ranges: [
      ['604201', '604399'],
      ['604400', '604400'],
    ],
    lengths: [16],
    cvv: 3,
  },
  {
    name: 'banescard',
    ranges: [
      ['603182', '603182'],
      ['603193', '603193'],
      ['636117', '636117'],
    ],
    lengths: [16],
    cvv: 3,
  },
  {
    name: 'hipercard',
    ranges: [
      ['384100', '384100'],
      ['384140', '384140'],
      ['384160', '384160'],
      ['606282', '606282'],
    ],
    lengths: [16, 13, 19],
    cvv: 3,
  },
  { name: 'aura', ranges: [['507860', '507860']], lengths: [19, 16], cvv: 3 },
  {
    name: 'amex',
    ranges: [
      ['34', '34'],
      ['37', '37'],
    ],
    lengths: [15],
    cvv: 4,
    mask: '0000 000000 00000',
  },
  {
    name: 'diners',
    ranges: [
      ['300', '305'],
      ['3095', '3095'],
      ['36', '36'],
      ['38', '39'],
    ],
    lengths: [14, 16],
    cvv: 3,
    mask: '0000 000000 0000',
  },
  {
    name: 'discover',
    ranges: [
      ['6011', '6011'],
      ['622126', '622925'],
      ['644', '649'],
      ['65', '65'],
    ],
    lengths: [16, 19],
    cvv: 3,
  },
  { name: 'jcb', ranges: [['3528', '3589']], lengths: [16, 19], cvv: 3 },
  {
    name: 'mastercard',
    ranges: [
      ['2221', '2720'],
      ['51', '55'],
    ],
    lengths: [16],
    cvv: 3,
  },
  { name: 'visa', ranges: [['4', '4']], lengths: [16, 13, 19], cvv: 3 },
  {
    name: 'unionpay',
    ranges: [
      ['62', '62'],
      ['810', '817'],
    ],
    lengths: [16, 14, 15, 17, 18, 19],
    cvv: 3,
  },
  {
    name: 'maestro',
    ranges: [
      ['50', '50'],
      ['56', '59'],
      ['63', '63'],
      ['67', '67'],
    ],
    lengths: [16, 12, 13, 14, 15, 17, 18, 19],
    cvv: 3,
  },
];
