import type { Help } from './usage.ts';

export const tablesHelp = {
  usage: {
    pt: `  canivete tables [opções]   lista as tabelas legais: o último ano de cada uma, quando foi e quando deve ser conferida`,
    en: `  canivete tables [options]  lists the legal tables: the last year of each, and when it was and must be checked`,
  },
} satisfies Help;
