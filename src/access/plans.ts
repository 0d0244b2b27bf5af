import { eventNames } from '../contracts/event-names.ts';
import { builtInPlans, type OwnPlans, type Plan, plansWith } from '../contracts/plans.ts';
import type { Text } from '../lib/languages.ts';
import {
  type Check,
  describeCheck,
  isObject,
  isText,
  isTextList,
  isWhole,
  orNull,
  type Rule,
} from '../lib/options.ts';

const isPrice: Check = (value) => Number.isFinite(value) && (value as number) >= 0;
const isTexts: Check = (value) => {
  const { pt, en } = Object(value) as Partial<Text>;
  return isText(value) || (isText(pt) && isText(en));
};
const orNothing =
  (rule: Rule): Rule =>
  (value) =>
    value === undefined || rule(value);

const planRules: Readonly<Record<keyof Plan, Rule>> = {
  requestsPerMonth: describeCheck('a whole number, 0 or more, or null', orNull(isWhole(0))),
  tools: (value) =>
    value === '*' || isToolList(value) || 'must be "*", { allow } or { deny }, with a list of tool ids',
  events: (value) =>
    (Array.isArray(value) && value.every((event) => eventNames.includes(event))) ||
    `must be a list of some of ${eventNames.join(', ')}`,
  price: orNothing(describeCheck('a number, 0 or more, or null', orNull(isPrice))),
  currency: orNothing(
    describeCheck('a code such as BRL', (value) => isText(value) && /^[A-Z]{3}$/.test(value as string)),
  ),
  text: orNothing(describeCheck('a text, or { pt, en }', isTexts)),
};

/** The rule of the option `plans`. */
export const arePlans: Rule = (value) => {
  if (!isObject(value) || Array.isArray(value)) return 'must be an object of plans by name';
  for (const [name, plan] of Object.entries(value as Record<string, unknown>)) {
    if (plan === null && Object.hasOwn(builtInPlans, name)) continue;
    if (!isObject(plan)) return `has a plan "${name}" that is not an object`;
    for (const [part, rule] of Object.entries(planRules)) {
      const verdict = rule((plan as Record<string, unknown>)[part]);
      if (verdict !== true) return `has a plan "${name}" whose "${part}" ${verdict}`;
    }
  }
  return Object.keys(plansWith(value as OwnPlans)).length > 0 || 'takes all plans away';
};

const isToolList: Check = (value) => {
  if (!isObject(value)) return false;
  const { allow, deny } = value as { allow?: unknown; deny?: unknown };
  const list = allow ?? deny;
  return (allow === undefined || deny === undefined) && isTextList(list);
};
