import { ApiError } from '../../kit/errors.ts';

/** A refused input, with the address of its tool in the docs page; any other error as it is. */
export function withDocs(error: unknown, docsPath: string | undefined, toolId: string): unknown {
  if (docsPath === undefined || !(error instanceof ApiError)) return error;
  const { status, parts } = error;
  return status === 400 || status === 422
    ? new ApiError(status, { ...parts, docs: `${docsPath}#${toolId}` })
    : error;
}
