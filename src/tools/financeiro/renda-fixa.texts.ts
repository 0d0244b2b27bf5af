import { avisos } from '../../kit/fields/legal.texts.ts';
import type { rendaFixa } from './renda-fixa.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const head = {
  produto: {
    pt: ['Produto', 'O título em que se aplica'],
    en: ['Product', 'The title that is bought'],
    choices: {
      cdb: { pt: 'CDB', en: 'CDB' },
      rdb: { pt: 'RDB', en: 'RDB' },
      lc: { pt: 'Letra de câmbio', en: 'Bill of exchange (LC)' },
      lci: { pt: 'LCI', en: 'LCI' },
      lca: { pt: 'LCA', en: 'LCA' },
      cri: { pt: 'CRI', en: 'CRI' },
      cra: { pt: 'CRA', en: 'CRA' },
      debenture: { pt: 'Debênture', en: 'Debenture' },
      'debenture-incentivada': { pt: 'Debênture incentivada', en: 'Tax-free debenture' },
      'tesouro-selic': { pt: 'Tesouro Selic', en: 'Tesouro Selic' },
      'tesouro-prefixado': { pt: 'Tesouro Prefixado', en: 'Tesouro Prefixado' },
      'tesouro-prefixado-juros': { pt: 'Prefixado com juros semestrais', en: 'Prefixado with coupons' },
      'tesouro-ipca': { pt: 'Tesouro IPCA+', en: 'Tesouro IPCA+' },
      'tesouro-ipca-juros': { pt: 'IPCA+ com juros semestrais', en: 'IPCA+ with coupons' },
      poupanca: { pt: 'Poupança', en: 'Savings account' },
    },
  },
  indexador: {
    pt: ['Indexador', 'Do que o rendimento depende; o Tesouro e a poupança já têm o seu'],
    en: ['Index', 'What the yield depends on; Tesouro and savings have their own'],
    choices: {
      prefixado: { pt: 'Prefixado', en: 'Fixed rate' },
      'percentual-cdi': { pt: 'Percentual do CDI', en: 'Percent of the CDI' },
      'cdi-mais': { pt: 'CDI mais taxa', en: 'CDI plus a rate' },
      'ipca-mais': { pt: 'IPCA mais taxa', en: 'IPCA plus a rate' },
      selic: { pt: 'SELIC mais taxa', en: 'SELIC plus a rate' },
    },
  },
  taxa: { pt: ['Taxa', 'Taxa ao ano, ou o percentual do CDI (100 é o CDI inteiro)'], en: ['Rate', 'Rate per year, or the percent of the CDI (100 is all of it)'] },
} satisfies FieldsTexts;

const position = {
  ...head,
  vencimento: { pt: ['Vencimento', 'Vencimento do título do Tesouro'], en: ['Maturity', 'Maturity of the title of the Tesouro'] },
  taxaResgate: {
    pt: ['Taxa na venda', 'Taxa ao ano a que o título é vendido antes do vencimento; sem ela, a da compra'],
    en: ['Rate at sale', 'Yearly yield at which the title is sold before maturity; without it, that of the purchase'],
  },
  custodia: { pt: ['Taxa de custódia', 'Custódia da B3 ao ano'], en: ['Custody rate', 'Custody of B3 per year'] },
} satisfies FieldsTexts;

const dates = {
  dataAplicacao: { pt: ['Data da aplicação', 'Dia em que se aplica'], en: ['Purchase date', 'Day of the purchase'] },
  dataResgate: { pt: ['Data do resgate', 'Dia em que se resgata'], en: ['Redemption date', 'Day of the redemption'] },
} satisfies FieldsTexts;

