import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { holdInterrupts } from '#test/support/interrupts.ts';
import { audit } from './audit.ts';
import { BrokenPipe } from './call/output.ts';
import { Failure, sameText, UsageError } from './usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'canivete-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const interrupt = holdInterrupts();
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const file = (name: string, text: string | Uint8Array) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

interface Around {
  readonly isTerminal?: boolean;
  readonly print?: (text: string) => Promise<void>;
}

/** Runs the command; gives what it prints and tells, how it ends, and the rows of its report without the head. */
async function audited(args: readonly string[], { isTerminal = false, print }: Around = {}) {
  let [printed, told] = ['', ''];
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
  const error: unknown = await audit(args, {
    isTerminal: () => isTerminal,
    ...(!args.includes('--out') && { print: print ?? (async (text) => void (printed += text)) }),
  }).catch((error: unknown) => error);
  stderr.mockRestore();
  const rows = printed.split('\r\n').slice(1, -1);
  return { printed, rows, told, error, code: process.exitCode };
}

const HEAD = 'matricula,competencia,codigo,descricao,tipo,valor\n';
/** The worker of the contract's example: 6,000 a month, one dependant; the IRRF is that without the reduction of 2026. */
const MARIA = `7,2026-10,001,Salário base,provento,6000
7,2026-10,501,I.N.S.S.,desconto,641.51
7,2026-10,502,IRRF,desconto,512.72
7,2026-10,777,Clube,desconto,30
7,2026-10,,,liquido,4815.77
`;
const FACTS = 'matricula,competencia,salarioBase,dependentes\n7,,6000,1\n';

const payslips = (text: string) => file('holerites.csv', text);
const facts = (text: string, name = 'fatos.csv') => file(name, text);

