import { avisos } from '../../kit/fields/legal.texts.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';
import { ibs, imposedTotal, referenceRates, taxes } from './_cbs-ibs.texts.ts';
import type { cbsIbs } from './cbs-ibs.ts';

const cbsAndIbs = { cbs: taxes.cbs, ibs, total: imposedTotal };

export const cbsIbsTexts = {
  englishName: 'CBS and IBS calculator',
  summary: { pt: 'CBS, IBS e Imposto Seletivo de uma operação, com créditos e split payment', en: 'CBS, IBS and Imposto Seletivo of an operation, with credits and split payment' },
  search: { pt: 'reforma tributária, IVA dual, imposto novo, nota fiscal 2026, split payment', en: 'tax reform, VAT, value-added tax, dual VAT' },
  about: {
    pt: 'EC 132/2023 e LC 214/2025, na redação da LC 227/2026, de 2026 a 2033. Ficam de fora o fornecedor do Simples, combustíveis, bancos, seguros, imóveis, cashback e créditos presumidos.',
    en: 'EC 132/2023 and LC 214/2025, as amended by LC 227/2026, from 2026 to 2033. Suppliers in the Simples, fuels, banks, insurance, real estate, cashback and presumed credits are left out.',
  },
  why: [
    { text: { pt: 'São {totais.cbs} de CBS e {totais.ibs} de IBS, {totais.cargaEfetiva} da operação.', en: '{totais.cbs} of CBS and {totais.ibs} of IBS, {totais.cargaEfetiva} of the operation.' } },
  ],
  facts: [
    { path: 'totais.totalNota', label: { pt: 'Total da nota', en: 'Invoice total' } },
    { path: 'totais.baseCalculo', label: { pt: 'Base de cálculo', en: 'Tax base' } },
    { path: 'apuracao.creditos.total', label: { pt: 'Créditos', en: 'Credits' } },
    { path: 'apuracao.aRecolher.total', label: { pt: 'A recolher', en: 'To pay' } },
    { path: 'splitPayment.liquido', label: { pt: 'O fornecedor recebe', en: 'The supplier gets' } },
  ],
  input: {
    itens: {
      pt: ['Itens da operação', 'Bens e serviços da nota, cada um com o seu valor'],
      en: ['Items of the operation', 'Goods and services of the invoice, each with its value'],
      columns: ['valor', 'cClassTrib'],
      from: [{ list: 'itens', show: ['cbs', 'ibs', 'total'], totals: ['totais.cbs', 'totais.ibs', 'totais.totalNota'] }],
      fields: {
        valor: { pt: ['Valor do item', 'Preço do item, sem CBS, IBS e Imposto Seletivo'], en: ['Value of the item', 'Price of the item, without CBS, IBS and Imposto Seletivo'] },
        frete: { pt: ['Frete cobrado', 'Frete cobrado do comprador'], en: ['Freight charged', 'Freight charged to the buyer'] },
        acrescimos: { pt: ['Acréscimos cobrados', 'Juros, taxas e seguro cobrados do comprador'], en: ['Additions charged', 'Interest, fees and insurance charged to the buyer'] },
        desconto: { pt: ['Desconto incondicional', 'Desconto que não depende de nada depois da venda'], en: ['Unconditional discount', 'Discount that depends on nothing after the sale'] },
        icms: {
          pt: ['ICMS no preço', 'ICMS dentro do valor, que sai da base; em 2033 ele já não existe'],
          en: ['ICMS in the price', 'ICMS inside the value, which leaves the base; it no longer exists in 2033'],
        },
        iss: {
          pt: ['ISS no preço', 'ISS dentro do valor, que sai da base; em 2033 ele já não existe'],
          en: ['ISS in the price', 'ISS inside the value, which leaves the base; it no longer exists in 2033'],
        },
        pis: { pt: ['PIS no preço', 'PIS dentro do valor, que sai da base; acaba com 2026'], en: ['PIS in the price', 'PIS inside the value, which leaves the base; it ends with 2026'] },
        cofins: {
          pt: ['Cofins no preço', 'Cofins dentro do valor, que sai da base; acaba com 2026'],
          en: ['Cofins in the price', 'Cofins inside the value, which leaves the base; it ends with 2026'],
        },
        ipi: { pt: ['IPI no preço', 'IPI dentro do valor, que sai da base'], en: ['IPI in the price', 'IPI inside the value, which leaves the base'] },
        outrasExclusoes: {
          pt: ['Outras exclusões', 'O que mais sai da base, como a COSIP e reembolsos'],
          en: ['Other exclusions', 'Whatever else leaves the base, such as the COSIP and reimbursements'],
        },
        cClassTrib: {
          pt: ['Código de classificação', 'Código cClassTrib da nota, que diz a situação e a redução'],
          en: ['Classification code', 'Code cClassTrib of the invoice, which says the situation and the reduction'],
        },
        situacao: {
          pt: ['Situação do item', 'Tratamento do item sem código de classificação'],
          en: ['Situation of the item', 'Treatment of an item without a classification code'],
          choices: {
            tributada: { pt: 'Tributada', en: 'Taxed' },
            'aliquota-zero': { pt: 'Alíquota zero', en: 'Zero rate' },
            isenta: { pt: 'Isenta', en: 'Exempt' },
            imune: { pt: 'Imune', en: 'Immune' },
            exportacao: { pt: 'Exportação', en: 'Export' },
            suspensa: { pt: 'Suspensa', en: 'Suspended' },
            diferida: { pt: 'Diferida', en: 'Deferred' },
          },
        },
        reducao: { pt: ['Redução das alíquotas', 'Redução das duas alíquotas, sem código de classificação'], en: ['Reduction of the rates', 'Reduction of both rates, without a classification code'] },
        aliquotaIs: { pt: ['Imposto Seletivo', 'Alíquota do Imposto Seletivo sobre o valor, desde 2027'], en: ['Imposto Seletivo rate', 'Rate of the Imposto Seletivo on the value, from 2027'] },
        isPorUnidade: {
          pt: ['Imposto Seletivo por unidade', 'Valor do Imposto Seletivo de cada unidade, que se soma ao da alíquota'],
          en: ['Imposto Seletivo per unit', 'Amount of the Imposto Seletivo of each unit, added to that of the rate'],
        },
        quantidade: { pt: ['Quantidade', 'Unidades do item, para o imposto por unidade'], en: ['Quantity', 'Units of the item, for the tax per unit'] },
      },
    },
    ...referenceRates,
    aliquotaCbs: {
      pt: ['Alíquota da CBS', 'Alíquota da CBS no ano, já publicada, que vale no lugar da calculada'],
      en: ['CBS rate', 'Rate of the CBS in the year, as published, in place of the one worked out'],
    },
    aliquotaIbsEstadual: {
      pt: ['Alíquota do IBS estadual', 'Alíquota do IBS do estado no ano, no lugar da calculada'],
      en: ['State IBS rate', 'Rate of the state’s IBS in the year, in place of the one worked out'],
    },
    aliquotaIbsMunicipal: {
      pt: ['Alíquota do IBS municipal', 'Alíquota do IBS do município no ano, no lugar da calculada'],
      en: ['City IBS rate', 'Rate of the city’s IBS in the year, in place of the one worked out'],
    },
    compraGovernamental: {
      pt: ['Compra governamental', 'Comprador de direito público, lido desde 2027: o tributo fica com ele'],
      en: ['Public purchase', 'Buyer of public law, read from 2027: the tax goes to it'],
      fields: {
        ente: {
          pt: ['Ente comprador', 'Quem compra'],
          en: ['Public buyer', 'Party that buys'],
          choices: {
            uniao: { pt: 'União', en: 'Union' },
            estado: { pt: 'Estado', en: 'State' },
            'distrito-federal': { pt: 'Distrito Federal', en: 'Federal District' },
            municipio: { pt: 'Município', en: 'City' },
          },
        },
        redutor: { pt: ['Redutor', 'Redução uniforme das alíquotas nas compras públicas (art. 472)'], en: ['Reducer', 'Uniform reduction of the rates in public purchases (art. 472)'] },
        presencialSemLicitacao: {
          pt: ['Presencial, sem licitação', 'Compra no local e sem licitação, que segue a regra comum'],
          en: ['No bid, on site', 'Purchase on the spot and without a bid, which follows the common rule'],
        },
      },
    },
    creditos: {
      pt: ['Créditos das compras', 'Compras que dão crédito: os tributos da nota, ou o preço sem eles'],
      en: ['Credits of purchases', 'Purchases that give credit: the taxes of the invoice, or the price without them'],
      fields: {
        cbs: { pt: ['CBS da compra', 'CBS que a nota da compra mostra'], en: ['CBS of the purchase', 'CBS that the invoice of the purchase shows'] },
        ibs: { pt: ['IBS da compra', 'IBS que a nota da compra mostra'], en: ['IBS of the purchase', 'IBS that the invoice of the purchase shows'] },
        valor: { pt: ['Preço da compra', 'Preço da compra sem CBS e IBS, no lugar dos tributos'], en: ['Price of the purchase', 'Price of the purchase without CBS and IBS, in place of the taxes'] },
        reducao: { pt: ['Redução na compra', 'Redução das alíquotas na compra'], en: ['Reduction of the purchase', 'Reduction of the rates in the purchase'] },
      },
    },
    parcelas: {
      pt: ['Parcelas do pagamento', 'Parcelas em que o preço é pago, para o split payment; lidas desde 2027'],
      en: ['Instalments', 'Instalments in which the price is paid, for the split payment; read from 2027'],
    },
    dispensaRecolhimento: {
      pt: ['Recolhimento dispensado', 'Em 2026, as obrigações acessórias foram cumpridas e nada é recolhido (art. 348)'],
      en: ['Payment waived', 'In 2026 the reporting duties were met and nothing is paid (art. 348)'],
    },
  },
  output: {
    ano: { pt: ['Ano da operação', 'Ano cujas alíquotas foram usadas'], en: ['Year of the operation', 'Year whose rates were used'] },
    aliquotas: {
      pt: ['Alíquotas padrão', 'Alíquotas da operação antes de qualquer redução'],
      en: ['Standard rates', 'Rates of the operation before any reduction'],
      fields: {
        ...taxes,
        ibs,
        estimadas: {
          pt: ['Alíquotas estimadas', 'Alíquotas de referência que são estimativa, pelo nome da entrada'],
          en: ['Estimated rates', 'Reference rates that are an estimate, by the name of the input'],
        },
      },
    },
    itens: {
      pt: ['Tributos por item', 'Cada item com a sua base e os seus tributos, na ordem enviada'],
      en: ['Taxes by item', 'Each item with its base and its taxes, in the order sent'],
      columns: ['valorOperacao', 'baseCalculo', 'reducaoCbs', 'is', 'cbs', 'ibs', 'total'],
      fields: {
        valorOperacao: { pt: ['Valor da operação', 'Valor com frete e acréscimos, sem o desconto'], en: ['Value of the operation', 'Value with freight and additions, without the discount'] },
        exclusoes: { pt: ['Exclusões da base', 'Soma dos tributos e valores que saem da base'], en: ['Exclusions', 'Sum of the taxes and amounts that leave the base'] },
        baseIs: { pt: ['Base do Imposto Seletivo', 'Valor da operação sem as exclusões'], en: ['Imposto Seletivo base', 'Value of the operation without the exclusions'] },
        is: { pt: ['Imposto Seletivo', 'Imposto Seletivo do item'], en: ['Imposto Seletivo', 'Imposto Seletivo of the item'] },
        baseCalculo: { pt: ['Base de cálculo', 'Base da CBS e do IBS, com o Imposto Seletivo'], en: ['Tax base', 'Base of CBS and IBS, with the Imposto Seletivo'] },
        cst: { pt: ['CST', 'Código de Situação Tributária da CBS e do IBS'], en: ['CST', 'Code of the tax situation for CBS and IBS'] },
        cClassTrib: { pt: ['Código de classificação', 'O código enviado; null sem ele'], en: ['Classification code', 'The code that was sent; null without one'] },
        fundamento: { pt: ['Base legal', 'Artigo em que o código se baseia; null sem código'], en: ['Legal basis', 'Article on which the code stands; null without a code'] },
        reducaoCbs: { pt: ['Redução da CBS', 'Redução da alíquota da CBS'], en: ['CBS reduction', 'Reduction of the rate of the CBS'] },
        reducaoIbs: { pt: ['Redução do IBS', 'Redução das alíquotas do IBS'], en: ['IBS reduction', 'Reduction of the rates of the IBS'] },
        aliquotaEfetiva: { pt: ['Alíquotas efetivas', 'Alíquotas do item, depois das reduções'], en: ['Effective rates', 'Rates of the item, after the reductions'], fields: taxes },
        ...taxes,
        ibs,
        naoRecolhido: {
          pt: ['Tributo não recolhido', 'O que a suspensão ou o diferimento deixa para depois; null sem eles'],
          en: ['Tax not paid', 'What a suspension or a deferral leaves for later; null without them'],
          fields: {
            motivo: {
              pt: ['Motivo', 'Por que o tributo não é recolhido agora'],
              en: ['Reason', 'Why the tax is not paid now'],
              choices: { diferimento: { pt: 'Diferimento', en: 'Deferral' }, suspensao: { pt: 'Suspensão', en: 'Suspension' } },
            },
            ...taxes,
            total: imposedTotal,
          },
        },
        tributosSemDestinacao: {
          pt: ['Tributos sem destinação', 'O que as alíquotas dariam antes de o tributo ir para o comprador público'],
          en: ['Taxes before their destination', 'What the rates would give before the tax goes to the public buyer'],
          fields: { ...taxes, total: imposedTotal },
        },
        total: { pt: ['Total do item', 'Valor da operação e, desde 2027, os tributos por fora'], en: ['Total of the item', 'Value of the operation and, from 2027, the taxes on top'] },
      },
    },
    totais: {
      pt: ['Totais da nota', 'Somas dos itens'],
      en: ['Totals of the invoice', 'Sums of the items'],
      fields: {
        valorOperacao: { pt: ['Valor da operação', 'Soma dos valores das operações'], en: ['Value of the operation', 'Sum of the values of the operations'] },
        exclusoes: { pt: ['Exclusões da base', 'Soma do que sai da base'], en: ['Exclusions', 'Sum of what leaves the base'] },
        is: { pt: ['Imposto Seletivo', 'Soma do Imposto Seletivo'], en: ['Imposto Seletivo', 'Sum of the Imposto Seletivo'] },
        baseCalculo: { pt: ['Base de cálculo', 'Soma das bases de CBS e IBS'], en: ['Tax base', 'Sum of the bases of CBS and IBS'] },
        ...taxes,
        ibs,
        tributos: { pt: ['Total dos tributos', 'Soma de Imposto Seletivo, CBS e IBS'], en: ['Total taxes', 'Sum of Imposto Seletivo, CBS and IBS'] },
        totalNota: { pt: ['Total da nota', 'Soma dos totais dos itens'], en: ['Total of the invoice', 'Sum of the totals of the items'] },
        cargaEfetiva: { pt: ['Carga efetiva', 'Tributos sobre o valor das operações'], en: ['Effective burden', 'Taxes over the value of the operations'] },
      },
    },
    apuracao: {
      pt: ['Apuração', 'Débitos da nota menos os créditos das compras'],
      en: ['Settlement', 'Debits of the invoice less the credits of the purchases'],
      fields: {
        debitos: { pt: ['Débitos', 'CBS e IBS da nota'], en: ['Debits', 'CBS and IBS of the invoice'], fields: cbsAndIbs },
        creditos: { pt: ['Créditos', 'CBS e IBS das compras'], en: ['Credits', 'CBS and IBS of the purchases'], fields: cbsAndIbs },
        anulados: {
          pt: ['Créditos anulados', 'Parte dos créditos que as vendas isentas e imunes anulam (art. 51)'],
          en: ['Annulled credits', 'Part of the credits that exempt and immune sales annul (art. 51)'],
          fields: cbsAndIbs,
        },
        aRecolher: { pt: ['A recolher', 'Débitos que os créditos não cobrem'], en: ['To pay', 'Debits that the credits do not cover'], fields: cbsAndIbs },
        saldoCredor: { pt: ['Saldo credor', 'Créditos que sobram'], en: ['Credit left over', 'Credits that are left over'], fields: cbsAndIbs },
        dispensado: { pt: ['Recolhimento dispensado', 'True quando o teste de 2026 não é recolhido'], en: ['Payment waived', 'True when the test of 2026 is not paid'] },
      },
    },
    splitPayment: {
      pt: ['Split payment', 'Divisão do pagamento entre o fornecedor e os fiscos; null em 2026'],
      en: ['Split payment', 'Division of the payment between the supplier and the tax offices; null in 2026'],
      fields: {
        ...cbsAndIbs,
        liquido: { pt: ['Líquido do fornecedor', 'Total da nota sem CBS e IBS'], en: ['Net to the supplier', 'Total of the invoice without CBS and IBS'] },
        parcelas: {
          pt: ['Parcelas', 'Cada parcela com a sua parte dos tributos; a última leva os centavos'],
          en: ['Instalments', 'Each instalment with its part of the taxes; the last one takes the cents'],
          fields: {
            numero: { pt: ['Número', 'Número da parcela'], en: ['Number', 'Number of the instalment'] },
            valor: { pt: ['Valor da parcela', 'O que o comprador paga'], en: ['Amount', 'What the buyer pays'] },
            cbs: { pt: ['CBS', 'CBS separada da parcela'], en: ['CBS', 'CBS taken from the instalment'] },
            ibs: { pt: ['IBS', 'IBS separado da parcela'], en: ['IBS', 'IBS taken from the instalment'] },
            liquido: { pt: ['Líquido da parcela', 'O que o fornecedor recebe'], en: ['Net of the instalment', 'What the supplier receives'] },
          },
        },
      },
    },
    avisos,
  },
  warnings: {
    'credito-anulado': { pt: 'Vendas isentas ou imunes anularam uma parte dos créditos.', en: 'Exempt or immune sales annulled a part of the credits.' },
    'is-sem-lei': { pt: 'Ainda não há lei com as alíquotas do Imposto Seletivo: foi usada a informada.', en: 'No law has set the rates of the Imposto Seletivo yet: the one sent was used.' },
    'redutor-nao-publicado': { pt: 'O redutor das compras públicas ainda não foi publicado: foi usado 0.', en: 'The reducer of public purchases is not published yet: 0 was used.' },
    'split-gradual': { pt: 'O split payment começa aos poucos desde 2027; aqui está a regra completa.', en: 'Split payment starts step by step from 2027; this is the full rule.' },
    'teste-2026': { pt: 'Em 2026 CBS e IBS são um teste: aparecem na nota e não aumentam o preço.', en: 'In 2026 CBS and IBS are a test: the invoice shows them, and the price does not rise.' },
  },
} satisfies TextsOf<typeof cbsIbs>;
