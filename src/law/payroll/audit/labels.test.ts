import { describe, expect, it } from 'vitest';
import { codeOfLabel, familyOf, nearestCode, normalLabel } from './labels.ts';
import { payrollCodes, type Side } from './match.ts';

/** Labels that payroll programs print, and the line that each is; null where no line of the payroll is meant. */
const labels: readonly (readonly [
  program: string,
  side: Side,
  ...labels: (readonly [string, string | null])[],
])[] = [
  [
    'Senior',
    'provento',
    ['Horas Normais', 'salario'],
    ['Horas Normais Noturnas', 'salario'],
    ['Horas Repouso Rem.Diurno', 'dsr-salario'],
    ['Horas Auxílio Doença', 'afastamento'],
    ['Horas Extras c/ 50%', 'hora-extra-50'],
    ['Horas Extras c/50% Noturn', 'hora-extra-noturna'],
    ['Horas Extras c/ 100%', 'hora-extra-100'],
    ['Horas Extras c/100% Notur', 'hora-extra-noturna'],
    ['Horas Atestado Medico', 'afastamento'],
    ['Horas Atestado Noturnas', 'afastamento'],
    ['Horas Licença Paternidade', 'licenca-paternidade'],
    ['Adicional Noturno', 'adicional-noturno'],
    ['Periculosidade', 'periculosidade'],
    ['DSR Reflexo H.Extras', 'dsr'],
    ['Saldo de Salário', 'salario'],
    ['1/3 Férias', 'terco-ferias'],
    ['Abono Pecuniário Férias', 'abono'],
    ['1/3 s/ Abono Pecuniário', 'terco-abono'],
    ['Pró-Labore', 'salario'],
    ['Horas Sobre Aviso', 'sobreaviso'],
    ['Horas Férias Diurnas', 'ferias'],
    ['Horas Inden.Inter c/50%', null],
    ['Pgto Art. 62 Inciso II', null],
  ],
  [
    'Senior',
    'desconto',
    ['Desc.Adto Salarial', 'adiantamento'],
    ['Pensão Judicial', 'pensao'],
    ['Desconto Adto Férias', 'ferias-pagas'],
    ['INSS s/ Férias', 'inss-ferias'],
    ['INSS', 'inss'],
    ['INSS s/ 13º Salário', 'inss-13'],
    ['IRRF', 'irrf'],
    ['IRRF s/ 13º Salário', 'irrf-13'],
    ['IRRF s/ Férias', 'irrf-ferias'],
    ['Horas Faltas', 'falta'],
    ['Horas Faltas DSR', 'dsr-perdido'],
    ['Emprestimo Banco Bradesco', 'consignado'],
    ['Emprestimo Sicoob', 'consignado'],
    ['Cont.Cota Part. Negocial', 'contribuicao-assistencial'],
    ['Farmacias', 'convenio'],
    ['Seguro de Vida - Tokio', 'seguro-vida'],
    ['Unimed Dependentes', 'plano-saude'],
    ['Unimed Empresa', 'plano-saude'],
    ['Unimed Coparticipaçao', 'plano-saude'],
    ['Util/Ticket Alimentação', 'vale-alimentacao'],
    ['Plano Odontologico', 'plano-saude'],
    ['1º Desc.Cred. Trabalhador', 'consignado'],
    ['Restaurantes', null],
  ],
  [
    'Domínio',
    'provento',
    ['HORAS NORMAIS', 'salario'],
    ['DIAS NORMAIS', 'salario'],
    ['HORAS EXTRAS - 50%', 'hora-extra-50'],
    ['HORAS EXTRAS 100%', 'hora-extra-100'],
    ['HORAS EXTRAS', 'hora-extra'],
    ['REFLEXO HORAS EXTRAS DSR', 'dsr'],
    ['DSR SOBRE HORAS EXTRAS', 'dsr'],
    ['PRÊMIO TEMPO SERVIÇO', 'adicional-tempo-servico'],
    ['AJUDA DE CUSTO', 'ajuda-de-custo'],
    ['GRATIFICAÇÃO VIAGEM', 'gratificacao'],
    ['PERNOITE', null],
  ],
  [
    'Domínio',
    'desconto',
    ['I.N.S.S.', 'inss'],
    ['DESC.VALE REFEIÇÃO', 'vale-refeicao'],
    ['DESC.VALE TRANSPORTE', 'vale-transporte'],
    ['DESC.ADIANT.SALARIAL', 'adiantamento'],
    ['DESC. ADIANT. SALARIAL', 'adiantamento'],
    ['HORAS FALTAS PARCIAL', 'falta'],
  ],
  [
    'TOTVS and others',
    'provento',
    ['DSR HORISTA', 'dsr-salario'],
    ['SALARIO MENSALISTA', 'salario'],
    ['H. Extras 50%', 'hora-extra-50'],
    ['HS EXTRAS 100%', 'hora-extra-100'],
    ['Horas Extras Noturna 50%', 'hora-extra-noturna'],
    ['HORAS AFAST. P/DOENCA', 'afastamento'],
    ['Prontidão', 'prontidao'],
    ['Sal. Família', 'salario-familia'],
    ['Sal. Maternidade', 'salario-maternidade'],
    ['Quinquênio', 'adicional-tempo-servico'],
    ['Adic. Tempo Serv.', 'adicional-tempo-servico'],
    ['Adic.Noturno', 'adicional-noturno'],
    ['Adic. Insalubridade', 'insalubridade'],
    ['Reembolso de despesas', 'reembolso'],
    ['Auxílio Creche', 'auxilio-creche'],
    ['Banco de Horas', 'banco-de-horas'],
    ['Abono Pecuniario', 'abono'],
    ['D.S.R. s/ Comissões', 'dsr-comissoes'],
    ['Adiant. 13º Salário', 'adiantamento-13'],
    ['Comis. s/ vendas', 'comissao'],
    ['Grat. de Função', 'gratificacao-funcao'],
  ],
  [
    'TOTVS and others',
    'desconto',
    ['Vale Transp.', 'vale-transporte'],
    ['Vale Alim.', 'vale-alimentacao'],
    ['Vale Farmácia', 'convenio'],
    ['Vale Combustível', 'convenio'],
    ['Vale Compras', 'convenio'],
    ['Plano Saúde', 'plano-saude'],
    ['Crédito do Trabalhador', 'consignado'],
    ['IR Fonte', 'irrf'],
    ['Mens. Sindical', 'mensalidade-sindical'],
    ['Contrib. Assistencial', 'contribuicao-assistencial'],
    ['Prev. Privada', 'previdencia-privada'],
    ['Adiant. 13º', 'adiantamento-13'],
    ['Atrasos', 'atraso'],
  ],
];

