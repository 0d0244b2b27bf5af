import { key, service } from '../lib/service.js';

// The key is made anew with each start, so that the page cannot be built before.
export const dynamic = 'force-dynamic';

/** Calls the service in process: no request leaves the server. */
export default async function Page() {
  const request = new Request('http://localhost/v1/cnpj?count=3', {
    headers: { authorization: `Bearer ${key}` },
  });
  const { cnpjs } = await (await service(request)).json();
  return (
    <main>
      <ul>
        {cnpjs.map((cnpj) => (
          <li key={cnpj}>{cnpj}</li>
        ))}
      </ul>
      <code>{`curl -H 'Authorization: Bearer ${key}' 'http://localhost:3000/v1/cnpj'`}</code>
    </main>
  );
}
