import type { Language } from '../../../src/lib/languages.ts';
import { requireSendable } from '../net.ts';
import { readWhole } from '../print.ts';
import { UsageError } from '../usage.ts';
import type { Caller, CallerOptions } from './caller.ts';

/** The options by which each of these commands says where calls are answered. */
export const callerArgs = {
  url: { type: 'string' },
  key: { type: 'string' },
  language: { type: 'string', default: 'pt' },
} as const;

/** The option of the commands that may answer in several threads. */
export const jobsArgs = { jobs: { type: 'string', default: '1' } } as const;

export async function openCaller(options: CallerOptions): Promise<Caller> {
  const { url, key } = options;
  if (url === undefined) {
    if (key !== undefined)
      throw new UsageError({
        pt: '--key é para um serviço, que --url indica',
        en: '--key is for a service, which --url names',
      });
    const { jobs = 1 } = options;
    return jobs > 1
      ? (await import('./in-threads.ts')).inThreads(jobs, options)
      : (await import('./in-process.ts')).inProcess(options);
  }
  if (options.jobs !== undefined && options.jobs > 1)
    throw new UsageError({
      pt: '--jobs é para chamadas neste processo; um serviço de --url tem os seus',
      en: '--jobs is for calls in this process; a service of --url has its own',
    });
  if (Object.keys(options.defaults ?? {}).length > 0) {
    throw new UsageError({
      pt: '--default é para chamadas neste processo; um serviço de --url tem os seus',
      en: '--default is for calls in this process; a service of --url has its own',
    });
  }
  if (!/^https?:\/\/./.test(url) || !URL.canParse(url)) {
    throw new UsageError({
      pt: '--url aceita o endereço de um serviço, com o caminho base: http://127.0.0.1:8787/v1',
      en: '--url takes where a service is, with its base path: http://127.0.0.1:8787/v1',
    });
  }
  const { overHttp } = await import('./over-http.ts');
  // Other users of a machine see what stands in a command.
  const ofEnvironment = process.env['CANIVETE_KEY'] || undefined;
  const given = key ?? ofEnvironment;
  if (given !== undefined) requireSendable(given, key === undefined ? 'CANIVETE_KEY' : '--key');
  return overHttp({ ...options, url, key: given });
}

export function atLeastOne(option: string, text: string): number {
  const count = readWhole(option, text);
  if (count > 0) return count;
  throw new UsageError({
    pt: `--${option} aceita um número inteiro a partir de 1`,
    en: `--${option} takes a whole number from 1`,
  });
}

export function readLanguage(text: string): Language {
  if (text === 'pt' || text === 'en') return text;
  throw new UsageError({ pt: '--language aceita pt ou en', en: '--language takes pt or en' });
}
