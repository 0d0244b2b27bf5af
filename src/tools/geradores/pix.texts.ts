import type { pix } from './pix.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const action = {
  pt: ['O que fazer', 'O que fazer: criar um código, ou ler o que está em payload'],
  en: ['What to do', 'What to do: create a code, or read the one in payload'],
  choices: {
    create: { pt: 'Create', en: 'Create' },
    read: { pt: 'Read', en: 'Read' },
  },
} satisfies FieldTexts;

const createEntries = {
  key: {
    pt: ['Key', 'Chave Pix de quem recebe, para um código estático. Não vai junto com url e recurrenceUrl'],
    en: [
      'Key',
      'Pix key of the receiver, for a static code. It does not go together with url and recurrenceUrl',
    ],
  },
  url: {
    pt: ['Endereço da cobrança', 'Endereço da cobrança, sem https://, para um código dinâmico'],
    en: ['Address of the charge', 'Address of the charge, without https://, for a dynamic code'],
  },
  recurrenceUrl: {
    pt: [
      'Endereço da recorrência do Pix Automático',
      'Endereço da recorrência do Pix Automático, sem https://',
    ],
    en: [
      'Address of the recurrence of Pix Automático',
      'Address of the recurrence of Pix Automático (direct debit), without https://',
    ],
  },
  name: {
    pt: ['Name', 'Nome de quem recebe; os acentos caem'],
    en: ['Name', 'Name of the receiver; accents are dropped'],
  },
  city: {
    pt: ['Cidade de quem recebe', 'Cidade de quem recebe; os acentos caem'],
    en: ['City', 'City of the receiver; accents are dropped'],
  },
  amount: {
    pt: ['Valor', 'Valor. Sem ele, quem paga o escolhe. Só com key'],
    en: ['Amount', 'Amount. Without it, the payer chooses it. Only with key'],
  },
  txid: {
    pt: [
      'Identificador da transação',
      'Identificador da transação, para a conciliação; *** não identifica. Só com key',
    ],
    en: [
      'Identifier of the transaction',
      'Identifier of the transaction, for reconciliation; *** identifies none. Only with key',
    ],
  },
  description: {
    pt: ['Mensagem a quem paga', 'Mensagem a quem paga, quando cabe junto da chave. Só com key'],
    en: ['Message to the payer', 'Message to the payer, when it fits beside the key. Only with key'],
  },
  withdrawalIspb: {
    pt: [
      'ISPB do facilitador de um Pix Saque',
      'ISPB do facilitador de um Pix Saque, em 8 caracteres. Só com key',
    ],
    en: [
      'Withdrawal ispb',
      'ISPB (8 characters) of the facilitator of a Pix Saque (cash withdrawal). Only with key',
    ],
  },
  qr: {
    pt: ['Qr', 'Se a resposta traz o QR Code em SVG'],
    en: ['Qr', 'Whether the answer has the QR code as SVG'],
  },
} satisfies FieldsTexts;

const readEntries = {
  payload: {
    pt: [
      'Código copia e cola a ler',
      'Código copia e cola a ler. Só lido, e então obrigatório, com action=read',
    ],
    en: [
      'Copy-and-paste code to read',
      'Copy-and-paste code to read. Only read, and then required, with action=read',
    ],
  },
  qr: {
    pt: ['Qr', 'Se a resposta traz o QR Code em SVG'],
    en: ['Qr', 'Whether the answer has the QR code as SVG'],
  },
} satisfies FieldsTexts;

