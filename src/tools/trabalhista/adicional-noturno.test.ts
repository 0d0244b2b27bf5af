import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { adicionalNoturno } from './adicional-noturno.ts';

const call = (input: Record<string, unknown>) => callTool(adicionalNoturno, { salarioBruto: 2200, ...input });

describe('adicional-noturno', () => {
  // CLT, art. 73: 20 %; Lei 5.889/1973, art. 7º: 25 % in the country.
  it('warns of a premium below that of the law', () => {
    const at = (percentual: number, tipo = 'urbano') => call({ horasNoturnas: 1, percentual, tipo }).avisos;
    expect([at(19.99), at(20), at(24.99, 'rural-lavoura'), at(25, 'rural-lavoura')]).toEqual([
      ['noturno-abaixo-do-minimo'],
      [],
      ['noturno-abaixo-do-minimo'],
      [],
    ]);
  });

  // contabeis.com.br, forum 231786: 1000.00, 220 h, 4 hours of the clock on 20 nights are 80 / 52.5 × 60 = 91.4285.
  it('hours of the clock count 60/52.5 each in town', () => {
    expect(call({ salarioBruto: 1000, horasNoturnas: 4, dias: 20 })).toMatchObject({
      horasRelogio: 80,
      horasProrrogadas: 0,
      horasNoturnas: 91.43,
      // 1000/220 × 20 % × 640/7.
      adicional: 83.12,
    });
  });

  // "Perícia" (trabalhosfeitos.com/128964): 1100.00 / 220 = 5.00, and 20 % of it is 1.00.
  it('the premium of an hour is 20 % of the hour of the day', () => {
    expect(call({ salarioBruto: 1100, inicio: '22:00', fim: '05:00' })).toMatchObject({
      valorHoraNormal: 5,
      valorAdicionalHora: 1,
      horasRelogio: 7,
      horasNoturnas: 8,
      adicional: 8,
    });
  });

  // The usual 12 × 36 shift, 19:00 to 07:00: paid from 22:00 to 07:00, 9 hours (euquerosabertudo.com; Súmula 60, II, of the TST).
  it('a shift that fills the window keeps the premium, and the reduced hour, until it ends', () => {
    expect(call({ inicio: '19:00', fim: '07:00' })).toMatchObject({
      horasRelogio: 9,
      horasProrrogadas: 2,
      horasNoturnas: 10.29,
    });
    expect(call({ inicio: '19:00', fim: '07:00', prorrogacao: false })).toMatchObject({
      horasRelogio: 7,
      horasProrrogadas: 0,
      horasNoturnas: 8,
    });
  });

  it('a shift that begins in the window is not extended', () => {
    expect(call({ inicio: '22:01', fim: '07:00' })).toMatchObject({
      horasRelogio: 6.98,
      horasProrrogadas: 0,
    });
  });

  // livrozilla.com/915031, Manual de Procedimentos, Departamento de Pessoal: 8 hours of 60 minutes, 25 %.
  it.each([
    ['rural-lavoura', '21:00', '05:00'],
    ['rural-pecuaria', '20:00', '04:00'],
  ])('%s: whole hours at 25 %%', (tipo, inicio, fim) => {
    expect(call({ tipo, inicio, fim })).toMatchObject({
      tipo,
      percentual: 25,
      horasRelogio: 8,
      horasNoturnas: 8,
      valorAdicionalHora: 2.5,
      adicional: 20,
    });
    expect(call({ tipo, inicio, fim: '09:00' })).toMatchObject({ horasRelogio: 8, horasProrrogadas: 0 });
  });

  it('a shift of the day has no premium', () => {
    expect(call({ inicio: '08:00', fim: '17:00' })).toMatchObject({
      horasNoturnas: 0,
      adicional: 0,
      total: 0,
      remuneracao: 2200,
      fgts: { base: 0, valor: 0 },
    });
  });

  it('takes an agreed rate, and premiums into the hour', () => {
    expect(call({ adicionais: 660, percentual: 37.14, horasNoturnas: 7 })).toMatchObject({
      percentual: 37.14,
      valorHoraNormal: 13,
      valorAdicionalHora: 4.83,
      // 13 × 0.3714 × 8.
      adicional: 38.63,
      dsr: { valor: 7.73 },
      total: 46.36,
      remuneracao: 2906.36,
    });
  });

  it('the weekly rest is of the rounded premium, so that the total is the sum of what is shown', () => {
    const answer = call({ inicio: '22:00', fim: '06:00', dias: 20, diasUteis: 26, diasDescanso: 4 });
    expect([answer.adicional, answer.dsr.valor, answer.total]).toEqual([365.71, 56.26, 421.97]);
  });

  it.each([
    [{}, 400, 'inicio'],
    [{ inicio: '22:00' }, 400, 'fim'],
    [{ fim: '05:00' }, 400, 'inicio'],
    [{ inicio: '22:00', fim: '05:00', horasNoturnas: 7 }, 400, 'inicio'],
    [{ inicio: '22:00', horasNoturnas: 7 }, 400, 'inicio'],
    [{ inicio: '22:00', fim: '22:00' }, 422, 'fim'],
    [{ inicio: '22h00', fim: '05:00' }, 400, 'inicio'],
    [{ inicio: '22:00', fim: '25:00' }, 422, 'fim'],
    [{ inicio: '22:60', fim: '05:00' }, 422, 'inicio'],
    [{ horasNoturnas: 24.5 }, 400, 'horasNoturnas'],
    [{ horasNoturnas: 7, dias: 32 }, 400, 'dias'],
    [{ horasNoturnas: 7, tipo: 'rural' }, 400, 'tipo'],
    [{ horasNoturnas: 7, percentual: -1 }, 400, 'percentual'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(adicionalNoturno, { salarioBruto: 2200, ...input })).toEqual({ status, fields: [field] });
  });
});
