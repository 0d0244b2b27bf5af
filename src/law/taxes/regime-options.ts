/** The days on which a company may opt for the Simples, or for CBS and IBS outside of it. */

/** The first and the last day, or month. */
export interface Span {
  readonly de: string;
  readonly ate: string;
}

export const simplesChoices = ['simples', 'hibrido'] as const;

export interface OptionWindow {
  readonly opcao: (typeof simplesChoices)[number];
  /** Months, `YYYY-MM`. */
  readonly efeitos: Span;
  /** Days, `YYYY-MM-DD`. An option that is cancelled cannot be taken again for the same months. */
  readonly prazo: Span;
  readonly cancelamento: Span;
}

export const windowStates = ['futura', 'aberta', 'so-cancelamento', 'encerrada'] as const;

/** Tells what can still be done on a day. */
export function stateOf({ prazo, cancelamento }: OptionWindow, today: string): (typeof windowStates)[number] {
  if (today < prazo.de) return 'futura';
  if (today <= prazo.ate) return 'aberta';
  return today >= cancelamento.de && today <= cancelamento.ate ? 'so-cancelamento' : 'encerrada';
}
