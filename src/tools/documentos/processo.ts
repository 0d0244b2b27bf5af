import * as v from 'valibot';
import { judiciary } from '../../data/judiciary.ts';
import { checkProcesso, drawProcesso, formatProcesso, readProcesso } from '../../documents/processo.ts';
import { type Court, courtsOf } from '../../documents/processo/courts.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, integer, integerFrom } from '../../kit/fields/index.ts';
import { commonReasons } from '../../kit/errors/reasons.ts';
import { oneOf } from '../../kit/texts.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { between, pick } from '../../lib/random.ts';
import { impossibleYear, unknownSegment } from './_reasons.ts';
import { requireYearUpTo } from './_years.ts';

const unknownCourt = { pt: 'tem um tribunal que não existe', en: 'has a court that does not exist' };

const FIRST_YEAR = 1900;
/** How far back a draw without `ano` goes. */
const YEARS_BACK = 10;

const named = {
  sigla: describe(v.string(), { pt: 'Sigla', en: 'Abbreviation' }),
  nome: describe(v.string(), { pt: 'Nome', en: 'Name, in Portuguese' }),
};

/** Number of a case in court: generates and validates. Source: CNJ; rule in `documents/processo.ts`. */
export const processo = defineDocument({
  path: '/processo',
  name: 'Gerador de número de processo',
  summary: 'Gera e valida números de processos judiciais na numeração única do CNJ',
  en: {
    name: 'Court case number generator',
    summary: 'Generates and validates numbers of court cases in the unified numbering of the CNJ',
  },
  about: {
    pt: 'Resolução CNJ nº 65/2008. Os números são fictícios e podem coincidir com o de um processo real; a validação não consulta o tribunal.',
    en: 'Resolution 65/2008 of the CNJ, the national council of justice. The numbers are fictitious and may coincide with that of a real case; validation does not ask the court.',
  },
  generate: {
    input: {
      justica: describe(v.optional(v.picklist(judiciary.map(({ sigla }) => sigla)), 'estadual'), {
        pt: 'Ramo da Justiça',
        en: 'Branch of the judiciary: state (estadual), federal, labour (trabalho) and others',
      }),
      tribunal: describe(v.optional(integer(0, 99)), {
        pt: 'Código do tribunal dentro do ramo. Sem ele, sorteado',
        en: 'Code of the court within the branch. Without it, drawn',
      }),
      ano: describe(v.optional(integerFrom(FIRST_YEAR)), {
        pt: 'Ano do ajuizamento. Sem ele, um dos últimos dez',
        en: 'Year of filing. Without it, one of the last ten',
      }),
      formatted,
    },
    output: {
      processo: describe(v.string(), { pt: 'Número gerado', en: 'Number generated' }),
      justica: describe(v.string(), {
        pt: 'Sigla do ramo da Justiça',
        en: 'Abbreviation of the branch of the judiciary',
      }),
      tribunal: describe(v.string(), { pt: 'Sigla do tribunal', en: 'Abbreviation of the court' }),
    },
    run({ justica, tribunal, ano: sent, formatted }, { random, today }) {
      const current = yearOf(today);
      requireYearUpTo(sent, FIRST_YEAR, current, 'ano');
      const segment = judiciary.findIndex(({ sigla }) => sigla === justica) + 1;
      const courts = courtsOf(segment);
      const code = tribunal ?? pick(random, [...courts.keys()]);
      const court = courts.get(code);
      if (!court) throw invalidValue('tribunal', oneOf([...courts.keys()]));
      const year = sent ?? between(random, current - YEARS_BACK, current);
      const processo = drawProcesso(random, year, segment, code);
      return { processo: formatted ? formatProcesso(processo) : processo, justica, tribunal: court.sigla };
    },
  },
  validate: {
    reasons: { ...commonReasons, segment: unknownSegment, court: unknownCourt, year: impossibleYear },
    output: {
      sequencial: describe(v.string(), {
        pt: 'Número sequencial, de 7 dígitos',
        en: 'Sequence number, of 7 digits',
      }),
      digito: describe(v.string(), {
        pt: 'Dígito verificador, de 2 dígitos',
        en: 'Check digits, two of them',
      }),
      ano: describe(v.number(), { pt: 'Ano do ajuizamento', en: 'Year of filing' }, null),
      justica: describe(
        v.object({
          codigo: describe(
            v.number(),
            { pt: 'Código do ramo, de 1 a 9', en: 'Code of the branch, from 1 to 9' },
            null,
          ),
          ...named,
        }),
        { pt: 'Ramo da Justiça', en: 'Branch of the judiciary' },
      ),
      tribunal: describe(
        v.object({
          codigo: describe(v.string(), {
            pt: 'Código do tribunal, de 2 dígitos',
            en: 'Code of the court, of 2 digits',
          }),
          ...named,
          uf: describe(v.nullable(v.string()), {
            pt: 'Sigla do estado do tribunal, ou null se não é de um só',
            en: 'Code of the state of the court, or null if it is not of a single one',
          }),
        }),
        { pt: 'Tribunal', en: 'Court' },
      ),
      origem: describe(v.string(), {
        pt: 'Unidade de origem, de 4 dígitos',
        en: 'Unit of origin, of 4 digits',
      }),
    },
    shape: { pattern: /^\d{20}$/, says: { pt: 'deve ter 20 dígitos', en: 'must have 20 digits' } },
    run(value, _, { today }) {
      const reason = checkProcesso(value, yearOf(today));
      if (reason) return reason;
      const { segment, code, court, ...parts } = readProcesso(value);
      const { sigla, nome } = judiciary[segment - 1] as (typeof judiciary)[number];
      return {
        formatted: formatProcesso(value),
        ...parts,
        justica: { codigo: segment, sigla, nome },
        tribunal: { codigo: code, ...(court as Court) },
      };
    },
  },
  wrong: { checkDigits: [7, 9], parts: { segment: [13, 14, '0'], court: [14, 16], year: [9, 13] } },
  examples: [
    { input: { action: 'validate', value: '0002080-25.2012.5.15.0049' } },
    { input: { tribunal: 26, ano: 2024 } },
  ],
  impossible: { tribunal: 28 },
});
