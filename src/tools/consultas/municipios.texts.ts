import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { municipios } from './municipios.ts';

export const municipiosTexts = {
  englishName: 'Municipalities',
  summary: { pt: 'Município pelo código do IBGE, nome, DDD ou CEP', en: 'A Brazilian city by IBGE code, name, area code or CEP' },
  search: { pt: 'cidade, código IBGE, código do município, SIAFI, faixa de CEP, capital, prefeitura', en: 'city, town, IBGE city code, municipality code, postal code range, state capital' },
  about: {
    pt: 'Códigos e nomes do IBGE, com o código TOM da Receita Federal, o DDD da Anatel e as faixas de CEP dos Correios de fevereiro de 2022. Uma faixa pode ser de vários municípios. Não há ruas.',
    en: 'Codes and names of the IBGE, with the TOM code of the Receita Federal, the area code of Anatel and the CEP ranges of the Correios of February 2022. Several cities may share a range. There are no streets.',
  },
  input: {
    codigo: codeTexts('Código do IBGE', 'Code of the IBGE', 'code id numero number municipios'),
    busca,
    uf: { pt: ['Sigla da UF', 'A da unidade da federação'], en: ['State', 'Code of the state'] },
    ddd: { pt: ['DDD', 'Só os municípios que ele atende'], en: ['Area code', 'Only the cities that it serves'] },
    capital: { pt: ['Só capitais', 'As capitais, ou os outros municípios'], en: ['Capitals only', 'Capitals, or all other cities'] },
    cep: { pt: ['CEP', 'Os municípios em cuja faixa ele está'], en: ['CEP', 'The cities whose range it is in'] },
    ...pages,
  },
  hero,
  output: answerTexts(
    {
      codigo: columns.codigo,
      nome: columns.nome,
      uf: { pt: ['Estado', 'Sigla da unidade da federação'], en: ['State', 'Code of the state'] },
      ddd: { pt: ['DDD', 'Código de área do telefone'], en: ['Area code', 'Telephone area code'] },
      tom: { pt: ['Código TOM', 'O da Receita Federal, também SIAFI'], en: ['TOM code', 'That of the Receita Federal, also SIAFI'] },
      capital: { pt: ['É capital', 'Se é a capital do estado'], en: ['Is a capital', 'Whether it is the capital of its state'] },
      ceps: {
        pt: ['Faixas de CEP', 'As dos Correios; vazia se não há'],
        en: ['CEP ranges', 'Those of the Correios; empty when there is none'],
        fields: { de: { pt: ['Primeiro CEP', 'Com oito dígitos'], en: ['First CEP', 'With eight digits'] }, ate: { pt: ['Último CEP', 'Com oito dígitos'], en: ['Last CEP', 'With eight digits'] } },
      },
    },
    ['codigo', 'nome', 'uf', 'ddd', 'ceps'],
  ),
} satisfies TextsOf<typeof municipios>;
