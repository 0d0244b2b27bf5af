/** A file of data, one record a line, its columns split by tabs: the build packs it (DEFLATE, Base64), and `lib/unpack.ts` reads it. */
declare module '*.tsv' {
  const packed: string;
  export default packed;
}
