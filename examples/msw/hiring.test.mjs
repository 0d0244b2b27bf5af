import { failure } from 'canivete/msw';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { offerFor } from './hiring.mjs';
import { canivete, server } from './mocks.mjs';

const maria = { name: 'Maria Souza', cpf: '52998224725', salary: 5000 };

describe('an offer', () => {
  it('shows the net pay of the month, by the tables of November 2026', async () => {
    expect(await offerFor(maria)).toEqual({
      name: 'Maria Souza',
      cpf: '529.982.247-25',
      gross: 5000,
      net: 4498.49,
    });
  });

  it('asks for the salary that was typed', async () => {
    await offerFor(maria);
    expect(canivete.calls).toContainEqual({
      tool: 'calculadoras-salario-liquido',
      input: { salarioBruto: 5000 },
      status: 200,
    });
  });

  it('takes the net pay as it comes', async () => {
    canivete.use({
      'calculadoras-salario-liquido': async (_input, { answer }) => ({
        ...(await answer()),
        salarioLiquido: 0.01,
      }),
    });
    expect((await offerFor(maria)).net).toBe(0.01);
  });

  it('is for no mistyped CPF', async () => {
    await expect(offerFor({ ...maria, cpf: '529.982.247-26' })).rejects.toThrow(
      '529.982.247-26: os dígitos verificadores não conferem',
    );
  });

  it('is for any applicant', async () => {
    const response = await fetch('https://api.example.com/v1/cpf?count=3');
    const { cpfs } = await response.json();
    for (const cpf of cpfs) expect((await offerFor({ ...maria, cpf })).cpf).toBe(cpf);
  });
});

describe('when the API refuses', () => {
  it('a used up quota is waited for', async () => {
    const once = failure(429, { headers: { 'retry-after': '0' } });
    canivete.use({ cpf: (_input, { nth, answer }) => (nth === 1 ? once : answer()) });
    expect((await offerFor(maria)).net).toBe(4498.49);
    expect(canivete.calls.map(({ status }) => status)).toEqual([429, 200, 200]);
  });

  it('a failure that lasts is told', async () => {
    canivete.use({ cpf: failure(500, { headers: { 'retry-after': '0' } }) });
    await expect(offerFor(maria)).rejects.toThrow('The API answered 500: Erro interno.');
    expect(canivete.calls).toHaveLength(3);
  });

  it('a wrong key is told, and not tried again', async () => {
    canivete.use({ cpf: failure(401) });
    await expect(offerFor(maria)).rejects.toThrow('The API answered 401');
    expect(canivete.calls).toHaveLength(1);
  });

  it('a broken connection is an error too: a handler of one’s own goes before', async () => {
    server.use(http.get('https://api.example.com/v1/cpf', () => HttpResponse.error()));
    await expect(offerFor(maria)).rejects.toThrow(TypeError);
  });
});
