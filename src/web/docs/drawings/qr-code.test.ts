import { describe, expect, it } from 'vitest';
import { drawingOf } from './index.ts';
import { readQr } from './qr-code.ts';
import { makeDocument } from '#test/support/document.ts';
import { answerOf } from '#test/support/drawings.ts';
import { heard } from '#test/support/heard.ts';

makeDocument();

describe('QR codes', () => {
  it('have as many dark modules as the answer', async () => {
    const { svg, modules } = await answerOf('dev-qr', { text: 'https://exemplo.com.br' });
    const code = readQr(svg);
    expect(code?.side).toBe(modules + 8);
    expect(code?.path.match(/M/g)).toHaveLength(svg.match(/h1v1h-1z/g)?.length ?? 0);
  });

  it.each([
    '<svg viewBox="0 0 29 29"><script>alert(1)</script></svg>',
    '<svg viewBox="0 0 29 29"><path d="M0 0url(x)"/></svg>',
    '',
  ])('take nothing else: %s', (text) => {
    expect(readQr(text)).toBeNull();
  });

  const code = '<svg x="y" viewBox="0 0 29 29" z="0"><rect/><path d="M4 4h1v1h-1zM10 12h1v1h-1z"/></svg>';
  const drawn = (qr: string) => drawingOf('pix', {}, { qr, payload: '000201' }, 'pt');

  it('say where they lead', () => {
    const said = ['img "QR Code" (Leva a este Pix copia e cola: 000201)'];
    const plain = '<svg viewBox="0 0 29 29"><path d="M4 4h1v1h-1z"/></svg>';
    for (const qr of [code, plain, code.replace('29 29', '9 9')])
      expect(heard(drawn(qr) as HTMLElement)).toEqual(said);
    const svg = drawingOf('dev-qr', {}, { svg: code, version: 3, modules: 21 }, 'pt') as HTMLElement;
    expect(heard(svg).at(-1)).toContain('Versão 3, com 21 × 21 módulos.');
  });

  it.each([
    ...[code.replace('29 29', '29 30'), code.replace('29 29', '1000 1000'), `${code} `, ` ${code}`],
    code.replace(/d=".*?"/, 'd=""'),
  ])('are not drawn for two sides, a wide one, more text, or nothing dark: %s', (qr) => {
    expect(drawn(qr)).toBeNull();
  });
});
