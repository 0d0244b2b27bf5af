import type { Snippet } from '../../shared/snippets.ts';

/** Writes a first call, for the tools that most people have at hand. */
export function callsOf(address: string, key: string, path: string): readonly Snippet[] {
  const url = `${address}${path}`;
  return [
    { name: 'curl', text: `curl -H "Authorization: Bearer ${key}" \\\n  "${url}"` },
    {
      name: 'fetch',
      text: `const answer = await fetch("${url}", {\n  headers: { authorization: "Bearer ${key}" },\n});\nconsole.log(await answer.json());`,
    },
  ];
}
