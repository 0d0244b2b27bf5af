// `npm run sync` writes this file by index.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { alcoolSangueTexts } from './alcool-sangue.texts.ts';
import { alturaFilhoTexts } from './altura-filho.texts.ts';
import { cafeinaTexts } from './cafeina.texts.ts';
import { caloriasExercicioTexts } from './calorias-exercicio.texts.ts';
import { cicloMenstrualTexts } from './ciclo-menstrual.texts.ts';
import { cicloSonoTexts } from './ciclo-sono.texts.ts';
import { cinturaEstaturaTexts } from './cintura-estatura.texts.ts';
import { creatinaTexts } from './creatina.texts.ts';
import { frequenciaCardiacaTexts } from './frequencia-cardiaca.texts.ts';
import { gestacionalTexts } from './gestacional.texts.ts';
import { gorduraCorporalTexts } from './gordura-corporal.texts.ts';
import { idadePetTexts } from './idade-pet.texts.ts';
import { imcTexts } from './imc.texts.ts';
import { ingestaoAguaTexts } from './ingestao-agua.texts.ts';
import { jejumIntermitenteTexts } from './jejum-intermitente.texts.ts';
import { macrosTexts } from './macros.texts.ts';
import { oneRmTexts } from './one-rm.texts.ts';
import { perdaPesoTexts } from './perda-peso.texts.ts';
import { tmbTexts } from './tmb.texts.ts';

export const texts: Readonly<Record<string, ToolTexts>> = {
  'calculadoras-alcool-sangue': alcoolSangueTexts,
  'calculadoras-altura-filho': alturaFilhoTexts,
  'calculadoras-cafeina': cafeinaTexts,
  'calculadoras-calorias-exercicio': caloriasExercicioTexts,
  'calculadoras-ciclo-menstrual': cicloMenstrualTexts,
  'calculadoras-ciclo-sono': cicloSonoTexts,
  'calculadoras-cintura-estatura': cinturaEstaturaTexts,
  'calculadoras-creatina': creatinaTexts,
  'calculadoras-frequencia-cardiaca': frequenciaCardiacaTexts,
  'calculadoras-gestacional': gestacionalTexts,
  'calculadoras-gordura-corporal': gorduraCorporalTexts,
  'calculadoras-idade-pet': idadePetTexts,
  'calculadoras-imc': imcTexts,
  'calculadoras-ingestao-agua': ingestaoAguaTexts,
  'calculadoras-jejum-intermitente': jejumIntermitenteTexts,
  'calculadoras-macros': macrosTexts,
  'calculadoras-one-rm': oneRmTexts,
  'calculadoras-perda-peso': perdaPesoTexts,
  'calculadoras-tmb': tmbTexts,
};
