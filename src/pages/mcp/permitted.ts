import type { Visit } from '../../contracts/pages.ts';

/** Tests that the caller's plan and key allow a tool. */
export function isPermitted(visit: Visit, toolId: string): boolean {
  try {
    visit.permit(toolId);
    return true;
  } catch {
    return false;
  }
}
