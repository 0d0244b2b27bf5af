import { describe, expect, it } from 'vitest';
import { tools } from '../tools/heads.ts';
import { hintAt, requireTool } from './tool-ids.ts';

describe('the hint at a tool', () => {
  it.each([
    ['hash', 'dev-hash'],
    ['dev/hash', 'dev-hash'],
    ['/dev/hash', 'dev-hash'],
    ['dev-hahs', 'dev-hash'],
    ['cppf', 'cpf'],
    ['CPF', 'cpf'],
    ['salarioLiquido', 'calculadoras-salario-liquido'],
    ['calculadoras/salario-liqudo', 'calculadoras-salario-liquido'],
  ])('%s is %s', (id, meant) => {
    expect(hintAt(id, tools).en).toBe(`; did you mean "${meant}"?`);
  });

  it('is empty where no tool has a similar id', () => {
    expect(hintAt('nada-parecido', tools).en).toBe('');
    expect(hintAt('cpf', []).en).toBe('');
  });

  const toolAt = (path: `/${string}`) => ({
    id: path.slice(1).replaceAll('/', '-'),
    path,
    method: 'GET' as const,
    category: 'desenvolvedor' as const,
    name: path,
  });

  it('prefers an id to the last part of a path', () => {
    expect(hintAt('hsah', [toolAt('/dev/hash'), toolAt('/hash')]).en).toBe('; did you mean "hash"?');
  });

  it('is the first of tools that end alike, of one id, or equally near', () => {
    expect(hintAt('juros', [toolAt('/a/juros'), toolAt('/b/juros')]).en).toBe('; did you mean "a-juros"?');
    expect(hintAt('jurus', [toolAt('/a/juros'), toolAt('/b/juras')]).en).toBe('; did you mean "a-juros"?');
    const two = [toolAt('/juros'), { ...toolAt('/juros'), name: 'another' }];
    expect(requireTool('juros', two)).toBe(two[0]);
  });

  it('prefers the last part of a path to an id that is near', () => {
    expect(hintAt('hash', [toolAt('/hast'), toolAt('/dev/hash')]).en).toBe('; did you mean "dev-hash"?');
  });
});

it('a tool that is required is one of those, or else named with the nearest id', () => {
  const notFound = (message: string) =>
    expect.objectContaining({ name: 'ServiceError', code: 'not_found', message });
  expect(requireTool('cpf', tools)).toMatchObject({ id: 'cpf', path: '/cpf' });
  expect(() => requireTool('dados-nenhuns', tools)).toThrow(notFound('there is no tool "dados-nenhuns"'));
  expect(() => requireTool('cfp', tools)).toThrow(notFound('there is no tool "cfp"; did you mean "cpf"?'));
});
