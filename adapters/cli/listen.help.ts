import type { Help } from './usage.ts';

export const listenHelp = {
  usage: {
    pt: `  canivete listen [opções]   recebe webhooks, confere a assinatura e mostra o conteúdo`,
    en: `  canivete listen [options]  receives webhooks, verifies and prints them`,
  },
  options: {
    pt: `  --port N                   padrão 8788; 0 escolhe uma porta livre
  --host H                   padrão 127.0.0.1
  --secret whsec_…           o segredo do webhook; pode repetir. Sem ele, nada é conferido.`,
    en: `  --port N                   default 8788; 0 takes a free one
  --host H                   default 127.0.0.1
  --secret whsec_…           the webhook's secret; may be repeated. Without it nothing is verified.`,
  },
} satisfies Help;
