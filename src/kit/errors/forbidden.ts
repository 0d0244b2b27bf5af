/** The 403 errors of calls. Each names what is not allowed. */
import { ApiError } from './api-error.ts';

/** A 403 for a reason. One that a single page gives stands with that page. */
export const because = (pt: string, en: string) => new ApiError(403, { error: { pt, en } });

export const accountSuspended = (id: string) =>
  because(`A conta ${id} está suspensa.`, `The account ${id} is suspended.`);

export const unknownPlan = (plan: string) =>
  because(`O plano ${plan} não existe.`, `The plan ${plan} does not exist.`);

export const planLacks = (plan: string, thing: string) =>
  because(`O plano ${plan} não inclui ${thing}.`, `The plan ${plan} does not include ${thing}.`);

export const keyLacks = (toolId: string) =>
  because(`Esta chave não permite ${toolId}.`, `This key does not allow ${toolId}.`);

/** The 403 for a key with a list of tools, at an address that is not a tool. */
export const keyIsForTools = () =>
  because(
    'Esta chave só permite as ferramentas da sua lista.',
    'This key only allows the tools of its list.',
  );

/** The 403 for a request that changes or counts something, and that a page of another origin may have sent. */
export const notOfThisOrigin = () =>
  because(
    'Com este login, só uma página desta mesma origem pode mandar esta requisição; um programa se identifica no cabeçalho Authorization.',
    'With this login, only a page of this same origin may send this request; a program signs in by the header Authorization.',
  );

/** The 403 of a caller with the scope account, by a key or a login at the host, at a tool. */
export const callsNoTool = () =>
  because(
    'O escopo account não chama ferramentas; use uma chave do escopo tools.',
    'The scope account calls no tools; use a key of the scope tools.',
  );
