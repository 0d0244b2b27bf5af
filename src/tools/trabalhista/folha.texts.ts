import { line } from './_fields.texts.ts';
import { custoFuncionarioTexts } from './custo-funcionario.texts.ts';
import type { folha } from './folha.ts';
import { avisos, baseAndValue, dependentes, fullIrrf, irrfStepEntries } from '../../kit/fields/legal.texts.ts';
import type { FieldsTexts, FieldTexts, TextsOf } from '../../kit/tool-texts.ts';
import type { Text } from '../../lib/languages.ts';
import { eventKinds, eventTypes, type EventType } from '../../law/payroll/events.ts';

/** The kinds of event are called as their lines are. */
const eventNames = {
  ...(Object.fromEntries(eventTypes.map((type) => [type, eventKinds[type].name])) as Record<EventType, Text>),
  'hora-extra': { pt: 'Horas extras com outro adicional', en: 'Overtime at another rate' },
  'hora-extra-noturna': { pt: 'Horas extras noturnas', en: 'Night overtime' },
};

const vinculo = {
  pt: ['Tipo de vínculo', 'Vínculo do trabalhador, que decide encargos e descontos'],
  en: ['Kind of work', 'Relation between worker and employer, which decides charges and deductions'],
  choices: {
    clt: { pt: 'Empregado (CLT)', en: 'Employee (CLT)' },
    domestico: { pt: 'Empregado doméstico', en: 'Domestic worker' },
    aprendiz: { pt: 'Aprendiz', en: 'Apprentice' },
    intermitente: { pt: 'Intermitente', en: 'Intermittent worker' },
    estagio: { pt: 'Estagiário', en: 'Intern' },
    prolabore: { pt: 'Sócio com pró-labore', en: 'Partner with pro-labore' },
    autonomo: { pt: 'Autônomo', en: 'Self-employed' },
  },
} satisfies FieldTexts;

const bases = {
  inss: { pt: ['INSS', 'Entra na base do INSS'], en: ['INSS', 'Enters the base of the INSS'] },
  irrf: { pt: ['IRRF', 'Entra na base do IRRF'], en: ['IRRF', 'Enters the base of the IRRF'] },
  fgts: { pt: ['FGTS', 'Entra na base do FGTS'], en: ['FGTS', 'Enters the base of the FGTS'] },
  dsr: { pt: ['Descanso semanal', 'Entra na base do descanso semanal remunerado'], en: ['Weekly rest', 'Enters the base of the paid weekly rest'] },
  medias: { pt: ['Médias', 'Entra nas médias de 13º salário e férias'], en: ['Averages', 'Enters the averages of 13th salary and vacation'] },
} satisfies FieldsTexts;

const eventos = {
  pt: ['Eventos do mês', 'O que aconteceu no mês: horas, adicionais, faltas, benefícios, descontos'],
  en: ['Events of the month', 'What happened in the month: hours, premiums, absences, benefits, deductions'],
  columns: ['tipo', 'quantidade', 'percentual', 'valor'],
  fields: {
    tipo: { pt: ['Tipo de evento', 'O que aconteceu, que decide os campos que valem'], en: ['Kind of event', 'What happened, which decides the fields that apply'], choices: eventNames },
    descricao: { pt: ['Texto da linha', 'Texto no lugar do nome do evento'], en: ['Text of the line', 'Text in place of the name of the event'] },
    natureza: { pt: ['Natureza da rubrica', 'Código da tabela 03 do eSocial no lugar do usual'], en: ['Nature of the line', 'Code of table 03 of the eSocial in place of the usual one'] },
    incidencias: { pt: ['Incidências', 'Bases em que a linha entra, no lugar das usuais'], en: ['Bases entered', 'Bases that the line enters, in place of the usual ones'], fields: bases },
    quantidade: { pt: ['Quantidade', 'Horas, dias ou minutos, conforme o evento'], en: ['Quantity', 'Hours, days or minutes, as the event says'] },
    percentual: { pt: ['Percentual', 'Adicional da hora, ou parte do salário'], en: ['Percentage', 'Premium of the hour, or part of the salary'] },
    valor: { pt: ['Valor', 'Valor do mês'], en: ['Amount', 'Amount of the month'] },
    grau: {
      pt: ['Grau de insalubridade', 'Grau que o laudo aponta'],
      en: ['Degree of exposure', 'Degree stated in the report'],
      choices: { minimo: { pt: 'Mínimo (10%)', en: 'Minimum (10%)' }, medio: { pt: 'Médio (20%)', en: 'Medium (20%)' }, maximo: { pt: 'Máximo (40%)', en: 'Maximum (40%)' } },
    },
    base: {
      pt: ['Base do adicional', 'Do que o adicional de insalubridade é parte'],
      en: ['Base of the premium', 'What the premium is a part of'],
      choices: {
        'salario-minimo': { pt: 'Salário mínimo', en: 'Minimum wage' },
        'salario-base': { pt: 'Salário do contrato', en: 'Contract salary' },
        valor: { pt: 'Outro valor', en: 'Another amount' },
      },
    },
    valorBase: { pt: ['Outra base', 'Valor de que o adicional é parte, com a escolha de outro valor'], en: ['Other base', 'Amount that the premium is a part of, when another amount is chosen'] },
    desconto: { pt: ['Parte do trabalhador', 'O que se desconta da refeição'], en: ['Worker’s share', 'What is deducted for the meals'] },
    pat: { pt: ['Pelo PAT', 'Empresa inscrita no Programa de Alimentação do Trabalhador'], en: ['Under the PAT', 'Company enrolled in the workers’ food programme'] },
    custoEmpresa: { pt: ['Parte da empresa', 'O que a empresa paga além do desconto'], en: ['Employer’s share', 'What the employer pays beside the deduction'] },
    programa: {
      pt: ['Crédito do Trabalhador', 'Empréstimo do programa federal, e não de convênio próprio'],
      en: ['Federal loan program', 'Loan of the federal program, and not of an agreement of its own'],
    },
  },
} satisfies FieldTexts;

