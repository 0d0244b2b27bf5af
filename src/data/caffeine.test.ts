import { expect, it } from 'vitest';
import { DRINKS } from '../tools/saude/_caffeine.ts';

it('drinks hold as much caffeine as USDA FoodData Central (SR Legacy) gives in mg per 100 g', () => {
  expect(Object.entries(DRINKS).map(([type, { mgPer100Ml }]) => `${type} ${mgPer100Ml}`)).toEqual([
    'cafe-coado 40', // Beverages, coffee, brewed, prepared with tap water
    'espresso 212', // Beverages, coffee, brewed, espresso, restaurant-prepared
    'cafe-soluvel 26', // Beverages, coffee, instant, regular, prepared with water
    'cha-preto 20', // Beverages, tea, black, brewed, prepared with tap water
    'cha-verde 12', // Beverages, tea, green, brewed, regular
    'cola 10', // Coca-Cola's own figure, 34 mg in a can of 355 ml
    'energetico 32', // the label of Red Bull, 80 mg in a can of 250 ml
  ]);
});

it('servings are a cup of coffee of 150 ml, an espresso, a mug of tea and a can', () => {
  const volumes = Object.values(DRINKS).map(({ volumeMl }) => volumeMl);
  expect(volumes).toEqual([150, 50, 150, 240, 240, 350, 250]);
});
