/** 403 of a call of a tool, in words: each names what is not allowed. */
import { ApiError } from './api-error.ts';

/** 403 for this reason. One that a single page gives stands with the page, so that no start loads it. */
export const because = (pt: string, en: string) => new ApiError(403, { error: { pt, en } });

export const accountSuspended = (id: string) =>
  because(`A conta ${id} está suspensa.`, `The account ${id} is suspended.`);

export const unknownPlan = (plan: string) =>
  because(`O plano ${plan} não existe.`, `The plan ${plan} does not exist.`);

export const planLacks = (plan: string, thing: string) =>
  because(`O plano ${plan} não inclui ${thing}.`, `The plan ${plan} does not include ${thing}.`);

export const keyLacks = (toolId: string) =>
  because(`Esta chave não permite ${toolId}.`, `This key does not allow ${toolId}.`);

/** Of a key with a list of tools, at a page that is no tool. */
export const keyIsForTools = () =>
  because(
    'Esta chave só permite as ferramentas da sua lista.',
    'This key only allows the tools of its list.',
  );

/** Of who speaks for an account, by a key for that or a login at the host. */
export const callsNoTool = () =>
  because(
    'O escopo account não chama ferramentas; use uma chave do escopo tools.',
    'The scope account calls no tools; use a key of the scope tools.',
  );
