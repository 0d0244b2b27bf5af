import { avisos } from '../../kit/fields/legal.texts.ts';
import type { mei } from './mei.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

const atividadeChoices = {
  comercio: { pt: 'Comércio', en: 'Commerce' },
  industria: { pt: 'Indústria', en: 'Manufacturing' },
  servicos: { pt: 'Serviços', en: 'Services' },
  'comercio-servicos': { pt: 'Comércio e serviços', en: 'Commerce and services' },
};

export const meiTexts = {
  englishName: 'MEI DAS calculator',
  summary: { pt: 'DAS mensal do MEI e situação diante do limite de faturamento', en: 'Monthly DAS of a MEI, and where its revenue stands against the limit' },
  search: { pt: 'microempreendedor, boleto do MEI, DAS, limite de faturamento, CNPJ MEI', en: 'sole trader, micro-entrepreneur, small business' },
  people: { name: { pt: 'Limite e DAS do MEI', en: 'MEI limit and DAS' }, rank: 8 },
  about: {
    pt: 'LC 123/2006, art. 18-A e Anexo VII. O que passa do limite em até 20 % paga a alíquota da primeira faixa do anexo da atividade. Acima disso o MEI é desenquadrado desde janeiro, ou desde a abertura, e o tributo é o do Simples Nacional.',
    en: 'LC 123/2006, art. 18-A and Annex VII. Revenue over the limit by up to 20 % pays the rate of the first band of the activity’s annex. Above that, the MEI status is lost from January, or from the opening, and the tax is that of the Simples Nacional.',
  },
  hero: [
    { when: { 'limite.excesso': { above: 0 } }, label: { pt: 'Acima do limite do MEI', en: 'Above the MEI limit' }, path: 'limite.excesso' },
    { when: { 'limite.disponivel': { above: 0 } }, label: { pt: 'Ainda cabem no limite do MEI', en: 'Left under the MEI limit' }, path: 'limite.disponivel' },
  ],
  why: [
    {
      text: {
        pt: 'O limite é {limite.proporcional}, e o faturamento chegou a {limite.percentualUsado} dele. O DAS do mês é {das}.',
        en: 'The limit is {limite.proporcional}, and billings came to {limite.percentualUsado} of it. The monthly DAS is {das}.',
      },
    },
    { text: { pt: 'São {inss.valor} de INSS; o resto é {icms} de ICMS e {iss} de ISS.', en: '{inss.valor} of INSS; the rest is {icms} of ICMS and {iss} of ISS.' } },
  ],
  facts: [
    { path: 'das', label: { pt: 'DAS do mês', en: 'Monthly DAS' } },
    'dasPeriodo',
    { path: 'limite.tributoSobreExcesso', label: { pt: 'Tributo sobre o excesso', en: 'Tax on the excess' } },
    { path: 'inss.valor', label: { pt: 'INSS, no DAS', en: 'INSS, in the DAS' } },
    { path: 'vencimento', label: { pt: 'Vence no dia', en: 'Due on day' } },
  ],
  input: {
    atividade: { pt: ['Atividade', 'Atividade, que decide se há ICMS, ISS ou ambos'], en: ['Activity', 'Activity, which decides whether there is ICMS, ISS or both'], choices: atividadeChoices },
    caminhoneiro: {
      pt: ['MEI caminhoneiro', 'Transportador autônomo de cargas, com INSS e limite maiores'],
      en: ['Truck driver MEI', 'Self-employed cargo carrier (MEI caminhoneiro), with a higher INSS and limit'],
    },
    faturamento: { pt: ['Faturamento', 'Receita bruta do período: acrescenta a situação diante do limite'], en: ['Revenue', 'Gross revenue of the period: adds where it stands against the limit'] },
    faturamentoIntermunicipal: {
      pt: ['Fretes intermunicipais', 'Parte do faturamento do caminhoneiro que vem de fretes entre municípios ou estados. Só com atividade comercio-servicos'],
      en: ['Freight between cities', 'Part of a truck driver’s revenue from freight between cities or states. Only with atividade comercio-servicos'],
    },
    mesesAtividade: {
      pt: ['Meses de atividade', 'Tempo de atividade no ano, a que o limite é proporcional'],
      en: ['Months of activity', 'Time of activity in the year, to which the limit is proportional'],
      because: {
        pt: 'No primeiro ano o limite conta só os meses de atividade (LC 123/2006, art. 18-A, § 2º).',
        en: 'In the first year the limit counts the months of activity alone (LC 123/2006, art. 18-A, § 2).',
      },
    },
  },
  output: {
    atividade: { pt: ['Atividade', 'Atividade do MEI'], en: ['Activity', 'Activity of the MEI'], choices: atividadeChoices },
    caminhoneiro: { pt: ['MEI caminhoneiro', 'INSS e limite são os do transportador autônomo de cargas'], en: ['Truck driver MEI', 'INSS and limit are those of a self-employed cargo carrier'] },
    inss: {
      pt: ['INSS', 'INSS do mês'],
      en: ['INSS', 'INSS of the month'],
      fields: {
        base: { pt: ['Base de cálculo', 'Base da contribuição: o salário mínimo'], en: ['Contribution base', 'Base of the contribution: the minimum wage'] },
        aliquota: { pt: ['Alíquota', 'Alíquota da contribuição'], en: ['Rate', 'Contribution rate'] },
        valor: { pt: ['Contribuição', 'Contribuição do mês'], en: ['Contribution', 'Contribution of the month'] },
      },
    },
    icms: { pt: ['ICMS', 'ICMS do mês; 0 na atividade que não o paga'], en: ['ICMS', 'ICMS of the month; 0 for an activity without it'] },
    iss: { pt: ['ISS', 'ISS do mês; 0 na atividade que não o paga'], en: ['ISS', 'ISS of the month; 0 for an activity without it'] },
    cbs: { pt: ['CBS', 'CBS do mês. Desde 2027'], en: ['CBS', 'CBS of the month. From 2027'] },
    ibs: { pt: ['IBS', 'IBS do mês. Desde 2027'], en: ['IBS', 'IBS of the month. From 2027'] },
    das: { pt: ['DAS do mês', 'INSS e tributos do mês, somados'], en: ['DAS of the month', 'INSS and taxes of the month, added up'] },
    dasPeriodo: { pt: ['DAS do período', 'DAS dos meses de atividade'], en: ['DAS of the period', 'DAS of the months of activity'] },
    vencimento: { pt: ['Dia do vencimento', 'Dia do mês seguinte em que o DAS vence'], en: ['Due day', 'Day of the next month on which the DAS is due'] },
    limite: {
      pt: ['Limite de faturamento', 'Limite de receita e, com faturamento, a situação diante dele'],
      en: ['Revenue limit', 'Revenue limit and, with faturamento, where the revenue stands against it'],
      fields: {
        anual: { pt: ['Limite anual', 'Limite de um ano inteiro'], en: ['Yearly limit', 'Limit of a whole year'] },
        proporcional: { pt: ['Limite proporcional', 'Limite dos meses de atividade'], en: ['Proportional limit', 'Limit of the months of activity'] },
        mediaMensal: { pt: ['Limite por mês', 'Limite do ano dividido por 12'], en: ['Limit per month', 'Limit of the year divided by 12'] },
        faturamento: { pt: ['Faturamento', 'Receita bruta enviada. Só com faturamento'], en: ['Revenue', 'Gross revenue that was sent. Only with faturamento'] },
        percentualUsado: {
          pt: ['Limite usado', 'Receita sobre o limite dos meses de atividade. Só com faturamento'],
          en: ['Limit used', 'Revenue over the limit of the months of activity. Only with faturamento'],
        },
        disponivel: { pt: ['Ainda disponível', 'O que ainda cabe no limite. Só com faturamento'], en: ['Still available', 'What still fits in the limit. Only with faturamento'] },
        excesso: { pt: ['Excesso', 'Receita acima do limite. Só com faturamento'], en: ['Excess', 'Revenue above the limit. Only with faturamento'] },
        situacao: {
          pt: ['Situação', 'Até 20 % acima do limite, segue MEI até o fim do ano; além disso, deixa de ser MEI desde janeiro ou a abertura. Só com faturamento'],
          en: ['Status', 'Up to 20 % over the limit, stays a MEI to the end of the year; beyond that, is no longer a MEI from January or the opening. Only with faturamento'],
          choices: {
            dentro: { pt: 'Dentro do limite', en: 'Within the limit' },
            'excesso-ate-20': { pt: 'Até 20 % acima do limite', en: 'Up to 20 % over the limit' },
            'excesso-acima-20': { pt: 'Mais de 20 % acima do limite', en: 'More than 20 % over the limit' },
          },
        },
        tributoSobreExcesso: {
          pt: ['Tributo sobre o excesso', 'Tributo sobre o excesso de até 20 %; null quando ele é maior. Só com faturamento'],
          en: ['Tax on the excess', 'Tax on an excess of up to 20 %; null when it is greater. Only with faturamento'],
        },
      },
    },
    cargaEfetiva: { pt: ['Carga efetiva', 'DAS do período sobre a receita. Só com faturamento'], en: ['Effective tax burden', 'DAS of the period over the revenue. Only with faturamento'] },
    avisos,
  },
  warnings: { 'informe-faturamento-intermunicipal': { pt: 'Informe a receita de fretes intermunicipais.', en: 'Send the revenue of intermunicipal freight.' } },
} satisfies TextsOf<typeof mei>;
