import type { PageGroup } from '../../contracts/pages.ts';

/** The API of the official calculator of CBS and IBS. Only this file is loaded until somebody asks for it. */
export function rtcGroup(): PageGroup {
  return { under: ['/rtc'], load: async () => (await import('./pages.ts')).rtcPages() };
}
