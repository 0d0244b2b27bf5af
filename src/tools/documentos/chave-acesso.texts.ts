import { formatted } from '../../kit/document.texts.ts';
import type { chaveAcesso } from './chave-acesso.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const facts = {
  model: {
    pt: ['Modelo do documento fiscal', 'Modelo do documento fiscal, como 55 (NF-e) e 65 (NFC-e)'],
    en: ['Model', 'Model of the tax document, such as 55 (NF-e) and 65 (NFC-e)'],
  },
  document: {
    pt: ['Nome do documento fiscal', 'Nome do documento fiscal, como NF-e'],
    en: ['Name of the tax document', 'Name of the tax document, such as NF-e'],
  },
  state: {
    pt: ['Sigla da unidade da federação', 'Sigla da unidade da federação'],
    en: ['Code of the state', 'Code of the state'],
  },
} satisfies FieldsTexts;

export const chaveAcessoTexts = {
  englishName: 'Access key generator',
  summary: {
    pt: 'Gera e valida chaves de acesso de NF-e, NFC-e, CT-e, MDF-e e outros documentos fiscais',
    en: 'Generates and validates access keys of NF-e, NFC-e, CT-e, MDF-e and other Brazilian tax documents',
  },
  about: {
    pt: 'Manuais de orientação do contribuinte de cada documento e, para o CNPJ com letras, a Nota Técnica Conjunta 2025.001. As chaves são fictícias e podem coincidir com a de um documento real; a validação não consulta a Sefaz.',
    en: 'Taxpayer manuals of each document and, for the CNPJ with letters, Nota Técnica Conjunta 2025.001. The keys are fictitious and may coincide with that of a real document; validation does not ask the tax office.',
  },
  input: {
    model: {
      pt: [
        'Modelo do documento fiscal',
        'Modelo do documento fiscal: 55 NF-e, 65 NFC-e, 57 CT-e, 58 MDF-e, 62 NFCom, 63 BP-e, 64 GTV-e, 66 NF3e, 67 CT-e OS ou 99 DC-e',
      ],
      en: [
        'Model',
        'Model of the tax document: 55 NF-e, 65 NFC-e, 57 CT-e, 58 MDF-e, 62 NFCom, 63 BP-e, 64 GTV-e, 66 NF3e, 67 CT-e OS or 99 DC-e',
      ],
    },
    state: {
      pt: ['Unidade da federação', 'Unidade da federação, em duas letras. Sem ela, sorteada'],
      en: ['Brazilian state', 'Brazilian state, in two letters. Without it, drawn'],
    },
    cnpj: {
      pt: ['Cnpj', 'CNPJ do emitente. Sem ele, sorteado'],
      en: ['Cnpj', 'CNPJ of the issuer. Without it, drawn'],
    },
    alphanumeric: {
      pt: ['O CNPJ sorteado tem letras', 'Se o CNPJ sorteado tem letras. Não é usado com cnpj'],
      en: ['The CNPJ drawn has letters', 'Whether the CNPJ drawn has letters. Not used with cnpj'],
    },
    year: {
      pt: ['Ano da emissão', 'Ano da emissão. Sem ele, o atual'],
      en: ['Year', 'Year of issue. Without it, the current one'],
    },
    month: {
      pt: ['Mês da emissão', 'Mês da emissão. Sem ele, o atual, ou dezembro de um ano passado'],
      en: ['Month', 'Month of issue. Without it, the current one, or December of a past year'],
    },
    series: {
      pt: ['Série do documento', 'Série do documento'],
      en: ['Series', 'Series of the document'],
    },
    number: {
      pt: ['Número do documento', 'Número do documento. Sem ele, sorteado'],
      en: ['Number', 'Number of the document. Without it, drawn'],
    },
    formatted,
  },
  output: {
    chaveAcesso: {
      pt: ['Chave acesso', 'Chave gerada'],
      en: ['Key generated', 'Key generated'],
    },
    ...facts,
    year: {
      pt: ['Ano da emissão', 'Ano da emissão'],
      en: ['Year', 'Year of issue'],
    },
    month: {
      pt: ['Mês da emissão', 'Mês da emissão'],
      en: ['Month', 'Month of issue'],
    },
    issuer: {
      pt: ['Emitente', 'Emitente: CNPJ ou CPF, com a pontuação'],
      en: ['Issuer', 'Issuer: CNPJ or CPF, with its punctuation'],
    },
    issuerType: {
      pt: ['O emitente é um CNPJ', 'Se o emitente é um CNPJ, um CPF ou outro, em uma DC-e'],
      en: ['Issuer type', 'Whether the issuer is a CNPJ, a CPF or another (outro), of a DC-e'],
      choices: {
        cnpj: { pt: 'Cnpj', en: 'Cnpj' },
        cpf: { pt: 'Cpf', en: 'Cpf' },
        outro: { pt: 'Outro', en: 'Outro' },
      },
    },
    series: {
      pt: ['Série do documento', 'Série do documento'],
      en: ['Series', 'Series of the document'],
    },
    number: {
      pt: ['Número do documento', 'Número do documento'],
      en: ['Number', 'Number of the document'],
    },
    emissionType: {
      pt: [
        'Tipo de emissão',
        'Tipo de emissão: 1 é a normal, os demais são de contingência ou próprios do documento',
      ],
      en: [
        'Emission type',
        "Emission type: 1 is the normal one, the others are of contingency or of the document's own",
      ],
    },
    authorizationSite: {
      pt: ['Site do autorizador', 'Site do autorizador, nos modelos 62, 66 e 99; senão null'],
      en: ['Site of the authoriser', 'Site of the authoriser, of models 62, 66 and 99; otherwise null'],
    },
    code: {
      pt: ['Código numérico da chave', 'Código numérico da chave'],
      en: ['Code', 'Numeric code of the key'],
    },
    checkDigit: {
      pt: ['Dígito verificador', 'Dígito verificador'],
      en: ['Check digit', 'Check digit'],
    },
  },
} satisfies TextsOf<typeof chaveAcesso>;
