/** Several processes send batches to one account at once; not all of them fit in its quota. */
import { createService } from '../../src/index.ts';
import { openPlace, type Place } from './backends.ts';
import { inProcesses } from './programs.ts';

const PROCESSES = 4;
/** Batches of each process, and calls of each batch. */
const [BATCHES, CALLS] = [6, 9];

/** The program of each process: it has its own service and its own key of the account; the store is shared. */
const program = `
  import { createService } from './src/index.ts';
  import { openPlace } from './test/support/backends.ts';
  const [place, key, batches, calls] = process.argv.slice(2).map((text, i) => (i === 1 ? text : JSON.parse(text)));
  const { stores, end } = await openPlace(place);
  const service = createService({ ...stores, autoStart: false });
  const body = JSON.stringify({ requests: Array(calls).fill({ tool: 'cpf' }) });
  const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json' };
  const answers = await Promise.all(
    Array.from({ length: batches }, async () => {
      const response = await service(new Request('http://localhost/v1/batch', { method: 'POST', headers, body }));
      const { results = [] } = await response.json();
      return [response.status, results.filter(({ status }) => status === 200).length];
    }),
  );
  await service.stop();
  await end();
  console.log(JSON.stringify(answers));
`;

/** Runs the race; gives the batches answered and refused, the calls that ran, and the count. */
export async function raceOfBatches(place: Place) {
  const { stores, end } = await openPlace(place);
  const service = createService({ ...stores, autoStart: false });
  // 100 calls a month, in which eleven batches of nine fit.
  const account = await service.accounts.create({ plan: 'free' });
  const { key } = await service.keys.create(account.id);
  const args = [JSON.stringify(place), key, String(BATCHES), String(CALLS)];
  const answers = (await inProcesses(
    program,
    Array.from({ length: PROCESSES }, () => args),
  )) as [status: number, ran: number][][];
  const batches = answers.flat();
  const of = (wanted: number) => batches.filter(([status]) => status === wanted);
  const { used } = await service.usage(account.id);
  const { usage } = await service.accounts.export(account.id);
  const kept = usage.map(({ toolId, ok, refused }) => [toolId, ok, refused]);
  await service.stop();
  await end();
  return {
    answered: of(200).length,
    refused: of(429).length,
    ran: batches.map(([, ran]) => ran).reduce((sum, ran) => sum + ran, 0),
    used,
    kept,
  };
}

/** Eleven of the 24 batches whole, and of the others nothing. */
export const expectedOfRace = { answered: 11, refused: 13, ran: 99, used: 99, kept: [['cpf', 99, 0]] };
