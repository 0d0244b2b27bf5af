/** Values of the documents: right ones, wrong ones for each reason, and right ones written in another way. */

const VARIANTS = ['mask', 'spaces', 'fullwidth', 'letters'];

/** Makes the validation inputs of a document from values drawn with a seed. */
export function documentMaker({ readByBoth, valuesOf, wrongCases, call }) {
  /** The inputs of validation for what generation draws. */
  async function* drawnFor(tool, wish, comment, flags = []) {
    const answer = await call(tool, wish);
    if (answer.result !== 'valid') return;
    const [{ text, told }] = valuesOf(tool.id, answer.output);
    const beside = { ...told, ...readByBoth(tool, wish) };
    const { action: _, formatted: __, ...more } = pickKnown(tool, beside);
    yield { comment, flags, input: { action: 'validate', value: text, ...more } };
  }

  const pickKnown = ({ byAction }, values) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([name]) => name in byAction.validate.entries && !/^(?:seed|invalid|variant|count)/.test(name),
      ),
    );

  /** By family, inputs of validation of a document. */
  return async function documentsOf(tool) {
    const own = wrongCases.filter(({ id }) => id === tool.id);
    const families = { right: [], wrong: [], written: [], broken: [] };
    const more = async (family, ...drawn) => {
      for await (const one of drawnFor(tool, ...drawn)) families[family].push(one);
    };
    const can = (field) => field in tool.input.entries;
    let round = 0;
    // One round after the other, so that a few hold something of every input.
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const { reasons, inputs } of own) {
        for (const input of inputs) {
          const wish = { ...input, seed: `${seed}${round++}`, seedVersion: 1 };
          const said = Object.values(input).map(String).join(' ');
          await more(
            'right',
            { ...wish, ...(can('formatted') && { formatted: round % 2 === 0 }) },
            told('valid', said),
            flagsOf(input),
          );
          const reason = reasons[round % reasons.length];
          if (reason) await more('wrong', { ...wish, invalid: reason }, told(reason, said), flagsOf(input));
        }
      }
    }
    for (const { reasons, inputs } of own) {
      for (const reason of reasons) {
        for (const seed of ['x', 'y', 'z'])
          await more(
            'wrong',
            { ...inputs[0], invalid: reason, seed, seedVersion: 1 },
            reason,
            flagsOf(inputs[0]),
          );
      }
    }
    for (const seed of ['e', 'f', 'g']) {
      for (const variant of VARIANTS)
        await more(
          'written',
          { ...own[0].inputs[0], variant, seed, seedVersion: 1 },
          `written in another way: ${variant}`,
          [`variant-${variant}`],
        );
    }
    for (const { input } of families.right.slice(0, 2)) {
      families.broken.push({
        comment: 'a character short',
        input: { ...input, value: input.value.slice(0, -1) },
      });
      families.broken.push({ comment: 'a character more', input: { ...input, value: `${input.value}0` } });
      families.broken.push({
        comment: 'a character that is none of it',
        input: { ...input, value: `ç${input.value.slice(1)}` },
      });
    }
    return families;
  };
}

const told = (what, said) => (said === '' ? what : `${what}: ${said}`);
const flagsOf = ({ alphanumeric, cnpj }) => (alphanumeric || cnpj ? ['alphanumeric'] : []);
