import * as v from 'valibot';
import { defineDocument } from '../../kit/document.ts';
import { count, upperUf } from '../../kit/fields/index.ts';
import { phoneReasons } from '../../kit/errors/reasons.ts';
import { areaCodes } from '../../data/area-codes.ts';
import { states, type Uf } from '../../data/states.ts';
import { distinctBy, pick, type Random } from '../../lib/random.ts';
import { formatted, state } from './_fields.ts';
import {
  checkPhone,
  cleanPhone,
  drawLandline,
  drawMobile,
  formatPhone,
  PHONE_SHAPE,
  type PhoneReason,
  readPhone,
  splitExtension,
  wrongPhone,
} from '../../documents/telefone.ts';

const type = v.picklist(['celular', 'fixo']);

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
  },
  validate: {
    compares: { type: true, state: true },
    reasons: phoneReasons,
    output: {
      number: v.string(),
      type: v.picklist(['celular', 'fixo', 'nao-geografico', 'numero-unico', 'servico']),
      ddd: v.nullable(v.string()),
      state: v.nullable(v.string()),
      e164: v.nullable(v.string()),
      extension: v.nullable(v.string()),
    },
    clean(value) {
      const [number, extension] = splitExtension(value);
      return cleanPhone(number) + (extension === null ? '' : `x${extension}`);
    },
    shape: (value) => ({
      pattern: PHONE_SHAPE.test(splitExtension(value)[0]) ? /^/ : /^(?!)/,
      says: {
        pt: 'deve ter o DDD e 8 ou 9 dígitos, com ou sem +55, ou ser um número de serviço (0800, 400, 190)',
        en: 'must have the area code and 8 or 9 digits, with or without +55, or be a service number (0800, 400, 190)',
      },
    }),
    run(value) {
      const [number, extension] = splitExtension(value);
      return checkPhone(number) ?? { ...readPhone(number), extension };
    },
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

function drawAreaCode(random: Random, state: Uf): number {
  return pick<number>(random, areaCodes[state]);
}