const natureza = {
  pt: ['Natureza da rubrica', 'Código da tabela 03 do eSocial; null no que ela não tem'],
  en: ['Nature of the line', 'Code of table 03 of the eSocial; null for what it does not hold'],
  internal: true,
} satisfies FieldTexts;

const itemFields = {
  ...line,
  natureza,
  incide: {
    pt: ['Incidências', 'Bases em que a linha entra'],
    en: ['Bases entered', 'Bases that the line enters'],
    internal: true,
    choices: {
      inss: { pt: 'INSS', en: 'INSS' },
      irrf: { pt: 'IRRF', en: 'IRRF' },
      fgts: { pt: 'FGTS', en: 'FGTS' },
      dsr: { pt: 'Descanso semanal', en: 'Weekly rest' },
      medias: { pt: 'Médias de 13º e férias', en: 'Averages of 13th salary and vacation' },
    },
  },
} satisfies FieldsTexts;

const blockOf = (pt: string, en: string) =>
  ({
    proventos: { pt: ['Proventos', `O que ${pt} paga`], en: ['Earnings', `What ${en} pays`], fields: itemFields },
    descontos: { pt: ['Descontos', `O que se desconta de ${pt}`], en: ['Deductions', `What is deducted from ${en}`], fields: itemFields },
    liquido: { pt: ['Líquido', 'Proventos menos descontos'], en: ['Net pay', 'Earnings less deductions'] },
  }) satisfies FieldsTexts;

const parcela = {
  pt: ['Parcela do 13º', 'Que parcela se paga'],
  en: ['Instalment', 'Which instalment is paid'],
  choices: { primeira: { pt: 'Primeira', en: 'First' }, segunda: { pt: 'Segunda', en: 'Second' }, unica: { pt: 'Única', en: 'Whole' } },
} satisfies FieldTexts;

const { regime, rat, fap, terceiros, aliquotaPatronal, jornadaMensal } = custoFuncionarioTexts.input;

