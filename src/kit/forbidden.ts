/** 403, in words: each names what is not allowed. */
import { ApiError } from './errors.ts';

const because = (pt: string, en: string) => new ApiError(403, { error: { pt, en } });

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

/** Of a key that calls tools, in the account's area. */
export const opensNoAccount = () =>
  because(
    'O escopo tools não abre a área da conta; use uma chave do escopo account.',
    'The scope tools does not open the account area; use a key of the scope account.',
  );

/** Of a change that a page of another origin asks for in the name of somebody who is logged in. */
export const notOfThisOrigin = () =>
  because(
    'Esta mudança só é aceita de uma página desta mesma origem.',
    'This change is only taken from a page of this same origin.',
  );

/** Of a page of another origin, which `cors` does not name. */
export const foreignOrigin = (origin: string) =>
  because(
    `Páginas da origem ${origin} não chamam este endereço.`,
    `Pages of the origin ${origin} do not call this address.`,
  );

export const noAccountScope = () =>
  because('Este serviço não tem chaves do escopo account.', 'This service has no keys of the scope account.');
