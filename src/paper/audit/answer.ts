/** The parts of an answer that are printed of an audit: the judged lines of a document, and its totals. */

export type Verdict = 'confere' | 'diverge' | 'falta' | 'sobra' | 'nao-verificavel' | 'nao-lida';

export interface AuditedAmount {
  /** Null of a line that is not computed. */
  readonly esperado: number | null;
  readonly encontrado: number;
  readonly diferenca: number | null;
  readonly veredito: Verdict;
  readonly causa?: string | null | undefined;
}

export interface AuditedLine extends AuditedAmount {
  readonly codigo: string | null;
  readonly descricao: string;
  readonly tipo: 'provento' | 'desconto';
  /** A sentence with the law in parentheses. */
  readonly motivo: string;
}

export interface AuditAnswer {
  readonly competencia: string;
  readonly resumo: { readonly efeitoNoLiquido: number };
  readonly linhas: readonly AuditedLine[];
  readonly bases: readonly (AuditedAmount & { readonly base: 'inss' | 'irrf' | 'fgts' })[];
  readonly fgts?: AuditedAmount | undefined;
  readonly liquido?: AuditedAmount | undefined;
  readonly tabela: { readonly ano: number; readonly fonte: string };
  readonly aviso?: string | undefined;
}

/** Tests that an amount is not the one that the law gives. */
export const isWrong = ({ veredito }: AuditedAmount): boolean =>
  veredito === 'diverge' || veredito === 'falta' || veredito === 'sobra';

/** `A conta é esta (CLT, art. 457).` is a sentence and a law. */
export function sentenceAndLaw(text: string): readonly [sentence: string, law: string] {
  const [, sentence = text, law = ''] = /^(.*?) \(([^()]*(?:\([^()]*\)[^()]*)*)\)\.?$/.exec(text) ?? [];
  return [sentence === '' || /[.?!]$/.test(sentence) ? sentence : `${sentence}.`, law];
}
