import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { installedDrivers } from './drivers.ts';

const folder = mkdtempSync(join(tmpdir(), 'canivete-drivers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function install(name: string, code: string): void {
  const path = join(folder, 'node_modules', name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.js'), code);
}

describe('installedDrivers', () => {
  it('takes what the project of the current folder has before what this package has', () => {
    install('pg', 'module.exports = { Pool: "of the project" };');
    expect(installedDrivers(folder).load('pg')).toEqual({ Pool: 'of the project' });
    expect(installedDrivers(join(folder, 'nowhere')).load('libsql')).toBeTypeOf('function');
  });

  it('looks in the folder that the process runs in', () => {
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
    onTestFinished(() => cwd.mockRestore());
    install('of-the-project', 'module.exports = 1;');
    expect(installedDrivers().load('of-the-project')).toBe(1);
  });

  it('has none of what is installed nowhere, and tells of what cannot be loaded', () => {
    install('broken', 'throw new Error("built for another Node");');
    const drivers = installedDrivers(folder);
    expect(drivers.load('no-such-driver')).toBe(null);
    expect(() => drivers.load('broken')).toThrow('built for another Node');
  });

  it('knows the runtime and its modules', () => {
    const drivers = installedDrivers();
    expect(drivers.runtime).toBe(`Node ${process.versions.node}`);
    expect(drivers.napi).toBe(Number(process.versions['napi']));
    expect(drivers.builtin('node:fs')).toHaveProperty('readFileSync');
    expect(drivers.builtin('bun:sqlite')).toBe(null);
  });

  it.each([
    [
      { node: '24.0.0', bun: '1.4.5' },
      { runtime: 'Bun 1.4.5', napi: 0 },
    ],
    [
      { node: '24.0.0', deno: '2.9.6', napi: '9' },
      { runtime: 'Deno 2.9.6', napi: 9 },
    ],
  ])('names a runtime by itself: %j', (versions, named) => {
    const given = vi.spyOn(process, 'versions', 'get').mockReturnValue(versions as never);
    onTestFinished(() => given.mockRestore());
    expect(installedDrivers()).toMatchObject(named);
  });

  it('takes from `require` what Bun gives nowhere else', () => {
    const given = vi.spyOn(process, 'versions', 'get').mockReturnValue({ bun: '1.4.5' } as never);
    onTestFinished(() => given.mockRestore());
    const builtin = vi.spyOn(process, 'getBuiltinModule');
    expect(installedDrivers().builtin('node:fs')).toHaveProperty('readFileSync');
    expect(builtin).not.toHaveBeenCalled();
    builtin.mockRestore();
  });
});
