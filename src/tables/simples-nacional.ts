/**
 * Simples Nacional: LC 123/2006, Anexos I to V, in the wording of LC 155/2016. The ISS of at most 5 % is the note (*) of
 * Anexos III and IV; what each kind of revenue leaves out is art. 18, §§ 4º-A, 6º, 12 and 14.
 */
import type { DatedTable } from '../lib/law/dated.ts';
import type { SimplesTable } from '../lib/law/taxes/simples-nacional.ts';

export const simplesTable: DatedTable<SimplesTable> = {
  name: 'simples-nacional',
  entries: [
    {
      from: '2018-01-01',
      to: '2026-12-31',
      source: 'LC nº 123/2006, Anexos I a V, na redação da LC nº 155/2016',
      value: {
        limite: 4_800_000,
        sublimite: 3_600_000,
        anexos: {
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
        },
        segregacao: {
          issRetido: ['iss'],
          substituicaoIcms: ['icms'],
          monofasico: ['pis', 'cofins'],
          exportacao: ['iss', 'icms', 'pis', 'cofins', 'ipi'],
        },
      },
    },
  ],
};
