/** The facts of a worker and a month, as the payslip of the month reads them. Amounts in BRL, dates `YYYY-MM-DD`. */
import type { InssRounding } from '../inss-rounding.ts';
import type { DeductionKind } from '../irrf.ts';
import type { Regime } from './charges.ts';
import type { MonthEvent } from './events.ts';
import type { Vinculo } from './items.ts';

/** How the days of a part of a month are counted. */
export type Criterio = '30-dias' | 'mes-comercial' | 'dias-do-mes';

export interface Vacation {
  readonly dataInicio: string;
  readonly dias: number;
  /** Days sold. */
  readonly abono: number;
  readonly mediaVariaveis: number;
  readonly dataPagamento?: string | undefined;
}

export interface Maternity {
  readonly dataInicio: string;
  readonly dataFim?: string | undefined;
  readonly media: number;
}

export interface Paternity {
  readonly dataInicio: string;
  readonly dias?: number | undefined;
}

export interface Leave {
  readonly tipo: 'doenca' | 'acidente';
  readonly dataInicio: string;
  readonly dataFim?: string | undefined;
  readonly beneficio?: boolean | undefined;
}

export interface Thirteenth {
  readonly parcela: 'primeira' | 'segunda' | 'unica';
  readonly avos: number;
  readonly mediaVariaveis: number;
  readonly adiantamento?: number | undefined;
  readonly dataPagamento?: string | undefined;
}

export interface ProfitShare {
  readonly valor: number;
  readonly acumulado: number;
  readonly irrfRetido: number;
}

export interface BackPay {
  readonly valor: number;
  readonly meses: number;
  readonly inss: number;
  readonly despesas: number;
  readonly pensaoAlimenticia: number;
  readonly reducao: boolean;
}

/** The payments that an alimony is taken from. */
export type AlimonyBlock = 'salario' | 'ferias' | 'decimo-terceiro' | 'plr';

export interface Alimony {
  readonly base: 'liquido' | 'bruto' | 'salario-minimo' | 'fixo';
  readonly percentual?: number | undefined;
  readonly valor?: number | undefined;
  readonly sobre?: readonly AlimonyBlock[] | undefined;
  readonly descricao?: string | undefined;
}

export interface OtherJob {
  readonly categoria: 'empregado' | 'domestico' | 'avulso' | 'contribuinte-individual';
  readonly remuneracao: number;
  readonly inssRetido?: number | undefined;
  /** Those `depois` do not change this job's contribution. */
  readonly ordem: 'antes' | 'depois';
}

export interface MonthFacts {
  /** `YYYY-MM` */
  readonly competencia: string;
  readonly dataPagamento?: string | undefined;
  readonly vinculo: Vinculo;
  readonly salarioBase: number;
  readonly tipoSalario?: 'mensal' | 'hora' | 'dia' | undefined;
  readonly quantidade?: number | undefined;
  readonly jornadaMensal: number;
  readonly dsrSalario?: boolean | undefined;
  readonly diasUteis?: number | undefined;
  readonly diasDescanso?: number | undefined;
  readonly dataAdmissao?: string | undefined;
  readonly dataDesligamento?: string | undefined;
  readonly criterio: Criterio;
  readonly rural: boolean;
  readonly dependentes: number;
  readonly filhos: number;
  readonly maior65: boolean;
  readonly deducao: 'auto' | DeductionKind;
  readonly arredondamentoInss: InssRounding;
  readonly eventos: readonly MonthEvent[];
  readonly ferias?: Vacation | undefined;
  readonly maternidade?: Maternity | undefined;
  readonly paternidade?: Paternity | undefined;
  readonly afastamentos: readonly Leave[];
  readonly decimoTerceiro?: Thirteenth | undefined;
  readonly plr?: ProfitShare | undefined;
  readonly rra?: BackPay | undefined;
  readonly pensoes: readonly Alimony[];
  readonly outrosVinculos: readonly OtherJob[];
  readonly regime: Regime;
  readonly rat: number;
  readonly fap: number;
  readonly terceiros: number;
  readonly aliquotaPatronal?: number | undefined;
  readonly cprb: boolean;
  readonly tipoServico: 'geral' | 'frete-cargas' | 'transporte-passageiros';
  readonly aliquotaIss: number;
}
