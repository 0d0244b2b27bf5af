import type { Help } from './usage.ts';

export const docsHelp = {
  usage: {
    pt: `  canivete docs --out PASTA [opções]
                             escreve as páginas da documentação, nas duas línguas, em arquivos que qualquer servidor mostra`,
    en: `  canivete docs --out DIR [options]
                             writes the pages of the docs, in both languages, as files that any host serves`,
  },
  options: {
    pt: `  --out PASTA                onde os arquivos ficam; os que já estão lá com o mesmo nome são trocados
  --url URL                  onde o site vai ficar; com ela há sitemap.xml, e llms.txt tem endereços inteiros
  --api URL                  padrão http://127.0.0.1:8787/v1; o endereço da API que as páginas mostram`,
    en: `  --out DIR                  where the files go; those that are there under the same names are replaced
  --url URL                  where the site will be; with it there is sitemap.xml, and llms.txt has whole addresses
  --api URL                  default http://127.0.0.1:8787/v1; the address of the API that the pages show`,
  },
} satisfies Help;
