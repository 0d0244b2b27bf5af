import { operationInput } from './_goods.texts.ts';
import { avisos } from '../../kit/fields/legal.texts.ts';
import type { icms } from './icms.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const icmsTexts = {
  englishName: 'ICMS and DIFAL calculator',
  summary: { pt: 'ICMS interno ou interestadual, com DIFAL e FCP', en: 'ICMS within a state or between states, with DIFAL and FCP' },
  search: { pt: 'DIFAL, outro estado, substituição tributária, ST, alíquota interestadual', en: 'sales tax, interstate sale, state tax' },
  about: {
    pt: 'LC 87/1996, EC 87/2015 e LC 190/2022. As alíquotas internas são as modais de cada estado, e o FCP só o que alcança mercadorias em geral. Alíquotas e margens (MVA) de produtos são enviadas por quem chama.',
    en: 'LC 87/1996, EC 87/2015 and LC 190/2022. The internal rates are the standard ones of each state, and the FCP only the one on goods in general. Rates and margins (MVA) of single products are sent by the caller.',
  },
  hero: [{ when: { 'difal.valor': { above: 0 } }, label: { pt: 'ICMS e DIFAL', en: 'ICMS and DIFAL' }, path: 'total' }],
  why: [
    { when: { 'difal.valor': { above: 0 } }, text: { pt: 'São {icms} na origem e {difal.valor} de DIFAL no destino.', en: '{icms} at the origin and {difal.valor} of DIFAL at the destination.' } },
    { text: { pt: 'São {icms} de ICMS sobre {baseCalculo}.', en: '{icms} of ICMS on {baseCalculo}.' } },
  ],
  facts: ['icms', { path: 'difal.valor', label: { pt: 'DIFAL', en: 'DIFAL' } }, 'baseCalculo', 'aliquotaEfetiva'],
  input: operationInput,
  output: {
    ufOrigem: { pt: ['Estado de origem', 'Estado de onde a mercadoria sai'], en: ['Origin state', 'State that the goods leave'] },
    ufDestino: { pt: ['Estado de destino', 'Estado para onde a mercadoria vai'], en: ['Destination state', 'State that the goods go to'] },
    valorOperacao: {
      pt: ['Valor da operação', 'Mercadorias, frete, seguro e despesas, menos o desconto, e o IPI quando entra na base'],
      en: ['Value of the sale', 'Goods, freight, insurance and charges, less the discount, and the IPI when it is part of the base'],
    },
    operacao: {
      pt: ['Tipo de operação', 'Interna quando origem e destino são o mesmo estado'],
      en: ['Type of sale', 'Within the state when origin and destination are the same'],
      choices: { interna: { pt: 'Interna', en: 'Within the state' }, interestadual: { pt: 'Interestadual', en: 'Between states' } },
    },
    aliquotaInterna: {
      pt: ['Alíquota interna', 'Alíquota modal do estado ou a enviada. Só na operação interna'],
      en: ['Internal rate', 'Standard rate of the state, or the one sent. Only within a state'],
    },
    aliquotaInterestadual: {
      pt: ['Alíquota interestadual', 'Alíquota entre os dois estados. Só na operação interestadual'],
      en: ['Interstate rate', 'Rate between the two states. Only between states'],
    },
    baseCalculo: { pt: ['Base de cálculo', 'Base de cálculo do ICMS da operação'], en: ['Tax base', 'ICMS base of the sale'] },
    icms: { pt: ['ICMS', 'ICMS da operação: entre estados, o devido à origem'], en: ['ICMS', 'ICMS of the sale: between states, the part due to the origin'] },
    fcpAliquota: { pt: ['Alíquota do FCP', 'Adicional do FCP. Só na operação interna'], en: ['FCP rate', 'Surcharge of the fund against poverty (FCP). Only within a state'] },
    fcp: { pt: ['FCP', 'Valor do FCP. Só na operação interna'], en: ['FCP', 'Amount of the FCP. Only within a state'] },
    difal: {
      pt: ['DIFAL', 'Diferencial de alíquotas, devido ao destino. É null na operação interna e sem consumidor final'],
      en: ['DIFAL', 'Rate difference due to the destination. It is null within a state and without a final consumer'],
      fields: {
        base: {
          pt: ['Base usada', 'Forma da base do DIFAL'],
          en: ['Base used', 'How the DIFAL base is formed'],
          choices: { unica: { pt: 'Base única', en: 'Single base' }, dupla: { pt: 'Base dupla', en: 'Double base' }, 'por-dentro': { pt: 'Base por dentro', en: 'Base with the tax inside' } },
        },
        baseDestino: { pt: ['Base no destino', 'Base do imposto no destino'], en: ['Base at the destination', 'Tax base at the destination'] },
        aliquotaInterna: { pt: ['Alíquota interna', 'Alíquota interna do destino'], en: ['Internal rate', 'Internal rate of the destination'] },
        diferencial: { pt: ['Diferença de alíquotas', 'Alíquota interna menos a interestadual'], en: ['Rate difference', 'Internal rate less the interstate one'] },
        valor: { pt: ['Valor do DIFAL', 'DIFAL devido'], en: ['DIFAL amount', 'DIFAL due'] },
        fcpAliquota: { pt: ['Alíquota do FCP', 'Adicional do FCP do destino'], en: ['FCP rate', 'FCP surcharge of the destination'] },
        fcp: { pt: ['Valor do FCP', 'FCP devido ao destino'], en: ['FCP amount', 'FCP due to the destination'] },
        responsavel: {
          pt: ['Quem recolhe', 'Quem recolhe o DIFAL e o FCP'],
          en: ['Who pays', 'Who pays the DIFAL and the FCP'],
          choices: { destinatario: { pt: 'Destinatário', en: 'Recipient' }, remetente: { pt: 'Remetente', en: 'Sender' } },
        },
      },
    },
    st: {
      pt: ['Substituição tributária', 'ICMS retido das vendas seguintes. É null sem mva nem baseSt'],
      en: ['Tax substitution', 'ICMS withheld for the later sales. It is null without mva and baseSt'],
      fields: {
        mva: { pt: ['MVA usada', 'Margem usada, ajustada quando é o caso. É null com baseSt'], en: ['MVA used', 'Margin used, adjusted where it applies. It is null with baseSt'] },
        mvaOriginal: { pt: ['MVA original', 'Margem enviada. É null com baseSt'], en: ['Original MVA', 'Margin sent. It is null with baseSt'] },
        reducaoBase: { pt: ['Redução da base', 'Redução da base da substituição'], en: ['Base reduction', 'Reduction of the base of the substitution'] },
        base: { pt: ['Base da ST', 'Base do imposto retido'], en: ['Base of the substitution', 'Base of the tax withheld'] },
        aliquota: { pt: ['Alíquota interna', 'Alíquota interna do destino'], en: ['Internal rate', 'Internal rate of the destination'] },
        icmsProprio: {
          pt: ['ICMS próprio', 'ICMS da operação própria, que abate do retido, também quando está no DAS'],
          en: ['Own ICMS', 'ICMS of the sender’s own sale, taken off the tax withheld, also when it is in the DAS'],
        },
        valor: { pt: ['ICMS-ST', 'ICMS retido'], en: ['Substituted ICMS', 'ICMS withheld'] },
        fcpAliquota: { pt: ['Alíquota do FCP', 'Adicional do FCP do destino'], en: ['FCP rate', 'FCP surcharge of the destination'] },
        fcp: { pt: ['FCP-ST', 'FCP retido'], en: ['Substituted FCP', 'FCP withheld'] },
        total: { pt: ['Total retido', 'ICMS e FCP retidos'], en: ['Total withheld', 'ICMS and FCP withheld'] },
      },
    },
    total: { pt: ['Total', 'ICMS, DIFAL, FCP e ICMS-ST somados'], en: ['Total', 'ICMS, DIFAL, FCP and substituted ICMS added up'] },
    aliquotaEfetiva: { pt: ['Alíquota efetiva', 'Total sobre o valor da operação'], en: ['Effective rate', 'Total over the value of the sale'] },
    avisos,
  },
  warnings: {
    'difal-indevido-simples': {
      pt: 'Remetente do Simples não deve DIFAL a consumidor que não é contribuinte (STF, ADI 5.464).',
      en: 'A sender in the Simples owes no DIFAL to a consumer who is no taxpayer (STF, ADI 5.464).',
    },
    'icms-no-das': { pt: 'O ICMS do remetente já está no DAS.', en: 'The sender’s ICMS is already in the DAS.' },
  },
} satisfies TextsOf<typeof icms>;
