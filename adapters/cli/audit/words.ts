/** The words of an audit beside those of its paper, in both languages. */
import { auditWords } from '../../../src/paper/audit/words.ts';

/** A word for one thing, and for several. */
export type OneAndMany = readonly [one: string, many: string];

export const wordFor = (count: number, [one, many]: OneAndMany): string => (count === 1 ? one : many);

export const words = {
  pt: {
    noFacts: 'Não há fatos deste trabalhador neste mês',
    noFactsBut: (matricula: string) => `Não há fatos desta matrícula; há da ${matricula}`,
    ignored: (columns: string) => `colunas sem uso: ${columns}`,
    unused: (count: number, first: string) =>
      `${count} ${count === 1 ? 'trabalhador com fatos não tem' : 'trabalhadores com fatos não têm'} holerite: ${first}`,
    progress: (payslips: number, faulty: number, perSecond: number) =>
      `${payslips} holerites, ${faulty} com diferença, ${perSecond} por segundo`,
    unread: 'Rótulos não lidos',
    unreadRow: (times: number, tipo: string, label: string, sum: string, nearest: string | null) =>
      `${times} × ${label} (${tipo}), ${sum}${nearest === null ? '' : `, parecido com ${nearest}`}`,
    moreUnread: (count: number) => `e mais ${count}`,
    notKept: (count: number) => `e outros em ${count} linhas, que não couberam na lista`,
    payslips: 'Holerites',
    lines: 'Linhas',
    effect: 'Efeito no líquido',
    causes: 'Causas mais frequentes',
    results: {
      confere: ['confere', 'conferem'],
      'confere-em-parte': ['confere em parte', 'conferem em parte'],
      diverge: ['diverge', 'divergem'],
      erro: ['recusado', 'recusados'],
      'sem-fatos': ['sem fatos', 'sem fatos'],
    },
    verdicts: auditWords.pt.verdicts,
  },
  en: {
    noFacts: 'There are no facts of this worker in this month',
    noFactsBut: (matricula: string) => `There are no facts of this matricula; there are of ${matricula}`,
    ignored: (columns: string) => `columns without use: ${columns}`,
    unused: (count: number, first: string) =>
      `${count} worker${count === 1 ? '' : 's'} with facts ${count === 1 ? 'has' : 'have'} no payslip: ${first}`,
    progress: (payslips: number, faulty: number, perSecond: number) =>
      `${payslips} payslips, ${faulty} with a difference, ${perSecond} a second`,
    unread: 'Labels not read',
    unreadRow: (times: number, tipo: string, label: string, sum: string, nearest: string | null) =>
      `${times} × ${label} (${tipo}), ${sum}${nearest === null ? '' : `, near to ${nearest}`}`,
    moreUnread: (count: number) => `and ${count} more`,
    notKept: (count: number) => `and others in ${count} lines, which the list had no room for`,
    payslips: 'Payslips',
    lines: 'Lines',
    effect: 'Effect on net pay',
    causes: 'Most frequent causes',
    results: {
      confere: ['agrees', 'agree'],
      'confere-em-parte': ['agrees in part', 'agree in part'],
      diverge: ['differs', 'differ'],
      erro: ['refused', 'refused'],
      'sem-fatos': ['without facts', 'without facts'],
    },
    verdicts: auditWords.en.verdicts,
  },
} as const;
