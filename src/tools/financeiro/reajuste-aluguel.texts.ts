import type { reajusteAluguel } from './reajuste-aluguel.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const reajusteAluguelTexts = {
  englishName: 'Rent adjustment',
  summary: {
    pt: 'Novo aluguel pela variação acumulada do índice do contrato',
    en: 'New rent by the accumulated change of the index of the contract',
  },
  about: {
    pt: 'O serviço não guarda séries de índices: a variação vem de quem chama. O contrato escolhe o índice (Lei 8.245/1991, art. 18), e reajustes a menos de 12 meses um do outro são nulos (Lei 10.192/2001, art. 2º, § 1º).',
    en: 'The service holds no series of indexes: the change comes from the caller. The contract chooses the index (Law 8.245/1991, art. 18), and adjustments less than 12 months apart are void (Law 10.192/2001, art. 2, § 1).',
  },
  input: {
    valorAluguel: {
      pt: ['Valor aluguel', 'Aluguel atual'],
      en: ['Current rent', 'Current rent'],
    },
    percentual: {
      pt: [
        'Variação acumulada do índice',
        'Variação acumulada do índice. Este campo ou variacoes, e só um deles',
      ],
      en: [
        'Accumulated change of the index',
        'Accumulated change of the index. This field or variacoes, and only one of them',
      ],
    },
    variacoes: {
      pt: ['Variações', 'Variação do índice em cada mês. Este campo ou percentual, e só um deles'],
      en: [
        'Change of the index in each month',
        'Change of the index in each month. This field or percentual, and only one of them',
      ],
    },
    indice: {
      pt: ['Índice', 'Índice do contrato; só identifica o cálculo, sem mudar o resultado'],
      en: [
        'Index of the contract',
        'Index of the contract; it only labels the calculation, without changing the result',
      ],
      choices: {
        'igp-m': { pt: 'Igp m', en: 'Igp m' },
        ipca: { pt: 'Ipca', en: 'Ipca' },
        inpc: { pt: 'Inpc', en: 'Inpc' },
        ivar: { pt: 'Ivar', en: 'Ivar' },
        'ipc-fipe': { pt: 'Ipc fipe', en: 'Ipc fipe' },
        outro: { pt: 'Outro', en: 'Outro' },
      },
    },
    indiceNegativo: {
      pt: ['Índice negativo', 'O que uma variação negativa faz: manter o aluguel ou reduzi-lo'],
      en: [
        'What a negative change does',
        'What a negative change does: keep the rent (manter) or reduce it (reduzir)',
      ],
      choices: {
        manter: { pt: 'Manter', en: 'Manter' },
        reduzir: { pt: 'Reduzir', en: 'Reduzir' },
      },
    },
    dataUltimoReajuste: {
      pt: [
        'Data último reajuste',
        'Data do último reajuste ou do início do contrato, para conferir o intervalo de 12 meses',
      ],
      en: [
        'DataUltimoReajuste',
        'Date of the last adjustment or of the start of the contract, to check the interval of 12 months',
      ],
    },
    dataReajuste: {
      pt: ['Data reajuste', 'Data deste reajuste: acrescenta proximoReajuste'],
      en: ['Date of this adjustment', 'Date of this adjustment: adds proximoReajuste'],
    },
  },
  output: {
    indice: {
      pt: ['Índice', 'Índice do contrato'],
      en: ['Index of the contract', 'Index of the contract'],
      choices: {
        'igp-m': { pt: 'Igp m', en: 'Igp m' },
        ipca: { pt: 'Ipca', en: 'Ipca' },
        inpc: { pt: 'Inpc', en: 'Inpc' },
        ivar: { pt: 'Ivar', en: 'Ivar' },
        'ipc-fipe': { pt: 'Ipc fipe', en: 'Ipc fipe' },
        outro: { pt: 'Outro', en: 'Outro' },
      },
    },
    percentualAcumulado: {
      pt: ['Variação acumulada do índice', 'Variação acumulada do índice'],
      en: ['Accumulated change of the index', 'Accumulated change of the index'],
    },
    fator: {
      pt: ['Fator', 'Fator que multiplica o aluguel'],
      en: ['Factor by which the rent is multiplied', 'Factor by which the rent is multiplied'],
    },
    percentualAplicado: {
      pt: ['Reajuste aplicado', 'Reajuste aplicado; 0 quando um índice negativo mantém o aluguel'],
      en: ['Adjustment applied', 'Adjustment applied; 0 when a negative index keeps the rent'],
    },
    valorAtual: {
      pt: ['Valor atual', 'Aluguel antes do reajuste'],
      en: ['Rent before the adjustment', 'Rent before the adjustment'],
    },
    novoAluguel: {
      pt: ['Novo aluguel', 'Aluguel depois do reajuste'],
      en: ['Rent after the adjustment', 'Rent after the adjustment'],
    },
    diferencaMensal: {
      pt: ['Diferença mensal', 'O que o aluguel muda por mês'],
      en: ['What the rent changes per month', 'What the rent changes per month'],
    },
    diferencaAnual: {
      pt: ['Doze vezes a diferença mensal', 'Doze vezes a diferença mensal'],
      en: ['Twelve times the monthly difference', 'Twelve times the monthly difference'],
    },
    mesesConsiderados: {
      pt: ['Quantas variações foram enviadas', 'Quantas variações foram enviadas; só com variacoes'],
      en: ['How many changes were sent', 'How many changes were sent; only with variacoes'],
    },
    proximoReajuste: {
      pt: [
        'Primeira data do reajuste seguinte',
        'Primeira data do reajuste seguinte (AAAA-MM-DD); só com dataReajuste',
      ],
      en: [
        'First date of the next adjustment',
        'First date of the next adjustment (YYYY-MM-DD); only with dataReajuste',
      ],
    },
    avisos: {
      pt: ['Avisos', 'Avisos: variações que não somam 12 meses, índice negativo que manteve o aluguel'],
      en: ['Warnings', 'Warnings: changes of other than 12 months, a negative index that kept the rent'],
      choices: {
        'variacoes-diferente-de-12': { pt: 'Variacoes diferente de 12', en: 'Variacoes diferente de 12' },
        'indice-negativo-mantido': { pt: 'Indice negativo mantido', en: 'Indice negativo mantido' },
      },
    },
  },
} satisfies TextsOf<typeof reajusteAluguel>;
