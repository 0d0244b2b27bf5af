import type { Schema } from './types.ts';

/** Tests that a number is an amount of reais, as the service says it in either language. */
export const isMoney = ({ 'x-unit': unit }: Schema): boolean => unit === 'reais' || unit === 'BRL';
