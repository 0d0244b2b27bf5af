import { motivo } from './_fields.texts.ts';
import type { seguroDesemprego } from './seguro-desemprego.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const categoria = {
  pt: ['Categoria', 'Tipo de trabalhador; o resgatado vem de trabalho forçado ou análogo ao de escravo'],
  en: ['Category', 'Type of worker; a rescued one comes from forced labor or conditions akin to slavery'],
  choices: {
    formal: { pt: 'Trabalhador formal', en: 'Formal worker' },
    domestico: { pt: 'Empregado doméstico', en: 'Domestic worker' },
    resgatado: { pt: 'Trabalhador resgatado', en: 'Rescued worker' },
  },
} satisfies FieldTexts;

const input = {
  categoria,
  salarios: { pt: ['Últimos salários', 'Salários antes da dispensa. Obrigatório com categoria formal'], en: ['Last salaries', 'Salaries before the dismissal. Required with categoria formal'] },
  mesesTrabalhados: {
    pt: ['Meses trabalhados', 'Tempo de trabalho nos últimos 36 meses. Obrigatório, menos com categoria resgatado'],
    en: ['Months worked', 'Time worked in the last 36 months. Required, except with categoria resgatado'],
    because: {
      pt: 'Eles decidem se há direito e quantas parcelas são (Lei 7.998/1990, arts. 3º e 4º).',
      en: 'They decide whether there is a right, and how many payments (Law 7.998/1990, arts. 3 and 4).',
    },
  },
  mesesCarencia: {
    pt: ['Meses na carência', 'Tempo de trabalho na janela da carência (formal: 18, 12 ou 6 meses; doméstico: 24). Sem ele, quanto cabe nela de mesesTrabalhados'],
    en: ['Months in qualifying period', 'Time worked in the window of the qualifying period (formal: 18, 12 or 6 months; domestic: 24). Without it, as much of mesesTrabalhados as fits in it'],
  },
  solicitacao: {
    pt: ['Número do pedido', 'Ordem da solicitação; 3 é a terceira ou uma posterior'],
    en: ['Claim number', 'Order of the claim; 3 is the third or a later one'],
    because: {
      pt: 'O primeiro pedido exige mais tempo de trabalho que os seguintes (Lei 7.998/1990, art. 3º, I).',
      en: 'The first claim needs more time worked than the next ones (Law 7.998/1990, art. 3, I).',
    },
  },
  mesesDesdeUltimoRequerimento: {
    pt: ['Meses desde o pedido', 'Tempo desde o requerimento anterior. Sem ele, supõe-se que já passou o bastante'],
    en: ['Months since last claim', 'Time since the last claim. Without it, enough is assumed'],
  },
  motivo,
  dataDesligamento: { pt: ['Dia do desligamento', 'Dia em que o contrato acabou: acrescenta prazoRequerimento'], en: ['Termination date', 'Day on which the contract ended: adds prazoRequerimento'] },
} satisfies FieldsTexts;

export const seguroDesempregoTexts = {
  englishName: 'Unemployment insurance calculator',
  summary: { pt: 'Direito, número e valor das parcelas do seguro-desemprego', en: 'Eligibility for unemployment insurance, and number and amount of its installments' },
  search: { pt: 'desempregado, parcelas do seguro, auxílio, demitido', en: 'unemployment benefits, jobless, unemployed' },
  people: { rank: 7 },
  about: {
    pt: 'Lei 7.998/1990; LC 150/2015, arts. 26 a 29; Resolução Codefat 957/2022. Sem direito, o valor da parcela ainda mostra o que ela seria.',
    en: 'Law 7.998/1990; LC 150/2015, arts. 26 to 29; Codefat Resolution 957/2022. Without eligibility, the installment amount still shows what it would be.',
  },
  hero: [
    { when: { elegivel: true }, text: { pt: '{parcelas} parcelas de {valorParcela}', en: '{parcelas} payments of {valorParcela}' } },
    { when: { elegivel: false }, text: { pt: 'Sem direito ao seguro-desemprego', en: 'No right to unemployment insurance' } },
  ],
  why: [
    { when: { elegivel: true }, text: { pt: 'O salário médio é {salarioMedio}. Somadas, as parcelas dão {total}.', en: 'The average salary is {salarioMedio}. Added up, the payments are {total}.' } },
    { text: { pt: 'Motivo: {motivos.0}.', en: 'Reason: {motivos.0}.' } },
  ],
  facts: [
    'total',
    'salarioMedio',
    { path: 'prazoRequerimento.inicio', label: { pt: 'Pedir desde', en: 'Apply from' } },
    { path: 'prazoRequerimento.fim', label: { pt: 'Pedir até', en: 'Apply until' } },
  ],
  input,
  output: {
    categoria,
    solicitacao: { pt: ['Número do pedido', 'Ordem da solicitação'], en: ['Claim number', 'Order of the claim'] },
    salarioMedio: { pt: ['Salário médio', 'Média dos salários. Só com categoria formal'], en: ['Average salary', 'Average of the salaries. Only with categoria formal'] },
    faixa: { pt: ['Faixa', 'Faixa da tabela. Só com categoria formal'], en: ['Bracket', 'Bracket of the table. Only with categoria formal'] },
    pisoAplicado: {
      pt: ['Elevada ao salário mínimo', 'A parcela era menor e subiu ao salário mínimo. Só com categoria formal'],
      en: ['Raised to minimum wage', 'The installment was lower and rose to the minimum wage. Only with categoria formal'],
    },
    elegivel: { pt: ['Com direito ao seguro', 'Todas as condições do seguro foram cumpridas'], en: ['Eligible for the insurance', 'All conditions of the insurance are met'] },
    motivos: {
      pt: ['Motivos da recusa', 'Condições que faltam; lista vazia quando há direito'],
      en: ['Why not eligible', 'Conditions that are not met; an empty list when eligible'],
      choices: {
        'carencia-insuficiente': { pt: 'Tempo de trabalho insuficiente', en: 'Too little time worked' },
        'periodo-aquisitivo': { pt: 'Pouco tempo desde o último pedido', en: 'Too soon after the last claim' },
        'motivo-da-dispensa': { pt: 'Motivo da rescisão', en: 'Reason for termination' },
      },
    },
    valorParcela: { pt: ['Valor da parcela', 'Valor de cada parcela'], en: ['Installment amount', 'Amount of each installment'] },
    parcelas: { pt: ['Parcelas', 'Número de parcelas; 0 sem direito'], en: ['Installments', 'Number of installments; 0 when not eligible'] },
    total: { pt: ['Total do seguro', 'Soma das parcelas; 0 sem direito'], en: ['Insurance total', 'Sum of the installments; 0 when not eligible'] },
    prazoRequerimento: {
      pt: ['Prazo do pedido', 'Prazo para requerer; só com dataDesligamento'],
      en: ['Time to claim', 'Period in which to claim it; only with dataDesligamento'],
      fields: { inicio: { pt: ['Primeiro dia', 'Começo do prazo'], en: ['First day', 'Start of the period'] }, fim: { pt: ['Último dia', 'Fim do prazo'], en: ['Last day', 'End of the period'] } },
    },
  },
} satisfies TextsOf<typeof seguroDesemprego>;
