import { count } from '../../kit/fields/numbers.texts.ts';
import type { nick } from './nick.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const nickTexts = {
  englishName: 'Nickname generator',
  summary: { pt: 'Gera apelidos para jogos e redes, em seis estilos', en: 'Generates nicknames for games and social networks, in six styles' },
  search: { pt: 'apelido, jogo, gamer, nome de usuário, free fire', en: 'nickname, gamertag, username, game' },

  input: {
    count,
    style: {
      pt: ['Estilo', 'Estilo das palavras'],
      en: ['Style', 'Style of the words'],
      choices: {
        divertido: { pt: 'Divertido', en: 'Fun' },
        gamer: { pt: 'Gamer', en: 'Gamer' },
        fofo: { pt: 'Fofo', en: 'Cute' },
        sombrio: { pt: 'Sombrio', en: 'Dark' },
        fantasia: { pt: 'Fantasia', en: 'Fantasy' },
        minimalista: { pt: 'Minimalista', en: 'Minimalist' },
      },
    },
    includeNumbers: { pt: ['Com números', 'Termina o apelido em algarismos'], en: ['With digits', 'Ends the nickname in digits'] },
  },
  output: { nicks: { pt: ['Apelidos', 'Apelidos gerados, sem repetição'], en: ['Nicknames', 'Nicknames generated, without repeats'] } },
} satisfies TextsOf<typeof nick>;
