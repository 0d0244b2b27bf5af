import type { DatedTable } from '../dated.ts';

/** The treatment of a code: its CST and the reductions of the rates, %. */
export interface CodeTreatment {
  readonly cst: string;
  readonly cbs: number;
  readonly ibs: number;
}

export type CodeTable = Readonly<Record<string, CodeTreatment>>;

/** Codes with the same reductions of the rates, %, each with its article of LC 214/2025. */
interface Group {
  readonly cbs: number;
  readonly ibs: number;
  readonly artigos: Readonly<Record<string, string>>;
}

/**
 * The codes of the table cClassTrib of the portal of the NF-e, 22 June 2026 (Informe Técnico 2025.002, v1.60), whose tax is
 * a rate of the year on a value. Each code, CST, reduction and article agrees with two transcriptions of the spreadsheet
 * (goldtechsistemas/cClassTrib and diekson-bernardes/NCM-CCLASSTRIB-NBS at GitHub); the article of 000001 is that of its link.
 *
 * The table of 1 October 2026 (v1.70, 173 codes; read as the SVRS showed it on 8 October, pupunha-dev/reforma-tributaria)
 * has each of them with the same CST and reductions. It adds nine codes, which are not here: 000006, 200055, 200056, 400003,
 * 400004 and 550026 to 550029, the last of them for art. 102, which leaves 550014.
 */
const GROUPS: readonly Group[] = [
  {
    cbs: 100,
    ibs: 100,
    artigos: {
      200001: 'art. 103',
      200002: 'art. 110',
      200003: 'art. 125',
      200004: 'art. 144, I',
      200005: 'art. 144, II',
      200006: 'art. 144, § 3º',
      200007: 'art. 145, I',
      200008: 'art. 145, II',
      200009: 'art. 146',
      200010: 'art. 146, § 1º, I e II',
      200011: 'art. 146, § 2º',
      200012: 'art. 146, § 4º',
      200013: 'art. 147',
      200014: 'art. 148',
      200015: 'art. 149',
      200016: 'art. 156',
      200017: 'art. 212, § 3º, I',
      200018: 'art. 223, § 4º',
      200019: 'art. 231, § 1º, II',
      200020: 'art. 271',
      200021: 'art. 285, I',
      200022: 'art. 445',
      200023: 'art. 448',
      200024: 'art. 463',
      200053: 'art. 146, § 1º, III',
      200054: 'art. 271, § 1º, II',
    },
  },
  {
    cbs: 100,
    ibs: 60,
    artigos: {
      200025: 'art. 308',
    },
  },
  {
    cbs: 80,
    ibs: 80,
    artigos: {
      200026: 'art. 158, parágrafo único',
    },
  },
  {
    cbs: 70,
    ibs: 70,
    artigos: {
      200027: 'art. 261, parágrafo único',
    },
  },
  {
    cbs: 60,
    ibs: 60,
    artigos: {
      '011001': 'art. 236',
      '011002': 'art. 237',
      '011003': 'art. 240',
      200028: 'art. 129',
      200029: 'art. 130',
      200030: 'art. 131',
      200031: 'art. 132',
      200032: 'art. 133',
      200033: 'art. 133, § 1º',
      200034: 'art. 135',
      200035: 'art. 136',
      200036: 'art. 137',
      200037: 'art. 137, § 3º',
      200038: 'art. 138',
      200039: 'art. 139',
      200040: 'art. 140',
      200041: 'art. 141, I',
      200042: 'art. 141, II',
      200043: 'art. 142, I',
      200044: 'art. 142, II',
      200045: 'art. 158',
      515001: 'art. 138, § 2º',
    },
  },
  {
    cbs: 50,
    ibs: 50,
    artigos: {
      200046: 'art. 261',
    },
  },
  {
    cbs: 40,
    ibs: 40,
    artigos: {
      200047: 'art. 275',
      200048: 'art. 281',
      200049: 'art. 286',
      200050: 'art. 287',
      200051: 'art. 289, II',
    },
  },
  {
    cbs: 30,
    ibs: 30,
    artigos: {
      '011005': 'art. 243',
      200052: 'art. 127, I a XVIII',
    },
  },
  {
    cbs: 0,
    ibs: 0,
    artigos: {
      '000001': 'art. 4º',
      '000002': 'art. 11, VIII',
      '000003': 'art. 311',
      '000004': 'art. 312',
      '000005': 'art. 179, I',
      '011004': 'art. 246',
      222001: 'art. 12, § 8º',
      400001: 'art. 157',
      400002: 'art. 157',
      410001: 'art. 5º, § 1º, I',
      410002: 'art. 6º, II',
      410003: 'art. 6º, VIII',
      410004: 'art. 8º',
      410005: 'art. 9º, I e § 1º',
      410006: 'art. 9º, II',
      410007: 'art. 9º, III',
      410008: 'art. 9º, IV',
      410009: 'art. 9º, V',
      410010: 'art. 9º, VI',
      410011: 'art. 9º, VII',
      410012: 'art. 26, § 2º, II',
      410013: 'art. 98',
      410014: 'art. 164',
      410015: 'art. 169',
      410016: 'art. 170',
      410017: 'art. 171',
      410018: 'art. 213',
      410019: 'art. 274, I',
      410020: 'art. 274, II',
      410021: 'art. 12, § 2º',
      410022: 'art. 200, I',
      410023: 'art. 200, II, a',
      410024: 'art. 204, § 3º, I',
      410025: 'art. 204, § 3º, II, a',
      410026: 'art. 6º, § 2º, II',
      410027: 'art. 80, II',
      410028: 'art. 251, § 1º',
      410029: 'art. 4º',
      410030: 'art. 47, § 6º',
      410031: 'art. 544, VI',
      410032: 'art. 12, § 2º, V',
      410033: 'art. 26, § 5º-A, I e II',
      410034: 'art. 26, § 5º-A, III',
      410035: 'art. 26, IV',
      410036: 'art. 12, § 2º, III',
      410037: 'art. 66, I, III e VII',
      410999: 'art. 4º, § 1º',
      510001: 'art. 28, § 1º',
      550001: 'art. 82',
      550002: 'art. 84',
      550003: 'art. 85',
      550004: 'art. 87',
      550005: 'art. 87, parágrafo único',
      550006: 'art. 88',
      550007: 'art. 90',
      550008: 'art. 93, I',
      550009: 'art. 93, II',
      550010: 'art. 93, III',
      550011: 'art. 93, IV',
      550012: 'art. 93, V',
      550013: 'art. 93, VI',
      550014: 'arts. 99, 100 e 102',
      550015: 'art. 105',
      550016: 'art. 106',
      550017: 'art. 107, I',
      550018: 'art. 109',
      550019: 'art. 443',
      550020: 'art. 461',
      550021: 'art. 82, § 11',
      550022: 'art. 106, § 7º',
      550023: 'art. 172, § 2º',
      550024: 'art. 107, II',
      550025: 'art. 107, III',
    },
  },
];

