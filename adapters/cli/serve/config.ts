import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createService, type Service, type ServiceOptions } from '../../../src/index.ts';
import { sameText, UsageError } from '../usage.ts';

/** The options that a module exports as its default, or gives when that is a function. */
export async function loadConfig(file: string | undefined): Promise<ServiceOptions> {
  if (file === undefined) return {};
  const module = await importFile(file);
  const given: unknown = typeof module === 'function' ? await module() : module;
  if (typeof given === 'object' && given !== null) return given;
  throw new UsageError({
    pt: `--config ${file}: o export default deve ser as opções de createService`,
    en: `--config ${file}: the default export must be the options of createService`,
  });
}

/** The service of such options. Throws a `UsageError` at a wrong one. */
export function serviceOf(options: ServiceOptions): Service {
  try {
    return createService(options);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(sameText(error.message)) : error;
  }
}

async function importFile(file: string): Promise<unknown> {
  try {
    return ((await import(pathToFileURL(resolve(file)).href)) as { default?: unknown }).default;
  } catch (error) {
    throw new UsageError(sameText(`--config ${file}: ${(error as Error).message.split('\n')[0]}`));
  }
}
