import { listed } from '../../kit/counted.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { chaveAcesso } from './chave-acesso.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const one = {
  chaveAcesso: { pt: ['Chave de acesso', 'Chave gerada'], en: ['Access key', 'Key generated'] },
  model: { pt: ['Código do modelo', 'Modelo do documento fiscal, como 55 (NF-e) e 65 (NFC-e)'], en: ['Model code', 'Model of the tax document, such as 55 (NF-e) and 65 (NFC-e)'] },
  document: { pt: ['Documento fiscal', 'Nome do documento fiscal, como NF-e'], en: ['Tax document', 'Name of the tax document, such as NF-e'] },
  state: { pt: ['Estado', 'Sigla da unidade da federação'], en: ['State', 'Code of the state'] },
} satisfies FieldsTexts;

export const chaveAcessoTexts = {
  englishName: 'Tax document access key generator',
  summary: {
    pt: 'Gera e valida chaves de acesso de NF-e, NFC-e, CT-e, MDF-e e outros documentos fiscais',
    en: 'Generates and validates access keys of NF-e, NFC-e, CT-e, MDF-e and other Brazilian tax documents',
  },
  search: { pt: 'nota fiscal eletrônica, NF-e, NFC-e, DANFE, 44 dígitos, XML da nota, cupom', en: 'electronic invoice, NFe, DANFE, 44 digits' },
  about: {
    pt: 'Manuais de orientação do contribuinte de cada documento e, para o CNPJ com letras, a Nota Técnica Conjunta 2025.001. As chaves são fictícias e podem coincidir com a de um documento real; a validação não consulta a Sefaz.',
    en: 'Taxpayer manuals of each document and, for the CNPJ with letters, Nota Técnica Conjunta 2025.001. The keys are fictitious and may match those of real documents; validation does not ask the tax office.',
  },
  input: {
    value: documentValue('Chave de acesso', 'Access key'),
    model: {
      pt: ['Modelo do documento', 'Modelo do documento fiscal: 55 NF-e, 65 NFC-e, 57 CT-e, 58 MDF-e, 62 NFCom, 63 BP-e, 64 GTV-e, 66 NF3e, 67 CT-e OS, 75 NFAg, 76 NFGas, 77 NF-e ABI ou 99 DC-e'],
      en: ['Document model', 'Model of the tax document: 55 NF-e, 65 NFC-e, 57 CT-e, 58 MDF-e, 62 NFCom, 63 BP-e, 64 GTV-e, 66 NF3e, 67 CT-e OS, 75 NFAg, 76 NFGas, 77 NF-e ABI or 99 DC-e'],
    },
    state: { pt: ['Estado', 'Unidade da federação, em duas letras. Sem ela, sorteada'], en: ['State', 'Brazilian state, in two letters. Random if left out'] },
    cnpj: { pt: ['CNPJ do emitente', 'Sem ele, sorteado'], en: ['CNPJ of the issuer', 'Random if left out'] },
    alphanumeric: { pt: ['CNPJ com letras', 'Sorteia um CNPJ com letras. Não é usado com cnpj'], en: ['CNPJ with letters', 'Draws a CNPJ with letters. Not used with cnpj'] },
    year: { pt: ['Ano da emissão', 'Sem ele, o atual'], en: ['Year of issue', 'Without it, the current one'] },
    month: { pt: ['Mês da emissão', 'Sem ele, o atual, ou dezembro de um ano passado'], en: ['Month of issue', 'Without it, the current one, or December of a past year'] },
    series: { pt: ['Série', 'Série do documento'], en: ['Series', 'Series of the document'] },
    number: { pt: ['Número do documento', 'Sem ele, sorteado'], en: ['Document number', 'Random if left out'] },
    formatted,
  },
  output: {
    ...one,
    chavesAcesso: listed('Chaves de acesso', 'Access keys', one),
    year: { pt: ['Ano da emissão', 'Quando o documento foi emitido'], en: ['Year of issue', 'When the document was issued'] },
    month: { pt: ['Mês da emissão', 'De 1 a 12'], en: ['Month of issue', 'From 1 to 12'] },
    issuer: { pt: ['Emitente', 'CNPJ ou CPF, com a pontuação'], en: ['Issuer', 'CNPJ or CPF, with its punctuation'] },
    issuerType: {
      pt: ['Tipo de emitente', 'CNPJ, CPF ou outro, em uma DC-e'],
      en: ['Issuer type', 'CNPJ, CPF or another, on a DC-e'],
      choices: { cnpj: { pt: 'CNPJ', en: 'CNPJ' }, cpf: { pt: 'CPF', en: 'CPF' }, outro: { pt: 'Outro', en: 'Other' } },
    },
    series: { pt: ['Série', 'Série do documento, ou null se a chave não a tem'], en: ['Series', 'Series of the document, or null if the key has none'] },
    number: { pt: ['Número do documento', 'Número do documento'], en: ['Document number', 'Document number'] },
    emissionType: {
      pt: ['Tipo de emissão', '1 é a normal; os demais são de contingência ou próprios do documento. Null nas chaves que não o têm, como as de antes de abril de 2010'],
      en: ['Type of issue', '1 is the normal one; the others are for contingencies or special to the document. Null in keys without it, such as those before April 2010'],
    },
    authorizationSite: { pt: ['Site do autorizador', 'Só nos modelos 62, 66, 75, 76 e 99; senão null'], en: ['Authorizer site', 'Only in models 62, 66, 75, 76 and 99; otherwise null'] },
    code: { pt: ['Código numérico', 'Código numérico da chave'], en: ['Numeric code', 'Numeric code of the key'] },
    checkDigit: { pt: ['Dígito verificador', 'Último dígito, calculado dos outros'], en: ['Check digit', 'Last digit, computed from the others'] },
    equipment: { pt: ['Equipamento SAT', 'Número de série do equipamento, só num CF-e SAT; senão null'], en: ['SAT equipment', 'Serial number of the equipment, on a CF-e SAT only; otherwise null'] },
    municipality: { pt: ['Município', 'Código do IBGE, só numa NFS-e; senão null'], en: ['Municipality', 'IBGE code, on an NFS-e only; otherwise null'] },
    environment: {
      pt: ['Ambiente gerador', '1 é o do município e 2 o nacional, só numa NFS-e; senão null'],
      en: ['Environment', '1 is the one of the municipality and 2 the national one, on an NFS-e only; otherwise null'],
    },
    warnings: { pt: ['Avisos', 'Códigos do que convém conferir'], en: ['Warnings', 'Codes of what is worth checking'] },
  },
  warnings: { 'unknown-model': { pt: 'O modelo do documento não está na tabela: pode ser mais novo que ela.', en: 'The document model is not in the table: it may be younger than the table.' } },
} satisfies TextsOf<typeof chaveAcesso>;
