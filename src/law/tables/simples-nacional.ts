/**
 * Simples Nacional: LC 123/2006, Anexos I to V. Until 2026 in the wording of LC 155/2016; from 2027 in that of LC 214/2025,
 * Anexos XVIII to XXII, corrected by LC 227/2026: CBS and IBS come in place of Cofins and PIS, and from 2029 on IBS takes
 * the place of ICMS and ISS by tenths. The least ISS is the note (*) of Anexos III and IV; what each kind of revenue leaves
 * out is art. 18, §§ 4º-A, 6º, 12 and 14, the choice of the regular regime art. 13, §§ 9º to 11.
 */
import { roundTo } from '../../lib/numbers/rounding.ts';
import type { DatedTable } from '../dated.ts';
import {
  type AnnexName,
  annexNames,
  type SimplesAnnex,
  type SimplesBracket,
  type SimplesTable,
  type SimplesTax,
} from '../taxes/simples-nacional.ts';

type Annexes = SimplesTable['anexos'];

/** Annexes by LC 155/2016. */
const UNTIL_2026: Annexes = {
  I: {
    tributos: ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'icms'],
    faixas: [
      { ate: 180_000, aliquota: 4, parcelaDeduzir: 0, partilha: [5.5, 3.5, 12.74, 2.76, 41.5, 34] },
      {
        ate: 360_000,
        aliquota: 7.3,
        parcelaDeduzir: 5940,
        partilha: [5.5, 3.5, 12.74, 2.76, 41.5, 34],
      },
      {
        ate: 720_000,
        aliquota: 9.5,
        parcelaDeduzir: 13_860,
        partilha: [5.5, 3.5, 12.74, 2.76, 42, 33.5],
      },
      {
        ate: 1_800_000,
        aliquota: 10.7,
        parcelaDeduzir: 22_500,
        partilha: [5.5, 3.5, 12.74, 2.76, 42, 33.5],
      },
      {
        ate: 3_600_000,
        aliquota: 14.3,
        parcelaDeduzir: 87_300,
        partilha: [5.5, 3.5, 12.74, 2.76, 42, 33.5],
      },
      {
        ate: 4_800_000,
        aliquota: 19,
        parcelaDeduzir: 378_000,
        partilha: [13.5, 10, 28.27, 6.13, 42.1, 0],
      },
    ],
  },
  II: {
    tributos: ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'ipi', 'icms'],
    faixas: [
      {
        ate: 180_000,
        aliquota: 4.5,
        parcelaDeduzir: 0,
        partilha: [5.5, 3.5, 11.51, 2.49, 37.5, 7.5, 32],
      },
      {
        ate: 360_000,
        aliquota: 7.8,
        parcelaDeduzir: 5940,
        partilha: [5.5, 3.5, 11.51, 2.49, 37.5, 7.5, 32],
      },
      {
        ate: 720_000,
        aliquota: 10,
        parcelaDeduzir: 13_860,
        partilha: [5.5, 3.5, 11.51, 2.49, 37.5, 7.5, 32],
      },
      {
        ate: 1_800_000,
        aliquota: 11.2,
        parcelaDeduzir: 22_500,
        partilha: [5.5, 3.5, 11.51, 2.49, 37.5, 7.5, 32],
      },
      {
        ate: 3_600_000,
        aliquota: 14.7,
        parcelaDeduzir: 85_500,
        partilha: [5.5, 3.5, 11.51, 2.49, 37.5, 7.5, 32],
      },
      {
        ate: 4_800_000,
        aliquota: 30,
        parcelaDeduzir: 720_000,
        partilha: [8.5, 7.5, 20.96, 4.54, 23.5, 35, 0],
      },
    ],
  },
  III: {
    tributos: ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'iss'],
    faixas: [
      { ate: 180_000, aliquota: 6, parcelaDeduzir: 0, partilha: [4, 3.5, 12.82, 2.78, 43.4, 33.5] },
      {
        ate: 360_000,
        aliquota: 11.2,
        parcelaDeduzir: 9360,
        partilha: [4, 3.5, 14.05, 3.05, 43.4, 32],
      },
      {
        ate: 720_000,
        aliquota: 13.5,
        parcelaDeduzir: 17_640,
        partilha: [4, 3.5, 13.64, 2.96, 43.4, 32.5],
      },
      {
        ate: 1_800_000,
        aliquota: 16,
        parcelaDeduzir: 35_640,
        partilha: [4, 3.5, 13.64, 2.96, 43.4, 32.5],
      },
      {
        ate: 3_600_000,
        aliquota: 21,
        parcelaDeduzir: 125_640,
        partilha: [4, 3.5, 12.82, 2.78, 43.4, 33.5],
        teto: { tributo: 'iss', aliquota: 5, partilha: [6.02, 5.26, 19.28, 4.18, 65.26, 0] },
      },
      {
        ate: 4_800_000,
        aliquota: 33,
        parcelaDeduzir: 648_000,
        partilha: [35, 15, 16.03, 3.47, 30.5, 0],
      },
    ],
  },
  IV: {
    tributos: ['irpj', 'csll', 'cofins', 'pis', 'iss'],
    faixas: [
      { ate: 180_000, aliquota: 4.5, parcelaDeduzir: 0, partilha: [18.8, 15.2, 17.67, 3.83, 44.5] },
      { ate: 360_000, aliquota: 9, parcelaDeduzir: 8100, partilha: [19.8, 15.2, 20.55, 4.45, 40] },
      {
        ate: 720_000,
        aliquota: 10.2,
        parcelaDeduzir: 12_420,
        partilha: [20.8, 15.2, 19.73, 4.27, 40],
      },
      { ate: 1_800_000, aliquota: 14, parcelaDeduzir: 39_780, partilha: [17.8, 19.2, 18.9, 4.1, 40] },
      {
        ate: 3_600_000,
        aliquota: 22,
        parcelaDeduzir: 183_780,
        partilha: [18.8, 19.2, 18.08, 3.92, 40],
        teto: { tributo: 'iss', aliquota: 5, partilha: [31.33, 32, 30.13, 6.54, 0] },
      },
      {
        ate: 4_800_000,
        aliquota: 33,
        parcelaDeduzir: 828_000,
        partilha: [53.5, 21.5, 20.55, 4.45, 0],
      },
    ],
  },
  V: {
    tributos: ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'iss'],
    faixas: [
      { ate: 180_000, aliquota: 15.5, parcelaDeduzir: 0, partilha: [25, 15, 14.1, 3.05, 28.85, 14] },
      { ate: 360_000, aliquota: 18, parcelaDeduzir: 4500, partilha: [23, 15, 14.1, 3.05, 27.85, 17] },
      {
        ate: 720_000,
        aliquota: 19.5,
        parcelaDeduzir: 9900,
        partilha: [24, 15, 14.92, 3.23, 23.85, 19],
      },
      {
        ate: 1_800_000,
        aliquota: 20.5,
        parcelaDeduzir: 17_100,
        partilha: [21, 15, 15.74, 3.41, 23.85, 21],
      },
      {
        ate: 3_600_000,
        aliquota: 23,
        parcelaDeduzir: 62_100,
        partilha: [23, 12.5, 14.1, 3.05, 23.85, 23.5],
      },
      {
        ate: 4_800_000,
        aliquota: 30.5,
        parcelaDeduzir: 540_000,
        partilha: [35, 15.5, 16.44, 3.56, 29.5, 0],
      },
    ],
  },
};

