import extenso from 'extenso';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { seededRandom } from '../../lib/random-sources.ts';
import { below, between, digits } from '../../lib/random.ts';
import { numeroPorExtenso } from './numero-por-extenso.ts';
import { sized } from '#test/support/size.ts';

const words = (value: string, more: Record<string, unknown> = {}): string =>
  callTool(numeroPorExtenso, { value, ...more }).text;

describe('texto-numero-por-extenso: cardinals', () => {
  it.each([
    ['0', 'zero'],
    ['1', 'um'],
    ['14', 'quatorze'],
    ['16', 'dezesseis'],
    ['17', 'dezessete'],
    ['19', 'dezenove'],
    ['20', 'vinte'],
    ['21', 'vinte e um'],
    ['100', 'cem'],
    ['101', 'cento e um'],
    ['110', 'cento e dez'],
    ['999', 'novecentos e noventa e nove'],
    ['1000', 'mil'],
    ['1001', 'mil e um'],
    ['1100', 'mil e cem'],
    ['1101', 'mil cento e um'],
    ['2110', 'dois mil cento e dez'],
    ['100000', 'cem mil'],
    ['1000000', 'um milhão'],
    ['1000001', 'um milhão e um'],
    ['1001000', 'um milhão e mil'],
    ['2500000', 'dois milhões e quinhentos mil'],
    ['1234000', 'um milhão duzentos e trinta e quatro mil'],
    ['1000000000', 'um bilhão'],
    ['2000000000000', 'dois trilhões'],
    ['1000000000000000', 'um quatrilhão'],
    ['999000000000000000', 'novecentos e noventa e nove quatrilhões'],
    ['007', 'sete'],
  ])('%s is %s', (value, expected) => {
    expect(words(value)).toBe(expected);
  });

  it('parts the classes before the last by commas', () => {
    expect(words('1001001001')).toBe('um bilhão, um milhão, mil e um');
    expect(words('1002003400')).toBe('um bilhão, dois milhões, três mil e quatrocentos');
  });

  it.each([
    ['1', 'uma'],
    ['2', 'duas'],
    ['21', 'vinte e uma'],
    ['100', 'cem'],
    ['101', 'cento e uma'],
    ['200', 'duzentas'],
    ['1001', 'mil e uma'],
    ['21000', 'vinte e uma mil'],
    ['1000001', 'um milhão e uma'],
    ['2200200', 'dois milhões, duzentas mil e duzentas'],
    ['3', 'três'],
  ])('feminine: %s is %s', (value, expected) => {
    expect(words(value, { gender: 'feminino' })).toBe(expected);
  });

  it('negative: says menos, but not of zero', () => {
    expect(words('-5')).toBe('menos cinco');
    expect(words('-0')).toBe('zero');
    expect(words('-0.00')).toBe('zero');
    expect(words('-0.5')).toBe('menos zero vírgula cinco');
    expect(words('-0', { currency: true })).toBe('zero real');
    expect(words('-0.01', { currency: true })).toBe('menos um centavo');
  });
});

