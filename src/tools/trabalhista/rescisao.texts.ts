import { dataAdmissao, descontos, faltas, mediaVariaveis, motivo, proventos, salarioBruto, totalDescontos, totalProventos } from './_fields.texts.ts';
import { avisos, baseAndValue, dependentes } from '../../kit/fields/legal.texts.ts';
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
  feriasVencidas: { pt: ['Férias vencidas', 'Férias já adquiridas e não gozadas'], en: ['Unused vacation', 'Vacation already earned and not taken'] },
  feriasEmDobro: {
    pt: ['Férias em dobro', 'Parte das vencidas que passou do prazo de concessão, paga em dobro (CLT, art. 137)'],
    en: ['Vacation paid double', 'Part of the unused vacation past its deadline to be granted, paid twice (CLT, art. 137)'],
  },
  faltas,
  saldoFgts: {
    pt: ['Saldo do FGTS', 'Saldo do FGTS antes dos depósitos da rescisão. Sem ele, estimado em 8 % do salário por mês completo'],
    en: ['FGTS balance', 'FGTS balance before the termination deposits. Without it, estimated as 8 % of the salary for each full month'],
  },
  dataFimContrato: {
    pt: ['Fim do contrato', 'Último dia combinado do contrato por prazo determinado. Obrigatório com motivo antecipada-empregador e antecipada-empregado'],
    en: ['Contract end', 'Last day agreed for a fixed-term contract. Required with motivo antecipada-empregador and antecipada-empregado'],
  },
  adiantamentoDecimoTerceiro: { pt: ['Adiantamento do 13º', 'Parte do 13º salário já paga, que se desconta'], en: ['13th salary advance', 'Part of the 13th salary already paid, which is deducted'] },
  outrosDescontos: { pt: ['Outros descontos', 'Demais valores a descontar'], en: ['Other deductions', 'Any other amounts to deduct'] },
  atrasoPagamento: { pt: ['Pagamento em atraso', 'Soma a multa do art. 477, § 8º, da CLT'], en: ['Late payment', 'Adds the fine of art. 477, § 8, of the CLT'] },
  dependentes,
} satisfies FieldsTexts;

export const rescisaoTexts = {
  englishName: 'Severance calculator',
  summary: { pt: 'Verbas da rescisão do contrato CLT, descontos e FGTS', en: 'Amounts due on the termination of a CLT contract, deductions and FGTS' },
  about: {
    pt: 'CLT, arts. 477 a 487; Lei 12.506/2011; Lei 8.036/1990, arts. 18 e 20. Aviso indenizado e férias não pagam INSS nem IRRF. A multa do FGTS incide também sobre o depósito do aviso projetado, como a cobra o FGTS Digital.',
    en: 'CLT, arts. 477 to 487; Law 12.506/2011; Law 8.036/1990, arts. 18 and 20. Notice paid in lieu and vacation are free of INSS and IRRF. The FGTS fine is also due on the deposit of the projected notice, as FGTS Digital charges it.',
  },
  input,
  output: {
    motivo,
    avisoPrevio: {
      pt: ['Aviso prévio', 'Tipo, duração e projeção do aviso'],
      en: ['Notice', 'Type, length and projection of the notice'],
      fields: {
        modo: { pt: ['Tipo de aviso', 'Como é dado; nao-se-aplica onde não há aviso'], en: ['Type of notice', 'How it is given; nao-se-aplica where there is none'] },
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
    prazoPagamento: { pt: ['Prazo do pagamento', 'Último dia para pagar as verbas (CLT, art. 477, § 6º)'], en: ['Payment deadline', 'Last day to pay what is due (CLT, art. 477, § 6)'] },
    avisos,
  },
} satisfies TextsOf<typeof rescisao>;
