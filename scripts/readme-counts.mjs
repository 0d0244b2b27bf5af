/** Writes the numbers of tools into a README: of all, in bold, and of each category, in the row that begins with it. */
export function withCounts(readme, tools) {
  const counts = new Map();
  for (const { category } of tools) counts.set(category, (counts.get(category) ?? 0) + 1);
  const all = put(readme, /(?<=\*\*)\d+(?= (?:tools|ferramentas)\*\*)/, tools.length);
  return [...counts].reduce(
    (page, [category, count]) =>
      put(page, new RegExp(`(?<=^\\| \`${category}\` \\| )\\d+(?= \\|)`, 'm'), count),
    all,
  );
}

function put(page, place, count) {
  if (!place.test(page)) throw new Error(`the README has no place for a number: ${place}`);
  return page.replace(place, String(count));
}
