/** The description of batches for the service's documents. */
import * as v from 'valibot';
import type { Page } from '../../contracts/pages.ts';
import { describe } from '../../kit/fields/index.ts';
import { envelopeOf } from './envelope.ts';

const output = v.object({
  results: describe(
    v.array(
      v.object({
        id: describe(v.nullable(v.string()), {
          pt: 'O nome dado à chamada; null onde não se deu nenhum',
          en: 'The name given to the call; null where none was given',
        }),
        status: describe(v.pipe(v.number(), v.integer()), {
          pt: 'O status que o endereço da ferramenta responderia',
          en: 'The status that the address of the tool would answer',
        }),
        readAs: describe(v.optional(v.array(v.string())), {
          pt: 'O que foi lido de outro modo do que veio, como salario=salarioBruto; ausente onde não houve nada',
          en: 'What was read otherwise than it was sent, such as salario=salarioBruto; absent where there was nothing',
        }),
        body: describe(v.unknown(), {
          pt: 'O corpo que o endereço da ferramenta responderia, também o de um erro',
          en: 'The body that the address of the tool would answer, that of an error too',
        }),
      }),
    ),
    { pt: 'Os resultados, na ordem das chamadas', en: 'The results, in the order of the calls' },
  ),
});

export const describeBatch = (maxBatch: number): NonNullable<Page['describe']> => ({
  POST: {
    summary: {
      pt: 'Muitas chamadas em uma requisição, que conta por todas elas',
      en: 'Many calls in one request, which counts for all of them',
    },
    body: envelopeOf(maxBatch),
    output,
    errors: [429],
  },
});
