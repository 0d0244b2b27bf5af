/** A text for those who made the audited document: which amounts are wrong, and what they should be. */
import { type AuditAnswer, type AuditedAmount, isWrong } from './answer.ts';
import { type AuditPrint, totalsOf } from './parts.ts';

/** `month` is in words. Null of an answer in which nothing is wrong. */
export function letterOf(print: AuditPrint, answer: AuditAnswer, month: string): string | null {
  const { t, amount, causeName } = print;
  const { linhas, liquido } = answer;
  const tell = (name: string, { esperado, encontrado, causa }: AuditedAmount): string => {
    if (encontrado === 0) return t.lacks(name, amount(esperado ?? 0));
    if (esperado === 0) return t.undue(name, amount(encontrado));
    const cause = causa ? causeName(causa) : '';
    return t.wrong(name, amount(esperado ?? 0), amount(encontrado), withinSentence(cause));
  };
  const totals = totalsOf(print, answer).filter(([, one]) => isWrong(one));
  const parts = [
    ...linhas.filter(isWrong).map((line) => tell(line.descricao, line)),
    ...totals.flatMap(([name, one]) => (one === liquido ? [] : [tell(name, one)])),
  ];
  const isNetAlone = parts.length === 0;
  const told = isNetAlone ? totals.map(([name, one]) => tell(name, one)) : parts;
  if (told.length === 0) return null;
  const net = isNetAlone || !liquido ? null : amount(liquido.esperado ?? 0);
  return t.letter(month, told.join('; '), net);
}

/** `Sem redução` becomes `sem redução`, and `IRRF` stays. */
const withinSentence = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
