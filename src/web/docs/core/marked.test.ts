import { describe, expect, it } from 'vitest';
import { put } from '../../shared/dom.ts';
import { inlineCode } from '../parts/inline-code.ts';
import { markMatches } from './marked.ts';
import { makeDocument } from '#test/support/document.ts';

const { document } = makeDocument();

describe('a text', () => {
  const tagged = (...children: Parameters<typeof put> extends [Element, ...infer Rest] ? Rest : never) => {
    put(document.body, ...children);
    return document.body.innerHTML;
  };

  it('has its code between grave accents', () => {
    expect(tagged(inlineCode('a `b` c `d`'))).toBe('a <code>b</code> c <code>d</code>');
    expect(tagged(inlineCode('a'))).toBe('a');
  });

  it('is marked where a search found it', () => {
    expect(tagged(markMatches('Salário: líquido, e salarial', 'salario'))).toBe(
      '<mark>Salário</mark>: líquido, e <mark>salarial</mark>',
    );
    expect(tagged(markMatches('CPF e CNPJ', 'cnpj cpf'))).toBe('<mark>CPF</mark> e <mark>CNPJ</mark>');
    expect(tagged(markMatches('boleto', 'x'))).toBe('boleto');
  });
});
