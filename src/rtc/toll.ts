/** `POST /calculadora/pedagio`: a toll, its taxes shared by the length of each city's stretch (LC 214/2025, art. 11, VIII). */
import {
  decimal,
  type Decimal,
  divide,
  hundredth,
  isNegative,
  isZero,
  multiply,
  roundEven,
  toFixed,
  toNumber,
  total,
} from './decimal.ts';
import { placeOf } from './places.ts';
import { invalidField, Problem } from './problem.ts';
import { dayOf } from './reading.ts';
import type { Toll } from './schemas.ts';
import { loadState, type State } from './state.ts';
import { type OfEach, ofEach, referenceRateOn } from './taxes.ts';

type Stretch = Toll['trechos'][number];

/** Computes a toll. Throws a `Problem`. */
export async function tollOf(toll: Toll): Promise<object> {
  const state = await loadState();
  const { dataHoraEmissao, codigoMunicipioOrigem, ufMunicipioOrigem, cst, cClassTrib, baseCalculo } = toll;
  const day = dayOf(dataHoraEmissao);
  const seen = new Set<number>();
  for (const { numero } of toll.trechos) {
    if (seen.has(numero)) throw invalidField(`o trecho ${numero} veio duas vezes`);
    seen.add(numero);
  }
  placeOf(state, codigoMunicipioOrigem, ufMunicipioOrigem);
  for (const { municipio, uf } of toll.trechos) placeOf(state, municipio, uf);
  const length = total(toll.trechos.map(({ extensao }) => decimal(extensao)));
  if (toll.trechos.some(({ extensao }) => extensao < 0) || isZero(length) || isNegative(length))
    throw invalidField('extensao deve ser 0 ou mais, e a soma maior que 0');

  const rates = ratesOn(state, day);
  const base = decimal(baseCalculo);
  const stretches = toll.trechos
    .toSorted((a, b) => a.numero - b.numero)
    .map((stretch) => ({ stretch, taxes: taxesOf(stretch, base, length, rates) }));
  const sumOf = (name: keyof OfEach<unknown>) => {
    const value = toFixed(total(stretches.map(({ taxes }) => taxes[name].amount)), 2);
    return { baseCalculo: toFixed(base, 2), valorApurado: value, valorDevido: value, valorTributo: value };
  };
  return {
    dataHoraEmissao,
    municipioOrigem: codigoMunicipioOrigem,
    ufMunicipioOrigem,
    cst,
    cClassTrib,
    baseCalculo,
    extensaoTotal: toNumber(length),
    trechos: stretches.map(({ stretch, taxes }) => ({
      numero: stretch.numero,
      municipio: stretch.municipio,
      uf: stretch.uf,
      baseCalculo,
      extensaoTrecho: stretch.extensao,
      cbs: figuresOf(taxes.cbs),
      ibsEstadual: figuresOf(taxes.ibsUf),
      ibsMunicipal: figuresOf(taxes.ibsMun),
    })),
    total: {
      cbsTotal: sumOf('cbs'),
      ibsEstadualTotal: sumOf('ibsUf'),
      ibsMunicipalTotal: sumOf('ibsMun'),
    },
  };
}

const ratesOn = (state: State, day: string): OfEach<number> =>
  ofEach((name) => {
    const rate = referenceRateOn(state, name, day);
    if (rate === undefined) throw new Problem('aliquota-nao-encontrada', `não há alíquota para ${day}`);
    return rate;
  });

interface StretchTax {
  readonly percent: number;
  readonly effective: Decimal;
  readonly amount: Decimal;
}

function taxesOf(
  { extensao }: Stretch,
  base: Decimal,
  length: Decimal,
  rates: OfEach<number>,
): OfEach<StretchTax> {
  return ofEach((name) => {
    const rate = hundredth(decimal(rates[name]));
    const effective = divide(multiply(rate, decimal(extensao)), length, 8);
    return { percent: rates[name], effective, amount: roundEven(multiply(base, effective), 8) };
  });
}

const HUNDRED: Decimal = { digits: 100n, scale: 0 };

const figuresOf = ({ percent, effective, amount }: StretchTax) => ({
  aliquota: percent,
  aliquotaEfetiva: toNumber(multiply(effective, HUNDRED)),
  tributoCalculado: toNumber(amount),
});
