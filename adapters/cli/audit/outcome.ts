/** The result of the audit of one payslip. */
import type { AnswerOf } from '../../../src/kit/tool-types.ts';
import type { conferenciaHolerite } from '../../../src/tools/trabalhista/conferencia-holerite.ts';
import type { folha } from '../../../src/tools/trabalhista/folha.ts';
import type { Grouped } from './group.ts';

/** The answer of the payroll itself. */
export type Payroll = AnswerOf<typeof folha>;

export type Answer = AnswerOf<typeof conferenciaHolerite>;

export type Outcome = Grouped &
  (
    | { readonly result: 'audited'; readonly answer: Answer }
    /** Its message is the answer's of the tool. */
    | { readonly result: 'erro'; readonly message: string }
    | { readonly result: 'sem-fatos'; readonly message: string }
  );
