/**
 * The page of all tools, by category, and of the codes that their answers may hold. `textsOf` gives the texts of a
 * tool.
 */
export async function toolsPage(tools, textsOf) {
  const texts = new Map(await Promise.all(tools.map(async (tool) => [tool.id, await textsOf(tool)])));
  const categories = [...new Set(tools.map(({ category }) => category))].toSorted();
  const sections = categories.map((category) => {
    const rows = tools
      .filter((tool) => tool.category === category)
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(
        ({ id, method, path, name }) => `| \`${method} ${path}\` | ${name} | ${texts.get(id).summary.pt} |`,
      );
    return [`## ${category}`, '', '| call | name | what it does |', '|---|---|---|', ...rows, ''].join('\n');
  });
  const warnings = Object.assign({}, ...[...texts.values()].map((one) => one.warnings));
  const codes = Object.keys(warnings)
    .toSorted()
    .map((code) => {
      const { pt, en } = warnings[code];
      const users = tools.filter((tool) => tool.warnings?.includes(code)).map(({ id }) => `\`${id}\``);
      return `| \`${code}\` | ${pt} | ${en} | ${users.join(', ')} |`;
    });
  return `# Tools

${tools.length} tools. Each path stands under the base path of the service, which is \`/v1\` by default.

A tool's id is its path without the leading slash, each \`/\` turned into \`-\`: \`/calculadoras/inss\` is \`calculadoras-inss\`. The \`tools\`
of a key, \`allow\` of a plan and the overrides of \`canivete/msw\` name tools by their id.

\`npm run sync\` writes this page from the tools themselves.

${sections.join('\n')}
## Codes of avisos and warnings

An answer's \`avisos\`, or \`warnings\` where its fields are English, is a list of codes. They do not change; this is what they mean.

| code | in Portuguese | in English | tools |
|---|---|---|---|
${codes.join('\n')}
`;
}
