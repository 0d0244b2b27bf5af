import type { mei } from './mei.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const meiTexts = {
  englishName: 'MEI DAS calculator',
  summary: {
    pt: 'DAS mensal do MEI e situação diante do limite de faturamento',
    en: 'Monthly DAS of the MEI, and where its revenue stands against the limit',
  },
  about: {
    pt: 'LC 123/2006, art. 18-A e Anexo VII. O que passa do limite em até 20 % paga a alíquota da primeira faixa do anexo da atividade. Acima disso o MEI é desenquadrado desde janeiro, ou desde a abertura, e o tributo é o do Simples Nacional.',
    en: 'LC 123/2006, art. 18-A and Annex VII. What passes the limit by up to 20 % pays the rate of the first band of the activity’s annex. Above that the MEI status is lost since January, or since the opening, and the tax is that of the Simples Nacional.',
  },
  input: {
    atividade: {
      pt: ['Atividade', 'Atividade, que decide se há ICMS, ISS ou ambos'],
      en: [
        'Activity',
        'Activity, which decides whether there is ICMS, ISS or both: commerce, industry, services, or commerce with services',
      ],
      choices: {
        comercio: { pt: 'Comercio', en: 'Comercio' },
        industria: { pt: 'Industria', en: 'Industria' },
        servicos: { pt: 'Servicos', en: 'Servicos' },
        'comercio-servicos': { pt: 'Comercio servicos', en: 'Comercio servicos' },
      },
    },
    caminhoneiro: {
      pt: [
        'É transportador autônomo de cargas',
        'Se é transportador autônomo de cargas (MEI caminhoneiro), com INSS e limite maiores',
      ],
      en: [
        'The MEI is a self-employed cargo carrier',
        'Whether the MEI is a self-employed cargo carrier (MEI caminhoneiro), with a higher INSS and limit',
      ],
    },
    faturamento: {
      pt: ['Receita bruta do período', 'Receita bruta do período: acrescenta a situação diante do limite'],
      en: [
        'Gross revenue of the period',
        'Gross revenue of the period: adds where it stands against the limit',
      ],
    },
    mesesAtividade: {
      pt: ['Meses atividade', 'Tempo de atividade no ano, a que o limite é proporcional'],
      en: [
        'Time of activity in the year',
        'Time of activity in the year, to which the limit is proportional',
      ],
    },
  },
  output: {
    atividade: {
      pt: ['Atividade', 'Atividade'],
      en: ['Activity', 'Activity'],
      choices: {
        comercio: { pt: 'Comercio', en: 'Comercio' },
        industria: { pt: 'Industria', en: 'Industria' },
        servicos: { pt: 'Servicos', en: 'Servicos' },
        'comercio-servicos': { pt: 'Comercio servicos', en: 'Comercio servicos' },
      },
    },
    caminhoneiro: {
      pt: ['É MEI caminhoneiro', 'Se é MEI caminhoneiro'],
      en: ['It is a MEI caminhoneiro', 'Whether it is a MEI caminhoneiro'],
    },
    inss: {
      pt: ['Inss', 'INSS do mês'],
      en: ['Inss', 'INSS of the month'],
      fields: {
        base: {
          pt: ['Base', 'Base da contribuição: o salário mínimo'],
          en: ['Base', 'Base of the contribution: the minimum wage'],
        },
        aliquota: {
          pt: ['Alíquota', 'Alíquota da contribuição'],
          en: ['Rate of the contribution', 'Rate of the contribution'],
        },
        valor: {
          pt: ['Contribuição do mês', 'Contribuição do mês'],
          en: ['Contribution of the month', 'Contribution of the month'],
        },
      },
    },
    icms: {
      pt: ['Icms', 'ICMS do mês; 0 na atividade que não o paga'],
      en: ['Icms', 'ICMS of the month; 0 in an activity without it'],
    },
    iss: {
      pt: ['Iss', 'ISS do mês; 0 na atividade que não o paga'],
      en: ['Iss', 'ISS of the month; 0 in an activity without it'],
    },
    cbs: {
      pt: ['Cbs', 'CBS do mês. Desde 2027'],
      en: ['Cbs', 'CBS of the month. Since 2027'],
    },
    ibs: {
      pt: ['Ibs', 'IBS do mês. Desde 2027'],
      en: ['Ibs', 'IBS of the month. Since 2027'],
    },
    das: {
      pt: ['Das', 'DAS do mês'],
      en: ['Das', 'DAS of the month'],
    },
    dasPeriodo: {
      pt: ['Das período', 'DAS dos meses de atividade'],
      en: ['DAS of the months of activity', 'DAS of the months of activity'],
    },
    vencimento: {
      pt: ['Dia do mês seguinte em que o DAS vence', 'Dia do mês seguinte em que o DAS vence'],
      en: ['Vencimento', 'Day of the next month on which the DAS is due'],
    },
    limite: {
      pt: ['Limite', 'Limite de receita e, com faturamento, a situação diante dele'],
      en: [
        'Limit of the revenue and',
        'Limit of the revenue and, with faturamento, where it stands against it',
      ],
      fields: {
        anual: {
          pt: ['Limite de um ano inteiro', 'Limite de um ano inteiro'],
          en: ['Limit of a whole year', 'Limit of a whole year'],
        },
        proporcional: {
          pt: ['Limite dos meses de atividade', 'Limite dos meses de atividade'],
          en: ['Limit of the months of activity', 'Limit of the months of activity'],
        },
        mediaMensal: {
          pt: ['Limite do ano dividido por 12', 'Limite do ano dividido por 12'],
          en: ['Limit of the year divided by 12', 'Limit of the year divided by 12'],
        },
        faturamento: {
          pt: ['Receita bruta enviada', 'Receita bruta enviada. Só com faturamento'],
          en: ['Gross revenue that was sent', 'Gross revenue that was sent. Only with faturamento'],
        },
        percentualUsado: {
          pt: ['PercentualUsado', 'Receita sobre o limite dos meses de atividade. Só com faturamento'],
          en: ['PercentualUsado', 'Revenue over the limit of the months of activity. Only with faturamento'],
        },
        disponivel: {
          pt: ['O que ainda cabe no limite', 'O que ainda cabe no limite. Só com faturamento'],
          en: ['What still fits in the limit', 'What still fits in the limit. Only with faturamento'],
        },
        excesso: {
          pt: ['Receita acima do limite', 'Receita acima do limite. Só com faturamento'],
          en: ['Revenue above the limit', 'Revenue above the limit. Only with faturamento'],
        },
        situacao: {
          pt: [
            'Situação',
            'Dentro do limite, até 20 % acima (segue MEI até o fim do ano) ou mais (deixa de ser MEI desde janeiro ou a abertura). Só com faturamento',
          ],
          en: [
            'Within the limit',
            'Within the limit, up to 20 % above it (stays MEI to the end of the year) or more (is no MEI since January or the opening). Only with faturamento',
          ],
          choices: {
            dentro: { pt: 'Dentro', en: 'Dentro' },
            'excesso-ate-20': { pt: 'Excesso ate 20', en: 'Excesso ate 20' },
            'excesso-acima-20': { pt: 'Excesso acima 20', en: 'Excesso acima 20' },
          },
        },
        tributoSobreExcesso: {
          pt: [
            'Tributo sobre o excesso de até 20 %',
            'Tributo sobre o excesso de até 20 %; null quando ele é maior. Só com faturamento',
          ],
          en: [
            'Tax on an excess of up to 20 %',
            'Tax on an excess of up to 20 %; null where it is greater. Only with faturamento',
          ],
        },
      },
    },
    cargaEfetiva: {
      pt: ['DAS do período sobre a receita', 'DAS do período sobre a receita. Só com faturamento'],
      en: ['DAS of the period over the revenue', 'DAS of the period over the revenue. Only with faturamento'],
    },
  },
} satisfies TextsOf<typeof mei>;
