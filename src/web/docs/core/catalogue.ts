/** All tools, by category, and the search over them. */
import { fold } from '../../../lib/text/search.ts';
import { distance } from '../../../lib/text/spelling.ts';
import { shortName } from '../../shared/tool-names.ts';
import type { Tool } from './types.ts';

export interface Listed extends Tool {
  readonly short: string;
}

export interface Catalogue {
  readonly tools: readonly Listed[];
  /** Categories with their tools, both in the order in which they are read. */
  readonly groups: readonly { readonly category: string; readonly tools: readonly Listed[] }[];
  find(id: string): Listed | undefined;
  search(query: string): Found;
}

export interface Found {
  readonly tools: readonly Listed[];
  /** The tool nearest in spelling, if nothing was found. */
  readonly nearest: Listed | undefined;
}

/** Categories in the order of an index; one that is not here comes after them. */
const ORDER = [
  'documentos',
  'trabalhista',
  'tributario',
  'financeiro',
  'marketplace',
  'saude',
  'construcao',
  'matematica',
  'geradores',
  'texto',
  'desenvolvedor',
];

/** The tools that are opened most. */
export const MOST_OPENED: readonly string[] = [
  'calculadoras-salario-liquido',
  'cpf',
  'cnpj',
  'calculadoras-rescisao',
  'calculadoras-dias-uteis',
];

/** The tools that are opened most come first. */
const rankOf = ({ id }: Tool) => (MOST_OPENED.includes(id) ? MOST_OPENED.indexOf(id) : MOST_OPENED.length);

/** Words that express the wish to do something, but not with what. */
const EMPTY = new Set(
  (
    'a o as os de do da dos das e em no na para por com um uma the of to for and an in with ' +
    'gerar gerador gere generate generator criar create calcular calculadora calculo calculate calculator ' +
    'validar validador valida validate validator conversor converter online ferramenta tool como quanto how much'
  ).split(' '),
);

/** Words that people use for the same thing. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['holerite', 'contracheque', 'payslip', 'payroll', 'liquido', 'folha'],
  ['salario', 'ordenado', 'remuneracao', 'salary', 'wage', 'pay'],
  ['demissao', 'desligamento', 'rescisao', 'dispensa', 'acerto', 'termination', 'severance'],
  ['pis', 'pasep', 'nit', 'nis'],
  ['hash', 'md5', 'sha1', 'sha256', 'sha512', 'hmac', 'checksum'],
  ['nota', 'fiscal', 'nfe', 'danfe', 'invoice', 'chave'],
  ['identidade', 'rg'],
  ['habilitacao', 'carteira', 'cnh'],
  ['imposto', 'irrf', 'irpf', 'ir', 'tributo', 'tax'],
  ['aposentadoria', 'previdencia', 'inss'],
  ['emprestimo', 'financiamento', 'sac', 'price', 'loan', 'mortgage', 'parcela', 'prestacao'],
  ['investimento', 'rendimento', 'juros', 'interest'],
  ['peso', 'imc', 'bmi', 'obesidade'],
  ['gravidez', 'gestacao', 'gestacional', 'parto', 'pregnancy'],
  ['empresa', 'cnpj', 'company'],
  ['pessoa', 'cpf'],
  ['telefone', 'celular', 'whatsapp', 'phone'],
  ['endereco', 'cep', 'address', 'postal'],
  ['senha', 'password'],
  ['placa', 'veiculo', 'carro', 'renavam', 'chassi', 'plate'],
  ['gtin', 'ean', 'upc', 'barcode'],
  ['rastreio', 'rastreamento', 'encomenda', 'tracking'],
  ['feriado', 'feriados', 'holiday', 'holidays'],
  ['mei', 'microempreendedor', 'das'],
  ['eleitor', 'titulo', 'voter'],
  ['natalina', '13o', '13', 'decimo', 'terceiro'],
];

const wordsIn = (text: string) =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

export function wordsOf(query: string): readonly string[] {
  const all = wordsIn(query);
  const telling = all.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : all;
}

/** Gives how alike a word of a tool is to one of a query: 0 is not at all. */
export function likeness(word: string, asked: string): number {
  if (word === asked) return 4;
  if (asked.length < 2) return 0;
  if (word.startsWith(asked)) return 3;
  if (word.startsWith(asked.slice(0, Math.max(5, asked.length - 2)))) return 2;
  return asked.length >= 4 && word.includes(asked) ? 1 : 0;
}

const best = (words: readonly string[], asked: string) =>
  words.reduce((most, word) => Math.max(most, likeness(word, asked)), 0);

interface Indexed {
  readonly tool: Listed;
  /** Texts, with the weight of a word in each. */
  readonly texts: readonly (readonly [words: readonly string[], weight: number])[];
}

/** Makes the catalogue. `others` are the same tools in the other language, by whose names they are found too. */
export function createCatalogue(tools: readonly Tool[], others: readonly Tool[]): Catalogue {
  const listed = tools.map((tool) => ({ ...tool, short: shortName(tool.name) }));
  const names = new Map(others.map(({ id, name }) => [id, name]));
  const categories = [...new Set(tools.map(({ category }) => category))];
  const rank = (category: string) => (ORDER.includes(category) ? ORDER.indexOf(category) : ORDER.length);
  const groups = categories
    .toSorted((a, b) => rank(a) - rank(b))
    .map((category) => ({
      category,
      tools: listed
        .filter((tool) => tool.category === category)
        .toSorted((a, b) => a.short.localeCompare(b.short, 'pt')),
    }));
  const index: readonly Indexed[] = listed.map((tool) => ({
    tool,
    texts: [
      [wordsIn(tool.name), 8],
      [wordsIn(tool.id), 6],
      [wordsIn(names.get(tool.id) ?? ''), 6],
      [wordsIn(tool.summary), 2],
      [wordsIn(`${tool.category} ${tool.categoryName ?? ''}`), 1],
    ],
  }));

  const weightOf = ({ texts }: Indexed, asked: string) =>
    texts.reduce((most, [words, weight]) => Math.max(most, best(words, asked) * weight), 0);

  function search(query: string): Found {
    const asked = wordsOf(query);
    const scored = index.map((one) => {
      const weights = asked.map((word) => {
        const same = SYNONYMS.filter((group) => group.includes(word)).flat();
        return Math.max(weightOf(one, word), ...same.map((other) => weightOf(one, other) / 4));
      });
      const sum = weights.reduce((all, weight) => all + weight, 0);
      const matched = weights.filter((weight) => weight > 0).length;
      return { tool: one.tool, score: sum * matched, matched };
    });
    const most = Math.max(...scored.map(({ matched }) => matched));
    const top = Math.max(...scored.map(({ score }) => score));
    const found = scored
      .filter(({ matched, score }) => matched > 0 && (matched === most || score > top / 20))
      // The shortest name adds the least to the typed text.
      .toSorted((a, b) => b.score - a.score || a.tool.name.length - b.tool.name.length)
      .map(({ tool }) => tool);
    return { tools: found, nearest: found.length > 0 ? undefined : nearest(asked) };
  }

  function nearest(asked: readonly string[]): Listed | undefined {
    const [closest] = index
      .map(({ tool }) => ({
        tool,
        far: Math.min(
          ...asked.flatMap((word) => wordsIn(tool.name).map((own) => distance(word, own) / word.length)),
        ),
      }))
      .toSorted((a, b) => a.far - b.far || rankOf(a.tool) - rankOf(b.tool));
    return closest && closest.far <= 0.5 ? closest.tool : undefined;
  }

  return { tools: listed, groups, find: (id) => listed.find((tool) => tool.id === id), search };
}
