import { avisos } from '../../kit/fields/legal.texts.ts';
import type { correcaoValor } from './correcao-valor.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const indice = {
  pt: ['Índice', 'Nome do índice, que só identifica a resposta'],
  en: ['Index', 'Name of the index, which is a label of the answer alone'],
  choices: {
    'igp-m': { pt: 'IGP-M', en: 'IGP-M' },
    ipca: { pt: 'IPCA', en: 'IPCA' },
    'ipca-15': { pt: 'IPCA-15', en: 'IPCA-15' },
    inpc: { pt: 'INPC', en: 'INPC' },
    ivar: { pt: 'IVAR', en: 'IVAR' },
    'ipc-fipe': { pt: 'IPC-FIPE', en: 'IPC-FIPE' },
    selic: { pt: 'SELIC', en: 'SELIC' },
    cdi: { pt: 'CDI', en: 'CDI' },
    tr: { pt: 'TR', en: 'TR' },
    outro: { pt: 'Outro', en: 'Other' },
  },
} as const;

const tipo = {
  pt: ['Tipo de juros', 'Como os juros de mora são contados'],
  en: ['Kind of interest', 'How default interest is counted'],
  choices: { simples: { pt: 'Juros simples', en: 'Simple interest' }, compostos: { pt: 'Juros compostos', en: 'Compound interest' }, 'taxa-legal': { pt: 'Taxa legal', en: 'Legal rate' } },
} as const;

const mes = { pt: ['Mês', 'Mês da taxa (AAAA-MM)'], en: ['Month', 'Month of the rate (YYYY-MM)'] } as const;
const variacao = { pt: ['Variação', 'Variação do índice no mês'], en: ['Variation', 'Change of the index in the month'] } as const;

const dates = {
  dataInicial: { pt: ['Data inicial', 'Dia a partir do qual se corrige'], en: ['Start date', 'Day from which the amount is corrected'] },
  dataFinal: { pt: ['Data final', 'Dia até o qual se corrige'], en: ['End date', 'Day up to which the amount is corrected'] },
} satisfies FieldsTexts;

const dataInicio = {
  pt: ['Início dos juros', 'Dia a partir do qual correm os juros; sem ele, a data inicial'],
  en: ['Interest start', 'Day from which interest runs; without it, the start date'],
} as const;