export const pixTexts = {
  englishName: 'Pix copy and paste',
  summary: {
    pt: 'Cria e lê códigos Pix copia e cola (BR Code), com o QR Code em SVG',
    en: 'Creates and reads Pix copy-and-paste codes (BR Code), with the QR code as SVG',
  },
  about: {
    pt: 'Manual do BR Code e Manual de Padrões para Iniciação do Pix, do Banco Central do Brasil. O código é só texto: a resposta não consulta a chave no DICT nem o endereço de uma cobrança.',
    en: 'Manual do BR Code and Manual de Padrões para Iniciação do Pix, of the Central Bank of Brazil. The code is text alone: the answer looks up neither the key in the DICT nor the address of a charge.',
  },
  input: {
    action,
    ...createEntries,
    name: createEntries.name,
    city: createEntries.city,
    payload: readEntries.payload,
  },
  output: {
    action: {
      pt: ['O que foi feito', 'O que foi feito'],
      en: ['What was done', 'What was done'],
      choices: {
        create: { pt: 'Create', en: 'Create' },
        read: { pt: 'Read', en: 'Read' },
      },
    },
    payload: {
      pt: ['O código copia e cola', 'O código copia e cola'],
      en: ['The copy-and-paste code', 'The copy-and-paste code'],
    },
    type: {
      pt: [
        'Tipo',
        'Tipo: estático (chave), dinâmico (endereço de cobrança), recorrência ou os dois últimos juntos (composite)',
      ],
      en: [
        'Kind',
        'Kind: static (key), dynamic (address of a charge), recurrence or the last two together (composite)',
      ],
      choices: {
        static: { pt: 'Static', en: 'Static' },
        dynamic: { pt: 'Dynamic', en: 'Dynamic' },
        recurrence: { pt: 'Recurrence', en: 'Recurrence' },
        composite: { pt: 'Composite', en: 'Composite' },
      },
    },
    singleUse: {
      pt: ['O código vale para um só pagamento', 'Se o código vale para um só pagamento'],
      en: ['The code is good for a single payment', 'Whether the code is good for a single payment'],
    },
    key: {
      pt: ['Key', 'Chave Pix, ou null'],
      en: ['Key', 'Pix key, or null'],
    },
    keyType: {
      pt: ['Tipo da chave', 'Tipo da chave, ou null sem chave'],
      en: ['Kind of the key', 'Kind of the key, or null without one'],
      choices: {
        cpf: { pt: 'Cpf', en: 'Cpf' },
        cnpj: { pt: 'Cnpj', en: 'Cnpj' },
        telefone: { pt: 'Telefone', en: 'Telefone' },
        email: { pt: 'Email', en: 'Email' },
        evp: { pt: 'Evp', en: 'Evp' },
      },
    },
    url: {
      pt: ['Endereço da cobrança', 'Endereço da cobrança, ou null'],
      en: ['Address of the charge', 'Address of the charge, or null'],
    },
    recurrenceUrl: {
      pt: ['Endereço da recorrência', 'Endereço da recorrência, ou null'],
      en: ['Address of the recurrence', 'Address of the recurrence, or null'],
    },
    withdrawalIspb: {
      pt: ['ISPB do facilitador de um Pix Saque', 'ISPB do facilitador de um Pix Saque, ou null'],
      en: ['Withdrawal ispb', 'ISPB of the facilitator of a Pix Saque (cash withdrawal), or null'],
    },
    description: {
      pt: ['Mensagem a quem paga', 'Mensagem a quem paga, ou null'],
      en: ['Message to the payer', 'Message to the payer, or null'],
    },
    name: {
      pt: ['Name', 'Nome de quem recebe'],
      en: ['Name', 'Name of the receiver'],
    },
    city: {
      pt: ['Cidade de quem recebe', 'Cidade de quem recebe'],
      en: ['City', 'City of the receiver'],
    },
    postalCode: {
      pt: ['CEP de quem recebe', 'CEP de quem recebe, ou null'],
      en: ['Postal code', 'Postal code of the receiver, or null'],
    },
    amount: {
      pt: ['Valor', 'Valor, ou null se quem paga o escolhe'],
      en: ['Amount', 'Amount, or null if the payer chooses it'],
    },
    txid: {
      pt: ['Identificador da transação', 'Identificador da transação, ou null'],
      en: ['Identifier of the transaction', 'Identifier of the transaction, or null'],
    },
    crc: {
      pt: ['Crc', 'CRC-16 do código, em hexadecimal'],
      en: ['Crc', 'CRC-16 of the code, in hexadecimal'],
    },
    warnings: {
      pt: [
        'Alertas',
        'Alertas: accents-removed, ao criar; ao ler, o que foge do manual, como name-long e key-invalid',
      ],
      en: [
        'Warnings',
        'Warnings: accents-removed, when creating; when reading, what departs from the manual, such as name-long and key-invalid',
      ],
    },
    qr: {
      pt: ['Qr', 'QR Code em SVG. Só com qr'],
      en: ['Qr', 'QR code as SVG. Only with qr'],
    },
  },
} satisfies TextsOf<typeof pix>;