describe('texto-numero-por-extenso: decimals', () => {
  it.each([
    ['3.14', 'três vírgula quatorze', 'três inteiros e quatorze centésimos'],
    ['0.05', 'zero vírgula zero cinco', 'cinco centésimos'],
    ['0.1', 'zero vírgula um', 'um décimo'],
    ['0.01', 'zero vírgula zero um', 'um centésimo'],
    ['0.001', 'zero vírgula zero zero um', 'um milésimo'],
    ['0.00001', 'zero vírgula zero zero zero zero um', 'um centésimo de milésimo'],
    ['0.100', 'zero vírgula cem', 'cem milésimos'],
    ['1.1', 'um vírgula um', 'um inteiro e um décimo'],
    ['2.50', 'dois vírgula cinquenta', 'dois inteiros e cinquenta centésimos'],
    ['2.002', 'dois vírgula zero zero dois', 'dois inteiros e dois milésimos'],
    ['0.0001', 'zero vírgula zero zero zero um', 'um décimo de milésimo'],
    ['0.00012', 'zero vírgula zero zero zero doze', 'doze centésimos de milésimo'],
    ['0.0012', 'zero vírgula zero zero doze', 'doze décimos de milésimo'],
    ['0.000001', 'zero vírgula zero zero zero zero zero um', 'um milionésimo'],
    [
      '0.123456',
      'zero vírgula cento e vinte e três mil quatrocentos e cinquenta e seis',
      'cento e vinte e três mil quatrocentos e cinquenta e seis milionésimos',
    ],
    ['7.00', 'sete', 'sete'],
  ])('%s is %s, or %s', (value, comma, parts) => {
    expect(words(value)).toBe(comma);
    expect(words(value, { decimalStyle: 'inteiros' })).toBe(parts);
  });

  it('feminine: only the whole part, and not before the masculine noun inteiros', () => {
    expect(words('2.2', { gender: 'feminino' })).toBe('duas vírgula dois');
    expect(words('2.2', { gender: 'feminino', decimalStyle: 'inteiros' })).toBe(
      'dois inteiros e dois décimos',
    );
    expect(words('2.0', { gender: 'feminino', decimalStyle: 'inteiros' })).toBe('duas');
  });
});

describe('texto-numero-por-extenso: currency', () => {
  it.each([
    ['0', 'zero real'],
    ['1', 'um real'],
    ['2', 'dois reais'],
    ['0.01', 'um centavo'],
    ['0.5', 'cinquenta centavos'],
    ['1.01', 'um real e um centavo'],
    ['1000', 'mil reais'],
    ['1000000', 'um milhão de reais'],
    ['2000000.50', 'dois milhões de reais e cinquenta centavos'],
    ['1000001', 'um milhão e um reais'],
    ['10000001', 'dez milhões e um reais'],
    ['1500000', 'um milhão e quinhentos mil reais'],
    ['3000000000000000', 'três quatrilhões de reais'],
    ['1001000000', 'um bilhão e um milhão de reais'],
  ])('%s is %s', (value, expected) => {
    expect(words(value, { currency: true })).toBe(expected);
  });

  it('has no gender', () => {
    const sent = { value: '2', currency: true, gender: 'feminino' };
    expect(refusal(numeroPorExtenso, sent)).toEqual({ status: 400, fields: ['gender'] });
  });
});

