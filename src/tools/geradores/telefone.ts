import * as v from 'valibot';
import { defineDocument } from '../../kit/document.ts';
import { count, describe, upperUf } from '../../kit/fields/index.ts';
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
  wrongPhone,
} from '../../documents/telefone.ts';

const type = v.picklist(['celular', 'fixo']);

/** Telephone numbers with an area code of the state. Brazil reserves none for fiction: one may ring. */
export const telefone = defineDocument({
  path: '/telefone',
  category: 'geradores',
  name: 'Gerador de telefones',
  invalid: { pt: 'Telefone inválido', en: 'Invalid telephone number' },
  summary: 'Gera e valida telefones celulares e fixos, com o DDD do estado',
  en: {
    name: 'Telephone generator',
    summary: 'Generates and validates mobile and landline telephone numbers, with the area code of the state',
  },
  about: {
    pt: 'Os DDDs são os da Anatel. O Brasil não reserva números para ficção: um número gerado pode ser de alguém. A validação não verifica se a linha existe.',
    en: "The area codes are those of Anatel. Brazil reserves no numbers for fiction: a generated one may be somebody's. Validation does not check whether the line exists.",
  },
  items: 'telefones',
  generate: {
    input: {
      count: count(),
      type: describe(v.optional(type, 'celular'), {
        pt: 'Celular ou fixo',
        en: 'Mobile (celular) or landline (fixo)',
      }),
      state,
      formatted,
    },
    output: {
      telefones: describe(v.array(v.string()), {
        pt: 'Telefones gerados, sem repetição',
        en: 'Telephone numbers generated, none twice',
      }),
      items: describe(
        v.array(
          v.object({
            number: describe(v.string(), { pt: 'Telefone', en: 'Telephone number' }),
            ddd: describe(v.string(), { pt: 'DDD', en: 'Area code' }),
            state: describe(v.string(), {
              pt: 'Sigla do estado do DDD',
              en: 'Code of the state of the area code',
            }),
            type: describe(type, { pt: 'Celular ou fixo', en: 'Mobile (celular) or landline (fixo)' }),
            e164: describe(v.string(), {
              pt: 'O número na forma internacional (E.164)',
              en: 'The number in the international form (E.164)',
            }),
          }),
        ),
        {
          pt: 'Os mesmos telefones, na mesma ordem, com suas partes',
          en: 'The same numbers, in the same order, with their parts',
        },
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
    reasons: phoneReasons,
    output: {
      number: describe(v.string(), {
        pt: 'Só os dígitos, com o DDD',
        en: 'The digits alone, with the area code',
      }),
      type: describe(v.picklist(['celular', 'fixo', 'nao-geografico', 'numero-unico']), {
        pt: 'Celular, fixo, não geográfico (como 0800) ou número único (como 4004)',
        en: 'Mobile (celular), landline (fixo), non-geographic (such as 0800) or single number (such as 4004)',
      }),
      ddd: describe(v.nullable(v.string()), {
        pt: 'DDD, ou null em um número que não tem',
        en: 'Area code, or null in a number that has none',
      }),
      state: describe(v.nullable(v.string()), {
        pt: 'Sigla do estado do DDD, ou null',
        en: 'Code of the state of the area code, or null',
      }),
      e164: describe(v.nullable(v.string()), {
        pt: 'O número na forma internacional (E.164), ou null se não é alcançado de fora',
        en: 'The number in the international form (E.164), or null if it is not reached from abroad',
      }),
    },
    clean: cleanPhone,
    shape: {
      pattern: PHONE_SHAPE,
      says: {
        pt: 'deve ter o DDD e 8 ou 9 dígitos, com ou sem +55, ou ser um número de serviço (0800, 400)',
        en: 'must have the area code and 8 or 9 digits, with or without +55, or be a service number (0800, 400)',
      },
    },
    run: (value) => checkPhone(value) ?? readPhone(value),
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
