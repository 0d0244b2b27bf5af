import type { Page } from '../../contracts/pages.ts';
import { jsonAnswer } from '../../pipeline/answer.ts';
import type { Health } from './check.ts';

/** `GET /health`, for balancers and watchdogs: 200, or 503 to receive no more requests. */
export function healthPage(health: () => Promise<Health>): Page {
  return {
    method: 'GET',
    path: '/health',
    access: 'open',
    async handle() {
      const answer = await health();
      return jsonAnswer(answer.status === 'ok' ? 200 : 503, answer);
    },
  };
}
