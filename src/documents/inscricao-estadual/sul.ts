import { descending } from '../check-digits.ts';
import { ending, type Forms, NINE, nineDigits } from './form.ts';

/** The South. Sources: SINTEGRA's pages cad_PR, cad_RS and cad_SC, and as noted. */
export const sul: Forms<'PR' | 'RS' | 'SC'> = {
  PR: [
    {
      digits: 10,
      mask: '000.00000-00',
      correct: ending([3, 2, ...descending(7, 2)], [4, 3, 2, ...descending(7, 2)]),
    },
  ],
  RS: [
    {
      // First the municipality, 001 to 467; 800 and 900 stand for kinds of taxpayer instead (Instrução Normativa
      // DRP 45/98, subitems 1.2.3.2 and 1.2.3.3).
      digits: 10,
      mask: '000/0000000',
      issuedRange: [1, 467],
      correct: ending([2, ...NINE]),
    },
  ],
  SC: [nineDigits('25', undefined, '000.000.000')],
};
