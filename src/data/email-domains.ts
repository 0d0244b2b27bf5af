// Source: the public mail services that Brazilians use most, by their own sites.

/** Domains of public mail services, those most in use first. */
export const emailDomains = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.br',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'icloud.com',
  'live.com',
  'yahoo.com',
  'outlook.com.br',
  'hotmail.com.br',
  'ig.com.br',
  'globo.com',
  'r7.com',
  'msn.com',
  'proton.me',
  'protonmail.com',
  'ymail.com',
  'mail.com',
  'aol.com',
  'me.com',
  'gmx.com',
] as const;

/** A domain that does not exist, though the same service has one that ends in `.com.br` for others. */
export const notADomain = { wrong: 'gmail.com.br', right: 'gmail.com' } as const;

/** Local parts that stand for a function, not for a person (some of them in RFC 2142). */
export const roleNames: readonly string[] = [
  'abuse',
  'admin',
  'administrativo',
  'atendimento',
  'comercial',
  'compras',
  'contact',
  'contato',
  'faleconosco',
  'financeiro',
  'hostmaster',
  'info',
  'mailer-daemon',
  'marketing',
  'nao-responda',
  'naoresponda',
  'no-reply',
  'noreply',
  'ouvidoria',
  'postmaster',
  'rh',
  'root',
  'sac',
  'sales',
  'suporte',
  'support',
  'vendas',
  'webmaster',
];
