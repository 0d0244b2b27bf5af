import { avisos, tabela, tableEntries } from '../../kit/fields/legal.texts.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';
import { referenceRates } from './_cbs-ibs.texts.ts';
import type { transicaoReforma } from './transicao-reforma.ts';

const setor = {
  pt: ['Setor', 'O que a empresa vende, que decide os tributos de hoje'],
  en: ['Sector', 'What the company sells, which decides the taxes of today'],
  choices: { comercio: { pt: 'Comércio', en: 'Commerce' }, industria: { pt: 'Indústria', en: 'Manufacturing' }, servicos: { pt: 'Serviços', en: 'Services' } },
} satisfies FieldTexts;

const regime = {
  pt: ['Regime tributário', 'Regime da empresa, que decide PIS e Cofins até 2026'],
  en: ['Tax regime', 'Regime of the company, which decides PIS and Cofins until 2026'],
  choices: { 'lucro-presumido': { pt: 'Lucro presumido', en: 'Presumed profit' }, 'lucro-real': { pt: 'Lucro real', en: 'Real profit' } },
} satisfies FieldTexts;

const names = {
  pisCofins: ['PIS e Cofins', 'PIS and Cofins'],
  icms: ['ICMS', 'ICMS'],
  iss: ['ISS', 'ISS'],
  ipi: ['IPI', 'IPI'],
  cbs: ['CBS', 'CBS'],
  ibs: ['IBS', 'IBS'],
  is: ['Imposto Seletivo', 'Imposto Seletivo'],
} as const;

const balance = ([pt, en]: readonly [string, string]) =>
  ({
    pt: [pt, `${pt} das vendas menos o das compras`],
    en: [en, `${en} of the sales less that of the purchases`],
    fields: {
      debito: { pt: ['Débito', 'Tributo das vendas'], en: ['Debit', 'Tax on the sales'] },
      credito: { pt: ['Crédito', 'Tributo das compras que é descontado'], en: ['Credit', 'Tax on the purchases that is deducted'] },
      saldo: { pt: ['Saldo', 'Débito menos crédito; negativo quando sobra crédito'], en: ['Balance', 'Debit less credit; negative when credit is left over'] },
    },
  }) satisfies FieldTexts;

const row = ([pt, en]: readonly [string, string]) => ({ pt: [pt, `Saldo de ${pt} em cada ano`], en: [en, `Balance of ${en} in each year`] }) satisfies FieldTexts;

