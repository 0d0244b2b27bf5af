import { beforeEach, describe, expect, it } from 'vitest';
import { createFormat } from '../../shared/format.ts';
import { put } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import type { Schema } from '../core/types.ts';
import { partsOf } from './parts.ts';
import { rest } from './rest.ts';
import { t } from '#test/support/docs-page.ts';
import { makeDocument } from '#test/support/document.ts';
import { nameOf } from '#test/support/heard.ts';

const { document, role, roles, textsAt } = makeDocument();
const context = { t, language: 'pt', f: createFormat('pt'), say: () => undefined } as unknown as Context;

const id = { title: 'Linha', type: 'integer' };
const schema: Schema = {
  properties: {
    tables: {
      title: 'Tabelas',
      properties: {
        people: {
          title: 'Pessoas',
          'x-columns': ['name'],
          items: { properties: { id: { ...id, 'x-ref': 'people' }, name: { title: 'Nome' } } },
        },
        staff: {
          title: 'Funcionários',
          'x-columns': ['person', 'boss'],
          items: {
            properties: {
              id: { ...id, 'x-ref': 'staff' },
              person: { title: 'Pessoa', 'x-ref': 'people' },
              boss: { title: 'Chefe', 'x-ref': 'staff' },
              city: { title: 'Cidade', 'x-ref': 'cities' },
            },
          },
        },
        cities: { title: 'Cidades', items: { properties: { id } } },
      },
    },
  },
};
const people = Array.from({ length: 25 }, (_, i) => ({ id: 100_001 + i, name: `Ana ${i}` }));
const staff = [
  { id: 7, person: 100_001, boss: null, city: 3 },
  { id: 8, person: 100_002, boss: 7, city: 3 },
];

describe('tables that refer to one another', () => {
  beforeEach(() => {
    const answer = { tables: { people, staff, cities: [] } };
    const parts = partsOf(context, answer, schema, 'world', { hidden: [], said: [] });
    const { open } = rest(context, parts, { isFolded: true, isDrawn: false, isByLine: false }, []);
    put(document.body, open);
  });

  it('stand behind tabs with their counts, those without rows left out', () => {
    expect(roles('tab').map(nameOf)).toEqual(['Pessoas 25', 'Funcionários 2']);
  });

  it('show the first twenty rows, and all when they are asked for', () => {
    role('tab', 'Pessoas 25').click();
    const rows = () => textsAt('[role=tabpanel]:not([hidden]) tbody tr:not(.details)').length;
    expect(rows()).toBe(20);
    role('button', t.answer.showLines(25)).click();
    expect(rows()).toBe(25);
    expect(roles('button', t.answer.tableAsCsv)).not.toHaveLength(0);
  });

  it('open with one that refers to others, whose rows it names by what they show first', () => {
    expect(textsAt('[role=tabpanel]:not([hidden]) tbody tr:not(.details) td:not(.acts)')).toEqual([
      'Ana 0',
      '–',
      'Ana 1',
      'Ana 0',
    ]);
    expect(textsAt('[role=tabpanel]:not([hidden]) .details dt')).toEqual(['Cidade', 'Cidade']);
  });
});
