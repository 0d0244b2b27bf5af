import type { reajusteAluguel } from './reajuste-aluguel.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

const indiceChoices = {
  'igp-m': { pt: 'IGP-M', en: 'IGP-M' },
  ipca: { pt: 'IPCA', en: 'IPCA' },
  inpc: { pt: 'INPC', en: 'INPC' },
  ivar: { pt: 'IVAR', en: 'IVAR' },
  'ipc-fipe': { pt: 'IPC-Fipe', en: 'IPC-Fipe' },
  outro: { pt: 'Outro índice', en: 'Other index' },
};

export const reajusteAluguelTexts = {
  englishName: 'Rent adjustment',
  summary: { pt: 'Novo aluguel pela variação acumulada do índice do contrato', en: 'New rent by the accumulated change of the contract’s index' },
  search: { pt: 'aumento do aluguel, IGP-M, IPCA, inquilino, locação, contrato', en: 'rent increase, tenant, lease, landlord' },
  about: {
    pt: 'O serviço não guarda séries de índices: a variação é informada na chamada. O contrato escolhe o índice (Lei 8.245/1991, art. 18), e reajustes a menos de 12 meses um do outro são nulos (Lei 10.192/2001, art. 2º, § 1º).',
    en: 'The service keeps no index series: the change is sent in the call. The contract chooses the index (Law 8.245/1991, art. 18), and adjustments less than 12 months apart are void (Law 10.192/2001, art. 2, § 1).',
  },
  why: [
    {
      when: { percentualAplicado: { above: 0 } },
      text: { pt: 'O aluguel sobe {percentualAplicado}: {diferencaMensal} por mês.', en: 'The rent goes up {percentualAplicado}: {diferencaMensal} a month.' },
    },
    { text: { pt: 'O aluguel não sobe neste reajuste.', en: 'The rent does not go up this time.' } },
  ],
  facts: ['diferencaMensal', 'diferencaAnual', 'percentualAplicado', 'proximoReajuste'],
  input: {
    valorAluguel: { pt: ['Aluguel atual', 'Antes do reajuste'], en: ['Current rent', 'Before the adjustment'], also: 'aluguel rent' },
    percentual: {
      pt: ['Variação acumulada', 'Variação acumulada do índice. Envie este campo ou variacoes, nunca os dois'],
      en: ['Accumulated change', 'Accumulated change of the index. Send this field or variacoes, never both'],
    },
    variacoes: {
      pt: ['Variações mensais', 'Variação do índice em cada mês. Envie este campo ou percentual, nunca os dois'],
      en: ['Monthly changes', 'Change of the index in each month. Send this field or percentual, never both'],
    },
    indice: {
      pt: ['Índice do contrato', 'Só identifica o cálculo, sem mudar o resultado'],
      en: ['Contract index', 'Only labels the calculation, without changing the result'],
      choices: indiceChoices,
    },
    indiceNegativo: {
      pt: ['Índice negativo', 'O que uma variação negativa faz com o aluguel'],
      en: ['Negative index', 'What a negative change does to the rent'],
      choices: { manter: { pt: 'Manter o aluguel', en: 'Keep the rent' }, reduzir: { pt: 'Reduzir o aluguel', en: 'Lower the rent' } },
    },
    dataUltimoReajuste: {
      pt: ['Último reajuste', 'Data do último reajuste ou do início do contrato, para conferir o intervalo de 12 meses'],
      en: ['Last adjustment', 'Date of the last adjustment or of the start of the contract, to check the interval of 12 months'],
    },
    dataReajuste: { pt: ['Data do reajuste', 'Data deste reajuste: acrescenta proximoReajuste'], en: ['Adjustment date', 'Date of this adjustment: adds proximoReajuste'] },
  },
  output: {
    indice: { pt: ['Índice do contrato', 'O que o contrato manda usar'], en: ['Contract index', 'Index of the contract'], choices: indiceChoices },
    percentualAcumulado: { pt: ['Variação acumulada', 'Variação acumulada do índice'], en: ['Accumulated change', 'Accumulated change of the index'] },
    fator: { pt: ['Fator', 'Fator que multiplica o aluguel'], en: ['Factor', 'Factor by which the rent is multiplied'] },
    percentualAplicado: {
      pt: ['Reajuste aplicado', 'Reajuste aplicado; 0 quando um índice negativo mantém o aluguel'],
      en: ['Adjustment applied', 'Adjustment applied; 0 when a negative index keeps the rent'],
    },
    valorAtual: { pt: ['Aluguel atual', 'Aluguel antes do reajuste'], en: ['Current rent', 'Rent before the adjustment'] },
    novoAluguel: { pt: ['Novo aluguel', 'Aluguel depois do reajuste'], en: ['New rent', 'Rent after the adjustment'] },
    diferencaMensal: { pt: ['Diferença por mês', 'O que o aluguel muda por mês'], en: ['Difference per month', 'What the rent changes per month'] },
    diferencaAnual: { pt: ['Diferença por ano', 'Doze vezes a diferença mensal'], en: ['Difference per year', 'Twelve times the monthly difference'] },
    mesesConsiderados: { pt: ['Variações enviadas', 'Quantas variações foram enviadas; só com variacoes'], en: ['Changes sent', 'How many changes were sent; only with variacoes'] },
    proximoReajuste: {
      pt: ['Próximo reajuste', 'Primeira data do reajuste seguinte (AAAA-MM-DD); só com dataReajuste'],
      en: ['Next adjustment', 'First date of the next adjustment (YYYY-MM-DD); only with dataReajuste'],
    },
    avisos: {
      pt: ['Avisos', 'O que conferir neste reajuste'],
      en: ['Warnings', 'What to check in this adjustment'],
      choices: {
        'variacoes-diferente-de-12': { pt: 'As variações não somam 12 meses', en: 'The changes do not cover 12 months' },
        'indice-negativo-mantido': { pt: 'Índice negativo, aluguel mantido', en: 'Negative index, rent kept' },
      },
    },
  },
  warnings: {
    'indice-negativo-mantido': { pt: 'O índice acumulado é negativo e o valor foi mantido.', en: 'The accumulated index is negative and the amount was kept.' },
    'variacoes-diferente-de-12': { pt: 'As variações não são doze: o reajuste não é de um ano.', en: 'The variations are not twelve: the adjustment is not of a year.' },
  },
} satisfies TextsOf<typeof reajusteAluguel>;
