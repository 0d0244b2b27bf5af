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

/** The query of the list of tools. */
export const listInput = v.object({
  q: describe(v.optional(v.pipe(v.string(), v.maxLength(200))), {
    pt: 'Palavras do que se procura, como "demissão": só as ferramentas que elas acham, até oito, a melhor primeiro',
    en: 'Words of what is looked for, such as "payroll": only the tools that they find, up to eight, the best first',
  }),
  ...languageInput.entries,
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
  people: describe(
    v.optional(
      v.object({
        name: describe(v.optional(v.string()), {
          pt: 'Como as pessoas a chamam, se não é pelo nome',
          en: 'What people call it, if not by its name',
        }),
        rank: describe(v.optional(v.number()), {
          pt: 'Seu lugar entre as mais abertas, a partir de 1',
          en: 'Its place among those that are opened most, from 1 on',
        }),
      }),
    ),
    { pt: 'O que é para quem não programa', en: 'What it is to people who do not program' },
  ),
};

const jsonSchema = v.record(v.string(), v.unknown());

const listed = v.object({
  tools: describe(
    v.array(
      v.object({
        ...summaryEntries,
        search: describe(v.optional(v.string()), {
          pt: 'Palavras do dia a dia por que é achada',
          en: 'Everyday words by which it is found',
        }),
        choices: describe(v.optional(v.string()), {
          pt: 'As opções dos seus campos, por que também é achada',
          en: 'The choices of its fields, by which it is found too',
        }),
      }),
    ),
    { pt: 'As ferramentas', en: 'The tools' },
  ),
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
  '/tools': read(
    { pt: 'As ferramentas, ou as que uma busca acha', en: 'The tools, or those that a search finds' },
    { query: listInput, output: listed },
  ),
  '/tools/:id': read(
    { pt: 'Uma ferramenta, com seus schemas e exemplos', en: 'One tool, with its schemas and examples' },
    { params: v.object({ id: summaryEntries.id }), output: whole, errors: [404] },
  ),
};
