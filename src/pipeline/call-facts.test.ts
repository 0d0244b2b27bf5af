import { expect, it } from 'vitest';
import { knownMethod } from './call-facts.ts';

it('a method stands as it is where HTTP has it, and never as a caller made it up', () => {
  // RFC 9110 section 9 without CONNECT and TRACE, and PATCH of RFC 5789.
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect(knownMethod(method)).toBe(method);
  for (const method of ['get', 'TRACE', '', '__proto__']) expect(knownMethod(method)).toBe('OTHER');
});
