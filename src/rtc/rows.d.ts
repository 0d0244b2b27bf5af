/** A file of data, JSON with one record a line: the build packs it (DEFLATE, Base64), and `lib/unpack.ts` reads it. */
declare module '*.rows' {
  const packed: string;
  export default packed;
}
