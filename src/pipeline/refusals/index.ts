/** What puts a refusal in words. Nothing here is loaded for a request that is answered. */
export { errorAnswer, errorBody } from './error-answer.ts';
export { faultsOf, withWanted } from './faults.ts';
export { chooseLanguage } from './language.ts';
export { notFound, unknownTool } from './not-found.ts';
export * as texts from './texts.ts';
