import { expect, it } from 'vitest';
import { metActivities } from './met-activities.ts';

// 2024 Adult Compendium of Physical Activities (pacompendium.com, 2024-adult-compendium_1_2024.pdf): code, MET, our
// id and their activity, abridged.
const compendium = `
  01014  7.0 ciclismo: Bicycling, general
  01020  6.8 ciclismo-leve: Bicycling, 10-11.9 mph
  01030  8.0 ciclismo-moderado: Bicycling, 12-13.9 mph
  01040 10.0 ciclismo-intenso: Bicycling, 14-15.9 mph
  01200  6.8 bicicleta-ergometrica: Bicycling, stationary, general
  01270  9.0 spinning: Bicycling, stationary, RPM/Spin bike class
  02000  7.3 aerobica: Aerobic, general
  02022  3.8 calistenia: Calisthenics, moderate effort
  02040  7.5 circuito: Circuit training, vigorous intensity
  02048  5.0 eliptico: Elliptical trainer, moderate effort
  02050  6.0 musculacao-intensa: Resistance, vigorous effort
  02054  3.5 musculacao: Resistance training, 8-15 reps
  02070  7.3 remo-ergometro: Rowing, stationary ergometer, general
  02101  2.3 alongamento: Stretching, mild
  02105  2.8 pilates: Pilates, general
  02120  5.3 hidroginastica: Water aerobics
  02175  2.3 yoga: Yoga, general
  02214 11.0 hiit: High intensity interval exercise, vigorous effort
  02310  6.5 zumba: Zumba, group class
  03031  9.8 danca: Nightclub or folk dancing, vigorous effort
  12020  7.5 trote: Jogging, general
  12030  8.5 corrida-8: Running, 5.0 to 5.2 mph
  12050  9.3 corrida-10: Running, 6-6.3 mph
  12070 11.0 corrida-11: Running, 7 mph
  12080 11.8 corrida-12: Running, 7.5 mph
  12090 12.0 corrida-13: Running, 8 mph
  12120 14.8 corrida-16: Running, 10 mph
  15055  7.5 basquete: Basketball, general
  15110  5.8 boxe: Boxing, punching bag
  15195  7.8 futsal: Futsal
  15430 10.3 artes-marciais: Martial arts, moderate pace
  15551 11.8 pular-corda: Rope jumping, moderate pace
  15605  9.5 futebol-competitivo: Soccer, competitive
  15610  7.0 futebol: Soccer, casual, general
  15675  6.8 tenis: Tennis, general, moderate effort
  15720  3.0 volei: Volleyball, non-competitive
  15725  8.0 volei-praia: Volleyball, beach, in sand
  17080  6.0 trilha: Hiking, cross country
  17131  6.8 subir-escadas: Stair climbing, general
  17170  3.0 caminhada-leve: Walking, 2.5 mph
  17190  3.8 caminhada: Walking, 2.8 to 3.4 mph
  17200  4.8 caminhada-rapida: Walking, 3.5 to 3.9 mph
  18230  9.8 natacao-intensa: Swimming laps, freestyle, fast
  18240  5.8 natacao-leve: Swimming laps, freestyle, slow`;

it('activities have the codes and METs of the Compendium', () => {
  const rows = [...compendium.matchAll(/(\d{5}) +([\d.]+) ([a-z0-9-]+):/g)];
  const theirs = rows.map(([, code, met, id]) => [id, { code, met: Number(met) }]);
  const ours = Object.entries(metActivities).map(([id, { code, met }]) => [id, { code, met }]);
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs));
});
