import { lawPieces } from '../../../shown/laws.ts';
import { type Child, h } from '../../shared/dom.ts';

/** A source with each law that has a known page as a link to it. */
export const lawLinks = (source: string): Child =>
  lawPieces(source).map(({ text, address }) =>
    address === null ? text : h('a', { class: 'quiet', href: address, rel: 'noreferrer' }, text),
  );
