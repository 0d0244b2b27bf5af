import type { Language } from '../../../src/lib/languages.ts';
import { requireSendable } from '../net.ts';
import { UsageError } from '../usage.ts';
import type { Caller, CallerOptions } from './caller.ts';

/** The options by which each of these commands says where calls are answered. */
export const callerArgs = {
  url: { type: 'string' },
  key: { type: 'string' },
  language: { type: 'string', default: 'pt' },
} as const;

export async function openCaller(options: CallerOptions): Promise<Caller> {
  const { url, key } = options;
  if (url === undefined) {
    if (key !== undefined) throw new UsageError('--key is for a service, which --url names');
    return (await import('./in-process.ts')).inProcess(options);
  }
  if (!/^https?:\/\/./.test(url) || !URL.canParse(url)) {
    throw new UsageError('--url takes where a service is, with its base path: http://127.0.0.1:8787/v1');
  }
  const { overHttp } = await import('./over-http.ts');
  // Other users of a machine see what stands in a command.
  const ofEnvironment = process.env['CANIVETE_KEY'] || undefined;
  const given = key ?? ofEnvironment;
  if (given !== undefined) requireSendable(given, key === undefined ? 'CANIVETE_KEY' : '--key');
  return overHttp({ ...options, url, key: given });
}

export function readLanguage(text: string): Language {
  if (text === 'pt' || text === 'en') return text;
  throw new UsageError('--language takes pt or en');
}
