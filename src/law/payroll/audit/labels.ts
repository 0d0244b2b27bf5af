/**
 * The labels of payroll programs: how a printed name is read, in the words of Senior, Domínio, TOTVS and others, and the
 * lines of each nature of table 03 of eSocial.
 */
import { BoundedMap } from '../../../lib/bounded-map.ts';

export type Side = 'provento' | 'desconto';

/** Words in full, and how programs cut them. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ADIANTAMENTO: 'ADIANT ADTO ADT ADIANTAM ADIANTAMENTOS',
  ADICIONAL: 'ADIC AD ADICIONAIS',
  SALARIO: 'SAL SALARIOS',
  FAMILIA: 'FAM',
  MATERNIDADE: 'MAT MATERN',
  TRANSPORTE: 'TRANSP TRANSPORTES',
  ALIMENTACAO: 'ALIM ALIMENT',
  REFEICAO: 'REFEI REFEICOES',
  DESCONTO: 'DESC DESCONTOS',
  NOTURNO: 'NOT NOTUR NOTURN NOTURNA NOTURNAS NOTURNOS',
  DIURNO: 'DIURNA DIURNAS DIURNOS',
  HORAS: 'HORA HRS HS HR',
  EXTRAS: 'EXTRA EXT',
  COMISSOES: 'COMISSAO COMIS',
  PECUNIARIO: 'PECUN',
  INSALUBRIDADE: 'INSAL INSALUB',
  PERICULOSIDADE: 'PERIC PERICUL',
  GRATIFICACAO: 'GRAT GRATIF GRATIFICACOES',
  FUNCAO: 'FUNC',
  CONTRIBUICAO: 'CONTRIB CONTR CONT',
  MENSALIDADE: 'MENS',
  SINDICAL: 'SIND SINDICATO',
  ASSISTENCIAL: 'ASSISTENC',
  EMPRESTIMO: 'EMPR EMPREST EMP EMPRESTIMOS',
  CONSIGNADO: 'CONSIG CONSIGN',
  CREDITO: 'CRED',
  TRABALHADOR: 'TRAB TRABALH',
  PREVIDENCIA: 'PREV',
  PRIVADA: 'PRIV',
  SEGURO: 'SEG',
  PROPORCIONAIS: 'PROP PROPORC PROPORCIONAL',
  REMUNERADO: 'REM REMUN',
  DOENCA: 'DOENC',
  AFASTAMENTO: 'AFAST AFASTADO',
  AUXILIO: 'AUX',
  FARMACIA: 'FARM FARMACIAS',
  ODONTOLOGICO: 'ODONTO ODONTOLOGICA ODONT',
  MEDICO: 'MEDICA MED',
  SERVICO: 'SERV',
  FALTA: 'FALTAS',
  ATRASO: 'ATRASOS',
  PREMIO: 'PREMIOS',
  GORJETA: 'GORJETAS',
  DIARIAS: 'DIARIA',
  FERIAS: 'FER',
  COMBUSTIVEL: 'COMB',
  CONVENIO: 'CONV CONVENIOS',
  PENSAO: 'PENS',
  INSS: 'INS',
  IRRF: 'IRF IR',
  PARCELA: 'PARC',
  DECIMO: 'DEC',
};

const SMALL_WORDS = new Set(
  'A AS C COM DA DAS DE DO DOS E NA NAS NO NOS O OS P PARA REFLEXO S SOBRE'.split(' '),
);

type Phrases = readonly (readonly [code: string, ...phrases: string[]])[];

/** Phrases of labels, in the order in which they are tried: the first code that has one of them is the line's. */
const phrases: Readonly<Record<Side, Phrases>> = {
  provento: [
    ['ferias-proporcionais', 'FERIAS PROPORCIONAIS'],
    ['terco-abono', '1 3 ABONO', 'TERCO ABONO', 'ABONO 1 3'],
    ['abono', 'ABONO PECUNIARIO', 'ABONO FERIAS', 'FERIAS ABONO'],
    ['terco-ferias', 'TERCO', '1 3 FERIAS', '1 3 CONSTITUCIONAL', 'FERIAS 1 3'],
    [
      'adiantamento-13',
      'ADIANTAMENTO 13',
      '1 PARCELA 13',
      '13 ADIANTAMENTO',
      '13 SALARIO ADIANTAMENTO',
      '13 SALARIO 1 PARCELA',
    ],
    ['decimo-terceiro', '13 SALARIO', 'DECIMO TERCEIRO'],
    ['afastamento', 'AUXILIO DOENCA', 'AFASTAMENTO', 'ATESTADO', 'LICENCA MEDICO'],
    ['ferias', 'FERIAS'],
    ['dsr-comissoes', 'DSR COMISSOES', 'RSR COMISSOES', 'REPOUSO COMISSOES'],
    [
      'dsr-salario',
      'DSR HORISTA',
      'DSR DIARISTA',
      'DSR SALARIO',
      'DSR HORAS NORMAIS',
      'REPOUSO REMUNERADO DIURNO',
      'REPOUSO HORISTA',
    ],
    ['dsr', 'DSR', 'RSR', 'REPOUSO', 'DESCANSO SEMANAL'],
    ['banco-de-horas', 'BANCO HORAS'],
    [
      'hora-extra-noturna',
      'HORAS EXTRAS NOTURNO',
      'HORAS EXTRAS 50 NOTURNO',
      'HORAS EXTRAS 100 NOTURNO',
      'HE NOTURNO',
    ],
    ['hora-extra-100', 'HORAS EXTRAS 100', 'HE 100'],
    ['hora-extra-50', 'HORAS EXTRAS 50', 'HE 50'],
    ['hora-extra', 'HORAS EXTRAS', 'HE'],
    ['intrajornada', 'INTRAJORNADA'],
    ['interjornada', 'INTERJORNADA'],
    ['sobreaviso', 'SOBREAVISO'],
    ['prontidao', 'PRONTIDAO'],
    ['adicional-noturno', 'ADICIONAL NOTURNO'],
    ['insalubridade', 'INSALUBRIDADE'],
    ['periculosidade', 'PERICULOSIDADE'],
    ['adicional-tempo-servico', 'TEMPO SERVICO', 'QUINQUENIO', 'ANUENIO', 'TRIENIO', 'BIENIO'],
    ['transferencia', 'ADICIONAL TRANSFERENCIA'],
    ['salario-familia', 'SALARIO FAMILIA'],
    ['salario-maternidade', 'SALARIO MATERNIDADE', 'LICENCA MATERNIDADE'],
    ['licenca-paternidade', 'PATERNIDADE'],
    ['comissao', 'COMISSOES'],
    ['gorjeta', 'GORJETA'],
    ['gratificacao-funcao', 'GRATIFICACAO FUNCAO'],
    ['gratificacao', 'GRATIFICACAO'],
    ['premio', 'PREMIO', 'BONUS'],
    ['ajuda-de-custo', 'AJUDA CUSTO'],
    ['diarias', 'DIARIAS'],
    ['quebra-de-caixa', 'QUEBRA CAIXA'],
    ['reembolso', 'REEMBOLSO'],
    ['auxilio-creche', 'AUXILIO CRECHE'],
    ['auxilio-transporte', 'AUXILIO TRANSPORTE'],
    ['plr', 'PLR', 'PPR', 'PARTICIPACAO LUCROS'],
    ['salario', 'SALARIO', 'ORDENADO', 'VENCIMENTO', 'DIAS NORMAIS', 'HORAS NORMAIS', 'PRO LABORE', 'BOLSA'],
  ],
  desconto: [
    ['ferias-pagas', 'FERIAS PAGAS', 'LIQUIDO FERIAS', 'DESCONTO FERIAS', 'ADIANTAMENTO FERIAS'],
    ['inss-13', 'INSS 13'],
    ['irrf-13', 'IRRF 13'],
    ['irrf-plr', 'IRRF PLR'],
    ['irrf-ferias', 'IRRF FERIAS'],
    ['inss-ferias', 'INSS FERIAS'],
    ['inss', 'INSS', 'PREVIDENCIA SOCIAL'],
    ['irrf', 'IRRF', 'IMPOSTO RENDA'],
    ['adiantamento-13', 'ADIANTAMENTO 13', '13 ADIANTAMENTO', '13 SALARIO ADIANTAMENTO', '1 PARCELA 13'],
    ['pensao', 'PENSAO'],
    ['vale-transporte', 'VALE TRANSPORTE', 'VT'],
    ['vale-refeicao', 'VALE REFEICAO', 'REFEICAO', 'VR'],
    ['vale-alimentacao', 'VALE ALIMENTACAO', 'ALIMENTACAO', 'VA'],
    ['convenio', 'VALE FARMACIA', 'VALE COMBUSTIVEL', 'VALE COMPRAS', 'FARMACIA'],
    [
      'plano-saude',
      'PLANO SAUDE',
      'ASSISTENCIA MEDICO',
      'CONVENIO MEDICO',
      'PLANO ODONTOLOGICO',
      'ODONTOLOGICO',
      'UNIMED',
    ],
    ['previdencia-privada', 'PREVIDENCIA PRIVADA', 'PREVIDENCIA COMPLEMENTAR', 'PGBL'],
    ['consignado', 'CONSIGNADO', 'CREDITO TRABALHADOR', 'EMPRESTIMO'],
    ['adiantamento', 'ADIANTAMENTO', 'VALE'],
    ['dsr-perdido', 'DSR', 'RSR'],
    ['falta', 'FALTA'],
    ['atraso', 'ATRASO'],
    ['mensalidade-sindical', 'MENSALIDADE SINDICAL'],
    ['contribuicao-assistencial', 'ASSISTENCIAL', 'NEGOCIAL', 'CONFEDERATIVA'],
    ['contribuicao-sindical', 'SINDICAL'],
    ['seguro-vida', 'SEGURO VIDA'],
    ['convenio', 'CONVENIO'],
    ['iss', 'ISS'],
  ],
};

