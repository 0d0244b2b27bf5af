import { CaniveteError, type Client } from '../../src/client/index.ts';

/** A program of the client; its results are the same wherever it runs, over HTTP and in process. */
export async function clientProgram(client: Client) {
  const { cpfs } = await client.get('/cpf', { count: 2, seed: 'program' });
  const { hash } = await client.post('/dev/hash', { text: 'abc', algorithm: 'sha256' });
  const [first, second] = await client.batch([
    { tool: 'cpf', input: { count: 2, seed: 'program' } },
    { tool: 'calculadoras-inss', input: { salarioBruto: -1 } },
  ]);
  const refused = await client.get('/cpf', { action: 'validate', value: '111.444.777-36' }).then(
    () => null,
    (error: unknown) => (error instanceof CaniveteError ? error : null),
  );
  return {
    cpfs,
    hash,
    batch: [first.status === 200 && first.body, second.status],
    refused: [refused?.status, refused?.reason, refused?.details.map(({ field }) => field)],
    remaining: client.quota?.remaining,
  };
}

/** The results for a new account of the plan `free`: two CPFs of the seed, and the SHA-256 example of FIPS 180-4. */
export const expectedOf = (cpfs: readonly string[]) => ({
  cpfs,
  hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  batch: [{ cpfs }, 400],
  refused: [422, 'check-digit', ['value']],
  // The plan has a hundred a month.
  remaining: 95,
});
