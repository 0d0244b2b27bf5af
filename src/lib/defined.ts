/** The same options without those that are undefined, for a callee to whom absent and undefined are not the same. */
export function defined<T extends object>(options: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
}
