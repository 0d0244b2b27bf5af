import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { folha } from '../tools/trabalhista/folha.ts';
import type { Language } from '../lib/languages.ts';
import { htmlOf } from './markup.ts';
import { isPayslip, type PayslipAnswer, payslipPaper } from './payslip.ts';

const month = {
  competencia: '2026-10',
  salarioBase: 3000,
  dependentes: 1,
  eventos: [
    { tipo: 'insalubridade', grau: 'medio' },
    { tipo: 'hora-extra-50', quantidade: 10 },
    { tipo: 'vale-transporte', valor: 300 },
  ],
};

const answerOf = async (input: object) =>
  (await callTool(folha, { ...month, ...input } as never)) as unknown as PayslipAnswer;

/** The texts of a paper, a line each. */
async function textsOf(input: object, language: Language = 'pt'): Promise<string[]> {
  const paper = payslipPaper({ ...month, nome: 'Zé & Cia' }, await answerOf(input), language);
  return htmlOf(paper)
    .split(/<[^>]+>/)
    .filter((text) => text !== '');
}

describe('the paper of a payslip', () => {
  it('the paper of a payslip has the fields of a receipt of pay', async () => {
    const texts = await textsOf({});
    expect(texts.slice(0, 3)).toEqual([
      'Recibo de pagamento de salário',
      'Outubro de 2026',
      'Pagamento até 7 de novembro de 2026',
    ]);
    expect(texts).toContain('Zé &amp; Cia');
    const [first, last] = [texts.indexOf('1202'), texts.indexOf('De onde vem cada linha')];
    expect(texts.slice(first, first + 5)).toEqual([
      '1202',
      'Adicional de insalubridade',
      'INSS IRRF FGTS',
      '20%',
      '324,20',
    ]);
    expect(last).toBe(-1);
    for (const name of ['Base do INSS', 'Base do FGTS', 'Base do IRRF', 'FGTS do mês', 'Líquido a receber'])
      expect(texts).toContain(name);
  });

  // 20 % of the minimum wage of 2026, R$ 1.621 (CLT, art. 192; Decreto 12.797/2025).
  it('says where its lines come from, with numbers in place of names', async () => {
    const texts = await textsOf({ explicar: true });
    const at = (name: string) => texts.lastIndexOf(name);
    expect(texts.slice(at('Adicional de insalubridade'), at('Adicional de insalubridade') + 4)).toEqual([
      'Adicional de insalubridade',
      '1.621,00 × 20%',
      '324,20',
      'CLT, art. 192',
    ]);
    const bands = texts.find((text) => text.includes('× 7,5% + '));
    expect(bands).toMatch(/^1\.621,00 × 7,5% \+ 1\.281,84 × 9% \+ [\d.,]+ × 12%$/);
    expect(texts.join('\n')).not.toMatch(/passo|maior\(/);
  });

  it('the paper of a payslip is in English too, with the payments beside the month', async () => {
    const texts = await textsOf({ plr: { valor: 5000 }, decimoTerceiro: { parcela: 'primeira' } }, 'en');
    expect(texts).toContain('October 2026');
    expect(texts).toContain('Profit sharing');
    expect(texts.filter((text) => text === 'Net pay').length).toBe(3);
  });

  it('leaves the origins out where a page does not hold them', async () => {
    const eventos = Array.from({ length: 40 }, (_, i) => ({ tipo: 'reembolso', valor: i + 1 }));
    expect(await textsOf({ eventos, explicar: true })).not.toContain('De onde vem cada linha');
  });

  it('the paper of a payslip is not that of an answer that compares months', async () => {
    expect([isPayslip(await answerOf({})), isPayslip({ meses: [] }), isPayslip(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
