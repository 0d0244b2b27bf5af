import * as v from 'valibot';
import { describe } from '../../kit/fields/index.ts';

const request = v.object({
  id: describe(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), {
    pt: 'Um nome seu para a chamada, que volta no resultado; pode repetir-se',
    en: 'A name of yours for the call, which its result gives back; it may be repeated',
  }),
  tool: describe(v.string(), {
    pt: 'Identificação da ferramenta, como em GET /tools',
    en: 'Id of the tool, as in GET /tools',
  }),
  input: describe(v.optional(v.record(v.string(), v.unknown()), {}), {
    pt: 'Os campos da ferramenta, como valores JSON: 3, e não "3"',
    en: 'The fields of the tool, as JSON values: 3, and not "3"',
  }),
});

/** The schema of a request for a batch of at most this many calls. */
export const envelopeOf = (maxBatch: number) =>
  v.object({
    requests: describe(v.pipe(v.array(request), v.minLength(1), v.maxLength(maxBatch)), {
      pt: 'As chamadas',
      en: 'The calls',
    }),
  });

export type Envelope = v.InferOutput<ReturnType<typeof envelopeOf>>;
