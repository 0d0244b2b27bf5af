// The service as an AWS Lambda function, behind a function URL or an HTTP API: `npm i canivete`, then this file and
// node_modules in one archive, with the handler `handler.handler`.
import { createService } from 'canivete';
import { toLambda } from 'canivete/lambda';

// Between requests a function is frozen, and in another instance memory is another: with stores of its own and
// `autoStart: false`, a second function that a schedule calls does `service.runDue()`.
const service = createService({ autoStart: false });
const account = await service.accounts.create({ plan: 'pro', name: 'Padaria São João' });

/** Of this instance, for a first try. */
export const { key } = await service.keys.create(account.id, { name: 'staging', tools: ['cpf', 'cnpj'] });

export const handler = toLambda(service);
