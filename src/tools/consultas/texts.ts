// `npm run sync` writes this file by index.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { bancosTexts } from './bancos.texts.ts';
import { cboTexts } from './cbo.texts.ts';
import { cclasstribTexts } from './cclasstrib.texts.ts';
import { cfopTexts } from './cfop.texts.ts';
import { cnaeTexts } from './cnae.texts.ts';
import { cstTexts } from './cst.texts.ts';
import { dddTexts } from './ddd.texts.ts';
import { esocialDesligamentosTexts } from './esocial-desligamentos.texts.ts';
import { esocialRubricasTexts } from './esocial-rubricas.texts.ts';
import { municipiosTexts } from './municipios.texts.ts';
import { naturezasJuridicasTexts } from './naturezas-juridicas.texts.ts';
import { nbsTexts } from './nbs.texts.ts';
import { ncmTexts } from './ncm.texts.ts';
import { paisesTexts } from './paises.texts.ts';
import { ufsTexts } from './ufs.texts.ts';

export const texts: Readonly<Record<string, ToolTexts>> = {
  'consultas-bancos': bancosTexts,
  'consultas-cbo': cboTexts,
  'consultas-cclasstrib': cclasstribTexts,
  'consultas-cfop': cfopTexts,
  'consultas-cnae': cnaeTexts,
  'consultas-cst': cstTexts,
  'consultas-ddd': dddTexts,
  'consultas-esocial-desligamentos': esocialDesligamentosTexts,
  'consultas-esocial-rubricas': esocialRubricasTexts,
  'consultas-municipios': municipiosTexts,
  'consultas-naturezas-juridicas': naturezasJuridicasTexts,
  'consultas-nbs': nbsTexts,
  'consultas-ncm': ncmTexts,
  'consultas-paises': paisesTexts,
  'consultas-ufs': ufsTexts,
};
