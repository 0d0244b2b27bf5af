import { describe, expect, it, vi } from 'vitest';
import { createService } from '../../../index.ts';
import { startDocs } from '../start.ts';
import { holdClock, t } from '#test/support/docs-page.ts';
import { type OpenedPage, openPage } from '#test/support/opened-page.ts';
import { tools } from '#test/support/tools.ts';

holdClock();

const USED = new Set(['calculadoras-inss', 'calculadoras-irrf', 'feriados', 'calculadoras-icms']);

async function open(place: string): Promise<OpenedPage> {
  const clock = () => Date.now();
  const service = createService({ tools: tools.filter(({ id }) => USED.has(id)), clock, autoStart: false });
  const page = await openPage(startDocs, { path: `/v1/docs#/tables/${place}`, service });
  await page.rest(400);
  return page;
}

const rows = (page: OpenedPage, table: string | RegExp) =>
  [...page.role('table', table).querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

describe('the page of a legal table', () => {
  // Portaria Interministerial MPS/MF nº 13/2026: the bands of 2026, and those of 2025 by MPS/MF nº 6/2025. The amounts to
  // deduct are those that the INSS publishes with the bands, and the last sum is the largest contribution, R$ 988,09.
  it('shows the bands in force, where they come from, and how they changed', async () => {
    const page = await open('inss');
    page.role('heading', 'Contribuição ao INSS');
    expect(rows(page, 'Faixas')).toEqual([
      ['1ª', '0,00', '1.621,00', '7,5 %', '0,00', '121,58'],
      ['2ª', '1.621,01', '2.902,84', '9 %', '24,32', '236,94'],
      ['3ª', '2.902,85', '4.354,27', '12 %', '111,40', '411,11'],
      ['4ª', '4.354,28', '8.475,55', '14 %', '198,49', '988,09'],
    ]);
    expect(page.one('main').textContent).toContain('Portaria Interministerial MPS/MF nº 13/2026');
    const since = rows(page, t.tables.history).map((cells) => cells.slice(0, 5));
    expect(since).toContainEqual(['1 jan. 2026', '1.621,00', '2.902,84', '4.354,27', '8.475,55']);
    expect(since).toContainEqual(['1 jan. 2025', '1.518,00', '2.793,88', '4.190,83', '8.157,41']);
    expect(page.nameOf(page.role('img'))).toContain('fim da última faixa: 6.101,06 em 1 jan. 2020, ');
    expect(page.role('link', 'INSS').getAttribute('href')).toBe('#calculadoras-inss');
  });

  it('shows another day where its address asks for it', async () => {
    const page = await open('inss?data=2023-06-15');
    expect(rows(page, 'Faixas').at(-1)?.slice(0, 4)).toEqual(['4ª', '3.856,95', '7.507,49', '14 %']);
    expect(page.one('main').textContent).toContain('Portaria Interministerial MPS/MF nº 27/2023');
  });

  // Until February 2020 one rate was for the whole wage (Portaria SEPRT nº 914/2020), so that nothing is deducted.
  it('shows no amounts to deduct where one rate is for the whole', async () => {
    const page = await open('inss?data=2020-01-15');
    expect(rows(page, 'Faixas').at(-1)).toEqual(['3ª', '3.050,53', '6.101,06', '11 %']);
  });

  it('a reader saves the rows as they are shown', async () => {
    const page = await open('inss');
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    await page.press('CSV');
    await page.settle();
    expect((await saved[0]?.text())?.split('\r\n').slice(0, 2)).toEqual([
      'Faixa;De;Até;Alíquota;Parcela a deduzir;Soma no fim da faixa',
      '1ª;"0,00";"1.621,00";"7,5 %";"0,00";"121,58"',
    ]);
  });

  it('lists holidays by their days, those that move with Easter by it', async () => {
    const page = await open('feriados-nacionais');
    const days = rows(page, 'Feriados nacionais');
    expect(days[0]).toEqual(['1º de janeiro', 'Confraternização Universal']);
    expect(days.at(-1)).toEqual(['2 dias antes da Páscoa', 'Paixão de Cristo']);
  });

  it('the page of a legal table of a state whose law sets none says so', async () => {
    const page = await open('feriados-mg');
    expect(page.one('main').textContent).toContain(t.tables.noLaw);
  });

  // RICMS/SP, art. 52, I: 18 %.
  it('shows what differs by state on a map', async () => {
    const page = await open('icms');
    const sp = page.roles('listitem').find(({ textContent }) => textContent?.startsWith('SP'));
    expect(sp?.textContent).toBe('SP18 %');
  });

  it('the page of a legal table that is not there is named', async () => {
    const page = await open('ins');
    page.role('heading', t.tables.unknown('ins'));
  });
});
