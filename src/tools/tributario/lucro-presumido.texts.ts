import { atividade, presumedInput, withheldTaxes } from './_lucro-presumido.texts.ts';
import { avisos } from '../../kit/fields/legal.texts.ts';
import type { lucroPresumido } from './lucro-presumido.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const lucroPresumidoTexts = {
  englishName: 'Presumed profit calculator',
  summary: { pt: 'Tributos do trimestre no lucro presumido, com o acréscimo da LC 224/2025', en: 'Taxes of a quarter under presumed profit, with the increase of LC 224/2025' },
  search: { pt: 'IRPJ, CSLL, trimestral, presunção, empresa de serviços', en: 'presumed profit, quarterly tax, corporate tax' },
  about: {
    pt: 'Lei 9.249/1995, Lei 9.430/1996, Lei 9.718/1998 e, desde 2026, LC 224/2025, cujo acréscimo é discutido em juízo: aqui vale a regra em vigor. Desde 2027 não há PIS nem Cofins, e CBS e IBS, por fora do preço, não entram no total.',
    en: 'Law 9.249/1995, Law 9.430/1996, Law 9.718/1998 and, since 2026, LC 224/2025, whose increase is disputed in court: the rule in force is applied. From 2027 there is no PIS or Cofins, and CBS and IBS, on top of the price, are not in the total.',
  },
  why: [{ text: { pt: 'São {aliquotaEfetiva} da receita de {receitaTotal}. A base do IRPJ é {baseIrpj}.', en: '{aliquotaEfetiva} of revenue of {receitaTotal}. The IRPJ base is {baseIrpj}.' } }],
  facts: ['baseIrpj', 'baseCsll', 'mediaMensal', 'aliquotaEfetiva'],
  input: presumedInput,
  output: {
    trimestre: { pt: ['Trimestre', 'Trimestre do ano'], en: ['Quarter', 'Quarter of the year'] },
    receitas: {
      pt: ['Receitas por atividade', 'Cada receita com as suas bases, na ordem enviada'],
      en: ['Revenue by activity', 'Each revenue with its bases, in the order sent'],
      columns: ['atividade', 'receita', 'presuncaoIrpj', 'presuncaoCsll', 'baseIrpj', 'baseCsll'],
      fields: {
        atividade,
        receita: { pt: ['Receita bruta', 'Receita bruta da atividade'], en: ['Gross revenue', 'Gross revenue from the activity'] },
        presuncaoIrpj: { pt: ['Presunção do IRPJ', 'Percentual de presunção do IRPJ, antes do acréscimo'], en: ['IRPJ presumption', 'Presumption percentage for the IRPJ, before the increase'] },
        presuncaoCsll: { pt: ['Presunção da CSLL', 'Percentual de presunção da CSLL, antes do acréscimo'], en: ['CSLL presumption', 'Presumption percentage for the CSLL, before the increase'] },
        receitaComAcrescimo: {
          pt: ['Receita com acréscimo', 'Parte da receita com a presunção do IRPJ aumentada pela LC 224/2025'],
          en: ['Revenue with increase', 'Part of the revenue whose IRPJ presumption is raised by LC 224/2025'],
        },
        baseIrpj: { pt: ['Base do IRPJ', 'Base do IRPJ da atividade'], en: ['IRPJ base', 'IRPJ base of the activity'] },
        baseCsll: { pt: ['Base da CSLL', 'Base da CSLL da atividade'], en: ['CSLL base', 'CSLL base of the activity'] },
      },
    },
    receitaTotal: { pt: ['Receita total', 'Soma das receitas das atividades'], en: ['Total revenue', 'Sum of the revenue of the activities'] },
    baseIrpj: { pt: ['Base do IRPJ', 'Base do IRPJ, com as outras receitas'], en: ['IRPJ base', 'IRPJ base, including other revenue'] },
    baseCsll: { pt: ['Base da CSLL', 'Base da CSLL, com as outras receitas'], en: ['CSLL base', 'CSLL base, including other revenue'] },
    acrescimoLc224: {
      pt: ['Acréscimo da LC 224', 'Acréscimo da presunção pela LC 224/2025; null em 2025'],
      en: ['Increase by LC 224', 'Increase of the presumption by LC 224/2025; null in 2025'],
      fields: {
        limite: {
          pt: ['Limite do trimestre', 'Limite do trimestre para o IRPJ, com o que sobrou dos anteriores'],
          en: ['Limit of the quarter', 'Limit of the quarter for the IRPJ, with what earlier quarters left unused'],
        },
        excedente: { pt: ['Excedente para o IRPJ', 'Receita acima do limite, para o IRPJ'], en: ['Excess for the IRPJ', 'Revenue above the limit, for the IRPJ'] },
        excedenteCsll: { pt: ['Excedente para a CSLL', 'Receita acima do limite, para a CSLL'], en: ['Excess for the CSLL', 'Revenue above the limit, for the CSLL'] },
      },
    },
    tributos: {
      pt: ['Tributos', 'Tributos devidos no trimestre; os de valor 0 ficam de fora'],
      en: ['Taxes', 'Taxes due in the quarter; those of 0 are left out'],
      fields: {
        codigo: { pt: ['Código', 'Código do tributo, que não muda'], en: ['Code', 'Code of the tax, which does not change'], internal: true },
        descricao: { pt: ['Tributo', 'Nome do tributo'], en: ['Tax', 'Name of the tax'] },
        aliquota: { pt: ['Alíquota', 'Alíquota do tributo'], en: ['Rate', 'Rate of the tax'] },
        valor: { pt: ['Valor', 'Valor devido'], en: ['Amount', 'Amount due'] },
      },
    },
    total: { pt: ['Total dos tributos', 'Soma dos tributos'], en: ['Total taxes', 'Sum of the taxes'] },
    retencoes: { pt: ['Tributos retidos', 'Tributos já retidos na fonte'], en: ['Taxes withheld', 'Taxes already withheld'] },
    aPagar: { pt: ['A pagar', 'Total menos o retido, nunca abaixo de 0'], en: ['To pay', 'Total less the tax withheld, never below 0'] },
    retencoesNaoUsadas: {
      pt: ['Retenções não usadas', 'O retido acima do tributo: por tributo, ou o total de um valor só; {} quando nada sobra'],
      en: ['Withholding not used', 'What was withheld above the tax: by tax, or the total of a single amount; {} when nothing is left'],
      fields: {
        ...withheldTaxes,
        total: { pt: ['Total não usado', 'O que sobra de um valor que não diz os tributos'], en: ['Total not used', 'What is left of an amount that does not name the taxes'] },
      },
    },
    mediaMensal: { pt: ['Média mensal', 'Total dividido pelos meses de atividade'], en: ['Monthly average', 'Total divided by the months of activity'] },
    aliquotaEfetiva: { pt: ['Alíquota efetiva', 'Total sobre a receita do trimestre'], en: ['Effective rate', 'Total over the revenue of the quarter'] },
    avisos,
  },
  warnings: {
    'acima-do-limite': { pt: 'A receita do ano passa do limite do lucro presumido.', en: 'The revenue of the year is above the limit of presumed profit.' },
    'acrescimo-a-recuperar': {
      pt: 'O acréscimo dos trimestres anteriores foi maior que o do ano: há o que recuperar.',
      en: 'The surcharge of the earlier quarters was above that of the year: part of it can be recovered.',
    },
    'diferenca-presuncao-nao-calculada': { pt: 'Falta a diferença dos trimestres anteriores.', en: 'The difference of the earlier quarters is missing.' },
    'presuncao-16-excedida': { pt: 'A receita do ano passou de R$ 120.000: a presunção é de 32%.', en: 'The year’s revenue passed R$ 120,000: the presumption is 32 %.' },
    'retencao-acima-do-tributo': { pt: 'As retenções passam do tributo: o que sobra não foi usado.', en: 'More was withheld than is due: the rest was not used.' },
  },
} satisfies TextsOf<typeof lucroPresumido>;
