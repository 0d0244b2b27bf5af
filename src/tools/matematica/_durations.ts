import type { Text } from '../../kit/texts.ts';

export const above59: Text = {
  pt: 'deve ter minutos e segundos de 00 a 59',
  en: 'must have minutes and seconds from 00 to 59',
};
