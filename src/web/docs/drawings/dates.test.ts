import { describe, expect, it } from 'vitest';
import { makeDocument } from '#test/support/document.ts';
import { drawingFor } from '#test/support/drawings.ts';

makeDocument();

const texts = (drawing: Element | null, selector: string) =>
  [...(drawing?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);

describe('the line of a termination', () => {
  const ended = {
    salarioBruto: 4200,
    dataAdmissao: '2023-03-15',
    dataDesligamento: '2026-11-20',
    motivo: 'sem-justa-causa',
    avisoPrevio: 'indenizado',
  };

  // CLT, art. 477, § 6º: ten days after the end; Lei 12.506/2011: 39 days of notice after three whole years.
  it('names the dates that follow from the last day, in their order', async () => {
    const drawing = await drawingFor('calculadoras-rescisao', ended);
    expect(texts(drawing, '.timeline time')).toEqual([
      '15 mar. 2023',
      '20 nov. 2026',
      '30 nov. 2026',
      '29 dez. 2026',
    ]);
    expect(texts(drawing, '.timeline b')).toEqual([
      'Admissão',
      'Último dia',
      'Prazo para a empresa pagar',
      'Fim do aviso, 39 dias',
    ]);
    expect(drawing?.querySelector('.payslip')).not.toBeNull();
  });

  it('the line of a termination has no end of a notice where the worker serves it', async () => {
    const drawing = await drawingFor('calculadoras-rescisao', {
      ...ended,
      motivo: 'pedido-demissao',
      avisoPrevio: 'trabalhado',
    });
    expect(texts(drawing, '.timeline b')).not.toContain('Fim do aviso, 39 dias');
  });
});

it('the line of a pregnancy ends with what comes after the due date', async () => {
  const drawing = await drawingFor('calculadoras-gestacional', { lastPeriod: '2026-06-01' }, 'en');
  const dates = [...(drawing?.querySelectorAll('time') ?? [])].map((time) => time.getAttribute('datetime'));
  expect(dates).toEqual(dates.toSorted());
  expect(texts(drawing, '.decided b')).toHaveLength(1);
  expect(texts(drawing, '.decided time')).toEqual(['8 Mar 2027']);
});

it('the cycle shows the period, the fertile days, ovulation and the next period', async () => {
  const drawing = await drawingFor('calculadoras-ciclo-menstrual', {
    lastPeriod: '2026-11-01',
    referenceDate: '2026-11-21',
  });
  expect(texts(drawing, 'td.lost b')).toEqual(['1', '2', '3', '4', '5', '29']);
  expect(texts(drawing, 'td.gained b')).toEqual(['10', '11', '12', '13', '14']);
  expect(texts(drawing, 'td.chosen')).toEqual(['15ovulação']);
  expect(texts(drawing, 'td > span')).toContain('hoje');
});

describe('the line of the runs of a cron expression', () => {
  // crontab(5): 30 8 * * 1-5 is half past eight from Monday to Friday; 20 November 2026 is a Friday.
  it('each run stands on its day, with the weekday', async () => {
    const drawing = await drawingFor('dev-cron', {
      expression: '30 8 * * 1-5',
      from: '2026-11-20T12:00:00.000Z',
      count: 2,
    });
    expect(texts(drawing, 'time')).toEqual(['23 nov. 2026', '24 nov. 2026']);
    expect(texts(drawing, '.hint')).toEqual(['segunda-feira', 'terça-feira']);
    expect(texts(drawing, 'b')).toEqual(['08:30', '08:30']);
  });

  it('a day shows its first six times, and how many others follow', async () => {
    const drawing = await drawingFor('dev-cron', {
      expression: '*/5 9 * * *',
      from: '2026-11-20T20:00:00.000Z',
      count: 30,
    });
    expect(texts(drawing, 'b')).toEqual([
      '09:00, 09:05, 09:10, 09:15, 09:20, 09:25 e mais 6',
      '09:00, 09:05, 09:10, 09:15, 09:20, 09:25 e mais 6',
      '09:00, 09:05, 09:10, 09:15, 09:20, 09:25',
    ]);
  });
});
