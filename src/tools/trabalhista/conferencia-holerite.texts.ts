import type { conferenciaHolerite } from './conferencia-holerite.ts';
import { factsTexts } from './folha.texts.ts';
import { avisos } from '../../kit/fields/legal.texts.ts';
import type { FieldsTexts, FieldTexts, TextsOf } from '../../kit/tool-texts.ts';
import { eventOf, IGNORED, payrollCodes } from '../../law/payroll/audit/match.ts';
import { type CauseName, causeNames, causes as reasons } from '../../law/payroll/audit/reasons.ts';
import { eventKinds } from '../../law/payroll/events.ts';
import { items, type ItemCode } from '../../law/payroll/items.ts';
import type { Text } from '../../lib/languages.ts';

type Code = (typeof payrollCodes)[number];

const nameOf = (code: Code): Text => {
  const event = eventOf(code);
  return event ? eventKinds[event].name : items[code as ItemCode].name;
};

/** The lines of a payslip are called as the payroll calls them, and those of payments apart by the payment too. */
const codeNames = {
  ...(Object.fromEntries(payrollCodes.map((code) => [code, nameOf(code)])) as Record<Code, Text>),
  'hora-extra': { pt: 'Horas extras com outro adicional', en: 'Overtime at another rate' },
  'hora-extra-noturna': { pt: 'Horas extras noturnas', en: 'Night overtime' },
  'inss-ferias': { pt: 'INSS sobre férias', en: 'INSS on vacation' },
  'pensao-13': { pt: 'Pensão alimentícia sobre o 13º salário', en: 'Alimony on the 13th salary' },
  'pensao-plr': { pt: 'Pensão alimentícia sobre a PLR', en: 'Alimony on the profit sharing' },
  'pensao-rra': { pt: 'Pensão alimentícia sobre o RRA', en: 'Alimony on the back pay' },
  [IGNORED]: { pt: 'Deixar de lado', en: 'Leave aside' },
};

const causeChoices = Object.fromEntries(causeNames.map((name) => [name, reasons[name].name])) as Record<CauseName, Text>;

const tipo = {
  pt: ['Provento ou desconto', 'Se a linha aumenta ou diminui o líquido'],
  en: ['Earning or deduction', 'If the line raises or lowers the net pay'],
  choices: { provento: { pt: 'Provento', en: 'Earning' }, desconto: { pt: 'Desconto', en: 'Deduction' } },
} satisfies FieldTexts;

/** The facts as questions, each with the lines of the payslip that need it. */
const asked = {
  ...factsTexts,
  competencia: {
    ...factsTexts.competencia,
    ask: {
      question: { pt: 'De que mês é o holerite?', en: 'Which month is the payslip for?' },
      why: { pt: 'As tabelas de INSS e IRRF mudam com o mês', en: 'The tables of INSS and IRRF change with the month' },
    },
  },
  salarioBase: {
    ...factsTexts.salarioBase,
    ask: {
      question: { pt: 'Qual é o salário do contrato?', en: 'What is the salary of the contract?' },
      why: { pt: 'No mês inteiro, é o da linha Salário', en: 'In a whole month it is that of the line Salário' },
      amountOf: 'salario',
    },
  },
  dependentes: {
    ...factsTexts.dependentes,
    ask: {
      question: { pt: 'Quantos dependentes no imposto de renda?', en: 'How many dependents for income tax?' },
      why: { pt: 'Por causa do IRRF: cada um diminui a base', en: 'For the IRRF: each lowers its base' },
      lines: ['irrf', 'irrf-ferias', 'irrf-13'],
    },
  },
  filhos: {
    ...factsTexts.filhos,
    ask: {
      question: { pt: 'Quantos filhos de até 14 anos?', en: 'How many children up to 14?' },
      why: { pt: 'Por causa do salário-família', en: 'For the family allowance' },
      lines: ['salario-familia'],
    },
  },
  eventos: {
    ...factsTexts.eventos,
    ask: {
      question: { pt: 'O que aconteceu no mês?', en: 'What happened in the month?' },
      why: { pt: 'Uma linha para cada verba do papel que a lei calcula', en: 'A row for each line of the paper that the law computes' },
      lines: [],
    },
  },
  ferias: {
    ...factsTexts.ferias,
    ask: { question: { pt: 'Quando foram as férias?', en: 'When was the vacation?' }, lines: ['ferias', 'terco-ferias', 'abono', 'terco-abono', 'ferias-pagas', 'inss-ferias', 'irrf-ferias'] },
  },
  maternidade: { ...factsTexts.maternidade, ask: { question: { pt: 'Quando começou a licença-maternidade?', en: 'When did the maternity leave begin?' }, lines: ['salario-maternidade'] } },
  paternidade: { ...factsTexts.paternidade, ask: { question: { pt: 'Quando começou a licença-paternidade?', en: 'When did the paternity leave begin?' }, lines: ['licenca-paternidade'] } },
  afastamentos: { ...factsTexts.afastamentos, ask: { question: { pt: 'Quando foi o afastamento?', en: 'When was the sick leave?' }, lines: ['afastamento'] } },
  decimoTerceiro: {
    ...factsTexts.decimoTerceiro,
    ask: { question: { pt: 'Que parcela do 13º foi paga?', en: 'Which part of the 13th salary was paid?' }, lines: ['decimo-terceiro', 'adiantamento-13', 'inss-13', 'irrf-13', 'pensao-13'] },
  },
  plr: { ...factsTexts.plr, ask: { question: { pt: 'Quanto foi a participação nos lucros?', en: 'How much was the profit sharing?' }, lines: ['plr', 'irrf-plr', 'pensao-plr'] } },
  rra: { ...factsTexts.rra, ask: { question: { pt: 'De quantos meses são os atrasados?', en: 'How many months is the back pay for?' }, lines: ['rra', 'inss-rra', 'irrf-rra', 'pensao-rra'] } },
  pensoes: { ...factsTexts.pensoes, ask: { question: { pt: 'Como é a pensão?', en: 'How is the alimony set?' }, lines: ['pensao', 'pensao-13', 'pensao-plr', 'pensao-rra'] } },
} satisfies FieldsTexts;

