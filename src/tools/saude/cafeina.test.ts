import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { cafeina } from './cafeina.ts';

describe('cafeina', () => {
  // EFSA 2015: adults 400 mg a day and 200 mg a dose, about 5.7 and 3 mg/kg; pregnant and lactating women 200 mg;
  // children and adolescents 3 mg/kg.
  it.each([
    [{}, 400, 200],
    [{ weight: 70.2 }, 400, 200],
    [{ weight: 60 }, 342, 180],
    [{ weight: 100 }, 400, 200],
    [{ condition: 'gestante' }, 200, 200],
    [{ condition: 'lactante', weight: 90 }, 200, 200],
    [{ age: 12, weight: 40 }, 120, 120],
    [{ age: 17, weight: 60 }, 180, 180],
    [{ age: 18, weight: 60 }, 342, 180],
    [{ age: 17, weight: 80, condition: 'gestante' }, 200, 200],
    [{ age: 16, weight: 50, condition: 'lactante' }, 150, 150],
  ])('%o may take %d mg a day and %d mg a dose', (input, dailyLimitMg, singleDoseLimitMg) => {
    expect(callTool(cafeina, input)).toMatchObject({ dailyLimitMg, singleDoseLimitMg });
  });

  // Mayo Clinic's table, from the USDA: 237 ml of brewed coffee 96 mg, instant 62, black tea 47, green tea 28, cola 22;
  // 30 ml of espresso 64 mg.
  it.each([
    ['cafe-coado', 237, 96],
    ['cafe-soluvel', 237, 62],
    ['cha-preto', 237, 47],
    ['cha-verde', 237, 28],
    ['cola', 237, 22],
    ['espresso', 30, 64],
  ])('%s: %d ml hold about %d mg', (type, volumeMl, mg) => {
    const { drinks } = callTool(cafeina, { drinks: [{ type, volumeMl }] });
    expect(Math.abs(drinks[0].caffeineMg - mg)).toBeLessThanOrEqual(2);
  });

  it('mg a serving wins over the type, and both over nothing', () => {
    const { drinks, consumedMg } = callTool(cafeina, {
      drinks: [{ type: 'espresso', mg: 75, quantity: 2 }, { mg: 33.3 }, { type: 'cola' }],
    });
    expect(drinks).toEqual([
      { type: 'espresso', quantity: 2, caffeineMg: 150 },
      { quantity: 1, caffeineMg: 33 },
      { type: 'cola', quantity: 1, caffeineMg: 35 },
    ]);
    expect(consumedMg).toBe(218);
  });

  it('exceeds only above the limit, and never has less than nothing left', () => {
    expect(callTool(cafeina, { drinks: [{ mg: 400 }] })).toMatchObject({
      remainingMg: 0,
      percentOfLimit: 100,
      exceeded: false,
    });
    expect(callTool(cafeina, { drinks: [{ mg: 401 }] })).toMatchObject({ remainingMg: 0, exceeded: true });
    expect(callTool(cafeina, {})).toMatchObject({ consumedMg: 0, remainingMg: 400, drinks: [] });
  });

  it('the servings listed fit into the limit, and one more does not', () => {
    for (let weight = 30; weight <= 80; weight++) {
      const { dailyLimitMg, equivalents } = callTool(cafeina, { weight });
      for (const { type, servings } of equivalents) {
        const call = (quantity: number) =>
          callTool(cafeina, { weight, drinks: [{ type, quantity }] }).exceeded;
        if (servings > 0) expect(call(servings)).toBe(false);
        expect(call(servings + 1)).toBe(true);
      }
      expect(dailyLimitMg).toBeLessThanOrEqual(400);
    }
  });

  // Drake et al. 2013: no caffeine in the six hours before bed.
  it.each([
    ['23:00', '17:00'],
    ['05:59', '23:59'],
    ['06:00', '00:00'],
  ])('bed at %s: the last intake at %s', (bedTime, lastIntakeTime) => {
    expect(callTool(cafeina, { bedTime }).lastIntakeTime).toBe(lastIntakeTime);
  });

  it.each([
    [{ age: 17 }, 400, ['weight']],
    [{ age: 10, drinks: [{ quantity: 2 }] }, 400, ['weight', 'drinks[0].type']],
    [{ drinks: [{ mg: 50 }, {}] }, 400, ['drinks[1].type']],
    [{ drinks: [{ type: 'mate' }] }, 400, ['drinks[0].type']],
    [{ drinks: [{ mg: 2001 }] }, 400, ['drinks[0].mg']],
    [{ age: 3 }, 400, ['age', 'weight']],
    [{ bedTime: '23h' }, 400, ['bedTime']],
    [{ bedTime: '24:00' }, 422, ['bedTime']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(cafeina, input)).toEqual({ status, fields });
  });
});
