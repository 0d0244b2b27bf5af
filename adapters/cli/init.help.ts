import type { Help } from './usage.ts';

export const initHelp = {
  usage: {
    pt: `  canivete init [PASTA] [--template NOME]
                             cria um projeto em uma pasta nova ou nesta: node (padrão, com SQLite), postgres,
                             workers (com D1), deno ou bun`,
    en: `  canivete init [FOLDER] [--template NAME]
                             makes a project in a new folder or this one: node (default, with SQLite), postgres,
                             workers (with D1), deno or bun`,
  },
} satisfies Help;
