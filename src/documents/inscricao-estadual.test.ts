import { isValidIe } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../lib/random-sources.ts';
import { states, type Uf } from '../data/states.ts';
import { below, digits } from '../lib/random.ts';
import {
  acceptingStates,
  checkInscricaoEstadual,
  drawInscricaoEstadual,
  findForm,
  formatInscricaoEstadual,
  forms,
} from './inscricao-estadual.ts';

const bare = (value: string) => value.replaceAll(/[ ./-]/g, '');
const check = (value: string, state: Uf) => checkInscricaoEstadual(bare(value), state);

type Published = Partial<Record<Uf, readonly string[]>>;

// caelum/caelum-stella, stella-core/src/test/java/br/com/caelum/stella/validation/ie/IE…ValidatorTest.java
const stella: Published = {
  AC: ['01.004.823/001-12', '01.379.333/036-16', '01.689.555/741-67'],
  AL: ['24.000.004-8', '24.076.739-0', '24.105.106-1'],
  AM: ['04.193.980-8', '04.345.678-2', '07.000.507-9'],
  AP: ['03.012.345-9', '03.002.547-3'],
  BA: ['612345-57', '123456-63', '1000003-06', '0770288-84', '77.028.884'],
  CE: ['06.000.001-5', '06.998.161-2'],
  DF: ['07.408.738/002-50', '07.300.001/001-09', '08.421.635/001-90', '08.491.535/001-86'],
  ES: ['082.223.54-8', '760.176.20-5', '916.453.75-8'],
  GO: ['10.987.654-7', '10.103.119-1', '20.003.152-0'],
  MA: ['12.000.038-5', '12.074072-9'],
  MG: ['062.307.904/0081', '702.985.547/0002', '063543834.68-78'],
  MS: ['28.303.759-8', '28.639.242-9'],
  MT: ['0013198872-7', '13.335.740-6', '130152579', '0064573571-0'],
  PA: ['15.999.999-5', '15.887.063-8'],
  PB: ['16.000.001-7', '16.147.840-9', '39.607.756-0'],
  PE: ['0321418-40', '18.1.001.0000004-9', '18119003256336', '1818310338152-6'],
  PI: ['19.301.656-7', '16.907.872-8', '81.806.022-0'],
  PR: ['099.00004-09', '123.45678-50', '902.33203-01'],
  RJ: ['78.045.302', '53.518.028', '71.294.242'],
  RN: ['20.040.040-1', '20.0.040.040-0', '20.8.745.500-7'],
  RO: ['0000000172159-3', '0000000172150-0', '0000000172146-1', '0000000043700-0'],
  RR: ['24006628-1', '24001755-6', '24444932-5'],
  RS: ['224/3658792', '468/0001479', '800/1234507', '900/5678939'],
  SC: ['251.040.852', '214562549'],
  SE: ['27123456-3', '44.250.767-4'],
  SP: ['110.042.490.114', 'P-01100424.3/002'],
  TO: ['29.040.636-6', '29.385.524-2', '29023805636'],
};

// gammasoft/ie, testes/testes.js
const gammasoft: Published = {
  AC: ['01.010.382/001-68', '01.014.918/002-87'],
  AL: ['242258174'],
  AM: ['041458710', '042209374'],
  AP: ['03.015599-7', '03.031671-5'],
  BA: ['70416735', '62656865', '66.336.884'],
  CE: ['06.687526-9', '06.815570-0'],
  DF: ['07.401.321/001-03', '0745770500212'],
  ES: ['082.560.67-6', '080.634.73-7'],
  GO: ['103010068', '104329211'],
  MA: ['122409892', '12.104.376-2'],
  MG: ['0629566160029', '7028774230051'],
  MS: ['282757961', '283278277'],
  MT: ['13.183.780-0', '13.384.864-7'],
  PA: ['15.207.186-5', '15.250.806-6'],
  PB: ['06000001-5'],
  PE: ['0192310-24', '046.0814-37', '001876406'],
  PI: ['012345679', '19.000.252-2'],
  PR: ['70.122.155-97', '1018507656'],
  RJ: ['78527323', '10.008.689'],
  RN: ['200174789', '202014428'],
  RO: ['101.62521-3', '0000000062521-3', '00000003836321'],
  RR: ['24003429-0', '24008266-8'],
  RS: ['024/0440013', '100.0270545'],
  SC: ['255.422.385', '254511236'],
  SE: ['27123456-3'],
  SP: ['114.814.878.119', '332.000.198.112'],
  TO: ['29 01 022783 6', '29.378.201-6'],
};

