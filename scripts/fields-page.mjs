const HEAD = `# Fields

What each [tool](tools.md) reads, as it checks it: a value outside of these is refused, and the refusal names the field.

\`npm run sync\` writes this page from the tools themselves, and a test holds them against it: a limit, a choice or a default that
changes shows here.
`;

/** Valibot writes both languages and the status of a check into one text, with U+0000 between. */
const english = (message) => (typeof message === 'string' ? (message.split('\u0000')[2] ?? null) : null);

const code = (value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

const kinds = { picklist: 'one of', string: 'text', array: 'list', union: 'one of these' };
const units = { number: '', string: ' characters', array: ' items' };

/** What is said of a step of a schema's pipe; nothing of what only marks it. */
function rule({ type, requirement, message }, of) {
  const unit = units[of] ?? '';
  switch (type) {
    case 'min_value':
      return `from ${requirement}`;
    case 'max_value':
      return `to ${requirement}`;
    case 'gt_value':
      return `above ${requirement}`;
    case 'lt_value':
      return `below ${requirement}`;
    case 'min_length':
      return `from ${requirement}${unit}`;
    case 'max_length':
      return `to ${requirement}${unit}`;
    case 'length':
      return `${requirement}${unit}`;
    case 'regex':
      return `${requirement.flags.includes('i') ? 'in any case ' : ''}\`${requirement.source.replaceAll('|', '\\|')}\``;
    case 'check':
      return english(message);
    default:
      return null;
  }
}

/** The lines of a field and of those inside it. */
function linesOf(path, schema, outer = {}) {
  if (schema.wrapped) {
    const more = { left: true, ...('default' in schema && { byDefault: schema.default }), ...outer };
    return linesOf(path, schema.wrapped, more);
  }
  const steps = schema.pipe ? schema.pipe.flatMap((step) => (step.pipe ? step.pipe : [step])) : [schema];
  const [base, ...rest] = steps;
  const rules = rest
    .filter(({ type }) => type !== 'integer')
    .map((step) => rule(step, base.type))
    .filter((text) => text !== null)
    .join('; ')
    .replace(/((?:from|above) \S+?)(?: characters| items)?; (to|below) /, '$1 $2 ');
  const kind = rest.some(({ type }) => type === 'integer') ? 'whole number' : (kinds[base.type] ?? base.type);
  const choices = base.options?.every((option) => typeof option !== 'object')
    ? ` ${base.options.map(code).join(', ')}`
    : '';
  const { byDefault } = outer;
  // The one default that is worked out is the day of the call.
  const absent =
    byDefault !== undefined
      ? [`${typeof byDefault === 'function' ? 'today' : code(byDefault)} when left out`]
      : outer.left
        ? ['may be left out']
        : [];
  const said = [kind + choices, ...(rules ? [rules] : []), ...absent].join('; ');
  const inside = [
    ...Object.entries(base.entries ?? {}).flatMap(([name, entry]) => linesOf(`${path}.${name}`, entry)),
    ...(base.item ? linesOf(`${path}[]`, base.item) : []),
    ...(base.options ?? [])
      .filter((option) => typeof option === 'object')
      .flatMap((option) => linesOf(path, option)),
  ];
  return [`- \`${path}\`: ${said}`, ...inside];
}

const fieldsOf = ({ entries }) => Object.entries(entries).flatMap(([name, schema]) => linesOf(name, schema));

/** `docs/fields.md`: the fields of every tool, with their limits, choices and defaults. */
export function fieldsPage(tools) {
  const sections = tools
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ method, path, input, byAction = {} }) => {
      const actions = Object.entries(byAction).map(
        ([action, schema]) => `\nWith \`action=${action}\`:\n\n${fieldsOf(schema).join('\n')}\n`,
      );
      const whole = actions.length > 0 ? '' : `\n${fieldsOf(input).join('\n')}\n`;
      return `\n## \`${method} ${path}\`\n${whole}${actions.join('')}`;
    });
  return HEAD + sections.join('');
}
