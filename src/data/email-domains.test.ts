import { expect, it } from 'vitest';
import { checkEmail } from '../documents/email.ts';
import { emailDomains, notADomain, roleNames } from './email-domains.ts';

// The list of popular domains of the wiki of Mailcheck: those of the whole world that are ours, and those of Brazil.
const popular =
  'aol.com gmail.com gmx.com hotmail.com icloud.com live.com mail.com me.com msn.com outlook.com protonmail.com yahoo.com ymail.com';
const ofBrazil =
  'yahoo.com.br hotmail.com.br outlook.com.br uol.com.br bol.com.br terra.com.br ig.com.br itelefonica.com.br r7.com zipmail.com.br globo.com globomail.com oi.com.br';

it('the domains are of Mailcheck’s list, but for those that give no addresses any more and for a younger one', () => {
  const given = ofBrazil
    .split(' ')
    .filter((domain) => !/^(?:itelefonica|zipmail|globomail|oi)\./.test(domain));
  // proton.me came in 2022, after the list.
  const expected = [...popular.split(' '), ...given, 'proton.me'];
  expect(emailDomains.toSorted()).toEqual(expected.toSorted());
  expect(emailDomains).not.toContain(notADomain.wrong);
  expect(emailDomains).toContain(notADomain.right);
});

it('the roles hold those of RFC 2142 that a company is written to by', () => {
  // Sections 3 to 5, but for the names of teams and services of networks: noc, security, usenet, news, www, uucp, ftp.
  const published = 'info marketing sales support abuse postmaster hostmaster webmaster';
  expect(roleNames).toEqual(expect.arrayContaining(published.split(' ')));
  expect(roleNames).toEqual(roleNames.map((name) => name.toLowerCase()));
  expect(new Set(roleNames).size).toBe(roleNames.length);
  expect(roleNames.filter((name) => checkEmail(`${name}@example.com`) !== null)).toEqual([]);
});

it('the other roles are those of the pages of contact of Brazilian companies, and of mail programs', () => {
  const ofCompanies =
    'administrativo atendimento comercial compras contact contato faleconosco financeiro ouvidoria rh sac suporte vendas';
  const ofPrograms = 'admin mailer-daemon nao-responda naoresponda no-reply noreply root';
  expect(roleNames).toEqual(expect.arrayContaining(`${ofCompanies} ${ofPrograms}`.split(' ')));
});
