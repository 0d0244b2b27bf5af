import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted, gender, state } from './_fields.texts.ts';
import { person } from './_person.texts.ts';
import type { pessoa } from './pessoa.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const pessoaTexts = {
  englishName: 'Person generator',
  summary: { pt: 'Gera pessoas fictícias completas, com dados que combinam entre si', en: 'Generates complete fictitious people, whose data agree with each other' },
  search: { pt: 'pessoa falsa, fictícia, cliente de teste, cadastro fake, dados pessoais, usuário', en: 'fake person, test user, test customers, identity, profile' },
  about: {
    pt: 'As pessoas são fictícias, para testes. Os documentos têm dígitos verificadores corretos, e eles e os telefones podem coincidir com os de pessoas reais.',
    en: 'The people are fictitious, for tests. Their documents have correct check digits, and they and the phone numbers may match those of real people.',
  },
  input: {
    count,
    gender: { pt: ['Gênero', 'Sem ele, sorteado a cada pessoa'], en: ['Gender', 'Without it, random for each person'], choices: gender.choices },
    state,
    minAge: { pt: ['Idade mínima', 'Sem ela, 18, ou 0 se maxAge é menor'], en: ['Minimum age', 'Without it, 18, or 0 if maxAge is below that'] },
    maxAge: { pt: ['Idade máxima', 'Sem ela, 75, ou 110 se minAge é maior'], en: ['Maximum age', 'Without it, 75, or 110 if minAge is above that'] },
    formatted,
  },
  output: { pessoas: { pt: ['Pessoas', 'Pessoas geradas'], en: ['People', 'People generated'], columns: ['name', 'birthDate', 'cpf', 'rg', 'email', 'mobile'], fields: person } },
} satisfies TextsOf<typeof pessoa>;
