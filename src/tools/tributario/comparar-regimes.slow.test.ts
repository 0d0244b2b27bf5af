import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { compararRegimes } from './comparar-regimes.ts';
import { proLabore } from './pro-labore.ts';
import { simplesNacional } from './simples-nacional.ts';

type Values = Record<string, unknown>;

interface Line {
  readonly codigo: string;
  readonly valor: number;
}

interface Option {
  readonly regime: string;
  readonly das: number;
  readonly custo: number;
  readonly tributos: readonly Line[];
  readonly socios?: Readonly<Record<string, number>>;
}

const SUBLIMIT = 3_600_000;
const MOST_TAXES = 8;

const amounts = fc.integer({ min: 100, max: 96_000_000 }).map((cents) => cents / 100);
const anexo = fc.constantFrom('III', 'IV', 'V');

/** A revenue as each of the two tools takes it. */
const revenues = (ano: number) =>
  fc
    .record({
      kind: fc.constantFrom(
        'comercio',
        'industria',
        'servicos',
        'transporte-cargas',
        'locacao',
        'construcao-sem-material',
      ),
      valor: amounts,
      anexo,
      flags: fc.record({ substituicaoIcms: fc.boolean(), monofasico: fc.constantFrom(ano === 2026, false) }),
      iss: fc.record({ issRetido: fc.boolean(), issFixo: fc.boolean() }),
    })
    .map(({ kind, valor, anexo, flags, iss }) => {
      const of = (compared: Values, single: Values) => ({
        compared: { atividade: kind, valor, ...compared },
        single: { valor, ...single },
      });
      switch (kind) {
        case 'comercio':
          return of(withMarks(flags, ano), { anexo: 'I', ...withMarks(flags, ano) });
        case 'industria':
          return of(withMarks(flags, ano), { anexo: ano === 2026 ? 'II' : 'I', ...withMarks(flags, ano) });
        case 'servicos':
          return of({ anexo, ...iss }, { anexo, ...oneOf(iss) });
        case 'construcao-sem-material':
          return of(iss, { anexo: 'IV', ...oneOf(iss) });
        case 'transporte-cargas':
          return of({}, { anexo: 'III', natureza: 'transporte-comunicacao' });
        default:
          return of({}, { anexo: 'III', natureza: 'locacao-bens-moveis' });
      }
    });

/** PIS and Cofins of one stage ended with 2026. */
const withMarks = ({ substituicaoIcms, monofasico }: Values, ano: number) => ({
  substituicaoIcms,
  ...(ano === 2026 && { monofasico }),
});

/** A fixed ISS is not in the DAS, so that the client withholds none of it. */
const oneOf = ({ issRetido, issFixo }: Values) => (issFixo ? { issFixo } : { issRetido });

describe.each([2026, 2027])('a firm of %d in the Simples', (ano) => {
  const firms = fc.record({
    items: fc.array(revenues(ano), { minLength: 1, maxLength: 5 }),
    folha: fc.constantFrom(0, 120_000),
    proLabore: fc.integer({ min: 0, max: 40_000_000 }).map((cents) => cents / 100),
    socios: fc.integer({ min: 1, max: 4 }),
    dependentes: fc.integer({ min: 0, max: 3 }),
  });

  it('pays what the tool of the Simples says, and its partners what that of their pay says', () => {
    let above = 0;
    fc.assert(
      fc.property(firms, ({ items, socios, dependentes, ...firm }) => {
        const fixed = items.some(({ compared }) => (compared as Values)['issFixo']);
        const answer = callTool(compararRegimes, {
          receitas: items.map(({ compared }) => compared),
          ...firm,
          socios,
          ...(fixed && { valorIssFixo: 1234.56 }),
          aliquotaIcms: items.some(({ compared }) => owesIcms(compared)) ? 18 : undefined,
          incluirSocios: true,
          dependentes,
          ano,
        });
        const rbt12 = sumMoney(items.map(({ compared }) => compared.valor));
        const passes = rbt12 > SUBLIMIT;
        if (passes) above++;
        for (const hibrido of ano === 2027 ? [false, true] : [false]) {
          const option: Option = answer.regimes.find(
            ({ regime }: Option) => regime === (hibrido ? 'simples-hibrido' : 'simples'),
          );
          const single = callTool(simplesNacional, {
            rbt12,
            receitas: items.map(({ single }) => single),
            sublimiteExcedidoAnoAnterior: passes,
            hibrido,
            ano,
          });
          // Here the year is one month, which the tool of the Simples splits at the sublimit: each tax of each part is rounded.
          const cents = passes ? items.length * MOST_TAXES : 0;
          expect(Math.abs(sumMoney([option.das, -single.das])) * 100).toBeLessThanOrEqual(cents + 1e-6);
          if (hibrido || passes) continue;
          const whole = callTool(simplesNacional, {
            rbt12,
            receitas: items.map(({ single }) => ({ ...single, issRetido: undefined })),
            ano,
          });
          const iss = sumMoney([whole.tributos.iss ?? 0, fixed ? 1234.56 : 0]);
          for (const [tax, value] of Object.entries({ ...whole.tributos, iss }))
            expect(option.tributos.find(({ codigo }) => codigo === tax)?.valor ?? 0, tax).toBe(value);
        }
        const times = 12 * socios;
        const monthly = Math.round((firm.proLabore * 100) / times + 1e-9) / 100;
        if (monthly === 0) return;
        const pay = callTool(proLabore, { proLabore: monthly, dependentes, ano: 2026 });
        const yearly = (value: number) => sumMoney(Array.from({ length: times }, () => value));
        for (const { regime, socios } of answer.regimes as readonly Option[]) {
          if (socios && regime !== 'mei')
            expect(socios).toMatchObject({ inss: yearly(pay.inss.valor), irrf: yearly(pay.irrf.valor) });
        }
      }),
      { numRuns: sized(60, 1000) },
    );
    expect(above).toBeGreaterThan(0);
  });
});

const owesIcms = ({ atividade, substituicaoIcms }: Values) =>
  atividade === 'transporte-cargas' ||
  ((atividade === 'comercio' || atividade === 'industria') && !substituicaoIcms);
