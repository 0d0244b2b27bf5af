import type { Schema } from '../core/types.ts';
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
import { rowsControl } from './rows.ts';
import { listControl, objectControl, setControl } from './several-values.ts';

/** Most steps of an integer that has buttons for them. */
const STEPS = 100;

/** Makes the control that a schema asks for. */
export function createControl(given: Omit<ControlParts, 'create'>): Control {
  return create({ ...given, create });
}

const kindOf = ({ type }: Schema) => (Array.isArray(type) ? (type[0] as string) : type);

/** Tests that a value is one of a few, or yes or no. */
export const isChoice = (schema: Schema): boolean =>
  choicesOf(schema) !== undefined || kindOf(schema) === 'boolean';

/** Tests that an integer has so few steps that it gets buttons for them. */
function isStepped(schema: Schema): boolean {
  const { minimum, maximum } = schema;
  return (
    kindOf(schema) === 'integer' &&
    minimum !== undefined &&
    maximum !== undefined &&
    maximum - minimum <= STEPS
  );
}

/** Tests that a value is written by hand. */
export const isTyped = (schema: Schema): boolean => !isChoice(schema) && !isStepped(schema);

function create(parts: ControlParts): Control {
  const { schema } = parts;
  const choices = choicesOf(schema);
  if (choices) return choiceControl(parts, choices);
  const kind = kindOf(schema);
  if (kind === 'boolean') return switchControl(parts);
  if (isStepped(schema)) return stepperControl(parts);
  if (kind === 'integer' || kind === 'number') return numberControl(parts);
  if (kind === 'string') return textControl(parts);
  const ofList = kind === 'array' && schema.items?.enum && choicesOf(schema.items);
  if (ofList) return setControl(parts, ofList);
  if (kind === 'array') return schema.items?.properties ? rowsControl(parts) : listControl(parts);
  return kind === 'object' && schema.properties ? objectControl(parts) : anyControl(parts);
}
