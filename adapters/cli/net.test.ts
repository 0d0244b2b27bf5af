import { describe, expect, it } from 'vitest';
import { explain, readPort } from './net.ts';
import { UsageError } from './usage.ts';

describe('a port', () => {
  // RFC 9293 section 3.1: a port has 16 bits.
  it.each([
    ['0', 0],
    ['8787', 8787],
    ['65535', 65_535],
  ])('%s is one', (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  it.each(['65536', '099999', '123456', '-1', '1.5', '1e3', 'x', '8x', 'x8', ''])('%j is not', (text) => {
    expect(() => readPort(text)).toThrow(new UsageError('--port takes a number from 0 to 65535'));
  });
});

describe('what keeps a server from listening', () => {
  it.each([
    ['EADDRINUSE', /^port 80 of ::1 is taken; .*--port$/],
    ['EACCES', /^port 80 of ::1 may not be used/],
    ['EADDRNOTAVAIL', /no address ::1$/],
    ['ENOTFOUND', /no address ::1$/],
    ['EOTHER', /^as the system says$/],
  ])('%s is told in the words of a user', (code, message) => {
    const error = explain(Object.assign(new Error('as the system says'), { code }), 80, '::1');
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toMatch(message);
  });
});
