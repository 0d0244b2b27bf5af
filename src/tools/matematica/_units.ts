/**
 * Units of measure, each by its exact ratio to the first unit in brackets of its quantity. SI Brochure (BIPM, 9th ed.);
 * yard and pound by the agreement of 1959; gallon, pint and mile per gallon of the United States; the calorie is
 * thermochemical, `-it` that of the International Table; the old land measures are those of the IBGE, which differ by
 * place; kitchen measures are custom.
 */
import { divide, fromDecimal, multiply, type Rational, rational } from '../../lib/numbers/rational.ts';

const ONE = rational(1n);

/** Standard gravity, m/s². */
const G = '9.80665';
const LB = '.45359237';
const GAL = '3.785411784e-3';
const GAL_UK = '4.54609e-3';
/** Square of the yard and of the mile in m². */
const YD2 = '.9144*.9144';
const MI2 = '1609.344*1609.344';
/** Joules of a BTU of the International Table. */
const BTU = '1055.05585262';
const PI = '3.1415926535897932384626433832795028841971693993751058';

/** `unit=ratio`, the ratio a product of decimals with at most one quotient. */
const written = {
  // m
  comprimento:
    'nm=1e-9 um=1e-6 mm=.001 cm=.01 dm=.1 m=1 dam=10 hm=100 km=1000 in=.0254 ft=.3048 yd=.9144 mi=1609.344 milha-nautica=1852 legua=6600 braca=2.2 palmo=.22 ua=149597870700 ano-luz=9460730472580800',
  // m2
  area: `mm2=1e-6 cm2=1e-4 dm2=.01 m2=1 are=100 ha=10000 km2=1e6 in2=.0254*.0254 ft2=.3048*.3048 yd2=${YD2} acre=4840*${YD2} mi2=${MI2} alqueire-paulista=24200 alqueire-mineiro=48400 alqueire-goiano=48400 alqueire-baiano=96800 alqueire-do-norte=27225 braca-quadrada=4.84`,
  // m3
  volume: `ml=1e-6 cl=1e-5 dl=1e-4 l=.001 mm3=1e-9 cm3=1e-6 dm3=.001 m3=1 in3=.0254*.0254*.0254 ft3=.3048*.3048*.3048 yd3=.9144*${YD2} gal=${GAL} gal-uk=${GAL_UK} qt=${GAL}/4 pt=${GAL}/8 fl-oz=${GAL}/128 fl-oz-uk=${GAL_UK}/160 bbl=42*${GAL} xicara=2.4e-4 xicara-250=2.5e-4 xicara-us=${GAL}/16 copo-americano=1.9e-4 copo-requeijao=2.5e-4 colher-sopa=1.5e-5 colher-sobremesa=1e-5 colher-cha=5e-6 colher-cafe=2.5e-6`,
  // kg
  massa: `ug=1e-9 mg=1e-6 g=.001 kg=1 t=1000 quilate=.0002 oz=${LB}/16 oz-troy=.0311034768 lb=${LB} st=14*${LB} t-curta=2000*${LB} t-longa=2240*${LB} arroba=15 saca=60 quintal=100`,
  // m/s
  velocidade: 'm-s=1 km-h=1000/3600 mph=1609.344/3600 no=1852/3600 ft-s=.3048',
  // Pa
  pressao: `pa=1 hpa=100 kpa=1000 mpa=1e6 mbar=100 bar=1e5 atm=101325 torr=101325/760 mmhg=133.322387415 psi=${LB}*${G}/.00064516 kgf-cm2=98066.5 mca=9806.65`,
  // J
  energia: `j=1 kj=1000 mj=1e6 wh=3600 kwh=3.6e6 mwh=3.6e9 cal=4.184 kcal=4184 cal-it=4.1868 kcal-it=4186.8 btu=${BTU} ev=1.602176634e-19 kgf-m=${G}`,
  // W
  potencia: `w=1 kw=1000 mw=1e6 gw=1e9 cv=75*${G} hp=550*.3048*${LB}*${G} btu-h=${BTU}/3600 kcal-h=4184/3600 tr=12000*${BTU}/3600`,
  // bit
  dados:
    'bit=1 byte=8 kbit=1e3 kb=8e3 mbit=1e6 mb=8e6 gbit=1e9 gb=8e9 tbit=1e12 tb=8e12 pbit=1e15 pb=8e15 kibit=1024 kib=8192 mibit=1048576 mib=8388608 gibit=1073741824 gib=8589934592 tibit=1099511627776 tib=8796093022208 pibit=1125899906842624 pib=9007199254740992',
  // s; month and year are the means of the Gregorian calendar.
  tempo: 'ns=1e-9 us=1e-6 ms=.001 s=1 min=60 h=3600 dia=86400 semana=604800 mes=2629746 ano=31556952',
  // degree
  angulo: `grau=1 minuto-arco=1/60 segundo-arco=1/3600 grado=.9 volta=360 radiano=180/${PI}`,
  // km/l; one of them falls as the others rise.
  consumo: `km-l=1 mpg=1.609344/3.785411784 mpg-uk=1.609344/4.54609 l-100km=100`,
  // K
  temperatura: 'celsius=1 fahrenheit=5/9 kelvin=1 rankine=5/9',
} as const;

