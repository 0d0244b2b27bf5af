import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { offensiveAmong } from '#test/support/offensive.ts';
import { nick } from './nick.ts';

const styles = ['divertido', 'gamer', 'fofo', 'sombrio', 'fantasia', 'minimalista'];

const draw = (values: Record<string, unknown>): string[] =>
  Array.from({ length: 20 }, () => callTool(nick, { count: 100, ...values }).nicks).flat();

describe.each(styles)('nick: %s', (style) => {
  it('has 4 to 20 letters and underscores, begins with a letter and has no digit', () => {
    for (const name of draw({ style })) expect(name).toMatch(/^[A-Za-z][A-Za-z_]{3,19}$/);
  });

  it('ends in 1 to 4 digits when asked, within 20 characters', () => {
    const names = draw({ style, includeNumbers: true });
    for (const name of names) {
      expect(name).toMatch(/^[A-Za-z][A-Za-z_]*\d{1,4}$/);
      expect(name.length).toBeGreaterThanOrEqual(4);
      expect(name.length).toBeLessThanOrEqual(20);
    }
    for (let digits = 1; digits <= 4; digits++) {
      expect(names.some((name) => name.replace(/\D/g, '').length === digits)).toBe(true);
    }
  });

  it('is never twice in an answer, and nothing offensive', () => {
    const { nicks } = callTool(nick, { style, count: 100 });
    expect(new Set(nicks).size).toBe(100);
    expect(offensiveAmong(draw({ style }))).toEqual([]);
  });

  it('repeats with the same seed', () => {
    expect(callTool(nick, { style, count: 9, seed: 'a' })).toEqual(
      callTool(nick, { style, count: 9, seed: 'a' }),
    );
    expect(callTool(nick, { style, count: 9, seed: 'a' })).not.toEqual(
      callTool(nick, { style, count: 9, seed: 'b' }),
    );
  });
});

describe('nick', () => {
  it('minimalista is in small letters, at most 10 before any digits', () => {
    for (const name of draw({ style: 'minimalista' })) expect(name).toMatch(/^[a-z]{4,10}$/);
    for (const name of draw({ style: 'minimalista', includeNumbers: true })) {
      expect(name).toMatch(/^[a-z]{4,10}\d{1,4}$/);
    }
  });

  it('gamer may stand between xX_ and _Xx, its digits after them', () => {
    expect(draw({ style: 'gamer' }).some((name) => /^xX_[A-Za-z_]+_Xx$/.test(name))).toBe(true);
    expect(draw({ style: 'gamer', includeNumbers: true }).some((name) => /^xX_.+_Xx\d+$/.test(name))).toBe(
      true,
    );
    for (const style of styles.filter((style) => style !== 'gamer')) {
      expect(draw({ style }).some((name) => name.startsWith('xX'))).toBe(false);
    }
  });

  it('refuses another style', () => {
    expect(refusal(nick, { style: 'serio' })).toMatchObject({ status: 400, fields: ['style'] });
  });
});
