import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { ufs } from './ufs.ts';

export const ufsTexts = {
  englishName: 'Brazilian states',
  summary: { pt: 'Unidade da federação pela sigla, código do IBGE ou nome', en: 'A Brazilian state by its letters, IBGE code or name' },
  search: { pt: 'estado, sigla do estado, código do estado, região, capital do estado', en: 'state, province, state code, region, state capital' },
  input: {
    codigo: codeTexts('Sigla ou código do IBGE', 'Letters or code of the IBGE', 'code id numero number ufs'),
    busca,
    regiao: {
      pt: ['Região', 'Só os estados da região'],
      en: ['Region', 'Only the states of the region'],
      choices: {
        norte: { pt: 'Norte', en: 'North' },
        nordeste: { pt: 'Nordeste', en: 'Northeast' },
        sudeste: { pt: 'Sudeste', en: 'Southeast' },
        sul: { pt: 'Sul', en: 'South' },
        'centro-oeste': { pt: 'Centro-Oeste', en: 'Central-West' },
      },
    },
    ...pages,
  },
  hero,
  output: answerTexts(
    {
      codigo: columns.codigo,
      sigla: { pt: ['Sigla', 'Duas letras'], en: ['Letters', 'Two letters'] },
      nome: columns.nome,
      regiao: { pt: ['Região', 'Grande região do IBGE'], en: ['Region', 'Region of the IBGE'] },
      capital: { pt: ['Capital', 'Município que é a capital'], en: ['Capital', 'City that is the capital'], fields: { codigo: columns.codigo, nome: columns.nome } },
      ddds: { pt: ['DDDs do estado', 'Códigos de área de seus municípios'], en: ['Area codes', 'Area codes of its cities'] },
    },
    ['sigla', 'nome', 'regiao', 'codigo', 'ddds'],
  ),
} satisfies TextsOf<typeof ufs>;
