/** Brazil as a grid of tiles, one a state, each about where the state lies. */
import { stateCodes } from '../../../data/states.ts';
import { ofStates } from '../../../data/state-names.ts';
import { type Child, h } from '../../shared/dom.ts';

type State = keyof typeof stateCodes;

/** The rows of the map from north to south; a point is a place without a state. */
const ROWS = [
  '.. .. RR .. AP .. ..',
  '.. .. AM PA MA CE RN',
  '.. AC RO TO PI PE PB',
  '.. .. MT GO BA SE AL',
  '.. .. MS DF MG ES ..',
  '.. .. PR SP RJ .. ..',
  '.. .. SC .. .. .. ..',
  '.. .. RS .. .. .. ..',
].map((row) => row.split(' '));

export const isState = (code: string): code is State => Object.hasOwn(stateCodes, code);

/** The name of a state without its preposition. */
export const stateName = (code: State): string => ofStates[code].replace(/^\S+ /, '');

/** Draws the map. `tile` gives the content of each state's tile. */
export function stateTiles(label: string, tile: (code: State) => Child): HTMLElement {
  return h(
    'ul',
    { class: 'tiles', 'aria-label': label },
    ROWS.flatMap((row, y) =>
      row.flatMap((code, x) =>
        isState(code) ? [h('li', { class: `tile column-${x} row-${y}` }, tile(code))] : [],
      ),
    ),
  );
}
