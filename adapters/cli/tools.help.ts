import type { Help } from './usage.ts';

export const toolsHelp = {
  usage: {
    pt: `  canivete tools [PALAVRA …]   lista todas as ferramentas, ou as que combinam com as palavras`,
    en: `  canivete tools [WORD …]    lists all tools, or those that match the words`,
  },
} satisfies Help;
