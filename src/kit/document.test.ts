import { afterEach, describe, expect, it, vi } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { aih } from '../tools/documentos/aih.ts';
import { cnpj } from '../tools/documentos/cnpj.ts';
import { cpf } from '../tools/documentos/cpf.ts';
import { inscricaoEstadual } from '../tools/documentos/inscricao-estadual.ts';
import { rg } from '../tools/documentos/rg.ts';
import type { AnyTool } from './tool.ts';
import type { ApiError } from './errors/api-error.ts';

/** Returns the error that validation throws for a number. */
function thrownBy(tool: typeof cpf, value: string): unknown {
  try {
    return tool.run({ action: 'validate', value } as never, {} as never);
  } catch (error) {
    return error;
  }
}

describe('the verdict on a value', () => {
  afterEach(() => void vi.useRealTimers());

  it('is about the value, and about the fields that are read beside it', () => {
    expect(cpf.isValid('111.444.777-35')).toBe(true);
    expect(cpf.isValid('111.444.777-36')).toBe(false);
    // A number of São Paulo; no other state has its check digit.
    expect(rg.isValid('39.889.261-2', { state: 'SP' })).toBe(false);
    expect(rg.isValid('39.889.261-1', { state: 'SP' })).toBe(true);
    // @ts-expect-error -- generation reads it, validation does not
    cpf.isValid('111.444.777-35', { count: 2 });
  });

  it('is no for a value that cannot be read', () => {
    const bare = '11144477735';
    expect(cpf.isValid(bare.padEnd(200))).toBe(true);
    expect(cpf.isValid(bare.padEnd(201))).toBe(false);
    expect(rg.isValid('39.889.261-1', { state: 'XX' })).toBe(false);
    for (const value of [undefined, null, 11144477735, {}, []]) {
      expect(cpf.isValid(value as never)).toBe(false);
      expect(rg.isValid(value as never)).toBe(false);
    }
  });

  it('goes by the day in Brazil', () => {
    const { aih: number } = callTool(aih, { year: 2026 });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T02:59:59Z') });
    expect(aih.isValid(number)).toBe(false);
    vi.setSystemTime(new Date('2026-01-01T03:00:00Z'));
    expect(aih.isValid(number)).toBe(true);
  });
});

describe('a number that has lost its leading zeros', () => {
  const refused = (tool: AnyTool, input: Record<string, unknown>, options = {}) =>
    refusal(tool, { action: 'validate', ...input }, options);

  // The CPF 012.345.678-90, whose digits are right, as a spreadsheet shows it.
  it('is refused, and the refusal tells the number that it would be', () => {
    expect(refused(cpf, { value: '1234567890' })).toEqual({
      status: 400,
      fields: ['value'],
      valid: false,
      value: '1234567890',
      reason: 'format',
      candidate: '012.345.678-90',
    });
    const [fault] = (thrownBy(cpf, '1234567890') as ApiError).parts.details ?? [];
    expect(fault?.message.pt).toBe(
      'tem 10 dígitos; com um zero à esquerda seria 012.345.678-90, que é válido',
    );
    expect(fault?.message.en).toContain('with one zero in front it would be 012.345.678-90');
  });

  it.each([
    [cpf, { value: '191' }, undefined],
    [cpf, { value: '00000191' }, '000.000.001-91'],
    [cpf, { value: '1234567891' }, undefined],
    [cpf, { value: '123456789o' }, undefined],
    [cnpj, { value: '191' }, undefined],
    [cnpj, { value: '191000100' }, undefined],
    // The CNPJ of Banco do Brasil, 00.000.000/0001-91, loses ten; of Petrobras, 33.000.167/0001-01, none.
    [cnpj, { value: '6990590000123' }, '06.990.590/0001-23'],
    [inscricaoEstadual, { value: '4000002', state: 'AC' }, undefined],
    [inscricaoEstadual, { value: '100482300112', state: 'AC' }, '01.004.823/001-12'],
    // A bank account is padded already, and no one knows how long another bank's is.
    [rg, { value: '123456', state: 'SP' }, undefined],
  ] as const)('$id: %j has the candidate %s', (tool, input, candidate) => {
    expect(refused(tool as AnyTool, input)).toMatchObject({ status: 400, reason: 'format' });
    expect((refused(tool as AnyTool, input) as { candidate?: string }).candidate).toBe(candidate);
  });
});
