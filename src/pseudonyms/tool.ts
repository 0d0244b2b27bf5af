/** `POST /pseudonimos`: pseudonyms over HTTP. */
import * as v from 'valibot';
import { ApiError, type Fault } from '../kit/errors/api-error.ts';
import { describe, integer, inUnit, text, uf, upperUf } from '../kit/fields/index.ts';
import { say, type Text } from '../kit/texts.ts';
import { type AnyTool, defineTool, type ToolHead } from '../kit/tool.ts';
import { BoundedMap } from '../lib/bounded-map.ts';
import { nextTurn } from '../lib/turns.ts';
import { DEFAULT_WINDOW } from './dates.ts';
import type { Aes } from './ff1.ts';
import {
  keepLengths,
  type Kind,
  kinds,
  LEAST_EMAIL,
  MAX_WINDOW,
  MOST_CHARACTERS,
  type ParamName,
  paramsOf,
  type Reason,
} from './names.ts';
import { type Detail, invalidModes, type Pseudonymizer, pseudonymizerOf } from './pseudonymizer.ts';
import { MAX_CONTEXT, readKey } from './settings.ts';

/** The settings of a host, checked. */
export interface ToolSettings {
  readonly key: Uint8Array | string;
  readonly context: string;
  readonly perAccount: boolean;
}

const MAX_ITEMS = 1000;
/** UTF-16 units of a value, of one that is long by its nature, and of all together. */
const [MAX_VALUE, MAX_LONG_VALUE, MAX_ALL] = [200, 10_000, 100_000];
const longValues: Readonly<Partial<Record<Kind, number>>> = {
  'pix-copia-e-cola': 600,
  endereco: MAX_LONG_VALUE,
  texto: MAX_LONG_VALUE,
};
/** Milliseconds of work before other calls have their turn. */
const TURN = 5;
/** Contexts whose keys are kept. */
const KEPT = 100;
const MAX_FAULTS = 20;

/** The key of the examples in documents, which is no secret: the bytes from 0 to 31. */
const EXAMPLE_KEY = Uint8Array.from({ length: 32 }, (_, i) => i);

const item = v.object({
  kind: describe(v.picklist(kinds), { pt: 'O que o valor é', en: 'What the value is' }),
  value: describe(v.nullable(text(0, MAX_LONG_VALUE)), {
    pt: `Valor, até ${MAX_VALUE} caracteres (pix-copia-e-cola: 600; texto e endereco: ${MAX_LONG_VALUE}), ou null`,
    en: `Value, up to ${MAX_VALUE} characters (pix-copia-e-cola: 600; texto and endereco: ${MAX_LONG_VALUE}), or null`,
  }),
  state: describe(v.optional(uf), {
    pt: 'Estado que emitiu o rg ou a ie',
    en: 'State that issued the rg or ie',
  }),
  banco: describe(
    v.optional(
      v.pipe(v.string(), v.regex(/^\d{3}$/, say({ pt: 'deve ter 3 dígitos', en: 'must have 3 digits' }))),
    ),
    {
      pt: 'Código do banco da conta-bancaria, 3 dígitos',
      en: 'Code of the bank of the conta-bancaria, 3 digits',
    },
  ),
  agency: describe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,5}$/, say({ pt: 'deve ter de 1 a 5 dígitos', en: 'must have 1 to 5 digits' })),
      ),
    ),
    {
      pt: 'Agência da conta-bancaria; o valor é então só a conta',
      en: 'Branch of the conta-bancaria; the value is then the account alone',
    },
  ),
  subject: describe(v.optional(text(0, MAX_VALUE)), {
    pt: 'De quem é a data, ou a de um texto: todas as de um mesmo sujeito mudam juntas',
    en: 'Whose date it is, or the one in a texto: all of one subject move together',
  }),
  window: describe(v.optional(inUnit({ pt: 'dias', en: 'days' }, integer(1, MAX_WINDOW))), {
    pt: `Quanto a data volta no máximo; sem ele ${DEFAULT_WINDOW}`,
    en: `How far the date moves back at most; without it ${DEFAULT_WINDOW}`,
  }),
  keep: describe(v.optional(v.picklist(keepLengths)), {
    pt: 'Quantos dígitos o cep mantém à frente: 2 são o estado, 5 a cidade; sem ele 2',
    en: 'How many digits in front the cep keeps: 2 are the state, 5 the city; without it 2',
  }),
  max: describe(v.optional(inUnit({ pt: 'caracteres', en: 'characters' }, integer(1, MOST_CHARACTERS))), {
    pt: `Quantos caracteres o email (${LEAST_EMAIL} ou mais), o nome ou o endereço pode ter`,
    en: `How many characters the email (${LEAST_EMAIL} or more), the name or the address may have`,
  }),
});