export const correcaoValorTexts = {
  englishName: 'Value correction',
  summary: { pt: 'Corrige um valor por um índice, com juros de mora, multa e honorários', en: 'Corrects an amount by an index, with default interest, fine and fees' },
  search: {
    pt: 'correção monetária, atualizar dívida pelo IPCA, juros de mora, valor atualizado com multa, débito judicial',
    en: 'monetary correction, update a debt by inflation, late interest and fine, court debt',
  },
  about: {
    pt: 'As variações são as que você informa. Meses cheios contam como na Calculadora do Cidadão, do Banco Central. A taxa legal é a do Código Civil, art. 406, na redação da Lei 14.905/2024, contada pelos dias de cada mês (Resolução CMN 5.171/2024). Pagamentos parciais e tabelas de tribunais ficam de fora.',
    en: 'The variations are those that you send. Whole months count as in the Calculadora do Cidadão of the central bank. The legal rate is that of the Civil Code, art. 406, as worded by Law 14.905/2024, by the days of each month (Resolution CMN 5.171/2024). Partial payments and tables of courts are left out.',
  },
  why: [
    { text: { pt: 'São {correcao} de correção e {juros.valor} de juros sobre {valorOriginal}.', en: '{correcao} of correction and {juros.valor} of interest on {valorOriginal}.' } },
    { text: { pt: 'São {correcao} de correção sobre {valorOriginal}.', en: '{correcao} of correction on {valorOriginal}.' } },
  ],
  facts: ['valorCorrigido', 'correcao', { path: 'juros.valor', label: { pt: 'Juros de mora', en: 'Late interest' } }, 'multa', 'percentualCorrecao'],
  input: {
    valor: { pt: ['Valor', 'Valor na data inicial'], en: ['Amount', 'Amount on the start date'], also: 'principal divida' },
    ...dates,
    indices: {
      pt: ['Índices por mês', 'Variações do índice, cada uma com o seu mês; os outros meses são ignorados'],
      en: ['Index by month', 'Variations of the index, each with its month; other months are ignored'],
      fields: { mes, variacao },
    },
    variacoes: { pt: ['Variações em ordem', 'Variações de cada mês, sem o mês'], en: ['Variations in order', 'Variation of each month, without the month'] },
    fator: { pt: ['Fator pronto', 'Fator de correção já acumulado'], en: ['Ready factor', 'Correction factor, already accumulated'] },
    percentual: { pt: ['Percentual pronto', 'Correção já acumulada'], en: ['Ready percentage', 'Correction, already accumulated'] },
    indice,
    percentualDoIndice: { pt: ['Parte do índice', 'Quanto de cada variação se aplica'], en: ['Share of the index', 'How much of each variation applies'] },
    proRata: {
      pt: ['Meses incompletos', 'Se cada mês conta inteiro, ou só pelos seus dias'],
      en: ['Partial months', 'If each month counts whole, or only by its days'],
      choices: { 'mes-cheio': { pt: 'Mês cheio', en: 'Whole month' }, 'dias-corridos': { pt: 'Pelos dias', en: 'By its days' } },
    },
    mesFinal: {
      pt: ['Mês da data final', 'Se a variação do mês final entra'],
      en: ['Month of the end', 'If the variation of the last month counts'],
      choices: { incluir: { pt: 'Incluir', en: 'Include' }, excluir: { pt: 'Excluir', en: 'Leave out' } },
    },
    acumulacao: {
      pt: ['Acumulação', 'Se as variações se multiplicam ou se somam'],
      en: ['Accumulation', 'If variations are multiplied or added'],
      choices: { composta: { pt: 'Composta (multiplica)', en: 'Compound (multiplied)' }, simples: { pt: 'Simples (soma)', en: 'Simple (added)' } },
    },
    indiceNegativo: {
      pt: ['Índice negativo', 'O que fazer quando o acumulado é negativo'],
      en: ['Negative index', 'What to do when the total is negative'],
      choices: { reduzir: { pt: 'Reduzir o valor', en: 'Lower the amount' }, manter: { pt: 'Manter o valor', en: 'Keep the amount' } },
    },
    juros: {
      pt: ['Juros de mora', 'Juros sobre o valor em atraso'],
      en: ['Default interest', 'Interest on the overdue amount'],
      fields: {
        tipo,
        taxaMensal: { pt: ['Taxa ao mês', 'Taxa mensal dos juros simples ou compostos'], en: ['Rate per month', 'Monthly rate of simple or compound interest'] },
        dataInicio,
        sobre: {
          pt: ['Base dos juros', 'Sobre o valor corrigido ou o original'],
          en: ['Interest base', 'On the corrected or the original amount'],
          choices: { corrigido: { pt: 'Valor corrigido', en: 'Corrected amount' }, original: { pt: 'Valor original', en: 'Original amount' } },
        },
        contagem: {
          pt: ['Contagem', 'Dias sobre 30, ou meses completos e os dias que sobram'],
          en: ['Count', 'Days over 30, or whole months and the days left'],
          choices: { dias: { pt: 'Por dias', en: 'By days' }, meses: { pt: 'Por meses', en: 'By months' } },
        },
        taxasLegais: {
          pt: ['Taxas legais', 'Taxa legal de cada mês, ou a Selic e o IPCA-15 do mês anterior'],
          en: ['Legal rates', 'Legal rate of each month, or the Selic and the IPCA-15 of the month before'],
          columns: ['mes', 'taxa'],
          fields: {
            mes,
            taxa: { pt: ['Taxa legal', 'Taxa do mês, divulgada pelo Banco Central'], en: ['Legal rate', 'Rate of the month, published by the central bank'] },
            selicAnterior: { pt: ['Selic do mês anterior', 'Selic acumulada no mês anterior'], en: ['Previous Selic', 'Selic accumulated in the month before'] },
            ipca15Anterior: { pt: ['IPCA-15 anterior', 'IPCA-15 do mês anterior'], en: ['Previous IPCA-15', 'IPCA-15 of the month before'] },
          },
        },
        taxaAntes: {
          pt: ['Taxa até 29/8/2024', 'Taxa ao mês antes da taxa legal: 1 pelo CTN, ou 0 se a Selic já está no índice'],
          en: ['Rate to 2024-08-29', 'Rate per month before the legal rate: 1 by the CTN, or 0 where the Selic is in the index'],
        },
      },
    },
    multa: { pt: ['Multa', 'Multa por atraso'], en: ['Late fine', 'Fine for being late'] },
    multaSobre: {
      pt: ['Base da multa', 'Sobre o que a multa incide'],
      en: ['Fine base', 'What the fine is charged on'],
      choices: {
        corrigido: { pt: 'Valor corrigido', en: 'Corrected amount' },
        original: { pt: 'Valor original', en: 'Original amount' },
        'corrigido-com-juros': { pt: 'Corrigido com juros', en: 'Corrected with interest' },
      },
    },
    honorarios: { pt: ['Honorários', 'Honorários de advogado'], en: ['Legal fees', 'Fees of the lawyer'] },
    honorariosSobre: {
      pt: ['Base dos honorários', 'Sobre o que os honorários incidem'],
      en: ['Fees base', 'What the fees are charged on'],
      choices: { debito: { pt: 'Corrigido e juros', en: 'Corrected and interest' }, 'debito-e-multa': { pt: 'Também a multa', en: 'The fine too' } },
    },
    detalhar: { pt: ['Com a evolução', 'Mostra o fator de cada mês'], en: ['With each month', 'Shows the factor of each month'] },
  },
  output: {
    valorOriginal: { pt: ['Valor original', 'Valor na data inicial'], en: ['Original amount', 'Amount on the start date'] },
    indice,
    ...dates,
    fatorCorrecao: { pt: ['Fator de correção', 'Por quanto o valor se multiplica'], en: ['Correction factor', 'What the amount is multiplied by'] },
    percentualCorrecao: { pt: ['Correção em percentual', 'Variação acumulada'], en: ['Correction in percent', 'Accumulated variation'] },
    valorCorrigido: { pt: ['Valor corrigido', 'Valor original vezes o fator'], en: ['Corrected amount', 'Original amount times the factor'] },
    correcao: { pt: ['Correção', 'Valor corrigido menos o original'], en: ['Correction', 'Corrected amount less the original one'] },
    juros: {
      pt: ['Juros de mora', 'Ausente sem juros'],
      en: ['Default interest', 'Absent without juros'],
      fields: {
        tipo,
        dataInicio,
        dias: { pt: ['Dias de juros', 'Dias do início dos juros à data final'], en: ['Days of interest', 'Days from the start of interest to the end date'] },
        base: { pt: ['Base dos juros', 'Valor sobre o qual incidem'], en: ['Interest base', 'Amount that they are charged on'] },
        percentual: { pt: ['Percentual', 'Juros sobre a base'], en: ['Percentage', 'Interest over its base'] },
        valor: { pt: ['Valor dos juros', 'Juros devidos'], en: ['Interest due', 'Interest due'] },
        percentualAntes: { pt: ['Até a taxa legal', 'Percentual até 29 de agosto de 2024'], en: ['Before the legal rate', 'Percentage up to 29 August 2024'] },
        percentualLegal: { pt: ['Pela taxa legal', 'Percentual desde 30 de agosto de 2024'], en: ['By the legal rate', 'Percentage since 30 August 2024'] },
        meses: {
          pt: ['Meses', 'A taxa legal mês a mês'],
          en: ['Months', 'The legal rate month by month'],
          fields: {
            mes,
            taxa: { pt: ['Taxa do mês', 'Taxa legal do mês'], en: ['Rate of the month', 'Legal rate of the month'] },
            dias: { pt: ['Dias', 'Dias de atraso no mês'], en: ['Days', 'Days of the month that count'] },
            percentual: { pt: ['Percentual', 'Taxa pelos dias do mês'], en: ['Percentage', 'Rate by the days of the month'] },
          },
        },
      },
    },
    multa: { pt: ['Multa', 'Multa devida'], en: ['Fine', 'Fine due'] },
    honorarios: { pt: ['Honorários', 'Honorários devidos'], en: ['Fees', 'Fees due'] },
    total: { pt: ['Total devido', 'Valor corrigido, juros, multa e honorários'], en: ['Total due', 'Corrected amount, interest, fine and fees'] },
    evolucao: {
      pt: ['Evolução', 'O fator depois de cada mês; só com detalhar'],
      en: ['Course', 'The factor after each month; only with detalhar'],
      fields: {
        mes,
        variacao,
        dias: { pt: ['Dias', 'Dias do mês que contam'], en: ['Days', 'Days of the month that count'] },
        fatorAcumulado: { pt: ['Fator acumulado', 'Fator até o fim do mês'], en: ['Factor so far', 'Factor up to the end of the month'] },
      },
    },
    avisos,
  },
  warnings: {
    'correcao-negativa': { pt: 'O índice acumulado é negativo: o valor corrigido é menor que o original.', en: 'The accumulated index is negative: the corrected amount is below the original one.' },
    'multa-acima-de-2': {
      pt: 'Em contratos de consumo a multa de mora não pode passar de 2 % (CDC, art. 52, § 1º).',
      en: 'In consumer contracts the late fine cannot exceed 2% (CDC, art. 52, § 1º).',
    },
    'variacoes-diferente-dos-meses': { pt: 'O número de variações não é o de meses entre as datas.', en: 'The number of variations is not that of the months between the dates.' },
  },
} satisfies TextsOf<typeof correcaoValor>;
