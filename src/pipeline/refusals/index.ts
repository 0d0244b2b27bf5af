/** What puts a refusal in words. Nothing here is loaded for a call that is answered. */
export { errorBody } from './error-body.ts';
export { faultsOf, withWanted } from './faults.ts';
export { notAnObject, tooDeep, tooManyElements } from './texts.ts';