/**
 * Codes of that table that are no rate on a value: rates of a sector (010, 620) and fixed ones (220, 221), and entries that
 * are no sale. By CST the last code, counted from 001.
 */
const NOT_CALCULATED: Readonly<Record<string, number>> = {
  '010': 2,
  220: 3,
  221: 4,
  620: 7,
  800: 2,
  810: 1,
  811: 3,
  820: 9,
  830: 1,
};

/** True if a code is in the official table, though not in this one. */
export function isNotCalculated(code: string): boolean {
  const number = Number(code.slice(3));
  return number > 0 && number <= (NOT_CALCULATED[code.slice(0, 3)] ?? 0);
}

/** The article of LC 214/2025 on which a code stands. */
export const articlesOfCodes: Readonly<Record<string, string>> = Object.assign(
  {},
  ...GROUPS.map(({ artigos }) => artigos),
) as Readonly<Record<string, string>>;

/** Treatment of operations by their code cClassTrib; its first three digits are the CST. */
export const classificationTable: DatedTable<CodeTable> = {
  id: 'cclasstrib',
  name: 'Códigos cClassTrib',
  confirmedThrough: 2033,
  checkedOn: '2026-11-27',
  // The portal of the NF-e publishes a new table every few months.
  reviewBy: '2027-01-31',
  entries: [
    {
      from: '2026-01-01',
      source: 'Tabela cClassTrib de 22/06/2026 (IT 2025.002)',
      value: Object.fromEntries(
        GROUPS.flatMap(({ cbs, ibs, artigos }) =>
          Object.keys(artigos).map((code) => [code, { cst: code.slice(0, 3), cbs, ibs }]),
        ),
      ),
    },
  ],
};
