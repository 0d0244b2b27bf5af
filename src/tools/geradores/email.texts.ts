import { count } from '../../kit/fields/numbers.texts.ts';
import type { email } from './email.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const emailTexts = {
  englishName: 'Email generator',
  summary: { pt: 'Gera e valida endereços de e-mail, em example.com ou no domínio pedido', en: 'Generates and validates email addresses, in example.com or in a domain that you choose' },
  search: { pt: 'correio eletrônico, endereço de e-mail, validar email', en: 'email address, test email, mailbox' },
  about: {
    pt: 'O domínio padrão, example.com, é reservado (RFC 2606): nada chega a um desconhecido. A validação segue a forma da RFC 5321, e não verifica se o domínio ou a caixa existem.',
    en: 'The default domain, example.com, is reserved (RFC 2606): nothing reaches a stranger. Validation follows the form of RFC 5321, and does not check whether the domain or the mailbox exists.',
  },
  input: {
    value: { pt: ['E-mail', 'Só lido, e então obrigatório, com action=validate'], en: ['Email', 'Only read, and then required, with action=validate'] },
    count,
    domain: { pt: ['Domínio', 'Domínio dos endereços'], en: ['Domain', 'Domain of the addresses'] },
  },
  output: {
    emails: { pt: ['E-mails', 'Endereços gerados, sem repetição'], en: ['Emails', 'Addresses generated, without repeats'] },
    local: { pt: ['Antes do @', 'Parte antes do @'], en: ['Before the @', 'Part before the @'] },
    domain: { pt: ['Domínio', 'Domínio, em minúsculas'], en: ['Domain', 'Domain, in lowercase'] },
    asciiDomain: {
      pt: ['Domínio em ASCII', 'A forma xn-- de um domínio com acentos ou outras letras; senão null'],
      en: ['Domain in ASCII', 'The xn-- form of a domain with accents or other letters; otherwise null'],
    },
    subaddress: { pt: ['Etiqueta', 'O que segue o + na parte antes do @, ou null'], en: ['Tag', 'What follows the + in the part before the @, or null'] },
    role: {
      pt: ['De uma função', 'O endereço é de uma função, como contato ou suporte, e não de uma pessoa'],
      en: ['Role address', 'The address belongs to a role, such as contact or support, not to a person'],
    },
    suggestion: {
      pt: ['Endereço provável', 'O que se quis escrever, se o domínio parece um erro de digitação; senão null'],
      en: ['Likely address', 'What was probably meant, if the domain looks like a typo; otherwise null'],
    },
  },
} satisfies TextsOf<typeof email>;
