import { avisos } from '../../kit/fields/legal.texts.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';
import type { lucroReal } from './lucro-real.ts';

const creditedTax = {
  debito: { pt: ['Débito', 'Tributo sobre as receitas'], en: ['Debit', 'Tax on the revenue'] },
  credito: { pt: ['Crédito', 'Tributo das compras que dão crédito'], en: ['Credit', 'Tax of the purchases that give credit'] },
  aRecolher: { pt: ['A recolher', 'Débito menos crédito, quando positivo'], en: ['Due', 'Debit less credit, where positive'] },
  saldoCredor: { pt: ['Saldo credor', 'Crédito que sobra para o período seguinte'], en: ['Credit balance', 'Credit left for the next period'] },
} satisfies FieldsTexts;

const periodo = {
  pt: ['Período', 'Período de apuração'],
  en: ['Period', 'Period of the tax'],
  choices: { trimestre: { pt: 'Trimestre', en: 'Quarter' }, ano: { pt: 'Ano', en: 'Year' } },
} satisfies FieldsTexts[string];

export const lucroRealTexts = {
  englishName: 'Lucro real calculator',
  summary: { pt: 'IRPJ, CSLL, PIS e Cofins pelo lucro contábil', en: 'IRPJ, CSLL, PIS and Cofins on the profit by the books' },
  search: { pt: 'IRPJ, CSLL, prejuízo fiscal, adições, exclusões, LALUR', en: 'actual profit, corporate income tax, tax loss' },
  about: {
    pt: 'Leis 9.249/1995, 9.430/1996, 9.065/1995, 10.637/2002 e 10.833/2003; desde 2027, LC 214/2025: CBS e IBS vêm por fora do preço e não entram no total. ICMS e ISS saem da receita e não são calculados.',
    en: 'Laws 9.249/1995, 9.430/1996, 9.065/1995, 10.637/2002 and 10.833/2003; from 2027, LC 214/2025: CBS and IBS come on top of the price and are not in the total. ICMS and ISS are taken off the revenue and not computed.',
  },
  input: {
    receitaBruta: { pt: ['Receita bruta', 'Vendas e serviços do período. Desde 2027, sem CBS nem IBS'], en: ['Gross revenue', 'Sales and services of the period. From 2027, without CBS and IBS'] },
    periodo,
    meses: {
      pt: ['Meses de atividade', 'Tempo de atividade no período, que multiplica a parcela livre do adicional de IRPJ. Sem este campo, o período inteiro'],
      en: ['Months of activity', 'Time of activity in the period, which multiplies the part free of the IRPJ surtax. Without this field, the whole period'],
    },
    devolucoes: { pt: ['Devoluções', 'Vendas devolvidas e canceladas, que saem da receita'], en: ['Returns', 'Returned and canceled sales, which leave the revenue'] },
    icms: {
      pt: ['ICMS das vendas', 'ICMS das vendas, que sai da receita e da base de PIS e Cofins (STF, Tema 69)'],
      en: ['ICMS on sales', 'ICMS on the sales, which leaves the revenue and the base of PIS and Cofins (STF, Tema 69)'],
    },
    iss: { pt: ['ISS dos serviços', 'ISS dos serviços, que sai da receita líquida'], en: ['ISS on services', 'ISS on the services, which leaves the net revenue'] },
    receitasFinanceiras: { pt: ['Receitas financeiras', 'Juros e rendimentos do período'], en: ['Financial income', 'Interest and yields of the period'] },
    outrasReceitas: { pt: ['Outras receitas', 'Demais receitas e ganhos do período'], en: ['Other revenue', 'Other revenue and gains of the period'] },
    custos: { pt: ['Custos', 'Custo do que foi vendido, sem os tributos que dão crédito'], en: ['Costs', 'Cost of what was sold, without the taxes that give credit'] },
    despesas: { pt: ['Despesas', 'Despesas do período, sem os tributos que dão crédito'], en: ['Expenses', 'Expenses of the period, without the taxes that give credit'] },
    baseCreditos: {
      pt: ['Base de créditos', 'Compras que dão crédito de PIS e Cofins; desde 2027, de CBS e IBS, sem esses tributos'],
      en: ['Base of credits', 'Purchases that give credit of PIS and Cofins; from 2027, of CBS and IBS, without these taxes'],
    },
    adicoes: {
      pt: ['Adições', 'Despesas não dedutíveis e outras adições ao lucro, iguais para IRPJ e CSLL'],
      en: ['Additions', 'Expenses that are not deductible and other additions to the profit, the same for IRPJ and CSLL'],
    },
    exclusoes: {
      pt: ['Exclusões', 'Receitas não tributadas e outras exclusões do lucro, iguais para IRPJ e CSLL'],
      en: ['Exclusions', 'Revenue that is not taxed and other exclusions from the profit, the same for IRPJ and CSLL'],
    },
    prejuizoFiscal: {
      pt: ['Prejuízo anterior', 'Prejuízo fiscal de períodos anteriores, compensado no IRPJ até 30 % do lucro'],
      en: ['Earlier loss', 'Tax loss of earlier periods, set off for IRPJ up to 30 % of the profit'],
    },
    baseNegativaCsll: {
      pt: ['Base negativa anterior', 'Base negativa da CSLL de períodos anteriores, compensada até 30 % do lucro'],
      en: ['Earlier negative base', 'Negative base of the CSLL of earlier periods, set off up to 30 % of the profit'],
    },
    retencoes: { pt: ['Tributos retidos', 'Tributos já retidos na fonte, que abatem do total'], en: ['Taxes withheld', 'Taxes already withheld, which are subtracted from the total'] },
    aliquotaReferenciaCbs: {
      pt: ['Referência da CBS', 'Alíquota de referência da CBS. Sem este campo, a do Senado ou a última estimativa. Só desde 2027'],
      en: ['CBS reference rate', 'Reference rate of the CBS. Without this field, that of the Senate or the last estimate. Only from 2027'],
    },
  },
  output: {
    periodo,
    meses: { pt: ['Meses', 'Meses de atividade no período'], en: ['Months', 'Months of activity in the period'] },
    receitaBruta: { pt: ['Receita bruta', 'Vendas e serviços do período'], en: ['Gross revenue', 'Sales and services of the period'] },
    receitaLiquida: {
      pt: ['Receita líquida', 'Receita sem devoluções, ICMS, ISS e os débitos de PIS e Cofins'],
      en: ['Net revenue', 'Revenue without returns, ICMS, ISS and the debits of PIS and Cofins'],
    },
    lucroAntes: { pt: ['Lucro contábil', 'Lucro antes do IRPJ e da CSLL'], en: ['Profit by the books', 'Profit before IRPJ and CSLL'] },
    lucroAjustado: {
      pt: ['Lucro ajustado', 'Lucro com adições e exclusões, antes de compensar prejuízos'],
      en: ['Adjusted profit', 'Profit with additions and exclusions, before losses are set off'],
    },
    limiteCompensacao: { pt: ['Limite de compensação', 'O que prejuízos anteriores podem compensar'], en: ['Limit of the set-off', 'What earlier losses can set off'] },
    compensacao: {
      pt: ['Prejuízos compensados', 'Prejuízos anteriores que este período compensa'],
      en: ['Losses set off', 'Earlier losses that this period sets off'],
      fields: {
        irpj: { pt: ['No IRPJ', 'Prejuízo fiscal compensado'], en: ['For IRPJ', 'Tax loss set off'] },
        csll: { pt: ['Na CSLL', 'Base negativa compensada'], en: ['For CSLL', 'Negative base set off'] },
      },
    },
    lucroReal: { pt: ['Lucro real', 'Base do IRPJ'], en: ['Taxed profit', 'Base of the IRPJ'] },
    baseCsll: { pt: ['Base da CSLL', 'Base da CSLL'], en: ['CSLL base', 'Base of the CSLL'] },
    pis: { pt: ['PIS', 'PIS não cumulativo. É null desde 2027'], en: ['PIS', 'PIS with credits. It is null from 2027'], fields: creditedTax },
    cofins: { pt: ['Cofins', 'Cofins não cumulativa. É null desde 2027'], en: ['Cofins', 'Cofins with credits. It is null from 2027'], fields: creditedTax },
    cbs: { pt: ['CBS', 'CBS por fora do preço, que não entra no total. É null até 2026'], en: ['CBS', 'CBS on top of the price, not in the total. It is null up to 2026'], fields: creditedTax },
    ibs: { pt: ['IBS', 'IBS por fora do preço, que não entra no total. É null até 2026'], en: ['IBS', 'IBS on top of the price, not in the total. It is null up to 2026'], fields: creditedTax },
    tributos: {
      pt: ['Tributos', 'Os tributos devidos'],
      en: ['Taxes', 'The taxes due'],
      fields: {
        codigo: { pt: ['Código', 'Código do tributo'], en: ['Code', 'Code of the tax'], internal: true },
        descricao: { pt: ['Descrição', 'Nome do tributo'], en: ['Description', 'Name of the tax'] },
        aliquota: { pt: ['Alíquota', 'Alíquota do tributo'], en: ['Rate', 'Rate of the tax'] },
        valor: { pt: ['Valor', 'Tributo devido'], en: ['Amount', 'Tax due'] },
      },
    },
    total: { pt: ['Total', 'Tributos somados'], en: ['Total', 'Taxes added up'] },
    retencoes: { pt: ['Tributos retidos', 'Tributos já retidos na fonte'], en: ['Taxes withheld', 'Taxes already withheld'] },
    aPagar: { pt: ['A pagar', 'Total menos o que já foi retido'], en: ['To pay', 'Total less what was already withheld'] },
    mediaMensal: { pt: ['Média por mês', 'Total por mês de atividade'], en: ['Monthly average', 'Total for each month of activity'] },
    aliquotaEfetiva: { pt: ['Alíquota efetiva', 'Total sobre a receita bruta'], en: ['Effective rate', 'Total over the gross revenue'] },
    prejuizoGerado: { pt: ['Prejuízo do período', 'Prejuízo que este período deixa'], en: ['Loss of the period', 'Loss that this period leaves'] },
    saldoPrejuizo: { pt: ['Saldo de prejuízo', 'Prejuízo fiscal para os próximos períodos'], en: ['Loss carried on', 'Tax loss for the next periods'] },
    saldoBaseNegativa: { pt: ['Saldo de base negativa', 'Base negativa da CSLL para os próximos períodos'], en: ['Negative base carried on', 'Negative base of the CSLL for the next periods'] },
    avisos,
  },
  warnings: {
    'ano-com-antecipacoes': { pt: 'O lucro real anual exige antecipações mensais, que não entram nesta conta.', en: 'Lucro real by the year asks for monthly advances, which are not in this result.' },
    'prejuizo-no-periodo': {
      pt: 'O período teve prejuízo, compensado até 30 % do lucro de cada período seguinte.',
      en: 'The period made a loss, which sets off up to 30 % of the profit of each later period.',
    },
  },
} satisfies TextsOf<typeof lucroReal>;
