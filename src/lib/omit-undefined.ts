/** Drops the options that are undefined, for a callee that tells an absent option from an undefined one. */
export function omitUndefined<T extends object>(options: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
}
