import { expect, it } from 'vitest';
import { createService } from '../../../index.ts';
import { memoryStores } from '../../../stores/memory/index.ts';
import { conferenciaHolerite } from '../../../tools/trabalhista/conferencia-holerite.ts';
import { auditWords } from '../../../paper/audit/words.ts';
import { auditTexts } from '../texts/audit.ts';
import { holdClock, t } from '#test/support/docs-page.ts';
import { openPage } from '#test/support/opened-page.ts';
import { startDocs } from '../start.ts';

holdClock();

const texts = auditTexts.pt;
const PAPER = `Salário               30 d  6.000,00
501  I.N.S.S.          14 %              641,51
502  IRRF            27,5 %              512,72
510  Vale transporte                     420,00
777  Clube                                30,00

Líquido a receber                      4.395,77`;

async function open() {
  const clock = () => Date.now();
  const tools = [conferenciaHolerite];
  const service = createService({ ...memoryStores({ clock }), clock, tools, autoStart: false });
  await service.accounts.create({ id: 'reader', plan: 'enterprise' });
  const { key } = await service.keys.create('reader');
  const page = await openPage(startDocs, {
    path: `/v1/docs#${conferenciaHolerite.id}`,
    data: { version: '1.2.3', demo: key },
    service: async (request) => service(request),
  });
  await page.rest(400);
  const step = () => page.one('.audit').dataset['step'];
  const cells = (row: Element) => [...row.children].map(({ textContent }) => textContent);
  return { page, step, cells };
}

const questions = [
  'De que mês é o holerite?',
  'Qual é o salário do contrato?',
  'Quantos dependentes no imposto de renda?',
];

it('a payslip is pasted, asked for what its lines need, and judged line by line', async () => {
  const { page, step, cells } = await open();
  expect(step()).toBe('1');
  await page.type('textbox', texts.paste, PAPER);
  await page.rest(400);
  expect(page.all('.asks .hint').map(({ textContent }) => textContent)).toContain(texts.sumAgrees);
  const printed = () =>
    page.all('[data-name="lancamentos"] tbody td:nth-child(4)').map(({ textContent }) => textContent);
  expect(printed()).toEqual(['Salário', 'INSS', 'IRRF', 'Vale transporte', '']);

  await page.press(texts.goOn);
  expect(step()).toBe('2');
  const asked = page
    .all('.needed > .inner > :not([hidden])')
    .map((field) => field.querySelector('label, .legend')?.textContent);
  expect(asked).toEqual([...questions, 'O que aconteceu no mês?']);
  expect(page.all('aside .given > div').map(cells)).toEqual([
    ['Salário', 'salário base'],
    ['INSS', texts.nothing],
    ['IRRF', 'dependentes'],
    ['Vale transporte', 'eventos do mês'],
    ['Clube', texts.notByLaw],
  ]);

  await page.type('textbox', questions[0] as string, '2026-10');
  await page.press(t.form.more(questions[2] as string));
  await page.press(t.form.check);
  await page.rest(400);
  expect([step(), page.one('.hero .answer').textContent]).toEqual(['3', 'R$ 239,75']);
  const rows = page.all('.judged tbody tr').map(cells);
  expect(rows.map(([name, , , difference, verdict]) => [name, difference, verdict])).toEqual([
    ['Salário', '0,00', 'confere'],
    ['INSS', '+0,01', 'confere'],
    ['IRRF', '+179,75', 'diverge'],
    ['Vale-transporte', '+60,00', 'diverge'],
    ['Clube', '–', 'não lida'],
    ['Líquido', '−239,76', 'diverge'],
  ]);
  expect(rows[2]?.slice(5)).toEqual([
    'Sem redução de 2026A redução do IRRF de 2026 não foi aplicada.',
    'Lei nº 9.250/1995, art. 3º-A; Lei nº 15.270/2025',
  ]);
  await page.press(texts.copyText);
  expect(page.copied).toEqual([
    auditWords.pt.letter(
      'outubro de 2026',
      'IRRF deveria ser 332,97, e não 512,72 (sem redução de 2026); Vale-transporte deveria ser 360,00, e não 420,00 (vale sem limite)',
      '4.635,53',
    ),
  ]);
});

it('what was answered can be changed, and a label that was not recognized be told', async () => {
  const { page, step } = await open();
  await page.type('textbox', texts.paste, PAPER);
  await page.press(texts.goOn);
  await page.press(texts.back);
  expect(step()).toBe('1');
  await page.press(texts.choose);
  expect([step(), page.focused()]).toEqual(['1', 'select Linha da folha: Mapa de códigos 1']);
  await page.press(`2${texts.steps[1]}`, '.stages button');
  await page.type('textbox', questions[0] as string, '2026-10');
  await page.press(t.form.check);
  await page.rest(400);
  await page.press(texts.change);
  expect(step()).toBe('2');
});

it('a message about a field leads to the step that it stands in', async () => {
  const { page, step } = await open();
  await page.type('textbox', texts.paste, PAPER);
  await page.press(texts.goOn);
  await page.press(t.form.check);
  await page.rest(400);
  expect(step()).toBe('2');
  const [link] = page.all('.message .link');
  link?.click();
  expect([link?.textContent, step(), page.focused()]).toEqual(['competência', '2', `input ${questions[0]}`]);
});

it('lines that do not add up to the printed total say so', async () => {
  const { page } = await open();
  await page.type('textbox', texts.paste, PAPER.replace('4.395,77', '4.400,00'));
  expect(page.all('.asks .hint').map(({ textContent }) => textContent)).toContain(
    texts.sumDiffers('4.395,77', '4.400,00'),
  );
});
