/**
 * Addresses of the federal laws that a source names, at the Planalto. Its pages of laws and decrees since 2004 follow one
 * rule, complementary laws and amendments another; older laws have names of their own, so only those that are known stand
 * here. A law of a state names it (`Lei SP 9.497/1997`), and has no address.
 */
const HOME = 'https://www.planalto.gov.br/ccivil_03/';

/** First years of the folders that a presidential term has. */
const TERMS = [2004, 2007, 2011, 2015, 2019, 2023, 2027];

/** Pages of laws before 2004, by their numbers. */
const OLDER: Readonly<Record<string, string>> = {
  605: 'l0605',
  4090: 'l4090',
  7418: 'l7418',
  7998: 'l7998',
  8036: 'l8036consol',
  8212: 'l8212cons',
  8213: 'l8213cons',
  9249: 'l9249',
  9250: 'l9250',
  9430: 'l9430',
};

/** The lowest numbers in 2004: a lower one of these years is not federal, or its page has another name. */
const LOWEST = { lei: 11_000, decreto: 5_000 };

/** Amendments to constitutions of states are cited without `nº`. */
const CITED = /\b(?:CLT|CF)\b|\b(?:(?:Lei|LC|Lei Complementar|Decreto)(?: nº)?|EC nº) ([\d.]+)\/(\d{4})\b/g;

function addressOf(text: string, number: string, year: number): string | null {
  if (text === 'CLT') return `${HOME}decreto-lei/del5452.htm`;
  if (text === 'CF') return `${HOME}constituicao/constituicao.htm`;
  if (text.startsWith('EC')) return `${HOME}constituicao/emendas/emc/emc${number}.htm`;
  if (/^(?:LC|Lei Complementar)/.test(text)) return `${HOME}leis/lcp/lcp${number}.htm`;
  const kind = text.startsWith('Lei') ? 'lei' : 'decreto';
  const term = TERMS.findLastIndex((first) => first <= year);
  const [first, next] = [TERMS[term], TERMS[term + 1]];
  if (first === undefined) return kind === 'lei' && OLDER[number] ? `${HOME}leis/${OLDER[number]}.htm` : null;
  if (next === undefined || Number(number) < LOWEST[kind]) return null;
  return `${HOME}_ato${first}-${next - 1}/${year}/${kind}/${kind.charAt(0)}${number}.htm`;
}

/** A piece of a text, with its address where it names a law that has one. */
export interface LawPiece {
  readonly text: string;
  readonly address: string | null;
}

/** Cuts a source into pieces, in their order. */
export function lawPieces(source: string): readonly LawPiece[] {
  const pieces: LawPiece[] = [];
  let end = 0;
  for (const { 0: text, 1: number = '', 2: year, index } of source.matchAll(CITED)) {
    const address = addressOf(text, number.replaceAll('.', ''), Number(year));
    if (address === null) continue;
    if (index > end) pieces.push({ text: source.slice(end, index), address: null });
    pieces.push({ text, address });
    end = index + text.length;
  }
  if (end < source.length) pieces.push({ text: source.slice(end), address: null });
  return pieces;
}