const all = labels.flatMap(([program, side, ...some]) =>
  some.map(([label, code]) => ({ program, side, label, code })),
);

describe('a label of a payroll program', () => {
  it('is read right in all but a few of 97, and never as another line', () => {
    const read = all.map(({ side, label, code }) => ({ label, code, found: codeOfLabel(side, label) }));
    expect(read.filter(({ code, found }) => found !== null && found !== code)).toEqual([]);
    expect(read).toHaveLength(97);
    const right = read.filter(({ code, found }) => found !== null && found === code);
    expect(right.length).toBeGreaterThanOrEqual(90);
  });

  it.each([
    ['13º Sal. (1ª)', '13 SALARIO 1'],
    ['I.N.S.S.', 'INSS'],
    ['H. Extras 50%', 'HORAS EXTRAS 50'],
    ['Horas Sobre Aviso', 'HORAS SOBREAVISO'],
    ['DESC.ADIANT.SALARIAL', 'DESCONTO ADIANTAMENTO SALARIAL'],
    ['Adic.Noturno s/ Férias', 'ADICIONAL NOTURNO FERIAS'],
  ])('%s is %s in full', (label, full) => {
    expect(normalLabel(label)).toBe(full);
  });

  it.each([
    ['desconto', 'Saúde dental', 'plano-saude'],
    ['desconto', 'Clube', null],
    ['provento', 'Produtividade noturna', 'hora-extra-noturna'],
  ] as const)('a %s %s that is not read is near to %s', (side, label, code) => {
    expect(codeOfLabel(side, label)).toBe(null);
    expect(nearestCode(side, label)).toBe(code);
  });
});

describe('a nature of table 03 of eSocial', () => {
  it('has lines of the payroll, and is of one side', () => {
    const known = new Set<string>(payrollCodes);
    for (let nature = 1000; nature < 10_000; nature++) {
      for (const side of ['provento', 'desconto'] as const) {
        for (const code of familyOf(side, String(nature)) ?? []) expect(known).toContain(code);
      }
    }
    expect(familyOf('provento', '1003')).toContain('hora-extra-50');
    expect(familyOf('desconto', '1003')).toBeUndefined();
    expect(familyOf('provento', '1234')).toBeUndefined();
  });
});
