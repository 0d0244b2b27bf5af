import { getAreaCodesByState, getStates } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { areaCodes } from './area-codes.ts';
import { plateSeries } from './plate-series.ts';
import { statePopulations } from './state-populations.ts';
import { stateCodes, states } from './states.ts';
import { statesOfRegion } from '../documents/cpf.ts';
import { voterStates } from '../documents/titulo-eleitor.ts';

describe('the tables of the states', () => {
  it('have the IBGE codes that @brazilian-utils gives', () => {
    expect(stateCodes).toEqual(Object.fromEntries(getStates().map(({ code, ibgeCode }) => [code, ibgeCode])));
  });

  it('have the area codes that @brazilian-utils gives, but in the state alone where most of the code lies', () => {
    // Anatel, Plano Geral de Códigos Nacionais: 61 is the Federal District's, 42 of Paraná, 47 and 49 of Santa Catarina.
    const elsewhere: Partial<Record<string, readonly number[]>> = { GO: [61], PR: [47, 49], SC: [42] };
    for (const state of states) {
      const theirs: number[] = getAreaCodesByState(state);
      expect(areaCodes[state]).toEqual(theirs.filter((code) => !elsewhere[state]?.includes(code)));
    }
  });

  it('count the residents of the census', () => {
    // IBGE, Censo Demográfico 2022, final results: table 4714 of SIDRA, the states by region.
    const published = `
      RO 1581196 AC 830018 AM 3941613 RR 636707 PA 8120131 AP 733759 TO 1511460
      MA 6776699 PI 3271199 CE 8794957 RN 3302729 PB 3974687 PE 9058931 AL 3127683 SE 2210004 BA 14141626
      MG 20539989 ES 3833712 RJ 16055174 SP 44411238
      PR 11444380 SC 7610361 RS 10882965
      MS 2757013 MT 3658649 GO 7056495 DF 2817381`;
    const pairs = [...published.matchAll(/([A-Z]{2}) (\d+)/g)].map(([, state, count]) => [
      state,
      Number(count),
    ]);
    expect(statePopulations).toEqual(Object.fromEntries(pairs));
  });

  it('give each state the first series of plates that Denatran gave it', () => {
    // In the order of the series, as saberautomotivo.blogspot.com (2013/06) and noticiasautomotivas.com.br reprint it.
    const published = `
      AAA BEZ PR, BFA GKI SP, GKJ HOK MG, HOL HQE MA, HQF HTW MS, HTX HZA CE, HZB IAP SE, IAQ JDO RS, JDP JKR DF,
      JKS JSZ BA, JTA JWE PA, JWF JXY AM, JXZ KAU MT, KAV KFC GO, KFD KME PE, KMF LVE RJ, LVF LWQ PI, LWR MMM SC,
      MMN MOW PB, MOX MTZ ES, MUA MVK AL, MVL MXG TO, MXH MZM RN, MZN NAG AC, NAH NBA RR, NBB NEH RO, NEI NFB AP`;
    expect(seriesOf(0, states.length)).toEqual(rowsIn(published));
  });

  it('got the later series that two other lists have', () => {
    // arturbartolelli/estacionamento (DF, GO, MG) and ajuteixeira/verificador-de-placas (MS, MT, TO), on GitHub.
    const published = `
      OVM OVV DF, OZW PBZ DF, NXX NYG MG, OLO OMH MG, OOV ORC MG, OWH OXK MG, PUA PZZ MG, QMQ QQZ MG, NFC NGZ GO,
      NJX NLU GO, NVO NWR GO, OGH OHA GO, OMI OOF GO, PQA PRZ GO, NIY NJW MT, NPC NPQ MT, NTX NUG MT, OAP OBS MT,
      QBA QCZ MT, NRF NSD MS, OOG OOU MS, QAA QAZ MS, OLH OLN TO, OYA OYC TO, QKA QKM TO`;
    const own = seriesOf(states.length).filter(({ state }) => /DF|GO|MG|MS|MT|TO/.test(state));
    expect(own).toEqual(expect.arrayContaining(rowsIn(published)));
    expect(own).toHaveLength(rowsIn(published).length);
  });

  it('number the states as voters’ registrations do, 28 for abroad', () => {
    // Resolução TSE 21.538/2003, art. 12, parágrafo único, b.
    const published = 'SP MG RJ RS BA PR CE PE SC GO MA PB PA ES PI RN AL MT MS DF SE AM RO AC AP RR TO ZZ';
    expect(voterStates.join(' ')).toBe(published);
  });

  it('have the fiscal regions of the Receita Federal, the 10th written 0', () => {
    // Regimento interno da RFB (Portaria ME 284/2020): the ten regiões fiscais.
    const published =
      'RS, DF GO MS MT TO, AC AM AP PA RO RR, CE MA PI, AL PB PE RN, BA SE, MG, ES RJ, SP, PR SC';
    const regions = Array.from({ length: 10 }, (_, region) => statesOfRegion(region).join(' '));
    expect(regions.join(', ')).toBe(published);
  });
});

/** Rows of first letters, last letters and state in a text. */
function rowsIn(published: string) {
  return [...published.matchAll(/(\w{3}) (\w{3}) (\w\w)/g)].map(([, first, last, state]) => ({
    first,
    last,
    state,
  }));
}

/** The same of the series that we hold, from one place to another. */
function seriesOf(from: number, to: number = plateSeries.length) {
  return plateSeries.slice(from, to).flatMap(([first, state], i) => {
    const last = before(plateSeries[from + i + 1]?.[0] ?? '');
    return state === null ? [] : { first, last, state };
  });
}

/** The letters before some others. */
function before(letters: string): string {
  const rank =
    Number.parseInt([...letters].map((letter) => (letter.charCodeAt(0) - 65).toString(26)).join(''), 26) - 1;
  return [676, 26, 1].map((place) => String.fromCharCode(65 + (Math.floor(rank / place) % 26))).join('');
}
