/** What the first request of a page needs. Nothing here is loaded for a tool. */
export { openPage } from './open-page.ts';
export { createPageRouter } from './page-router.ts';
