import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPunycode } from './punycode.ts';

// RFC 3492, section 7.1, samples (B), (I) and (L), and the label of RFC 5891's registry for Brazil.
it.each([
  ['他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
  ['почемужеонинеговорятпорусски', 'b1abfaaepdrnnbgefbadotcwatmq2g4l'],
  ['3年B組金八先生', '3B-ww4c5e180e575a65lsy2b'],
  ['açúcar', domainToASCII('açúcar.br').slice('xn--'.length, -'.br'.length)],
])('%s is %s', (text, coded) => {
  expect(toPunycode(text)).toBe(coded);
});

it('a label is written as the platform writes it', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdez09çãéüñλжяア中'),
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(letters, (label) => {
      const ascii = domainToASCII(`${label}.br`).replace(/\.br$/, '');
      if (ascii.startsWith('xn--')) expect(`xn--${toPunycode(label)}`).toBe(ascii);
    }),
  );
});
