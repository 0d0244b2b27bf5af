import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/telefone.ts';
import { defineDocument } from '../../kit/document.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { count, upperUf } from '../../kit/fields/index.ts';
import { phoneReasons } from '../../kit/errors/reasons.ts';
import { oneOf } from '../../kit/texts.ts';
import { areaCodes } from '../../data/area-codes.ts';
import { distinctBy } from '../../lib/random.ts';
import { formatted, state } from './_fields.ts';
import {
  drawLandline,
  drawMobile,
  formatPhone,
  type PhoneReason,
  wrongPhone,
  cleanPhoneAndExtension,
  drawAreaCode,
  stateOfAreaCode,
} from '../../documents/telefone.ts';

const type = v.picklist(['celular', 'fixo']);
const ddd = v.optional(v.picklist(Object.values(areaCodes).flat().map(String).toSorted()));

/** Telephone numbers with an area code of the state. Brazil reserves none for fiction: one may ring. */
export const telefone = defineDocument({
  path: '/telefone',
  category: 'geradores',
  name: 'Gerador de telefones',
  invalid: { pt: 'Telefone inválido', en: 'Invalid telephone number' },
  items: 'telefones',
  generate: {
    input: {
      count: count(),
      type: v.optional(type, 'celular'),
      state,
      ddd,
      formatted,
    },
    output: {
      telefones: v.array(v.string()),
      items: v.array(
        v.object({
          number: v.string(),
          ddd: v.string(),
          state: v.string(),
          type: type,
          e164: v.string(),
        }),
      ),
    },
    run({ count, type, formatted, ddd, state: sent }, { random }) {
      const given = sent === undefined ? undefined : upperUf(sent);
      if (ddd !== undefined && given !== undefined && stateOfAreaCode(ddd) !== given)
        throw invalidValue('ddd', oneOf(areaCodes[given]));
      const draw = type === 'celular' ? drawMobile : drawLandline;
      const items = distinctBy(
        count,
        ({ e164 }) => e164,
        () => {
          const [state, areaCode] = drawAreaCode(random, given, ddd);
          const phone = draw(random, areaCode);
          return {
            number: formatted ? formatPhone(phone) : phone,
            ddd: String(areaCode),
            state,
            type,
            e164: `+55${phone}`,
          };
        },
      );
      return { telefones: items.map(({ number }) => number), items };
    },
  },
  validate: {
    narrows: ['type', 'state', 'ddd'],
    reasons: phoneReasons,
    output: {
      number: v.string(),
      type: v.picklist(['celular', 'fixo', 'nao-geografico', 'numero-unico', 'servico']),
      ddd: v.nullable(v.string()),
      state: v.nullable(v.string()),
      e164: v.nullable(v.string()),
      extension: v.nullable(v.string()),
    },
    says: {
      pt: 'deve ter o DDD e 8 ou 9 dígitos, com ou sem +55, ou ser um número de serviço (0800, 400, 190)',
      en: 'must have the area code and 8 or 9 digits, with or without +55, or be a service number (0800, 400, 190)',
    },
    clean: cleanPhoneAndExtension,
    parse,
    isValid,
  },
  wrong: {
    replace: (value, reason, random) => wrongPhone(value, reason as PhoneReason, random),
    write({ items: [item] }, value, { formatted }) {
      const isForeign = value.startsWith('+');
      const number = formatted && !isForeign ? formatPhone(value) : value;
      const e164 = isForeign ? value : `+55${value}`;
      return { telefones: [number], items: [{ ...(item as NonNullable<typeof item>), number, e164 }] };
    },
  },
  examples: [
    { input: { action: 'validate', value: '+55 (11) 98765-4321' } },
    { input: { state: 'AC', formatted: false } },
  ],
  impossible: { action: 'validate', value: '+1587507277' },
});
