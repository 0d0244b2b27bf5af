import type { Control, ControlParts } from './control.ts';
import {
  anyControl,
  choiceControl,
  choicesOf,
  numberControl,
  stepperControl,
  switchControl,
  textControl,
} from './one-value.ts';
import { listControl, objectControl } from './several-values.ts';

/** Most steps of an integer that has buttons for them. */
const STEPS = 100;

/** Makes the control that a schema asks for. */
export function createControl(given: Omit<ControlParts, 'create'>): Control {
  return create({ ...given, create });
}

function create(parts: ControlParts): Control {
  const { schema } = parts;
  const { type, minimum, maximum } = schema;
  const choices = choicesOf(schema);
  if (choices) return choiceControl(parts, choices);
  const kind = Array.isArray(type) ? type[0] : type;
  if (kind === 'boolean') return switchControl(parts);
  if (kind === 'integer' && minimum !== undefined && maximum !== undefined && maximum - minimum <= STEPS) {
    return stepperControl(parts);
  }
  if (kind === 'integer' || kind === 'number') return numberControl(parts);
  if (kind === 'string') return textControl(parts);
  if (kind === 'array') return listControl(parts);
  return kind === 'object' && schema.properties ? objectControl(parts) : anyControl(parts);
}
