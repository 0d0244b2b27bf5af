import type { Text } from '../../src/lib/languages.ts';
import type { Help } from './usage.ts';

const options: Text = {
  pt: `  --out ARQUIVO              padrão a saída padrão
  --api URL                  padrão http://127.0.0.1:8787/v1; o endereço da API no documento
  --language pt|en           padrão pt; a língua do documento`,
  en: `  --out FILE                 default the standard output
  --api URL                  default http://127.0.0.1:8787/v1; the address of the API in the document
  --language pt|en           default pt; the language of the document`,
};

export const openapiHelp = {
  usage: {
    pt: `  canivete openapi [opções]  mostra ou escreve o documento OpenAPI 3.1`,
    en: `  canivete openapi [options] prints or writes the OpenAPI 3.1 document`,
  },
  options,
} satisfies Help;

export const postmanHelp = {
  usage: {
    pt: `  canivete postman [opções]  mostra ou escreve uma coleção do Postman, com uma requisição por ferramenta`,
    en: `  canivete postman [options] prints or writes a Postman collection, with a request for each tool`,
  },
  options,
} satisfies Help;
