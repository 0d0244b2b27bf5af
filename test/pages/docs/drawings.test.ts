import axe from 'axe-core';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawings, tablesFor } from '../../../src/web/docs/drawings/index.ts';
import { createService } from '../../../src/index.ts';
import { hasChromium, PATIENCE, startChromium } from '../../support/chromium.ts';
import { tools } from '../../support/tools.ts';

/**
 * Inputs beside the example of each tool: bands that are hardly reached, lines that meet nowhere, values off the scale.
 */
const more: readonly (readonly [tool: string, input: Record<string, unknown>])[] = [
  ['calculadoras-salario-liquido', { salarioBruto: 2000, outrosDescontos: 3000 }],
  [
    'calculadoras-rescisao',
    {
      salarioBruto: 6000,
      dataAdmissao: '2023-03-15',
      dataDesligamento: '2026-05-20',
      motivo: 'sem-justa-causa',
    },
  ],
  ['calculadoras-inss', { salarioBruto: 6000, ano: 2026 }],
  ['calculadoras-inss', { salarioBruto: 16_000, ano: 2026 }],
  ['calculadoras-inss', { salarioBruto: 1700, ano: 2026 }],
  ['calculadoras-inss', { salarioBruto: 6000, baseOutrosVinculos: 3000, ano: 2026 }],
  ['calculadoras-irrf', { salarioBruto: 60_000, ano: 2026 }],
  ['calculadoras-irrf', { salarioBruto: 2500, ano: 2026 }],
  ['calculadoras-irrf', { salarioBruto: 20_000, tipo: 'plr', ano: 2026 }],
  [
    'calculadoras-financiamento',
    { valor: 400_000, entrada: 80_000, taxa: 10.5, periodoTaxa: 'anual', prazo: 30, unidadePrazo: 'anos' },
  ],
  ['calculadoras-financiamento', { valor: 300_000, taxa: 10.5, periodoTaxa: 'anual', prazo: 360 }],
  ['calculadoras-financiamento', { valor: 10_000, taxa: 0, prazo: 12 }],
  ['calculadoras-financiamento', { valor: 10_000, taxa: 3, prazo: 24, carencia: 3 }],
  [
    'calculadoras-financiamento',
    { valor: 300_000, taxa: 0.8, prazo: 24, amortizacoesExtras: [{ mes: 6, valor: 20_000 }] },
  ],
  [
    'calculadoras-fluxo-caixa',
    { fluxos: [-100_000, ...Array.from({ length: 50 }, (_, i) => 1000 + i * 97)] },
  ],
  [
    'calculadoras-juros-compostos',
    { valorInicial: 10_000, aporte: 500, taxa: 10.5, periodoTaxa: 'anual', prazo: 20, unidadePrazo: 'anos' },
  ],
  ['calculadoras-juros-compostos', { valorInicial: 900_000_000, aporte: 100, taxa: 0.1, prazo: 1200 }],
  ['calculadoras-simples-nacional', { rbt12: 900_000, receitaMes: 75_000, anexo: 'III', ano: 2026 }],
  ['calculadoras-simples-nacional', { rbt12: 100_000, receitaMes: 5000, anexo: 'I', ano: 2026 }],
  ['calculadoras-simples-nacional', { rbt12: 4_500_000, receitaMes: 5000, anexo: 'V', ano: 2026 }],
  [
    'calculadoras-simples-nacional',
    { rbt12: 3_000_000, receitaMes: 300_000, anexo: 'I', receitaAcumuladaAno: 3_400_000, ano: 2026 },
  ],
  [
    'calculadoras-comparar-regimes',
    { receitas: [{ atividade: 'servicos', valor: 60_000 }], repasse: 100, ano: 2027 },
  ],
  ['calculadoras-frequencia-cardiaca', { age: 40, restingHeartRate: 60 }],
  ['calculadoras-imc', { weight: 150, height: 1.7 }],
  ['calculadoras-imc', { weight: 40, height: 1.7 }],
  ['calculadoras-imc', { weight: 60, height: 1.7, age: 70 }],
  ['pix', { key: 'joao@exemplo.com.br', name: 'João', city: 'São Paulo', qr: true }],
  ['cartao-credito', { brand: 'visa' }],
  ['calculadoras-mei', { faturamento: 74_200, ano: 2026 }],
  ['calculadoras-mei', { faturamento: 190_000, ano: 2026 }],
  ['calculadoras-dias-uteis', { startDate: '2026-11-03', days: 25 }],
  ['calculadoras-cbs-ibs', { itens: [{ valor: 1000, icms: 180, pis: 16.5 }], ano: 2026 }],
  ['calculadoras-cbs-ibs', { itens: [{ valor: 1000, iss: 50, aliquotaIs: 10 }], ano: 2032 }],
  [
    'calculadoras-transicao-reforma',
    {
      receita: 900_000_000,
      setor: 'industria',
      aliquotaIcms: 18,
      aliquotaIpi: 10,
      zonaFranca: true,
      aliquotaIs: 5,
    },
  ],
  ['calculadoras-transicao-reforma', { receita: 1000, compras: 5000, setor: 'servicos' }],
];

