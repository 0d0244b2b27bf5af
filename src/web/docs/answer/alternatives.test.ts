import { describe, expect, it } from 'vitest';
import { createFormat } from '../../shared/format.ts';
import { put } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import { alternatives, alternativesIn } from './alternatives.ts';
import { isSchedule, schedule } from './schedule.ts';
import { t } from '#test/support/docs-page.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, all, roles, role, textsAt } = makeDocument();
const context = { t, language: 'pt', f: createFormat('pt'), say: () => undefined } as unknown as Context;
const money = { type: 'number', 'x-unit': 'reais' };

describe('two alternatives', () => {
  const schema = {
    properties: {
      clt: {
        title: 'Emprego',
        properties: {
          inss: { title: 'INSS', properties: { valor: money } },
          fgts: { title: 'FGTS', ...money },
        },
      },
      pj: {
        title: 'Empresa',
        properties: {
          das: { title: 'DAS', ...money },
          inss: { title: 'INSS', properties: { valor: money } },
        },
      },
      comparativo: { properties: { melhor: { enum: ['clt', 'igual', 'pj'] } } },
    },
  };
  const answer = (melhor: string) => ({
    clt: { inss: { base: 1, valor: 10 }, fgts: 8 },
    pj: { das: 5, inss: { base: 1, valor: 3 } },
    comparativo: { melhor },
  });

  it('two alternatives are found by the choice that names them', () => {
    expect(alternativesIn(answer('pj'), schema)).toEqual({ names: ['clt', 'pj'], better: 'pj' });
    expect(alternativesIn(answer('igual'), schema)).toEqual({ names: ['clt', 'pj'], better: null });
    expect(alternativesIn({ clt: {}, comparativo: { melhor: 'clt' } }, schema)).toBeNull();
    expect(alternativesIn(null, schema)).toBeNull();
  });

  it('have the same rows in one order, and the better one has a word', () => {
    const found = alternativesIn(answer('pj'), schema);
    if (!found) throw new Error('none');
    put(document.body, alternatives(context, found, answer('pj'), schema));
    expect(roles('region').map(({ textContent }) => textContent)).toEqual([
      'EmpregoDAS–INSS10,00FGTS8,00',
      `Empresa${t.answer.better}DAS5,00INSS3,00FGTS–`,
    ]);
  });

  it('have at one height what their columns pair, and a dash where one has nothing', () => {
    const { clt, pj, comparativo } = schema.properties;
    const paired = {
      properties: {
        clt: { ...clt, 'x-columns': ['', 'fgts', 'none'] },
        pj: { ...pj, 'x-columns': ['das', 'inss.valor', 'none'] },
        comparativo,
      },
    };
    const found = alternativesIn(answer('pj'), paired);
    if (!found) throw new Error('none');
    put(document.body, alternatives(context, found, answer('pj'), paired));
    expect(roles('region').map(({ textContent }) => textContent)).toEqual([
      'EmpregoDAS–FGTS8,00',
      `Empresa${t.answer.better}DAS5,00INSS3,00`,
    ]);
  });
});

describe('a schedule', () => {
  const schema = {
    properties: {
      numero: { title: 'Parcela' },
      juros: { title: 'Juros', ...money },
      saldoDevedor: { title: 'Saldo', ...money },
    },
  };
  const items = Array.from({ length: 26 }, (_, i) => ({ numero: i + 1, juros: 0.1, saldoDevedor: 25 - i }));

  it('counts months, has a balance and is long', () => {
    expect(isSchedule(items)).toBe(true);
    expect(isSchedule(items.slice(2))).toBe(false);
    expect(isSchedule(items.map(({ numero, juros }) => ({ numero, juros })))).toBe(false);
    expect(isSchedule(items.map((item) => ({ ...item, numero: 1 })))).toBe(false);
  });

  it('a schedule is folded to years with their sums and last balances, one of them open at a time', () => {
    put(document.body, schedule(context, { file: 'a', title: 'Parcelas', items, schema: { items: schema } }));
    expect(textsAt('tbody tr')).toEqual(['Ano 11,2014,00', 'Ano 21,202,00', 'Ano 30,200,00']);
    role('button', 'Ano 1').click();
    expect(all('tbody tr')).toHaveLength(15);
    role('button', 'Ano 3').click();
    expect(textsAt('tbody tr').slice(2)).toEqual(['Ano 30,200,00', '250,101,00', '260,100,00']);
    role('button', 'Ano 3').click();
    expect(all('tbody tr')).toHaveLength(3);
  });
});
