import { describe, expect, it } from 'vitest';
import { sameText, UsageError } from '../usage.ts';
import { readSettings } from './settings.ts';

const KEY = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda';
const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64');
const read = (args: readonly string[] = [], environment: Record<string, string> = {}) =>
  readSettings(args, environment, false);

describe('settings of serve', () => {
  it('without flags and variables are those of a first try', () => {
    expect(read()).toEqual({
      port: 8787,
      host: '127.0.0.1',
      keys: [],
      accountKeys: [],
      defaults: {},
      now: undefined,
      webhook: undefined,
      webhooksDev: false,
      encryptionKey: undefined,
      store: undefined,
      config: undefined,
      cors: undefined,
      log: 'json',
      metrics: undefined,
      metricsHost: '127.0.0.1',
      grace: 5_000,
    });
    expect(readSettings([], {}, true).log).toBe('pretty');
  });

  it('have each a variable', () => {
    const environment = {
      CANIVETE_PORT: '1',
      CANIVETE_HOST: '::1',
      CANIVETE_STORE: 'sqlite:x',
      CANIVETE_KEYS: `${KEY}:pro:acme`,
      CANIVETE_ACCOUNT_KEYS: `${KEY}:acme`,
      CANIVETE_CONFIG: 'x.mjs',
      CANIVETE_CORS: 'https://a.example, https://b.example:8080',
      CANIVETE_LOG: 'off',
      CANIVETE_METRICS: '9464',
      CANIVETE_GRACE: '2m',
      CANIVETE_WEBHOOK: 'https://hooks.example.com/in',
      CANIVETE_WEBHOOKS_DEV: '1',
      CANIVETE_ENCRYPTION_KEY: ENCRYPTION_KEY,
    };
    expect(read([], environment)).toEqual({
      port: 1,
      host: '::1',
      keys: [{ key: KEY, plan: 'pro', account: 'acme' }],
      accountKeys: [{ key: KEY, account: 'acme' }],
      defaults: {},
      now: undefined,
      webhook: 'https://hooks.example.com/in',
      webhooksDev: true,
      encryptionKey: ENCRYPTION_KEY,
      store: 'sqlite:x',
      config: 'x.mjs',
      cors: { origins: ['https://a.example', 'https://b.example:8080'] },
      log: 'off',
      metrics: 9464,
      metricsHost: '127.0.0.1',
      grace: 120_000,
    });
    expect(read([], { CANIVETE_NOW: '2026-11-21T12:00:00Z' }).now).toBe(Date.UTC(2026, 10, 21, 12));
  });

  it('go by the flag, then by the variable of ours, then by the platform', () => {
    const environment = { PORT: '3', CANIVETE_PORT: '2', HOST: 'platform' };
    expect(read(['--port', '1'], environment).port).toBe(1);
    expect(read([], environment).port).toBe(2);
    expect(read([], { PORT: '3', CANIVETE_PORT: '' }).port).toBe(3);
    expect(read([], environment).host).toBe('platform');
    expect(read(['--store', 'memory'], { CANIVETE_STORE: 'sqlite:x' }).store).toBe(undefined);
  });

  it.each([
    [[], undefined, false],
    [['--webhooks-dev'], 'http://127.0.0.1:8788/', true],
    [['--webhooks-dev', 'http://localhost:9000/in', '--port', '1'], 'http://localhost:9000/in', true],
    [['--webhooks-dev', '--port', '1'], 'http://127.0.0.1:8788/', true],
    [['--webhooks-dev', '--cors=https://a.example'], 'http://127.0.0.1:8788/', true],
    [['--webhook', 'https://hooks.example.com/in'], 'https://hooks.example.com/in', false],
  ])('%j: webhooks go to %s', (args, webhook, webhooksDev) => {
    expect(read(args)).toMatchObject({ webhook, webhooksDev });
  });

  it('let pages of every origin read answers, or of none', () => {
    expect(read(['--cors', '*']).cors).toEqual({ origins: '*' });
    expect(read(['--cors', 'off'], { CANIVETE_CORS: '*' }).cors).toBe(undefined);
  });

  it.each([
    ['', false],
    ['0', false],
    ['false', false],
    ['1', true],
    ['true', true],
  ])('CANIVETE_WEBHOOKS_DEV=%s is %j', (text, isYes) => {
    expect(read([], { CANIVETE_WEBHOOKS_DEV: text }).webhooksDev).toBe(isYes);
  });

  it.each([
    [['--log', 'xml'], {}, '--log takes one of json, pretty, off'],
    [
      ['--cors', 'https://a.example/path,nowhere'],
      {},
      '--cors takes * or origins such as https://app.example.com, not "https://a.example/path"',
    ],
    [['--metrics', 'x'], {}, '--metrics takes a number from 0 to 65535'],
    [['--grace', '5 s'], {}, '--grace takes milliseconds, or a duration such as 5s, 2m or 1h'],
    [[], { CANIVETE_WEBHOOKS_DEV: 'perhaps' }, 'CANIVETE_WEBHOOKS_DEV takes 1 or 0'],
    [
      [],
      { CANIVETE_ENCRYPTION_KEY: 'c2VjcmV0' },
      'CANIVETE_ENCRYPTION_KEY takes 32 bytes in Base64, such as of "openssl rand -base64 32"',
    ],
    [[], { CANIVETE_GRACE: 'soon' }, '--grace takes milliseconds, or a duration such as 5s, 2m or 1h'],
  ])('%j %j is a mistake', (args, environment, message) => {
    expect(() => read(args, environment as Record<string, string>)).toThrow(
      new UsageError(sameText(message)),
    );
  });
});
