import type { DatedTable } from '../dated.ts';
import type { ServiceRules, WithholdingTable } from '../taxes/retencoes.ts';

const income = (aliquota: number, receita: string) => ({ aliquota, receita });

/** RIR/2018, art. 716: labor that is lent to the client. */
const LENT: ServiceRules = { irrf: income(1, '1708'), contribuicoes: true, cessaoMaoDeObra: true };

const UNTIL_2026: WithholdingTable = {
  servicos: {
    profissional: { irrf: income(1.5, '1708'), contribuicoes: true, cessaoMaoDeObra: false },
    'assessoria-credito': { irrf: income(1.5, '5944'), contribuicoes: true, cessaoMaoDeObra: false },
    limpeza: LENT,
    vigilancia: LENT,
    'locacao-mao-de-obra': LENT,
    'transporte-valores': { ...LENT, cessaoMaoDeObra: false },
    manutencao: { irrf: null, contribuicoes: true, cessaoMaoDeObra: false },
    comissao: { irrf: income(1.5, '8045'), contribuicoes: false, cessaoMaoDeObra: false },
    publicidade: {
      irrf: income(1.5, '8045'),
      pelaAgencia: true,
      contribuicoes: false,
      cessaoMaoDeObra: false,
    },
    construcao: { irrf: null, contribuicoes: false, cessaoMaoDeObra: true },
    outros: { irrf: null, contribuicoes: false, cessaoMaoDeObra: false },
  },
  contribuicoes: {
    csll: { aliquota: 1, receita: '5987' },
    pis: { aliquota: 0.65, receita: '5979' },
    cofins: { aliquota: 3, receita: '5960' },
  },
  receitaConjunta: '5952',
  inss: 11,
  dispensaAte: 10,
  minimoInss: 10,
  vencimento: 20,
};

const OTHER_LAWS =
  'Lei nº 9.430/1996, art. 67; RIR/2018, arts. 714, 716 e 718; Lei nº 8.212/1991, art. 31; IN RFB nº 2.110/2022';

/**
 * Since Lei 13.137/2015 (22 June 2015) payments are looked at one by one; up to then those of a month up to 5,000.00 were
 * free. LC 214/2025, arts. 509 and 542, takes PIS and Cofins out from 2027 on.
 */
export const withholdingTable: DatedTable<WithholdingTable> = {
  id: 'retencoes',
  name: 'Retenções na nota de serviço',
  confirmedThrough: 2027,
  checkedOn: '2026-11-29',
  reviewBy: '2027-12-31',
  entries: [
    {
      from: '2015-06-22',
      source: `Lei nº 10.833/2003, arts. 30, 31 e 35, na redação da Lei nº 13.137/2015; ${OTHER_LAWS}`,
      value: UNTIL_2026,
    },
    {
      from: '2027-01-01',
      source: `Lei nº 10.833/2003, arts. 30, 31 e 35, na redação da LC nº 214/2025; ${OTHER_LAWS}`,
      value: {
        ...UNTIL_2026,
        contribuicoes: { csll: UNTIL_2026.contribuicoes.csll! },
        receitaConjunta: null,
      },
    },
  ],
};
