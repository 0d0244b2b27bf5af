/**
 * How a contribution is rounded: `total` rounds the sum of the bands once; `faixa` cuts each band after the cent, as
 * S-5001 of eSocial does, from which the DCTFWeb is charged.
 */
export const inssRoundings = ['total', 'faixa'] as const;

export type InssRounding = (typeof inssRoundings)[number];