/** Tools whose example has no drawing. */
const UNDRAWN = new Set(['pix', 'cartao-credito', 'calculadoras-mei']);

interface Sample {
  readonly id: string;
  readonly input: Record<string, unknown>;
  readonly answer: unknown;
  readonly tables: readonly unknown[];
}

async function samples(): Promise<readonly Sample[]> {
  const service = createService();
  const ofTools = tools
    .filter(({ id }) => Object.hasOwn(drawings, id) && !UNDRAWN.has(id))
    .map(({ id, examples }) => [id, (examples[0]?.input ?? {}) as Record<string, unknown>] as const);
  return Promise.all(
    [...ofTools, ...more].map(async ([id, input]) => {
      const answer: unknown = await service.run(id, input);
      const tables = tablesFor(id, answer).map(async (path) =>
        (await service(new Request(`http://localhost/v1${path}`))).json(),
      );
      return { id, input, answer, tables: await Promise.all(tables) };
    }),
  );
}

const folder = new URL('../../../src/web/docs/drawings/', import.meta.url).pathname;

async function bundled(contents: string, loader: 'js' | 'css'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, loader, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

describe.skipIf(!hasChromium)('drawings of answers', () => {
  let browser: Browser;
  let list: readonly Sample[];
  let script: string;
  let style: string;
  beforeAll(async () => {
    [browser, list, script, style] = await Promise.all([
      startChromium(),
      samples(),
      bundled(
        "import { drawingOf, loadDrawing } from './index.ts'; Object.assign(window, { drawingOf, loadDrawing });",
        'js',
      ),
      bundled(
        "@import '../../shared/tokens.css'; @import '../../shared/base.css'; @import './drawings.css';",
        'css',
      ),
    ]);
  });
  afterAll(async () => browser.close());

  async function draw(language: 'pt' | 'en', width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await page.setContent(
      `<html lang="${language}"><title>x</title><style>${style}</style><main class="frame stack"><h1>x</h1></main></html>`,
    );
    await page.addScriptTag({ content: script });
    await page.evaluate(
      async ({ list, language }) => {
        const { drawingOf, loadDrawing } = window as unknown as {
          drawingOf: (...all: unknown[]) => Element | null;
          loadDrawing: (id: string) => Promise<void>;
        };
        for (const { id, input, answer, tables } of list) {
          await loadDrawing(id);
          const drawn = drawingOf(id, input, answer, language, { tables });
          if (!drawn) throw new Error(`no drawing of ${id}`);
          document.querySelector('main')?.append(drawn);
        }
      },
      { list, language },
    );
    return page;
  }

  it.each([
    ['pt', 360, 'light'],
    ['pt', 390, 'light'],
    ['pt', 1280, 'dark'],
    ['en', 360, 'dark'],
    ['en', 1280, 'light'],
  ] as const)(
    'in %s at %i px, %s: labels stand apart and inside, and axe finds nothing',
    async (language, width, scheme) => {
      const page = await draw(language, width, scheme);
      const found = await page.evaluate(() => {
        const faults: string[] = [];
        /** The texts of a drawing with their boxes, each line of HTML by itself. */
        const textsOf = (figure: Element): (readonly [string, DOMRect, boolean])[] => {
          const found: (readonly [string, DOMRect, boolean])[] = [];
          for (const label of figure.querySelectorAll('text'))
            found.push([label.textContent ?? '', label.getBoundingClientRect(), false]);
          const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const parent = node.parentElement as Element;
            if (parent.closest('svg, .only-read') || !node.textContent?.trim()) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const isScrolled = parent.closest('.scroll') !== null;
            for (const box of range.getClientRects()) found.push([node.textContent, box, isScrolled]);
          }
          return found;
        };
        /** Points of a line, a pixel or two apart. */
        const pointsOf = (path: SVGGeometryElement): readonly DOMPoint[] => {
          const length = path.getTotalLength();
          const matrix = path.getScreenCTM() as DOMMatrix;
          return Array.from({ length: 400 }, (_, i) =>
            path.getPointAtLength((length * i) / 399).matrixTransform(matrix),
          );
        };
        for (const figure of document.querySelectorAll('figure')) {
          const frame = figure.getBoundingClientRect();
          const boxes = textsOf(figure);
          for (const path of figure.querySelectorAll<SVGGeometryElement>('path[fill="none"]')) {
            for (const [text, box] of boxes) {
              const isCut = pointsOf(path).some(
                ({ x, y }) => x > box.left + 1 && x < box.right - 1 && y > box.top + 5 && y < box.bottom - 5,
              );
              if (isCut) faults.push(`${figure.className}: a line through ${text}`);
            }
          }
          boxes.forEach(([text, a, isScrolled], i) => {
            const isOut = a.left < frame.left - 1 || a.right > frame.right + 1;
            if (isOut && !isScrolled) faults.push(`${figure.className}: ${text} sticks out`);
            for (const [other, b] of boxes.slice(0, i)) {
              const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
              const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
              // Boxes are of whole lines: letters leave some pixels above and below.
              if (wide > 0 && tall > 4) faults.push(`${figure.className}: ${text} on ${other}`);
            }
          });
          if (figure.querySelector('[style]'))
            faults.push(`${figure.className}: a style, which the policy forbids`);
          for (const image of figure.querySelectorAll('svg[role=img]')) {
            const [title, desc] = ['title', 'desc'].map(
              (name) => image.querySelector(`:scope > ${name}`)?.textContent ?? '',
            );
            if (!title || !/\d/.test(desc ?? '')) faults.push(`${figure.className}: no words`);
          }
          for (const attribute of figure.querySelectorAll('*')) {
            if (/NaN|Infinity|undefined/.test(attribute.outerHTML))
              faults.push(`${figure.className}: a place that is none`);
          }
        }
        const { scrollWidth, clientWidth } = document.documentElement;
        return [...new Set(faults), ...(scrollWidth > clientWidth ? ['too wide'] : [])];
      });
      expect(found).toEqual([]);
      await page.evaluate(axe.source);
      const { violations } = (await page.evaluate('axe.run(document)')) as {
        readonly violations: readonly {
          readonly id: string;
          readonly nodes: readonly { readonly html: string }[];
        }[];
      };
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await page.context().close();
    },
  );

  it('colours that a person forces leave the fills, and not the texts', async () => {
    const page = await draw('pt', 1280, 'light');
    const fills = async () =>
      page.evaluate(() =>
        ['.bands rect.z4', '.bands text.axis'].map(
          (one) => getComputedStyle(document.querySelector(one) as Element).fill,
        ),
      );
    const [bar, text] = await fills();
    await page.emulateMedia({ forcedColors: 'active' });
    const [forcedBar, forcedText] = await fills();
    expect(forcedBar).toBe(bar);
    expect(forcedText).not.toBe(text);
    await page.context().close();
  });

  it('answers with any one member lost or of another kind draw something or nothing, and throw never', async () => {
    const page = await draw('pt', 360, 'light');
    const thrown = await page.evaluate((list) => {
      const { drawingOf } = window as unknown as { drawingOf: (...all: unknown[]) => Element | null };
      const faults: string[] = [];
      for (const { id, input, answer, tables } of list) {
        for (const key of Object.keys(answer as object)) {
          for (const value of [undefined, null, 0, -1, 1e300, '', [], {}, [{}]]) {
            try {
              const drawn = drawingOf(id, input, { ...(answer as object), [key]: value }, 'pt', { tables });
              if (drawn && /NaN|Infinity/.test(drawn.outerHTML))
                faults.push(`${id}.${key}: ${String(value)} is drawn as a number`);
            } catch (error) {
              faults.push(`${id}.${key}: ${String(error)}`);
            }
          }
        }
      }
      return faults;
    }, list);
    expect(thrown).toEqual([]);
    await page.context().close();
  });
});
