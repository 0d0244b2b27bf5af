import { dataAdmissao, descontos, faltas, mediaVariaveis, motivo, proventos, salarioBruto, totalDescontos, totalProventos } from './_fields.texts.ts';
import { pensao } from './_alimony.texts.ts';
import { averageEntries, averageFields } from './_averages.texts.ts';
import { arredondamentoInss, avisos, baseAndValue, dependentes } from '../../kit/fields/legal.texts.ts';
import { terminationFgts } from './_termination-fgts.texts.ts';
import type { rescisao } from './rescisao.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  salarioBruto,
  dataAdmissao,
  dataDesligamento: {
    pt: ['Último dia trabalhado', 'Último dia de trabalho, incluindo o aviso trabalhado; define o ano das tabelas'],
    en: ['Last day worked', 'Last day of work, worked notice included; sets the year of the tables'],
  },
  motivo,
  avisoPrevio: {
    pt: ['Aviso prévio', 'Como o aviso é dado; dispensado e nao-cumprido só valem no pedido de demissão. Sem ele, trabalhado no pedido de demissão e indenizado nos outros motivos que têm aviso'],
    en: ['Notice', 'How notice is given; dispensado and nao-cumprido only apply to a resignation. Without it, trabalhado for a resignation and indenizado for the other reasons that have notice'],
    choices: {
      indenizado: { pt: 'Indenizado', en: 'Paid in lieu' },
      trabalhado: { pt: 'Trabalhado', en: 'Worked' },
      dispensado: { pt: 'Dispensado pelo empregador', en: 'Waived by the employer' },
      'nao-cumprido': { pt: 'Não cumprido', en: 'Not worked' },
    },
  },
  mediaVariaveis,
  ...averageEntries,
  feriasVencidas: { pt: ['Férias vencidas', 'Férias já adquiridas e não gozadas'], en: ['Unused vacation', 'Vacation already earned and not taken'] },
  feriasEmDobro: {
    pt: ['Férias em dobro', 'Parte das vencidas que passou do prazo de concessão, paga em dobro (CLT, art. 137)'],
    en: ['Vacation paid double', 'Part of the unused vacation past its deadline to be granted, paid twice (CLT, art. 137)'],
  },
  faltas,
  diasAvisoTrabalhados: {
    pt: ['Dias de aviso trabalhados', 'Parte trabalhada do aviso; o que passa dela é pago e projetado. Só com avisoPrevio trabalhado'],
    en: ['Days of notice worked', 'Part of the notice that is worked; the rest is paid and counts as service. Only with avisoPrevio trabalhado'],
  },
  projecaoAcordo: {
    pt: ['Projeção no acordo', 'Quanto do aviso pago por acordo conta como tempo de serviço. Só com motivo acordo'],
    en: ['Projection by agreement', 'How much of a notice paid by agreement counts as service. Only with motivo acordo'],
    choices: { metade: { pt: 'Metade do aviso pago', en: 'Half of the notice paid' }, integral: { pt: 'O aviso inteiro', en: 'The whole notice' } },
  },
  criterio: {
    pt: ['Dias do último mês', 'Como se contam os dias do último mês'],
    en: ['Days of last month', 'How the days of the last month are counted'],
    choices: {
      '30-dias': { pt: 'Dias reais, sobre 30', en: 'Real days, of 30' },
      'mes-comercial': { pt: 'Mês comercial de 30 dias', en: 'Commercial month of 30 days' },
      'dias-do-mes': { pt: 'Dias reais, sobre os do mês', en: 'Real days, of those of the month' },
    },
  },
  faltasMes: {
    pt: ['Faltas no último mês', 'Faltas sem justificativa no mês da saída, que não são pagas'],
    en: ['Absences of last month', 'Absences without excuse in the month of leaving, which are not paid'],
  },
  descansosPerdidos: { pt: ['Descansos perdidos', 'Descansos semanais que as faltas fazem perder'], en: ['Rest days lost', 'Weekly rest days that the absences lose'] },
  outrosProventos: { pt: ['Outros proventos', 'Demais ganhos do último mês, que pagam INSS, IRRF e FGTS'], en: ['Other earnings', 'Other earnings of the last month, which pay INSS, IRRF and FGTS'] },
  saldoFgts: {
    pt: ['Saldo do FGTS', 'Saldo do FGTS antes dos depósitos da rescisão. Sem ele, estimado em 8 % dos salários dos meses anteriores e do 13º'],
    en: ['FGTS balance', 'FGTS balance before the termination deposits. Without it, estimated as 8 % of the salaries of the earlier months and of the 13th salary'],
    because: {
      pt: 'A multa da dispensa é uma parte deste saldo (Lei 8.036/1990, art. 18). Ele está no aplicativo FGTS, da Caixa.',
      en: 'The fine of a dismissal is a share of this balance (Law 8.036/1990, art. 18). It stands in the FGTS app of Caixa.',
    },
  },
  dataFimContrato: {
    pt: ['Fim do contrato', 'Último dia combinado do contrato por prazo determinado. Obrigatório com motivo antecipada-empregador e antecipada-empregado'],
    en: ['Contract end', 'Last day agreed for a fixed-term contract. Required with motivo antecipada-empregador and antecipada-empregado'],
  },
  adiantamentoDecimoTerceiro: { pt: ['Adiantamento do 13º', 'Parte do 13º salário já paga, que se desconta'], en: ['13th salary advance', 'Part of the 13th salary already paid, which is deducted'] },
  outrosDescontos: { pt: ['Outros descontos', 'Demais valores a descontar'], en: ['Other deductions', 'Any other amounts to deduct'] },
  atrasoPagamento: { pt: ['Pagamento em atraso', 'Soma a multa do art. 477, § 8º, da CLT'], en: ['Late payment', 'Adds the fine of art. 477, § 8, of the CLT'] },
  prejuizo: {
    pt: ['Prejuízo provado', 'Prejuízo do empregador que o empregado indeniza, até o limite. Só com motivo antecipada-empregado'],
    en: ['Proven loss', 'Loss of the employer that the employee pays for, up to the limit. Only with motivo antecipada-empregado'],
  },
  pensao,
  dataPagamento: {
    pt: ['Data do pagamento', 'Dia do pagamento: escolhe a tabela do IRRF, e depois do prazo soma a multa do art. 477'],
    en: ['Date of payment', 'Day of the payment: picks the IRRF table, and after the deadline adds the fine of art. 477'],
  },
  dataBase: {
    pt: ['Próxima data-base', 'Próximo reajuste da categoria: a dispensa nos 30 dias antes dele paga a indenização adicional'],
    en: ['Next data-base', 'Next raise of the trade: a dismissal in the 30 days before it pays an additional indemnity'],
  },
  dependentes,
  arredondamentoInss,
} satisfies FieldsTexts;

