import * as v from 'valibot';
import { fiscalDocuments } from '../../data/fiscal-documents.ts';
import { states } from '../../data/states.ts';
import {
  checkChaveAcesso,
  drawChaveAcesso,
  drawNumber,
  formatChaveAcesso,
  readChaveAcesso,
} from '../../documents/chave-acesso.ts';
import { checkCnpj, drawCnpj } from '../../documents/cnpj.ts';
import { clean, defineDocument, formatted } from '../../kit/document.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { describe, flag, integer, integerFrom, text, uf, upperUf } from '../../kit/fields/index.ts';
import { commonReasons } from '../../kit/errors/reasons.ts';
import { monthOf, yearOf } from '../../lib/dates/civil-date.ts';
import { pick } from '../../lib/random.ts';
import { stateCode } from './_reasons.ts';
import { requireYearUpTo } from './_years.ts';

const emissionType = {
  pt: 'tem um tipo de emissão que o documento não tem',
  en: 'has an emission type that the document does not have',
};
const impossibleDate = { pt: 'tem um mês impossível', en: 'has an impossible month' };
const invalidIssuer = {
  pt: 'tem um emitente que não é CNPJ nem CPF válido',
  en: 'has an issuer that is neither a valid CNPJ nor a valid CPF',
};
const unknownModel = {
  pt: 'tem um modelo de documento que não existe ou tem outro leiaute',
  en: 'has a document model that does not exist or has another layout',
};
const zeroNumber = { pt: 'tem o número zero', en: 'has the number zero' };

const FIRST_YEAR = 2006;
/** Series from 890 on are of the tax office, or of a person. */
const LAST_SERIES = 889;

const facts = {
  model: describe(
    v.number(),
    {
      pt: 'Modelo do documento fiscal, como 55 (NF-e) e 65 (NFC-e)',
      en: 'Model of the tax document, such as 55 (NF-e) and 65 (NFC-e)',
    },
    null,
  ),
  document: describe(v.string(), {
    pt: 'Nome do documento fiscal, como NF-e',
    en: 'Name of the tax document, such as NF-e',
  }),
  state: describe(v.string(), { pt: 'Sigla da unidade da federação', en: 'Code of the state' }),
};

/** The 14 characters of a CNPJ as it was sent. Throws 400 for another shape and 422 for one that is not valid. */
function readCnpj(sent: string): string {
  const cnpj = clean(sent);
  if (!/^[\dA-Z]{12}\d{2}$/.test(cnpj)) {
    throw badParameter('cnpj', {
      pt: 'deve ter 14 caracteres, os dois últimos dígitos',
      en: 'must have 14 characters, the last two of them digits',
    });
  }
  const reason = checkCnpj(cnpj) as keyof typeof commonReasons | null;
  if (reason) throw invalidValue('cnpj', commonReasons[reason]);
  return cnpj;
}