const input = v.object({
  items: describe(v.pipe(v.array(item), v.minLength(1), v.maxLength(MAX_ITEMS)), {
    pt: 'Valores',
    en: 'Values',
  }),
  context: describe(
    v.optional(
      v.pipe(
        text(0, MAX_CONTEXT),
        v.check(
          (value) => !value.includes('\0'),
          say({ pt: 'não pode conter U+0000', en: 'cannot hold U+0000' }),
        ),
      ),
    ),
    { pt: 'Contexto: outro dá outros pseudônimos', en: 'Context: another one gives other pseudonyms' },
  ),
  invalid: describe(v.optional(v.picklist(invalidModes), 'pseudonym'), {
    pt: 'O que se faz de um valor inválido: um pseudônimo tão inválido quanto ele, mantê-lo, null ou erro',
    en: 'What becomes of an invalid value: a pseudonym as invalid as it is, keep it, null or an error',
  }),
});

const output = v.object({
  keyId: describe(v.string(), {
    pt: 'Diz se dois lugares usam a mesma chave e o mesmo contexto',
    en: 'Tells whether two places use the same key and context',
  }),
  items: describe(
    v.array(
      v.object({
        kind: describe(v.picklist(kinds), { pt: 'O que o valor é', en: 'What the value is' }),
        pseudonym: describe(v.nullable(v.string()), { pt: 'Pseudônimo', en: 'Pseudonym' }),
        status: describe(v.picklist(['ok', 'invalid', 'kept']), {
          pt: 'Como o valor era; kept ficou como estava',
          en: 'How the value was; kept was left as it is',
        }),
        reason: describe(v.optional(v.string()), { pt: 'Por que era inválido', en: 'Why it was invalid' }),
        padded: describe(v.optional(v.literal(true)), {
          pt: 'Zeros perdidos voltaram à frente',
          en: 'Lost zeros stand in front again',
        }),
        found: describe(v.optional(v.record(v.string(), v.number())), {
          pt: 'Quantas vezes cada tipo apareceu em um texto',
          en: 'How often each kind was found in a text',
        }),
      }),
    ),
    { pt: 'Pseudônimos, na ordem dos valores', en: 'Pseudonyms, in the order of the values' },
  ),
});

type Item = v.InferOutput<typeof item>;

/** The messages on values that a caller wants refused. They quote nothing. */
const reasons: Readonly<Record<Reason, Text>> = {
  format: { pt: 'não tem a forma do seu tipo', en: 'does not have the form of its kind' },
  'check-digit': {
    pt: 'tem um dígito verificador que não confere',
    en: 'has a check digit that does not match',
  },
  'state-code': { pt: 'tem um código de estado que não existe', en: 'has a state code that does not exist' },
  prefix: { pt: 'começa de um modo que nunca é emitido', en: 'starts in a way that is never issued' },
  serial: { pt: 'tem o número zero', en: 'has the number zero' },
  country: { pt: 'é de outro país', en: 'is of another country' },
  date: { pt: 'é uma data que não existe', en: 'is a date that does not exist' },
  'one-way': { pt: 'não tem volta', en: 'does not lead back' },
};

/** Refuses values that are too long, each or together. */
function tooLong(items: readonly Partial<Item>[]): readonly Fault[] {
  const lengths = items.map(({ value }) => (typeof value === 'string' ? value.length : 0));
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const upTo = (most: number): Text => ({
    pt: `deve ter no máximo ${most} caracteres`,
    en: `must have at most ${most} characters`,
  });
  const faults = lengths.flatMap((length, i) => {
    const most = longValues[items[i]?.kind as Kind] ?? MAX_VALUE;
    return length > most ? [{ field: `items[${i}].value`, message: upTo(most) }] : [];
  });
  if (all <= MAX_ALL) return faults;
  const message = {
    pt: `deve ter no máximo ${MAX_ALL} caracteres em todos os valores`,
    en: `must have at most ${MAX_ALL} characters in all values`,
  };
  return [...faults, { field: 'items', message }];
}

