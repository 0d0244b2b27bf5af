import { expect, it } from 'vitest';
import { courtsOf } from './courts.ts';

const linesOf = (segment: number) =>
  [...courtsOf(segment)].map(([code, { sigla, nome, uf }]) =>
    [code, sigla, nome, ...(uf ? [uf] : [])].join(' '),
  );

const numbered = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i + 1));

const STATES =
  'AC do Acre|AL de Alagoas|AP do Amapá|AM do Amazonas|BA da Bahia|CE do Ceará|DF do Distrito Federal|ES do Espírito Santo|GO de Goiás|MA do Maranhão|MT de Mato Grosso|MS de Mato Grosso do Sul|MG de Minas Gerais|PA do Pará|PB da Paraíba|PR do Paraná|PE de Pernambuco|PI do Piauí|RJ do Rio de Janeiro|RN do Rio Grande do Norte|RS do Rio Grande do Sul|RO de Rondônia|RR de Roraima|SC de Santa Catarina|SE de Sergipe|SP de São Paulo|TO do Tocantins'
    .split('|')
    .map((one) => [one.slice(0, 2), one.slice(3)] as const);

// Resolução CNJ 65/2008, art. 1º, §§ 4º and 5º: the courts of each segment by their codes.
it.each<[number, readonly string[]]>([
  [0, []],
  [1, ['0 STF Supremo Tribunal Federal']],
  [2, ['0 CNJ Conselho Nacional de Justiça']],
  [3, ['0 STJ Superior Tribunal de Justiça']],
  [
    4,
    [
      ...numbered(6, (n) => `${n} TRF${n} Tribunal Regional Federal da ${n}ª Região`),
      '90 CJF Conselho da Justiça Federal',
    ],
  ],
  [
    5,
    [
      '0 TST Tribunal Superior do Trabalho',
      ...numbered(24, (n) => `${n} TRT${n} Tribunal Regional do Trabalho da ${n}ª Região`),
      '90 CSJT Conselho Superior da Justiça do Trabalho',
    ],
  ],
  [
    6,
    [
      '0 TSE Tribunal Superior Eleitoral',
      ...STATES.map(([uf, of], i) => `${i + 1} TRE-${uf} Tribunal Regional Eleitoral ${of} ${uf}`),
    ],
  ],
  [
    7,
    [
      '0 STM Superior Tribunal Militar',
      ...numbered(12, (n) => `${n} CJM${n} ${n}ª Circunscrição Judiciária Militar`),
    ],
  ],
  [
    8,
    STATES.map(([uf, of], i) =>
      uf === 'DF'
        ? '7 TJDFT Tribunal de Justiça do Distrito Federal e dos Territórios DF'
        : `${i + 1} TJ${uf} Tribunal de Justiça ${of} ${uf}`,
    ),
  ],
  [
    9,
    [
      '13 TJMMG Tribunal de Justiça Militar de Minas Gerais MG',
      '21 TJMRS Tribunal de Justiça Militar do Rio Grande do Sul RS',
      '26 TJMSP Tribunal de Justiça Militar de São Paulo SP',
    ],
  ],
  [10, []],
])('courts of the segment %i are those of the CNJ', (segment, lines) =>
  expect(linesOf(segment)).toEqual(lines),
);
