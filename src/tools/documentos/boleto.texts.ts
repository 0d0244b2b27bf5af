import { listed } from '../../kit/counted.texts.ts';
import { documentValue } from '../../kit/document.texts.ts';
import type { boleto } from './boleto.ts';
import type { FieldsTexts, FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const type = {
  pt: ['Tipo de boleto', 'Boleto bancário, de cobrança, ou guia de arrecadação, de contas e tributos'],
  en: ['Slip type', 'Bank slip, for charges, or collection slip, for utilities and taxes'],
  choices: { bancario: { pt: 'Boleto bancário', en: 'Bank slip' }, arrecadacao: { pt: 'Guia de arrecadação', en: 'Collection slip' } },
} satisfies FieldTexts;

const one = {
  type,
  line: { pt: ['Linha digitável', 'Os dígitos que quem paga digita'], en: ['Payment line', 'Digits that the payer types'] },
  barcode: { pt: ['Código de barras', 'Código de barras, de 44 dígitos'], en: ['Barcode', 'Barcode, of 44 digits'] },
  bankCode: { pt: ['Código do banco', 'Código COMPE. Só de boleto bancário'], en: ['Bank code', 'COMPE code. Only of a bank slip'] },
  bankName: { pt: ['Banco', 'Nome do banco, ou null se não é conhecido. Só de boleto bancário'], en: ['Bank', 'Name of the bank, or null if it is not known. Only of a bank slip'] },
  segment: { pt: ['Código do segmento', 'Segmento de quem recebe. Só de arrecadação'], en: ['Segment code', 'Segment of the payee. Only of a collection slip'] },
  segmentName: { pt: ['Segmento', 'Código fixo do segmento. Só de arrecadação'], en: ['Segment', 'Stable code of the segment. Only of a collection slip'] },
  amount: { pt: ['Valor', 'Valor a pagar'], en: ['Amount', 'Amount to pay'] },
  dueDate: { pt: ['Vencimento', 'Dia do vencimento (AAAA-MM-DD). Só de boleto bancário'], en: ['Due date', 'Day on which it is due (YYYY-MM-DD). Only of a bank slip'], also: 'dataVencimento' },
} satisfies FieldsTexts;

export const boletoTexts = {
  englishName: 'Boleto (bank slip) generator',
  summary: {
    pt: 'Gera e valida linhas digitáveis e códigos de barras de boletos bancários e de arrecadação',
    en: 'Generates and validates the payment lines and barcodes of boletos: bank slips and collection slips',
  },
  search: { pt: 'linha digitável, código de barras do boleto, ficha de compensação, fatura, conta a pagar, febraban', en: 'bank slip, payment slip, barcode of bill, invoice' },
  about: {
    pt: 'Carta-Circular BCB nº 2.926/2000 e leiaute de arrecadação da FEBRABAN. O que se gera é fictício, para testes, e não paga nada; a validação confere os dígitos, e não se a cobrança existe.',
    en: 'Circular letter 2,926/2000 of the Central Bank of Brazil and collection layout of FEBRABAN. What is generated is fictitious, for tests, and pays nothing; validation checks the digits, not whether the charge exists.',
  },
  input: {
    value: documentValue('Linha ou código', 'Payment line or barcode'),
    type,
    banco: {
      pt: ['Banco', 'Código COMPE do banco, de 3 dígitos. Sem ele, sorteado. Só com type=bancario'],
      en: ['Bank', 'COMPE code of the bank, of 3 digits. Random if left out. Only with type=bancario'],
    },
    amount: { pt: ['Valor', 'Valor a pagar. Sem ele, sorteado'], en: ['Amount', 'Amount to pay. Random if left out'] },
    dueDate: {
      pt: ['Vencimento', 'Dia do vencimento. Sem ele, um dos próximos 60 dias. Só com type=bancario'],
      en: ['Due date', 'Day on which it is due. Without it, one of the next 60 days. Only with type=bancario'],
    },
    segment: {
      pt: ['Segmento', 'Segmento de quem recebe, como 1 (prefeituras) e 3 (energia e gás). Sem ele, sorteado. Só com type=arrecadacao'],
      en: ['Segment', 'Segment of the payee, such as 1 (city governments) and 3 (power and gas). Random if left out. Only with type=arrecadacao'],
    },
    formatted: { pt: ['Com pontuação', 'Escreve a linha digitável com os seus pontos, traços e espaços'], en: ['With punctuation', 'Writes the payment line with its dots, dashes and spaces'] },
  },
  output: {
    boleto: { pt: ['Boleto', 'Boleto gerado'], en: ['Boleto', 'Slip generated'], fields: one },
    boletos: listed('Boletos', 'Boletos', one, ['line', 'bankName', 'amount', 'dueDate']),
    type,
    input: {
      pt: ['Forma enviada', 'O valor enviado era a linha digitável ou o código de barras'],
      en: ['Format sent', 'The value sent was the payment line or the barcode'],
      choices: { line: { pt: 'Linha digitável', en: 'Payment line' }, barcode: { pt: 'Código de barras', en: 'Barcode' } },
    },
    line: { pt: ['Linha digitável', 'Linha digitável, só os dígitos'], en: ['Payment line', 'Payment line, digits only'] },
    barcode: { pt: ['Código de barras', 'Código de barras, de 44 dígitos'], en: ['Barcode', 'Barcode, of 44 digits'] },
    bankCode: { pt: ['Código do banco', 'Código COMPE. Só de boleto bancário'], en: ['Bank code', 'COMPE code. Only of a bank slip'] },
    bankName: { pt: ['Banco', 'Nome do banco, ou null se não é conhecido. Só de boleto bancário'], en: ['Bank', 'Name of the bank, or null if it is not known. Only of a bank slip'] },
    dueFactor: {
      pt: ['Fator de vencimento', 'Os quatro dígitos que dão o vencimento, ou null se não há vencimento. Só de boleto bancário'],
      en: ['Due date factor', 'Four digits that give the due date, or null if there is no due date. Only of a bank slip'],
    },
    dueDate: {
      pt: ['Vencimento', 'Dia do vencimento (AAAA-MM-DD), o mais plausível dos candidatos hoje, ou null. Só de boleto bancário'],
      en: ['Due date', 'Day on which it is due (YYYY-MM-DD), the most plausible of the candidates today, or null. Only of a bank slip'],
    },
    dueDateCandidates: {
      pt: ['Vencimentos possíveis', 'As datas que o fator pode dizer: a contagem recomeçou em 22/02/2025. Só de boleto bancário'],
      en: ['Possible due dates', 'Dates that the factor may mean: the count started again on 2025-02-22. Only of a bank slip'],
    },
    segment: { pt: ['Código do segmento', 'Segmento de quem recebe. Só de arrecadação'], en: ['Segment code', 'Segment of the payee. Only of a collection slip'] },
    segmentName: { pt: ['Segmento', 'Código fixo do segmento. Só de arrecadação'], en: ['Segment', 'Stable code of the segment. Only of a collection slip'] },
    valueType: {
      pt: ['Tipo do valor', 'Um valor a pagar ou uma referência. Só de arrecadação'],
      en: ['Kind of value', 'An amount to pay or a reference. Only of a collection slip'],
      choices: { real: { pt: 'Valor em reais', en: 'Amount in reais' }, referencia: { pt: 'Referência', en: 'Reference' } },
    },
    modulus: {
      pt: ['Módulo dos dígitos', 'Módulo com que se calculam os dígitos verificadores. Só de arrecadação'],
      en: ['Check digit modulus', 'Modulus of the check digits. Only of a collection slip'],
    },
    amount: {
      pt: ['Valor', 'Valor a pagar, ou null se quem paga o preenche ou o campo é uma referência'],
      en: ['Amount', 'Amount to pay, or null if the payer fills it in or the field is a reference'],
    },
    reference: { pt: ['Referência', 'Os 11 dígitos da referência, ou null. Só de arrecadação'], en: ['Reference', 'The 11 digits of the reference, or null. Only of a collection slip'] },
    company: { pt: ['Recebedor', 'Código de quem recebe, ou a raiz do seu CNPJ. Só de arrecadação'], en: ['Payee', 'Code of the payee, or the root of its CNPJ. Only of a collection slip'] },
    freeField: { pt: ['Campo livre', 'Dígitos que o banco ou o recebedor define'], en: ['Free field', 'Digits that the bank or the payee defines'] },
  },
} satisfies TextsOf<typeof boleto>;
