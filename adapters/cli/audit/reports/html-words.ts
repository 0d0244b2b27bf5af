/** The words of the summary of a printed report, in both languages. */
export const htmlWords = {
  pt: {
    all: 'Conferência de holerites',
    payslips: 'Holerites',
    byCause: 'Causas',
    cause: 'Causa',
    differing: 'Holerites que divergem',
    notAudited: 'Não conferidos',
    times: 'Vezes',
    nearest: 'Mais próximo',
    more: (count: number) =>
      `Mais ${count} holerites divergem e não estão aqui; o relatório em CSV tem todos.`,
  },
  en: {
    all: 'Payslip audit',
    payslips: 'Payslips',
    byCause: 'Causes',
    cause: 'Cause',
    differing: 'Payslips that differ',
    notAudited: 'Not audited',
    times: 'Times',
    nearest: 'Nearest',
    more: (count: number) => `${count} more payslips differ and are not here; the report as CSV has all.`,
  },
} as const;
