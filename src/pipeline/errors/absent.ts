import { ApiError } from '../../kit/errors/api-error.ts';
import type { AbsentTool } from '../../kit/tool.ts';

/** The 404 at the address of a tool that the service has not. */
export function absentAt(method: string, path: string, absent: readonly AbsentTool[]): ApiError | undefined {
  const tool = absent.find((one) => one.method === method && one.path === path);
  return tool && notConfigured(tool);
}

/** The 404 of a tool that the service has not: it says why. */
export function notConfigured({ why }: AbsentTool): ApiError {
  return new ApiError(404, { error: why, extra: { reason: 'not-configured' } });
}
