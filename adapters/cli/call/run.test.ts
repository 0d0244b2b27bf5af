import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createService } from '../../../src/index.ts';
import { Failure, sameText, UsageError } from '../usage.ts';
import { bodyOf, type Caller } from './caller.ts';
import { openCaller } from './open-caller.ts';
import { inProcess } from './in-process.ts';
import { readCallOptions } from './options.ts';
import { overHttp } from './over-http.ts';
import { noProgress } from './progress.ts';
import { runCalls, type Surroundings } from './run.ts';

const { signal } = new AbortController();
const here = inProcess({ language: 'pt', signal });

/** A service of its own, whose account has the plan, and what calls it in requests of so many calls. */
async function service(plan = 'enterprise', batch = 3) {
  const own = createService();
  const { id } = await own.accounts.create({ plan });
  const { key } = await own.keys.create(id);
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return own(request);
  };
  const options = { url: 'http://localhost/v1/', key, language: 'pt', batch, signal, fetch } as const;
  return { caller: overHttp(options), options, fetch, asked, used: async () => (await own.usage(id)).used };
}

/** Runs a command and gives its output, with its rejection or its number of refused calls. */
async function canivete(args: readonly string[], more: Partial<Surroundings> & { file?: string } = {}) {
  const { file = '', ...around } = more;
  let printed = '';
  const refused = await runCalls(readCallOptions(args), {
    caller: here,
    print: async (text) => void (printed += text),
    async *open() {
      yield new TextEncoder().encode(file);
    },
    progress: noProgress,
    signal,
    screen: { isTerminal: false, isColored: false },
    ...around,
  }).catch((error: unknown) => error);
  return { printed, refused };
}