/** The lines of a nature (eSocial, S-1010, table 03). */
const families: Readonly<Record<Side, Readonly<Record<string, readonly string[]>>>> = {
  provento: {
    1000: ['salario'],
    1003: ['hora-extra-50', 'hora-extra-100', 'hora-extra', 'hora-extra-noturna'],
    1004: ['banco-de-horas'],
    1006: ['intrajornada', 'interjornada'],
    1011: ['sobreaviso', 'prontidao'],
    1012: ['dsr-salario', 'dsr', 'dsr-comissoes'],
    1016: ['ferias', 'ferias-proporcionais'],
    1017: ['terco-ferias'],
    1023: ['abono', 'terco-abono'],
    1050: ['licenca-paternidade', 'afastamento'],
    1099: ['outro-provento'],
    1201: ['gratificacao-funcao'],
    1202: ['insalubridade'],
    1203: ['periculosidade'],
    1204: ['transferencia'],
    1205: ['adicional-noturno'],
    1206: ['adicional-tempo-servico'],
    1207: ['comissao'],
    1209: ['gorjeta'],
    1211: ['gratificacao'],
    1225: ['quebra-de-caixa'],
    1300: ['plr'],
    1350: ['salario'],
    1406: ['auxilio-creche'],
    1409: ['salario-familia'],
    1602: ['ajuda-de-custo-transferencia'],
    1603: ['ajuda-de-custo'],
    1629: ['reembolso'],
    1650: ['diarias'],
    1800: ['alimentacao-em-dinheiro'],
    1810: ['auxilio-transporte'],
    2501: ['premio'],
    3501: ['salario'],
    3508: ['salario'],
    4050: ['salario-maternidade'],
    5001: ['decimo-terceiro'],
    5504: ['adiantamento-13'],
  },
  desconto: {
    9200: ['adiantamento'],
    9201: ['inss', 'inss-13'],
    9203: ['irrf', 'irrf-ferias', 'irrf-13', 'irrf-plr'],
    9205: ['inss-ferias'],
    9207: ['falta'],
    9208: ['atraso'],
    9211: ['dsr-perdido'],
    9213: ['pensao', 'pensao-13', 'pensao-plr'],
    9214: ['adiantamento-13'],
    9216: ['vale-transporte'],
    9217: ['sest-senat'],
    9219: ['plano-saude'],
    9221: ['ferias-pagas'],
    9222: ['iss'],
    9223: ['previdencia-privada'],
    9230: ['contribuicao-sindical'],
    9231: ['mensalidade-sindical'],
    9232: ['contribuicao-assistencial'],
    9241: ['vale-refeicao', 'vale-alimentacao'],
    9242: ['vale-refeicao', 'vale-alimentacao'],
    9250: ['seguro-vida'],
    9253: ['consignado'],
    9254: ['consignado'],
    9255: ['emprestimo-empresa'],
    9258: ['convenio'],
    9270: ['dano'],
    9299: ['outro-desconto'],
  },
};

