import { documentValue } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted, state } from './_fields.texts.ts';
import type { telefone } from './telefone.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const telefoneTexts = {
  englishName: 'Telephone generator',
  summary: {
    pt: 'Gera e valida telefones celulares e fixos, com o DDD do estado',
    en: 'Generates and validates mobile and landline telephone numbers, with the area code of the state',
  },
  about: {
    pt: 'Os DDDs são os da Anatel. O Brasil não reserva números para ficção: um número gerado pode ser de alguém. A validação não verifica se a linha existe.',
    en: "The area codes are those of Anatel. Brazil reserves no numbers for fiction: a generated one may be somebody's. Validation does not check whether the line exists.",
  },
  input: {
    value: documentValue('Telefone', 'Phone number'),
    count,
    type: {
      pt: ['Celular ou fixo', 'Celular ou fixo'],
      en: ['Mobile', 'Mobile (celular) or landline (fixo)'],
      choices: {
        celular: { pt: 'Celular', en: 'Celular' },
        fixo: { pt: 'Fixo', en: 'Fixo' },
      },
    },
    state,
    formatted,
  },
  output: {
    telefones: {
      pt: ['Telefones', 'Telefones gerados, sem repetição'],
      en: ['Telephone numbers generated', 'Telephone numbers generated, none twice'],
    },
    items: {
      pt: ['Os mesmos telefones', 'Os mesmos telefones, na mesma ordem, com suas partes'],
      en: ['The same numbers', 'The same numbers, in the same order, with their parts'],
      fields: {
        number: {
          pt: ['Telefone', 'Telefone'],
          en: ['Telephone number', 'Telephone number'],
        },
        ddd: {
          pt: ['Ddd', 'DDD'],
          en: ['Area code', 'Area code'],
        },
        state: {
          pt: ['Sigla do estado do DDD', 'Sigla do estado do DDD'],
          en: ['Code of the state of the area code', 'Code of the state of the area code'],
        },
        type: {
          pt: ['Celular ou fixo', 'Celular ou fixo'],
          en: ['Mobile', 'Mobile (celular) or landline (fixo)'],
          choices: {
            celular: { pt: 'Celular', en: 'Celular' },
            fixo: { pt: 'Fixo', en: 'Fixo' },
          },
        },
        e164: {
          pt: ['E 164', 'O número na forma internacional (E.164)'],
          en: ['E 164', 'The number in the international form (E.164)'],
        },
      },
    },
    number: {
      pt: ['Só os dígitos', 'Só os dígitos, com o DDD'],
      en: ['The digits alone', 'The digits alone, with the area code'],
    },
    type: {
      pt: ['Celular', 'Celular, fixo, não geográfico (como 0800) ou número único (como 4004)'],
      en: [
        'Mobile',
        'Mobile (celular), landline (fixo), non-geographic (such as 0800) or single number (such as 4004)',
      ],
      choices: {
        celular: { pt: 'Celular', en: 'Celular' },
        fixo: { pt: 'Fixo', en: 'Fixo' },
        'nao-geografico': { pt: 'Nao geografico', en: 'Nao geografico' },
        'numero-unico': { pt: 'Numero unico', en: 'Numero unico' },
      },
    },
    ddd: {
      pt: ['Ddd', 'DDD, ou null em um número que não tem'],
      en: ['Area code', 'Area code, or null in a number that has none'],
    },
    state: {
      pt: ['Sigla do estado do DDD', 'Sigla do estado do DDD, ou null'],
      en: ['Code of the state of the area code', 'Code of the state of the area code, or null'],
    },
    e164: {
      pt: ['E 164', 'O número na forma internacional (E.164), ou null se não é alcançado de fora'],
      en: ['E 164', 'The number in the international form (E.164), or null if it is not reached from abroad'],
    },
  },
} satisfies TextsOf<typeof telefone>;
