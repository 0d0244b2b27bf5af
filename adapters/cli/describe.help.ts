import type { Help } from './usage.ts';

export const describeHelp = {
  usage: {
    pt: `  canivete describe FERRAMENTA   mostra os campos de uma ferramenta e da resposta, com exemplos`,
    en: `  canivete describe TOOL     prints the fields of a tool and of its answer, with examples`,
  },
} satisfies Help;