describe('the package extenso 2.1', () => {
  // It joins a last class that is not the units to what precedes by "e", whatever it is (um milhão e duzentos e trinta
  // e quatro mil); here a class below the last of more than one part goes without, as in the units.
  const asExtenso = (value: string, text: string) => {
    const [, classes = '', zeros = ''] = /^(.*?)((?:000)*)$/.exec(value) ?? [];
    const last = Number(classes.slice(-3));
    if (zeros === '' || classes.length <= 3 || last < 100 || last % 100 === 0) return text;
    const end = ` ${words(last + zeros)}`;
    return text.endsWith(end) ? `${text.slice(0, -end.length)} e${end}` : text;
  };
  const COUNT = sized(60, 10_000);
  const draw = seededRandom('extenso');
  const values = Array.from({ length: COUNT }, () => {
    // Half of them with classes of zeros, where the rules of "e" show.
    const classes = Array.from({ length: between(draw, 1, 6) }, () =>
      below(draw, 4) === 0 ? '000' : digits(draw, 3),
    );
    return classes.join('').replace(/^0+(?=\d)/, '');
  });

  it(`says the same ${COUNT} cardinals`, () => {
    for (const value of values) expect(asExtenso(value, words(value))).toBe(extenso(value));
  });

  it('says the same feminine ones, gender aside', () => {
    // It makes the first um and the first dois feminine, be it of milhões, and never the hundreds.
    const masculine = (text: string) =>
      text
        .replace(/\buma\b/g, 'um')
        .replace(/\bduas\b/g, 'dois')
        .replace(/entas\b/g, 'entos')
        .replace(/quinhentas/g, 'quinhentos');
    for (const value of values) {
      const ours = words(value, { gender: 'feminino' });
      expect(masculine(ours)).toBe(words(value));
      expect(asExtenso(value, masculine(ours))).toBe(masculine(extenso(value, { number: { gender: 'f' } })));
      expect(ours).not.toMatch(/\b(?:uma|duas|\w+[nc]tas) (?:\w+ilhão|\w+ilhões)/);
    }
  });

  it('says the same amounts of reais and centavos, but for zero', () => {
    // Beyond 15 digits it looks for whole millions in a double, and says "oito de reais".
    for (const value of values.filter(({ length }) => length <= 15)) {
      const cents = digits(draw, 2);
      if (/^0*$/.test(value + cents)) continue;
      const theirs = extenso(`${value},${cents}`, { mode: 'currency' });
      const [ours, whole] = [words(`${value}.${cents}`, { currency: true }), words(value)];
      expect(ours.replace(whole, asExtenso(value, whole))).toBe(theirs);
    }
  });

  it('says the same decimals by parts', () => {
    for (let i = 0; i < 2000; i++) {
      const [value, decimals] = [String(below(draw, 1000)), digits(draw, between(draw, 1, 6))];
      if (/^0*$/.test(decimals)) continue;
      const ours = words(`${value}.${decimals}`, { decimalStyle: 'inteiros' });
      expect(ours).toBe(extenso(`${value},${decimals}`, { number: { decimal: 'formal' } }));
    }
  });
});

describe('texto-numero-por-extenso: answer and refusals', () => {
  it('repeats a value with a point as sent, and capitalises', () => {
    expect(callTool(numeroPorExtenso, { value: '-1.50' })).toEqual({
      value: '-1.50',
      currency: false,
      text: 'menos um vírgula cinquenta',
      textCapitalized: 'Menos um vírgula cinquenta',
    });
  });

  // Inmetro, Quadro Geral de Unidades de Medida: a comma before the decimals, and points in the thousands.
  it.each([
    ['10,5', {}, '10.5', 'dez vírgula cinco'],
    [
      '1.234,56',
      { currency: true },
      '1234.56',
      'mil duzentos e trinta e quatro reais e cinquenta e seis centavos',
    ],
    ['-1.000.000', {}, '-1000000', 'menos um milhão'],
    ['1.049', {}, '1.049', 'um vírgula zero quarenta e nove'],
    ['123.456.789.012.345.678,123456', {}, '123456789012345678.123456', undefined],
  ])('%s is read as Brazilians write it', (written, more, value, text) => {
    const answer = callTool(numeroPorExtenso, { value: written, ...more });
    expect(answer.value).toBe(value);
    if (text !== undefined) expect(answer.text).toBe(text);
  });

  it.each([
    [{ value: '1,234.56' }, 'value'],
    [{ value: '12.34,5' }, 'value'],
    [{ value: '1.234.56' }, 'value'],
    [{ value: '1,' }, 'value'],
    [{ value: '1.234.567.890.123.456.789' }, 'value'],
    [{ value: '1e3' }, 'value'],
    [{ value: '+1' }, 'value'],
    [{ value: '.5' }, 'value'],
    [{ value: '5.' }, 'value'],
    [{ value: '1234567890123456789' }, 'value'],
    [{ value: '1.1234567' }, 'value'],
    [{ value: 'mil' }, 'value'],
    [{ value: '1.999', currency: true }, 'value'],
    [{ value: '1.000', currency: true }, 'value'],
    [{}, 'value'],
    [{ value: '1', gender: 'neutro' }, 'gender'],
    [{ value: '1', decimalStyle: 'ponto' }, 'decimalStyle'],
  ])('%j is refused: 400', (input, field) => {
    expect(refusal(numeroPorExtenso, input)).toEqual({ status: 400, fields: [field] });
  });
});