// erpbrasil/erpbrasil.base, tests/test_fiscal_ie_validar.py
const erpbrasil: Published = {
  AC: ['0102190200165', '0101296300289'],
  AL: ['248501410', '246014342'],
  AP: ['030380340', '030069381'],
  BA: ['41902653', '77893325', '09874624'],
  GO: ['103450599', '104555270'],
  MG: ['2615950220092', '0620297160299'],
  MT: ['00133337413', '00131235460'],
  PE: ['027693368', '18171203059328'],
  PR: ['4100161414', '9020581252'],
  RN: ['200887890', '2074337760'],
  RO: ['00000001656554', '00000002999277'],
  RR: ['240151303', '240042104'],
  RS: ['0240130111', '0963376217'],
  SE: ['271126973', '270622020'],
  SP: ['692015742119', 'P045274182118', 'P045098357117'],
  TO: ['290021014', '293799490'],
};

// Thiagocfn/InscricaoEstadual, tests/TestCase/ValidadorTest.php: of each rule the plain case and those whose
// remainder gives 10 or 11.
const thiagocfn: Published = {
  AC: ['0108368143106'],
  AL: ['248659758', '247424170'],
  AM: ['036029572', '000000019', '046893830'],
  AP: ['036029572', '030000080', '030000160', '030170011', '030170020', '030170071'],
  BA: ['74219145', '038343081', '778514741', '078771760'],
  DF: ['0754002000176', '0801949600112', '0754002000508'],
  GO: ['109161793', '101030940'],
  MA: ['120000008', '120000040', '120000130'],
  MG: ['4333908330177', '4333908330410', '4333908332560'],
  MS: ['280000006', '280000090', '280000030'],
  PA: ['150000006', '150000030', '150000260'],
  PB: ['853511942', '853511950', '853512230'],
  PE: ['288625706'],
  PR: ['4447953604'],
  RJ: ['62545372', '62545380', '62545470'],
  RN: ['2007693232', '2003569880', '203569881'],
  RO: ['01078042249629', '01078042249670', '01078042249751'],
  RS: ['0305169149', '1202762660', '1202762120'],
  SC: ['330430572'],
  TO: ['01027737427', '294467696', '294150870'],
};

// The worked examples of official pages: sefaz.ba.gov.br/…/calculodv.htm, sintegra.gov.br/Cad_Estados/cad_RO.html,
// and copies of the pages of Minas Gerais and Tocantins (cadcobol.com.br/inscricao_estadual_….htm).
const official: Published = {
  BA: ['1234567-48', '1623456-51', '123456-63'],
  MG: ['062.307.904/0081'],
  RO: ['101.62521-3', '0000000062521-3'],
  TO: ['29 01 022783 6'],
};

describe.each(Object.entries({ stella, gammasoft, erpbrasil, thiagocfn, official }))(
  'values published by %s',
  (_, published) => {
    it.each(Object.entries(published) as [Uf, string[]][])('are accepted for %s', (state, values) => {
      for (const value of values) expect([value, check(value, state)]).toEqual([value, null]);
    });
  },
);

