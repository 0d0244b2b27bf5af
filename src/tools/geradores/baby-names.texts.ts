import type { babyNames } from './baby-names.ts';
import type { FieldsTexts, FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const genderNames = { masculino: { pt: 'Masculino', en: 'Boy' }, feminino: { pt: 'Feminino', en: 'Girl' }, unissex: { pt: 'Unissex', en: 'Unisex' } } satisfies FieldTexts['choices'];

const originNames = {
  hebraica: { pt: 'Hebraica', en: 'Hebrew' },
  grega: { pt: 'Grega', en: 'Greek' },
  latina: { pt: 'Latina', en: 'Latin' },
  germanica: { pt: 'Germânica', en: 'Germanic' },
  arabe: { pt: 'Árabe', en: 'Arabic' },
  tupi: { pt: 'Tupi', en: 'Tupi' },
  africana: { pt: 'Africana', en: 'African' },
  celta: { pt: 'Celta', en: 'Celtic' },
  inglesa: { pt: 'Inglesa', en: 'English' },
  francesa: { pt: 'Francesa', en: 'French' },
  italiana: { pt: 'Italiana', en: 'Italian' },
  japonesa: { pt: 'Japonesa', en: 'Japanese' },
  eslava: { pt: 'Eslava', en: 'Slavic' },
  nordica: { pt: 'Nórdica', en: 'Norse' },
} satisfies FieldTexts['choices'];

const entry = {
  name: { pt: ['Nome', 'Nome'], en: ['Name', 'Name'] },
  gender: { pt: ['Gênero', 'Gênero do nome; unissex serve aos dois'], en: ['Gender', 'Gender of the name; unissex (unisex) fits both'], choices: genderNames },
  origin: { pt: ['Origem', 'Língua ou povo de origem'], en: ['Origin', 'Language or people of origin'], choices: originNames },
  meaning: { pt: ['Significado', 'Significado do nome'], en: ['Meaning', 'Meaning of the name, in Portuguese'] },
} satisfies FieldsTexts;

export const babyNamesTexts = {
  englishName: 'Baby names',
  summary: { pt: 'Sugere nomes por gênero, origem e inicial, com o significado', en: 'Suggests names by gender, origin and first letters, with their meaning' },
  search: { pt: 'bebê, filha, filho, menina, menino, nome de criança, grávida', en: 'baby, girl name, boy name, child' },

  input: {
    gender: {
      pt: ['Gênero', 'Masculino e feminino incluem os unissex. Sem ele, todos'],
      en: ['Gender', 'Boy (masculino) and girl (feminino) include the unisex names. Without it, all of them'],
      choices: genderNames,
    },
    origin: { pt: ['Origem', 'Língua ou povo de origem. Sem ele, todos'], en: ['Origin', 'Language or people of origin. Without it, all of them'], choices: originNames },
    startsWith: { pt: ['Primeiras letras', 'Acentos e maiúsculas não contam'], en: ['First letters', 'Accents and capitals do not matter'], also: 'inicial letra' },
    count: { pt: ['Quantos', 'Quantos nomes sortear; vêm menos se menos houver'], en: ['How many', 'How many names to draw; fewer come if there are fewer'] },
  },
  output: {
    names: { pt: ['Nomes', 'Nomes sorteados, sem repetição; lista vazia se nenhum serve'], en: ['Names', 'Names drawn, without repeats; an empty list if none fits'], fields: entry },
    total: { pt: ['Nomes encontrados', 'Quantos nomes servem aos filtros'], en: ['Names found', 'How many names match the filters'] },
  },
} satisfies TextsOf<typeof babyNames>;