export type Quantity = keyof typeof written;

type NamesIn<List extends string> = List extends `${infer Name}=${string} ${infer Rest}`
  ? Name | NamesIn<Rest>
  : List extends `${infer Name}=${string}`
    ? Name
    : never;

export type UnitName = NamesIn<(typeof written)[Quantity]>;

/** Measures that differ by place. */
export const regional: ReadonlySet<string> = new Set(
  'legua braca palmo alqueire-paulista alqueire-mineiro alqueire-goiano alqueire-baiano alqueire-do-norte braca-quadrada arroba saca quintal'.split(
    ' ',
  ),
);
/** Measures that no standard sets. */
export const kitchen: ReadonlySet<string> = new Set(
  'xicara xicara-250 xicara-us copo-americano copo-requeijao colher-sopa colher-sobremesa colher-cha colher-cafe'.split(
    ' ',
  ),
);

interface Measure {
  readonly quantity: Quantity;
  readonly ratio: Rational;
}

function ratioOf(text: string): Rational {
  const [top = '', bottom] = text.split('/');
  const product = top
    .split('*')
    .map((factor) => decimalOf(factor))
    .reduce(multiply, ONE);
  return bottom === undefined ? product : divide(product, decimalOf(bottom));
}

/** A decimal of any length: that of π has more digits than a double. */
function decimalOf(text: string): Rational {
  const [whole = '', fraction = ''] = text.split('.');
  return fraction.length > 15
    ? rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length))
    : fromDecimal(Number(text));
}

/** All units in the order of their quantities, made when the first call needs them. */
let held: ReadonlyMap<string, Measure> | undefined;

function measures(): ReadonlyMap<string, Measure> {
  held ??= new Map(
    Object.entries(written).flatMap(([quantity, list]) =>
      list.split(' ').map((unit) => {
        const [name = '', ratio = ''] = unit.split('=');
        return [name, { quantity: quantity as Quantity, ratio: ratioOf(ratio) }] as const;
      }),
    ),
  );
  return held;
}

/** The names of all units. */
/* @__NO_SIDE_EFFECTS__ */
export function unitNames(): readonly [UnitName, ...UnitName[]] {
  const names = Object.values(written).flatMap((list) =>
    list.split(' ').map((unit) => unit.slice(0, unit.indexOf('='))),
  );
  return names as unknown as readonly [UnitName, ...UnitName[]];
}

export const quantities = Object.keys(written) as [Quantity, ...Quantity[]];

export const measureOf = (unit: UnitName): Measure => measures().get(unit) as Measure;

/** The units of a quantity. */
export const unitsOf = (quantity: Quantity): readonly UnitName[] =>
  unitNames().filter((unit) => measureOf(unit).quantity === quantity);

/** Kelvins at the zero of a scale of temperature. */
const ZEROS: Readonly<Partial<Record<UnitName, Rational>>> = {
  celsius: rational(5463n, 20n),
  fahrenheit: rational(45967n * 5n, 900n),
};

/** The value in the unit that the others of its quantity are measured by. */
export function toBase(value: Rational, unit: UnitName): Rational {
  const { ratio } = measureOf(unit);
  if (unit === 'l-100km') return divide(ratio, value);
  const zero = ZEROS[unit];
  const scaled = multiply(value, ratio);
  return zero ? addTo(scaled, zero, 1n) : scaled;
}

/** The inverse of `toBase`. */
export function fromBase(value: Rational, unit: UnitName): Rational {
  const { ratio } = measureOf(unit);
  if (unit === 'l-100km') return divide(ratio, value);
  const zero = ZEROS[unit];
  return divide(zero ? addTo(value, zero, -1n) : value, ratio);
}

const addTo = (a: Rational, b: Rational, sign: 1n | -1n): Rational =>
  rational(a.numerator * b.denominator + sign * b.numerator * a.denominator, a.denominator * b.denominator);
