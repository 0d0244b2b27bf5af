/** Words of the parts that pages share, in both languages. */
import type { Language } from '../lib/languages.ts';

const pt = {
  today: 'hoje',
  yesterday: 'ontem',
  now: 'agora',
  ago: (time: string) => `há ${time}`,
  copy: 'Copiar',
  copied: 'Copiado',
  client: 'cliente',
  cancel: 'Cancelar',
  discard: 'Descartar o que foi digitado?',
  doDiscard: 'Descartar',
  goOn: 'Continuar editando',
  loading: 'Carregando',
  again: 'Tentar de novo',
  notRead: 'Não foi possível ler os dados do servidor.',
  skip: 'Pular para o conteúdo',
  language: 'Idioma',
  theme: 'Tema',
  themes: { system: 'Do sistema', light: 'Claro', dark: 'Escuro' },
};

const en: typeof pt = {
  today: 'today',
  yesterday: 'yesterday',
  now: 'now',
  ago: (time) => `${time} ago`,
  copy: 'Copy',
  copied: 'Copied',
  client: 'client',
  cancel: 'Cancel',
  discard: 'Discard what you typed?',
  doDiscard: 'Discard',
  goOn: 'Keep editing',
  loading: 'Loading',
  again: 'Try again',
  notRead: 'Could not read the data of the server.',
  skip: 'Skip to content',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
};

export const words: Readonly<Record<Language, typeof pt>> = { pt, en };
