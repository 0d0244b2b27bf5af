import { atividade, presumedInput } from './_lucro-presumido.texts.ts';
import { avisos } from '../../kit/fields/legal.texts.ts';
import type { lucroPresumido } from './lucro-presumido.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const lucroPresumidoTexts = {
  englishName: 'Presumed profit calculator',
  summary: {
    pt: 'Tributos do trimestre no lucro presumido, com o acréscimo da LC 224/2025',
    en: 'Taxes of a quarter on presumed profit, with the raise of LC 224/2025',
  },
  about: {
    pt: 'Lei 9.249/1995, Lei 9.430/1996, Lei 9.718/1998 e, desde 2026, LC 224/2025, cujo acréscimo é discutido em juízo: aqui vale a regra em vigor. Desde 2027 não há PIS nem Cofins, e CBS e IBS, por fora do preço, não entram no total.',
    en: 'Law 9.249/1995, Law 9.430/1996, Law 9.718/1998 and, since 2026, LC 224/2025, whose raise is disputed in court: the rule in force is applied. Since 2027 there is no PIS or Cofins, and CBS and IBS, on top of the price, are not in the total.',
  },
  input: presumedInput,
  output: {
    trimestre: {
      pt: ['Trimestre', 'Trimestre do ano'],
      en: ['Quarter of the year', 'Quarter of the year'],
    },
    receitas: {
      pt: ['Receitas', 'Cada receita com as suas bases, na ordem enviada'],
      en: ['Each revenue with its bases', 'Each revenue with its bases, in the order sent'],
      fields: {
        atividade,
        receita: {
          pt: ['Receita', 'Receita bruta da atividade'],
          en: ['Gross revenue of the activity', 'Gross revenue of the activity'],
        },
        presuncaoIrpj: {
          pt: ['Presunção irpj', 'Percentual de presunção do IRPJ, antes do acréscimo'],
          en: [
            'Percentage of presumption of the IRPJ',
            'Percentage of presumption of the IRPJ, before the raise',
          ],
        },
        presuncaoCsll: {
          pt: ['Presunção csll', 'Percentual de presunção da CSLL, antes do acréscimo'],
          en: [
            'Percentage of presumption of the CSLL',
            'Percentage of presumption of the CSLL, before the raise',
          ],
        },
        receitaComAcrescimo: {
          pt: [
            'Receita com acréscimo',
            'Parte da receita com a presunção do IRPJ aumentada pela LC 224/2025',
          ],
          en: [
            'ReceitaComAcrescimo',
            'Part of the revenue whose presumption for the IRPJ is raised by LC 224/2025',
          ],
        },
        baseIrpj: {
          pt: ['Base irpj', 'Base do IRPJ da atividade'],
          en: ['Base irpj', 'Base of the IRPJ of the activity'],
        },
        baseCsll: {
          pt: ['Base csll', 'Base da CSLL da atividade'],
          en: ['Base csll', 'Base of the CSLL of the activity'],
        },
      },
    },
    receitaTotal: {
      pt: ['Receita total', 'Soma das receitas das atividades'],
      en: ['Sum of the revenues of the activities', 'Sum of the revenues of the activities'],
    },
    baseIrpj: {
      pt: ['Base irpj', 'Base do IRPJ, com as outras receitas'],
      en: ['Base irpj', 'Base of the IRPJ, other revenue included'],
    },
    baseCsll: {
      pt: ['Base csll', 'Base da CSLL, com as outras receitas'],
      en: ['Base csll', 'Base of the CSLL, other revenue included'],
    },
    acrescimoLc224: {
      pt: ['Acréscimo lc 224', 'Acréscimo da presunção pela LC 224/2025; null em 2025'],
      en: [
        'Raise of the presumption by LC 224/2025',
        'Raise of the presumption by LC 224/2025; null in 2025',
      ],
      fields: {
        limite: {
          pt: ['Limite', 'Limite do trimestre para o IRPJ, com o que sobrou dos anteriores'],
          en: [
            'Limit of the quarter for the IRPJ',
            'Limit of the quarter for the IRPJ, with what earlier ones left unused',
          ],
        },
        excedente: {
          pt: ['Receita acima do limite', 'Receita acima do limite, para o IRPJ'],
          en: ['Revenue above the limit', 'Revenue above the limit, for the IRPJ'],
        },
        excedenteCsll: {
          pt: ['Receita acima do limite', 'Receita acima do limite, para a CSLL'],
          en: ['Revenue above the limit', 'Revenue above the limit, for the CSLL'],
        },
      },
    },
    tributos: {
      pt: ['Tributos', 'Tributos devidos no trimestre; os de valor 0 ficam de fora'],
      en: ['Taxes due in the quarter', 'Taxes due in the quarter; those of 0 are left out'],
      fields: {
        codigo: {
          pt: ['Código', 'Código do tributo, que não muda'],
          en: ['Code of the tax', 'Code of the tax, which does not change'],
        },
        descricao: {
          pt: ['Nome do tributo', 'Nome do tributo'],
          en: ['Name of the tax', 'Name of the tax, in Portuguese'],
        },
        aliquota: {
          pt: ['Alíquota', 'Alíquota do tributo'],
          en: ['Rate of the tax', 'Rate of the tax'],
        },
        valor: {
          pt: ['Valor', 'Valor devido'],
          en: ['Amount due', 'Amount due'],
        },
      },
    },
    total: {
      pt: ['Total', 'Soma dos tributos'],
      en: ['Total', 'Sum of the taxes'],
    },
    retencoes: {
      pt: ['Tributos já retidos na fonte', 'Tributos já retidos na fonte'],
      en: ['Taxes already withheld', 'Taxes already withheld'],
    },
    aPagar: {
      pt: ['Total menos o retido', 'Total menos o retido, nunca abaixo de 0'],
      en: ['Total less what was withheld', 'Total less what was withheld, never below 0'],
    },
    mediaMensal: {
      pt: ['Total dividido pelos meses de atividade', 'Total dividido pelos meses de atividade'],
      en: ['Total divided by the months of activity', 'Total divided by the months of activity'],
    },
    aliquotaEfetiva: {
      pt: ['Total sobre a receita do trimestre', 'Total sobre a receita do trimestre'],
      en: ['Total over the revenue of the quarter', 'Total over the revenue of the quarter'],
    },
    avisos,
  },
} satisfies TextsOf<typeof lucroPresumido>;
