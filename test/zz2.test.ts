import { it } from 'vitest';
import { tools } from './support/tools.ts';
import { wholeTextsOf } from './support/descriptions.ts';
it('x', async () => {
  for (const t of tools) {
    const { input, output } = await wholeTextsOf(t);
    const words = (o) => [...JSON.stringify(o).matchAll(/"also":"([^"]*)"/g)].map((m) => m[1]);
    const ins = words(input);
    for (const w of words(output)) if (!ins.includes(w)) console.log('OUT', t.id, w);
  }
});
