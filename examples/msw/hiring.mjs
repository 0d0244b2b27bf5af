// What an app asks the API when it hires somebody. Its tests, beside it, need neither a key nor a network:
// `npx vitest run --root examples/msw`.
const base = process.env.CANIVETE_URL ?? 'https://api.example.com';
const authorization = `Bearer ${process.env.CANIVETE_KEY}`;

/** The offer for an applicant, or an `Error` whose message is for people. */
export async function offerFor({ name, cpf, salary }) {
  const document = await ask('cpf', { action: 'validate', value: cpf });
  const pay = await ask('calculadoras/salario-liquido', { salarioBruto: salary });
  return { name, cpf: document.formatted, gross: salary, net: pay.salarioLiquido };
}

async function ask(path, parameters, attempts = 3) {
  const url = `${base}/v1/${path}?${new URLSearchParams(parameters)}`;
  const response = await fetch(url, { headers: { authorization } });
  const answer = await response.json();
  if (response.ok) return answer;
  if (response.status === 422) throw new Error(`${parameters.value}: ${answer.details[0].message}`);
  if ((response.status === 429 || response.status === 500) && attempts > 1) {
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return ask(path, parameters, attempts - 1);
  }
  throw new Error(`The API answered ${response.status}: ${answer.error}`);
}
