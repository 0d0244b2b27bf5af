import { documentValue } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted, state } from './_fields.texts.ts';
import type { telefone } from './telefone.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const typeNames = { celular: { pt: 'Celular', en: 'Mobile' }, fixo: { pt: 'Fixo', en: 'Landline' } } satisfies FieldTexts['choices'];

export const telefoneTexts = {
  englishName: 'Phone number generator',
  summary: { pt: 'Gera e valida telefones celulares e fixos, com o DDD do estado', en: 'Generates and validates mobile and landline phone numbers, with the area code of the state' },
  search: { pt: 'celular, whatsapp, DDD, número de telefone, fixo', en: 'phone number, mobile, cell phone, area code' },
  about: {
    pt: 'Os DDDs são os da Anatel. O Brasil não reserva números para ficção: um número gerado pode ser de alguém. A validação não verifica se a linha existe.',
    en: "The area codes are those of Anatel. Brazil reserves no numbers for fiction: a generated one may be somebody's. Validation does not check whether the line exists.",
  },
  input: {
    value: documentValue('Telefone', 'Phone number'),
    count,
    type: { pt: ['Tipo de telefone', 'Celular ou fixo'], en: ['Phone type', 'Mobile or landline'], choices: typeNames },
    state,
    ddd: { pt: ['DDD', 'Código de área, de 2 dígitos, do estado. Sem ele, sorteado'], en: ['Area code (DDD)', 'Area code, of 2 digits, of the state. Random if left out'] },
    formatted,
  },
  output: {
    telefones: { pt: ['Telefones', 'Telefones gerados, sem repetição'], en: ['Phone numbers', 'Phone numbers generated, without repeats'] },
    items: {
      pt: ['Telefones com as partes', 'Os mesmos telefones, na mesma ordem, com suas partes'],
      en: ['Phone numbers with parts', 'The same numbers, in the same order, with their parts'],
      fields: {
        number: { pt: ['Telefone', 'Telefone'], en: ['Phone number', 'Phone number'] },
        ddd: { pt: ['DDD', 'Código de área'], en: ['Area code (DDD)', 'Area code'] },
        state: { pt: ['Estado', 'Sigla do estado do DDD'], en: ['State', 'Code of the state of the area code'] },
        type: { pt: ['Tipo de telefone', 'Celular ou fixo'], en: ['Phone type', 'Mobile or landline'], choices: typeNames },
        e164: { pt: ['Forma internacional', 'O número na forma internacional (E.164)'], en: ['International format', 'The number in the international format (E.164)'] },
      },
    },
    number: { pt: ['Telefone', 'Só os dígitos, com o DDD'], en: ['Phone number', 'Digits only, with the area code'] },
    type: {
      pt: ['Tipo de telefone', 'Um não geográfico é como 0800; um número único, como 4004; um serviço público, como 190'],
      en: ['Phone type', 'A non-geographic one is like 0800; a single number, like 4004; a public service, like 190'],
      choices: {
        ...typeNames,
        'nao-geografico': { pt: 'Não geográfico', en: 'Non-geographic' },
        'numero-unico': { pt: 'Número único', en: 'Single number' },
        servico: { pt: 'Serviço público', en: 'Public service' },
      },
    },
    ddd: { pt: ['DDD', 'Código de área, ou null em um número que não tem'], en: ['Area code (DDD)', 'Area code, or null for a number that has none'] },
    state: { pt: ['Estado', 'Sigla do estado do DDD, ou null'], en: ['State', 'Code of the state of the area code, or null'] },
    e164: {
      pt: ['Forma internacional', 'O número na forma internacional (E.164), ou null se não é alcançado de fora'],
      en: ['International format', 'The number in the international format (E.164), or null if it cannot be reached from abroad'],
    },
    extension: { pt: ['Ramal', 'Ramal escrito depois do número, ou null'], en: ['Extension', 'Extension written after the number, or null'] },
  },
} satisfies TextsOf<typeof telefone>;
