import { createRequire } from 'node:module';
import { KEY_FORMS, readKey } from '../../src/pseudonyms/settings.ts';
import { UsageError } from './usage.ts';

export const PSEUDONYM_KEY = 'CANIVETE_PSEUDONYM_KEY';

const CIPHERS = '@noble/ciphers';

/** The key of pseudonyms, given by a variable or a file, whose name `place` is. The message on a wrong one does not show it. */
export function readPseudonymKey(text: string | undefined, place: string): string | undefined {
  const key = text?.trim();
  if (!key) return undefined;
  if (!readKey(key))
    throw new UsageError({
      pt: `${place} aceita 32 bytes aleatórios, em 64 dígitos hexadecimais ou Base64, como os de "openssl rand -hex 32"`,
      en: `${place} takes ${KEY_FORMS}, such as of "openssl rand -hex 32"`,
    });
  requireCiphers();
  return key;
}

/** Loads the rules of pseudonyms, and says which package they need where that is not installed. */
export async function loadPseudonyms() {
  requireCiphers();
  return import('../../src/pseudonyms/index.ts');
}

/** Throws where the package that pseudonyms need is not installed. */
function requireCiphers(): void {
  try {
    createRequire(import.meta.url).resolve(`${CIPHERS}/aes.js`);
  } catch {
    throw new UsageError({
      pt: `pseudônimos precisam de ${CIPHERS}: npm install ${CIPHERS}`,
      en: `pseudonyms need ${CIPHERS}: npm install ${CIPHERS}`,
    });
  }
}
