/** Words of the docs page as it is read without scripts. */
import type { Language } from '../../lib/languages.ts';

const pt = {
  home: (count: number) => `${count} ferramentas brasileiras, com a lei ao lado`,
  about:
    'Documentos, folha, tributos, finanças, saúde, texto e código. Cada número vem com a lei e a data da tabela que o fundamenta.',
  tools: 'Ferramentas',
  machine: 'Para programas',
  list: 'A lista das ferramentas, em JSON',
  fields: 'Campos',
  field: ['Campo', 'Tipo', 'O que é'],
  required: 'obrigatório',
  usual: (value: string) => `Padrão: ${value}.`,
  between: (from: number, to: number) => `De ${from} a ${to}.`,
  from: (from: number) => `A partir de ${from}.`,
  upTo: (to: number) => `Até ${to}.`,
  choices: 'Escolhas',
  noFields: 'Nenhum.',
  types: {
    string: 'texto',
    number: 'número',
    integer: 'inteiro',
    boolean: 'sim ou não',
    array: 'lista',
    object: 'objeto',
    date: 'data',
    any: 'qualquer',
  } as Readonly<Record<string, string>>,
  answer: 'Resposta',
  example: 'Exemplo',
  call: 'Chamada',
  keyless: '$KEY é uma chave da sua conta.',
  law: 'Leis e tabelas',
  table: ['Tabela', 'Fonte', 'Em vigor desde', 'Conferida em', 'Rever até'],
  other: 'English',
};

const en: typeof pt = {
  home: (count) => `${count} Brazilian tools, with the law beside them`,
  about:
    'Documents, payroll, taxes, finance, health, text and code. Each number comes with the law and the date of the table behind it.',
  tools: 'Tools',
  machine: 'For programs',
  list: 'The list of tools, in JSON',
  fields: 'Fields',
  field: ['Field', 'Type', 'What it is'],
  required: 'required',
  usual: (value) => `Default: ${value}.`,
  between: (from, to) => `From ${from} to ${to}.`,
  from: (from) => `From ${from} on.`,
  upTo: (to) => `Up to ${to}.`,
  choices: 'Choices',
  noFields: 'None.',
  types: {
    string: 'text',
    number: 'number',
    integer: 'integer',
    boolean: 'yes or no',
    array: 'list',
    object: 'object',
    date: 'date',
    any: 'any',
  },
  answer: 'Answer',
  example: 'Example',
  call: 'Call',
  keyless: '$KEY is a key of your account.',
  law: 'Laws and tables',
  table: ['Table', 'Source', 'In force since', 'Checked on', 'Review by'],
  other: 'Português',
};

export type Words = typeof pt;

export const words: Readonly<Record<Language, Words>> = { pt, en };
