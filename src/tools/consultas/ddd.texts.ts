import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { ddd } from './ddd.ts';

export const dddTexts = {
  englishName: 'Area codes',
  summary: { pt: 'Estados e municípios que um DDD atende', en: 'States and cities that an area code serves' },
  search: { pt: 'código de área, prefixo de telefone, DDD da cidade, discagem', en: 'area code, phone prefix, dialing code' },
  input: {
    codigo: codeTexts('DDD', 'Area code', 'code id numero number ddd'),
    busca,
    uf: { pt: ['Sigla da UF', 'Só os DDDs que a atendem'], en: ['State', 'Only the area codes that serve it'] },
    ...pages,
  },
  hero,
  output: answerTexts({
    codigo: columns.codigo,
    ufs: { pt: ['Estados atendidos', 'Siglas, em ordem'], en: ['States served', 'Their letters, in order'] },
    municipios: { pt: ['Municípios atendidos', 'Quantos são'], en: ['Cities served', 'How many they are'] },
  }),
} satisfies TextsOf<typeof ddd>;
