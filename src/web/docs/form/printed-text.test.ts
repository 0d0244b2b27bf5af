import { expect, it } from 'vitest';
import { readPrinted } from './printed-text.ts';

const line = (label: string, amount: number, isTaken = false, code?: string) => ({
  ...(code !== undefined && { code }),
  ...{ label, amount, isTaken },
});

it('the lines of two columns are read with their sides, without sums, bases and quantities', () => {
  const text = `Salário               30 d  6.000,00
501  I.N.S.S.          14 %              641,51
502  IRRF            27,5 %              512,72
510  Vale transporte                     420,00
777  Clube                                30,00

Total de proventos        6.000,00
Total de descontos                     1.604,23
Líquido a receber                      4.395,77
FGTS do mês                              480,00`;
  expect(readPrinted(text)).toEqual({
    lines: [
      line('Salário', 6000),
      line('I.N.S.S', 641.51, true, '501'),
      line('IRRF', 512.72, true, '502'),
      line('Vale transporte', 420, true, '510'),
      line('Clube', 30, true, '777'),
    ],
    total: 4395.77,
  });
});

it.each([
  [
    'cells of a spreadsheet',
    '1\tSalário\t30,00\t3.000,00\t\n2\tHoras extras 50%\t10,00\t204,55\t\n9\tINSS\t8,46\t\t265,87',
  ],
  [
    'a table with semicolons',
    'Cód;Descrição;Ref;Proventos;Descontos\n1;Salário;30,00;3.000,00;\n2;Horas extras 50%;10,00;204,55;\n9;INSS;8,46;;265,87',
  ],
  ['marks', '1 Salário 3.000,00\n2 Horas extras 50% 204,55\n9 INSS 265,87 D'],
  ['marks before amounts', '1 Salário 3000.00\n2 Horas extras 50%  204.55\n9 INSS - 265.87'],
  ['the total alone', '1 Salário 3.000,00\n2 Horas extras 50% 204,55\n9 INSS 265,87\nLíquido 2.938,68'],
])('%s tell what is taken', (_, text) => {
  expect(readPrinted(text).lines).toEqual([
    line('Salário', 3000, false, '1'),
    line('Horas extras 50%', 204.55, false, '2'),
    line('INSS', 265.87, true, '9'),
  ]);
});

it('lines without a sign of their side count as earnings, and a text without amounts has none', () => {
  expect(
    readPrinted('Salário 3.000,00\nINSS 265,87\nLíquido 1,00').lines.map(({ isTaken }) => isTaken),
  ).toEqual([false, false]);
  expect(readPrinted('Salário\n\n12,5 %\n4.000,00')).toEqual({ lines: [] });
});
