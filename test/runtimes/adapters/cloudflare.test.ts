import { describe } from 'vitest';
import { isInstalled } from '../runtimes.ts';
import { startProgram } from './start.ts';
import { adapterSuite } from './suite.ts';

describe.skipIf(!isInstalled('miniflare'))('Workers', () => {
  adapterSuite('workerd', () => startProgram('cloudflare'), {
    'lets a sender ask before it sends its body': 'workerd leaves the sender to wait and then send',
    'refuses without reading the body, and the connection stays good':
      'workerd closes a connection with an unread body',
    'does not resolve dot segments': 'workerd does, also encoded ones, as the URL standard has it',
    'knows no fragment in a target': 'workerd drops it before the Worker sees it',
    'takes a target with scheme and host':
      'the server in workerd knows no proxies; in front of it stands one',
    'answers its pages whatever host is named, and none':
      'workerd refuses a host that makes no URL by itself',
    'refuses TRACE whatever host is named, and none': 'workerd refuses a host that makes no URL by itself',
    'takes no address out of a query': 'workerd refuses a host that makes no URL by itself',
  });
});
