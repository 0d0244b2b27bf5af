import { formatted } from '../../kit/document.texts.ts';
import type { certidao } from './certidao.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const certidaoTexts = {
  englishName: 'Certificate generator',
  summary: {
    pt: 'Gera e valida matrículas de certidões de nascimento, casamento e óbito',
    en: 'Generates and validates registration numbers of birth, marriage and death certificates',
  },
  about: {
    pt: 'Matrícula nacional do Provimento CNJ nº 149/2023, art. 473. Os números são fictícios e podem coincidir com os de um registro real.',
    en: 'National registration number of Provimento CNJ 149/2023, art. 473. The numbers are fictitious and may coincide with those of a real record.',
  },
  input: {
    formatted,
    type: {
      pt: ['Livro do registro', 'Livro do registro, que diz o tipo da certidão'],
      en: [
        'Book of the record',
        'Book of the record, which tells the kind of certificate: birth (nascimento), marriage (casamento), death (obito) and others',
      ],
      choices: {
        nascimento: { pt: 'Nascimento', en: 'Nascimento' },
        casamento: { pt: 'Casamento', en: 'Casamento' },
        'casamento-religioso': { pt: 'Casamento religioso', en: 'Casamento religioso' },
        obito: { pt: 'Obito', en: 'Obito' },
        natimorto: { pt: 'Natimorto', en: 'Natimorto' },
        proclamas: { pt: 'Proclamas', en: 'Proclamas' },
        outros: { pt: 'Outros', en: 'Outros' },
        emancipacao: { pt: 'Emancipacao', en: 'Emancipacao' },
        interdicao: { pt: 'Interdicao', en: 'Interdicao' },
      },
    },
    year: {
      pt: ['Ano do registro', 'Ano do registro. Sem ele, sorteado'],
      en: ['Year', 'Year of the record. Without it, drawn'],
    },
  },
  output: [
    {
      certidao: {
        pt: ['Certidão', 'Matrícula gerada'],
        en: ['Registration number generated', 'Registration number generated'],
      },
      type: {
        pt: ['Livro do registro', 'Livro do registro'],
        en: ['Book of the record', 'Book of the record'],
      },
      year: {
        pt: ['Ano do registro', 'Ano do registro'],
        en: ['Year', 'Year of the record'],
      },
    },
    {
      registry: {
        pt: ['Código Nacional da Serventia', 'Código Nacional da Serventia (CNS), de 6 dígitos'],
        en: [
          'National code of the registry office',
          'National code of the registry office (CNS), of 6 digits',
        ],
      },
      collection: {
        pt: ['Acervo', 'Acervo: 01 o próprio, os seguintes de serventias incorporadas'],
        en: ['Collection', 'Collection: 01 its own, the next ones of offices that it took over'],
      },
      service: {
        pt: ['Serviço', 'Serviço: 55, registro civil das pessoas naturais'],
        en: ['Service', 'Service: 55, civil registry of natural persons'],
      },
      year: {
        pt: ['Ano do registro', 'Ano do registro'],
        en: ['Year', 'Year of the record'],
      },
      type: {
        pt: ['Livro do registro', 'Livro do registro, que diz o tipo da certidão'],
        en: ['Book of the record', 'Book of the record, which tells the kind of certificate, in Portuguese'],
      },
      book: {
        pt: ['Número do livro', 'Número do livro'],
        en: ['Book', 'Number of the book'],
      },
      page: {
        pt: ['Número da folha', 'Número da folha'],
        en: ['Number of the page', 'Number of the page'],
      },
      term: {
        pt: ['Número do termo', 'Número do termo'],
        en: ['Number of the entry', 'Number of the entry'],
      },
    },
  ],
} satisfies TextsOf<typeof certidao>;
