import { Ajv2020, type Options } from 'ajv/dist/2020.js';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: true;
  readonly schema: Schema;
}

interface Content {
  readonly 'application/json': { readonly schema: Schema };
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
}

export interface Document {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly responses: Readonly<Record<string, { readonly content: Content }>>;
    readonly schemas: Readonly<Record<string, object>>;
  };
}

/** A validator of the schemas of documents, to which no keyword and no format is unknown. */
export function documentAjv(options: Options = {}): Ajv2020 {
  return new Ajv2020({
    strict: true,
    strictTypes: false,
    // The alternatives of an input name fields that stand beside them.
    strictRequired: false,
    // It takes as long as all else that compiling does.
    code: { optimize: false },
    keywords: [
      'x-unit',
      'x-enumNames',
      'x-decimals',
      'x-sensitive',
      'x-either',
      'x-lines',
      'x-unitField',
      'x-when',
      'x-columns',
      'x-ref',
      'x-from',
      'x-ask',
      'x-audit',
      'x-hero',
      'x-why',
      'x-facts',
      'x-internal',
      'x-aliases',
      'x-rare',
      'x-because',
      'x-paper',
      'components',
      'paths',
    ],
    formats: { date: true, 'date-time': true },
    ...options,
  });
}

/** A schema whose objects take no fields but their own. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, closed(one)]));
  return 'properties' in inner && inner['type'] === 'object'
    ? { additionalProperties: false, ...inner }
    : inner;
}
