/** Descriptions of the pages that serve documents, by path. */
import * as v from 'valibot';
import type { Page, PageDescription } from '../../contracts/pages.ts';
import { describe } from '../../kit/fields/index.ts';
import type { Text } from '../../kit/texts.ts';

/** The query of every document. */
export const languageInput = v.object({
  lang: describe(v.optional(v.picklist(['pt', 'en']), 'pt'), {
    pt: 'A língua dos textos',
    en: 'The language of the texts',
  }),
});

/** The query of the OpenAPI document. */
export const documentInput = v.object({
  ...languageInput.entries,
  version: describe(v.optional(v.picklist(['3.1', '3.0']), '3.1'), {
    pt: 'A versão do OpenAPI; 3.0 para geradores que não leem outra',
    en: 'The version of OpenAPI; 3.0 for generators that read no other',
  }),
});

const summaryEntries = {
  id: describe(v.string(), { pt: 'Identificação da ferramenta', en: 'Id of the tool' }),
  method: describe(v.picklist(['GET', 'POST']), { pt: 'Método', en: 'Method' }),
  path: describe(v.string(), { pt: 'Caminho, abaixo do endereço base', en: 'Path, below the base address' }),
  category: describe(v.string(), { pt: 'Categoria', en: 'Category' }),
  categoryName: describe(v.optional(v.string()), {
    pt: 'O nome de uma categoria que o serviço acrescentou',
    en: 'The name of a category that the service added',
  }),
  name: describe(v.string(), { pt: 'Nome', en: 'Name' }),
  summary: describe(v.string(), { pt: 'O que faz, em uma linha', en: 'What it does, in one line' }),
};

const jsonSchema = v.record(v.string(), v.unknown());

const listed = v.object({
  tools: describe(v.array(v.object(summaryEntries)), { pt: 'As ferramentas', en: 'The tools' }),
});

const whole = v.object({
  ...summaryEntries,
  about: describe(v.optional(v.string()), {
    pt: 'A lei ou o método, e o que a resposta deixa de fora',
    en: 'The law or the method, and what the answer leaves out',
  }),
  inputSchema: describe(jsonSchema, { pt: 'JSON Schema da entrada', en: 'JSON Schema of the input' }),
  outputSchema: describe(jsonSchema, { pt: 'JSON Schema da resposta', en: 'JSON Schema of the answer' }),
  examples: describe(
    v.array(
      v.object({
        input: describe(v.unknown(), { pt: 'Uma entrada', en: 'An input' }),
        output: describe(v.unknown(), { pt: 'A resposta a ela', en: 'The answer to it' }),
      }),
    ),
    { pt: 'Exemplos', en: 'Examples' },
  ),
  result: describe(v.array(v.string()), {
    pt: 'Os caminhos do valor que uma página mostra maior; o primeiro que há na resposta. Vazio onde a ferramenta não nomeia nenhum',
    en: 'The paths of the value that a page shows largest; the first that the answer has. Empty where the tool names none',
  }),
  headlines: v.optional(
    describe(
      v.array(
        v.object({
          when: v.optional(
            describe(v.record(v.string(), v.unknown()), {
              pt: 'Os valores, por caminho, com que a frase vale',
              en: 'The values, by path, for which the sentence holds',
            }),
          ),
          text: describe(v.string(), {
            pt: 'A frase, com caminhos da resposta entre chaves',
            en: 'The sentence, with paths of the answer in braces',
          }),
        }),
      ),
      {
        pt: 'Frases no lugar de um número que sozinho enganaria; vale a primeira que a resposta confirma',
        en: 'Sentences in place of a number that would mislead alone; the first that the answer confirms',
      },
    ),
  ),
  errors: describe(v.array(v.number()), {
    pt: 'Os códigos com que pode recusar',
    en: 'The statuses with which it may refuse',
  }),
});

const read = (summary: Text, more: Partial<PageDescription>): NonNullable<Page['describe']> => ({
  GET: {
    summary,
    query: languageInput,
    revalidates: true,
    ...more,
  },
});

export const pageDescriptions: Readonly<Record<string, NonNullable<Page['describe']>>> = {
  '/openapi.json': read(
    { pt: 'Este documento, em OpenAPI', en: 'This document, in OpenAPI' },
    { query: documentInput, output: jsonSchema },
  ),
  '/tools': read({ pt: 'As ferramentas', en: 'The tools' }, { output: listed }),
  '/tools/:id': read(
    { pt: 'Uma ferramenta, com seus schemas e exemplos', en: 'One tool, with its schemas and examples' },
    { params: v.object({ id: summaryEntries.id }), output: whole, errors: [404] },
  ),
};
