import type { Help } from './usage.ts';

export const checkHelp = {
  usage: {
    pt: `  canivete check [opções]    lê a configuração de serve, abre o armazenamento e mostra as opções`,
    en: `  canivete check [options]   reads the configuration of serve, opens its store, and prints the settings`,
  },
} satisfies Help;
