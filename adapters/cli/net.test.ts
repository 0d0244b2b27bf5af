import { describe, expect, it } from 'vitest';
import { explain, isLoopback, readPort, requireSendable } from './net.ts';
import { sameText, UsageError } from './usage.ts';

describe('a port', () => {
  // RFC 9293 section 3.1: a port has 16 bits.
  it.each([
    ['0', 0],
    ['8787', 8787],
    ['65535', 65_535],
  ])('%s is one', (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  it.each(['65536', '065535', '099999', '123456', '-1', '1.5', '1e3', 'x', '8x', 'x8', ''])(
    '%j is not',
    (text) => {
      expect(() => readPort(text)).toThrow(new UsageError(sameText('--port takes a number from 0 to 65535')));
    },
  );
});

describe('a reason that keeps a server from listening', () => {
  it.each([
    ['EADDRINUSE', /^port 80 of ::1 is taken; choose another with --port$/],
    ['EACCES', /^port 80 of ::1 may not be used by this user$/],
    ['EADDRNOTAVAIL', /^this machine has no address ::1$/],
    ['ENOTFOUND', /^this machine has no address ::1$/],
    [undefined, /^as the system says$/],
    ['EOTHER', /^as the system says$/],
  ])('such as %s is given in the words of a user', (code, message) => {
    const error = explain(Object.assign(new Error('as the system says'), { code }), 80, '::1');
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toMatch(message);
  });
});

describe('a host that only this machine reaches', () => {
  // RFC 1122 section 3.2.1.3 (127/8), RFC 4291 section 2.5.3 (::1), RFC 6761 section 6.3 (localhost).
  it.each(['127.0.0.1', '127.255.255.254', '::1', 'localhost'])('%s is one', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each([
    ...['0.0.0.0', '::', '10.0.0.1', '128.0.0.1', '127.0.0', '127..0.1', '127.0..1', '127.0.0.'],
    ...['127.0.0.1.example.com', 'a127.0.0.1', 'localhost.example.com', 'my-localhost', '1::1', '::10', ''],
  ])('%j is not', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});

it.each(['a b', 'a\nb', 'é', ''])('the key %j is refused by its place, and not named', (key) => {
  expect(() => requireSendable(key, '--key')).toThrow(/^--key has a character that no key has$/);
  expect(requireSendable('cnv_x', '--key')).toBe('cnv_x');
});