/** BRL of 12 months: LC 123/2006, arts. 3º, II, and 13-A. */
const LIMITS = { limite: 4_800_000, sublimite: 3_600_000 };

/** Values that the law changed in 2027, beside the annexes. */
const SINCE_2027: Omit<SimplesTable, 'anexos'> = {
  ...LIMITS,
  segregacao: {
    issRetido: ['iss'],
    substituicaoIcms: ['icms'],
    monofasico: ['cbs', 'ibs'],
    exportacao: ['iss', 'icms', 'ibs', 'cbs', 'ipi'],
  },
  hibrido: ['cbs', 'ibs'],
  defasagem: 2,
  inicio: 'primeira-faixa',
  excesso: 'do-mes',
};

/** The shares of the six bands and, of the sixth one, the rate; the caps of the fifth. */
interface Shares {
  readonly tributos: readonly SimplesTax[];
  readonly partilhas: readonly (readonly number[])[];
  readonly sexta: number;
  readonly teto?: readonly number[];
}

/** Shares of 2027 and 2028. */
const SHARES_OF_2027: Readonly<Record<AnnexName, Shares>> = {
  I: {
    tributos: ['irpj', 'csll', 'cbs', 'cpp', 'icms', 'ibs'],
    partilhas: [
      [5.5, 3.5, 15.33, 41.5, 34, 0.17],
      [5.5, 3.5, 15.33, 41.5, 34, 0.17],
      [5.5, 3.5, 15.33, 42, 33.5, 0.17],
      [5.5, 3.5, 15.33, 42, 33.5, 0.17],
      [5.5, 3.5, 15.33, 42, 33.5, 0.17],
      [13.58, 10.06, 34.02, 42.34, 0, 0],
    ],
    sexta: 18.9,
  },
  II: {
    tributos: ['irpj', 'csll', 'cbs', 'cpp', 'ipi', 'icms', 'ibs'],
    partilhas: [
      [5.5, 3.5, 13.85, 37.5, 7.5, 32, 0.15],
      [5.5, 3.5, 13.85, 37.5, 7.5, 32, 0.15],
      [5.5, 3.5, 13.85, 37.5, 7.5, 32, 0.15],
      [5.5, 3.5, 13.85, 37.5, 7.5, 32, 0.15],
      [5.5, 3.5, 13.85, 37.5, 7.5, 32, 0.15],
      [8.53, 7.53, 25.22, 23.59, 35.13, 0, 0],
    ],
    sexta: 29.9,
  },
  III: {
    tributos: ['irpj', 'csll', 'cbs', 'cpp', 'iss', 'ibs'],
    partilhas: [
      [4, 3.5, 15.43, 43.4, 33.5, 0.17],
      [4, 3.5, 16.91, 43.4, 32, 0.19],
      // LC 214/2025 first had 16.42; LC 227/2026 corrected it.
      [4, 3.5, 16.41, 43.4, 32.5, 0.19],
      [4, 3.5, 16.41, 43.4, 32.5, 0.19],
      [4, 3.5, 15.43, 43.4, 33.5, 0.17],
      [35.09, 15.04, 19.29, 30.58, 0, 0],
    ],
    sexta: 32.9,
    teto: [6.02, 5.26, 23.2, 65.26, 0, 0.26],
  },
  IV: {
    tributos: ['irpj', 'csll', 'cbs', 'iss', 'ibs'],
    partilhas: [
      [18.8, 15.2, 21.26, 44.5, 0.24],
      [19.8, 15.2, 24.73, 40, 0.27],
      [20.8, 15.2, 23.74, 40, 0.26],
      [17.8, 19.2, 22.75, 40, 0.25],
      [18.8, 19.2, 21.76, 40, 0.24],
      [53.71, 21.59, 24.7, 0, 0],
    ],
    sexta: 32.9,
    teto: [31.33, 32, 36.27, 0, 0.4],
  },
  V: {
    tributos: ['irpj', 'csll', 'cbs', 'cpp', 'iss', 'ibs'],
    partilhas: [
      [25, 15, 16.96, 28.85, 14, 0.19],
      [23, 15, 16.96, 27.85, 17, 0.19],
      [24, 15, 17.95, 23.85, 19, 0.2],
      [21, 15, 18.94, 23.85, 21, 0.21],
      [23, 12.5, 16.96, 23.85, 23.5, 0.19],
      [35.1, 15.54, 19.78, 29.58, 0, 0],
    ],
    sexta: 30.4,
  },
};

