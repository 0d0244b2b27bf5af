import { address } from './_address.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const company = {
  legalName: {
    pt: ['Razão social', 'Razão social'],
    en: ['Legal name', 'Legal name'],
  },
  tradeName: {
    pt: ['Nome fantasia', 'Nome fantasia, de acordo com a atividade'],
    en: ['Trade name', 'Trade name, which fits the activity'],
  },
  cnpj: {
    pt: ['Cnpj', 'CNPJ da matriz'],
    en: ['Cnpj', 'CNPJ of the head office'],
  },
  stateRegistration: {
    pt: [
      'Inscrição estadual da UF do endereço',
      'Inscrição estadual da UF do endereço, ou ISENTO para um MEI',
    ],
    en: [
      'State registration',
      'State registration of the state of the address, or ISENTO (exempt) for a MEI',
    ],
  },
  cnae: {
    pt: ['Cnae', 'Código da atividade principal na CNAE (0000-0/00)'],
    en: ['Cnae', 'Code of the main activity in the CNAE (0000-0/00)'],
  },
  cnaeDescription: {
    pt: ['Descrição da atividade', 'Descrição da atividade, do IBGE'],
    en: ['Cnae description', 'Description of the activity, of IBGE, in Portuguese'],
  },
  legalNature: {
    pt: ['Natureza jurídica', 'Natureza jurídica'],
    en: ['Legal nature', 'Legal nature'],
    fields: {
      code: {
        pt: ['Código da natureza jurídica na Concla', 'Código da natureza jurídica na Concla'],
        en: ['Code', 'Code of the legal nature in the Concla table'],
      },
      description: {
        pt: ['Nome da natureza jurídica', 'Nome da natureza jurídica'],
        en: ['Description', 'Name of the legal nature, in Portuguese'],
      },
    },
  },
  size: {
    pt: ['Porte', 'Porte: MEI, microempresa (me), empresa de pequeno porte (epp) ou demais'],
    en: ['Size', 'Size: individual microentrepreneur (mei), micro (me), small (epp) or other (demais)'],
    choices: {
      mei: { pt: 'Mei', en: 'Mei' },
      me: { pt: 'Me', en: 'Me' },
      epp: { pt: 'Epp', en: 'Epp' },
      demais: { pt: 'Demais', en: 'Demais' },
    },
  },
  openedOn: {
    pt: ['Data de abertura', 'Data de abertura (AAAA-MM-DD)'],
    en: ['Opened on', 'Day on which it opened (YYYY-MM-DD)'],
  },
  age: {
    pt: ['Anos completos desde a abertura', 'Anos completos desde a abertura'],
    en: ['Whole years since it opened', 'Whole years since it opened'],
  },
  shareCapital: {
    pt: ['Capital social', 'Capital social'],
    en: ['Share capital', 'Share capital'],
  },
  partners: {
    pt: ['Sócios', 'Sócios, ou o titular de um MEI'],
    en: ['Partners', 'Partners, or the owner of a MEI'],
    fields: {
      name: {
        pt: ['Nome do sócio', 'Nome do sócio'],
        en: ['Name', 'Name of the partner'],
      },
      cpf: {
        pt: ['Cpf', 'CPF do sócio'],
        en: ['Cpf', 'CPF of the partner'],
      },
    },
  },
  email: {
    pt: ['E-mail', 'E-mail, em um domínio reservado (RFC 2606), que não é de ninguém'],
    en: ['E-mail address', "E-mail address, in a reserved domain (RFC 2606), which is nobody's"],
  },
  website: {
    pt: ['Site', 'Site, em um domínio reservado (RFC 2606)'],
    en: ['Website', 'Website, in a reserved domain (RFC 2606)'],
  },
  phone: {
    pt: ['Telefone fixo', 'Telefone fixo, com o DDD da cidade'],
    en: ['Landline', 'Landline, with the area code of the city'],
  },
  address: {
    pt: ['Endereço', 'Endereço'],
    en: ['Address', 'Address'],
    fields: address,
  },
} satisfies FieldsTexts;
