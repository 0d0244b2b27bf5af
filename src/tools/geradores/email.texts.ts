import { count } from '../../kit/fields/numbers.texts.ts';
import type { email } from './email.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const emailTexts = {
  englishName: 'E-mail generator',
  summary: {
    pt: 'Gera e valida endereços de e-mail, em example.com ou no domínio pedido',
    en: 'Generates and validates e-mail addresses, in example.com or in the domain asked for',
  },
  about: {
    pt: 'O domínio padrão, example.com, é reservado (RFC 2606): nada chega a um desconhecido. A validação segue a forma da RFC 5321, e não verifica se o domínio ou a caixa existem.',
    en: 'The default domain, example.com, is reserved (RFC 2606): nothing reaches a stranger. Validation follows the form of RFC 5321, and does not check whether the domain or the mailbox exists.',
  },
  input: {
    count,
    domain: {
      pt: ['Domínio dos endereços', 'Domínio dos endereços'],
      en: ['Domain', 'Domain of the addresses'],
    },
  },
  output: {
    emails: {
      pt: ['Endereços gerados', 'Endereços gerados, sem repetição'],
      en: ['Addresses generated', 'Addresses generated, none twice'],
    },
    local: {
      pt: ['Parte antes do @', 'Parte antes do @'],
      en: ['Part before the @', 'Part before the @'],
    },
    domain: {
      pt: ['Domínio', 'Domínio, em minúsculas'],
      en: ['Domain', 'Domain, in small letters'],
    },
    subaddress: {
      pt: ['O que segue o + na parte local', 'O que segue o + na parte local, ou null'],
      en: ['What follows the + in the local part', 'What follows the + in the local part, or null'],
    },
    role: {
      pt: [
        'O endereço é de uma função',
        'Se o endereço é de uma função, como contato ou suporte, e não de uma pessoa',
      ],
      en: [
        'The address is of a role',
        'Whether the address is of a role, such as contact or support, and not of a person',
      ],
    },
    suggestion: {
      pt: [
        'O endereço que se quis escrever',
        'O endereço que se quis escrever, se o domínio parece um erro de digitação; senão null',
      ],
      en: [
        'The address that was probably meant',
        'The address that was probably meant, if the domain looks like a typing error; otherwise null',
      ],
    },
  },
} satisfies TextsOf<typeof email>;
