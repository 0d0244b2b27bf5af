// Calls the function with the event of a request, and prints what it answers:
// `node examples/lambda/invoke.mjs '/v1/cnpj?alphanumeric=true'`.
import { handler, key } from './handler.mjs';

const [target = '/v1/cnpj?alphanumeric=true'] = process.argv.slice(2);
const [rawPath, rawQueryString = ''] = target.split('?');

const result = await handler({
  version: '2.0',
  rawPath,
  rawQueryString,
  headers: { authorization: `Bearer ${key}` },
  requestContext: { stage: '$default', http: { method: 'GET' } },
  isBase64Encoded: false,
});
console.log(JSON.stringify(result, null, 2));
