/**
 * JSON (RFC 8259) as text: read into its tokens and written back from them, so that no number, string or repeated key
 * is changed or lost, as JSON.parse would.
 */

/** A token that is written as it stood, or a collection of them. */
export type JsonNode = string | JsonArray | JsonObject;

export interface JsonArray {
  readonly items: readonly JsonNode[];
}

export interface JsonObject {
  readonly members: readonly JsonMember[];
}

export interface JsonMember {
  /** The key as written, in its quotes. */
  readonly key: string;
  /** The key with its escapes resolved. */
  readonly name: string;
  readonly value: JsonNode;
}

/** Where something stands: a JSON Pointer (RFC 6901), cut at a thousand characters with an ellipsis, and a line from 1. */
export interface JsonPlace {
  readonly path: string;
  readonly line: number;
}

export interface JsonFacts {
  /** Levels of arrays and objects; 0 of a bare scalar. */
  depth: number;
  /** Members of all objects, repeated keys included. */
  keys: number;
  /** The first 100 repetitions of a key. */
  readonly duplicateKeys: JsonPlace[];
  duplicateKeyCount: number;
  /** The first 100 integers beyond 2^53 − 1, which a double cannot tell from their neighbours. */
  readonly unsafeIntegers: (JsonPlace & { readonly value: string })[];
  unsafeIntegerCount: number;
}
