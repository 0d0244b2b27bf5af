import { expect, it } from 'vitest';
import { notFound, unknownTool } from './not-found.ts';

const paths = ['/v1/cpf', '/v1/cnpj', '/v1/calculadoras/inss', '/v1/calculadoras/ferias', '/v1/dev/hash'];
const notFoundAt = (path: string, allow: readonly string[] = [], all: readonly string[] = paths) =>
  notFound({ path, allow, basePath: '/v1', paths: all });
const saidOf = (path: string, allow?: readonly string[]) => notFoundAt(path, allow).parts;

it.each([
  ['/v1/cpff', '/v1/cpf'],
  ['/v1/calculadora/inss', '/v1/calculadoras/inss'],
  ['/v1/Calculadoras/INSS', '/v1/calculadoras/inss'],
  ['/v1/calculadoras/inss/', '/v1/calculadoras/inss'],
  // By its last part, wherever the rest leads.
  ['/inss', '/v1/calculadoras/inss'],
  ['/v1/desenvolvedor/hash', '/v1/dev/hash'],
  ['/v1/hash', '/v1/dev/hash'],
  // Two letters apart from /v1/cnpj, as is all that short.
  ['/v1/INSS', '/v1/calculadoras/inss'],
  ['/v1/calculadoras/féria', '/v1/calculadoras/ferias'],
])('%s probably means %s', (path, meant) => {
  const error = notFoundAt(path);
  expect(error.status).toBe(404);
  expect(error.parts.error).toEqual({
    pt: `Endereço ou método inexistente. Você quis dizer ${meant}?`,
    en: `No such address or method. Did you mean ${meant}?`,
  });
});

it('the address whose whole spelling is nearer is meant of two with one last part', () => {
  const both = ['/v1/calculadoras/media', '/v1/dev/media'];
  for (const [path, meant] of [
    ['/v1/calculadora/media', both[0]],
    ['/v1/deve/media', both[1]],
  ] as const)
    expect(notFoundAt(path, [], both).parts.error).toMatchObject({
      pt: `Endereço ou método inexistente. Você quis dizer ${meant}?`,
    });
});

it('the whole of an address counts when it is as near as its length allows', () => {
  const both = ['/v1/calculadoras/media', '/v1/dev/media'];
  expect(notFoundAt('/v1/calculador/media', [], both).parts.error?.en).toMatch(
    / \/v1\/calculadoras\/media\?$/,
  );
  expect(saidOf('/v1/cpf/a').error?.en).toMatch(/ \/v1\/cpf\?$/);
  expect(saidOf('/v1/cpf/ab')).toEqual({});
});

it('an address like no other, or too long to compare, is told none', () => {
  expect(saidOf('/v1/xyzxyz')).toEqual({});
  expect(saidOf('/v1/cns')).toEqual({});
  expect(saidOf('/v1/fer')).toEqual({});
  expect(saidOf('/')).toEqual({});
  const root = notFoundAt('/', [], ['/v1/x']);
  expect([root.status, root.parts]).toEqual([404, {}]);
  expect(saidOf(`/v1/cpf${'/'.repeat(93)}`)).not.toEqual({});
  expect(saidOf(`/v1/cpf${'/'.repeat(94)}`)).toEqual({});
});

it('an address outside the base path is compared by its last part alone', () => {
  for (const path of ['/inss', '/v2/calculadoras/inss', '/V1/inss', '/v10/inss'])
    expect(saidOf(path).error?.en).toMatch(/ \/v1\/calculadoras\/inss\?$/);
  for (const path of ['/cpff', '/v1', '/v1x/cpff', '/V1/cpff', '/wp-login.php'])
    expect(saidOf(path)).toEqual({});
});

it('the hint of an address is the same however often, and however many others, are asked for', () => {
  const first = saidOf('/v1/cpff');
  for (let i = 0; i < 1100; i++) expect(saidOf(`/v1/xyzxyz${i}`)).toEqual({});
  expect(saidOf('/v1/cpff')).toEqual(first);
  expect(notFoundAt('/v1/cpff', [], ['/v1/cpfs']).parts.error?.en).toMatch(/ \/v1\/cpfs\?$/);
});

it('an address that has other methods is told them, and no other address', () => {
  expect(saidOf('/v1/cpf', ['GET', 'HEAD'])).toEqual({
    headers: { allow: 'GET, HEAD' },
    error: { pt: 'Este endereço só aceita GET e HEAD.', en: 'This address only takes GET and HEAD.' },
  });
  expect(notFoundAt('/v1/cpf', ['GET'], paths)).toMatchObject({
    status: 404,
    parts: { headers: { allow: 'GET' }, error: { pt: 'Este endereço só aceita GET.' } },
  });
});

it('an id of no tool is told the nearest one, if there is one', () => {
  const ids = ['cpf', 'cnpj', 'calculadoras-inss'];
  expect(unknownTool('calculadora-inss', ids)).toMatchObject({
    status: 404,
    parts: {
      error: {
        pt: 'Não há ferramenta com este id. Você quis dizer calculadoras-inss?',
        en: 'There is no tool with this id. Did you mean calculadoras-inss?',
      },
    },
  });
  expect(unknownTool('xadrez', ids)).toMatchObject({
    status: 404,
    parts: { error: { pt: 'Não há ferramenta com este id.', en: 'There is no tool with this id.' } },
  });
});
