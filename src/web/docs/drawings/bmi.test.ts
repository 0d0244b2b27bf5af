import { expect, it } from 'vitest';
import { bmiParts } from './bmi.ts';
import { drawingOf } from './index.ts';
import { makeDocument } from '#test/support/document.ts';
import { answerOf } from '#test/support/drawings.ts';
import { heard } from '#test/support/heard.ts';

makeDocument();
const ID = 'calculadoras-imc';

// WHO, Technical Report Series 894 (2000), table 2.1; Lipschitz (1994).
it.each([
  ['oms-adulto', [18.5, 25, 30, 35, 40, null]],
  ['sisvan-idoso', [22, 27, null]],
] as const)('BMI by %s: cut at %j', (criteria, limits) => {
  const parts = bmiParts(criteria);
  expect(parts.map(({ limit }) => limit)).toEqual(limits);
  expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 9);
});

// WHO, Technical Report Series 894 (2000), table 2.1; Lipschitz (1994).
it.each([
  [{ weight: 80, height: 1.75 }, '26,12 · sobrepeso', '26.12 · overweight'],
  [{ weight: 95, height: 1.75 }, '31,02 · obesidade grau I', '31.02 · obesity class I'],
  [{ weight: 60, height: 1.7, age: 70 }, '20,76 · baixo peso', '20.76 · low weight'],
])('the pin of the BMI of %j says its value and its class', (input, pt, en) => {
  const texts = (language: 'pt' | 'en') =>
    [...(drawingOf(ID, input, answerOf(ID, input), language)?.querySelectorAll('text') ?? [])].map(
      ({ textContent }) => textContent,
    );
  expect(texts('pt')).toContain(pt);
  expect(texts('en')).toContain(en);
});

it.each([
  [0, {}, 'Pela altura, o peso normal vai de 50 a 70 kg, e o informado está nele.'],
  [0, { height: 0.5 }, 'Para 0,50 m, o peso normal vai de 50 a 70 kg, e o informado está nele.'],
  [3, { height: 1.7 }, 'Para 1,70 m, o peso normal vai de 50 a 70 kg. O informado está 3 kg abaixo.'],
  [-3, { height: 1.7 }, 'Para 1,70 m, o peso normal vai de 50 a 70 kg. O informado está 3 kg acima.'],
])('a difference of %d kg with %j is told as %s', (weightDifference, input, said) => {
  const answer = {
    ...{ bmi: 22, criteria: 'oms-adulto', classification: { id: 'normal', label: 'Classe normal' } },
    ...{ healthyWeight: { min: 50, max: 70 }, weightDifference },
  };
  expect(heard(drawingOf(ID, input, answer, 'pt') as HTMLElement)).toEqual([
    `img "Onde o IMC está na escala?" (IMC de 22,00: classe normal. ${said})`,
    said,
  ]);
});
