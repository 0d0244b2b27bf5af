import { janelaRbt12, simplesInput } from './_simples-revenue.texts.ts';
import { avisos } from '../../kit/fields/legal.texts.ts';
import type { simplesNacional } from './simples-nacional.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const tributos = {
  irpj: { pt: ['IRPJ', 'Imposto sobre a renda da pessoa jurídica'], en: ['IRPJ', 'Corporate income tax'] },
  csll: { pt: ['CSLL', 'Contribuição social sobre o lucro líquido'], en: ['CSLL', 'Social contribution on net profit'] },
  cofins: { pt: ['Cofins', 'Contribuição para o financiamento da seguridade social'], en: ['Cofins', 'Contribution to social security funding'] },
  pis: { pt: ['PIS', 'Contribuição para o PIS/Pasep'], en: ['PIS', 'Contribution to PIS/Pasep'] },
  cbs: { pt: ['CBS', 'Contribuição sobre bens e serviços'], en: ['CBS', 'Contribution on goods and services'] },
  cpp: { pt: ['CPP', 'Contribuição patronal previdenciária'], en: ['CPP', 'Employer’s social security contribution'] },
  ipi: { pt: ['IPI', 'Imposto sobre produtos industrializados'], en: ['IPI', 'Tax on manufactured products'] },
  icms: { pt: ['ICMS', 'Imposto estadual sobre circulação de mercadorias e serviços'], en: ['ICMS', 'State tax on goods and services'] },
  iss: { pt: ['ISS', 'Imposto municipal sobre serviços'], en: ['ISS', 'Municipal tax on services'] },
  ibs: { pt: ['IBS', 'Imposto sobre bens e serviços'], en: ['IBS', 'Tax on goods and services'] },
} satisfies FieldsTexts;