const shared = {
  valorBruto: { pt: ['Valor bruto', 'O que o título paga, com os cupons'], en: ['Gross amount', 'What the title pays, with coupons'] },
  valorLiquido: { pt: ['Valor líquido', 'O que sobra depois de impostos e custódia'], en: ['Net amount', 'What is left after taxes and custody'] },
  rendimentoLiquido: { pt: ['Rendimento líquido', 'Valor líquido menos o aplicado'], en: ['Net gain', 'Net amount less what was invested'] },
  rentabilidadeLiquida: { pt: ['Rentabilidade líquida', 'Rendimento líquido sobre o aplicado'], en: ['Net return', 'Net gain over what was invested'] },
  taxaLiquidaAnual: { pt: ['Taxa líquida anual', 'Ano de 252 dias úteis'], en: ['Net yearly rate', 'Year of 252 business days'] },
  equivalencia: {
    pt: ['CDB equivalente', 'O CDB que deixaria o mesmo líquido nas mesmas datas'],
    en: ['Equivalent CDB', 'The CDB that would leave the same net amount on the same dates'],
    fields: {
      taxaBruta: { pt: ['Taxa bruta', 'Taxa bruta ao ano'], en: ['Gross rate', 'Gross rate per year'] },
      percentualCdi: { pt: ['Percentual do CDI', 'O mesmo em parte do CDI; só com cdi'], en: ['Percent of the CDI', 'The same as a part of the CDI; only with cdi'] },
    },
  },
} satisfies FieldsTexts;

