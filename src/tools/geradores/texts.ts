// `npm run sync` writes this file by index.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { babyNamesTexts } from './baby-names.texts.ts';
import { cepTexts } from './cep.texts.ts';
import { emailTexts } from './email.texts.ts';
import { empresaTexts } from './empresa.texts.ts';
import { letrasDiferentesTexts } from './letras-diferentes.texts.ts';
import { loremIpsumTexts } from './lorem-ipsum.texts.ts';
import { metaTagsTexts } from './meta-tags.texts.ts';
import { mundoTexts } from './mundo.texts.ts';
import { nickTexts } from './nick.texts.ts';
import { nomeTexts } from './nome.texts.ts';
import { numerosAleatoriosTexts } from './numeros-aleatorios.texts.ts';
import { palavrasAleatoriasTexts } from './palavras-aleatorias.texts.ts';
import { pessoaTexts } from './pessoa.texts.ts';
import { pixTexts } from './pix.texts.ts';
import { placaTexts } from './placa.texts.ts';
import { senhaTexts } from './senha.texts.ts';
import { telefoneTexts } from './telefone.texts.ts';
import { veiculoTexts } from './veiculo.texts.ts';

export const texts: Readonly<Record<string, ToolTexts>> = {
  'baby-names': babyNamesTexts,
  cep: cepTexts,
  email: emailTexts,
  empresa: empresaTexts,
  'letras-diferentes': letrasDiferentesTexts,
  'lorem-ipsum': loremIpsumTexts,
  'meta-tags': metaTagsTexts,
  mundo: mundoTexts,
  nick: nickTexts,
  nome: nomeTexts,
  'numeros-aleatorios': numerosAleatoriosTexts,
  'palavras-aleatorias': palavrasAleatoriasTexts,
  pessoa: pessoaTexts,
  pix: pixTexts,
  placa: placaTexts,
  senha: senhaTexts,
  telefone: telefoneTexts,
  veiculo: veiculoTexts,
};
