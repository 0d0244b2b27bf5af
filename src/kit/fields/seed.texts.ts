import type { FieldsTexts } from '../tool-texts.ts';

export const seeded = {
  seed: {
    pt: ['Semente', 'Semente: a mesma, com os mesmos parâmetros, versão e dia, dá a mesma resposta'],
    en: ['Seed', 'Seed: the same one, with the same parameters, version and day, gives the same answer'],
  },
  seedVersion: {
    pt: [
      'Versão da semente',
      'Versão do que uma semente dá. Sem ela, a atual, que X-Seed-Version diz; só é lida com seed',
    ],
    en: [
      'Version of the seed',
      'Version of what a seed gives. Without it, the current one, which X-Seed-Version tells; only read with seed',
    ],
  },
} satisfies FieldsTexts;
