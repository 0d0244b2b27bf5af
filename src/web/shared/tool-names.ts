/** The name of a tool in a list: what all of a kind begin or end with is left out. */
export function shortName(name: string): string {
  const rest = name
    .replace(/^(?:Gerador|Calculadora|Conversor) d(?:e|o|a|os|as) (?=.)/, '')
    .replace(/(?<=.) (?:generator|calculator|converter)$/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