/** Refuses room for an e-mail address in which none fits. */
function tooShort(items: readonly Partial<Item>[]): readonly Fault[] {
  return items.flatMap(({ kind, max }, i) =>
    kind === 'email' && typeof max === 'number' && max < LEAST_EMAIL
      ? [
          {
            field: `items[${i}].max`,
            message: { pt: `deve ser ${LEAST_EMAIL} ou mais`, en: `must be ${LEAST_EMAIL} or more` },
          },
        ]
      : [],
  );
}

/** The kinds that read a parameter. */
function kindsWith(name: ParamName): Kind[] {
  return kinds.filter((kind) => paramsOf[kind]?.includes(name));
}

function pseudonymize(
  one: Pseudonymizer,
  { kind, value, state, ...params }: Item,
  invalid: 'keep' | 'null' | 'pseudonym',
) {
  return one.detail(kind, value, { ...params, ...(state && { state: upperUf(state) }), invalid });
}

/** The tool of a host's key. Documents show the answers of another key, so that they tell nothing of this one. */
export function createTool(head: ToolHead, settings: ToolSettings, aes: Aes): AnyTool {
  const original = toolOf(head, { key: EXAMPLE_KEY, context: '', perAccount: false }, aes);
  return { ...toolOf(head, settings, aes), original };
}

function toolOf(head: ToolHead, { key, context: own, perAccount }: ToolSettings, aes: Aes): AnyTool {
  const bytes = readKey(key) as Uint8Array;
  const kept = new BoundedMap<string, Pseudonymizer>(KEPT);
  const inContext = (context: string): Pseudonymizer => {
    const known = kept.get(context);
    if (known) return known;
    const made = pseudonymizerOf(bytes, context, aes);
    kept.set(context, made);
    return made;
  };

  return defineTool({
    ...head,
    summary: 'Troca dados reais por pseudônimos válidos, sempre os mesmos sob a chave do serviço',
    en: {
      name: 'Keyed pseudonyms',
      summary: 'Replaces real data by valid pseudonyms, always the same under the key of the service',
    },
    about: {
      pt: 'Pseudonimização (LGPD, art. 13, § 4º), e não anonimização: os dados continuam pessoais. Um pseudônimo é um número válido, que pode ser de um estranho: nunca envie, cobre nem consulte nada por ele.',
      en: 'Pseudonymisation (LGPD, art. 13, § 4º), not anonymisation: the data stay personal. A pseudonym is a valid number, which may be of a stranger: never send to, charge or look up one.',
    },
    input,
    output,
    reads: {
      inside: {
        items: {
          when: {
            state: { kind: kindsWith('state') },
            agency: { kind: kindsWith('agency') },
            subject: { kind: kindsWith('subject') },
            window: { kind: kindsWith('window') },
            keep: { kind: kindsWith('keep') },
            max: { kind: kindsWith('max') },
          },
          needs: { banco: { kind: 'conta-bancaria' }, state: { kind: 'ie' }, subject: { kind: 'data' } },
        },
      },
    },
    requires: ({ items }) => (Array.isArray(items) ? [...tooLong(items), ...tooShort(items)] : []),
    items: 'items',
    sensitive: { result: true, inputs: ['items'] },
    examples: [
      {
        input: {
          items: [
            { kind: 'cpf', value: '111.444.777-35' },
            { kind: 'nome', value: 'José da Silva' },
          ],
        },
      },
    ],
    impossible: { items: [{ kind: 'cpf', value: '111.444.777-36' }], invalid: 'error' },
    async run({ items, context = own, invalid }, { accountId }) {
      const one = inContext(perAccount && accountId !== undefined ? `${accountId}/${context}` : context);
      const mode = invalid === 'error' ? 'keep' : invalid;
      const details: Detail[] = [];
      let began = performance.now();
      for (const sent of items) {
        details.push(pseudonymize(one, sent, mode));
        if (performance.now() - began < TURN) continue;
        await nextTurn();
        began = performance.now();
      }
      if (invalid === 'error') requireValid(details);
      return {
        keyId: one.keyId,
        items: details.map(({ value, ...rest }, i) => ({
          kind: (items[i] as Item).kind,
          pseudonym: value,
          ...rest,
        })),
      };
    },
  });
}

/** Throws 422 on the values that are invalid, with the reason of the first one in its body. */
function requireValid(details: readonly Detail[]): void {
  const faults = details.flatMap(({ reason }, i) => (reason ? [{ i, reason }] : []));
  const [first] = faults;
  if (!first) return;
  throw new ApiError(422, {
    extra: { reason: first.reason },
    details: faults
      .slice(0, MAX_FAULTS)
      .map(({ i, reason }) => ({ field: `items[${i}].value`, message: reasons[reason] })),
  });
}
