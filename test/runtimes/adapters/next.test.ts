import { describe } from 'vitest';
import { isInstalled } from '../runtimes.ts';
import { startProgram } from './start.ts';
import { adapterSuite } from './suite.ts';

describe.skipIf(!isInstalled('next'))('Next.js 16', () => {
  adapterSuite('route handlers', () => startProgram('next'), {
    'tells the length of the body in bytes': 'Next.js streams what a handler answers',
    'answers a malformed encoding of a path with 404': 'Next.js answers 500 before any handler',
    'does not fold double slashes': 'Next.js redirects to the path with one',
    'answers for its base path too': '[...path] has at least one segment; [[...path]] would have none too',
    'does not resolve dot segments': 'a Request has a URL, which is normalised',
    'knows no fragment in a target': 'a Request has a URL, which is normalised',
    'answers a rare method like any wrong one': 'Next.js answers 400 to methods that no handler can have',
    'refuses TRACE whatever host is named, and none':
      'Next.js makes a Request before any handler, which TRACE may not have, and answers 500',
    'takes a target with scheme and host': 'Next.js takes the double slash in it for one of the path',
  });
});