export const simplesNacionalTexts = {
  englishName: 'Simples Nacional calculator',
  summary: { pt: 'DAS do mês por anexo, com a partilha entre os tributos', en: 'DAS of a month by annex, split among its taxes' },
  search: { pt: 'DAS, anexo, imposto da empresa, pequena empresa, alíquota efetiva, microempresa', en: 'small business tax, simplified tax, DAS' },
  about: {
    pt: 'LC 123/2006, Anexos I a V, desde 2027 na redação da LC 214/2025 e da LC 227/2026. Cada tributo de cada receita é arredondado ao centavo, e o DAS é a soma deles, como no PGDAS-D. Com RBT12 acima do sublimite, ICMS e ISS vão pela 5ª faixa, e o que passa do teto do ISS, aos outros tributos; a receita do ano diz se eles saem do DAS. O que é pago fora do DAS só aparece em avisos.',
    en: 'LC 123/2006, Annexes I to V, from 2027 as amended by LC 214/2025 and LC 227/2026. Each tax of each revenue is rounded to the cent, and the DAS is their sum, as in the PGDAS-D. With a 12-month revenue above the sublimit, ICMS and ISS go by the fifth band, and what is above the cap of the ISS goes to the other taxes; the revenue of the year says whether they leave the DAS. What is paid outside the DAS only shows in avisos.',
  },
  why: [
    {
      when: { 'receitas.length': 1 },
      text: {
        pt: 'São {aliquotaEfetiva} da receita do mês. A alíquota da faixa é {receitas.0.aliquotaNominal}, antes da parcela a deduzir.',
        en: '{aliquotaEfetiva} of the month’s revenue. The rate of the bracket is {receitas.0.aliquotaNominal}, before the deduction.',
      },
    },
    { text: { pt: 'São {aliquotaEfetiva} da receita do mês, em {receitas.length} receitas.', en: '{aliquotaEfetiva} of the month’s revenue, in {receitas.length} kinds of revenue.' } },
  ],
  facts: ['aliquotaEfetiva', 'tributos.cpp', 'tributos.iss', 'tributos.icms', { path: 'sublimite.valor', label: { pt: 'Sublimite', en: 'Sublimit' } }],
  input: simplesInput,
  output: {
    rbt12: { pt: ['Receita de 12 meses', 'Receita bruta de 12 meses que decide a faixa'], en: ['12-month revenue', 'Gross revenue of 12 months that decides the band'] },
    rbt12Exportacao: {
      pt: ['Exportação de 12 meses', 'Receita de exportação de 12 meses que decide a faixa das exportações. Só quando enviada'],
      en: ['12-month exports', 'Export revenue of 12 months that decides the band of the exports. Only when sent'],
    },
    proporcionalizado: {
      pt: ['Receita proporcionalizada', 'A receita foi levada a 12 meses, por haver menos meses de atividade'],
      en: ['Revenue scaled', 'The revenue was scaled to 12 months, because there are fewer months of activity'],
    },
    janelaRbt12,
    fatorR: { pt: ['Fator R', 'Folha sobre a receita, truncada em duas casas. Só com anexo fator-r'], en: ['Factor R', 'Payroll over revenue, truncated to two decimals. Only with anexo fator-r'] },
    receitas: {
      pt: ['Receitas por anexo', 'Cada receita com o seu DAS, na ordem enviada'],
      en: ['Revenue by annex', 'Each revenue with its DAS, in the order sent'],
      columns: ['anexo', 'receita', 'faixa', 'aliquotaNominal', 'aliquotaEfetiva', 'valor'],
      fields: {
        anexo: {
          pt: ['Anexo', 'Anexo aplicado'],
          en: ['Annex', 'Annex applied'],
          choices: {
            I: { pt: 'Anexo I', en: 'Annex I' },
            II: { pt: 'Anexo II', en: 'Annex II' },
            III: { pt: 'Anexo III', en: 'Annex III' },
            IV: { pt: 'Anexo IV', en: 'Annex IV' },
            V: { pt: 'Anexo V', en: 'Annex V' },
          },
        },
        receita: { pt: ['Receita bruta', 'Receita bruta do mês'], en: ['Gross revenue', 'Gross revenue of the month'] },
        faixa: { pt: ['Faixa', 'Faixa do anexo'], en: ['Band', 'Band of the annex'] },
        aliquotaNominal: { pt: ['Alíquota nominal', 'Alíquota nominal da faixa'], en: ['Nominal rate', 'Nominal rate of the band'] },
        parcelaDeduzir: { pt: ['Parcela a deduzir', 'Parcela a deduzir da faixa'], en: ['Amount to deduct', 'Amount to deduct of the band'] },
        aliquotaEfetiva: { pt: ['Alíquota efetiva', 'Alíquota efetiva, antes de sair algum tributo'], en: ['Effective rate', 'Effective rate, before any tax is taken out of it'] },
        valor: { pt: ['DAS da receita', 'DAS que vem desta receita'], en: ['DAS of the revenue', 'DAS that comes from this revenue'] },
        tributos: { pt: ['Tributos', 'A parte de cada tributo; os que não são devidos ficam de fora'], en: ['Taxes', 'The share of each tax; those not due are left out'], fields: tributos },
        parcelas: {
          pt: ['Partes da receita', 'A receita dividida pelo sublimite e pelo limite do ano. Só com receitaAcumuladaAno'],
          en: ['Parts of the revenue', 'The revenue split by the sublimit and the limit of the year. Only with receitaAcumuladaAno'],
          fields: {
            parte: {
              pt: ['Parte', 'Onde a parte cai no ano'],
              en: ['Part', 'Where the part falls in the year'],
              choices: {
                'ate-o-sublimite': { pt: 'Até o sublimite', en: 'Up to the sublimit' },
                'acima-do-sublimite': { pt: 'Acima do sublimite', en: 'Above the sublimit' },
                'acima-do-limite': { pt: 'Acima do limite', en: 'Above the limit' },
              },
            },
            receita: { pt: ['Receita da parte', 'Receita que cai na parte'], en: ['Revenue of the part', 'Revenue that falls in the part'] },
            aliquota: { pt: ['Alíquota da parte', 'Soma das alíquotas dos tributos na parte'], en: ['Rate of the part', 'Sum of the rates of the taxes in the part'] },
          },
        },
      },
    },
    receitaMes: { pt: ['Receita do mês', 'Receita bruta do mês'], en: ['Monthly revenue', 'Gross revenue of the month'] },
    das: { pt: ['DAS do mês', 'DAS do mês, com todos os seus tributos'], en: ['DAS of the month', 'DAS of the month, with all of its taxes'] },
    aliquotaEfetiva: { pt: ['Alíquota efetiva', 'DAS sobre a receita do mês'], en: ['Effective rate', 'DAS over the revenue of the month'] },
    tributos: { pt: ['Tributos', 'A parte de cada tributo no DAS do mês'], en: ['Taxes', 'The share of each tax in the DAS of the month'], fields: tributos },
    sublimite: {
      pt: ['Sublimite', 'Receita do ano acima da qual ICMS, ISS e, desde 2027, IBS são pagos fora do DAS'],
      en: ['Sublimit', 'Revenue of the year above which ICMS, ISS and, from 2027, IBS are paid outside the DAS'],
      fields: {
        valor: { pt: ['Valor do sublimite', 'O sublimite'], en: ['Sublimit amount', 'The sublimit'] },
        acumulado: {
          pt: ['Receita acumulada', 'Receita do ano antes do mês. Só com receitaAcumuladaAno ou sublimiteExcedidoAnoAnterior'],
          en: ['Revenue so far', 'Revenue of the year before the month. Only with receitaAcumuladaAno or sublimiteExcedidoAnoAnterior'],
        },
        situacao: {
          pt: ['Situação no ano', 'Onde o mês está diante do sublimite. Só com receitaAcumuladaAno ou sublimiteExcedidoAnoAnterior'],
          en: ['Standing in the year', 'Where the month stands before the sublimit. Only with receitaAcumuladaAno or sublimiteExcedidoAnoAnterior'],
          choices: {
            dentro: { pt: 'Dentro do sublimite', en: 'Within the sublimit' },
            'excedido-no-mes': { pt: 'Excedido neste mês', en: 'Exceeded in this month' },
            excedido: { pt: 'Já excedido', en: 'Exceeded before' },
            'fora-do-das': { pt: 'ICMS e ISS fora do DAS', en: 'ICMS and ISS outside the DAS' },
          },
        },
        ultrapassado: {
          pt: ['Sublimite ultrapassado', 'A receita do ano passou do sublimite; null quando a de 12 meses passa e a do ano não foi enviada'],
          en: ['Sublimit exceeded', 'The revenue of the year exceeded the sublimit; null where that of 12 months does and that of the year was not sent'],
        },
      },
    },
    avisos,
  },
  warnings: {
    'anexo-ii-ipi-mantido': {
      pt: 'Desde 2027 o anexo II vale só para produtos com IPI mantido (Zona Franca); a outra indústria usa o anexo I.',
      en: 'Since 2027 annex II is only for goods that kept the IPI; other industry uses annex I.',
    },
    'cbs-ibs-fora-do-das': { pt: 'CBS e IBS são pagos no regime regular, fora deste DAS.', en: 'CBS and IBS are paid in the regular regime, outside this DAS.' },
    'cpp-fora-do-das': { pt: 'No anexo IV a contribuição patronal é paga fora do DAS, sobre a folha.', en: 'Under annex IV the employer’s contribution is paid outside the DAS, on the payroll.' },
    'ibs-fora-do-das': { pt: 'Acima do sublimite, o IBS é pago fora do DAS.', en: 'Above the sublimit the IBS is paid outside the DAS.' },
    'icms-iss-fora-do-das': { pt: 'A receita passa do sublimite: ICMS e ISS são pagos fora do DAS.', en: 'The revenue is above the sublimit: ICMS and ISS are paid outside the DAS.' },
    'icms-iss-ibs-fora-do-das': { pt: 'Acima do sublimite, ICMS, ISS e IBS são pagos fora do DAS.', en: 'Above the sublimit ICMS, ISS and IBS are paid outside the DAS.' },
    'informe-receita-acumulada': {
      pt: 'A receita de 12 meses passa de R$ 3.600.000: informe receitaAcumuladaAno, que diz se ICMS e ISS saem do DAS.',
      en: 'The revenue of 12 months is above R$ 3,600,000: send receitaAcumuladaAno, which tells whether ICMS and ISS leave the DAS.',
    },
    'iss-fixo-fora-do-das': { pt: 'O ISS fixo é pago ao município, fora do DAS.', en: 'The fixed ISS is paid to the city, outside the DAS.' },
    'monofasico-combustiveis': { pt: 'Desde 2027 só combustíveis têm tributação concentrada de CBS e IBS.', en: 'Since 2027 only fuels have single-stage CBS and IBS.' },
    'perto-do-sublimite': { pt: 'A receita passa de 90 % do sublimite.', en: 'The revenue is above 90 % of the sublimit.' },
    'rbt12-acima-do-limite': {
      pt: 'A receita de 12 meses passa de R$ 4.800.000: vale a última faixa enquanto a do ano estiver no limite.',
      en: 'The revenue of 12 months is above R$ 4,800,000: the last band holds while the year’s is within the limit.',
    },
    'sublimite-excedido': { pt: 'A receita do ano passou do sublimite.', en: 'The revenue of the year is above the sublimit.' },
    'sublimite-retroativo': {
      pt: 'No ano de abertura, passar do sublimite em mais de 20 % tira ICMS e ISS do Simples desde a abertura.',
      en: 'In the year of opening, passing the sublimit by more than 20 % takes ICMS and ISS out of the Simples since the opening.',
    },
  },
} satisfies TextsOf<typeof simplesNacional>;
