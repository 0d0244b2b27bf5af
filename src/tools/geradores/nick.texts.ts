import { count } from '../../kit/fields/numbers.texts.ts';
import type { nick } from './nick.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const nickTexts = {
  englishName: 'Nickname generator',
  summary: {
    pt: 'Gera apelidos para jogos e redes, em seis estilos',
    en: 'Generates nicknames for games and networks, in six styles',
  },

  input: {
    count,
    style: {
      pt: [
        'Estilo das palavras',
        'Estilo das palavras: divertido, gamer, fofo, sombrio, de fantasia ou minimalista',
      ],
      en: [
        'Style',
        'Style of the words: fun (divertido), gamer, cute (fofo), dark (sombrio), fantasy or minimal',
      ],
      choices: {
        divertido: { pt: 'Divertido', en: 'Divertido' },
        gamer: { pt: 'Gamer', en: 'Gamer' },
        fofo: { pt: 'Fofo', en: 'Fofo' },
        sombrio: { pt: 'Sombrio', en: 'Sombrio' },
        fantasia: { pt: 'Fantasia', en: 'Fantasia' },
        minimalista: { pt: 'Minimalista', en: 'Minimalista' },
      },
    },
    includeNumbers: {
      pt: ['O apelido termina em dígitos', 'Se o apelido termina em dígitos'],
      en: ['The nickname ends in digits', 'Whether the nickname ends in digits'],
    },
  },
  output: {
    nicks: {
      pt: ['Apelidos gerados', 'Apelidos gerados, sem repetição'],
      en: ['Nicknames generated', 'Nicknames generated, none twice'],
    },
  },
} satisfies TextsOf<typeof nick>;