/** Rates, limits and deductions stay; the shares are new, and the rate of the sixth band is lower. */
function annexOf2027(name: AnnexName): SimplesAnnex {
  const { tributos, partilhas, sexta, teto } = SHARES_OF_2027[name];
  const { faixas } = UNTIL_2026[name];
  return {
    tributos,
    faixas: faixas.map(({ ate, aliquota, parcelaDeduzir, teto: before }, i) => ({
      ate,
      aliquota: i === faixas.length - 1 ? sexta : aliquota,
      parcelaDeduzir,
      partilha: partilhas[i] as readonly number[],
      ...(before && teto && { teto: { ...before, partilha: teto } }),
    })),
  };
}

/** A year of the transition: percent of the share of ICMS or ISS that is IBS, and the notes of Anexos III and IV. */
interface Transition {
  readonly ano: number;
  readonly ibs: number;
  readonly iss?: number;
  readonly III?: readonly number[];
  readonly IV?: readonly number[];
}

const TRANSITION: readonly Transition[] = [
  {
    ano: 2029,
    ibs: 10,
    iss: 4.5,
    III: [5.73, 5.01, 22.33, 62.13, 0, 4.8],
    IV: [29.38, 30, 34.38, 0, 6.25],
  },
  {
    ano: 2030,
    ibs: 20,
    iss: 4,
    III: [5.46, 4.78, 21.31, 59.29, 0, 9.15],
    IV: [27.65, 28.24, 32.35, 0, 11.76],
  },
  {
    ano: 2031,
    ibs: 30,
    iss: 3.5,
    III: [5.23, 4.57, 20.38, 56.69, 0, 13.13],
    IV: [26.11, 26.67, 30.56, 0, 16.67],
  },
  {
    ano: 2032,
    ibs: 40,
    iss: 3,
    III: [5.01, 4.38, 19.52, 54.32, 0, 16.77],
    IV: [24.74, 25.26, 28.95, 0, 21.05],
  },
  { ano: 2033, ibs: 100 },
];

