/** Gives the outcome of a vector's call, as vectors record it. */

/** Members of an answer that are prose about it, and no result. */
const PROSE = new Set(['aviso', 'disclaimer']);

/** The request of a call, as a caller would send it, with an id of its own, because the service would draw one. */
function requestOf({ method, path }, input) {
  const url = new URL(`http://localhost/v1${path}`);
  const headers = { 'x-request-id': 'vector', 'content-type': 'application/json' };
  if (method === 'POST') return new Request(url, { method: 'POST', headers, body: JSON.stringify(input) });
  for (const [field, value] of Object.entries(input)) url.searchParams.set(field, String(value));
  return new Request(url, { headers });
}

/** The result that a vector has written down. */
export const saidBy = ({ law, result, output, status, reason, fields }) => ({
  law,
  result,
  output,
  status,
  reason,
  fields,
});

/** The result of a call by a service: the answer without its prose and with its law apart, or why it is refused. */
export async function outcomeOf(service, tool, input) {
  const answer = await service(requestOf(tool, input));
  const body = await answer.json();
  if (answer.status === 200) return answered(body);
  if (answer.status !== 400 && answer.status !== 422)
    throw new Error(`${tool.id} ${JSON.stringify(input)}: ${answer.status} ${JSON.stringify(body)}`);
  const { reason, details } = body;
  const fields = [...new Set(details.map(({ field }) => field))];
  return { result: 'invalid', status: answer.status, ...(reason !== undefined && { reason }), fields };
}

function answered(body) {
  const output = Object.fromEntries(Object.entries(body).filter(([name]) => !PROSE.has(name)));
  const { tabela } = output;
  if (!tabela?.fonte) return { result: 'valid', output };
  const { fonte, ...rest } = tabela;
  return { law: fonte, result: 'valid', output: { ...output, tabela: rest } };
}
