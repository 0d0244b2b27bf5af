/** The words of a page that audits a printed document. Only such a page loads them. */
import type { Language } from '../../../lib/languages.ts';

const pt = {
  steps: ['O que está impresso', 'O que a conta precisa saber', 'O que confere'],
  paste: 'Cole ou digite',
  open: 'Abrir arquivo, CSV ou TXT',
  pasteHint: 'Nome e CPF não são precisos: apague, ou deixe, que não são lidos. Nada é guardado.',
  sumAgrees: 'a soma fecha com o total impresso',
  sumDiffers: (sum: string, total: string) => `as linhas somam ${sum}, e o total impresso é ${total}`,
  goOn: 'Continuar',
  going: 'Lendo as linhas',
  back: 'Voltar às linhas',
  why: 'Por que só estas perguntas',
  whyText: (all: number, known: number) =>
    `O papel tem ${all} ${all === 1 ? 'linha' : 'linhas'}; ${known} a lei calcula. O que nenhuma linha pede não é perguntado.`,
  nothing: 'nada',
  notByLaw: 'não foi reconhecida',
  because: 'Por quê',
  law: 'Lei',
  copyText: 'Copiar o texto',
  answered: 'O que foi respondido',
  change: 'mudar',
  unread: (name: string) => `“${name}” não foi reconhecida`,
  choose: 'escolher linha',
};

export type AuditTexts = typeof pt;

const en: AuditTexts = {
  steps: ['What is printed', 'What the calculation needs', 'What agrees'],
  paste: 'Paste or type',
  open: 'Open a file, CSV or TXT',
  pasteHint:
    'Name and CPF are not needed: delete them, or leave them, for they are not read. Nothing is kept.',
  sumAgrees: 'the lines add up to the printed total',
  sumDiffers: (sum, total) => `the lines add up to ${sum}, and the printed total is ${total}`,
  goOn: 'Go on',
  going: 'Reading the lines',
  back: 'Back to the lines',
  why: 'Why only these questions',
  whyText: (all, known) =>
    `The paper has ${all} ${all === 1 ? 'line' : 'lines'}; the law computes ${known}. Nothing is asked that no line needs.`,
  nothing: 'nothing',
  notByLaw: 'not recognized',
  because: 'Why',
  law: 'Law',
  copyText: 'Copy the text',
  answered: 'What was answered',
  change: 'change',
  unread: (name) => `“${name}” was not recognized`,
  choose: 'choose its line',
};

export const auditTexts: Readonly<Record<Language, AuditTexts>> = { pt, en };