describe('the forms', () => {
  it('have masks with a place for each digit', () => {
    for (const { mask, digits } of Object.values(forms).flat()) {
      expect(mask.replaceAll(/[^0]/g, '')).toHaveLength(digits);
    }
  });

  it.each([
    ['AC', '01.004.823/001-12'],
    ['BA', '612345-57'],
    ['BA', '1000003-06'],
    ['DF', '08.421.635/001-90'],
    ['ES', '082.223.54-8'],
    ['MG', '062.307.904/0081'],
    ['PE', '18.1.001.0000004-9'],
    ['PR', '099.00004-09'],
    ['RJ', '78.045.30-2'],
    ['RN', '20.0.040.040-0'],
    ['RO', '101.62521-3'],
    ['RO', '0000000172159-3'],
    ['RS', '224/3658792'],
    ['SC', '251.040.852'],
    ['SP', '110.042.490.114'],
    ['SP', 'P-01100424.3/002'],
    ['TO', '29.01.022783-6'],
  ] as const)('%s: %s is written so', (state, value) => {
    expect(formatInscricaoEstadual(bare(value), state)).toBe(value);
  });

  it('of Mato Grosso have two leading zeros that are not written', () => {
    expect(formatInscricaoEstadual('00130000019', 'MT')).toBe('13.000.001-9');
    expect(formatInscricaoEstadual('130000019', 'MT')).toBe('13.000.001-9');
    expect(formatInscricaoEstadual('01130000016', 'MT')).toBe('0113000001-6');
    expect(formatInscricaoEstadual('60474120469', 'MT')).toBe('6047412046-9');
  });

  it('get back the zeros that a spreadsheet took from them', () => {
    for (const [lost, state, written] of [
      ['1130000017', 'MT', '0113000001-7'],
      ['0130000019', 'MT', '13.000.001-9'],
      ['60000015', 'CE', '06.000.001-5'],
    ] as const) {
      expect(checkInscricaoEstadual(lost, state)).toBeNull();
      expect(formatInscricaoEstadual(lost, state)).toBe(written);
      expect(acceptingStates(lost)).not.toContain(state);
    }
    expect(checkInscricaoEstadual('70000013', 'CE')).toBe('prefix');
  });

  it('leave a value of another state as it is', () => {
    expect(findForm('78045302', 'SP')).toBeUndefined();
    expect(checkInscricaoEstadual('78045302', 'SP')).toBeUndefined();
    expect(formatInscricaoEstadual('78045302', 'SP')).toBe('78045302');
  });
});

