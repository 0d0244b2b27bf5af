import * as v from 'valibot';
import { count, seed, upperUf } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { areaCodes } from '../../data/area-codes.ts';
import { states, type Uf } from '../../data/states.ts';
import { distinctBy, pick, type Random } from '../../lib/random.ts';
import { formatted, state } from './_fields.ts';
import { drawLandline, drawMobile, formatPhone } from './_phones.ts';

const type = v.picklist(['celular', 'fixo']);

/** Telephone numbers with an area code of the state. Brazil reserves none for fiction: one may ring. */
export const telefone = defineTool({
  method: 'GET',
  path: '/telefone',
  category: 'geradores',
  name: 'Gerador de telefones',
  summary: 'Gera telefones celulares ou fixos com o DDD do estado',
  items: 'telefones',
  input: v.object({ count: count(), type: v.optional(type, 'celular'), state, formatted, seed }),
  output: v.object({
    telefones: v.array(v.string()),
    items: v.array(
      v.object({ number: v.string(), ddd: v.string(), state: v.string(), type, e164: v.string() }),
    ),
  }),
  examples: [
    {
      input: { state: 'AC', formatted: false },
      output: {
        telefones: ['68996120453'],
        items: [{ number: '68996120453', ddd: '68', state: 'AC', type: 'celular', e164: '+5568996120453' }],
      },
    },
  ],
  run({ count, type, state, formatted }, { random }) {
    const draw = type === 'celular' ? drawMobile : drawLandline;
    const items = distinctBy(
      count,
      ({ e164 }) => e164,
      () => {
        const uf = state === undefined ? pick(random, states) : upperUf(state);
        const ddd = drawAreaCode(random, uf);
        const phone = draw(random, ddd);
        return {
          number: formatted ? formatPhone(phone) : phone,
          ddd: String(ddd),
          state: uf,
          type,
          e164: `+55${phone}`,
        };
      },
    );
    return { telefones: items.map(({ number }) => number), items };
  },
});

function drawAreaCode(random: Random, state: Uf): number {
  return pick<number>(random, areaCodes[state]);
}
