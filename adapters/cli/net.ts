import type { Text } from '../../src/lib/languages.ts';
import { sameText, UsageError } from './usage.ts';

/** The number of `--port`, or of `PORT`, 0 to 65535. */
export function readPort(text: string, option = '--port'): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError({
    pt: `${option} aceita um número de 0 a 65535`,
    en: `${option} takes a number from 0 to 65535`,
  });
}

/** Says in the user's terms why the system refused to listen. */
export function explain(error: NodeJS.ErrnoException, port: number, host: string): UsageError {
  const notHere = {
    pt: `esta máquina não tem o endereço ${host}`,
    en: `this machine has no address ${host}`,
  };
  const reasons: Record<string, Text> = {
    EADDRINUSE: {
      pt: `a porta ${port} de ${host} está ocupada; escolha outra com --port`,
      en: `port ${port} of ${host} is taken; choose another with --port`,
    },
    EACCES: {
      pt: `este usuário não pode usar a porta ${port} de ${host}`,
      en: `port ${port} of ${host} may not be used by this user`,
    },
    EADDRNOTAVAIL: notHere,
    ENOTFOUND: notHere,
  };
  return new UsageError(reasons[error.code ?? ''] ?? sameText(error.message));
}

/** Gives a key back if it can stand in a header, whose own error would print it. */
export function requireSendable(key: string, place: string): string {
  if (/^[!-~]+$/.test(key)) return key;
  throw new UsageError({
    pt: `${place} tem um caractere que nenhuma chave tem`,
    en: `${place} has a character that no key has`,
  });
}

/** True if only this machine can reach a host. */
export const isLoopback = (host: string) => /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host);
