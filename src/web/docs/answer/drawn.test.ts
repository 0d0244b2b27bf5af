import { beforeEach, describe, expect, it, vi } from 'vitest';
import { svg } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { drawings, loadDrawing } from '../drawings/index.ts';
import { drawAnswer } from './drawn.ts';
import { makeDocument } from '#test/support/document.ts';

makeDocument();
const readTable = vi.fn<(path: string) => Promise<unknown>>();
const context = { language: 'pt', service: { table: readTable } } as unknown as Context;
beforeEach(() => void readTable.mockReset());

describe('a drawing', () => {
  const answer = { tabela: { vigencia: '2026-01-01' } };
  const path = '/tabelas/simples-nacional?data=2026-01-01';

  it('does not exist for a tool without one, or for an answer that lacks what it needs', () => {
    expect(drawAnswer(context, 'made', {}, answer)).toBeNull();
    expect(drawAnswer(context, 'calculadoras-imc', {}, {})).toBeNull();
    expect(drawAnswer(context, 'calculadoras-simples-nacional', {}, {})).toBeNull();
    expect(readTable).not.toHaveBeenCalled();
  });

  it.each([
    ['has no table', () => Promise.reject(new Error('no'))],
    ['has another table', async () => ({})],
  ])('leaves its place empty where the service %s', async (_, table) => {
    readTable.mockImplementation(table);
    const place = drawAnswer(context, 'calculadoras-simples-nacional', {}, answer);
    await vi.waitFor(() => expect(readTable.mock.settledResults).toHaveLength(1));
    expect(readTable.mock.calls).toEqual([[path]]);
    expect(place?.childNodes.length).toBe(0);
  });

  it('is made with the table of the day from which the answer holds', async () => {
    const draw = vi.fn<Drawing>(() => svg('g'));
    const id = 'drawn-by-a-test';
    Object.assign(drawings, { [id]: { load: async () => draw, table: () => 'simples-nacional' } });
    await loadDrawing(id);
    readTable.mockResolvedValue({ id: 'x' });
    const place = drawAnswer(context, id, { a: 1 }, answer);
    await vi.waitFor(() => expect(place?.innerHTML).toBe('<g></g>'));
    expect(draw.mock.calls).toMatchObject([
      [{ input: { a: 1 }, answer, tables: [{ id: 'x' }], language: 'pt' }],
    ]);
    Reflect.deleteProperty(drawings, id);
  });

  it('is of SVG', () => {
    expect(svg('g').namespaceURI).toBe('http://www.w3.org/2000/svg');
  });
});
