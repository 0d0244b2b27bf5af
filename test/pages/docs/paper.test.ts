import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditAnswer } from '../../../src/paper/audit/answer.ts';
import { auditPaper, type Computed } from '../../../src/paper/audit/paper.ts';
import { auditPrint } from '../../../src/paper/audit/parts.ts';
import { paperDocument } from '../../../src/paper/document.ts';
import { causes } from '../../../src/law/payroll/audit/reasons.ts';
import { htmlOf } from '../../../src/paper/markup.ts';
import { type PayslipAnswer, payslipPaper } from '../../../src/paper/payslip.ts';
import { createService } from '../../../src/index.ts';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { type DocsServed, serveDocs } from '../../support/docs.ts';
import { newPage } from '../../support/panel.ts';

const month = { competencia: '2026-10', salarioBase: 9000, dependentes: 1, explicar: true };
/** Lines with names of every length. */
const tipos = [
  'comissao',
  'auxilio-transporte',
  'alimentacao-em-dinheiro',
  'previdencia-privada',
  'convenio',
];
const eventsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ tipo: tipos[i % tipos.length], valor: 10.55 + i }));

/** The pages that a document prints on, A4 and as its style has it. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

/** The texts that their places have no room for. */
const overflowOf = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.paper, .paper td, .paper th, .paper dd')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
  );

describe.skipIf(!hasChromium)('the paper of a payslip', () => {
  let browser: Browser;
  let served: DocsServed;
  beforeAll(async () => {
    browser = await startChromium();
    served = await serveDocs({ clock: () => Date.UTC(2026, 10, 21, 12) });
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  it.each(['pt', 'en'] as const)(
    'is one page of A4 without overflow, whatever it holds (%s)',
    async (language) => {
      const service = createService();
      const { page } = await newPage(browser, { viewport: { width: 794, height: 1123 } });
      const { start, end } = paperDocument('x', language);
      for (const count of [0, 6, 12, 18, 24, 28]) {
        const input = { ...month, eventos: eventsOf(count) };
        const answer = await service.run('calculadoras-folha', input as never, { language });
        const paper = payslipPaper(input, answer as unknown as PayslipAnswer, language);
        await page.setContent(start + htmlOf(paper) + end);
        expect([count, await pagesOf(page)]).toEqual([count, 1]);
        expect([count, await overflowOf(page)]).toEqual([count, []]);
      }
      await page.close();
    },
  );

  it.each(['pt', 'en'] as const)(
    'the paper of an audit is two pages at most, without overflow, where many lines differ (%s)',
    async (language) => {
      const service = createService();
      const { page } = await newPage(browser, { viewport: { width: 794, height: 1123 } });
      const { start, end } = paperDocument('x', language);
      const causeName = (cause: string) => causes[cause as keyof typeof causes].name[language];
      for (const count of [1, 10, 20]) {
        const { explicar: _, ...fatos } = { ...month, eventos: eventsOf(count) };
        // Each line is some cents off what is due, beside an IRRF of the table alone.
        const lancamentos = [
          { descricao: 'Salário', tipo: 'provento', valor: 9000 },
          ...eventsOf(count).map(({ tipo, valor }) => ({
            codigo: tipo,
            tipo: 'desconto',
            valor: Math.round(valor),
          })),
          { descricao: 'IRRF', tipo: 'desconto', valor: 1500 },
        ];
        const [answer, computed] = await Promise.all([
          service.run('calculadoras-conferencia-holerite', { fatos, lancamentos } as never, { language }),
          service.run('calculadoras-folha', { ...fatos, explicar: true } as never, { language }),
        ]);
        const paper = auditPaper(
          auditPrint(language, '2026-11-21', causeName),
          answer as unknown as AuditAnswer,
          {
            ...{ nome: 'Maria Exemplo', cargo: 'Analista', matricula: '0107', empregador: 'Padaria Sol' },
            ...{ tolerance: 0.05, isShort: false, computed: computed as unknown as Computed },
          },
        );
        await page.setContent(start + htmlOf(paper) + end);
        const pages = await pagesOf(page);
        expect([count, Math.max(2, pages), await overflowOf(page)]).toEqual([count, 2, []]);
      }
      await page.close();
    },
  );

  it('the paper of a payslip is what the docs page prints of the answer, and nothing of it stays', async () => {
    const { page, complaints } = await newPage(browser);
    await page.goto(`${served.origin}/v1/docs#calculadoras-folha?competencia=2026-10&salarioBase=3000`);
    await page.getByRole('button', { name: 'Baixar' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      addEventListener('beforeprint', () => {
        document.documentElement.dataset['paper'] = document.querySelector('.paper')?.textContent ?? '';
      }),
    );
    expect(await pagesOf(page)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.dataset['paper'])).toContain(
      'Líquido a receber',
    );
    expect(await page.locator('.paper').count()).toBe(0);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['calculadoras-rescisao', [], ['Totais14.000,00489,29', 'Líquido a receber']],
    ['calculadoras-ferias', [], ['Totais8.000,00670,63', 'Líquido a receber']],
    // Lei 15.270/2025: 978,62 − 0,133145 × 6.000 = 179,75; 512,72 − 179,75 = 332,97.
    [
      'calculadoras-conferencia-holerite',
      ['Continuar', 'Conferir'],
      ['Faltam no líquidoR$ 179,75', '512,72 − 179,75', 'O que levar ao RH', 'A redução do IRRF de 2026'],
    ],
  ])('the paper of %s has its names and its own tables on one page', async (id, steps, own) => {
    const { page } = await newPage(browser);
    await page.goto(`${served.origin}/v1/docs#${id}`);
    for (const name of steps) await page.getByRole('button', { name, exact: true }).click();
    await page.getByText('Nomes para imprimir').click();
    await page.getByLabel('Nome', { exact: true }).fill('Maria Exemplo');
    await page.getByLabel('Empregador', { exact: true }).fill('Padaria Sol');
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = '';
      };
      addEventListener('beforeprint', () => {
        document.documentElement.dataset['paper'] = document.querySelector('.paper')?.textContent ?? '';
      });
    });
    await page.getByRole('button', { name: 'Baixar' }).click();
    await page.getByRole('button', { name: /^Imprimir ou salvar/ }).click();
    await page.waitForSelector('[data-printed]');
    expect(await pagesOf(page)).toBe(1);
    const paper = await page.evaluate(() => document.documentElement.dataset['paper']);
    for (const text of ['Maria Exemplo', 'Padaria Sol', 'Local e data', ...own])
      expect(paper).toContain(text);
  });
});
