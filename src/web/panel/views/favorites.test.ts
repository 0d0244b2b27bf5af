import { expect, it } from 'vitest';
import { answering } from '#test/support/made-account.ts';
import { failing, holdClock, openPanel, openSample, t } from '#test/support/panel-page.ts';

holdClock();

it('favorites come first, and stars are set and taken where they stand until the next search', async () => {
  const page = await openSample();
  await page.go('#/favorites');
  const star = (at: number) => page.roles('button', /^Favorita: /).at(at) as HTMLElement;
  const press = async (at: number) => {
    page.sent();
    star(at).click();
    await page.settle();
    return [page.nameOf(star(at)), star(at).getAttribute('aria-pressed'), page.told(), page.sent()[0]];
  };
  expect([star(0), star(-1)].map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  const name = page.nameOf(star(0));
  const taken = await press(0);
  expect(taken.slice(0, 2)).toEqual([name, 'false']);
  expect(taken[2]).toMatch(/ saiu dos favoritos$/);
  expect(taken[3]).toMatch(/^DELETE \/v1\/account\/favorites\/[\w-]+$/);
  const set = await press(-1);
  expect([set[1], set[3]?.split(' ')[0]]).toEqual(['true', 'PUT']);
  expect(page.one('h1 + *').textContent).toBe(t.favorites.count(5));
  page.state.service = failing(400, 'não');
  expect((await press(0)).slice(1, 3)).toEqual(['false', 'não']);
});

it('favorites are searched without accents, and nothing found is told', async () => {
  const page = await openSample();
  await page.go('#/favorites');
  const found = async (text: string) => {
    await page.type('searchbox', t.favorites.search, text);
    return [page.roles('button', /^Favorita: /).length, page.role('status', undefined, 'main').textContent];
  };
  expect(await found('LIQUIDO salario')).toEqual([1, t.favorites.found(1)]);
  expect(await found(' zzz')).toEqual([0, t.favorites.nothing('zzz')]);
  expect(await found('')).toEqual([10, t.favorites.found(10)]);
});

it('an account without favorites is told how to make one', async () => {
  const page = await openPanel(answering({}));
  await page.go('#/favorites');
  page.role('heading', t.favorites.none);
});

it.each([
  [true, 'docs#cpf'],
  [false, 'tools/cpf?lang=pt'],
])(
  'the name of a tool leads to its form, or to its address where there is no page of docs: %s',
  async (hasDocs, href) => {
    const page = await openPanel(answering({}), { hasDocs });
    await page.go('#/favorites');
    expect(page.role('link', 'CPF', 'main').getAttribute('href')).toBe(href);
  },
);

it('favorites of a service that does not tell of its tools are listed alone', async () => {
  const favorite = { tool: 'cep', name: 'CEP', category: 'enderecos', method: 'GET', path: '/cep' } as const;
  const page = await openPanel(answering({ tools: null, favorites: [favorite] }));
  await page.go('#/favorites');
  expect(page.one('main').textContent).toContain(t.favorites.noList);
  expect(page.roles('button', /^Favorita: /).map(page.nameOf)).toEqual([t.favorites.star('CEP')]);
  expect(page.roles('link', undefined, 'main')).toEqual([]);
});
