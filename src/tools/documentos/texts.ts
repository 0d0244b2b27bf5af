// `npm run sync` writes this file by index.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { aihTexts } from './aih.texts.ts';
import { boletoTexts } from './boleto.texts.ts';
import { caepfTexts } from './caepf.texts.ts';
import { cartaoCreditoTexts } from './cartao-credito.texts.ts';
import { certidaoTexts } from './certidao.texts.ts';
import { chavePixTexts } from './chave-pix.texts.ts';
import { chassiTexts } from './chassi.texts.ts';
import { chaveAcessoTexts } from './chave-acesso.texts.ts';
import { cnhTexts } from './cnh.texts.ts';
import { cnpjTexts } from './cnpj.texts.ts';
import { cnoTexts } from './cno.texts.ts';
import { cnsTexts } from './cns.texts.ts';
import { contaBancariaTexts } from './conta-bancaria.texts.ts';
import { cpfTexts } from './cpf.texts.ts';
import { gtinTexts } from './gtin.texts.ts';
import { inscricaoEstadualTexts } from './inscricao-estadual.texts.ts';
import { nifTexts } from './nif.texts.ts';
import { passaporteTexts } from './passaporte.texts.ts';
import { pisTexts } from './pis.texts.ts';
import { processoTexts } from './processo.texts.ts';
import { rastreioTexts } from './rastreio.texts.ts';
import { renachTexts } from './renach.texts.ts';
import { renavamTexts } from './renavam.texts.ts';
import { rgTexts } from './rg.texts.ts';
import { rnmTexts } from './rnm.texts.ts';
import { suframaTexts } from './suframa.texts.ts';
import { tituloEleitorTexts } from './titulo-eleitor.texts.ts';

export const texts: Readonly<Record<string, ToolTexts>> = {
  aih: aihTexts,
  boleto: boletoTexts,
  caepf: caepfTexts,
  'cartao-credito': cartaoCreditoTexts,
  certidao: certidaoTexts,
  'chave-pix': chavePixTexts,
  chassi: chassiTexts,
  'chave-acesso': chaveAcessoTexts,
  cnh: cnhTexts,
  cnpj: cnpjTexts,
  cno: cnoTexts,
  cns: cnsTexts,
  'conta-bancaria': contaBancariaTexts,
  cpf: cpfTexts,
  gtin: gtinTexts,
  'inscricao-estadual': inscricaoEstadualTexts,
  nif: nifTexts,
  passaporte: passaporteTexts,
  pis: pisTexts,
  processo: processoTexts,
  rastreio: rastreioTexts,
  renach: renachTexts,
  renavam: renavamTexts,
  rg: rgTexts,
  rnm: rnmTexts,
  suframa: suframaTexts,
  'titulo-eleitor': tituloEleitorTexts,
};
