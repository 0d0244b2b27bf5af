import * as v from 'valibot';
import { text } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { isTimeZone } from './_time-zones.ts';

const zone = v.pipe(
  text(1, 64),
  v.check(
    isTimeZone,
    say(
      {
        pt: 'deve ser um fuso da base IANA, como America/Sao_Paulo',
        en: 'must be a zone of the IANA database, such as America/Sao_Paulo',
      },
      422,
    ),
  ),
);

/** A zone of the IANA database; one that the runtime does not know is 422. */
export const timezone = v.optional(zone, 'America/Sao_Paulo');