/** The facts of a worker and a month. */
export const factsTexts = {
  competencia: { pt: ['Competência', 'Mês do trabalho, que escolhe as tabelas'], en: ['Month of work', 'Month of the work, which chooses the tables'] },
  dataPagamento: {
    pt: ['Data do pagamento', 'Dia que escolhe a tabela do IRRF. Sem ela, o quinto dia útil do mês seguinte'],
    en: ['Payment date', 'Day that chooses the IRRF table. Without it, the fifth business day of the next month'],
  },
  vinculo,
  salarioBase: { pt: ['Salário base', 'Salário do mês, da hora ou do dia, sem adicionais'], en: ['Base salary', 'Pay of the month, the hour or the day, without premiums'] },
  tipoSalario: {
    pt: ['Salário por', 'Período que o salário paga'],
    en: ['Paid by', 'Period that the salary pays'],
    choices: { mensal: { pt: 'Mês', en: 'Month' }, hora: { pt: 'Hora', en: 'Hour' }, dia: { pt: 'Dia', en: 'Day' } },
  },
  quantidade: {
    pt: ['Horas ou dias pagos', 'Quantidade paga no mês, no salário por hora ou por dia'],
    en: ['Hours or days paid', 'Quantity paid in the month, where the salary is by hour or by day'],
  },
  jornadaMensal,
  dsrSalario: {
    pt: ['Descanso à parte', 'Paga o descanso semanal em linha própria, no salário por hora ou por dia'],
    en: ['Rest paid apart', 'Pays the weekly rest in a line of its own, where the salary is by hour or by day'],
  },
  diasUteis: {
    pt: ['Dias úteis', 'Dias de trabalho do mês, sábados incluídos. Sem ele, os do calendário'],
    en: ['Working days', 'Days of work of the month, Saturdays included. Without it, those of the calendar'],
  },
  diasDescanso: {
    pt: ['Domingos e feriados', 'Dias de descanso do mês. Sem ele, os do calendário nacional'],
    en: ['Sundays and holidays', 'Days of rest of the month. Without it, those of the national calendar'],
  },
  dataAdmissao: { pt: ['Admissão', 'Primeiro dia do contrato, que importa quando cai no mês'], en: ['Hire date', 'First day of the contract, which matters inside the month'] },
  dataDesligamento: { pt: ['Desligamento', 'Último dia do contrato, que importa quando cai no mês'], en: ['Last day', 'Last day of the contract, which matters inside the month'] },
  criterio: {
    pt: ['Mês incompleto', 'Como contar os dias de um mês incompleto'],
    en: ['Part of a month', 'How the days of a part of a month are counted'],
    choices: {
      '30-dias': { pt: 'Dias reais, até 30', en: 'Real days, up to 30' },
      'mes-comercial': { pt: 'Mês de 30 dias', en: 'Month of 30 days' },
      'dias-do-mes': { pt: 'Dias do calendário', en: 'Days of the calendar' },
    },
  },
  rural: { pt: ['Trabalho rural', 'Hora noturna de 60 minutos, com 25% (Lei 5.889/1973)'], en: ['Rural work', 'Night hour of 60 minutes, at 25% (Law 5.889/1973)'] },
  dependentes,
  filhos: { pt: ['Filhos até 14 anos', 'Filhos de até 14 anos ou inválidos, para o salário-família'], en: ['Children up to 14', 'Children up to 14 or disabled, for the family allowance'] },
  maior65: {
    pt: ['Mais de 65 anos', 'A parcela isenta dessa idade é de aposentadoria, e não de salário: só avisa'],
    en: ['Older than 65', 'The exempt part of that age is for pensions, not for pay: it only warns'],
  },
  deducao: {
    pt: ['Dedução do IRRF', 'Deduções legais ou desconto simplificado, com que os dependentes não mudam o IRRF do mês'],
    en: ['IRRF deduction', 'Legal deductions or simplified discount, with which dependents do not change the IRRF of the month'],
    choices: {
      auto: { pt: 'A que dá menos imposto', en: 'The one with less tax' },
      legal: { pt: 'Deduções legais', en: 'Legal deductions' },
      simplificada: { pt: 'Desconto simplificado', en: 'Simplified discount' },
    },
  },
  arredondamentoInss: {
    pt: ['Arredondamento do INSS', 'No total ou por faixa, como o eSocial'],
    en: ['INSS rounding', 'Of the total, or by band as the eSocial does'],
    choices: { total: { pt: 'No total', en: 'Of the total' }, faixa: { pt: 'Por faixa, cortada no centavo', en: 'By band, cut after the cent' } },
  },
  eventos,
  ferias: {
    pt: ['Férias do mês', 'Férias que começam, correm ou são pagas no mês'],
    en: ['Vacation of the month', 'Vacation that starts, goes on or is paid in the month'],
    fields: {
      dataInicio: { pt: ['Início', 'Primeiro dia'], en: ['Start', 'First day'] },
      dias: { pt: ['Dias de férias', 'Descanso'], en: ['Vacation days', 'Time off'] },
      abono: { pt: ['Dias vendidos', 'Abono pecuniário'], en: ['Days sold', 'Days paid in cash'] },
      mediaVariaveis: { pt: ['Média das variáveis', 'Média mensal de verbas variáveis'], en: ['Average variable pay', 'Monthly average of variable pay'] },
      dataPagamento: { pt: ['Pagamento', 'Dia do recibo. Sem ele, dois dias antes do início'], en: ['Payment', 'Day of the receipt. Without it, two days before the start'] },
    },
  },
  maternidade: {
    pt: ['Licença-maternidade', 'Licença de 120 dias, ou até a data dada'],
    en: ['Maternity leave', 'Leave of 120 days, or to the date given'],
    fields: {
      dataInicio: { pt: ['Início', 'Primeiro dia'], en: ['Start', 'First day'] },
      dataFim: { pt: ['Fim', 'Último dia'], en: ['End', 'Last day'] },
      media: { pt: ['Média das variáveis', 'Média mensal de verbas variáveis'], en: ['Average variable pay', 'Monthly average of variable pay'] },
    },
  },
  paternidade: {
    pt: ['Licença-paternidade', 'Licença paga como salário'],
    en: ['Paternity leave', 'Leave paid as salary'],
    fields: {
      dataInicio: { pt: ['Início', 'Primeiro dia'], en: ['Start', 'First day'] },
      dias: {
        pt: ['Dias de licença', 'Sem ele, o que a lei dá no ano: 5, em 2027 10, desde 2028 15'],
        en: ['Days of leave', 'Without it, what the law gives in the year: 5, in 2027 10, from 2028 15'],
      },
    },
  },
  afastamentos: {
    pt: ['Afastamentos', 'Doença ou acidente: 15 dias da empresa, depois do INSS'],
    en: ['Sick leaves', 'Illness or accident: 15 days of the employer, then of the INSS'],
    fields: {
      tipo: {
        pt: ['Motivo', 'Por que o trabalhador se afastou'],
        en: ['Reason', 'Why the worker is on leave'],
        choices: { doenca: { pt: 'Doença', en: 'Illness' }, acidente: { pt: 'Acidente de trabalho', en: 'Accident at work' } },
      },
      dataInicio: { pt: ['Início', 'Primeiro dia'], en: ['Start', 'First day'] },
      dataFim: { pt: ['Fim', 'Último dia. Sem ele, o afastamento continua'], en: ['End', 'Last day. Without it, the leave goes on'] },
      beneficio: {
        pt: ['Com benefício do INSS', 'O INSS concede o benefício: os 15 dias da empresa não pagam INSS'],
        en: ['With INSS benefit', 'The INSS grants the benefit: the 15 days of the employer pay no INSS'],
      },
    },
  },
  decimoTerceiro: {
    pt: ['13º salário', 'Parcela do 13º paga no mês'],
    en: ['13th salary', 'Instalment of the 13th salary paid in the month'],
    fields: {
      parcela,
      avos: { pt: ['Avos', 'Meses trabalhados no ano'], en: ['Twelfths', 'Months worked in the year'] },
      mediaVariaveis: { pt: ['Média das variáveis', 'Média mensal de verbas variáveis'], en: ['Average variable pay', 'Monthly average of variable pay'] },
      adiantamento: { pt: ['Já adiantado', 'Primeira parcela paga. Sem ele, a metade'], en: ['Paid in advance', 'First instalment paid. Without it, one half'] },
      dataPagamento: { pt: ['Pagamento', 'Dia que escolhe a tabela do IRRF'], en: ['Payment', 'Day that chooses the IRRF table'] },
    },
  },
  plr: {
    pt: ['Participação nos lucros', 'PLR paga com o mês, com tabela própria de imposto'],
    en: ['Profit sharing', 'PLR paid with the month, with a tax table of its own'],
    fields: {
      valor: { pt: ['Valor da PLR', 'Valor pago agora'], en: ['Amount of the PLR', 'Amount paid now'] },
      acumulado: { pt: ['Já pago no ano', 'PLR paga antes no mesmo ano'], en: ['Paid this year', 'PLR paid before in the same year'] },
      irrfRetido: { pt: ['Imposto já retido', 'IRRF retido das PLR anteriores do ano'], en: ['Tax withheld before', 'IRRF withheld from earlier PLR of the year'] },
    },
  },
  rra: {
    pt: ['Atrasados de outros anos', 'Rendimentos recebidos acumuladamente (Lei 7.713/1988, art. 12-A)'],
    en: ['Back pay', 'Back pay of earlier years (Law 7.713/1988, art. 12-A)'],
    fields: {
      valor: { pt: ['Valor recebido', 'Total dos atrasados'], en: ['Amount received', 'Total of the back pay'] },
      meses: { pt: ['Meses', 'A quantos meses os atrasados se referem'], en: ['Months', 'How many months the back pay is for'] },
      inss: { pt: ['INSS dos atrasados', 'Contribuição descontada'], en: ['INSS of back pay', 'Contribution deducted'] },
      despesas: { pt: ['Despesas da ação', 'Custas e honorários pagos pelo trabalhador'], en: ['Legal expenses', 'Costs and fees paid by the worker'] },
      pensaoAlimenticia: { pt: ['Pensão alimentícia', 'Pensão descontada dos atrasados'], en: ['Alimony', 'Alimony deducted from the back pay'] },
      reducao: { pt: ['Com redução de 2026', 'Aplica a redução da Lei 15.270/2025 vezes os meses'], en: ['With 2026 reduction', 'Applies the reduction of Law 15.270/2025 times the months'] },
    },
  },
  pensoes: {
    pt: ['Pensões alimentícias', 'Pensões descontadas, em valor ou percentual'],
    en: ['Alimonies', 'Alimony deducted, as an amount or a percentage'],
    columns: ['base', 'percentual', 'valor'],
    fields: {
      base: {
        pt: ['Calculada sobre', 'Do que a pensão é parte'],
        en: ['Computed on', 'What the alimony is a part of'],
        choices: {
          liquido: { pt: 'Líquido (bruto menos INSS e IRRF)', en: 'Net pay (gross less INSS and IRRF)' },
          bruto: { pt: 'Bruto', en: 'Gross pay' },
          'salario-minimo': { pt: 'Salário mínimo', en: 'Minimum wage' },
          fixo: { pt: 'Valor fixo', en: 'Fixed amount' },
        },
      },
      percentual: { pt: ['Percentual', 'Parte da base'], en: ['Percentage', 'Part of the base'] },
      valor: { pt: ['Valor fixo', 'Valor por mês, quando fixo'], en: ['Fixed amount', 'Amount a month, when fixed'] },
      sobre: {
        pt: ['Incide sobre', 'Pagamentos de que se desconta'],
        en: ['Deducted from', 'Payments that it is deducted from'],
        choices: {
          salario: { pt: 'Salário', en: 'Salary' },
          ferias: { pt: 'Férias', en: 'Vacation' },
          'decimo-terceiro': { pt: '13º salário', en: '13th salary' },
          plr: { pt: 'PLR', en: 'Profit sharing' },
        },
      },
      descricao: { pt: ['Texto da linha', 'Texto no lugar de Pensão alimentícia'], en: ['Text of the line', 'Text in place of Alimony'] },
    },
  },
  outrosVinculos: {
    pt: ['Outros empregos', 'Outros trabalhos do mês, na ordem em que contribuem'],
    en: ['Other jobs', 'Other jobs of the month, in the order in which they contribute'],
    fields: {
      categoria: {
        pt: ['Categoria', 'Categoria no INSS'],
        en: ['Category', 'Category in the INSS'],
        choices: {
          empregado: { pt: 'Empregado', en: 'Employee' },
          domestico: { pt: 'Doméstico', en: 'Domestic worker' },
          avulso: { pt: 'Trabalhador avulso', en: 'Casual worker' },
          'contribuinte-individual': { pt: 'Contribuinte individual', en: 'Self-employed contributor' },
        },
      },
      remuneracao: { pt: ['Remuneração', 'Pagamento do mês nesse trabalho'], en: ['Pay', 'Pay of the month in that job'] },
      inssRetido: { pt: ['INSS retido', 'Contribuição que esse trabalho descontou, para conferir'], en: ['INSS withheld', 'Contribution that the job withheld, to be checked'] },
      ordem: {
        pt: ['Ordem', 'Se contribui antes ou depois deste'],
        en: ['Order', 'If it contributes before or after this one'],
        choices: { antes: { pt: 'Antes deste', en: 'Before this one' }, depois: { pt: 'Depois deste', en: 'After this one' } },
      },
    },
  },
  regime,
  rat,
  fap,
  terceiros,
  aliquotaPatronal,
  cprb: { pt: ['Com desoneração', 'Empresa na desoneração da folha (CPRB)'], en: ['With payroll relief', 'Company under the payroll relief (CPRB)'] },
  tipoServico: {
    pt: ['Serviço do autônomo', 'Fretes e passageiros têm bases próprias'],
    en: ['Kind of service', 'Freight and passengers have bases of their own'],
    choices: {
      geral: { pt: 'Serviço em geral', en: 'Any service' },
      'frete-cargas': { pt: 'Frete de cargas', en: 'Freight' },
      'transporte-passageiros': { pt: 'Transporte de passageiros', en: 'Passenger transport' },
    },
  },
  aliquotaIss: { pt: ['ISS retido', 'Alíquota do ISS que a empresa retém do autônomo'], en: ['ISS withheld', 'Rate of the ISS that the company withholds from the self-employed'] },
} satisfies FieldsTexts;