/** Access key of fiscal documents: generates and validates. Rule and its sources in `documents/chave-acesso.ts`. */
export const chaveAcesso = defineDocument({
  path: '/chave-acesso',
  name: 'Gerador de chave de acesso',
  invalid: { pt: 'Chave de acesso inválida', en: 'Invalid access key' },
  summary: 'Gera e valida chaves de acesso de NF-e, NFC-e, CT-e, MDF-e e outros documentos fiscais',
  en: {
    name: 'Access key generator',
    summary:
      'Generates and validates access keys of NF-e, NFC-e, CT-e, MDF-e and other Brazilian tax documents',
  },
  about: {
    pt: 'Manuais de orientação do contribuinte de cada documento e, para o CNPJ com letras, a Nota Técnica Conjunta 2025.001. As chaves são fictícias e podem coincidir com a de um documento real; a validação não consulta a Sefaz.',
    en: 'Taxpayer manuals of each document and, for the CNPJ with letters, Nota Técnica Conjunta 2025.001. The keys are fictitious and may coincide with that of a real document; validation does not ask the tax office.',
  },
  generate: {
    input: {
      model: describe(v.optional(v.picklist(fiscalDocuments.map(({ model }) => model)), 55), {
        pt: 'Modelo do documento fiscal: 55 NF-e, 65 NFC-e, 57 CT-e, 58 MDF-e, 62 NFCom, 63 BP-e, 64 GTV-e, 66 NF3e, 67 CT-e OS ou 99 DC-e',
        en: 'Model of the tax document: 55 NF-e, 65 NFC-e, 57 CT-e, 58 MDF-e, 62 NFCom, 63 BP-e, 64 GTV-e, 66 NF3e, 67 CT-e OS or 99 DC-e',
      }),
      state: describe(v.optional(uf), {
        pt: 'Unidade da federação, em duas letras. Sem ela, sorteada',
        en: 'Brazilian state, in two letters. Without it, drawn',
      }),
      cnpj: describe(v.optional(text(1, 200)), {
        pt: 'CNPJ do emitente. Sem ele, sorteado',
        en: 'CNPJ of the issuer. Without it, drawn',
      }),
      alphanumeric: describe(flag(false), {
        pt: 'Se o CNPJ sorteado tem letras. Não é usado com cnpj',
        en: 'Whether the CNPJ drawn has letters. Not used with cnpj',
      }),
      year: describe(v.optional(integerFrom(FIRST_YEAR)), {
        pt: 'Ano da emissão. Sem ele, o atual',
        en: 'Year of issue. Without it, the current one',
      }),
      month: describe(v.optional(integer(1, 12)), {
        pt: 'Mês da emissão. Sem ele, o atual, ou dezembro de um ano passado',
        en: 'Month of issue. Without it, the current one, or December of a past year',
      }),
      series: describe(v.optional(integer(0, LAST_SERIES), 1), {
        pt: 'Série do documento',
        en: 'Series of the document',
      }),
      number: describe(v.optional(integer(1, 999_999_999)), {
        pt: 'Número do documento. Sem ele, sorteado',
        en: 'Number of the document. Without it, drawn',
      }),
      formatted,
    },
    output: { chaveAcesso: describe(v.string(), { pt: 'Chave gerada', en: 'Key generated' }), ...facts },
    run(input, { random, today }) {
      const { model, alphanumeric, series } = input;
      const current = yearOf(today);
      requireYearUpTo(input.year, FIRST_YEAR, current);
      const year = input.year ?? current;
      const month = input.month ?? (year === current ? monthOf(today) : 12);
      if (year === current && month > monthOf(today)) {
        throw invalidValue('month', {
          pt: `deve ser no máximo ${monthOf(today)}, o mês corrente, em ${year}`,
          en: `must be at most ${monthOf(today)}, the current month, in ${year}`,
        });
      }
      const state = input.state ? upperUf(input.state) : pick(random, states);
      const cnpj = input.cnpj === undefined ? drawCnpj(random, { alphanumeric }) : readCnpj(input.cnpj);
      const number = input.number ?? drawNumber(random);
      const key = drawChaveAcesso(random, { state, year, month, cnpj, model, series, number });
      const { document } = readChaveAcesso(key);
      const chaveAcesso = input.formatted ? formatChaveAcesso(key) : key;
      return { chaveAcesso, model, document: document as string, state };
    },
  },
  validate: {
    reasons: {
      ...commonReasons,
      'state-code': stateCode,
      date: impossibleDate,
      model: unknownModel,
      issuer: invalidIssuer,
      number: zeroNumber,
      'emission-type': emissionType,
    },
    output: {
      ...facts,
      year: describe(v.number(), { pt: 'Ano da emissão', en: 'Year of issue' }, null),
      month: describe(v.number(), { pt: 'Mês da emissão', en: 'Month of issue' }, null),
      issuer: describe(v.string(), {
        pt: 'Emitente: CNPJ ou CPF, com a pontuação',
        en: 'Issuer: CNPJ or CPF, with its punctuation',
      }),
      issuerType: describe(v.picklist(['cnpj', 'cpf', 'outro']), {
        pt: 'Se o emitente é um CNPJ, um CPF ou outro, em uma DC-e',
        en: 'Whether the issuer is a CNPJ, a CPF or another (outro), of a DC-e',
      }),
      series: describe(v.number(), { pt: 'Série do documento', en: 'Series of the document' }, null),
      number: describe(v.number(), { pt: 'Número do documento', en: 'Number of the document' }, null),
      emissionType: describe(
        v.number(),
        {
          pt: 'Tipo de emissão: 1 é a normal, os demais são de contingência ou próprios do documento',
          en: "Emission type: 1 is the normal one, the others are of contingency or of the document's own",
        },
        null,
      ),
      authorizationSite: describe(
        v.nullable(v.number()),
        {
          pt: 'Site do autorizador, nos modelos 62, 66 e 99; senão null',
          en: 'Site of the authoriser, of models 62, 66 and 99; otherwise null',
        },
        null,
      ),
      code: describe(v.string(), { pt: 'Código numérico da chave', en: 'Numeric code of the key' }),
      checkDigit: describe(v.number(), { pt: 'Dígito verificador', en: 'Check digit' }, null),
    },
    clean: (value) => clean(value.trim()).replace(/^(?:NFE|CTE|MDFE|BPE|NF3E|NFCOM|DCE)/, ''),
    shape: {
      pattern: /^\d{6}[\dA-Z]{12}\d{26}$/,
      says: {
        pt: 'deve ter 44 caracteres, com letras só nas posições 7 a 18',
        en: 'must have 44 characters, with letters at positions 7 to 18 only',
      },
    },
    run(value, _, { today }) {
      const reason = checkChaveAcesso(value, today.slice(0, 7));
      if (reason) return reason;
      const { state, document, issuerType, ...parts } = readChaveAcesso(value);
      return {
        formatted: formatChaveAcesso(value),
        ...parts,
        state: state as string,
        document: document as string,
        issuerType: issuerType as NonNullable<typeof issuerType>,
      };
    },
  },
  wrong: {
    // No issuer of a DC-e is refused.
    canBe: (reason, { model }) => reason !== 'issuer' || model !== 99,
    parts: {
      'state-code': [0, 2],
      date: [4, 6],
      model: [20, 22],
      issuer: [18, 20],
      number: [25, 34, '000000000'],
      'emission-type': [34, 35],
    },
  },
  examples: [
    { input: { action: 'validate', value: '35260712ABC34501DE35550010000001231102030403' } },
    { input: { model: 65, state: 'PR', year: 2025, month: 3, number: 42 } },
  ],
  impossible: { cnpj: '00000000000000' },
});
