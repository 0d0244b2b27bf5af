/** The frame around each page of the docs. */
import { type Language, languageTags } from '../../lib/languages.ts';
import { fillIn, type PageFiles } from '../files.ts';
import { escapeHtml, type Html } from './html.ts';
import { words } from './texts.ts';

/** The content of a page. */
export interface Readable {
  readonly title: string;
  readonly description: string;
  readonly main: Html;
}

/** Gives the link to an address of the service, such as `docs/cpf`. Without a language it has that of the reader. */
export type Links = (address: string, language?: Language) => string;

export interface Place {
  readonly language: Language;
  /** The address of the page itself. */
  readonly address: string;
  readonly to: Links;
}

/** Facts for the application in the browser. */
export interface Facts {
  readonly demo: string;
  readonly callers: string;
  readonly panel: string;
  readonly session: string;
}

const noFacts: Facts = { demo: '', callers: '', panel: '', session: '' };

/** Writes a page in its frame. Without facts it has no scripts. */
export function framed(
  { html, app }: PageFiles,
  { title, description, main }: Readable,
  { language, address, to }: Place,
  facts?: Facts,
): string {
  const other = language === 'pt' ? 'en' : 'pt';
  const files = to('docs/files');
  return fillIn(html, {
    ...{ title: escapeHtml(title), description: escapeHtml(description), main: main.html },
    ...{ lang: languageTags[language], home: to('docs'), canonical: to(address), files },
    ...{ pt: to(address, 'pt'), en: to(address, 'en') },
    ...{ other, toOther: to(address, other), otherName: words[language].other },
    ...{ scripts: facts ? `<script type="module" src="${files}/${app}"></script>` : '' },
    ...(facts ?? noFacts),
  });
}
