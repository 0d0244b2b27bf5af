/** Gives the name of a tool in a list, without the words that all of a kind begin or end with. */
export function shortName(name: string): string {
  const rest = name
    .replace(/^(?:Gerador|Calculadora|Conversor) d(?:e|o|a|os|as) (?=.)/, '')
    .replace(/(?<=.) (?:generator|calculator|converter)$/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
