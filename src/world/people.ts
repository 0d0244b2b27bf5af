/** People of a world: employees with their documents, and their accounts. */
import { completeCns } from '../documents/cns.ts';
import { drawRg, rgIssuer } from '../documents/rg.ts';
import { drawLandline } from '../documents/telefone.ts';
import { plainLetters } from '../draws/people.ts';
import { addMonths } from '../lib/dates/dates.ts';
import { chance, pick, type Random } from '../lib/random.ts';
import { accountColumns, uuid } from './companies.ts';
import type { Ground } from './ground.ts';
import { addressColumns, bankRows, type Occupation } from './places.ts';
import type { Rows } from './schema.ts';
import { type Family, LORRY_DRIVER, type Worker, YOUNGEST_DRIVER } from './workers.ts';

/** In a hundred: those who have a landline, a driver's licence. */
const [LANDLINE, DRIVERS] = [30, 60] as const;
/** Other occupations that take a driver's licence (CBO). */
const [COURIER, VAN_DRIVER] = ['519110', '782310'] as const;

const PRIVATE_KEYS = ['cpf', 'telefone', 'email', 'evp', null] as const;

export function personOf(
  { plan, seeds, numbers }: Ground,
  { id, number, sex, born, city, family, occupation }: Worker,
): Rows['pessoas'] {
  const random = seeds.random('pessoas', id);
  const uf = city.state;
  const pis = numbers.pis(number);
  const mayBeProfessional = addMonths(born, 12 * YOUNGEST_DRIVER) <= plan.today;
  const licence = drawLicence(random, occupation, mayBeProfessional);
  const phone = drawLandline(random, city.areaCode);
  return {
    id,
    nome: family.name,
    sexo: sex,
    data_nascimento: born,
    nome_mae: family.mother,
    nome_pai: family.father,
    cpf: numbers.cpfOfPerson(number, uf),
    rg: drawRg(random, uf),
    rg_uf: uf,
    rg_emissor: rgIssuer(uf),
    pis,
    titulo_eleitor: numbers.titulo(number, uf),
    cnh: licence && numbers.cnh(number),
    cnh_categoria: licence,
    cns: completeCns(pis),
    email: emailOf(id, family),
    celular: numbers.mobile(number, city.areaCode),
    telefone: chance(random, LANDLINE, 100) ? phone : null,
    ...addressColumns(random, city, 'home'),
    ficticio: true,
  };
}

export function accountOf(
  { seeds, numbers }: Ground,
  { id, number, city, family }: Worker,
): Rows['contas_bancarias'] {
  const random = seeds.random('contas_bancarias', id);
  const { codigo } = pick(random, bankRows());
  const type = pick(random, ['corrente', 'salario'] as const);
  // An account for wages has no key of the Pix.
  const keyType = type === 'salario' ? null : pick(random, PRIVATE_KEYS);
  return {
    id,
    empresa_id: null,
    pessoa_id: id,
    ...accountColumns(random, codigo, numbers.accountOfPerson(number)),
    tipo: type,
    chave_pix:
      keyType &&
      {
        cpf: () => numbers.cpfOfPerson(number, city.state),
        telefone: () => `+55${numbers.mobile(number, city.areaCode)}`,
        email: () => emailOf(id, family),
        evp: () => uuid(random, numbers.uuidEnd(id)),
      }[keyType](),
    chave_pix_tipo: keyType,
  };
}

function emailOf(id: number, { given, last }: Family): string {
  return `${plainLetters(given)}.${plainLetters(last)}${id}@example.com`;
}

/**
 * The classes of a licence, D and E for those of 21 years or more (CTB, art. 145); those who drive for a living have the one
 * that they need (art. 143).
 */
function drawLicence(
  random: Random,
  { cbo }: Occupation,
  isOldEnough: boolean,
): Rows['pessoas']['cnh_categoria'] {
  const drawn = chance(random, DRIVERS, 100)
    ? pick(random, ['A', 'B', 'B', 'B', 'AB', 'AB', 'C', isOldEnough ? 'D' : 'AB'] as const)
    : null;
  if (cbo === COURIER) return pick(random, ['A', 'AB'] as const);
  if (cbo === VAN_DRIVER) return pick(random, ['B', 'C', isOldEnough ? 'D' : 'B'] as const);
  return cbo === LORRY_DRIVER ? pick(random, ['C', 'E'] as const) : drawn;
}