export const rescisaoTexts = {
  englishName: 'Severance calculator',
  summary: { pt: 'Verbas da rescisão do contrato CLT, descontos e FGTS', en: 'Amounts due on the termination of a CLT contract, deductions and FGTS' },
  search: { pt: 'demissão, demitido, mandado embora, pedir demissão, acerto, desligamento, justa causa, acordo, verbas', en: 'termination pay, severance, fired, laid off, quit, dismissal, resign' },
  people: { rank: 2 },
  paper: {
    title: { pt: 'Demonstrativo da rescisão', en: 'Statement of termination pay' },
    lines: ['nome', 'cpf', 'empregador'],
    ledger: { adds: 'proventos', takes: 'descontos', totals: ['totalProventos', 'totalDescontos'] },
    signatures: [
      { pt: 'Empregado', en: 'Employee' },
      { pt: 'Local e data', en: 'Place and date' },
    ],
  },
  about: {
    pt: 'CLT, arts. 477 a 487; Lei 12.506/2011; Lei 8.036/1990, arts. 18 e 20. Aviso indenizado e férias não pagam INSS nem IRRF. A multa do FGTS incide também sobre o depósito do aviso projetado, como a cobra o FGTS Digital.',
    en: 'CLT, arts. 477 to 487; Law 12.506/2011; Law 8.036/1990, arts. 18 and 20. Notice paid in lieu and vacation are free of INSS and IRRF. The FGTS fine is also due on the deposit of the projected notice, as FGTS Digital charges it.',
  },
  why: [
    {
      when: { totalDescontos: { above: 0 }, 'fgts.totalDisponivel': { above: 0 } },
      text: {
        pt: 'São {totalProventos} de verbas, menos {totalDescontos} de descontos. Com o FGTS, {totalComFgts}.',
        en: '{totalProventos} of severance, less {totalDescontos} of deductions. With the FGTS, {totalComFgts}.',
      },
    },
    {
      when: { totalDescontos: { above: 0 } },
      text: { pt: 'São {totalProventos} de verbas, menos {totalDescontos} de descontos.', en: '{totalProventos} of severance, less {totalDescontos} of deductions.' },
    },
    { text: { pt: 'São {totalProventos} de verbas, sem descontos.', en: '{totalProventos} of severance, without deductions.' } },
  ],
  facts: [
    { path: 'totalComFgts', label: { pt: 'Total com o FGTS', en: 'Total with FGTS' } },
    { path: 'fgts.multa', label: { pt: 'Multa do FGTS', en: 'FGTS penalty' } },
    { path: 'avisoPrevio.dias', label: { pt: 'Aviso prévio', en: 'Notice' } },
    { path: 'prazoPagamento', label: { pt: 'Pagar até', en: 'Pay by' } },
  ],
  input,
  output: {
    motivo,
    avisoPrevio: {
      pt: ['Aviso prévio', 'Tipo, duração e projeção do aviso'],
      en: ['Notice', 'Type, length and projection of the notice'],
      fields: {
        modo: { pt: ['Tipo de aviso', 'Como é dado'], en: ['Type of notice', 'How it is given'], choices: { ...input.avisoPrevio.choices, 'nao-se-aplica': { pt: 'Não há aviso', en: 'No notice' } } },
        dias: { pt: ['Duração do aviso', 'Tempo de aviso, trabalhado ou não'], en: ['Length of notice', 'Time of notice, worked or not'] },
        dataProjetada: { pt: ['Fim projetado do contrato', 'Fim do contrato com o aviso indenizado projetado'], en: ['Projected end', 'End of the contract with the notice paid in lieu counted'] },
      },
    },
    tempoServico: {
      pt: ['Tempo de serviço', 'Anos, meses e dias de contrato'],
      en: ['Length of service', 'Years, months and days of the contract'],
      fields: {
        anos: { pt: ['Anos', 'Parte completa'], en: ['Years', 'Whole part'] },
        meses: { pt: ['Meses', 'O que passa dos anos'], en: ['Months', 'What exceeds the full years'] },
        dias: { pt: ['Dias', 'O que passa dos meses'], en: ['Days', 'What exceeds the full months'] },
      },
    },
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    liquido: { pt: ['Líquido a receber', 'Proventos menos descontos, que pode ser negativo'], en: ['Net pay', 'Earnings less deductions, which may be negative'] },
    inss: { pt: ['INSS do salário', 'INSS sobre o saldo de salário'], en: ['INSS on salary', 'INSS on the salary of the last month'], fields: baseAndValue },
    inss13: { pt: ['INSS do 13º', 'INSS sobre o 13º salário'], en: ['INSS on 13th salary', 'INSS on the 13th salary'], fields: baseAndValue },
    irrf: { pt: ['IRRF do salário', 'IRRF sobre o saldo de salário'], en: ['IRRF on salary', 'IRRF on the salary of the last month'], fields: baseAndValue },
    irrf13: { pt: ['IRRF do 13º', 'IRRF sobre o 13º salário'], en: ['IRRF on 13th salary', 'IRRF on the 13th salary'], fields: baseAndValue },
    fgts: { pt: ['FGTS', 'Depósito, multa e saque do FGTS'], en: ['Severance fund (FGTS)', 'FGTS deposit, fine and withdrawal'], fields: terminationFgts },
    totalComFgts: { pt: ['Total com o FGTS', 'Líquido mais o FGTS disponível'], en: ['Total with FGTS', 'Net amount plus the FGTS available'] },
    seguroDesemprego: {
      pt: ['Com direito a seguro-desemprego', 'O motivo dá direito ao seguro-desemprego'],
      en: ['Eligible for unemployment insurance', 'The reason gives the right to unemployment insurance'],
    },
    indenizacao480: {
      pt: ['Indenização do art. 480', 'O que o empregado indeniza ao sair antes do fim. Só com motivo antecipada-empregado'],
      en: ['Indemnity of art. 480', 'What the employee pays for leaving before the end. Only with motivo antecipada-empregado'],
      fields: {
        limite: { pt: ['Limite', 'Metade da remuneração do tempo que falta'], en: ['Limit', 'Half of the pay of the time left'] },
        valor: { pt: ['Valor descontado', 'O prejuízo provado, até o limite'], en: ['Amount deducted', 'The proven loss, up to the limit'] },
      },
    },
    mediaVariaveis: {
      pt: ['Médias usadas', 'Média de verbas variáveis de cada verba. Só com variaveis'],
      en: ['Averages used', 'Average variable pay of each amount. Only with variaveis'],
      fields: {
        decimoTerceiro: { pt: ['No 13º salário', 'Do ano da saída'], en: ['In the 13th salary', 'Of the year of leaving'], fields: averageFields },
        ferias: { pt: ['Nas férias', 'Do período aquisitivo em curso'], en: ['In the vacation', 'Of the accrual period in course'], fields: averageFields },
        aviso: { pt: ['No aviso', 'Dos 12 meses anteriores'], en: ['In the notice', 'Of the 12 months before'], fields: averageFields },
      },
    },
    prazoPagamento: { pt: ['Prazo do pagamento', 'Último dia para pagar as verbas (CLT, art. 477, § 6º)'], en: ['Payment deadline', 'Last day to pay what is due (CLT, art. 477, § 6)'] },
    avisos,
  },
  warnings: {
    'art-480-sem-prejuizo': { pt: 'Sem prejuízo provado, nada é descontado.', en: 'Without a proven loss nothing is deducted.' },
    'limite-compensacao': {
      pt: 'Os descontos passam de um mês de remuneração (CLT, art. 477, § 5º); nada foi cortado.',
      en: 'The deductions are above one month of pay (CLT, art. 477, § 5); nothing was cut.',
    },
    'reajuste-da-data-base': { pt: 'O aviso passa da data-base: as verbas seguem o salário reajustado.', en: 'The notice passes the data-base: the raise applies.' },
    'saldo-fgts-estimado': { pt: 'O saldo do FGTS foi estimado pelos depósitos do contrato.', en: 'The FGTS balance was estimated from the deposits of the contract.' },
  },
} satisfies TextsOf<typeof rescisao>;
