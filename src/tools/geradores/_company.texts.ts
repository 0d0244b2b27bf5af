import { address } from './_address.texts.ts';
import type { FieldsTexts, FieldTexts } from '../../kit/tool-texts.ts';

export const sizeNames = {
  mei: { pt: 'Microempreendedor individual (MEI)', en: 'Individual microentrepreneur (MEI)' },
  me: { pt: 'Microempresa (ME)', en: 'Microenterprise (ME)' },
  epp: { pt: 'Empresa de pequeno porte (EPP)', en: 'Small business (EPP)' },
  demais: { pt: 'Demais portes', en: 'Other sizes' },
} satisfies FieldTexts['choices'];

export const company = {
  legalName: { pt: ['Razão social', 'Nome da empresa no contrato social'], en: ['Legal name', 'Name of the company in its articles'] },
  tradeName: { pt: ['Nome fantasia', 'De acordo com a atividade'], en: ['Trade name', 'One that fits the activity'] },
  cnpj: { pt: ['CNPJ', 'CNPJ da matriz'], en: ['CNPJ', 'CNPJ of the head office'] },
  stateRegistration: {
    pt: ['Inscrição estadual', 'Inscrição no estado do endereço, ou ISENTO para um MEI'],
    en: ['State registration', 'Registration in the state of the address, or ISENTO (exempt) for a MEI'],
  },
  cnae: { pt: ['CNAE principal', 'Código da atividade principal na CNAE (0000-0/00)'], en: ['Activity code (CNAE)', 'Code of the main activity in the CNAE (0000-0/00)'] },
  cnaeDescription: { pt: ['Atividade principal', 'Descrição da atividade, do IBGE'], en: ['Main activity', 'Description of the activity by IBGE, in Portuguese'] },
  legalNature: {
    pt: ['Natureza jurídica', 'Código e nome na tabela do IBGE'],
    en: ['Legal form', 'Code and name in the table of the IBGE'],
    fields: {
      code: { pt: ['Código', 'Código da natureza jurídica na Concla'], en: ['Code', 'Code of the legal form in the Concla table'] },
      description: { pt: ['Nome', 'Nome da natureza jurídica'], en: ['Name', 'Name of the legal form, in Portuguese'] },
    },
  },
  size: { pt: ['Porte', 'Porte da empresa'], en: ['Size', 'Size of the company'], choices: sizeNames },
  openedOn: { pt: ['Data de abertura', 'Data de abertura (AAAA-MM-DD)'], en: ['Opening date', 'Day on which it opened (YYYY-MM-DD)'] },
  age: { pt: ['Anos de atividade', 'Anos completos desde a abertura'], en: ['Years in business', 'Whole years since it opened'] },
  shareCapital: { pt: ['Capital social', 'O que os sócios investiram'], en: ['Share capital', 'What the partners invested'] },
  partners: {
    pt: ['Sócios', 'Sócios, ou o titular de um MEI'],
    en: ['Partners', 'Partners, or the owner of a MEI'],
    fields: { name: { pt: ['Nome', 'Nome do sócio'], en: ['Name', 'Name of the partner'] }, cpf: { pt: ['CPF', 'CPF do sócio'], en: ['CPF', 'CPF of the partner'] } },
  },
  email: { pt: ['E-mail', 'Em um domínio reservado (RFC 2606), que não é de ninguém'], en: ['Email', "In a reserved domain (RFC 2606), which is nobody's"] },
  website: { pt: ['Site', 'Em um domínio reservado (RFC 2606)'], en: ['Website', 'In a reserved domain (RFC 2606)'] },
  phone: { pt: ['Telefone fixo', 'Com o DDD da cidade'], en: ['Landline', 'With the area code of the city'] },
  address: { pt: ['Endereço', 'Endereço'], en: ['Address', 'Address'], fields: address },
} satisfies FieldsTexts;
