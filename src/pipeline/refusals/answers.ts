/** What a service that refuses a request needs beside the words, and a call in code does not. */
export { noSuchTool } from '../../kit/tool-names.ts';
export { errorAnswer, errorAnswerBody } from './error-answer.ts';
export { chooseLanguage } from './language.ts';
export { notFound } from './not-found.ts';
export { bodyIncomplete, bodyTooLarge, jsonOnly, notJson, queryTooLong } from './request-texts.ts';
export { withDocs } from './with-docs.ts';
