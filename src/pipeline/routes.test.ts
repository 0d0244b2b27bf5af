import { describe, expect, it, vi } from 'vitest';
import { echoGet, echoPost, failing } from '#test/support/service.ts';
import type { Page, PageGroup } from '../contracts/pages.ts';
import type { ServedTool } from '../kit/tool.ts';
import { cpf } from '../tools/documentos/cpf.ts';
import { jsonAnswer } from './answer.ts';
import { createRoutes } from './routes.ts';

const page = (path: Page['path'], method: Page['method'] = 'GET'): Page => ({
  method,
  path,
  access: 'open',
  handle: () => jsonAnswer(200, {}),
});
const group = (under: PageGroup['under'], ...pages: readonly Page[]) => ({
  under,
  load: vi.fn(async () => pages),
});
const nothing = (...allow: readonly string[]) => ({ is: 'nothing', allow });

describe('tools', () => {
  const routes = createRoutes('/v1', [cpf, echoGet, echoPost, failing], []);

  it('are found by their method and their whole path, HEAD where GET is', async () => {
    expect(routes.find('GET', '/v1/cpf')).toEqual({ is: 'tool', route: routes.byId('cpf') });
    expect(routes.findTool('HEAD', '/v1/echo')).toBe(routes.findTool('GET', '/v1/echo'));
    expect(await routes.findTool('GET', '/v1/echo')?.open()).toBe(echoGet);
    expect(await routes.findTool('POST', '/v1/echo')?.open()).toBe(echoPost);
    expect(routes.find('DELETE', '/v1/echo')).toEqual(nothing('GET', 'POST'));
    for (const path of ['/echo', '/v1/echo/', '/v1', '/v10/echo'])
      expect([routes.find('GET', path), routes.findTool('GET', path)]).toEqual([nothing(), undefined]);
  });

  it('are found by their ids, which are listed with their addresses', async () => {
    expect(routes.ids).toEqual(['cpf', 'echo', 'failing']);
    expect(await routes.byId('cpf')?.open()).toBe(cpf);
    expect(routes.byId('nothing')).toBeUndefined();
    expect(routes.paths).toEqual(['/v1/cpf', '/v1/echo', '/v1/failing']);
  });

  it('that are lazy are loaded once', async () => {
    const load = vi.fn(async () => cpf);
    const { id, path, method, category, name } = cpf;
    const lazy = { id, path, method, category, name, load } as unknown as ServedTool;
    const route = createRoutes('', [lazy], []).byId('cpf');
    expect(load).not.toHaveBeenCalled();
    expect([await route?.open(), await route?.open()]).toEqual([cpf, cpf]);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('pages', () => {
  it('of a host are found beside a group of pages, as many of one as of the other', async () => {
    const [own, other] = [page('/saude'), page('/conta', ['POST', 'GET'])];
    const routes = createRoutes('/v1', [cpf], [own], [group(['/conta'], other)]);
    expect(await routes.find('HEAD', '/v1/saude')).toEqual({ is: 'page', page: own, params: {} });
    expect(await routes.find('POST', '/v1/conta')).toEqual({ is: 'page', page: other, params: {} });
    expect(await routes.find('DELETE', '/v1/conta')).toEqual(nothing('POST', 'GET'));
    expect(await routes.find('POST', '/v1/cpf')).toEqual(nothing('GET'));
    for (const path of ['/saude', '/v10/saude', '/v1/saude/', '/v1/./saude'])
      expect(await routes.find('GET', path)).toEqual(nothing());
  });

  it('change nothing of the methods of a tool, also where no page can lie', async () => {
    for (const path of ['/soma/', '/soma', '/ação']) {
      const tool = { ...cpf, path } as unknown as ServedTool;
      for (const pages of [[], [page('/saude')]]) {
        const routes = createRoutes('/v1', [tool], pages);
        expect(await routes.find('POST', `/v1${path}`)).toEqual(nothing('GET'));
        expect(await routes.find('GET', `/v1${path}`)).toMatchObject({ is: 'tool' });
      }
    }
  });

  it('alone, and a group alone, are found', async () => {
    const own = page('/saude');
    const found = { is: 'page', page: own };
    expect(await createRoutes('', [], [own]).find('GET', '/saude')).toMatchObject(found);
    expect(await createRoutes('', [], [], [group(['/saude'], own)]).find('GET', '/saude')).toMatchObject(
      found,
    );
  });

  it('of a group are loaded, once, by the first address that may be theirs', async () => {
    const one = group(['/one', '/first'], page('/one'), page('/one/:id'), page('/first/all'));
    const two = group(['/two'], page('/two'));
    const routes = createRoutes('/v1', [], [page('/saude')], [one, two]);
    const loads = () => [one, two].map(({ load }) => load.mock.calls.length);
    for (const path of ['/v1/saude', '/v1/on', '/v1/ones', '/v1/x/one', '/v1/x/v1/one/', '/one'])
      await routes.find('GET', path);
    expect(loads()).toEqual([0, 0]);
    expect(await routes.find('GET', '/v1/one/7')).toMatchObject({ is: 'page', params: { id: '7' } });
    expect(loads()).toEqual([1, 0]);
    for (const path of ['/v1/one', '/v1/first/all']) expect((await routes.find('GET', path)).is).toBe('page');
    expect(await routes.find('GET', '/v1/first')).toEqual(nothing());
    expect(loads()).toEqual([1, 0]);
    expect((await routes.find('GET', '/v1/two')).is).toBe('page');
    expect(loads()).toEqual([1, 1]);
  });

  it('of a group that two requests wait for are there once', async () => {
    const one = group(['/one'], page('/one'));
    const routes = createRoutes('/v1', [], [], [one]);
    const found = await Promise.all([1, 2].map(async () => routes.find('GET', '/v1/one')));
    expect(found.map(({ is }) => is)).toEqual(['page', 'page']);
    expect(await routes.find('POST', '/v1/one')).toEqual(nothing('GET'));
  });

  it('are listed by their addresses, those without parameters; of a group not loaded yet what they lie under', async () => {
    const own = [page('/saude'), page('/saude', 'POST'), page('/clientes/:id'), page('/arquivos/*')];
    const one = group(['/one', '/first'], page('/one'), page('/one/all'), page('/one/:id'));
    const routes = createRoutes('/v1', [cpf], own, [one]);
    expect(routes.paths).toEqual(['/v1/cpf', '/v1/saude', '/v1/one', '/v1/first']);
    await routes.find('GET', '/v1/one');
    expect(routes.paths).toEqual(['/v1/cpf', '/v1/saude', '/v1/one', '/v1/one/all']);
  });
});
