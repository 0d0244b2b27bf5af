/** The lists of NCM and NBS to which a code applies, and what a document asks of the numbers of an item. */
import type { Classification, DocumentRow, Nomenclature } from './data.ts';
import { COMPLETE } from './numbers.ts';
import { Problem } from './problem.ts';
import { holdsOn, type Prefix, type State } from './state.ts';

/** The numbers of an item as they were sent. */
export type SentNumbers = Readonly<Partial<Record<Nomenclature, string>>>;

/** The rows of a code's list that are in force on a day. */
export const listOn = ({ lists }: State, name: Nomenclature, code: string, day: string): readonly Prefix[] =>
  lists[name].get(code)?.filter((row) => holdsOn(row, day)) ?? [];

/**
 * True for a number of a list: a row is a prefix of it, and either one of these rows has no exception in force, or no
 * exception in force is a prefix of it.
 */
export function isOfList(list: readonly Prefix[], number: string, day: string): boolean {
  const rows = list.filter(({ prefix }) => number.startsWith(prefix));
  const exceptions = rows.map((row) => row.exceptions.filter((exception) => holdsOn(exception, day)));
  if (exceptions.some((of) => of.length === 0)) return true;
  return rows.length > 0 && !exceptions.flat().some(({ prefix }) => number.startsWith(prefix));
}

export type NomenclatureOf = 'NCM' | 'NBS' | 'MISTO' | 'EXCECAO_NCM' | 'EXCECAO_NBS' | 'SEM';

/** The code whose numbers are named by exclusion. */
const BY_EXCLUSION = '200038';

/** The models of the NF-e and the NFC-e, and that of the NFS-e. */
export const GOODS: ReadonlySet<number> = new Set([55, 65]);
export const SERVICES = 91;

/** The nomenclature that a document with a code asks for. */
export function nomenclatureOf(
  state: State,
  [id, tipo]: DocumentRow,
  { codigo, dfe = [] }: Classification,
  day: string,
): NomenclatureOf {
  const isGoods = GOODS.has(tipo);
  if (!dfe.includes(id) || (!isGoods && tipo !== SERVICES)) return 'SEM';
  if (codigo === BY_EXCLUSION) return isGoods ? 'EXCECAO_NCM' : 'EXCECAO_NBS';
  const hasNcm = listOn(state, 'ncm', codigo, day).length > 0;
  const hasNbs = listOn(state, 'nbs', codigo, day).length > 0;
  if (isGoods) return hasNcm ? 'NCM' : 'SEM';
  if (hasNcm && hasNbs) return 'MISTO';
  return hasNcm ? 'NCM' : hasNbs ? 'NBS' : 'SEM';
}

/** Refuses numbers that are not of the lists of a code. */
export function checkLists(
  state: State,
  sent: SentNumbers,
  code: Classification,
  document: DocumentRow | undefined,
  day: string,
): void {
  const check = (name: Nomenclature) => requireOfList(state, name, sent[name], code.codigo, day);
  if (!document) {
    if (sent.nbs === undefined && listOn(state, 'ncm', code.codigo, day).length > 0) check('ncm');
    if (sent.ncm === undefined && listOn(state, 'nbs', code.codigo, day).length > 0) check('nbs');
    return;
  }
  const [, tipo, sigla] = document;
  const refuse = (name: Nomenclature) => {
    if (sent[name] === undefined) return;
    const detail = `${name.toUpperCase()} ${sent[name]} não se informa em ${sigla}`;
    throw new Problem('nomenclatura-incompativel-tipo-documento', detail);
  };
  switch (nomenclatureOf(state, document, code, day)) {
    case 'NCM':
    case 'EXCECAO_NCM':
      refuse('nbs');
      return check('ncm');
    case 'NBS':
    case 'EXCECAO_NBS':
      refuse('ncm');
      return check('nbs');
    case 'MISTO':
      if (sent.ncm === undefined && sent.nbs === undefined)
        throw new Problem('nomenclatura-obrigatoria-nao-informada', `${sigla} pede NCM ou NBS`);
      return check(sent.ncm === undefined ? 'nbs' : 'ncm');
    default:
      if (GOODS.has(tipo)) refuse('nbs');
      if (tipo === SERVICES) refuse('ncm');
      for (const name of ['ncm', 'nbs'] as const) {
        const list = listOn(state, name, code.codigo, day);
        if (list.length > 0 && sent[name]?.length === COMPLETE[name]) check(name);
      }
  }
}

/** Refuses a number that is absent or incomplete, and one that is not of the list. */
function requireOfList(
  state: State,
  name: Nomenclature,
  number: string | undefined,
  code: string,
  day: string,
): void {
  const title = name.toUpperCase();
  if (number?.length !== COMPLETE[name])
    throw new Problem(
      `${name}-completo-nao-informado`,
      `${code} pede ${title} com ${COMPLETE[name]} dígitos`,
    );
  if (!isOfList(listOn(state, name, code, day), number, day))
    throw new Problem(`${name}-nao-vinculada`, `${title} ${number} não é da classificação ${code}`);
}
