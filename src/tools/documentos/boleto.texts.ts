import type { boleto } from './boleto.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const type = {
  pt: ['Boleto bancário', 'Boleto bancário (de cobrança) ou guia de arrecadação (contas e tributos)'],
  en: ['Bank slip', 'Bank slip (bancario) or collection slip (arrecadacao), of utilities and taxes'],
  choices: {
    bancario: { pt: 'Bancario', en: 'Bancario' },
    arrecadacao: { pt: 'Arrecadacao', en: 'Arrecadacao' },
  },
} satisfies FieldTexts;

export const boletoTexts = {
  englishName: 'Boleto generator',
  summary: {
    pt: 'Gera e valida linhas digitáveis e códigos de barras de boletos bancários e de arrecadação',
    en: 'Generates and validates typeable lines and barcodes of bank slips and collection slips',
  },
  about: {
    pt: 'Carta-Circular BCB nº 2.926/2000 e leiaute de arrecadação da FEBRABAN. O que se gera é fictício, para testes, e não paga nada; a validação confere os dígitos, e não se a cobrança existe.',
    en: 'Circular letter 2,926/2000 of the Central Bank of Brazil and collection layout of FEBRABAN. What is generated is fictitious, for tests, and pays nothing; validation checks the digits, not whether the charge exists.',
  },
  input: {
    type,
    banco: {
      pt: [
        'Código COMPE do banco',
        'Código COMPE do banco, de 3 dígitos. Sem ele, sorteado. Só com type=bancario',
      ],
      en: [
        'COMPE code of the bank',
        'COMPE code of the bank, of 3 digits. Without it, drawn. Only with type=bancario',
      ],
    },
    amount: {
      pt: ['Valor', 'Valor. Sem ele, sorteado'],
      en: ['Amount', 'Amount. Without it, drawn'],
    },
    dueDate: {
      pt: ['Vencimento', 'Vencimento. Sem ele, um dos próximos 60 dias. Só com type=bancario'],
      en: ['Due date', 'Due date. Without it, one of the next 60 days. Only with type=bancario'],
    },
    segment: {
      pt: [
        'Segmento do recebedor',
        'Segmento do recebedor, como 1 (prefeituras) e 3 (energia e gás). Sem ele, sorteado. Só com type=arrecadacao',
      ],
      en: [
        'Segment',
        'Segment of the payee, such as 1 (municipalities) and 3 (power and gas). Without it, drawn. Only with type=arrecadacao',
      ],
    },
    formatted: {
      pt: ['A linha digitável traz a pontuação', 'Se a linha digitável traz a pontuação'],
      en: ['The typeable line has its punctuation', 'Whether the typeable line has its punctuation'],
    },
  },
  output: {
    boleto: {
      pt: ['Boleto', 'Boleto gerado'],
      en: ['Boleto', 'Slip generated'],
      fields: {
        type,
        line: {
          pt: ['Linha digitável', 'Linha digitável'],
          en: ['Typeable line', 'Typeable line'],
        },
        barcode: {
          pt: ['Código de barras', 'Código de barras, de 44 dígitos'],
          en: ['Barcode', 'Barcode, of 44 digits'],
        },
        bankCode: {
          pt: ['Código do banco', 'Código do banco. Só de boleto bancário'],
          en: ['Bank code', 'Code of the bank. Of a bank slip only'],
        },
        bankName: {
          pt: ['Nome do banco', 'Nome do banco, ou null se não é conhecido. Só de boleto bancário'],
          en: ['Bank name', 'Name of the bank, or null if it is not known. Of a bank slip only'],
        },
        segment: {
          pt: ['Segmento do recebedor', 'Segmento do recebedor. Só de arrecadação'],
          en: ['Segment', 'Segment of the payee. Of a collection slip only'],
        },
        segmentName: {
          pt: ['Nome do segmento', 'Nome do segmento. Só de arrecadação'],
          en: ['Segment name', 'Name of the segment, in Portuguese. Of a collection slip only'],
        },
        amount: {
          pt: ['Valor', 'Valor'],
          en: ['Amount', 'Amount'],
        },
        dueDate: {
          pt: ['Vencimento', 'Vencimento (AAAA-MM-DD). Só de boleto bancário'],
          en: ['Due date', 'Due date (YYYY-MM-DD). Of a bank slip only'],
        },
      },
    },
    type,
    input: {
      pt: ['O que foi enviado', 'O que foi enviado: a linha digitável ou o código de barras'],
      en: ['What was sent', 'What was sent: the typeable line or the barcode'],
      choices: {
        line: { pt: 'Line', en: 'Line' },
        barcode: { pt: 'Barcode', en: 'Barcode' },
      },
    },
    line: {
      pt: ['Linha digitável', 'Linha digitável, só os dígitos'],
      en: ['Typeable line', 'Typeable line, digits alone'],
    },
    barcode: {
      pt: ['Código de barras', 'Código de barras, de 44 dígitos'],
      en: ['Barcode', 'Barcode, of 44 digits'],
    },
    bankCode: {
      pt: ['Código do banco', 'Código do banco. Só de boleto bancário'],
      en: ['Bank code', 'Code of the bank. Of a bank slip only'],
    },
    bankName: {
      pt: ['Nome do banco', 'Nome do banco, ou null se não é conhecido. Só de boleto bancário'],
      en: ['Bank name', 'Name of the bank, or null if it is not known. Of a bank slip only'],
    },
    dueFactor: {
      pt: ['Fator de vencimento', 'Fator de vencimento, ou null se não há vencimento. Só de boleto bancário'],
      en: ['Due factor', 'Due factor, or null if there is no due date. Of a bank slip only'],
    },
    dueDate: {
      pt: [
        'Vencimento',
        'Vencimento (AAAA-MM-DD), o mais plausível dos candidatos hoje, ou null. Só de boleto bancário',
      ],
      en: [
        'Due date',
        'Due date (YYYY-MM-DD), the most plausible of the candidates today, or null. Of a bank slip only',
      ],
    },
    dueDateCandidates: {
      pt: [
        'As datas que o fator pode dizer',
        'As datas que o fator pode dizer: a contagem recomeçou em 22/02/2025. Só de boleto bancário',
      ],
      en: [
        'Due date candidates',
        'The dates that the factor may stand for: the count started again on 2025-02-22. Of a bank slip only',
      ],
    },
    segment: {
      pt: ['Segmento do recebedor', 'Segmento do recebedor. Só de arrecadação'],
      en: ['Segment', 'Segment of the payee. Of a collection slip only'],
    },
    segmentName: {
      pt: ['Nome do segmento', 'Nome do segmento. Só de arrecadação'],
      en: ['Segment name', 'Name of the segment, in Portuguese. Of a collection slip only'],
    },
    valueType: {
      pt: ['ValueType', 'Se o campo de valor traz reais ou uma referência. Só de arrecadação'],
      en: [
        'The value field holds an amount',
        'Whether the value field holds an amount (real) or a reference. Of a collection slip only',
      ],
      choices: {
        real: { pt: 'Real', en: 'Real' },
        referencia: { pt: 'Referencia', en: 'Referencia' },
      },
    },
    modulus: {
      pt: ['Módulo dos dígitos verificadores', 'Módulo dos dígitos verificadores. Só de arrecadação'],
      en: ['Modulus', 'Modulus of the check digits. Of a collection slip only'],
    },
    amount: {
      pt: ['Valor', 'Valor, ou null se quem paga o preenche ou o campo é uma referência'],
      en: ['Amount', 'Amount, or null if the payer fills it in or the field is a reference'],
    },
    reference: {
      pt: ['Os 11 dígitos da referência', 'Os 11 dígitos da referência, ou null. Só de arrecadação'],
      en: [
        'The 11 digits of the reference',
        'The 11 digits of the reference, or null. Of a collection slip only',
      ],
    },
    company: {
      pt: ['Código do recebedor', 'Código do recebedor, ou a raiz do seu CNPJ. Só de arrecadação'],
      en: ['Code of the payee', 'Code of the payee, or the root of its CNPJ. Of a collection slip only'],
    },
    freeField: {
      pt: ['Campo livre', 'Campo livre, que o banco ou o recebedor define'],
      en: ['Free field', 'Free field, which the bank or the payee defines'],
    },
  },
} satisfies TextsOf<typeof boleto>;
