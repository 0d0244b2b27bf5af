import { gender } from './_fields.texts.ts';
import { address } from './_address.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const person = {
  name: {
    pt: ['Nome completo', 'Nome completo: prenome, sobrenome da mãe e sobrenome do pai'],
    en: ['Name', 'Full name: given name, surname of the mother and surname of the father'],
  },
  shortName: {
    pt: ['Primeiro nome e último sobrenome', 'Primeiro nome e último sobrenome'],
    en: ['First name and last surname', 'First name and last surname'],
  },
  gender,
  birthDate: {
    pt: ['Data de nascimento', 'Data de nascimento (AAAA-MM-DD)'],
    en: ['Birth date', 'Date of birth (YYYY-MM-DD)'],
  },
  age: {
    pt: ['Idade hoje', 'Idade hoje, em anos completos'],
    en: ['Age', 'Age today, in whole years'],
  },
  zodiacSign: {
    pt: ['Signo do zodíaco', 'Signo do zodíaco, em minúsculas e sem acentos'],
    en: ['Zodiac sign', 'Zodiac sign, in Portuguese, small letters without accents'],
  },
  motherName: {
    pt: ['Nome da mãe', 'Nome da mãe'],
    en: ['Mother name', 'Name of the mother'],
  },
  fatherName: {
    pt: ['Nome do pai', 'Nome do pai'],
    en: ['Father name', 'Name of the father'],
  },
  cpf: {
    pt: ['Cpf', 'CPF, da região fiscal do estado'],
    en: ['Cpf', 'CPF, of the tax region of the state'],
  },
  rg: {
    pt: ['Rg', 'RG, no formato do estado'],
    en: ['Rg', 'RG (identity card), in the form of the state'],
  },
  rgIssuer: {
    pt: ['Órgão emissor do RG', 'Órgão emissor do RG, como SSP/SP'],
    en: ['Rg issuer', 'Issuer of the RG, such as SSP/SP'],
  },
  pis: {
    pt: ['Pis', 'PIS/PASEP'],
    en: ['Pis', 'PIS/PASEP'],
  },
  tituloEleitor: {
    pt: ['Título eleitor', 'Título de eleitor, do estado. É null antes dos 16 anos'],
    en: ['Voter card', 'Voter card, of the state. It is null below 16 years'],
  },
  email: {
    pt: ['E-mail em example', 'E-mail em example.com, domínio reservado (RFC 2606)'],
    en: ['E-mail address in example', 'E-mail address in example.com, a reserved domain (RFC 2606)'],
  },
  username: {
    pt: ['Nome de usuário', 'Nome de usuário, feito do nome'],
    en: ['User name', 'User name, made of the name'],
  },
  phone: {
    pt: ['Telefone fixo', 'Telefone fixo, com o DDD da cidade'],
    en: ['Landline', 'Landline, with the area code of the city'],
  },
  mobile: {
    pt: ['Celular', 'Celular, com o DDD da cidade'],
    en: ['Mobile', 'Mobile telephone, with the area code of the city'],
  },
  address: {
    pt: ['Endereço', 'Endereço'],
    en: ['Address', 'Address'],
    fields: address,
  },
  height: {
    pt: ['Estatura', 'Estatura. É null antes dos 18 anos'],
    en: ['Body height', 'Body height. It is null below 18 years'],
  },
  weight: {
    pt: ['Peso', 'Peso. É null antes dos 18 anos'],
    en: ['Body weight', 'Body weight. It is null below 18 years'],
  },
  bloodType: {
    pt: ['Tipo sanguíneo', 'Tipo sanguíneo, com a frequência da população brasileira'],
    en: ['Blood type', 'Blood type, as frequent as in the Brazilian population'],
  },
  favoriteColor: {
    pt: ['Cor favorita', 'Cor favorita'],
    en: ['Favourite colour', 'Favourite colour, in Portuguese'],
  },
  profession: {
    pt: ['Profissão', 'Profissão. É null antes dos 16 anos'],
    en: ['Profession', 'Profession, in Portuguese. It is null below 16 years'],
  },
} satisfies FieldsTexts;
