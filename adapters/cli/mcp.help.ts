import type { Help } from './usage.ts';

export const mcpHelp = {
  usage: {
    pt: `  canivete mcp [opções]      oferece as ferramentas a agentes (Model Context Protocol), na entrada e na saída padrão`,
    en: `  canivete mcp [options]     serves the tools to agents (Model Context Protocol), on standard input and output`,
  },
  options: {
    pt: `  --url URL                  pergunta a um serviço, como https://api.example.com/v1, e não a este processo
  --key CHAVE                a chave de API para --url
  --tools ID,…               lista estas ferramentas, até 64; padrão três ferramentas que buscam, descrevem e chamam as outras
  --categories NOME,…        lista as ferramentas destas categorias`,
    en: `  --url URL                  asks a service, such as https://api.example.com/v1, instead of this process
  --key KEY                  the API key for --url
  --tools ID,…               lists these tools, up to 64; default three tools that search, describe and call all others
  --categories NAME,…        lists the tools of these categories`,
  },
} satisfies Help;
