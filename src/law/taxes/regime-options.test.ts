import { expect, it } from 'vitest';
import { simplesOptions } from '../tables/opcao-simples.ts';
import { stateOf } from './regime-options.ts';

// Resoluções CGSN 186/2026, art. 1º, 194/2026 and 190/2026, art. 40-D, as two readings of the Diário Oficial give them.
it.each([
  ['2026-08-31', ['futura', 'futura', 'futura']],
  ['2026-09-01', ['aberta', 'aberta', 'futura']],
  ['2026-10-15', ['aberta', 'aberta', 'futura']],
  ['2026-10-16', ['encerrada', 'aberta', 'futura']],
  ['2026-10-30', ['encerrada', 'aberta', 'futura']],
  ['2026-11-02', ['encerrada', 'encerrada', 'futura']],
  ['2026-11-03', ['so-cancelamento', 'so-cancelamento', 'futura']],
  ['2026-12-20', ['so-cancelamento', 'so-cancelamento', 'futura']],
  ['2026-12-21', ['encerrada', 'encerrada', 'futura']],
  ['2027-03-01', ['encerrada', 'encerrada', 'aberta']],
  ['2027-03-31', ['encerrada', 'encerrada', 'aberta']],
  ['2027-04-01', ['encerrada', 'encerrada', 'so-cancelamento']],
  ['2027-05-31', ['encerrada', 'encerrada', 'so-cancelamento']],
  ['2027-06-01', ['encerrada', 'encerrada', 'encerrada']],
])('on %s the windows of 2027 are %j', (today, states) => {
  const windows = simplesOptions.entries.at(-1)!.value;
  expect(windows.map((window) => stateOf(window, today))).toEqual(states);
});
