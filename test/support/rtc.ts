/** Calls of the API of the official calculator, in a service without keys. */
import { createService } from '../../src/index.ts';

export interface RtcAnswer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of an answer
  readonly body: any;
}

const service = createService({ keys: false });

export async function getRtc(path: string, query: Record<string, string> = {}): Promise<RtcAnswer> {
  return send(new Request(`http://rtc.test/v1/rtc/calculadora${path}?${new URLSearchParams(query)}`));
}

export async function postRtc(path: string, body: unknown): Promise<RtcAnswer> {
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  return send(new Request(`http://rtc.test/v1/rtc/calculadora${path}`, sent));
}

async function send(request: Request): Promise<RtcAnswer> {
  const answer = await service(request);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** An operation in Porto Alegre at noon of a day, of items numbered from 1. */
export const operationOn = (day: string, items: readonly object[], more: object = {}) => ({
  id: '1',
  versao: '1.0.0',
  dhFatoGerador: `${day}T12:00:00-03:00`,
  municipio: 4_314_902,
  uf: 'RS',
  itens: items.map((item, at) => ({ numero: at + 1, ...item })),
  ...more,
});
