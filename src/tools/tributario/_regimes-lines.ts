import type { Text } from '../../kit/texts.ts';
import type { LineCode } from '../../law/taxes/regime-year.ts';
import { same, taxNames } from './_lucro-presumido.ts';

/** The names of the lines of a comparison. */
export const lineNames: Readonly<Record<LineCode, Text>> = {
  ...taxNames,
  cbs: same('CBS'),
  ibs: same('IBS'),
  cpp: same('CPP'),
  ipi: same('IPI'),
  'das-mei': { pt: 'DAS do MEI', en: 'DAS of the MEI' },
  'inss-patronal': { pt: 'INSS patronal', en: 'Employer’s INSS' },
  rat: same('RAT'),
  terceiros: { pt: 'Terceiros', en: 'Other entities' },
  fgts: same('FGTS'),
};
