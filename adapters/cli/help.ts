/** Cuts the help of one command from that of all: how it is called, and the paragraphs of options that name it. */
export function helpOf(name: string, all: string): string {
  const calls: string[] = [];
  const rest: string[] = [];
  let isOwn = false;
  for (const paragraph of all.trimEnd().split('\n\n')) {
    const [heading = '', ...lines] = paragraph.split(/\n(?= {2}\S)/);
    const own = [heading, ...lines].filter((line) => line.startsWith(`  canivete ${name} `));
    calls.push(...own);
    const [, names] = /^Options of (.*)/.exec(heading) ?? [];
    if (names !== undefined) isOwn = names.split(/, | and /).includes(name);
    // A paragraph of calls also says what they need, if it says anything.
    if (lines.some((line) => line.startsWith('  canivete '))) {
      isOwn = false;
      if (own.length > 0 && !heading.startsWith(' ')) rest.push(heading);
    } else if (isOwn) rest.push(paragraph);
  }
  return `${[calls.join('\n'), ...rest].join('\n\n')}\n`;
}
