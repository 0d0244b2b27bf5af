import type { FieldsTexts } from '../tool-texts.ts';

export const seeded = {
  seed: {
    rare: true,
    pt: ['Semente', 'A mesma semente, com os mesmos parâmetros, a mesma versão e no mesmo dia, dá a mesma resposta'],
    en: ['Seed', 'The same seed, with the same parameters, version and day, gives the same answer'],
  },
  seedVersion: {
    pt: ['Versão da semente', 'Versão do sorteio que a semente repete. Sem ela, a atual, que X-Seed-Version informa; só é lida com a semente'],
    en: ['Seed version', 'Version of the drawing that the seed repeats. Without it, the current one, given by X-Seed-Version; only read with the seed'],
    internal: true,
  },
} satisfies FieldsTexts;
