/** Applies the flags of the command line to the `webhooks` of an options file. */
import type { ServiceOptions } from '../../src/index.ts';
import { fromBase64 } from '../../src/lib/bytes/bytes.ts';
import { UsageError } from './usage.ts';
import { ON_THIS_MACHINE } from './webhooks-dev.ts';

export const ENCRYPTION_KEY = 'CANIVETE_ENCRYPTION_KEY';

const KEY_BYTES = 32;

/**
 * The key under which secrets are stored. It is no flag, since every user of a machine may read the flags of its
 * processes.
 */
export function readEncryptionKey(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const key = environment[ENCRYPTION_KEY] || undefined;
  if (key === undefined || fromBase64(key)?.byteLength === KEY_BYTES) return key;
  throw new UsageError({
    pt: `${ENCRYPTION_KEY} aceita ${KEY_BYTES} bytes em Base64, como os de "openssl rand -base64 32"`,
    en: `${ENCRYPTION_KEY} takes ${KEY_BYTES} bytes in Base64, such as of "openssl rand -base64 32"`,
  });
}

/** The options of webhooks: of the environment, then of the file. */
export function webhookOptions(
  config: ServiceOptions,
  {
    encryptionKey,
    webhooksDev,
  }: { readonly encryptionKey: string | undefined; readonly webhooksDev: boolean },
): Pick<ServiceOptions, 'webhooks'> {
  return {
    webhooks: {
      ...config.webhooks,
      ...(encryptionKey !== undefined && { encryptionKey }),
      ...(webhooksDev && { url: ON_THIS_MACHINE }),
    },
  };
}
