/** The keys that `serve` is told to accept. */
import { digestOf, drawKey, hasKeyForm, isWellFormed } from '../../src/access/key-format.ts';
import { recordOf } from '../../src/access/keys.ts';
import type { Account, KeyScope, KeyStore } from '../../src/contracts/key-store.ts';
import { builtInPlans } from '../../src/contracts/plans.ts';
import { isLive } from '../../src/contracts/records.ts';
import type { Service } from '../../src/index.ts';
import { ServiceError } from '../../src/kit/errors/service-error.ts';
import type { Text } from '../../src/lib/languages.ts';
import { cryptoRandom } from '../../src/lib/random-sources.ts';
import { shortKey, UsageError } from './usage.ts';

const PREFIX = 'cnv';
const ACCOUNT_ID = /^[\w.-]{1,64}$/;

export interface GivenKey {
  readonly key: string;
  readonly plan: string;
  readonly account: string;
}

/** A key to the area of an account, whatever its plan is. */
export type GivenAccountKey = Omit<GivenKey, 'plan'>;

/** Makes a temporary Enterprise key. */
export function newKey(): GivenKey {
  return { key: drawKey(PREFIX, cryptoRandom()), plan: 'enterprise', account: 'demo' };
}

/** Makes a temporary key to the area of an account. */
export function newAccountKey(account: string): GivenAccountKey {
  return { key: drawKey(PREFIX, cryptoRandom()), account };
}

/** Those of `--account-key KEY:ACCOUNT`, or of the variable that is named as their place. */
export function readAccountKeys(
  texts: readonly string[],
  place = '--account-key',
): readonly GivenAccountKey[] {
  return different(place, texts.map(readAccountKey));

  function readAccountKey(text: string, i: number): GivenAccountKey {
    const [key = '', account = '', ...rest] = text.split(':');
    if (rest.length > 0 || !ACCOUNT_ID.test(account))
      throw new UsageError({ pt: `${place} aceita CHAVE:CONTA`, en: `${place} takes KEY:ACCOUNT` });
    requireForm(place, i, key);
    return { key, account };
  }
}

/** Those of `--key KEY:PLAN[:ACCOUNT]`, or of the variable that is named as their place. */
export function readKeys(texts: readonly string[], place = '--key'): readonly GivenKey[] {
  return different(
    place,
    texts.map((text, i) => readKey(text, place, i)),
  );
}

function different<Given extends GivenAccountKey>(place: string, keys: readonly Given[]): readonly Given[] {
  const twice = keys.find(({ key }, i) => keys.findIndex((one) => one.key === key) < i);
  if (twice)
    throw new UsageError({
      pt: `${place}: a chave ${shortKey(twice.key)} veio duas vezes`,
      en: `${place}: the key ${shortKey(twice.key)} is given twice`,
    });
  return keys;
}

function readKey(text: string, place: string, i: number): GivenKey {
  const [key = '', plan = '', account = 'demo', ...rest] = text.split(':');
  if (!Object.hasOwn(builtInPlans, plan) || rest.length > 0 || !ACCOUNT_ID.test(account)) {
    throw new UsageError({
      pt: `${place} aceita CHAVE:PLANO[:CONTA] com um destes planos: ${Object.keys(builtInPlans).join(', ')}`,
      en: `${place} takes KEY:PLAN[:ACCOUNT] with a plan of ${Object.keys(builtInPlans).join(', ')}`,
    });
  }
  requireForm(place, i, key);
  return { key, plan, account };
}

/** Neither the key nor what it was meant to be is said: what is printed may stand in a log for years. */
function requireForm(place: string, i: number, key: string): void {
  if (isWellFormed(key, PREFIX)) return;
  const fault = hasKeyForm(key, PREFIX)
    ? {
        pt: `${shortKey(key)} não é válida, pois os últimos caracteres não conferem: há um errado?`,
        en: `${shortKey(key)} is not valid, as its checksum is wrong: is a character mistyped?`,
      }
    : {
        pt: `não é válida: uma chave é ${PREFIX}_ e 38 letras e dígitos`,
        en: `is not valid: a key is ${PREFIX}_ and 38 letters and digits`,
      };
  throw new UsageError({
    pt: `${place}: a chave número ${i + 1} ${fault.pt}`,
    en: `${place}: key number ${i + 1} ${fault.en}`,
  });
}

/**
 * Makes the account and the key where the store lacks them. What another process made, or this one in an earlier life,
 * is left as it is. Gives why the key does not work, when it does not.
 */
export async function acceptKey(
  service: Service,
  keyStore: KeyStore,
  { plan, ...given }: GivenKey,
  now: number,
): Promise<Text | null> {
  const known = await haveAccount(service, given.account, plan);
  if (known && known.plan !== plan)
    throw new UsageError({
      pt: `--key: a conta "${given.account}" é do plano ${known.plan}`,
      en: `--key: the account "${given.account}" is of the plan ${known.plan}`,
    });
  return accept('--key', 'tools', keyStore, given, now);
}

/** The same of a key to the area of an account, which is made of the plan free where it is not. */
export async function acceptAccountKey(
  service: Service,
  keyStore: KeyStore,
  given: GivenAccountKey,
  now: number,
): Promise<Text | null> {
  await haveAccount(service, given.account, 'free');
  return accept('--account-key', 'account', keyStore, given, now);
}

async function accept(
  option: string,
  scope: KeyScope,
  keyStore: KeyStore,
  { key, account }: GivenAccountKey,
  now: number,
): Promise<Text | null> {
  const record = { ...recordOf(key, account, now, cryptoRandom()), scope };
  await keyStore.createKey(record);
  const found = await keyStore.findKey(digestOf(key));
  if (found?.account.id !== account)
    throw new UsageError({
      pt: `${option}: a chave ${shortKey(found?.key.hint ?? key)} é de outra conta, e não de "${account}"`,
      en: `${option}: the key ${shortKey(found?.key.hint ?? key)} is of another account than "${account}"`,
    });
  if (found.key.scope !== scope)
    throw new UsageError({
      pt: `${option}: a chave ${shortKey(found.key.hint)} é do escopo ${found.key.scope}`,
      en: `${option}: the key ${shortKey(found.key.hint)} is of the scope ${found.key.scope}`,
    });
  if (!isLive(found.key, now)) {
    const hint = shortKey(found.key.hint);
    return { pt: `a chave ${hint} foi revogada ou expirou`, en: `the key ${hint} is revoked or has expired` };
  }
  if (found.account.status === 'active') return null;
  return { pt: `a conta "${account}" está suspensa`, en: `the account "${account}" is suspended` };
}

/** The account, where there is one already. */
async function haveAccount(service: Service, id: string, plan: string): Promise<Account | null> {
  try {
    await service.accounts.create({ id, plan, name: id });
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'exists')) throw error;
    return service.accounts.get(id);
  }
}
