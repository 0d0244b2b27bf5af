import express from 'express';
import { toExpress } from 'canivete/express';
import { fixture } from '../fixture.mjs';

const [variant] = process.argv.slice(2);
const app = express();
const prefix = variant === 'prefix' ? '/api' : '';

if (variant === 'parsed') app.use(express.json());
if (prefix) app.use(prefix, toExpress(await fixture({ http: { basePath: `${prefix}/v1` } })));
else app.use(toExpress(await fixture()));

app.get('/health', (_request, response) => response.send('ok'));
app.get(`${prefix}/v1x`, (_request, response) => response.send('beside'));
app.post('/own', express.json(), (request, response) => response.json(request.body));

const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