describe('canivete audit', () => {
  it('reports each line of a payslip, then its totals, and ends with 1 where one differs', async () => {
    const { rows, code, told } = await audited([payslips(HEAD + MARIA), '--fatos', facts(FACTS)]);
    expect(rows.map((row) => row.split(',').slice(0, 10).join())).toEqual([
      '7,2026-10,salario,Salário,provento,6000,6000,0,confere,',
      '7,2026-10,inss,INSS,desconto,641.5,641.51,0.01,confere,',
      '7,2026-10,irrf,IRRF,desconto,332.97,512.72,179.75,diverge,reducao-de-2026-nao-aplicada',
      '7,2026-10,777,Clube,desconto,,30,,nao-lida,',
      '7,2026-10,liquido,Líquido,,4995.53,4815.77,-179.76,diverge,consequencia-de-outra-linha',
    ]);
    expect(code).toBe(1);
    expect(told).toMatch(
      /^Rótulos não lidos:\n  1 × Clube \(desconto\), R\$.30,00\nHolerites: 1 \(1 diverge\)\n/,
    );
    expect(told).toContain('Efeito no líquido: −R$ 179,75');
    expect(told).toContain('1 × Sem redução de 2026');
  });

  // Labels of Domínio. The payslips are right but for the INSS of 3, the IRRF of 4, the overtime of 5 and the voucher of 6.
  it('six payslips in the labels of a payroll program: the four mistakes differ, and a map reads what is left', async () => {
    const text = `${HEAD}1,2026-08,1,DIAS NORMAIS,P,2500
1,2026-08,998,I.N.S.S.,D,200.68
1,2026-08,981,DESC.ADIANT.SALARIAL,D,1000
1,2026-08,,,liquido,1299.32
2,2026-08,1,DIAS NORMAIS,P,3000
2,2026-08,998,I.N.S.S.,D,248.58
2,2026-08,900,CLUBE DE CAMPO,D,50
2,2026-08,,,liquido,2701.42
3,2026-08,1,DIAS NORMAIS,P,3675
3,2026-08,998,I.N.S.S.,D,349.58
4,2026-08,1,DIAS NORMAIS,P,6000
4,2026-08,998,I.N.S.S.,D,641.50
4,2026-08,999,IRRF,D,564.86
5,2026-08,1,DIAS NORMAIS,P,2200
5,2026-08,150,HORAS EXTRAS - 50%,P,200
5,2026-08,8125,REFLEXO HORAS EXTRAS DSR,P,57.69
5,2026-08,998,I.N.S.S.,D,205.87
6,2026-08,1,DIAS NORMAIS,P,2000
6,2026-08,998,I.N.S.S.,D,155.68
6,2026-08,48,DESC.VALE TRANSPORTE,D,220
`;
    const given = file(
      'fatos.ndjson',
      [
        { matricula: '1', salarioBase: 2500, eventos: [{ tipo: 'adiantamento', percentual: 40 }] },
        { matricula: '2', salarioBase: 3000 },
        { matricula: '3', salarioBase: 3675 },
        { matricula: '4', salarioBase: 6000 },
        { matricula: '5', salarioBase: 2200, eventos: [{ tipo: 'hora-extra-50', quantidade: 20 }] },
        { matricula: '6', salarioBase: 2000, eventos: [{ tipo: 'vale-transporte', valor: 220 }] },
      ]
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
    );
    const model = join(folder, 'modelo.csv');
    const args = [payslips(text), '--fatos', given];
    const { rows, told, code } = await audited([...args, '--mapa-modelo', model]);
    const cells = rows.map((row) => row.split(','));
    const wrong = cells.filter((row) => ['diverge', 'falta', 'sobra'].includes(row[8] ?? ''));
    expect(wrong.map((row) => [row[0], row[2], row[7]])).toEqual([
      ['3', 'inss', '20'],
      ['4', 'irrf', '179.75'],
      ['5', 'hora-extra-50', '-100'],
      ['6', 'vale-transporte', '100'],
    ]);
    expect(told).toContain('Efeito no líquido: −R$ 399,75');
    expect(told).toContain('1 × CLUBE DE CAMPO (desconto)');
    expect(code).toBe(1);
    const [head, row] = readFileSync(model, 'utf8').split('\r\n');
    expect(head).toBe('de,para,tipo,rotulo,vezes,valor,sugestao');
    expect(row).toBe('900,,desconto,CLUBE DE CAMPO,1,50,');
    const map = file('mapa.csv', `${head}\r\n${row?.replace('900,,', '900,outro-desconto,')}\r\n`);
    const mapped = await audited([...args, '--mapa', map]);
    expect(mapped.told).not.toContain('Rótulos não lidos');
  });

  it('gathers the rows of a worker that stand apart, and takes columns in any order, with capitals and accents', async () => {
    const text = `Valor,Tipo,Descrição,Matrícula,Competência,Setor
6000,P,Salário base,7,10/2026,A
3000,P,Salário,8,10/2026,B
641.51,D,INSS,7,10/2026,A
332.97,D,IRRF,7,10/2026,A
248.60,D,INSS,8,10/2026,B
5025.52,Líquido,,7,10/2026,A
`;
    const given = facts('matricula,salarioBase,dependentes\n7,6000,1\n8,3000,0\n');
    const { rows, code, told } = await audited([payslips(text), '--fatos', given]);
    expect(rows.map((row) => row.split(',')[0])).toEqual(['7', '7', '7', '7', '8', '8']);
    expect(rows.every((row) => row.includes(',confere,'))).toBe(true);
    expect(code).toBe(0);
    expect(told).toContain('colunas sem uso: Setor');
  });

  it('reads what Excel saves in Portuguese, and writes what it opens', async () => {
    const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const text = `Matrícula;Competência;Código;Descrição;Tipo;Valor\r\n7;out/26;1;Salário;P;6.000,00\r\n7;01/10/2026;2;INSS;D;R$ 600,00\r\n`;
    const given = 'Matrícula;Salário Base;dependentes\r\n7;6.000,00;1\r\n';
    const { printed, error } = await audited([
      file('excel.csv', latin1(text)),
      '--fatos',
      file('fatos-excel.csv', latin1(given)),
      '--excel-br',
      '--so-divergencias',
    ]);
    expect(error).toBeUndefined();
    expect(printed.split('\r\n').map((row) => row.split(';').slice(0, 9).join(';'))).toEqual([
      '\uFEFFmatricula;competencia;codigo;descricao;tipo;esperado;encontrado;diferenca;veredito',
      '7;2026-10;inss;INSS;desconto;641,5;600;-41,5;diverge',
      '7;2026-10;irrf;IRRF;desconto;332,97;0;-332,97;falta',
      '',
    ]);
  });

  it.each([
    [
      'lines of JSON',
      '{"matricula":"7","salarioBase":6000,\n"dependentes":1}\n{"matricula":8,"salarioBase":1}',
    ],
    [
      'a list of JSON',
      ' [{"matricula":7,"competencia":"10/2026","salarioBase":6000,"dependentes":1,"cargo":"a}\\"{"}]',
    ],
  ])('takes facts as %s', async (_, text) => {
    const { rows, code } = await audited([payslips(HEAD + MARIA), '--fatos', facts(text, 'fatos.json')]);
    expect([rows.length, code]).toEqual([5, 1]);
  });

  it('lets the facts of a month stand in for those of every month', async () => {
    const text = `${HEAD}7,2026-09,,Salário,P,6000\n7,2026-10,,Salário,P,7000\n`;
    const given = facts('matricula,competencia,salarioBase\n7,2026-10,7000\n7,,6000\n');
    const { rows } = await audited([payslips(text), '--fatos', given]);
    expect(rows.filter((row) => row.includes(',salario,')).map((row) => row.split(',')[5])).toEqual([
      '6000',
      '7000',
    ]);
  });

  it.each([
    ['CSV', 'de,para\n777,convenio\n502,ignorar\n'],
    ['JSON', '{"777": "convenio", "502": "ignorar"}'],
  ])('maps the codes of the company by %s', async (_, text) => {
    const { rows } = await audited([
      payslips(HEAD + MARIA),
      '--fatos',
      facts(FACTS),
      '--mapa',
      file('mapa', text),
    ]);
    expect(rows.find((row) => row.includes(',convenio,'))).toContain(',sobra,fato-nao-informado,');
    expect(rows.find((row) => row.includes(',502,'))).toContain(',nao-verificavel,');
  });

  it('names the nearest line where the map has another', async () => {
    const { error } = await audited([
      payslips(HEAD + MARIA),
      '--fatos',
      facts(FACTS),
      '--mapa',
      file('mapa.csv', 'de,para\n1,salario\n2,plano-saudes\n'),
    ]);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toMatch(/mapa\.csv: line 3: para "plano-saudes".*did you mean plano-saude\?/);
  });

  it('goes on after a payslip that is refused, or ends there', async () => {
    const text = `${HEAD}9,2026-10,,Salário,P,1000\n${MARIA}`;
    const args = [payslips(text), '--fatos', facts(`${FACTS}9,,-5,\n`)];
    const { rows, code } = await audited(args);
    expect(rows[0]).toMatch(/^9,2026-10,,,,,,,erro,,.*fatos\.salarioBase/);
    expect([rows.length, code]).toEqual([6, 1]);
    const first = await audited([...args, '--fail-fast']);
    expect([first.rows.length, first.code]).toEqual([1, 1]);
  });

  it('ends with 3 where facts are missing, unless that is no fault, and tells facts without a payslip', async () => {
    const args = [payslips(`${HEAD}7,2026-10,,Salário,P,6000\n0012,2026-10,,Salário,P,1\n`), '--fatos'];
    const given = facts('matricula,salarioBase\n7,6000\n12,1\n13,1\n');
    const { rows, code, told } = await audited([...args, given]);
    expect(rows.at(-1)).toBe('0012,2026-10,,,,,,,sem-fatos,,"Não há fatos desta matrícula; há da 12",,');
    expect(code).toBe(3);
    expect(told).toContain('2 trabalhadores com fatos não têm holerite: 12, 13');
    expect((await audited([...args, given, '--ignorar-sem-fatos', '--language', 'en'])).code).toBe(1);
  });

  it.each([
    ['a month that is none', '7,2026-13,,INSS,D,1', /line 2: competencia "2026-13" is no month/],
    ['an amount with a comma', '7,2026-10,,INSS,D,"1.234,56"', /line 2: valor "1\.234,56".*--virgula/],
    ['an amount that may be thousands', '7,2026-10,,INSS,D,1.234', /line 2: valor "1\.234".*--virgula/],
    [
      'a type that is none',
      '7,2026-10,,INSS,descontos,1',
      /line 2: tipo "descontos".*did you mean desconto\?/,
    ],
    ['too few cells', '7,2026-10', /line 2: 2 cells, and the first line has 6/],
    ['a total that is there twice', '7,2026-10,,,fgts,1\n7,2026-10,,,fgts,2', /line 3: fgts of this payslip/],
    ['a worker without a number', ',2026-10,,INSS,D,1', /line 2: matricula is empty/],
    ['a quote that stays open', '7,2026-10,,"INSS,D,1', /line 2: a quote is left open/],
  ])('ends with a mistake at %s, and no report', async (_, row, message) => {
    const { error, printed } = await audited([payslips(`${HEAD}${row}\n`), '--fatos', facts(FACTS)]);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toMatch(message);
    expect(String(error)).toContain('holerites.csv: line');
    expect(printed).toBe('');
  });

  it.each([
    ['columns', 'matricula,salarioBase,dependents\n', /fatos\.csv: line 1: column "dependents".*dependentes/],
    ['a worker twice', 'matricula,salarioBase\n7,1\n7,2\n', /fatos\.csv: line 3: line 2 has facts of 7 too/],
    ['JSON', '{"matricula": 7,}', /fatos\.csv: line 1: this is no JSON/],
    ['JSON that ends early', '[{"matricula": 7}, {"a"', /fatos\.csv: line 1: the object is left open/],
    ['a worker without a number', '{"salarioBase": 7}', /fatos\.csv: line 1: matricula is missing/],
  ])('ends with a mistake at facts with wrong %s', async (_, text, message) => {
    const { error } = await audited([payslips(HEAD + MARIA), '--fatos', facts(text)]);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toMatch(message);
  });

  it('reads a second event where the first is empty, beside columns that are left aside', async () => {
    const text =
      'Chapa,Setor,salarioBase,eventos[0].tipo,eventos[0].valor,eventos[1].tipo,eventos[1].valor\n';
    const given = facts(`${text}7,A,3000,,,plano-saude,100\n`);
    const args = [payslips(`${HEAD}7,2026-10,,Plano de saúde,D,100\n`), '--fatos', given];
    const { error } = await audited(args);
    expect(String(error)).toMatch(
      /fatos\.csv: line 1: there is no column matricula; --map 'COLUMN=matricula' names one of Chapa, Setor$/,
    );
    const { rows } = await audited([...args, '--map', 'Chapa=matricula', '--keep-all']);
    expect(rows.find((row) => row.includes('plano-saude'))).toContain(',100,100,0,confere,');
  });

  it('tells which columns are missing, and how to name them', async () => {
    const { error } = await audited([
      payslips('Chapa,competencia,tipo,valor,codigo\n'),
      '--fatos',
      facts(FACTS),
    ]);
    expect(String(error)).toMatch(
      /line 1: there is no column matricula; --map 'COLUMN=matricula' names one of Chapa/,
    );
    const { error: unmapped } = await audited([payslips(HEAD), '--fatos', facts(FACTS), '--map', 'x=valor']);
    expect(String(unmapped)).toMatch(/--map: there is no column "x"/);
  });

  it.each([
    [['x.csv'], /needs --fatos/],
    [['-', '--fatos', '-'], /only one of the files/],
    [['x.csv', '--fatos', 'y', '--format', 'htm'], /--format takes one of.*did you mean html\?/],
    [['x.csv', '--fatos', 'y', '--tolerancia', '11'], /--tolerancia takes an amount/],
    [['x.csv', '--fatos', 'y', '--ordenada'], /no option --ordenada; did you mean --ordenado\?/],
    [['x.csv', '--fatos', 'y'], /there is no file x\.csv/],
  ])('refuses %j', async (args, message) => {
    const { error } = await audited(args);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toMatch(message);
  });

  it('reads a file from standard input', async () => {
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([Buffer.from(HEAD + MARIA)]) as never);
    expect((await audited(['-', '--fatos', facts(FACTS)])).rows).toHaveLength(5);
  });

  it('writes an answer of the tool a line as NDJSON', async () => {
    const args = [
      payslips(`${HEAD}${MARIA}8,2026-10,,Salário,P,1\n`),
      '--fatos',
      facts(FACTS),
      '--format',
      'ndjson',
    ];
    const lines = (await audited(args)).printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toEqual([
      expect.objectContaining({ matricula: '7', resultado: 'diverge', causas: expect.any(Array) as unknown }),
      expect.objectContaining({ matricula: '8', veredito: 'sem-fatos' }),
    ]);
  });

  it('writes a file of HTML, whose texts are no markup, and leaves none of a run that fails', async () => {
    const out = join(folder, 'report.html');
    const given = facts('matricula,nome,salarioBase,dependentes\n7,<b>Zé</b> & Cia,6000,1\n');
    const args = ['--fatos', given, '--format', 'html', '--out', out];
    expect((await audited([payslips(`${HEAD}x`), ...args])).error).toBeInstanceOf(UsageError);
    expect(() => readFileSync(out)).toThrow(/ENOENT/);
    const { printed, code } = await audited([payslips(HEAD + MARIA), ...args]);
    const html = readFileSync(out, 'utf8');
    expect([printed, code]).toEqual(['', 1]);
    expect(html).toContain('&lt;b&gt;Zé&lt;/b&gt; &amp; Cia');
    expect(html).not.toMatch(/<script|https?:|<b>/);
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html.split('Holerites que divergem')[1]).toMatch(
      /^.*?<td>7<\/td><td>&lt;b&gt;Zé&lt;\/b&gt; &amp; Cia<\/td><td>2026-10<\/td><td class="number">[+−][\d.,]+<\/td>/,
    );
  });

  // Lei 15.270/2025: 978.62 − 0.133145 × 6000 = 179.75. Lei 7.418/1985, art. 4º: 6 % of 6000.
  it('prints the sums behind each difference, with the numbers of the worker', async () => {
    const text = `${HEAD}7,2026-10,,Salário,P,6000\n7,2026-10,,INSS,D,641.51\n7,2026-10,,IRRF,D,512.72\n7,2026-10,,Vale-transporte,D,420\n`;
    const given = facts(
      'matricula,salarioBase,dependentes,eventos[0].tipo,eventos[0].valor\n7,6000,1,vale-transporte,420\n',
    );
    const { printed } = await audited([payslips(text), '--fatos', given, '--format', 'html']);
    const sums = printed.split('A conta de cada divergência')[1]?.split('</table>')[0] ?? '';
    const rows = [...sums.matchAll(/<tr>(.*?)<\/tr>/g)].slice(1).map(([, row = '']) => row);
    const texts = rows.map((row) => row.replaceAll(/<span class="hint">.*?<\/span>|<[^>]+>/g, '|'));
    expect(
      texts.map((row) =>
        row
          .split('|')
          .map((cell) => cell.trim())
          .filter(Boolean),
      ),
    ).toEqual([
      ['IRRF', 'Deduções legais do IRRF: 641,50 + 189,59 × 1', '831,09'],
      ['Base do IRRF: 6.000,00 − 831,09', '5.168,91'],
      ['IRRF pela faixa da tabela: 5.168,91 × 27,5% − 908,73', '512,72'],
      ['Redução que cai com o rendimento: 978,62 − 0,133145 × 6.000,00', '179,75'],
      ['Redução do IRRF: menor(512,72; 179,75)', '179,75'],
      ['512,72 − 179,75', '332,97'],
      ['Vale-transporte', 'menor(6.000,00 × 6%; 420,00)', '360,00'],
    ]);
  });

  it('overwrites no file that it reads', async () => {
    const path = payslips(HEAD + MARIA);
    const { error } = await audited([path, '--fatos', facts(FACTS), '--out', path]);
    expect(String(error)).toMatch(/--out: .*holerites\.csv is a file that this run reads or writes/);
    expect(readFileSync(path, 'utf8')).toBe(HEAD + MARIA);
  });

  it('writes over its report only when the new one is whole, and follows no link', async () => {
    const out = file('conferencia.csv', 'before');
    const args = ['--fatos', facts(FACTS), '--out', out];
    const { error } = await audited([payslips(`${HEAD}${MARIA}"`), ...args]);
    expect(error).toBeInstanceOf(UsageError);
    expect(readFileSync(out, 'utf8')).toBe('before');
    rmSync(join(folder, 'link'), { force: true });
    symlinkSync(out, join(folder, 'link'));
    const linked = await audited([payslips(HEAD + MARIA), ...args.slice(0, -1), join(folder, 'link')]);
    expect(String(linked.error)).toMatch(/--out .*link: is a link, and only a plain file is written over/);
    expect(readFileSync(out, 'utf8')).toBe('before');
    expect((await audited([payslips(HEAD + MARIA), ...args])).error).toBeUndefined();
    expect(readFileSync(out, 'utf8')).toContain('matricula');
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('ends with a mistake when the disk is full, as the code 1 means a difference', async () => {
    const full = async () => {
      throw new Failure(sameText('cannot write: the disk is full'));
    };
    const { error } = await audited([payslips(HEAD + MARIA), '--fatos', facts(FACTS)], { print: full });
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toMatch(/the disk is full/);
  });

  it('ends when its reader goes, and after Ctrl-C', async () => {
    const args = [payslips(HEAD + MARIA), '--fatos', facts(FACTS)];
    const gone = async () => {
      throw new BrokenPipe();
    };
    const { error, told } = await audited(args, { print: gone });
    expect(error).toBeInstanceOf(BrokenPipe);
    expect(told).toBe('');
    const stopped = await audited(args, { print: async () => interrupt() });
    expect([stopped.error, stopped.code]).toEqual([undefined, 130]);
  });

  describe('of sorted files', () => {
    const sorted = (text: string, given: string) =>
      audited([payslips(HEAD + text), '--fatos', facts(given), '--ordenado']);

    it('finds the facts of each payslip, as it does of files that it holds', async () => {
      const text = ['1,2026-09', '1,2026-10', '2,2026-10', '4,2026-10']
        .map((of) => `${of},,Salário,P,6000\n`)
        .join('');
      const given =
        'matricula,competencia,salarioBase\n0,,1\n1,,6000\n1,2026-10,5000\n2,2026-09,1\n3,,1\n4,2026-10,6000\n5,,1\n';
      const { printed, told, code } = await sorted(text, given);
      const held = await audited([payslips(HEAD + text), '--fatos', facts(given)]);
      expect(printed).toBe(held.printed);
      expect(code).toBe(3);
      expect(told).toContain('4 trabalhadores com fatos não têm holerite: 0, 2, 3, 5');
      expect(held.told).toBe(told);
    });

    it.each([
      [
        'a payslip that comes back',
        '7,2026-10,,INSS,D,1\n8,2026-10,,INSS,D,1\n7,2026-10,,INSS,D,1\n',
        FACTS,
        /holerites\.csv: line 4: 7 2026-10 stands after 8 2026-10/,
      ],
      [
        'a month that goes down',
        '7,2026-10,,INSS,D,1\n7,2026-09,,INSS,D,1\n',
        FACTS,
        /holerites\.csv: line 3/,
      ],
      [
        'facts that go down',
        '7,2026-10,,INSS,D,1\n',
        'matricula,salarioBase\n8,1\n7,1\n',
        /fatos\.csv: line 3: 7 stands after 8/,
      ],
      [
        'facts that are there twice',
        '7,2026-10,,INSS,D,1\n',
        'matricula,salarioBase\n7,1\n7,1\n',
        /fatos\.csv: line 3: 7 is there twice/,
      ],
    ])('ends with a mistake at %s', async (_, text, given, message) => {
      const { error } = await sorted(text, given);
      expect(error).toBeInstanceOf(UsageError);
      expect(String(error)).toMatch(message);
    });
  });
});
