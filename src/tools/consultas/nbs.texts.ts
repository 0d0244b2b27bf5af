import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { nbs } from './nbs.ts';

export const nbsTexts = {
  englishName: 'NBS',
  summary: { pt: 'Serviço pelo código NBS ou nome', en: 'A service by NBS code or name' },
  search: { pt: 'nomenclatura de serviços, código do serviço, NFS-e, serviço', en: 'service code, services nomenclature, service invoice' },
  about: {
    pt: 'Nomenclatura Brasileira de Serviços 2.0, no estado da calculadora oficial de CBS e IBS. A busca lê só o nome, não o caminho.',
    en: 'Nomenclatura Brasileira de Serviços 2.0, in the state of the official calculator of CBS and IBS. A search reads the name alone, not its path.',
  },
  input: { codigo: codeTexts('NBS de qualquer nível', 'NBS of any level', 'code id numero number nbs'), busca, ...pages },
  hero,
  output: answerTexts(
    {
      codigo: columns.codigo,
      formatado: columns.formatado,
      nome: columns.nome,
      caminho: { pt: ['Caminho', 'Nomes dos níveis de cima, do mais alto ao mais baixo'], en: ['Path', 'Names of the levels above, from the highest down'] },
      inicio: columns.inicio,
      fim: columns.fim,
      vigente: columns.vigente,
    },
    ['formatado', 'nome', 'vigente'],
  ),
} satisfies TextsOf<typeof nbs>;
