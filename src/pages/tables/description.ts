/** The description of the addresses of legal tables for the service's documents. */
import * as v from 'valibot';
import type { Page } from '../../contracts/pages.ts';
import { date, describe } from '../../kit/fields/index.ts';
import { noQuery, tableQuery } from './queries.ts';

const of = {
  id: describe(v.string(), { pt: 'Identificação da tabela', en: 'Id of the table' }),
  name: describe(v.string(), { pt: 'Nome', en: 'Name' }),
  tools: describe(v.array(v.string()), {
    pt: 'As ferramentas que a usam',
    en: 'The tools that use it',
  }),
};

const stretch = {
  from: describe(date, { pt: 'O primeiro dia em que vale', en: 'The first day on which it holds' }),
  to: describe(v.nullable(date), {
    pt: 'O último dia; null enquanto não se conhece nenhum',
    en: 'The last day; null while none is known',
  }),
  status: describe(v.picklist(['lei', 'estimativa']), {
    pt: '`lei`, ou `estimativa` de um projeto, orçamento ou fórmula',
    en: '`lei` for law, or `estimativa` of a bill, a budget or a formula',
  }),
  source: describe(v.string(), { pt: 'A lei ou portaria', en: 'The law or ordinance' }),
};

const neighbour = (pt: string, en: string) => describe(v.nullable(date), { pt, en });

export const tableDescriptions: Readonly<Record<string, NonNullable<Page['describe']>>> = {
  '/tabelas': {
    GET: {
      summary: {
        pt: 'As tabelas legais, suas vigências e quando foram conferidas',
        en: 'The legal tables, when they hold and when they were checked',
      },
      query: noQuery,
      revalidates: true,
      output: v.object({
        tables: describe(
          v.array(
            v.object({
              ...of,
              confirmedThrough: describe(v.number(), {
                pt: 'O último ano para o qual está confirmada',
                en: 'The last year for which it is confirmed',
              }),
              checkedOn: describe(date, {
                pt: 'Quando foi conferida pela última vez',
                en: 'When it was last checked',
              }),
              reviewBy: describe(date, {
                pt: 'Até quando deve ser conferida de novo',
                en: 'By when it must be checked again',
              }),
              due: describe(v.boolean(), { pt: 'Se esse dia passou', en: 'Whether that day has passed' }),
              entries: describe(v.array(v.object(stretch)), {
                pt: 'Suas vigências, da mais velha à mais nova',
                en: 'When it said what, oldest first',
              }),
            }),
          ),
          { pt: 'As tabelas', en: 'The tables' },
        ),
      }),
    },
  },
  '/tabelas/:id': {
    GET: {
      summary: { pt: 'O que uma tabela legal diz em um dia', en: 'What a legal table says on a day' },
      params: v.object({ id: of.id }),
      query: tableQuery,
      output: v.object({
        ...of,
        ...stretch,
        value: describe(v.unknown(), { pt: 'O que diz', en: 'What it says' }),
        previous: neighbour(
          'O primeiro dia da vigência anterior; null se não há',
          'The first day of the entry before; null when there is none',
        ),
        next: neighbour(
          'O primeiro dia da vigência seguinte; null se não há',
          'The first day of the entry after; null when there is none',
        ),
        vigente: describe(v.boolean(), {
          pt: 'Se está confirmada para o dia',
          en: 'Whether it is confirmed for the day',
        }),
      }),
      errors: [404, 422],
    },
  },
};