export const transicaoReformaTexts = {
  englishName: 'Tax reform transition simulator',
  summary: { pt: 'Tributos sobre as vendas de uma empresa, ano a ano, de 2026 a 2033', en: 'Taxes on the sales of a company, year by year, from 2026 to 2033' },
  search: { pt: 'até 2033, o que muda, cronograma, fim do ICMS, novo imposto', en: 'transition, 2033, schedule, phase-in' },
  about: {
    pt: 'EC 132/2023 e LC 214/2025. Supõe que os preços mudem até a empresa manter a mesma receita sem tributos, com as mesmas compras. Para o Simples e o MEI há calculadoras próprias.',
    en: 'EC 132/2023 and LC 214/2025. It assumes that prices change until the company keeps the same revenue without taxes, with the same purchases. Simples and MEI have calculators of their own.',
  },
  hero: [{ label: { pt: 'Tributos por ano, do começo ao fim da transição', en: 'Taxes a year, from the start of the transition to its end' }, path: ['anos.0.total', 'anos.-1.total'] }],
  why: [
    {
      text: {
        pt: 'Em {anos.0.ano} são {anos.0.cargaSobrePreco} do preço; em {anos.-1.ano}, {anos.-1.cargaSobrePreco}.',
        en: 'In {anos.0.ano} it is {anos.0.cargaSobrePreco} of the price; in {anos.-1.ano}, {anos.-1.cargaSobrePreco}.',
      },
    },
  ],
  facts: [
    { path: 'anos.0.margem', label: { pt: 'Margem no começo', en: 'Margin at the start' } },
    { path: 'anos.-1.margem', label: { pt: 'Margem no fim', en: 'Margin at the end' } },
    { path: 'anos.-1.precoVenda', label: { pt: 'Preço de venda no fim', en: 'Price at the end' } },
    'receitaSemTributos',
  ],
  input: {
    receita: {
      pt: ['Receita do ano', 'Vendas de um ano aos preços de 2026, com ICMS, ISS, PIS e Cofins dentro e sem IPI'],
      en: ['Revenue of the year', 'Sales of a year at the prices of 2026, with ICMS, ISS, PIS and Cofins inside and without IPI'],
    },
    setor,
    regime,
    compras: {
      pt: ['Compras do ano', 'Compras que dão crédito, aos preços de 2026, com os mesmos tributos dentro'],
      en: ['Purchases of the year', 'Purchases that give credit, at the prices of 2026, with the same taxes inside'],
    },
    uf: {
      pt: ['Estado', 'Estado cuja alíquota geral de ICMS é usada, sem aliquotaIcms. Um dos dois é obrigatório em comércio e indústria'],
      en: ['State', 'State whose general ICMS rate is used, without aliquotaIcms. One of both is required in commerce and manufacturing'],
    },
    aliquotaIcms: { pt: ['ICMS das vendas', 'Alíquota do ICMS dentro das vendas, no lugar da do estado'], en: ['ICMS on sales', 'ICMS rate inside the sales, in place of that of the state'] },
    aliquotaIcmsCompras: {
      pt: ['ICMS das compras', 'Alíquota do ICMS dentro das compras. Sem ela, a das vendas'],
      en: ['ICMS on purchases', 'ICMS rate inside the purchases. Without it, that of the sales'],
    },
    aliquotaPisCofinsCompras: {
      pt: ['PIS e Cofins comprados', 'Alíquota de PIS e Cofins dentro das compras; 3,65 para fornecedores no lucro presumido'],
      en: ['PIS and Cofins bought', 'Rate of PIS and Cofins inside the purchases; 3.65 for suppliers in presumed profit'],
    },
    aliquotaIss: { pt: ['ISS das vendas', 'Alíquota do ISS dentro dos serviços'], en: ['ISS on sales', 'ISS rate inside the services'] },
    aliquotaIpi: { pt: ['IPI das vendas', 'Alíquota do IPI sobre as vendas da indústria'], en: ['IPI on sales', 'IPI rate on the sales of manufacturing'] },
    zonaFranca: {
      pt: ['IPI da Zona Franca', 'O produto tem similar na Zona Franca de Manaus, e o IPI continua depois de 2026'],
      en: ['Zona Franca IPI', 'The product is also made in the Zona Franca de Manaus, and its IPI goes on after 2026'],
    },
    reducao: { pt: ['Redução nas vendas', 'Redução das alíquotas de CBS e IBS das vendas'], en: ['Reduction on sales', 'Reduction of the rates of CBS and IBS on the sales'] },
    reducaoCompras: { pt: ['Redução nas compras', 'Redução das alíquotas de CBS e IBS das compras'], en: ['Reduction on purchases', 'Reduction of the rates of CBS and IBS on the purchases'] },
    aliquotaIs: {
      pt: ['Alíquota do Imposto Seletivo', 'Alíquota do Imposto Seletivo sobre as vendas, desde 2027'],
      en: ['Imposto Seletivo rate', 'Rate of the Imposto Seletivo on the sales, from 2027'],
    },
    ...referenceRates,
  },
  output: {
    setor,
    regime,
    receita: { pt: ['Receita do ano', 'A receita enviada'], en: ['Revenue of the year', 'The revenue that was sent'] },
    compras: { pt: ['Compras do ano', 'As compras enviadas'], en: ['Purchases of the year', 'The purchases that were sent'] },
    receitaSemTributos: {
      pt: ['Receita sem tributos', 'O que a empresa mantém das vendas em todos os anos, antes das compras'],
      en: ['Revenue without taxes', 'What the company keeps of the sales in every year, before purchases'],
    },
    comprasSemTributos: { pt: ['Compras sem tributos', 'As compras sem ICMS, PIS e Cofins'], en: ['Purchases without taxes', 'The purchases without ICMS, PIS and Cofins'] },
    anos: {
      pt: ['Anos da transição', 'Cada ano de 2026 a 2033'],
      en: ['Years of the transition', 'Each year from 2026 to 2033'],
      columns: ['ano', 'precoVenda', 'total', 'cargaSobrePreco', 'diferencaPreco', 'margem'],
      fields: {
        ano: { pt: ['Ano', 'Ano'], en: ['Year', 'Year'] },
        aliquotas: {
          pt: ['Alíquotas do ano', 'Alíquotas antes das reduções'],
          en: ['Rates of the year', 'Rates before the reductions'],
          fields: {
            cbs: { pt: ['CBS', 'Alíquota da CBS'], en: ['CBS', 'Rate of the CBS'] },
            ibs: { pt: ['IBS', 'Alíquota do IBS, do estado e do município'], en: ['IBS', 'Rate of the IBS, of state and city'] },
            icms: { pt: ['ICMS', 'Alíquota do ICMS que resta'], en: ['ICMS', 'ICMS rate that is left'] },
            iss: { pt: ['ISS', 'Alíquota do ISS que resta'], en: ['ISS', 'ISS rate that is left'] },
          },
        },
        precoVenda: { pt: ['Preço de venda', 'O que os clientes pagam no ano, com todos os tributos'], en: ['Sales price', 'What the clients pay in the year, with all taxes'] },
        tributos: {
          pt: ['Tributos do ano', 'Débito, crédito e saldo de cada tributo'],
          en: ['Taxes of the year', 'Debit, credit and balance of each tax'],
          fields: {
            pisCofins: balance(names.pisCofins),
            icms: balance(names.icms),
            iss: balance(names.iss),
            ipi: balance(names.ipi),
            cbs: balance(names.cbs),
            ibs: balance(names.ibs),
            is: balance(names.is),
          },
        },
        teste2026: {
          pt: ['Teste de 2026', 'CBS e IBS que a nota mostra sem cobrar; null nos outros anos'],
          en: ['Test of 2026', 'CBS and IBS that the invoice shows and does not charge; null in the other years'],
          fields: { cbs: { pt: ['CBS', 'CBS do teste'], en: ['CBS', 'CBS of the test'] }, ibs: { pt: ['IBS', 'IBS do teste'], en: ['IBS', 'IBS of the test'] } },
        },
        total: { pt: ['Total dos tributos', 'Soma dos saldos'], en: ['Total taxes', 'Sum of the balances'] },
        custoCompras: {
          pt: ['Custo das compras', 'Compras do ano menos os créditos de ICMS, PIS e Cofins'],
          en: ['Cost of purchases', 'Purchases of the year less the credits of ICMS, PIS and Cofins'],
        },
        margem: { pt: ['Margem', 'Receita sem tributos menos o custo das compras'], en: ['Margin', 'Revenue without taxes less the cost of purchases'] },
        cargaSobrePreco: { pt: ['Carga sobre o preço', 'Total dos tributos sobre o preço de venda'], en: ['Burden on the price', 'Total taxes over the sales price'] },
        diferencaPreco: { pt: ['Diferença de preço', 'Preço de venda menos o de 2026'], en: ['Price difference', 'Sales price less that of 2026'] },
      },
    },
    serie: {
      pt: ['Série para gráficos', 'Os saldos de cada tributo e os totais, um valor por ano'],
      en: ['Series for charts', 'The balances of each tax and the totals, a value a year'],
      internal: true,
      fields: {
        ano: { pt: ['Ano', 'Os anos, na ordem dos valores'], en: ['Year', 'The years, in the order of the values'] },
        pisCofins: row(names.pisCofins),
        icms: row(names.icms),
        iss: row(names.iss),
        ipi: row(names.ipi),
        cbs: row(names.cbs),
        ibs: row(names.ibs),
        is: row(names.is),
        total: { pt: ['Total dos tributos', 'Soma dos saldos em cada ano'], en: ['Total taxes', 'Sum of the balances in each year'] },
        precoVenda: { pt: ['Preço de venda', 'O que os clientes pagam em cada ano'], en: ['Sales price', 'What the clients pay in each year'] },
        margem: { pt: ['Margem', 'Margem em cada ano'], en: ['Margin', 'Margin in each year'] },
      },
    },
    avisos,
    tabela: { pt: tabela.pt, en: tabela.en, fields: tableEntries },
  },
  warnings: {
    'preco-repassado': { pt: 'A simulação supõe que os preços mudem até manter a receita sem tributos.', en: 'The simulation assumes that prices change until the revenue without taxes is kept.' },
  },
} satisfies TextsOf<typeof transicaoReforma>;
