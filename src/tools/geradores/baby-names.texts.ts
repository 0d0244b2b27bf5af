import type { babyNames } from './baby-names.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const entry = {
  name: {
    pt: ['Nome', 'Nome'],
    en: ['Name', 'Name'],
  },
  gender: {
    pt: ['Gênero do nome', 'Gênero do nome; unissex serve aos dois'],
    en: ['Gender', 'Gender of the name; unissex (unisex) fits both'],
    choices: {
      masculino: { pt: 'Masculino', en: 'Masculino' },
      feminino: { pt: 'Feminino', en: 'Feminino' },
      unissex: { pt: 'Unissex', en: 'Unissex' },
    },
  },
  origin: {
    pt: ['Língua ou povo de origem', 'Língua ou povo de origem'],
    en: ['Language or people of origin', 'Language or people of origin'],
    choices: {
      hebraica: { pt: 'Hebraica', en: 'Hebraica' },
      grega: { pt: 'Grega', en: 'Grega' },
      latina: { pt: 'Latina', en: 'Latina' },
      germanica: { pt: 'Germanica', en: 'Germanica' },
      arabe: { pt: 'Arabe', en: 'Arabe' },
      tupi: { pt: 'Tupi', en: 'Tupi' },
      africana: { pt: 'Africana', en: 'Africana' },
      celta: { pt: 'Celta', en: 'Celta' },
      inglesa: { pt: 'Inglesa', en: 'Inglesa' },
      francesa: { pt: 'Francesa', en: 'Francesa' },
      italiana: { pt: 'Italiana', en: 'Italiana' },
      japonesa: { pt: 'Japonesa', en: 'Japonesa' },
      eslava: { pt: 'Eslava', en: 'Eslava' },
      nordica: { pt: 'Nordica', en: 'Nordica' },
    },
  },
  meaning: {
    pt: ['Significado do nome', 'Significado do nome'],
    en: ['Meaning', 'Meaning of the name, in Portuguese'],
  },
} satisfies FieldsTexts;

export const babyNamesTexts = {
  englishName: 'Baby names',
  summary: {
    pt: 'Sugere nomes por gênero, origem e inicial, com o significado',
    en: 'Suggests names by gender, origin and first letters, with their meaning',
  },

  input: {
    gender: {
      pt: ['Gênero', 'Gênero; masculino e feminino incluem os unissex. Sem ele, todos'],
      en: ['Gender', 'Gender; masculino and feminino include the unisex names. Without it, all of them'],
      choices: {
        masculino: { pt: 'Masculino', en: 'Masculino' },
        feminino: { pt: 'Feminino', en: 'Feminino' },
        unissex: { pt: 'Unissex', en: 'Unissex' },
      },
    },
    origin: {
      pt: ['Língua ou povo de origem', 'Língua ou povo de origem. Sem ele, todos'],
      en: ['Language or people of origin', 'Language or people of origin. Without it, all of them'],
      choices: {
        hebraica: { pt: 'Hebraica', en: 'Hebraica' },
        grega: { pt: 'Grega', en: 'Grega' },
        latina: { pt: 'Latina', en: 'Latina' },
        germanica: { pt: 'Germanica', en: 'Germanica' },
        arabe: { pt: 'Arabe', en: 'Arabe' },
        tupi: { pt: 'Tupi', en: 'Tupi' },
        africana: { pt: 'Africana', en: 'Africana' },
        celta: { pt: 'Celta', en: 'Celta' },
        inglesa: { pt: 'Inglesa', en: 'Inglesa' },
        francesa: { pt: 'Francesa', en: 'Francesa' },
        italiana: { pt: 'Italiana', en: 'Italiana' },
        japonesa: { pt: 'Japonesa', en: 'Japonesa' },
        eslava: { pt: 'Eslava', en: 'Eslava' },
        nordica: { pt: 'Nordica', en: 'Nordica' },
      },
    },
    startsWith: {
      pt: ['Primeiras letras do nome', 'Primeiras letras do nome; acentos e maiúsculas não contam'],
      en: ['First letters of the name', 'First letters of the name; accents and capitals do not count'],
    },
    count: {
      pt: ['Quantos nomes sortear', 'Quantos nomes sortear; vêm menos se menos houver'],
      en: ['How many names to draw', 'How many names to draw; fewer come if there are fewer'],
    },
  },
  output: {
    names: {
      pt: ['Nomes sorteados', 'Nomes sorteados, sem repetição; vazia se nenhum serve'],
      en: ['Names', 'Names drawn, none twice; empty if none fits'],
      fields: entry,
    },
    total: {
      pt: ['Quantos nomes servem aos filtros', 'Quantos nomes servem aos filtros'],
      en: ['How many names fit the filters', 'How many names fit the filters'],
    },
  },
} satisfies TextsOf<typeof babyNames>;