describe('the rules', () => {
  it.each([
    ['AC', '02.004.823/001-12'],
    ['AL', '258659750'],
    ['AP', '003060292'],
    ['DF', '09.408.738/002-50'],
    ['GO', '19.987.654-7'],
    ['GO', '30.003.152-0'],
    ['MA', '22.000.038-5'],
    ['MS', '29.303.759-8'],
    ['PA', '74.999.999-5'],
    ['PA', '80.999.999-5'],
    ['RN', '21.040.040-1'],
    ['RN', '21.0.040.040-0'],
    ['RR', '25006628-1'],
    ['SP', 'P-11100424.3/002'],
  ] as const)('%s never begins like %s', (state, value) => {
    expect(check(value, state)).toBe('prefix');
  });

  it.each([
    ['GO', /^1[015]|^2\d/],
    ['MS', /^28|^50/],
    ['PA', /^15|^7[5-9]/],
    ['DF', /^0[78]/],
  ] as const)('%s accepts all of its prefixes and no other', (state, prefixes) => {
    for (let prefix = 0; prefix < 100; prefix++) {
      const start = String(prefix).padStart(2, '0');
      const form = forms[state][0];
      const number = form.correct(start.padEnd(form.digits, '123'));
      expect(checkInscricaoEstadual(number, state) === null).toBe(prefixes.test(start));
    }
  });

  it('Tocantins had four kinds of taxpayer, which no digit covers', () => {
    for (const kind of ['01', '02', '03', '99']) expect(check(`29${kind}0227836`, 'TO')).toBeNull();
    for (const kind of ['00', '04', '98']) expect(check(`29${kind}0227836`, 'TO')).toBe('type');
  });

  // The borders of the three ranges, worked out by hand with p + the weighted sum: 0 + 24, 5 + 26, 5 + 65, 9 + 67,
  // 9 + 85 and 0 + 87, whose remainders by 11 are 2, 9, 4, 10, 6 and 10.
  it.each(['030000009', '030000012', '030170007', '030170011', '030190225', '030190231'])(
    'Amapá: %s',
    (value) => {
      expect(checkInscricaoEstadual(value, 'AP')).toBeNull();
    },
  );

  // SEFAZ-GO: a remainder of 1 gives 1 from 10103105 to 10119997 and 0 elsewhere; of 0 always 0. The number
  // 101031131, which validators of before that page still accept, has a remainder of 0.
  it('Goiás has one range where the remainder 1 gives 1', () => {
    expect(checkInscricaoEstadual('101030940', 'GO')).toBeNull();
    expect(checkInscricaoEstadual('101030941', 'GO')).toBe('check-digit');
    // Its two ends, whose remainder is 1.
    expect(checkInscricaoEstadual('101031051', 'GO')).toBeNull();
    expect(checkInscricaoEstadual('101199971', 'GO')).toBeNull();
    expect(checkInscricaoEstadual('101200030', 'GO')).toBeNull();
    expect(checkInscricaoEstadual('101111101', 'GO')).toBeNull();
    expect(checkInscricaoEstadual('101111100', 'GO')).toBe('check-digit');
    expect(checkInscricaoEstadual('101031130', 'GO')).toBeNull();
    expect(checkInscricaoEstadual('101031131', 'GO')).toBe('check-digit');
  });

  it('Goiás issued 11094402 with two digits', () => {
    expect(
      '0123456789'.split('').filter((digit) => !checkInscricaoEstadual(`11094402${digit}`, 'GO')),
    ).toEqual(['0', '1']);
  });

  it('Rondônia turns a remainder of 0 into 1, and of 1 into 0', () => {
    expect(checkInscricaoEstadual('01078042249751', 'RO')).toBeNull();
    expect(checkInscricaoEstadual('01078042249750', 'RO')).toBe('check-digit');
    expect(checkInscricaoEstadual('01078042249670', 'RO')).toBeNull();
  });

  it('the first digits of a legacy number of Rondônia, its municipality, are not checked', () => {
    for (const municipality of ['101', '001', '999']) {
      expect(checkInscricaoEstadual(`${municipality}625213`, 'RO')).toBeNull();
    }
  });

  it('the last three digits of a rural producer of São Paulo are not checked', () => {
    expect(checkInscricaoEstadual('P011004243000', 'SP')).toBeNull();
    expect(checkInscricaoEstadual('P011004243999', 'SP')).toBeNull();
    expect(checkInscricaoEstadual('P011004244002', 'SP')).toBe('check-digit');
  });

  it('no number has all digits equal, though the rule of Bahia accepts 555555-55', () => {
    for (const state of states) {
      for (const form of forms[state]) {
        for (let digit = 0; digit <= 9; digit++) {
          const value = (form.letter ?? '') + String(digit).repeat(form.digits);
          expect(checkInscricaoEstadual(value, state)).toBe('repeated-digits');
        }
      }
    }
  });

  it('finds every state that accepts a number', () => {
    expect(acceptingStates('0623079040081')).toEqual(['MG']);
    // 8 digits with the common modulus 11: the states of that rule without a fixed prefix, and Mato Grosso, whose
    // leading zeros add nothing.
    expect(acceptingStates('060000015')).toEqual(['AM', 'CE', 'ES', 'MT', 'PB', 'PI', 'SC', 'SE', 'TO']);
    expect(acceptingStates('000000000')).toBe('repeated-digits');
    expect(acceptingStates('060000016')).toBe('check-digit');
  });
});

