/** What an answer that refuses a request needs beside the words, and a call in code does not. */
export { errorAnswer } from './error-answer.ts';
export { chooseLanguage } from './language.ts';
export { notFound } from './not-found.ts';
export { withDocs } from './with-docs.ts';
