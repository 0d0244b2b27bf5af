import { expect, it } from 'vitest';
import { countries } from './words.ts';
import { splitItems } from '../draws/lists.ts';

/** The members of the United Nations (un.org, "Member States"), by their codes of ISO 3166-1. */
const members = `
  AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR
  CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL
  IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN
  MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI
  SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TZ UA UG US UY UZ VC VE VN VU WS YE ZA ZM ZW`
  .trim()
  .split(/\s+/);

/** Names of the Brazilian foreign ministry (gov.br/mre, "Países") where CLDR has others. */
const ministry: Record<string, string> = {
  BF: 'Burkina Faso',
  BJ: 'Benim',
  BY: 'Belarus',
  CD: 'República Democrática do Congo',
  CG: 'Congo',
  CZ: 'República Tcheca',
  KI: 'Kiribati',
  MM: 'Myanmar',
  TJ: 'Tajiquistão',
};

it('countries are the 193 members of the United Nations, as CLDR or the foreign ministry names them', () => {
  const names = new Intl.DisplayNames('pt-BR', { type: 'region' });
  const theirs = members.map((code) => ministry[code] ?? names.of(code));
  expect(theirs).toHaveLength(193);
  expect(new Set(splitItems(countries))).toEqual(new Set(theirs));
});
