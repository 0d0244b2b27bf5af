import { listed } from '../../kit/counted.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { certidao } from './certidao.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const one = {
  certidao: { pt: ['Matrícula', 'Matrícula gerada'], en: ['Registration number', 'Registration number generated'] },
  type: { pt: ['Tipo de certidão', 'Livro do registro'], en: ['Certificate type', 'Book of the record'] },
  year: { pt: ['Ano do registro', 'Quando o ato foi registrado'], en: ['Year of the record', 'When the act was recorded'] },
} satisfies FieldsTexts;

export const certidaoTexts = {
  englishName: 'Civil certificate generator',
  summary: { pt: 'Gera e valida matrículas de certidões de nascimento, casamento e óbito', en: 'Generates and validates registration numbers of birth, marriage and death certificates' },
  search: { pt: 'nascimento, casamento, óbito, cartório, matrícula', en: 'birth certificate, marriage, death, registry' },
  about: {
    pt: 'Matrícula nacional do Provimento CNJ nº 149/2023, art. 473. Os números são fictícios e podem coincidir com os de um registro real.',
    en: 'National registration number of Provimento CNJ 149/2023, art. 473. The numbers are fictitious and may match those of real records.',
  },
  input: {
    value: documentValue('Matrícula', 'Registration number'),
    formatted,
    type: {
      pt: ['Tipo de certidão', 'Livro do registro, que diz o tipo da certidão'],
      en: ['Certificate type', 'Book of the record, which gives the kind of certificate'],
      choices: {
        nascimento: { pt: 'Nascimento', en: 'Birth' },
        casamento: { pt: 'Casamento', en: 'Marriage' },
        'casamento-religioso': { pt: 'Casamento religioso', en: 'Religious marriage' },
        obito: { pt: 'Óbito', en: 'Death' },
        natimorto: { pt: 'Natimorto', en: 'Stillbirth' },
        proclamas: { pt: 'Proclamas', en: 'Marriage banns' },
        outros: { pt: 'Outros atos', en: 'Other records' },
        emancipacao: { pt: 'Emancipação', en: 'Emancipation' },
        interdicao: { pt: 'Interdição', en: 'Legal incapacity' },
      },
    },
    year: { pt: ['Ano do registro', 'Sem ele, sorteado'], en: ['Year of the record', 'Random if left out'] },
  },
  output: [
    one,
    { certidoes: listed('Matrículas', 'Registration numbers', one) },
    {
      registry: { pt: ['Cartório', 'Código Nacional da Serventia (CNS), de 6 dígitos'], en: ['Registry office', 'National code of the office (CNS), of 6 digits'] },
      collection: { pt: ['Acervo', '01 é o próprio; os seguintes, de serventias incorporadas'], en: ['Collection', '01 is its own; the next ones are of offices that it took over'] },
      service: { pt: ['Serviço', '55, registro civil das pessoas naturais'], en: ['Service', '55, the civil registry of natural persons'] },
      year: { pt: ['Ano do registro', 'Quando o ato foi registrado'], en: ['Year of the record', 'When the act was recorded'] },
      type: { pt: ['Tipo de certidão', 'Livro do registro, que diz o tipo da certidão'], en: ['Certificate type', 'Book of the record, which gives the kind of certificate'] },
      book: { pt: ['Livro', 'Número do livro'], en: ['Book', 'Number of the book'] },
      page: { pt: ['Folha', 'Número da folha'], en: ['Page', 'Number of the page'] },
      term: { pt: ['Termo', 'Número do termo'], en: ['Entry', 'Number of the entry'] },
    },
  ],
} satisfies TextsOf<typeof certidao>;
