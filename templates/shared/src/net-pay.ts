import { createClient } from 'canivete/client';

/** The net pay of a month in reais: code of your own that calls the service at `baseUrl`, which ends with `/v1`. */
export async function netPay(grossPay: number, baseUrl: string, key: string): Promise<number> {
  const client = createClient({ baseUrl, key });
  const { salarioLiquido } = await client.get('/calculadoras/salario-liquido', { salarioBruto: grossPay });
  return salarioLiquido;
}
