import { createService } from '../../dist/index.js';

const service = createService();
const { id } = await service.accounts.create({ plan: 'pro' });
const { key } = await service.keys.create(id);
const request = new Request('http://localhost/v1/cpf?count=3', {
  headers: { authorization: `Bearer ${key}` },
});
const response = await service(request);
if (response.status !== 200) throw new Error(await response.text());
await response.text();