describe.each([...states.map((state) => [state, false] as const), ['SP', true] as const])(
  '%s, rural %s',
  (state, rural) => {
    // One modulo 11 digit misses a change of a digit only between the remainders 0 and 1 (São Paulo and Rondônia: 0
    // and 10), which it writes alike: 2/11 · 1/10 = 1/55 of the changes, none of the digit itself. Two digits that
    // both cover a change miss 1/55² of them; the one of São Paulo's 10th and 11th digits is single. Minas Gerais's
    // first digit misses none, since doubling and casting out nines tells the ten digits apart; nor do Bahia's two
    // modulo 10 digits, whose weights are neighbours. Roraima's modulo 9 cannot tell 0 from 9, nor, under the weights
    // 3 and 6, digits that differ by 3, 6 or 9: of 9 positions these lose 24 in 90 changes each and the weights
    // 4, 5, 7 and 8 lose 2 in 90, together 6.9 %. Half a percent is left for chance.
    const twoDigits = ['AC', 'BA', 'DF', 'MG', 'PE', 'PR'].includes(state);
    const least = state === 'RR' ? 0.926 : twoDigits ? 0.995 : state === 'SP' && !rural ? 0.992 : 0.977;

    it(`refuses ${least} of the changes of one digit that the rule covers`, () => {
      const random = seededRandom(state);
      let tried = 0;
      let refused = 0;
      for (let round = 0; round < 500; round++) {
        const number = drawInscricaoEstadual(random, state, rural);
        expect(checkInscricaoEstadual(number, state)).toBeNull();
        for (let at = rural ? 1 : 0; at < number.length - (rural ? 3 : 0); at++) {
          for (let digit = 0; digit <= 9; digit++) {
            if (number[at] === String(digit)) continue;
            tried++;
            if (checkInscricaoEstadual(number.slice(0, at) + digit + number.slice(at + 1), state)) refused++;
          }
        }
      }
      expect(refused / tried).toBeGreaterThanOrEqual(least);
    });
  },
);

// isValidIe of @brazilian-utils/brazilian-utils, the only one of the two peers installed that knows these numbers
// (validation-br has none). It differs on purpose or by age: it accepts repeated digits; of Goiás it lacks 20 to 29
// and of the Distrito Federal 08; it takes Mato Grosso with 11 digits only, does not know the legacy forms of
// Pernambuco and Rondônia, and lets rural numbers of São Paulo begin with any digit.
const unknownToPeer = (state: Uf, value: string) =>
  (state === 'GO' && value.startsWith('2')) ||
  (state === 'DF' && value.startsWith('08')) ||
  (findForm(value, state)?.legacy && state !== 'TO') ||
  findForm(value, state)?.lostZeros !== undefined ||
  /^P[1-9]/.test(value);

describe('brazilian-utils agrees on', () => {
  it.each(states)('%s', (state) => {
    const random = seededRandom(`peer ${state}`);
    let accepted = 0;
    let compared = 0;
    for (let round = 0; round < 1500; round++) {
      for (const form of forms[state]) {
        const start = below(random, 2) === 0 ? drawInscricaoEstadual(random, state).slice(0, 2) : '';
        const drawn = start.replace('P', '') + digits(random, form.digits - start.length);
        const number = (form.letter ?? '') + (below(random, 4) === 0 ? drawn : form.correct(drawn));
        if (unknownToPeer(state, number)) continue;
        const value = state === 'MT' ? number.padStart(11, '0') : number;
        compared++;
        const ours = checkInscricaoEstadual(number, state) === null;
        if (ours) accepted++;
        if (isValidIe({ value, stateCode: state }) !== ours)
          expect.fail(`${number} of ${state}: we say ${ours}`);
      }
    }
    expect(compared).toBeGreaterThan(600);
    expect(accepted).toBeGreaterThan(5);
  });
});
