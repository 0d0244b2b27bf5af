/** `/rtc/…`: the API of the official calculator of CBS, IBS and Imposto Seletivo. */
import type { Answer } from '../../contracts/call.ts';
import type { Page, Visit } from '../../contracts/pages.ts';
import { ApiError } from '../../kit/errors/api-error.ts';
import { decodePart } from '../../lib/target.ts';
import { jsonAnswer } from '../../pipeline/answer.ts';
import { readJsonObject } from '../../pipeline/body.ts';
import { checkTarget } from '../../pipeline/query.ts';
import { type Operation, operations } from '../../rtc/operations.ts';
import { Problem } from '../../rtc/problem.ts';
import { rtcHead } from './head.ts';

export function rtcPages(): readonly Page[] {
  return operations.map((operation) => ({
    method: operation.method,
    path: `/rtc${operation.path}` as const,
    access: 'key',
    toolId: rtcHead.id,
    async handle(visit) {
      try {
        const { body, headers } = await outcomeOf(operation, visit);
        return jsonAnswer(200, body, headers);
      } catch (error) {
        if (error instanceof Problem) return answerProblem(error, visit);
        throw error;
      }
    },
  }));
}

async function outcomeOf(operation: Operation, { call, params, settings }: Visit) {
  checkTarget(call);
  if (operation.method === 'GET') {
    const parts = Object.entries(params).map(([name, part]) => [name, decodePart(part)]);
    return operation.run(new URLSearchParams(`?${call.query}`), Object.fromEntries(parts));
  }
  let body: unknown;
  try {
    body = await readJsonObject(call, settings);
  } catch (error) {
    throw problemOfBody(error);
  }
  return operation.run(body);
}

/** A body that cannot be read is a problem; one that is too large is refused as everywhere. */
function problemOfBody(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 400) return error;
  const detail = error.parts.details?.[0]?.message.pt ?? 'o corpo não pode ser lido';
  return new Problem('erro-de-sistema-nao-previsto', detail);
}

function answerProblem({ slug, status, title, detail }: Problem, { call, settings }: Visit): Answer {
  const type = slug === null ? 'about:blank' : new URL(`/errors/${slug}`, call.request().url).href;
  const timestamp = new Date(settings.clock()).toISOString();
  return jsonAnswer(
    status,
    { type, title, status, detail, instance: call.path, timestamp },
    { 'content-type': 'application/problem+json' },
  );
}
