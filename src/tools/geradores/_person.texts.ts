import { gender } from './_fields.texts.ts';
import { address } from './_address.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const person = {
  name: { pt: ['Nome completo', 'Prenome, sobrenome da mãe e sobrenome do pai'], en: ['Full name', 'Given name, surname of the mother and surname of the father'] },
  shortName: { pt: ['Nome curto', 'Primeiro nome e último sobrenome'], en: ['Short name', 'First name and last surname'] },
  gender,
  birthDate: { pt: ['Data de nascimento', 'Data de nascimento (AAAA-MM-DD)'], en: ['Date of birth', 'Date of birth (YYYY-MM-DD)'] },
  age: { pt: ['Idade', 'Idade hoje, em anos completos'], en: ['Age', 'Age today, in whole years'] },
  zodiacSign: { pt: ['Signo', 'Signo do zodíaco, em minúsculas e sem acentos'], en: ['Zodiac sign', 'Zodiac sign in Portuguese, in lowercase without accents'] },
  motherName: { pt: ['Nome da mãe', 'Nome da mãe'], en: ["Mother's name", "Mother's name"] },
  fatherName: { pt: ['Nome do pai', 'Nome do pai'], en: ["Father's name", "Father's name"] },
  cpf: { pt: ['CPF', 'CPF, da região fiscal do estado'], en: ['CPF', 'CPF, of the tax region of the state'] },
  rg: { pt: ['RG', 'RG, no formato do estado'], en: ['RG', 'Identity card number, in the format of the state'] },
  rgIssuer: { pt: ['Órgão emissor', 'Órgão que emite o RG, como SSP/SP'], en: ['RG issuer', 'Agency that issues the RG, such as SSP/SP'] },
  pis: { pt: ['PIS', 'PIS/PASEP'], en: ['PIS', 'PIS/PASEP, the number of a worker'] },
  tituloEleitor: { pt: ['Título de eleitor', 'Do estado do endereço. É null antes dos 16 anos'], en: ['Voter card', 'Of the state of the address. It is null below age 16'] },
  email: { pt: ['E-mail', 'Em example.com, domínio reservado (RFC 2606)'], en: ['Email', 'In example.com, a reserved domain (RFC 2606)'] },
  username: { pt: ['Nome de usuário', 'Feito a partir do nome'], en: ['Username', 'Made from the name'] },
  phone: { pt: ['Telefone fixo', 'Com o DDD da cidade'], en: ['Landline', 'With the area code of the city'] },
  mobile: { pt: ['Celular', 'Com o DDD da cidade'], en: ['Mobile phone', 'With the area code of the city'] },
  address: { pt: ['Endereço', 'Endereço'], en: ['Address', 'Address'], fields: address },
  height: { pt: ['Altura', 'É null antes dos 18 anos'], en: ['Height', 'It is null below age 18'] },
  weight: { pt: ['Peso', 'É null antes dos 18 anos'], en: ['Weight', 'It is null below age 18'] },
  bloodType: { pt: ['Tipo sanguíneo', 'Sorteado com a frequência da população brasileira'], en: ['Blood type', 'Drawn as frequently as in the Brazilian population'] },
  favoriteColor: { pt: ['Cor favorita', 'Cor favorita'], en: ['Favorite color', 'Favorite color, in Portuguese'] },
  profession: { pt: ['Profissão', 'É null antes dos 16 anos'], en: ['Profession', 'Profession, in Portuguese. It is null below age 16'] },
} satisfies FieldsTexts;
