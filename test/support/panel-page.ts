/** The panel of the sources, on a service that answers for an account that a test makes. */
import { afterEach, beforeEach, vi } from 'vitest';
import { createService } from '../../src/index.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import { memoryStores } from '../../src/stores/memory/index.ts';
import { startPanel } from '../../src/web/panel/start.ts';
import { texts } from '../../src/web/panel/texts/index.ts';
import { words } from '../../src/shown/words.ts';
import { NOW } from './made-account.ts';
import { openPage, type PageParts } from './opened-page.ts';
import { sampleAccount } from './sample-account.mjs';
import { tools as allTools } from './tools.ts';

export const t = texts.pt;
export const w = words.pt;

/** Holds the clock of the tests of a file. */
export function holdClock(now = NOW): void {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  beforeEach(() => void vi.useFakeTimers({ now, toFake: [...toFake] }));
  afterEach(() => void vi.useRealTimers());
}

export type Answering = (request: Request) => Response | Promise<Response>;

export const failing =
  (status: number, error: string, headers = {}) =>
  () =>
    Response.json({ error }, { status, headers });

/** Opens the panel of somebody who is signed in, unless what the tab keeps is another. */
export async function openPanel(
  service: Answering,
  { hasDocs = true, ...parts }: Partial<PageParts> & { readonly hasDocs?: boolean } = {},
) {
  const state = { service };
  const page = await openPage(startPanel, {
    path: '/v1/panel',
    kept: { 'canivete.key': 'cnv_ab12_wxyz' },
    ...parts,
    data: { version: '1.2.3', ...(hasDocs && { docs: 'docs' }), ...parts.data },
    service: async (request) => state.service(request),
  });
  return {
    ...page,
    state,
    /** The last status message. */
    told: () => page.one('body > [role=status]').textContent,
    /** Lets time pass in which the page asks for nothing. */
    async pass(milliseconds: number) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      await page.settle();
    },
    /** Takes the calls that change something, since the last look. */
    sent: () => page.asked.splice(0).filter((call) => !call.startsWith('GET ')),
  };
}

/** Those that the account uses: another one that is added some day is no matter here. */
const USED = new Set(
  'cpf cnpj cep dev-hash salario-liquido inss ferias decimo-terceiro rescisao dias-uteis'
    .split(' ')
    .flatMap((name) => [name, `calculadoras-${name}`]),
);

type Sample = Awaited<ReturnType<typeof sampleAccount>>;

/** Opens the panel of an account of three weeks, on a real service. */
export async function openSample(prepare: (sample: Sample) => Promise<string> = async ({ key }) => key) {
  const tools = allTools.filter(({ id }) => USED.has(id));
  const options = { tools, random: seededRandom('views'), account: { burst: false as const }, took: 0 };
  const sample = await sampleAccount({ createService, memoryStores }, options);
  vi.setSystemTime(sample.time.now);
  const kept = { 'canivete.key': await prepare(sample) };
  return { ...(await openPanel(sample.service, { kept })), sample };
}
