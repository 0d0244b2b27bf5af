/**
 * First calls by people who know the list of tools and no schema, in five ways of writing, frozen before they were sent: each
 * with the canonical input that was meant, whose answer is the right one. Null stands for what must stay refused, because
 * it has two readings, another unit, or the name of what the tool has not; behind it stands the input to which the refusal
 * leads who follows it, where the tool has what was meant.
 */
type Values = Readonly<Record<string, unknown>>;

export interface FrozenCall {
  readonly way: 'portuguese' | 'english' | 'snake_case' | 'values' | 'labels';
  readonly tool: string;
  readonly sent: Values;
  readonly meant: Values | null;
  readonly led?: Values | undefined;
}

const rows: Readonly<
  Record<
    FrozenCall['way'],
    readonly (readonly [tool: string, sent: Values, meant: Values | null, led?: Values])[]
  >
> = {
  portuguese: [
    ['calculadoras-inss', { salario: 4200 }, { salarioBruto: 4200 }],
    ['calculadoras-irrf', { salario: 6000, dependentes: 1 }, { salarioBruto: 6000, dependentes: 1 }],
    ['calculadoras-salario-liquido', { salario: 5200, ano: 2026 }, { salarioBruto: 5200, ano: 2026 }],
    ['calculadoras-imc', { peso: 82, altura: 1.76 }, { weight: 82, height: 1.76 }],
    ['calculadoras-idade', { dataNascimento: '1991-04-09' }, { birthDate: '1991-04-09' }],
    ['calculadoras-ingestao-agua', { peso: 70 }, { weight: 70 }],
    ['cpf', { quantidade: 3, semente: 'a' }, { count: 3, seed: 'a' }],
    ['cnpj', { quantidade: 2, formatado: false, semente: 'a' }, { count: 2, formatted: false, seed: 'a' }],
    ['rg', { estado: 'SP', semente: 'a' }, { state: 'SP', seed: 'a' }],
    ['titulo-eleitor', { uf: 'MG', semente: 'a' }, { state: 'MG', seed: 'a' }],
    ['senha', { tamanho: 16, semente: 'a' }, { length: 16, seed: 'a' }],
    ['nome', { sexo: 'feminino', semente: 'a' }, { gender: 'female', seed: 'a' }],
    ['dev-hash', { texto: 'abc', algoritmo: 'sha256' }, { text: 'abc', algorithm: 'sha256' }],
    ['dev-base64', { texto: 'abc' }, { text: 'abc' }],
    ['texto-contar-palavras', { texto: 'um dois três' }, { text: 'um dois três' }],
    ['feriados', { ano: 2026, estado: 'BA' }, { ano: 2026, uf: 'BA' }],
    [
      'calculadoras-simples-nacional',
      { faturamento12Meses: 300000, receitaMensal: 25000, anexo: 'III' },
      { rbt12: 300000, receitaMes: 25000, anexo: 'III' },
    ],
    [
      'calculadoras-tmb',
      { peso: 80, altura: 178, idade: 35, sexo: 'masculino' },
      null,
      { weight: 80, height: 1.78, age: 35, sex: 'male' },
    ],
    [
      'calculadoras-financiamento',
      { valor: 240000, taxaAnual: 11.5, prazo: 360 },
      null,
      { valor: 240000, taxa: 11.5, periodoTaxa: 'anual', prazo: 360 },
    ],
    ['cep', { cidade: 'Campinas', semente: 'a' }, null],
  ],
  english: [
    ['calculadoras-inss', { salary: 4200 }, { salarioBruto: 4200 }],
    ['calculadoras-irrf', { grossSalary: 6000, dependents: 2 }, { salarioBruto: 6000, dependentes: 2 }],
    ['calculadoras-salario-liquido', { salary: 5200, year: 2026 }, { salarioBruto: 5200, ano: 2026 }],
    ['calculadoras-imc', { weight: 82, height: 1.76 }, { weight: 82, height: 1.76 }],
    ['calculadoras-idade', { birthday: '1991-04-09' }, { birthDate: '1991-04-09' }],
    ['cpf', { quantity: 3, seed: 'a' }, { count: 3, seed: 'a' }],
    ['cnpj', { masked: true, seed: 'a' }, { formatted: true, seed: 'a' }],
    ['pessoa', { sex: 'female', seed: 'a' }, { gender: 'female', seed: 'a' }],
    ['senha', { length: 20, seed: 'a' }, { length: 20, seed: 'a' }],
    ['feriados', { year: 2026, state: 'RJ' }, { ano: 2026, uf: 'RJ' }],
    [
      'calculadoras-juros-compostos',
      { principal: 1000, annualRate: 10, years: 5 },
      null,
      { valorInicial: 1000, taxa: 10, periodoTaxa: 'anual', prazo: 5, unidadePrazo: 'anos' },
    ],
    [
      'calculadoras-simples-nacional',
      { revenue12Months: 300000, monthlyRevenue: 25000, annex: 'III' },
      { rbt12: 300000, receitaMes: 25000, anexo: 'III' },
    ],
    ['calculadoras-margem-bruta', { revenue: 1000, cost: 600 }, { receita: 1000, custo: 600 }],
    ['calculadoras-tinta', { area: 30, coats: 2 }, { area: 30, demaos: 2 }],
    ['calculadoras-churrasco', { men: 5, women: 4, children: 2 }, { homens: 5, mulheres: 4, criancas: 2 }],
    ['calculadoras-gestacional', { lastMenstrualPeriod: '2026-06-01' }, { lastPeriod: '2026-06-01' }],
    ['dev-hash', { text: 'abc', algorithm: 'md5' }, { text: 'abc', algorithm: 'md5' }],
    [
      'calculadoras-rescisao',
      { salary: 3000, hireDate: '2023-02-01', terminationDate: '2026-06-30', reason: 'sem-justa-causa' },
      {
        salarioBruto: 3000,
        dataAdmissao: '2023-02-01',
        dataDesligamento: '2026-06-30',
        motivo: 'sem-justa-causa',
      },
    ],
    ['calculadoras-imc', { weight_lb: 180, height: 1.76 }, null],
    ['calculadoras-idade-pet', { species: 'dog', age: 4 }, { species: 'cao', age: 4 }],
  ],
  snake_case: [
    ['calculadoras-inss', { salario_bruto: 4200 }, { salarioBruto: 4200 }],
    [
      'calculadoras-salario-liquido',
      { salario_bruto: 5200, outros_descontos: 100 },
      { salarioBruto: 5200, outrosDescontos: 100 },
    ],
    [
      'calculadoras-rescisao',
      {
        salario_bruto: 3000,
        data_admissao: '2023-02-01',
        data_desligamento: '2026-06-30',
        motivo: 'sem-justa-causa',
      },
      {
        salarioBruto: 3000,
        dataAdmissao: '2023-02-01',
        dataDesligamento: '2026-06-30',
        motivo: 'sem-justa-causa',
      },
    ],
    ['calculadoras-idade', { birth_date: '1991-04-09' }, { birthDate: '1991-04-09' }],
    ['calculadoras-idade', { data_nascimento: '1991-04-09' }, { birthDate: '1991-04-09' }],
    ['calculadoras-ferias', { salario_bruto: 4000, dias_ferias: 20 }, { salarioBruto: 4000, diasFerias: 20 }],
    ['calculadoras-horas-extras', { salario_base: 3000, horas_extras: 10 }, null],
    [
      'calculadoras-juros-compostos',
      { valor_inicial: 1000, taxa: 1, prazo: 12 },
      { valorInicial: 1000, taxa: 1, prazo: 12 },
    ],
    ['calculadoras-markup', { preco_venda: 100, custo: 40 }, { precoVenda: 100, custo: 40 }],
    [
      'calculadoras-simples-nacional',
      { rbt12: 300000, receita_mes: 25000, anexo: 'V' },
      { rbt12: 300000, receitaMes: 25000, anexo: 'V' },
    ],
    ['calculadoras-fator-r', { folha_12: 90000, rbt_12: 300000 }, { folha12: 90000, rbt12: 300000 }],
    [
      'calculadoras-decimo-terceiro',
      { salario_bruto: 4000, data_admissao: '2020-01-02', ano: 2026 },
      { salarioBruto: 4000, dataAdmissao: '2020-01-02', ano: 2026 },
    ],
    ['lorem-ipsum', { qtd: 2, seed: 'a' }, { count: 2, seed: 'a' }],
    ['calculadoras-gestacional', { last_period: '2026-06-01' }, { lastPeriod: '2026-06-01' }],
    [
      'calculadoras-tmb',
      { weight: 80, height: 178, age: 35, sexo: 'male' },
      null,
      { weight: 80, height: 1.78, age: 35, sex: 'male' },
    ],
    ['dev-base64', { url_safe: true, text: 'abc' }, { urlSafe: true, text: 'abc' }],
    ['senha', { exclude_ambiguous: true, seed: 'a' }, { excludeAmbiguous: true, seed: 'a' }],
    ['calculadoras-salario-liquido', { salario_bruto: 5200, plano_saude: 300 }, null],
    ['placa', { estado: 'SP', semente: 'a' }, { state: 'SP', seed: 'a' }],
    ['telefone', { uf: 'SP', semente: 'a' }, { state: 'SP', seed: 'a' }],
  ],
  values: [
    ['calculadoras-inss', { salarioBruto: 'R$ 4.200,50' }, { salarioBruto: 4200.5 }],
    ['calculadoras-inss', { salarioBruto: '4200,50' }, { salarioBruto: 4200.5 }],
    ['calculadoras-inss', { salarioBruto: '4.200' }, null],
    ['calculadoras-inss', { salarioBruto: '5 mil' }, null, { salarioBruto: 5000 }],
    ['calculadoras-imc', { weight: '82,5', height: '1,76' }, { weight: 82.5, height: 1.76 }],
    ['calculadoras-imc', { weight: '82 kg', height: '1,76 m' }, { weight: 82, height: 1.76 }],
    ['calculadoras-imc', { weight: 82, height: 176 }, null, { weight: 82, height: 1.76 }],
    ['calculadoras-idade', { birthDate: '25/12/1990' }, { birthDate: '1990-12-25' }],
    ['calculadoras-idade', { birthDate: '03/04/1990' }, null],
    ['calculadoras-idade', { birthDate: '9 de abril de 1991' }, { birthDate: '1991-04-09' }],
    ['cpf', { state: 'São Paulo', seed: 'a' }, { state: 'SP', seed: 'a' }],
    ['rg', { state: 'minas gerais', seed: 'a' }, { state: 'MG', seed: 'a' }],
    ['cnpj', { formatted: 'não', seed: 'a' }, { formatted: false, seed: 'a' }],
    ['pessoa', { gender: 'F', seed: 'a' }, { gender: 'female', seed: 'a' }],
    ['calculadoras-porcentagem', { percent: '15%', value: '300' }, { percentual: 15, valor: 300 }],
    [
      'calculadoras-folha',
      { competencia: '10/2026', salarioBase: 3000 },
      { competencia: '2026-10', salarioBase: 3000 },
    ],
    [
      'calculadoras-juros-compostos',
      { valorInicial: 1000, taxa: '12% ao ano', prazo: 12 },
      null,
      { valorInicial: 1000, taxa: 12, periodoTaxa: 'anual', prazo: 12 },
    ],
    [
      'calculadoras-juros-compostos',
      { valorInicial: 'R$ 1.000,00', taxa: '1%', prazo: '12' },
      { valorInicial: 1000, taxa: 1, prazo: 12 },
    ],
    ['calculadoras-ciclo-sono', { wakeTime: '7h30' }, { wakeTime: '07:30' }],
    ['calculadoras-tinta', { area: '30 m²' }, { area: 30 }],
  ],
  labels: [
    ['calculadoras-inss', { 'Salário bruto': 4200 }, { salarioBruto: 4200 }],
    [
      'calculadoras-salario-liquido',
      { 'Salário bruto': 5200, 'Outros descontos': 100 },
      { salarioBruto: 5200, outrosDescontos: 100 },
    ],
    ['calculadoras-imc', { Peso: 82, Altura: 1.76 }, { weight: 82, height: 1.76 }],
    [
      'calculadoras-rescisao',
      {
        'Salário bruto': 3000,
        dataAdmissao: '2023-02-01',
        'Último dia trabalhado': '2026-06-30',
        motivo: 'sem-justa-causa',
      },
      {
        salarioBruto: 3000,
        dataAdmissao: '2023-02-01',
        dataDesligamento: '2026-06-30',
        motivo: 'sem-justa-causa',
      },
    ],
    [
      'calculadoras-rescisao',
      {
        salarioBruto: 3000,
        dataAdmissao: '2023-02-01',
        dataDesligamento: '2026-06-30',
        motivo: 'Dispensa sem justa causa',
      },
      {
        salarioBruto: 3000,
        dataAdmissao: '2023-02-01',
        dataDesligamento: '2026-06-30',
        motivo: 'sem-justa-causa',
      },
    ],
    ['dev-hash', { Dados: 'abc', Algoritmo: 'sha256' }, { text: 'abc', algorithm: 'sha256' }],
    [
      'calculadoras-simples-nacional',
      { rbt12: 300000, receitaMes: 25000, anexo: 'Anexo III' },
      { rbt12: 300000, receitaMes: 25000, anexo: 'III' },
    ],
    ['calculadoras-tinta', { Área: 30 }, { area: 30 }],
    ['calculadoras-idade', { 'Data de nascimento': '1991-04-09' }, { birthDate: '1991-04-09' }],
    ['calculadoras-idade', { 'Birth date': '1991-04-09' }, { birthDate: '1991-04-09' }],
    ['cpf', { Quantos: 2, seed: 'a' }, { count: 2, seed: 'a' }],
    ['cpf', { 'How many': 2, seed: 'a' }, { count: 2, seed: 'a' }],
    ['pessoa', { gender: 'Feminino', seed: 'a' }, { gender: 'feminino', seed: 'a' }],
    ['calculadoras-irrf', { 'Gross salary': 6000 }, { salarioBruto: 6000 }],
    [
      'calculadoras-salario-liquido',
      { 'Gross salary': 5200, 'Other deductions': 100 },
      { salarioBruto: 5200, outrosDescontos: 100 },
    ],
    ['calculadoras-ingestao-agua', { Weight: 70 }, { weight: 70 }],
    [
      'calculadoras-tmb',
      { Peso: 80, Altura: 178, Idade: 35, Sexo: 'Masculino' },
      null,
      { weight: 80, height: 1.78, age: 35, sex: 'male' },
    ],
    ['calculadoras-ferias', { 'Salário bruto': 4000 }, { salarioBruto: 4000 }],
    ['calculadoras-fgts', { 'Salário bruto': 4000, Meses: 12 }, { salarioBruto: 4000, meses: 12 }],
    [
      'calculadoras-juros-compostos',
      { 'Valor inicial': 1000, Taxa: 1, Prazo: 12 },
      { valorInicial: 1000, taxa: 1, prazo: 12 },
    ],
  ],
};

export const frozenCalls: readonly FrozenCall[] = (
  Object.entries(rows) as unknown as readonly (readonly [
    FrozenCall['way'],
    (typeof rows)[FrozenCall['way']],
  ])[]
).flatMap(([way, calls]) => calls.map(([tool, sent, meant, led]) => ({ way, tool, sent, meant, led })));