export const rendaFixaTexts = {
  englishName: 'Fixed income yield',
  summary: { pt: 'CDB, LCI, Tesouro, poupança e outros: bruto, líquido de impostos e qual rende mais', en: 'CDB, LCI, Tesouro, savings and others: gross, net of taxes, and which yields most' },
  search: {
    pt: 'quanto rende o CDB, LCI ou CDB, tesouro direto, rendimento da poupança, 110 do CDI, investir dinheiro',
    en: 'yield of a bank deposit, treasury bonds, savings account, which investment yields most',
  },
  about: {
    pt: 'Projeção para pessoa física com as taxas informadas, por dias úteis sobre 252. IOF até o 29º dia e imposto de renda pela tabela regressiva; a custódia é uma estimativa da contagem diária da B3. Títulos do Tesouro com vencimento são precificados pela metodologia do Tesouro Nacional.',
    en: 'Projection for a natural person with the rates that were sent, by business days over 252. IOF up to day 29 and income tax by the falling table; custody is an estimate of the daily count of B3. Titles of the Tesouro with a maturity are priced by the method of the Tesouro Nacional.',
  },
  input: {
    ...position,
    cdi: { pt: ['CDI', 'CDI ao ano, constante'], en: ['CDI', 'CDI per year, constant'] },
    selic: { pt: ['Meta da taxa SELIC', 'Meta ao ano, constante'], en: ['SELIC target rate', 'Target per year, constant'] },
    ipca: { pt: ['IPCA', 'Inflação ao ano, constante: acrescenta ganhoReal'], en: ['IPCA', 'Inflation per year, constant: adds ganhoReal'] },
    tr: { pt: ['TR', 'TR ao mês, só da poupança'], en: ['TR', 'TR per month, of savings alone'] },
    valor: { pt: ['Valor aplicado', 'Quanto se aplica'], en: ['Amount invested', 'How much is invested'], also: 'principal capital' },
    ...dates,
    prazo: { pt: ['Prazo', 'Prazo, na unidade escolhida, no lugar da data do resgate'], en: ['Term', 'Term, in the chosen unit, in place of the redemption date'] },
    unidadePrazo: {
      pt: ['Unidade do prazo', 'O que o prazo conta'],
      en: ['Term unit', 'What the term counts'],
      choices: { dias: { pt: 'Dias', en: 'Days' }, meses: { pt: 'Meses', en: 'Months' }, anos: { pt: 'Anos', en: 'Years' } },
    },
    comparar: {
      pt: ['Comparar com', 'Outros títulos, com o mesmo valor e as mesmas datas'],
      en: ['Compare with', 'Other titles, with the same amount and dates'],
      columns: ['nome', 'produto', 'taxa', 'vencimento'],
      fields: { nome: { pt: ['Nome', 'Nome na comparação; sem ele, o do produto'], en: ['Name', 'Name in the comparison; without it, the product'] }, ...position },
    },
  },
  output: {
    ...head,
    ...dates,
    diasCorridos: { pt: ['Dias corridos', 'Dias da aplicação ao resgate'], en: ['Calendar days', 'Days from purchase to redemption'] },
    diasUteis: { pt: ['Dias úteis', 'Dias úteis da aplicação ao resgate'], en: ['Business days', 'Business days from purchase to redemption'] },
    valorAplicado: { pt: ['Valor aplicado', 'Quanto se aplicou'], en: ['Amount invested', 'How much was invested'] },
    vencimento: position.vencimento,
    precoCompra: { pt: ['Preço de compra', 'Preço de mil reais nominais na compra'], en: ['Purchase price', 'Price of 1000 BRL nominal at purchase'] },
    precoResgate: { pt: ['Preço de resgate', 'Preço de mil reais nominais no resgate'], en: ['Redemption price', 'Price of 1000 BRL nominal at redemption'] },
    poupanca: {
      pt: ['Poupança', 'Como a poupança rende; só com ela'],
      en: ['Savings', 'How savings yield; only with them'],
      fields: {
        regra: {
          pt: ['Regra', 'A nova vale para depósitos desde 4 de maio de 2012'],
          en: ['Rule', 'The new one holds for deposits since 4 May 2012'],
          choices: { nova: { pt: 'Regra nova', en: 'New rule' }, antiga: { pt: 'Regra antiga', en: 'Old rule' } },
        },
        adicionalMensal: { pt: ['Adicional mensal', 'Rendimento além da TR'], en: ['Monthly addition', 'Yield beyond the TR'] },
        rendimentoMensal: { pt: ['Rendimento mensal', 'TR e adicional'], en: ['Monthly yield', 'TR and addition'] },
        mesesCompletos: { pt: ['Meses completos', 'Aniversários até o resgate'], en: ['Whole months', 'Anniversaries until the redemption'] },
        primeiroAniversario: { pt: ['Primeiro aniversário', 'Dia do primeiro rendimento (AAAA-MM-DD)'], en: ['First anniversary', 'Day of the first yield (YYYY-MM-DD)'] },
      },
    },
    ...shared,
    rendimentoBruto: { pt: ['Rendimento bruto', 'Valor bruto menos o aplicado'], en: ['Gross gain', 'Gross amount less what was invested'] },
    iof: {
      pt: ['IOF', 'IOF sobre o rendimento, até o 29º dia'],
      en: ['IOF tax', 'IOF on the gain, up to day 29'],
      fields: { aliquota: { pt: ['Alíquota', 'Alíquota pelos dias'], en: ['Tax rate', 'Rate by the days'] }, valor: { pt: ['Valor', 'Imposto devido'], en: ['Amount', 'Tax due'] } },
    },
    ir: {
      pt: ['Imposto de renda', 'Imposto de renda na fonte'],
      en: ['Income tax', 'Income tax of the redemption and the coupons'],
      fields: {
        aliquota: { pt: ['Alíquota', 'Alíquota do resgate, pelos dias'], en: ['Tax rate', 'Rate of the redemption, by the days'] },
        base: { pt: ['Base de cálculo', 'Rendimento tributado, depois do IOF'], en: ['Tax base', 'Taxed gain, after the IOF'] },
        valor: { pt: ['Valor', 'Imposto devido, com o dos cupons'], en: ['Amount', 'Tax due, with that of coupons'] },
      },
    },
    custodia: { pt: ['Custódia', 'Custódia da B3, estimada'], en: ['Custody', 'Custody of B3, estimated'] },
    rentabilidadeBruta: { pt: ['Rentabilidade bruta', 'Rendimento bruto sobre o aplicado'], en: ['Gross return', 'Gross gain over what was invested'] },
    taxaBrutaAnual: { pt: ['Taxa bruta anual', 'Ano de 252 dias úteis'], en: ['Gross yearly rate', 'Year of 252 business days'] },
    taxaLiquidaMensal: { pt: ['Taxa líquida mensal', 'A taxa líquida anual em um mês'], en: ['Net monthly rate', 'The net yearly rate in a month'] },
    ganhoReal: { pt: ['Ganho real', 'Rentabilidade líquida acima da inflação; só com ipca'], en: ['Real gain', 'Net return above inflation; only with ipca'] },
    cupons: {
      pt: ['Cupons', 'Juros semestrais pagos até o resgate'],
      en: ['Coupons', 'Half-yearly interest paid until the redemption'],
      fields: {
        data: { pt: ['Data', 'Dia do cupom (AAAA-MM-DD)'], en: ['Date', 'Day of the coupon (YYYY-MM-DD)'] },
        valor: { pt: ['Valor', 'Valor do cupom'], en: ['Amount', 'Amount of the coupon'] },
        ir: { pt: ['Imposto de renda', 'Imposto de renda do cupom'], en: ['Income tax', 'Income tax of the coupon'] },
        custodia: { pt: ['Custódia', 'Custódia cobrada com o cupom'], en: ['Custody', 'Custody charged with the coupon'] },
        liquido: { pt: ['Líquido', 'O que sobra do cupom'], en: ['Net', 'What is left of the coupon'] },
      },
    },
    avisos,
    comparacao: {
      pt: ['Comparação', 'Os títulos, do maior líquido para o menor; só com comparar'],
      en: ['Comparison', 'The titles, from the greatest net amount down; only with comparar'],
      columns: ['nome', 'produto', 'valorLiquido', 'rendimentoLiquido', 'taxaLiquidaAnual', 'diferenca'],
      fields: {
        posicao: { pt: ['Posição', 'Lugar na ordem'], en: ['Place', 'Place in the order'] },
        nome: { pt: ['Nome', 'Nome do título'], en: ['Name', 'Name of the title'], choices: head.produto.choices },
        ...head,
        ...shared,
        diferenca: { pt: ['Diferença', 'Valor líquido menos o deste título'], en: ['Difference', 'Net amount less that of this title'] },
      },
    },
    melhor: { pt: ['Melhor título', 'O de maior valor líquido; só com comparar'], en: ['Best title', 'The one with the greatest net amount; only with comparar'], choices: head.produto.choices },
  },
  warnings: {
    'abaixo-do-prazo-minimo': {
      pt: 'LCI e LCA sem IPCA não podem ser resgatadas antes de seis meses (Resolução CMN 5.215/2025).',
      en: 'LCI and LCA without IPCA cannot be redeemed before six months (Resolução CMN 5.215/2025).',
    },
    'acima-do-fgc': { pt: 'O valor passa do que o FGC garante por pessoa e instituição.', en: 'The amount is above what the FGC covers for a person at an institution.' },
    'aplicacao-em-dia-nao-util': { pt: 'A aplicação é em um dia sem expediente bancário: nada foi movido.', en: 'The purchase is on a day on which banks are closed: nothing was moved.' },
    'poupanca-sem-aniversario': { pt: 'O resgate é antes do primeiro aniversário: a poupança não rende.', en: 'The redemption is before the first anniversary: savings yield nothing.' },
    'rendimento-negativo': { pt: 'O título é vendido por menos do que custou.', en: 'The title is sold for less than it cost.' },
    'resgate-em-dia-nao-util': { pt: 'O resgate é em um dia sem expediente bancário: nada foi movido.', en: 'The redemption is on a day on which banks are closed: nothing was moved.' },
    'taxa-em-percentual-do-cdi': {
      pt: 'A taxa é um percentual do CDI: 110 é 110 % dele, e 1.1 é pouco mais de 1 %.',
      en: 'The rate is a percent of the CDI: 110 is 110% of it, and 1.1 is little more than 1%.',
    },
    'taxa-lida-ao-ano': { pt: 'A taxa prefixada foi lida ao ano.', en: 'The fixed rate was read per year.' },
  },
} satisfies TextsOf<typeof rendaFixa>;
