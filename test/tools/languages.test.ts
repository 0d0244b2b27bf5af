/** The sentences and names of an answer follow the language of the call; its figures and codes do not. */
import { expect, it } from 'vitest';
import type { AnyTool } from '../../src/kit/tool.ts';
import { callTool } from '../support/call-tool.ts';
import { tools } from '../support/tools.ts';

type Answer = Readonly<Record<string, unknown>>;

/** The members that hold a notice, in the tools that have one. */
const NOTICES = ['aviso', 'disclaimer'];

const answersOf = async (tool: AnyTool) => {
  const input = { ...(tool.examples[0]?.input as Answer) };
  const say = async (language?: 'pt' | 'en') =>
    (await callTool(tool, input, language && { language: () => language })) as Answer;
  return { none: await say(), pt: await say('pt'), en: await say('en') };
};

const told = tools.filter(({ output }) => {
  const { entries, options } = output as { entries?: object; options?: readonly { entries?: object }[] };
  const names = Object.keys(entries ?? options?.[0]?.entries ?? {});
  return NOTICES.some((notice) => names.includes(notice));
});

it('there are notices in many tools', () => expect(told.length).toBeGreaterThan(50));

it.each(told.map((tool) => [tool.id, tool] as const))(
  '%s gives its notice in English to who asks for it, and else in Portuguese',
  async (_, tool) => {
    const { none, pt, en } = await answersOf(tool);
    const notice = NOTICES.find((one) => one in pt) as string;
    expect(none).toEqual(pt);
    expect(en[notice]).toMatch(/^[A-Z][^ãçéíõú]*\.$/);
    expect(en[notice]).not.toBe(pt[notice]);
  },
);

it.each([
  ['calculadoras-idade', 'birthWeekday', 'terça-feira', 'Tuesday'],
  ['calculadoras-idade', 'text', '26 anos, 8 meses e 23 dias', '26 years, 8 months and 23 days'],
  ['calculadoras-diferenca-datas', 'weekday1', 'sábado', 'Saturday'],
  ['calculadoras-signos', 'name', 'Escorpião', 'Scorpio'],
  ['calculadoras-signos', 'traditionalRuler', 'Marte', 'Mars'],
  ['calculadoras-signos', 'period', '23/10 a 21/11', '10-23 to 11-21'],
  ['calculadoras-signos', 'sign', 'escorpiao', 'escorpiao'],
  ['dev-timestamp', 'weekday', 'terça-feira', 'Tuesday'],
])('%s says %s in the language of the call', async (id, field, portuguese, english) => {
  const { none, pt, en } = await answersOf(tools.find((tool) => tool.id === id) as AnyTool);
  expect([none[field], pt[field], en[field]]).toEqual([portuguese, portuguese, english]);
});