describe('canivete call', () => {
  it('prints one answer in compact JSON; on a terminal indented, in colours unless there are to be none', async () => {
    const args = ['calculadoras-idade', 'birthDate=2000-01-01', 'referenceDate=2020-01-01'];
    const plain = await canivete(args);
    expect(plain.printed).toMatch(/^\{.*"years":20,.*\}\n$/);
    expect(plain.refused).toBe(0);
    const screen = async (isColored: boolean) =>
      (await canivete(args, { screen: { isTerminal: true, isColored } })).printed;
    expect(await screen(false)).toBe(`${JSON.stringify(JSON.parse(plain.printed), null, 2)}\n`);
    const colored = await screen(true);
    expect(colored).toContain('\u001b[34m"years"\u001b[0m: \u001b[36m20\u001b[0m');
    // oxlint-disable-next-line no-control-regex
    expect(colored.replaceAll(/\u001b\[\d+m/g, '')).toBe(await screen(false));
  });

  it('reads fields by the schema of the tool, those inside objects and lists too', async () => {
    const { printed } = await canivete([
      'calculadoras-media-escolar',
      'grades[0].value=7',
      'grades[1].value=8.5',
    ]);
    expect(JSON.parse(printed)).toMatchObject({ average: 7.75 });
    const json = await canivete(['calculadoras-media-escolar', 'grades=[{"value": 7}, {"value": 8.5}]']);
    expect(json.printed).toBe(printed);
  });

  it.each([
    ['faixa', 329.58],
    ['total', 329.6],
  ])('answers by a default that is given: %s', async (name, valor) => {
    // 3,675.00 in 2026: 121.575, 115.3656 and 92.6592.
    const args = [
      'calculadoras-inss',
      'salarioBruto=3675',
      'ano=2026',
      '--default',
      `arredondamentoInss=${name}`,
    ];
    const { defaults } = readCallOptions(args);
    const { printed } = await canivete(args, { caller: inProcess({ language: 'pt', signal, defaults }) });
    expect(JSON.parse(printed)).toMatchObject({ valor, premissas: { arredondamentoInss: name } });
  });

  it('says what is refused, with every field, and prints nothing', async () => {
    const { printed, refused } = await canivete(['calculadoras-inss', 'salarioBase=5000', 'ano=x']);
    expect(printed).toBe('');
    expect(refused).toBeInstanceOf(Failure);
    expect(String(refused)).toMatch(/campo desconhecido.*salarioBruto/);
    expect(String(refused)).toMatch(/\n {2}ano: /);
    const english = await canivete(['calculadoras-inss', 'salarioBruto=0'], {
      caller: inProcess({ language: 'en', signal }),
    });
    expect(String(english.refused)).toMatch(/salarioBruto must be/);
    // The error says it already where there is only one.
    expect(String(english.refused)).not.toContain('\n');
  });

  it('has a line for each field where two are refused', async () => {
    const answers: Caller['answers'] = async function* (_, calls) {
      const details = ['a', 'b'].map((field) => ({ field, message: `no ${field}` }));
      for await (const call of calls) yield { call, refused: { error: 'no', details } };
    };
    const { refused } = await canivete(['cpf'], { caller: { ...here, answers } });
    expect(refused).toEqual(new Failure(sameText('no\n  a: no a\n  b: no b')));
  });

  it('tells the tool that was probably meant', async () => {
    const { refused } = await canivete(['cfp']);
    expect(refused).toBeInstanceOf(UsageError);
    expect(String(refused)).toContain('cpf');
    expect((await canivete(['calculadoras/inss', 'salarioBruto=5000'])).refused).toBe(0);
    expect(String((await canivete(['cpf', 'a[=1'])).refused)).toContain('no name of a field');
  });

  it('makes a call once in rows too, and sends no field without a value', async () => {
    const { printed, refused } = await canivete(['cpf', 'count=2', 'state=', '--format', 'csv']);
    expect([printed, refused]).toEqual([expect.stringMatching(/^cpfs\r\n([\d.-]{14}\r\n){2}$/), 0]);
  });

  it('has the columns of the action of a call', async () => {
    const args = ['cpf', 'action=validate', 'value=111.444.777-35', '--format', 'csv'];
    expect((await canivete(args)).printed).toMatch(/^valid,.*\r\ntrue,.*\r\n$/);
    const file = await canivete(['cpf', 'action=validate', '--input', '-', '--format', 'csv'], {
      file: 'value\n111.444.777-35\n',
    });
    expect(file.printed).toMatch(/^value,valid,.*\r\n111\.444\.777-35,true,.*\r\n$/);
  });

  it('repeats a call as a list in JSON', async () => {
    const { printed } = await canivete(['cpf', '--repeat', '2', '--format', 'json']);
    expect(JSON.parse(printed)).toEqual([{ cpfs: expect.any(String) }, { cpfs: expect.any(String) }]);
  });

  it('repeats a call, a row an item', async () => {
    const { printed } = await canivete(['cartao-credito', 'count=2', '--repeat', '3', '--format', 'csv']);
    const lines = printed.trimEnd().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe('number,brand,cvv,expiry');
    expect(lines[1]).toMatch(/^[\d ]+,[a-z-]+,\d{3,4},\d\d\/\d\d$/);
    const wrong = await canivete(['cpf', 'invalid=any', '--repeat', '1', '--format', 'csv']);
    expect(wrong.printed).toMatch(/^cpfs,reasons\r\n[\d.-]+,[a-z-]+\r\n$/);
  });

  it('tells of each call, and takes the progress away at the end', async () => {
    const told: string[] = [];
    const progress = {
      count: (isRefused: boolean) => void told.push(isRefused ? 'refused' : 'answered'),
      clear: () => void told.push('clear'),
    };
    await canivete(['cpf', '--repeat', '2', '--format', 'csv'], { progress });
    await canivete(['calculadoras-inss', '--input', '-', '--format', 'csv'], {
      progress,
      file: 'salarioBruto\n5000\n-1\n',
    });
    await canivete(['cpf', 'count=0'], { progress });
    expect(told).toEqual(['answered', 'answered', 'clear', 'answered', 'refused', 'clear', 'clear']);
  });

  it('ends a repetition at what is refused', async () => {
    for (const format of ['json', 'csv', 'table']) {
      const { printed, refused } = await canivete(['cpf', 'count=0', '--repeat', '5', '--format', format]);
      expect([printed, refused]).toEqual(['', expect.any(Failure)]);
    }
  });

  it.each(['json', 'ndjson', 'csv', 'table', 'sql'])('repeats every byte of %s by a seed', async (format) => {
    const more = format === 'sql' ? ['--table', 't'] : [];
    const args = ['nome', 'count=2', '--repeat', '20', '--format', format, ...more];
    const one = await canivete([...args, '--seed', 'a']);
    expect(one.printed.split('\n').length).toBeGreaterThan(20);
    expect(await canivete([...args, '--seed', 'a'])).toEqual(one);
    expect(await canivete([...args, '--seed', 'b'])).not.toEqual(one);
  });

  it('draws row n with the seed and n', async () => {
    const { printed } = await canivete(['cpf', '--repeat', '3', '--seed', 's']);
    const alone = await canivete(['cpf', 'seed=s:3']);
    expect(await canivete(['cpf', '--seed', 's'])).toEqual(await canivete(['cpf', 'seed=s:1']));
    expect(JSON.parse(printed.split('\n')[2] ?? '')).toEqual({ cpfs: JSON.parse(alone.printed).cpfs[0] });
    const file = await canivete(['cpf', '--input', '-', '--seed', 's'], { file: 'count\n1\n1\n1\n' });
    expect(JSON.parse(file.printed.split('\n')[2] ?? '').resposta).toEqual({
      cpfs: JSON.parse(alone.printed).cpfs[0],
    });
  });
});

describe('canivete call --labels', () => {
  it('heads a file and its answers in words, and columns that are only copied by their own names', async () => {
    const args = ['calculadoras-inss', '--input', '-', '--keep', 'matricula', '--format', 'csv', '--labels'];
    const file = 'matricula,salarioBruto,ano\n7,5000,2026\n';
    const { printed } = await canivete(args, { file });
    const [heading = '', row] = printed.split('\r\n');
    expect(heading).toMatch(
      /^matricula,Salário bruto,Ano das tabelas,Salário bruto \(resposta\.salarioBruto\),/,
    );
    expect(heading).toContain(',Tabela legal: Ano,Tabela legal: Em vigor desde,');
    expect(heading).toMatch(/,Erro$/);
    expect(row).toMatch(/^7,5000,2026,5000,/);
    const english = [...args, '--language', 'en'];
    const caller = inProcess({ language: 'en', signal });
    expect((await canivete(english, { file, caller })).printed).toMatch(
      /^matricula,Gross salary,.*,Error\r\n/,
    );
  });

  it('heads the fields of generated items in words', async () => {
    const { printed } = await canivete(['pessoa', '--format', 'csv', '--labels']);
    expect(printed).toMatch(/^Nome completo,.*,Endereço: Logradouro/);
  });
});

it('a seed is for the calls that have none of their own, of tools that draw', async () => {
  const alone = await canivete(['cpf', 'seed=own']);
  const repeated = await canivete(['cpf', 'seed=own', '--repeat', '2', '--seed', 's']);
  const row = `{"cpfs":${JSON.stringify(JSON.parse(alone.printed).cpfs[0])}}\n`;
  expect(repeated.printed).toBe(row + row);
  const age = ['calculadoras-idade', 'birthDate=2000-01-01', 'referenceDate=2020-01-01'];
  expect(await canivete([...age, '--seed', 's'])).toEqual(await canivete(age));
});

describe('calls in this process', () => {
  const answersTo = async (call: { readonly input: Record<string, unknown> }, stop = signal) => {
    async function* calls() {
      yield call;
    }
    const all = [];
    for await (const one of inProcess({ language: 'pt', signal: stop }).answers('cpf', calls()))
      all.push(one);
    return all;
  };

  it('end when they are interrupted', async () => {
    await expect(answersTo({ input: {} }, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reject with what no tool has refused', async () => {
    const fault = new TypeError('a fault');
    const call = {
      get input(): never {
        throw fault;
      },
    };
    await expect(answersTo(call)).rejects.toBe(fault);
  });
});

describe('an answer about the tools', () => {
  it.each([
    [500, '{"error":"x"}', new Failure(sameText('the service answered 500: x'))],
    [500, '{}', new Failure(sameText('the service answered 500: {}'))],
    [500, 'null', new Failure(sameText('the service answered 500: null'))],
    [404, '{"error":"x"}', new UsageError(sameText('x'))],
    [
      404,
      'x',
      new Failure(sameText('the service answered 404, and no JSON; does --url end in its base path (/v1)?')),
    ],
  ])('of the status %d is a failure: %s', (status, text, error) => {
    const read = () => bodyOf(status, text);
    expect(read).toThrow(error);
    expect(read).toThrow(error.constructor as typeof Failure);
  });
});

describe('canivete call --input', () => {
  const file = 'matricula,salarioBruto,ano\n1,3000.00,2026\n=2,abc,2026\n3,,\n4,5000,2026\n';
  const args = ['calculadoras-inss', '--input', 'x', '--keep', 'matricula', '--format'];

  it('prints each input beside its answer, and marks what is refused', async () => {
    const { printed, refused } = await canivete([...args, 'csv'], { file });
    expect(refused).toBe(2);
    const lines = printed.trimEnd().split('\r\n');
    expect(lines).toHaveLength(5);
    // `salarioBruto` is a field of the answer too.
    expect(lines[0]).toMatch(
      /^matricula,salarioBruto,ano,resposta\.salarioBruto,baseCalculo,faixas,valor,.*,tabela\.ano,.*,erro$/,
    );
    expect(lines[1]).toMatch(/^1,3000\.00,2026,3000,3000,"\[\{""faixa"":1,/);
    expect(lines[2]).toMatch(/^'=2,abc,2026,,+"?salarioBruto deve ser/);
    expect(lines[3]).toMatch(/^3,,,,+"?salarioBruto é obrigatório/);
    expect(lines[4]).toMatch(/^4,5000,2026,5000,5000,.*,501\.51,.*[^,],$/);
  });

  it('reads and writes what a spreadsheet in Brazil does', async () => {
    const sheet =
      'Matrícula;Salário Bruto;Obs\r\n007;"3.456,78";férias\r\n008;R$ 5.000,00;\r\n009;3,000,0;\r\n';
    const excel = ['calculadoras-inss', '--input', 'x', '--excel-br', '--keep-all', 'ano=2026'];
    const map = ['--map', 'Salário Bruto=salarioBruto'];
    const { printed, refused } = await canivete([...excel, ...map], { file: sheet });
    expect(refused).toBe(1);
    const lines = printed.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFMatrícula;Salário Bruto;Obs;salarioBruto;/);
    expect(lines[1]).toMatch(/^007;"3\.456,78";férias;3456,78;3456,78;/);
    expect(lines[2]).toMatch(/^008;"R\$ 5\.000,00";;5000;5000;.*;501,51;.*;01\/01\/2026;/);
    expect(lines[3]).toMatch(/^009;"3,000,0";.*;"?salarioBruto deve ser /);
    const plain = await canivete([...excel, ...map, '--format', 'json'], { file: sheet });
    expect(JSON.parse(plain.printed)[1]).toMatchObject({
      entrada: { Matrícula: '008', salarioBruto: 5000 },
      resposta: { valor: 501.51, tabela: { vigencia: '2026-01-01' } },
    });
  });

  it('finds the sign between the cells by itself, and writes it too', async () => {
    for (const sign of [',', ';', '\t', '|']) {
      const { printed } = await canivete(['calculadoras-inss', '--input', 'x', '--format', 'csv'], {
        file: `salarioBruto${sign}ano\n5000.00${sign}2026\n`,
      });
      expect(printed.split('\r\n')[1]?.startsWith(`5000.00${sign}2026${sign}`)).toBe(true);
    }
    const wrong = await canivete([...args, 'csv', '--delimiter', ','], {
      file: 'matricula;salarioBruto;ano\n',
    });
    expect(wrong.refused).toEqual(
      new UsageError(sameText(`--delimiter: the first line has no ",", and 2 ";": --delimiter ';'`)),
    );
  });

  it('prints the columns that are asked for, in their order', async () => {
    const columns = ['csv', '--columns', 'valor, matricula,erro'];
    const { printed } = await canivete([...args, ...columns], { file });
    expect(printed.split('\r\n').slice(0, 3)).toEqual([
      'valor,matricula,erro',
      expect.stringMatching(/^[\d.]+,1,$/),
      expect.stringMatching(/^,'=2,"?salarioBruto deve ser/),
    ]);
    const repeated = await canivete([
      'cartao-credito',
      '--repeat',
      '2',
      '--format',
      'csv',
      '--columns',
      'brand',
    ]);
    expect(repeated.printed).toMatch(/^brand\r\n(?:[a-z-]+\r\n){2}$/);
    const wrong = await canivete([...args, 'csv', '--columns', 'valo'], { file });
    expect(wrong.refused).toEqual(
      new UsageError(sameText('--columns: there is no column "valo"; did you mean "valor"?')),
    );
    expect(wrong.printed).toBe('');
    const far = await canivete([...args, 'csv', '--columns', 'xyzxyz'], { file });
    expect(String(far.refused)).toMatch(/no column "xyzxyz"; they are matricula, salarioBruto, ano, /);
  });

  it('has the same in JSON', async () => {
    const { printed } = await canivete([...args, 'json'], { file });
    const rows = JSON.parse(printed);
    expect(rows[0]).toMatchObject({
      entrada: { matricula: '1', salarioBruto: 3000, ano: 2026 },
      resposta: { salarioBruto: 3000, tabela: { ano: 2026 } },
    });
    expect(rows[2]).toEqual({ entrada: { matricula: '3' }, erro: expect.stringContaining('é obrigatório') });
  });

  it('stops at the first refusal when it is asked to', async () => {
    const { printed, refused } = await canivete([...args, 'ndjson', '--fail-fast'], { file });
    expect([printed.trimEnd().split('\n').length, refused]).toEqual([2, 1]);
  });

  it('prints what came before a line that cannot be read, and names the line', async () => {
    const { printed, refused } = await canivete([...args, 'ndjson'], { file: `${file}5,1\n` });
    expect(printed.trimEnd().split('\n')).toHaveLength(4);
    expect(refused).toBeInstanceOf(Failure);
    expect(String(refused)).toContain('line 6: 2 cells, and the first line has 3');
  });

  it('prints the names of the columns where there are no rows', async () => {
    const { printed, refused } = await canivete([...args, 'csv'], { file: 'matricula,salarioBruto\n' });
    expect([printed.split('\r\n').length, refused]).toEqual([2, 0]);
  });

  it('has the refusals in a column of their own beside one of that name', async () => {
    const erro = ['calculadoras-inss', '--input', 'x', '--keep', 'erro', '--format', 'csv'];
    const { printed } = await canivete(erro, { file: 'erro,salarioBruto\nx,-1\n' });
    const [header = '', row] = printed.split('\r\n');
    expect(header).toMatch(/^erro,salarioBruto,.*,resposta\.erro$/);
    const commas = header.split(',').length - 'x,-1'.split(',').length;
    expect(row).toMatch(new RegExp(`^x,-1,{${commas}}"?salarioBruto `));
  });

  it('has rows of several actions in one table', async () => {
    const mixed = 'action,value,count\nvalidate,111.444.777-35,\ngenerate,,2\nvalidate,111.444.777-36,\n';
    const { printed, refused } = await canivete(['cpf', '--input', '-', '--format', 'csv'], { file: mixed });
    expect(refused).toBe(1);
    const lines = printed.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^action,value,count,cpfs,.*valid,resposta\.value,formatted,/);
    expect(lines).toHaveLength(5);
  });

  it('stops between two rows when it is interrupted, with a list in JSON that is whole', async () => {
    const stop = new AbortController();
    let printed = '';
    const caller: Caller = {
      read: (path) => here.read(path),
      async *answers(_, calls) {
        for await (const call of calls) {
          if (printed === '' && 'row' in call) stop.abort();
          yield { call, answer: {} };
        }
      },
    };
    const end = await canivete(['calculadoras-inss', '--input', 'x', '--format', 'json'], {
      file: 'salarioBruto\n1\n2\n3\n',
      caller,
      signal: stop.signal,
      print: async (text) => void (printed += text),
    });
    expect(end.refused).toMatchObject({ name: 'AbortError' });
    expect(JSON.parse(printed)).toHaveLength(1);
  });
});

describe('the print of many rows', () => {
  /** The lengths of the pieces in which rows of these lengths are printed, each at a time in milliseconds. */
  async function pieces(rows: readonly (readonly [length: number, at: number])[]) {
    let time = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => time);
    onTestFinished(() => now.mockRestore());
    const shortest = '{"a":""}\n'.length;
    const tool = { id: 'x', inputSchema: {}, outputSchema: { properties: { a: { type: 'string' } } } };
    const caller: Caller = {
      read: async () => tool,
      async *answers(_, calls) {
        let row = 0;
        for await (const call of calls) {
          const [length, at] = rows[row++] as readonly [number, number];
          time = at;
          yield { call, answer: { a: 'x'.repeat(length - shortest) } };
        }
      },
    };
    const printed: number[] = [];
    const print = async (text: string) => void printed.push(text.length);
    await canivete(['x', '--repeat', String(rows.length)], { caller, print });
    return printed;
  }

  it('has the first row at once, and then rows of up to 64 Ki characters together', async () => {
    expect(await pieces([10, 65_535, 10].map((length) => [length, 0]))).toEqual([10, 65_545]);
    expect(await pieces([10, 65_536, 10].map((length) => [length, 0]))).toEqual([10, 65_536, 10]);
  });

  it('is empty where nothing is left', async () => {
    expect(await pieces([[10, 0]])).toEqual([10]);
  });

  it('comes five times a second where less is gathered', async () => {
    const times = [0, 100, 199, 200, 399, 400, 401];
    expect(await pieces(times.map((at) => [10, at]))).toEqual([10, 30, 20, 10]);
  });
});

describe('canivete call --url', () => {
  it('answers as in this process, in batches', async () => {
    const { caller, asked, used } = await service();
    const file = 'salarioBruto\n3000\nx\n4000\n5000\n';
    const args = ['calculadoras-inss', '--input', '-', '--format', 'csv'];
    expect(await canivete(args, { file, caller })).toEqual(await canivete(args, { file }));
    const [tool, batch] = ['/v1/tools/calculadoras-inss', '/v1/batch'];
    expect(asked).toEqual([tool, batch, '/v1/calculadoras/inss', batch]);
    expect(await used()).toBe(4);
    const one = ['nome', '--repeat', '7', '--seed', 'x'];
    expect(await canivete(one, { caller })).toEqual(await canivete(one));
  });

  it('sends what is not written as its fields take it to the address of the tool, which reads it', async () => {
    const { caller, asked, used } = await service('enterprise', 2);
    const note = (own: Caller, lines: string[]) => ({
      caller: own,
      noteRead: (all: readonly string[]) => void lines.push(...all),
    });
    const [near, far]: [string[], string[]] = [[], []];
    const prompt = ['calculadoras-imc', 'peso=82,5 kg', 'height=1.76'];
    expect(await canivete(prompt, note(caller, far))).toEqual(await canivete(prompt, note(here, near)));
    const file = 'Gross salary\n3000\n"R$ 4.200,50"\n5.000\n6000\n';
    const rows = ['calculadoras-inss', '--input', '-', '--format', 'csv'];
    expect(await canivete(rows, { file, ...note(caller, far) })).toEqual(
      await canivete(rows, { file, ...note(here, near) }),
    );
    expect(far).toEqual(near);
    expect(near).toEqual([
      'peso=weight',
      'weight="82,5 kg" 82.5',
      'Gross salary=salarioBruto',
      'salarioBruto="R$ 4.200,50" 4200.5',
    ]);
    const [imc, inss] = ['/v1/calculadoras/imc', '/v1/calculadoras/inss'];
    expect(asked.filter((path) => !path.startsWith('/v1/tools'))).toEqual([
      imc,
      '/v1/batch',
      ...[inss, inss],
      '/v1/batch',
    ]);
    expect(await used()).toBe(5);
  });

  it.each([
    [4, [4, 1, 1]],
    [2, [2, 1, 2, 1, 1]],
  ])('asks again alone for what had no room in the answer, of %d', async (batch, asked) => {
    const own = await service('enterprise', batch);
    const sizes: number[] = [];
    const crowded = async (request: Request) => {
      const response = await own.fetch(request);
      if (request.method !== 'POST') return response;
      const { results } = (await response.json()) as { results: unknown[] };
      sizes.push(results.length);
      const details = [{ field: 'requests[1]', message: 'não cabe' }];
      if (results.length > 1) results[1] = { id: null, status: 422, body: { error: 'não cabe', details } };
      return Response.json({ results });
    };
    const caller = overHttp({ ...own.options, fetch: crowded });
    const file = 'salarioBruto\n1000\n2000\n3000\n4000\n5000\n';
    const args = ['calculadoras-inss', '--input', '-'];
    expect(await canivete(args, { file, caller })).toEqual(await canivete(args, { file }));
    expect(sizes).toEqual(asked);
  });

  it('ends when it is interrupted, and says nothing of the service', async () => {
    const { options } = await service();
    const caller = overHttp({ ...options, signal: AbortSignal.abort() });
    async function* calls() {
      yield { input: {} };
    }
    await expect(caller.answers('cpf', calls())[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('takes it as refused where it has no room even alone', async () => {
    const own = await service();
    const details = [{ field: 'requests[0]', message: 'não cabe' }];
    const full = async (request: Request) =>
      request.method === 'POST'
        ? Response.json({ results: [{ id: null, status: 422, body: { error: 'não cabe', details } }] })
        : own.fetch(request);
    const { printed, refused } = await canivete(['cpf', '--input', '-'], {
      file: 'count\n1\n',
      caller: overHttp({ ...own.options, fetch: full }),
    });
    expect([JSON.parse(printed), refused]).toEqual([{ entrada: { count: 1 }, erro: 'não cabe' }, 1]);
  });

  it('sends no request that is too large for a service', async () => {
    const { caller, asked } = await service('enterprise', 100);
    const file = `text\n${`${'x'.repeat(90_000)}\n`.repeat(6)}`;
    const { printed, refused } = await canivete(['dev-hash', '--input', '-'], { file, caller });
    expect([printed.trimEnd().split('\n').length, refused]).toEqual([6, 0]);
    expect(asked.filter((path) => path === '/v1/batch')).toHaveLength(2);
  });

  /** How many calls each request has, for calls whose inputs have so many characters. */
  async function lots(batch: number, lengths: readonly number[]) {
    const sizes: number[] = [];
    const fetch = async (request: Request) => {
      const { requests } = (await request.json()) as { requests: unknown[] };
      sizes.push(requests.length);
      return Response.json({ results: requests.map(() => ({ id: null, status: 200, body: {} })) });
    };
    async function* calls() {
      const shortest = '{"text":""}'.length;
      for (const length of lengths) yield { input: { text: 'x'.repeat(length - shortest) } };
    }
    const caller = overHttp({ url: 'http://localhost', language: 'pt', batch, signal, fetch });
    let answered = 0;
    for await (const { call } of caller.answers('dev-hash', calls()))
      expect(JSON.stringify(call.input)).toHaveLength(lengths[answered++] as number);
    expect(answered).toBe(lengths.length);
    return sizes;
  }

  it.each([
    [100, [300_000, 100_000], [2]],
    [100, [300_000, 100_001], [1, 1]],
    [100, [500_000], [1]],
    [100, [300_000, 300_000, 300_000], [1, 1, 1]],
    [100, Array<number>(9).fill(100_000), [4, 4, 1]],
    [3, Array<number>(7).fill(100_000), [3, 3, 1]],
    [2, [100_000, 100_000, 200_000, 200_000], [2, 2]],
    [2, [100, 100, 300_000, 300_000], [2, 1, 1]],
  ])('sends up to %d calls and 400,000 characters in one request: of %j', async (batch, lengths, sizes) => {
    expect(await lots(batch, lengths)).toEqual(sizes);
  });

  it('prints what was answered before the quota ended, and says that it did', async () => {
    const { caller } = await service('free', 40);
    const { printed, refused } = await canivete(['cpf', '--repeat', '200'], { caller });
    expect(printed.trimEnd().split('\n')).toHaveLength(80);
    expect(String(refused)).toMatch(/the service answered 429/);
  });

  const of = (fetch: () => Promise<Response>) =>
    overHttp({ url: 'http://localhost', language: 'pt', batch: 9, signal, fetch });
  const refusedBy = async (fetch: () => Promise<Response>) =>
    String((await canivete(['cpf'], { caller: of(fetch) })).refused);

  it('says what is answered by something other than a service, or that nothing answers', async () => {
    expect(await refusedBy(async () => new Response('<html>'))).toMatch(
      /answered 200, and no JSON; does --url end/,
    );
    expect(await refusedBy(async () => Response.json({ error: 'Não.' }, { status: 401 }))).toMatch(
      /answered 401: Não\./,
    );
    expect(
      await refusedBy(async () => {
        throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
      }),
    ).toMatch(/does not answer: connect ECONNREFUSED/);
  });

  it.each([
    [new TypeError('fetch failed', { cause: { message: '', code: 'ECONNRESET' } }), 'ECONNRESET'],
    [new TypeError('fetch failed', { cause: {} }), 'fetch failed'],
    [new TypeError('fetch failed'), 'fetch failed'],
    ['gone', 'gone'],
  ])('says what is known of why nothing is answered: %s', async (thrown, told) => {
    expect(
      await refusedBy(async () => {
        throw thrown;
      }),
    ).toMatch(new RegExp(`does not answer: ${told}$`));
  });

  it('takes an address and a key together', async () => {
    const open = async (given: { url?: string; key?: string }) =>
      openCaller({ ...given, language: 'pt', batch: 1, signal });
    await expect(open({ key: 'cnv_x' })).rejects.toThrow('--key is for a service, which --url names');
  });

  it.each([
    ...['localhost:8787', 'ftp://localhost/v1', 'http://', 'http:/localhost', 'x http://localhost'],
    ...['http://a b', 'http://[', 'ftp://a/http://localhost'],
  ])('takes no address of another kind: %s', async (url) => {
    await expect(openCaller({ url, language: 'pt', signal })).rejects.toThrow(
      new UsageError(
        sameText('--url takes where a service is, with its base path: http://127.0.0.1:8787/v1'),
      ),
    );
  });

  it.each([
    ['http://localhost/v1', undefined, 'cnv_env', 'cnv_env'],
    ['https://localhost/v1', 'cnv_given', 'cnv_env', 'cnv_given'],
    ['https://localhost/v1/', undefined, '', undefined],
    ['https://localhost/v1//', undefined, undefined, undefined],
  ])('asks %s with the key %s, or else with that of the environment, %s', async (url, key, env, sent) => {
    vi.stubEnv('CANIVETE_KEY', env);
    onTestFinished(() => void vi.unstubAllEnvs());
    const asked: Request[] = [];
    const fetch = async (request: Request) => {
      asked.push(request);
      return Response.json({ results: [{ id: null, status: 200, body: {} }] });
    };
    const caller = await openCaller({ url, key, language: 'pt', signal, fetch });
    async function* calls() {
      yield { input: {} };
    }
    for await (const one of caller.answers('cpf', calls()))
      expect(one).toEqual({ call: { input: {} }, answer: {} });
    expect(asked.map(({ url }) => url.replace(/\?.*$/, ''))).toEqual([`${url.replace(/\/+$/, '')}/batch`]);
    expect(asked[0]?.headers.get('authorization') ?? undefined).toBe(sent && `Bearer ${sent}`);
  });
});

describe('--format html', () => {
  it('prints a payslip a page, and what is refused in its place', async () => {
    const file = 'nome;matricula;competencia;salarioBase\n<Ana>;7;2026-10;3000\n;8;2026-10;-1\n';
    const args = ['calculadoras-folha', '--input', 'x', '--keep', 'nome,matricula', '--format', 'html'];
    const { printed, refused } = await canivete([...args, '--delimiter', ';'], { file });
    expect(refused).toBe(1);
    expect(printed.match(/<article class="paper/g)).toHaveLength(2);
    expect(printed).toContain('&lt;Ana&gt;');
    expect(printed).toContain('De onde vem cada linha');
    expect(printed).toMatch(/<p class="bad">8 .*salarioBase/);
    expect(printed).toMatch(/^<!doctype html>.*<\/html>\n$/s);
  });

  it('prints names and the employer by columns, however they are headed, or by options', async () => {
    const file =
      'Matrícula;Nome;Cargo;Salário Base;competencia;Empresa;CNPJ\n' +
      '7;Ana Souza;Caixa;3000;2026-10;Padaria Central Ltda;12.345.678/0001-95\n';
    const args = [
      'calculadoras-folha',
      '--input',
      'x',
      '--delimiter',
      ';',
      '--map',
      'Salário Base=salarioBase',
    ];
    const html = ['--keep-all', '--format', 'html'];
    const { printed } = await canivete([...args, ...html], { file });
    for (const text of ['7', 'Ana Souza', 'Caixa', 'Padaria Central Ltda', '12.345.678/0001-95'])
      expect(printed).toContain(`<dd>${text}</dd>`);
    const own = ['--employer', 'Mercado Sol', '--employer-id', '11.222.333/0001-81'];
    const given = await canivete([
      'calculadoras-folha',
      'competencia=2026-10',
      'salarioBase=3000',
      ...own,
      '--format',
      'html',
    ]);
    for (const text of ['Mercado Sol', '11.222.333/0001-81'])
      expect(given.printed).toContain(`<dd>${text}</dd>`);
    expect(() => readCallOptions(['cpf', ...own])).toThrow(
      '--employer and --employer-id are for --format html',
    );
  });

  it('--format html is for payslips alone', async () => {
    expect(() => readCallOptions(['cpf', '--format', 'html'])).toThrow(/--format html prints payslips/);
  });
});
