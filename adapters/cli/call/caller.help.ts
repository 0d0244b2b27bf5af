import type { Text } from '../../../src/lib/languages.ts';

/** The options by which a command says where calls are answered. */
export const callerHelp = {
  pt: `  --url URL                  pergunta a um serviço, no endereço com o caminho base (http://127.0.0.1:8787/v1), e não a este
                             processo
  --key CHAVE                padrão $CANIVETE_KEY; a chave de API para --url
  --language pt|en           padrão pt; a língua das descrições e dos erros
  --json                     mostra registros inteiros em JSON (tools, describe e tables)`,
  en: `  --url URL                  asks a service, given with its base path (http://127.0.0.1:8787/v1), instead of this process
  --key KEY                  default $CANIVETE_KEY; the API key for --url
  --language pt|en           default pt; the language of descriptions and errors
  --json                     prints full records as JSON (tools, describe and tables)`,
} satisfies Text;
