const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method of a request as telemetry tells it: a caller may write any. */
export function knownMethod(method: string): string {
  return methods.has(method) ? method : 'OTHER';
}
