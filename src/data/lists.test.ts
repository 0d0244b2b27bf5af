import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hardAbbreviations, softAbbreviations } from './abbreviations.ts';
import { babyNames } from './baby-names.ts';
import { brandNames } from './brand-names.ts';
import { cnae } from './cnae.ts';
import { colors } from './colors.ts';
import { givenNameYears } from './given-name-years.ts';
import { givenNames } from './given-names.ts';
import { letterStyles, lentLetters } from './letter-styles.ts';
import { loremStart, loremWords } from './lorem-words.ts';
import { metActivities } from './met-activities.ts';
import { neighborhoods } from './neighborhoods.ts';
import { neighbours } from './neighbours.ts';
import { nickWords } from './nick-words.ts';
import { occupations } from './occupations.ts';
import { professions } from './professions.ts';
import {
  companyWords,
  feminineEnds,
  keptWords,
  otherGivenNames,
  placeholders,
  replacementNames,
} from './pseudonym-words.ts';
import { officeOccupations, segments } from './segments.ts';
import { smallWords } from './small-words.ts';
import { stopWords } from './stop-words.ts';
import { lastHouseNumbers, streets } from './streets.ts';
import { particles, surnames } from './surnames.ts';
import { upsideDown } from './upside-down.ts';
import { vehicleModels } from './vehicle-models.ts';
import { makersRead, manufacturers } from './wmi.ts';
import { words } from './words.ts';

/**
 * Lists that we wrote ourselves have no second source. They decide what a seed answers, so no word may change by
 * accident: a change of a list changes its digest here, and is noted in the changelog.
 */
const lists: Record<string, readonly [unknown, string]> = {
  hardAbbreviations: [hardAbbreviations, '68f7ce80ccac2de9'],
  softAbbreviations: [softAbbreviations, '3da750176e849bb3'],
  babyNames: [babyNames, 'c8e8051437e481e0'],
  brandNames: [brandNames, '828b1774e89e1931'],
  cnae: [cnae, 'f9fa6c25220d7826'],
  colors: [colors, '8f6b28431e6f0175'],
  givenNameYears: [givenNameYears, '3d8e17519fb9d2a7'],
  givenNames: [givenNames, '6c36c03f117cb9b2'],
  letterStyles: [letterStyles, 'ac9e5d771252367c'],
  lentLetters: [lentLetters, '2d50e8ba06efc897'],
  lastHouseNumbers: [lastHouseNumbers, '8f963bcf9a262a23'],
  loremStart: [loremStart, '7be6fe2390b3828c'],
  loremWords: [loremWords, 'e04576c749d42db5'],
  metActivities: [metActivities, '240516529ab6c9d1'],
  neighborhoods: [neighborhoods, 'ffcd9645c9c52a2d'],
  neighbours: [neighbours, '3c84efc06ca2d6ba'],
  nickWords: [nickWords, '67169f8a6d92130a'],
  occupations: [occupations, 'ed963ce3ae244196'],
  officeOccupations: [officeOccupations, '740820c9708fc285'],
  professions: [professions, '4e9f5ab3976104c0'],
  companyWords: [companyWords, 'c11072f6982f0013'],
  feminineEnds: [feminineEnds, '416d63c456bfeacd'],
  keptWords: [keptWords, 'c229019a9bb29024'],
  otherGivenNames: [otherGivenNames, '07dc6dd6bd2eae37'],
  placeholders: [placeholders, 'd6ce0781949a9e78'],
  replacementNames: [replacementNames, '9525f09b4eb1393d'],
  segments: [segments, 'f3e1d80a15b7bdcd'],
  smallWords: [smallWords, '23cd90b3c8b663ff'],
  stopWords: [stopWords, '0d196b5b2fb50668'],
  streets: [streets, '2201975083f98a20'],
  particles: [particles, 'fd4e9d706ac56713'],
  surnames: [surnames, '27db7b52bb1b355e'],
  upsideDown: [upsideDown, '93f506dd63b69086'],
  vehicleModels: [vehicleModels, 'b0fd781a8864a372'],
  makersRead: [makersRead, 'c227b8fb86ca1910'],
  manufacturers: [manufacturers, 'f9fcc9360b18d75c'],
  words: [words, 'd2b912fac9dd43e8'],
};

it.each(Object.entries(lists))('%s is unchanged', (_, [list, digest]) => {
  expect(createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 16)).toBe(digest);
});
