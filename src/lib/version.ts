/** The version of the package; the build writes it. */
export const version: string = '0.0.0';
