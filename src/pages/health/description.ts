/** The description of the health of a service for its documents. */
import * as v from 'valibot';
import type { Page } from '../../contracts/pages.ts';
import { describe } from '../../kit/fields/index.ts';

const output = v.object({
  status: describe(v.picklist(['ok', 'failed', 'stopping']), {
    pt: '`ok`; `failed` quando um armazenamento não responde em 2 s; `stopping` enquanto o serviço termina',
    en: '`ok`; `failed` when a store does not answer within 2 s; `stopping` while the service ends',
  }),
  version: describe(v.string(), { pt: 'Versão do pacote', en: 'Version of the package' }),
  checks: describe(
    v.array(
      v.object({
        name: describe(v.string(), { pt: 'O armazenamento', en: 'The store' }),
        status: describe(v.picklist(['ok', 'failed']), {
          pt: 'Se respondeu a tempo',
          en: 'Whether it answered in time',
        }),
        ms: describe(v.pipe(v.number(), v.integer(), v.minValue(0)), {
          pt: 'Milissegundos até a resposta',
          en: 'Milliseconds until it answered',
        }),
      }),
    ),
    { pt: 'O que se perguntou a cada armazenamento', en: 'What was asked of each store' },
  ),
});

export const healthDescription: NonNullable<Page['describe']> = {
  GET: {
    summary: { pt: 'Se o serviço pode responder', en: 'Whether the service can answer' },
    output,
    unavailable: true,
  },
};
