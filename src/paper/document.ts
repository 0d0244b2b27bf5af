import { type Language, languageTags } from '../lib/languages.ts';
import { escapeHtml } from './markup.ts';
import { paperStyle } from './style.ts';

/** The beginning and the end of a file of HTML that holds printed pages. It has no script and asks for nothing. */
export const paperDocument = (
  title: string,
  language: Language,
): { readonly start: string; readonly end: string } => ({
  start: `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>body { margin: 0 }${paperStyle}</style>
</head>
<body>
`,
  end: '</body>\n</html>\n',
});