const isLocal = (tax: SimplesTax) => tax === 'icms' || tax === 'iss';

/** The annex of before 2027, with CBS for Cofins and PIS, and IBS for a part of ICMS or ISS, or for all of it. */
function annexOfTransition(name: AnnexName, year: Transition): SimplesAnnex {
  const { tributos, faixas } = UNTIL_2026[name];
  const kept = tributos.filter((tax) => tax !== 'pis' && !(isLocal(tax) && year.ibs === 100));
  const cap = name === 'III' || name === 'IV' ? year[name] : undefined;
  const sharesOf = (shares: readonly number[]) => {
    const of = (tax: SimplesTax) => shares[tributos.indexOf(tax)] as number;
    const local = of(tributos.find(isLocal) as SimplesTax);
    const shareOf = (tax: SimplesTax) => {
      if (isLocal(tax)) return (local * (100 - year.ibs)) / 100;
      return tax === 'cofins' ? of('cofins') + of('pis') : of(tax);
    };
    return [...kept.map(shareOf), (local * year.ibs) / 100].map((share) => roundTo(share, 2));
  };
  const bandOf = ({ partilha, teto, ...band }: SimplesBracket): SimplesBracket => ({
    ...band,
    partilha: sharesOf(partilha),
    ...(teto && cap && { teto: { ...teto, aliquota: year.iss as number, partilha: cap } }),
  });
  return {
    tributos: [...kept.map((tax) => (tax === 'cofins' ? 'cbs' : tax)), 'ibs'],
    faixas: faixas.map(bandOf),
  };
}

const eachAnnex = (annexOf: (name: AnnexName) => SimplesAnnex) =>
  Object.fromEntries(annexNames.map((name) => [name, annexOf(name)])) as unknown as Annexes;

const BY_LC_214 = 'LC nº 123/2006, Anexos I a V, na redação da LC nº 214/2025 e da LC nº 227/2026';

export const simplesTable: DatedTable<SimplesTable> = {
  id: 'simples-nacional',
  name: 'Simples Nacional',
  confirmedThrough: 2033,
  checkedOn: '2026-11-22',
  // PLP 108/2021 would raise the limits; an erratum of Resolução CGSN 190/2026 is due, whose Anexo I of 2029 has 18.90.
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '2018-01-01',
      source: 'LC nº 123/2006, Anexos I a V, na redação da LC nº 155/2016',
      value: {
        ...LIMITS,
        anexos: UNTIL_2026,
        segregacao: {
          issRetido: ['iss'],
          substituicaoIcms: ['icms'],
          monofasico: ['pis', 'cofins'],
          exportacao: ['iss', 'icms', 'pis', 'cofins', 'ipi'],
        },
        hibrido: null,
        defasagem: 1,
        inicio: 'doze-vezes-o-mes',
        excesso: 'do-limite',
      },
    },
    { from: '2027-01-01', source: BY_LC_214, value: { ...SINCE_2027, anexos: eachAnnex(annexOf2027) } },
    ...TRANSITION.map((year) => ({
      from: `${year.ano}-01-01`,
      source: BY_LC_214,
      value: { ...SINCE_2027, anexos: eachAnnex((name) => annexOfTransition(name, year)) },
    })),
  ],
};
