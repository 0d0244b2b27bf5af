const UNCLEAN = /[ .\-/a-z]/;

/** The common cleaning of a document: no spaces, `.`, `-` or `/`, letters in capitals. Nothing else is repaired. */
export function clean(value: string): string {
  if (!UNCLEAN.test(value)) return value;
  // From a to z alone: capitals of the whole text would turn other letters into plain ones, such as ſ into S.
  return value.replace(/[ .\-/]+/g, '').replace(/[a-z]+/g, (small) => small.toUpperCase());
}
