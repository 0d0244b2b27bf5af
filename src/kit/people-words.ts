/** Words that people send in place of the names of fields and choices that many tools share, and how they are compared. */
import { ofStates } from '../data/state-names.ts';
import { removeAccents } from '../lib/text/accents.ts';
import type { FieldsTexts, FieldTexts } from './tool-texts.ts';

/** Folds a text for comparison: letters and digits alone, without accents and case. `ª`, `²` and their like stay what they are. */
export const foldWord = (text: string): string =>
  removeAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Words for fields of these names, in every object that has them, unless they are a word of another of its fields. */
const sharedWords: Readonly<Record<string, string>> = {
  action: 'acao operacao operation',
  activityLevel: 'atividade activity nivelAtividade',
  age: 'idade',
  algorithm: 'algoritmo algo',
  alphanumeric: 'alfanumerico',
  amount: 'valor value',
  anexo: 'annex',
  ano: 'year',
  birthDate: 'nascimento dataNascimento dataDeNascimento birthday dob',
  city: 'cidade municipio',
  competencia: 'month mes mesReferencia referencia',
  count: 'quantidade qtd qtde quantity quantos',
  criancas: 'children kids',
  custo: 'cost',
  custosFixos: 'fixedCosts',
  custoVariavel: 'variableCost',
  dataAdmissao: 'admissao dtAdmissao hireDate admissionDate',
  dataDesligamento: 'demissao dataDemissao dtDemissao terminationDate',
  dataFim: 'endDate dataFinal',
  dataFinal: 'endDate dataFim',
  dataInicial: 'startDate dataInicio',
  dataInicio: 'startDate dataInicial',
  dataNascimento: 'nascimento birthDate',
  dataPagamento: 'paymentDate',
  demaos: 'coats',
  dependentes: 'dependents',
  endDate: 'dataFim dataFinal',
  excludeAmbiguous: 'semAmbiguos',
  filhos: 'children',
  folha12: 'folha12Meses payroll12Months',
  format: 'formato',
  formatted: 'formatado formatada comMascara mascara masked',
  gender: 'sexo genero sex',
  height: 'altura',
  homens: 'men',
  itens: 'items',
  key: 'chave',
  lastPeriod: 'dum ultimaMenstruacao dataUltimaMenstruacao lastMenstrualPeriod lastPeriodDate',
  length: 'tamanho',
  limite: 'limit perPage porPagina',
  month: 'mes',
  motivo: 'reason motivoRescisao',
  mulheres: 'women',
  name: 'nome',
  operacao: 'operation',
  pagina: 'page',
  parcelas: 'installments instalments',
  precoVenda: 'preco price sellingPrice',
  qr: 'qrCode',
  rbt12: 'receita12Meses faturamento12Meses revenue12Months',
  receitaMes: 'receitaMensal faturamentoMes monthlyRevenue',
  referenceDate: 'dataReferencia',
  salarioAtual: 'salario salary',
  salarioBase: 'salario salary',
  salarioBruto: 'salario salary grossSalary',
  seed: 'semente',
  sex: 'sexo genero gender',
  startDate: 'dataInicio dataInicial',
  state: 'uf estado siglaUf',
  taxaDesconto: 'discountRate',
  text: 'texto',
  type: 'tipo',
  uf: 'estado state siglaUf',
  valorFinanciado: 'principal capital amount',
  valorInicial: 'principal capital amount',
  value: 'valor numero documento',
  weight: 'peso',
  year: 'ano',
};

/** Words for choices of these names. */
const choiceWords: Readonly<Record<string, string>> = {
  masculino: 'M masc male homem man menino boy',
  feminino: 'F fem female mulher woman menina girl',
  male: 'M masc masculino homem man',
  female: 'F fem feminino mulher woman',
  generate: 'gerar',
  validate: 'validar',
  encode: 'codificar',
  decode: 'decodificar',
  cao: 'cachorro dog',
  gato: 'cat',
  'gtin-8': 'EAN-8',
  'gtin-12': 'UPC-A',
  'gtin-13': 'EAN-13',
  'gtin-14': 'DUN-14',
};

/** The words of a field, beside its name and its labels. */
export function alsoOf(name: string, texts: FieldTexts | undefined): readonly string[] {
  return split(`${texts?.also ?? ''} ${Object.hasOwn(sharedWords, name) ? sharedWords[name] : ''}`);
}

/** The words of a field that lead to it, and to no other of its object. */
export function aliasesOf(
  name: string,
  texts: FieldTexts | undefined,
  lists: ReturnType<typeof wordsOfFields>,
): readonly string[] {
  return alsoOf(name, texts).filter((word) => meantBy(foldWord(word), lists) === name);
}

/** The words of a choice, beside its name and its labels. */
export function alsoOfChoice(choice: string, texts: FieldTexts | undefined): readonly string[] {
  const shared = choiceWords[choice.toLowerCase()] ?? '';
  return split(`${texts?.alsoChoices?.[choice] ?? ''} ${shared}`);
}

const split = (words: string): readonly string[] => words.split(' ').filter((word) => word !== '');

/** The fields inside a field, those of alternatives together. */
export function fieldsInside(texts: FieldTexts | undefined): FieldsTexts {
  return Object.assign({}, ...[texts?.fields ?? {}].flat());
}

/**
 * The fields of an object by the folded words that people may send for them: their names, then their labels, then their
 * other words. A word of two fields leads to neither.
 */
export function wordsOfFields(
  names: readonly string[],
  texts: FieldsTexts,
): readonly ReadonlyMap<string, string | null>[] {
  const byName = indexed(names.map((name) => [name, [name]]));
  const byLabel = indexed(
    names.map((name) => [name, [texts[name]?.pt[0] ?? '', texts[name]?.en[0] ?? '']] as const),
  );
  const byWord = indexed(names.map((name) => [name, alsoOf(name, texts[name])]));
  return [byName, byLabel, byWord];
}

/** The choices of a field by folded words: their names, then their labels, then their other words. */
export function wordsOfChoices(
  choices: readonly string[],
  texts: FieldTexts | undefined,
): readonly ReadonlyMap<string, string | null>[] {
  const labels = (choice: string) => {
    const text = texts?.choices?.[choice];
    return text ? [text.pt, text.en] : [];
  };
  return [
    indexed(choices.map((choice) => [choice, [choice]])),
    indexed(choices.map((choice) => [choice, labels(choice)])),
    indexed(choices.map((choice) => [choice, alsoOfChoice(choice, texts)])),
  ];
}

/** The one thing that a folded word stands for, in the first list that has it. */
export function meantBy(folded: string, lists: readonly ReadonlyMap<string, string | null>[]): string | null {
  return (folded !== '' && lists.find((list) => list.has(folded))?.get(folded)) || null;
}

function indexed(
  rows: readonly (readonly [meant: string, words: readonly string[]])[],
): ReadonlyMap<string, string | null> {
  const index = new Map<string, string | null>();
  for (const [meant, words] of rows) {
    for (const word of words) {
      const folded = foldWord(word);
      const known = index.get(folded);
      index.set(folded, known === undefined || known === meant ? meant : null);
    }
  }
  return index;
}

/** The states, each with its code and its name. */
export const namedStates = (): readonly (readonly [code: string, name: string])[] =>
  Object.entries(ofStates).map(([code, name]) => [code, name.slice(name.indexOf(' ') + 1)]);

/** The code of a state by its folded name. */
export function stateNamed(folded: string): string | undefined {
  return namedStates().find(([, name]) => foldWord(name) === folded)?.[0];
}
