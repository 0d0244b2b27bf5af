/** The bodies of the official calculator: fields and bounds, with the words of its refusals. */
import * as v from 'valibot';
import { decimal } from './decimal.ts';

const integer = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('deve ser um número inteiro'),
    v.minValue(least, `deve ser maior ou igual a ${least}`),
    v.maxValue(most, `deve ser menor ou igual a ${most}`),
  );

/** A decimal of 0 or more, with at most so many digits before and after the point. */
const amount = (digits = 13, places = 2) =>
  v.pipe(
    v.number(),
    v.minValue(0, 'deve ser maior ou igual a 0'),
    v.check(
      (value) => hasDigits(value, digits, places),
      `deve ter no máximo ${digits} dígitos inteiros e ${places} decimais`,
    ),
  );

function hasDigits(value: number, digits: number, places: number): boolean {
  const { digits: all, scale } = decimal(Math.abs(value));
  return scale <= places && all < 10n ** BigInt(digits + scale);
}

const percent = v.pipe(
  v.number(),
  v.minValue(0, 'deve ser maior ou igual a 0'),
  v.maxValue(100, 'deve ser menor ou igual a 100'),
  v.check((value) => hasDigits(value, 3, 4), 'deve ter no máximo 3 dígitos inteiros e 4 decimais'),
);

const text = v.pipe(v.string(), v.regex(/\S/, 'não pode estar em branco'));

const digitsOf = (count: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^\\d{${count}}$`), `deve ter ${count} dígitos`));

const instant = v.pipe(v.string(), v.isoTimestamp());
const uf = v.pipe(v.string(), v.length(2, 'deve ter 2 letras'));
const unit = v.pipe(v.string(), v.minLength(1, 'não pode estar em branco'));
const quantity = amount(11, 4);
const cst = digitsOf(3);
const cClassTrib = digitsOf(6);
const city = integer(0, 9_999_999);

const selective = v.object({
  cst,
  cClassTrib,
  baseCalculo: amount(),
  impostoInformado: v.optional(amount()),
  quantidade: v.optional(quantity),
  unidade: v.optional(v.pipe(unit, v.maxLength(6, 'deve ter no máximo 6 caracteres'))),
});

const nominalRates = v.object({
  cbs: v.optional(percent),
  ibsEstadual: v.optional(percent),
  ibsMunicipal: v.optional(percent),
  impostoSeletivo: v.optional(v.object({ adValorem: v.optional(percent), adRem: v.optional(amount(13, 4)) })),
});

/** The amounts of a document from which its bases are made (LC 214/2025, art. 12). */
export const componentNames = [
  'vProd',
  'vFrete',
  'vSeg',
  'vOutro',
  'vII',
  'vIS',
  'vDesc',
  'vPIS',
  'vCOFINS',
  'vICMS',
  'vICMSUFDest',
  'vFCP',
  'vFCPUFDest',
  'vICMSMono',
  'vISSQN',
] as const;

export type ComponentName = (typeof componentNames)[number];

const plainAmount = v.pipe(v.number(), v.minValue(0, 'deve ser maior ou igual a 0'));

const amountsNamed = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, v.optional(plainAmount)])) as Record<
    Name,
    v.OptionalSchema<typeof plainAmount, undefined>
  >;

const item = v.object({
  numero: integer(1, 9_999_999),
  ncm: v.optional(v.string()),
  nbs: v.optional(v.string()),
  cst,
  cClassTrib,
  baseCalculo: v.optional(amount()),
  quantidade: v.optional(quantity),
  unidade: v.optional(v.string()),
  impostoSeletivo: v.optional(selective),
  tributacaoRegular: v.optional(v.object({ cst, cClassTrib })),
  aliquotasNominais: v.optional(nominalRates),
  gComponentesBC: v.optional(v.object(amountsNamed(componentNames))),
});

export type ItemInput = v.InferOutput<typeof item>;

/** `POST /calculadora/regime-geral`. */
export const operationBody = v.object({
  id: text,
  versao: text,
  dhFatoGerador: v.optional(instant),
  dataHoraEmissao: v.optional(instant),
  municipio: city,
  uf: v.optional(uf),
  tpDoc: v.optional(integer(1, 999)),
  gCompraGov: v.optional(v.object({ tpEnteGov: integer(1, 6), tpOperGov: integer(1, 5) })),
  itens: v.pipe(
    v.array(item),
    v.minLength(1, 'não pode estar vazio'),
    v.maxLength(990, 'deve ter no máximo 990 itens'),
  ),
});

export type Operation = v.InferOutput<typeof operationBody>;

const year = v.pipe(
  v.number(),
  v.integer('deve ser um número inteiro'),
  v.minValue(1, 'deve ser maior que 0'),
);

/** A base of named amounts, added and subtracted. */
export const baseBody = <Name extends string>(names: readonly Name[]) =>
  v.object({ anoFatoGerador: year, ...amountsNamed(names) });

/** `POST /calculadora/base-calculo/base-calculo-unificada`. */
export const unifiedBaseBody = v.object({
  anoFatoGerador: year,
  tipoDocumento: integer(1, 999),
  natureza: v.picklist(['bem', 'servico'], 'deve ser bem ou servico'),
  ...amountsNamed(componentNames),
});

/** `POST /calculadora/pedagio`. */
export const tollBody = v.object({
  dataHoraEmissao: instant,
  codigoMunicipioOrigem: city,
  ufMunicipioOrigem: uf,
  cst: cst,
  cClassTrib: cClassTrib,
  baseCalculo: amount(),
  trechos: v.pipe(
    v.array(
      v.object({
        numero: integer(1, Number.MAX_SAFE_INTEGER),
        municipio: city,
        uf,
        extensao: v.number(),
      }),
    ),
    v.minLength(1, 'não pode estar vazio'),
  ),
});

export type Toll = v.InferOutput<typeof tollBody>;

/** `POST /calculadora/nfse/indicador-operacao/validate`. */
export const indicatorBody = v.object({
  nbs: digitsOf(9),
  cIndOp: digitsOf(6),
  cClassTrib: cClassTrib,
  dataOcorrenciaFatoGerador: v.pipe(v.string(), v.isoDate()),
  cTribNac: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{4}|\d{6})$/, 'deve ter 4 ou 6 dígitos'))),
});