const ofBlock = {
  base: { pt: ['Base do imposto', 'Base do imposto'], en: ['Tax base', 'Base of the tax'] },
  aliquota: irrfStepEntries.aliquota,
  parcelaDeduzir: irrfStepEntries.parcelaDeduzir,
  reducao: irrfStepEntries.reducao,
  impostoTabela: irrfStepEntries.impostoTabela,
  valor: { pt: ['Imposto retido', 'Imposto que se desconta'], en: ['Tax withheld', 'Tax that is deducted'] },
} satisfies FieldsTexts;

export const folhaTexts = {
  englishName: 'Monthly payslip',
  summary: { pt: 'Folha de um trabalhador no mês: proventos, descontos, bases e encargos', en: 'Payslip of a worker in a month: earnings, deductions, bases and charges' },
  search: { pt: 'holerite, contracheque, folha de pagamento, fechar a folha, recibo de salário, espelho', en: 'payroll, payslip, pay stub, paycheck, pay run' },
  people: { rank: 6 },
  paper: { title: { pt: 'Recibo de pagamento de salário', en: 'Payslip' }, lines: ['nome', 'cargo', 'matricula', 'empregador', 'documentoEmpregador'], signatures: [] },
  about: {
    pt: 'CLT; Lei 8.212/1991; Lei 7.713/1988; LC 150/2015; tabela 03 do eSocial. O IRRF segue o dia do pagamento (regime de caixa). Rescisões estão em /calculadoras/rescisao, provisões em /calculadoras/custo-funcionario.',
    en: 'CLT; Law 8.212/1991; Law 7.713/1988; LC 150/2015; table 03 of the eSocial. The IRRF follows the day of payment (cash basis). Terminations are in /calculadoras/rescisao, provisions in /calculadoras/custo-funcionario.',
  },
  why: [
    {
      when: { 'irrf.valor': { above: 0 } },
      text: {
        pt: 'De {totais.proventos} saem {totais.descontos}, dos quais {inss.valor} de INSS e {irrf.valor} de IRRF.',
        en: 'Out of {totais.proventos} goes {totais.descontos}: {inss.valor} of it to INSS and {irrf.valor} to IRRF.',
      },
    },
    {
      text: {
        pt: 'De {totais.proventos} saem {totais.descontos}, dos quais {inss.valor} de INSS. Não há IRRF.',
        en: 'Out of {totais.proventos} goes {totais.descontos}: {inss.valor} of it to INSS. There is no IRRF.',
      },
    },
  ],
  facts: [
    { path: 'totais.proventos', label: { pt: 'Proventos', en: 'Earnings' } },
    { path: 'totais.descontos', label: { pt: 'Descontos', en: 'Deductions' } },
    { path: 'fgts.valor', label: { pt: 'FGTS, pago à parte', en: 'FGTS, paid apart' } },
    { path: 'custoTotal', label: { pt: 'Custo da empresa', en: 'Cost to the company' } },
    { path: 'dataPagamento', label: { pt: 'Pagar até', en: 'Pay by' } },
  ],
  input: {
    ...factsTexts,
    eventos: {
      ...eventos,
      from: ['proventos', 'descontos'].map((list) => ({ ...{ list, by: ['tipo', 'codigo'], show: ['valor'], others: ['descricao', 'referencia'], totals: [`totais.${list}`] } })),
    },
  },
  output: {
    competencia: { pt: ['Competência', 'Mês do trabalho'], en: ['Month of work', 'Month of the work'] },
    vinculo,
    dataPagamento: { pt: ['Data do pagamento', 'Dia em que o mês é pago'], en: ['Payment date', 'Day on which the month is paid'] },
    diasSalario: { pt: ['Dias de salário', 'Dias que o salário paga'], en: ['Days of salary', 'Days that the salary pays'] },
    proventos: { pt: ['Proventos', 'O que o trabalhador recebe; linhas de valor 0 ficam de fora'], en: ['Earnings', 'What the worker is paid; lines of 0 are left out'], fields: itemFields },
    descontos: {
      pt: ['Descontos', 'O que se desconta do trabalhador; linhas de valor 0 ficam de fora'],
      en: ['Deductions', 'What is deducted from the worker; lines of 0 are left out'],
      fields: itemFields,
    },
    informativos: {
      pt: ['Informativos', 'FGTS, margem consignável e o que a empresa paga de benefícios'],
      en: ['For information', 'FGTS, margin for loans and what the employer pays of benefits'],
      fields: { ...line, natureza },
    },
    bases: {
      pt: ['Bases do mês', 'Somas das linhas que entram em cada base'],
      en: ['Bases of the month', 'Sums of the lines that enter each base'],
      fields: {
        inss: { pt: ['Base do INSS', 'Sem o teto'], en: ['INSS base', 'Without the ceiling'] },
        irrf: { pt: ['Base do IRRF', 'Antes das deduções'], en: ['IRRF base', 'Before deductions'] },
        fgts: { pt: ['Base do FGTS', 'Sem o que o INSS paga'], en: ['FGTS base', 'Without what the INSS pays'] },
        dsr: { pt: ['Base do descanso', 'Base do descanso semanal remunerado'], en: ['Weekly rest base', 'Base of the paid weekly rest'] },
      },
    },
    inss: { pt: ['INSS', 'INSS do mês, até o teto'], en: ['Social security (INSS)', 'INSS of the month, up to the ceiling'], fields: baseAndValue },
    irrf: {
      ...fullIrrf,
      fields: { rendimento: { pt: ['Rendimento tributável', 'Soma das linhas tributadas do mês'], en: ['Taxable income', 'Sum of the taxed lines of the month'] }, ...fullIrrf.fields },
    },
    fgts: { pt: ['FGTS', 'Depósito do FGTS do mês'], en: ['Severance fund (FGTS)', 'FGTS deposit of the month'], fields: baseAndValue },
    blocos: {
      pt: ['Pagamentos à parte', 'Recibo de férias, 13º, PLR e atrasados'],
      en: ['Payments apart', 'Vacation receipt, 13th salary, profit sharing and back pay'],
      fields: {
        ferias: {
          pt: ['Recibo de férias', 'O que o recibo paga, com o imposto do dia do pagamento'],
          en: ['Vacation receipt', 'What the receipt pays, with the tax of its payment date'],
          fields: {
            dataInicio: { pt: ['Início', 'Primeiro dia'], en: ['Start', 'First day'] },
            dataFim: { pt: ['Fim', 'Último dia'], en: ['End', 'Last day'] },
            dataRetorno: { pt: ['Volta ao trabalho', 'Dia seguinte ao fim'], en: ['Return to work', 'Day after the end'] },
            dataPagamento: { pt: ['Pagamento', 'Dia do recibo'], en: ['Payment', 'Day of the receipt'] },
            dias: { pt: ['Dias de férias', 'Descanso'], en: ['Vacation days', 'Time off'] },
            abono: { pt: ['Dias vendidos', 'Abono pecuniário'], en: ['Days sold', 'Days paid in cash'] },
            ...blockOf('o recibo', 'the receipt'),
            porCompetencia: {
              pt: ['Partes por mês', 'A parte de cada mês, com o INSS dela'],
              en: ['Parts by month', 'The part of each month, with its INSS'],
              fields: {
                competencia: { pt: ['Mês', 'Mês da parte'], en: ['Month', 'Month of the part'] },
                dias: { pt: ['Dias no mês', 'Dias de férias no mês'], en: ['Days in month', 'Vacation days in the month'] },
                ferias: { pt: ['Férias', 'Parte das férias'], en: ['Vacation', 'Part of the vacation'] },
                terco: { pt: ['Terço', 'Parte do terço'], en: ['Third', 'Part of the third'] },
                inss: { pt: ['INSS', 'INSS da parte'], en: ['INSS', 'INSS of the part'] },
              },
            },
            inss: { pt: ['INSS', 'INSS do recibo'], en: ['INSS', 'INSS of the receipt'], fields: baseAndValue },
            irrf: fullIrrf,
          },
        },
        decimoTerceiro: {
          pt: ['13º salário', 'Parcela paga no mês'],
          en: ['13th salary', 'Instalment paid in the month'],
          fields: {
            parcela,
            avos: { pt: ['Avos', 'Meses trabalhados no ano'], en: ['Twelfths', 'Months worked in the year'] },
            valorBruto: { pt: ['13º inteiro', 'O 13º do ano, antes do adiantamento'], en: ['Whole 13th salary', 'The 13th salary of the year, before the advance'] },
            dataPagamento: { pt: ['Pagamento', 'Dia do pagamento'], en: ['Payment', 'Day of the payment'] },
            ...blockOf('a parcela', 'the instalment'),
            inss: { pt: ['INSS', 'INSS do 13º'], en: ['INSS', 'INSS of the 13th salary'], fields: baseAndValue },
            irrf: fullIrrf,
            fgts: { pt: ['FGTS', 'Depósito do FGTS da parcela'], en: ['FGTS', 'FGTS deposit of the instalment'], fields: baseAndValue },
          },
        },
        plr: {
          pt: ['Participação nos lucros', 'PLR com o seu imposto exclusivo'],
          en: ['Profit sharing', 'PLR with its exclusive tax'],
          fields: {
            ...blockOf('a PLR', 'the profit sharing'),
            irrf: {
              pt: ['Imposto da PLR', 'Imposto pela tabela da PLR'],
              en: ['Tax on the PLR', 'Tax by the table of profit sharing'],
              fields: {
                base: ofBlock.base,
                aliquota: ofBlock.aliquota,
                parcelaDeduzir: ofBlock.parcelaDeduzir,
                imposto: { pt: ['Imposto do ano', 'Imposto sobre toda a PLR do ano'], en: ['Tax of the year', 'Tax on all profit sharing of the year'] },
                valor: ofBlock.valor,
              },
            },
          },
        },
        rra: {
          pt: ['Atrasados de outros anos', 'Rendimentos recebidos acumuladamente'],
          en: ['Back pay', 'Back pay of earlier years'],
          fields: {
            ...blockOf('o atrasado', 'the back pay'),
            irrf: {
              pt: ['Imposto dos atrasados', 'Imposto pela tabela vezes os meses'],
              en: ['Tax on back pay', 'Tax by the table times the months'],
              fields: {
                base: ofBlock.base,
                meses: { pt: ['Meses', 'Meses a que os atrasados se referem'], en: ['Months', 'Months that the back pay is for'] },
                aliquota: ofBlock.aliquota,
                impostoTabela: ofBlock.impostoTabela,
                reducao: ofBlock.reducao,
                valor: ofBlock.valor,
              },
            },
          },
        },
      },
    },
    totais: {
      pt: ['Totais', 'Somas do mês e dos pagamentos à parte'],
      en: ['Totals', 'Sums of the month and of the payments apart'],
      fields: {
        proventos: { pt: ['Total de proventos', 'Soma dos proventos do mês'], en: ['Total earnings', 'Sum of the earnings of the month'] },
        descontos: { pt: ['Total de descontos', 'Soma dos descontos do mês'], en: ['Total deductions', 'Sum of the deductions of the month'] },
        liquido: { pt: ['Líquido do mês', 'Proventos menos descontos'], en: ['Net pay of month', 'Earnings less deductions'] },
        liquidoBlocos: { pt: ['Líquido à parte', 'Líquido dos pagamentos à parte'], en: ['Net paid apart', 'Net of the payments apart'] },
        liquidoGeral: { pt: ['Líquido geral', 'Mês e pagamentos à parte'], en: ['Net of all', 'The month and the payments apart'] },
      },
    },
    liquido: { pt: ['Líquido a receber', 'O que o mês paga ao trabalhador'], en: ['Net pay', 'What the month pays the worker'] },
    encargos: { pt: ['Encargos', 'O que a empresa paga sobre a folha'], en: ['Employer charges', 'What the employer pays on the payroll'], fields: line },
    totalEncargos: { pt: ['Total de encargos', 'Soma dos encargos'], en: ['Total charges', 'Sum of the charges'] },
    compensacoes: { pt: ['Compensações', 'O que a empresa recupera do que pagou pelo INSS'], en: ['Paid back', 'What the employer gets back of what it paid for the INSS'], fields: line },
    custoTotal: { pt: ['Custo do mês', 'O que o mês custa à empresa, sem provisões'], en: ['Cost of the month', 'What the month costs the employer, without provisions'] },
    dae: {
      pt: ['Guia do doméstico (DAE)', 'Guia única do empregador doméstico'],
      en: ['Domestic payment (DAE)', 'Single payment of a domestic employer'],
      fields: {
        inssSegurado: { pt: ['INSS do trabalhador', 'Contribuição descontada'], en: ['Worker’s INSS', 'Contribution withheld'] },
        inssPatronal: { pt: ['INSS patronal', 'Contribuição do empregador'], en: ['Employer’s INSS', 'Contribution of the employer'] },
        gilrat: { pt: ['Seguro de acidente', 'Contribuição pelo risco de acidente (GILRAT)'], en: ['Accident insurance', 'Contribution for the risk of accident (GILRAT)'] },
        fgts: { pt: ['FGTS', 'Depósito do mês'], en: ['FGTS', 'Deposit of the month'] },
        fgtsCompensatorio: { pt: ['Reserva da multa', 'Depósito de 3,2% para a multa da dispensa'], en: ['Set aside for fine', 'Deposit of 3.2% for the fine of a dismissal'] },
        irrf: { pt: ['IRRF', 'Imposto retido'], en: ['IRRF', 'Tax withheld'] },
        salarioFamilia: { pt: ['Salário-família', 'Valor que se abate da guia'], en: ['Family allowance', 'Amount taken off the payment'] },
        total: { pt: ['Total da guia', 'O que se paga'], en: ['Total to pay', 'What is paid'] },
        vencimento: { pt: ['Vencimento', 'Último dia para pagar'], en: ['Due date', 'Last day to pay'] },
      },
    },
    avisos,
  },
} satisfies TextsOf<typeof folha>;