/** The codes of a nature; undefined for one that is unknown, or of the other side. */
export const familyOf = (side: Side, nature: string): readonly string[] | undefined =>
  Object.hasOwn(families[side], nature) ? families[side][nature] : undefined;

const inFull = new Map(
  Object.entries(ABBREVIATIONS).flatMap(([word, cuts]) => cuts.split(' ').map((cut) => [cut, word] as const)),
);

/** Labels in full: the payslips of a company have the same few, again and again. */
const normal = /* @__PURE__ */ new BoundedMap<string, string>(1_000);

/** `13º Sal. (1ª)` as `13 SALARIO 1`: words in full, capitals and digits between single blanks. */
export function normalLabel(label: string): string {
  const known = normal.get(label);
  if (known !== undefined) return known;
  const full = inNormalForm(label);
  normal.set(label, full);
  return full;
}

function inNormalForm(label: string): string {
  const words = label
    .normalize('NFC')
    .replaceAll(/(\d)(?:[ºª°]|[ao](?![\p{L}\d]))/giu, '$1')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/(?<![A-Z0-9])[A-Z](?:\.[A-Z])+(?![A-Z0-9])/g, (initials) => initials.replaceAll('.', ''))
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()
    .replaceAll(/\bSOBRE AVISO\b/g, 'SOBREAVISO')
    .split(' ')
    .map((word) => inFull.get(word) ?? word);
  return words
    .map((word, i) => (word === 'H' && words[i + 1] === 'EXTRAS' ? 'HORAS' : word))
    .filter((word) => !SMALL_WORDS.has(word))
    .join(' ');
}

/** Codes by side and label. */
const known = /* @__PURE__ */ new BoundedMap<string, string | null>(1_000);

/** The code whose phrase stands in a label. */
export function codeOfLabel(side: Side, label: string): string | null {
  const key = `${side} ${label}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const words = ` ${normalLabel(label)} `;
  const [code = null] =
    phrases[side].find(([, ...any]) => any.some((phrase) => words.includes(` ${phrase} `))) ?? [];
  known.set(key, code);
  return code;
}

/** Letters of a longer word that are enough to be near. */
const NEAR = 4;

const isNear = (a: string, b: string) =>
  a === b || (a.length >= NEAR && b.length >= NEAR && a.slice(0, NEAR) === b.slice(0, NEAR));

/** The code whose phrases share the most words with a label that was not read; null where none shares any. */
export function nearestCode(side: Side, label: string): string | null {
  const words = normalLabel(label).split(' ');
  let [best, most]: [string | null, number] = [null, 0];
  for (const [code, ...any] of phrases[side]) {
    for (const phrase of any) {
      const shared = phrase.split(' ').filter((word) => words.some((one) => isNear(one, word))).length;
      if (shared > most) [best, most] = [code, shared];
    }
  }
  return best;
}