const agreement = { confere: { pt: 'Confere', en: 'Agrees' }, diverge: { pt: 'Diverge', en: 'Differs' } };

const difference = {
  esperado: { pt: ['Esperado', 'Valor que os fatos dão'], en: ['Expected', 'Amount that the facts give'] },
  encontrado: { pt: ['Encontrado', 'Valor impresso no holerite'], en: ['Printed', 'Amount printed on the payslip'] },
  diferenca: { pt: ['Diferença', 'Encontrado menos esperado'], en: ['Difference', 'Printed less expected'] },
} satisfies FieldsTexts;

const causa = {
  pt: ['Causa provável', 'Erro que dá o valor impresso; null sem uma causa conhecida'],
  en: ['Likely cause', 'Mistake that gives the printed amount; null without a known cause'],
  choices: causeChoices,
} satisfies FieldTexts;

const veredito = { pt: ['Veredito', 'Se o impresso é o esperado'], en: ['Verdict', 'If the printed amount is the expected one'], choices: agreement } satisfies FieldTexts;

const amountAudited = { ...difference, veredito, causa } satisfies FieldsTexts;

export const conferenciaHoleriteTexts = {
  englishName: 'Payslip audit',
  summary: { pt: 'Confere um holerite linha por linha, com a causa provável de cada diferença', en: 'Audit of a payslip line by line, with the likely cause of each difference' },
  search: { pt: 'conferir, contracheque, erro no holerite, pagaram errado, verificar', en: 'check payslip, audit, wrong pay, pay stub' },
  people: { name: { pt: 'Conferir holerite', en: 'Check a payslip' }, rank: 5 },
  paper: {
    title: { pt: 'Conferência de holerite', en: 'Payslip audit' },
    lines: ['nome', 'cargo', 'matricula', 'empregador'],
    signatures: [
      { pt: 'Conferido por', en: 'Audited by' },
      { pt: 'Local e data', en: 'Place and date' },
    ],
  },
  about: {
    pt:
      'O mês é calculado dos fatos, pelas regras de Folha do mês, e comparado com o holerite. Uma causa é nomeada quando o mesmo cálculo, com um só ' +
      'fato ou tabela trocada, dá o valor impresso. O recibo de férias fica de fora.',
    en:
      'The month is computed from its facts, by the rules of Monthly payslip, and compared with the payslip. A cause is named where the same ' +
      'calculation, with a single fact or table changed, gives the printed amount. The receipt of a vacation is left out.',
  },
  hero: [
    { when: { 'resumo.efeitoNoLiquido': { below: 0 } }, label: { pt: 'Falta no líquido', en: 'Missing from net pay' }, text: { pt: '{-resumo.efeitoNoLiquido}', en: '{-resumo.efeitoNoLiquido}' } },
    { when: { 'resumo.efeitoNoLiquido': { above: 0 } }, label: { pt: 'A mais no líquido', en: 'Too much in net pay' }, path: 'resumo.efeitoNoLiquido' },
  ],
  why: [
    {
      when: { 'resumo.diverge': { above: 0 } },
      text: { pt: 'Divergem {resumo.diverge} de {linhas.length} linhas. Causa provável: {causas.0}.', en: '{resumo.diverge} of {linhas.length} lines differ. Likely cause: {causas.0}.' },
    },
    { when: { 'resumo.falta': { above: 0 } }, text: { pt: 'Faltam {resumo.falta} linhas que os fatos pedem.', en: '{resumo.falta} lines that the facts ask for are missing.' } },
    { text: { pt: 'Das {linhas.length} linhas, {resumo.confere} conferem.', en: 'Of the {linhas.length} lines, {resumo.confere} agree.' } },
  ],
  facts: [
    { path: 'resumo.confere', label: { pt: 'Linhas que conferem', en: 'Lines that agree' } },
    { path: 'resumo.diverge', label: { pt: 'Linhas que divergem', en: 'Lines that differ' } },
    { path: 'resumo.falta', label: { pt: 'Linhas que faltam', en: 'Lines missing' } },
    { path: 'liquido.esperado', label: { pt: 'Líquido esperado', en: 'Net pay expected' } },
    { path: 'liquido.encontrado', label: { pt: 'Líquido encontrado', en: 'Net pay found' } },
  ],
  audit: { printed: 'lancamentos', total: 'liquido', facts: 'fatos', events: 'eventos', map: 'mapa', judged: 'linhas', computed: 'calculadoras-folha' },
  input: {
    fatos: { pt: ['Fatos do mês', 'O trabalhador e o mês, com os campos de Folha do mês'], en: ['Facts of the month', 'The worker and the month, with the fields of Monthly payslip'], fields: asked },
    lancamentos: {
      pt: ['Linhas do holerite', 'Proventos e descontos como impressos; cada linha tem código ou descrição'],
      en: ['Lines of the payslip', 'Earnings and deductions as printed; each line has a code or a description'],
      columns: ['descricao', 'tipo', 'valor'],
      from: [{ list: 'linhas', by: ['valor', 'encontrado'], show: ['descricao'], only: 'leitura' }],
      fields: {
        codigo: { pt: ['Código', 'Código da empresa, ou o de Folha do mês'], en: ['Code', 'Code of the company, or that of Monthly payslip'] },
        descricao: { pt: ['Descrição', 'Texto impresso, pelo qual se reconhece a linha'], en: ['Description', 'Printed text, by which the line is known'] },
        natureza: { pt: ['Natureza', 'Natureza da rubrica no eSocial (S-1010, tabela 03)'], en: ['Nature', 'Nature of the line in the eSocial (S-1010, table 03)'] },
        tipo,
        valor: { pt: ['Valor', 'Valor impresso'], en: ['Amount', 'Printed amount'] },
      },
    },
    liquido: { pt: ['Líquido impresso', 'Líquido a receber do holerite'], en: ['Printed net pay', 'Net pay of the payslip'] },
    fgts: { pt: ['FGTS impresso', 'FGTS do mês no rodapé'], en: ['Printed FGTS', 'FGTS of the month in the footer'] },
    bases: {
      pt: ['Bases impressas', 'Bases de cálculo no rodapé'],
      en: ['Printed bases', 'Bases in the footer'],
      fields: {
        inss: { pt: ['Base do INSS', 'Com ou sem o teto'], en: ['INSS base', 'With or without the ceiling'] },
        irrf: { pt: ['Base do IRRF', 'Antes ou depois das deduções'], en: ['IRRF base', 'Before or after the deductions'] },
        fgts: { pt: ['Base do FGTS', 'Remuneração do depósito'], en: ['FGTS base', 'Pay of the deposit'] },
      },
    },
    mapa: {
      pt: ['Mapa de códigos', 'A que linha corresponde cada código da empresa'],
      en: ['Map of codes', 'Which line each code of the company is'],
      fields: {
        de: { pt: ['Código da empresa', 'Código como impresso'], en: ['Company code', 'Code as printed'] },
        para: { pt: ['Linha da folha', 'Linha que o código é, ou deixar de lado'], en: ['Payroll line', 'Line that the code is, or leave aside'], choices: codeNames },
      },
    },
    tolerancia: { pt: ['Tolerância', 'Maior diferença que ainda confere'], en: ['Tolerance', 'Largest difference that still agrees'] },
  },
  output: {
    resultado: {
      pt: ['Resultado', 'Se o holerite confere'],
      en: ['Result', 'If the payslip agrees'],
      choices: {
        confere: { pt: 'Confere', en: 'Agrees' },
        'confere-em-parte': { pt: 'Confere no que se pode verificar', en: 'Agrees where it can be checked' },
        diverge: { pt: 'Diverge', en: 'Differs' },
      },
    },
    resumo: {
      pt: ['Resumo', 'Linhas por veredito'],
      en: ['Summary', 'Lines by verdict'],
      fields: {
        confere: { pt: ['Conferem', 'Linhas com o valor esperado'], en: ['Agree', 'Lines with the expected amount'] },
        diverge: { pt: ['Divergem', 'Linhas com outro valor'], en: ['Differ', 'Lines with another amount'] },
        falta: { pt: ['Faltam', 'Linhas esperadas que não estão impressas'], en: ['Missing', 'Expected lines that are not printed'] },
        sobra: { pt: ['Sobram', 'Linhas impressas que os fatos não dão'], en: ['Surplus', 'Printed lines that the facts do not give'] },
        naoVerificavel: { pt: ['Não verificáveis', 'Linhas que não são da folha'], en: ['Not verifiable', 'Lines that are none of the payroll'] },
        naoLida: { pt: ['Não lidas', 'Linhas impressas de rótulo que não se leu'], en: ['Not read', 'Printed lines whose label was not read'] },
        efeitoNoLiquido: {
          pt: ['Efeito no líquido', 'Quanto as diferenças mudam o líquido; negativo em prejuízo do trabalhador'],
          en: ['Effect on net pay', 'Change of the net pay by the differences; negative to the worker’s loss'],
        },
      },
    },
    causas: { pt: ['Causas', 'Causas encontradas, cada uma uma vez'], en: ['Causes', 'Causes that apply, each once'], choices: causeChoices },
    competencia: { pt: ['Competência', 'Mês do trabalho'], en: ['Month of work', 'Month of the work'] },
    linhas: {
      pt: ['Linhas', 'Linhas esperadas, depois as só impressas, as não verificáveis e as não lidas'],
      en: ['Lines', 'Expected lines, then those only printed, those not verifiable and those not read'],
      columns: ['descricao', 'esperado', 'encontrado', 'diferenca', 'veredito', 'causa'],
      fields: {
        codigo: { pt: ['Código', 'Código da linha'], en: ['Code', 'Code of the line'], internal: true },
        descricao: { pt: ['Linha', 'Nome da linha'], en: ['Line', 'Name of the line'] },
        tipo,
        ...difference,
        veredito: {
          pt: ['Veredito', 'Se o impresso é o esperado'],
          en: ['Verdict', 'If the printed amount is the expected one'],
          choices: {
            ...agreement,
            falta: { pt: 'Falta', en: 'Missing' },
            sobra: { pt: 'Sobra', en: 'Surplus' },
            'nao-verificavel': { pt: 'Não verificável', en: 'Not verifiable' },
            'nao-lida': { pt: 'Não lida', en: 'Not read' },
          },
        },
        causa,
        motivo: { pt: ['Motivo', 'Frase com a lei da linha ou da causa'], en: ['Reason', 'Sentence with the law of the line or the cause'] },
        leitura: {
          pt: ['Leitura', 'Como se soube que linha é; null na que falta e na não lida'],
          en: ['Reading', 'How the line was known; null where it is missing or was not read'],
          choices: {
            mapa: { pt: 'Pelo mapa', en: 'By the map' },
            natureza: { pt: 'Pela natureza', en: 'By the nature' },
            codigo: { pt: 'Pelo código', en: 'By the code' },
            descricao: { pt: 'Pelo rótulo', en: 'By the label' },
            valor: { pt: 'Pelo valor', en: 'By the amount' },
          },
        },
        sugestao: { pt: ['Sugestão', 'Linha de rótulo mais próximo. Só na não lida'], en: ['Suggestion', 'Line with the nearest label. Only where it was not read'] },
      },
    },
    bases: {
      pt: ['Bases conferidas', 'Bases enviadas, uma a uma'],
      en: ['Bases audited', 'Bases sent, one by one'],
      fields: {
        base: {
          pt: ['Base', 'Do que é a base'],
          en: ['Base', 'What it is the base of'],
          choices: { inss: { pt: 'INSS', en: 'INSS' }, irrf: { pt: 'IRRF', en: 'IRRF' }, fgts: { pt: 'FGTS', en: 'FGTS' } },
        },
        ...difference,
        veredito,
      },
    },
    fgts: { pt: ['FGTS', 'FGTS impresso e esperado'], en: ['FGTS', 'FGTS as printed and as expected'], fields: amountAudited },
    liquido: {
      pt: ['Líquido', 'Líquido impresso e esperado'],
      en: ['Net pay', 'Net pay as printed and as expected'],
      fields: { ...amountAudited, somaDosLancamentos: { pt: ['Soma das linhas', 'Proventos menos descontos impressos'], en: ['Sum of the lines', 'Printed earnings less printed deductions'] } },
    },
    avisos,
  },
} satisfies TextsOf<typeof conferenciaHolerite>;
