import type { pix } from './pix.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const action = {
  pt: ['O que fazer', 'Criar um código, ou ler um que você recebeu'],
  en: ['What to do', 'Create a code, or read one that you got'],
  choices: { create: { pt: 'Criar', en: 'Create' }, read: { pt: 'Ler', en: 'Read' } },
} satisfies FieldTexts;

const createEntries = {
  key: {
    pt: ['Chave Pix', 'Chave de quem recebe, para um código estático. Não vai junto com url e recurrenceUrl'],
    en: ['Pix key', 'Key of the recipient, for a static code. It does not go together with url and recurrenceUrl'],
  },
  url: { pt: ['Endereço da cobrança', 'Sem https://, para um código dinâmico'], en: ['Charge address', 'Without https://, for a dynamic code'] },
  recurrenceUrl: { pt: ['Endereço da recorrência', 'Recorrência do Pix Automático, sem https://'], en: ['Recurrence address', 'Recurrence of Pix Automático (direct debit), without https://'] },
  name: { pt: ['Nome de quem recebe', 'Os acentos são retirados'], en: ['Recipient name', 'Accents are removed'], also: 'recebedor beneficiario' },
  city: { pt: ['Cidade de quem recebe', 'Os acentos são retirados'], en: ['Recipient city', 'Accents are removed'] },
  amount: { pt: ['Valor', 'Valor a pagar. Sem ele, quem paga o escolhe. Só com key'], en: ['Amount', 'Amount to pay. Without it, the payer chooses it. Only with key'] },
  txid: {
    pt: ['Identificador da transação', 'Serve para a conciliação; *** não identifica. Só com key'],
    en: ['Transaction identifier', 'Used for reconciliation; *** identifies none. Only with key'],
  },
  description: {
    pt: ['Mensagem a quem paga', 'Vai no código quando cabe junto da chave. Só com key'],
    en: ['Message to the payer', 'Goes in the code when it fits beside the key. Only with key'],
    also: 'descricao mensagem message',
  },
  withdrawalIspb: {
    pt: ['ISPB do Pix Saque', 'ISPB do facilitador de um Pix Saque, em 8 caracteres. Só com key'],
    en: ['ISPB for cash withdrawal', 'ISPB (8 characters) of the facilitator of a Pix Saque (cash withdrawal). Only with key'],
  },
  qr: { pt: ['Com QR Code', 'Acrescenta o QR Code em SVG'], en: ['With QR code', 'Adds the QR code as SVG'] },
} satisfies FieldsTexts;

const readEntries = {
  payload: {
    pt: ['Código copia e cola', 'Só lido, e então obrigatório, com action=read'],
    en: ['Copy-and-paste code', 'Only read, and then required, with action=read'],
    also: 'codigo copiaECola brCode code',
  },
  qr: { pt: ['Com QR Code', 'Acrescenta o QR Code em SVG'], en: ['With QR code', 'Adds the QR code as SVG'] },
} satisfies FieldsTexts;

export const pixTexts = {
  englishName: 'Pix copy-and-paste code',
  summary: { pt: 'Cria e lê códigos Pix copia e cola (BR Code), com o QR Code em SVG', en: 'Creates and reads Pix copy-and-paste codes (BR Code), with the QR code as SVG' },
  search: { pt: 'copia e cola, código pix, gerar pix, qr code do pix, cobrar, receber pix, pagamento, br code', en: 'pix payment, charge, qr code of pix, instant payment' },
  people: { rank: 11 },
  about: {
    pt: 'Manual do BR Code e Manual de Padrões para Iniciação do Pix, do Banco Central do Brasil. O código é só texto: a resposta não consulta a chave no DICT nem o endereço de uma cobrança.',
    en: 'Manual do BR Code and Manual de Padrões para Iniciação do Pix, of the Central Bank of Brazil. The code is just text: the answer looks up neither the key in the DICT nor the address of a charge.',
  },
  why: [
    { text: { pt: 'Quem ler paga {amount} a {name}.', en: 'Whoever reads it pays {amount} to {name}.' } },
    { text: { pt: 'Quem paga escolhe o valor. Recebe {name}.', en: 'The payer chooses the amount. {name} gets it.' } },
  ],
  facts: ['amount', 'name', 'city', 'keyType'],
  input: { action, ...createEntries, name: createEntries.name, city: createEntries.city, payload: readEntries.payload },
  output: {
    action: {
      pt: ['O que foi feito', 'Criar ou ler um código'],
      en: ['What was done', 'Creating or reading a code'],
      choices: { create: { pt: 'Criação', en: 'Creation' }, read: { pt: 'Leitura', en: 'Reading' } },
    },
    payload: { pt: ['Código copia e cola', 'O texto que se cola no aplicativo do banco'], en: ['Copy-and-paste code', 'Text to paste into the app of a bank'] },
    type: {
      pt: ['Tipo de código', 'Com uma chave, um endereço de cobrança, uma recorrência ou os dois últimos juntos'],
      en: ['Code type', 'With a key, the address of a charge, a recurrence or the last two together'],
      choices: {
        static: { pt: 'Estático', en: 'Static' },
        dynamic: { pt: 'Dinâmico', en: 'Dynamic' },
        recurrence: { pt: 'Recorrência', en: 'Recurrence' },
        composite: { pt: 'Cobrança e recorrência', en: 'Charge and recurrence' },
      },
    },
    singleUse: { pt: ['Pagamento único', 'O código vale para um só pagamento'], en: ['Single payment', 'The code is good for a single payment'] },
    key: { pt: ['Chave Pix', 'Chave de quem recebe, ou null'], en: ['Pix key', 'Key of the recipient, or null'] },
    keyType: {
      pt: ['Tipo da chave', 'Tipo da chave, ou null sem chave'],
      en: ['Key type', 'Kind of key, or null without one'],
      choices: {
        cpf: { pt: 'CPF', en: 'CPF' },
        cnpj: { pt: 'CNPJ', en: 'CNPJ' },
        telefone: { pt: 'Telefone', en: 'Phone' },
        email: { pt: 'E-mail', en: 'Email' },
        evp: { pt: 'Aleatória', en: 'Random' },
      },
    },
    url: { pt: ['Endereço da cobrança', 'Endereço da cobrança, ou null'], en: ['Charge address', 'Address of the charge, or null'] },
    recurrenceUrl: { pt: ['Endereço da recorrência', 'Endereço da recorrência, ou null'], en: ['Recurrence address', 'Address of the recurrence, or null'] },
    withdrawalIspb: {
      pt: ['ISPB do Pix Saque', 'ISPB do facilitador de um Pix Saque, ou null'],
      en: ['ISPB for cash withdrawal', 'ISPB of the facilitator of a Pix Saque (cash withdrawal), or null'],
    },
    description: { pt: ['Mensagem a quem paga', 'Mensagem a quem paga, ou null'], en: ['Message to the payer', 'Message to the payer, or null'] },
    name: { pt: ['Nome de quem recebe', 'Pessoa ou empresa que recebe o Pix'], en: ['Recipient name', 'Person or company that receives the Pix'] },
    city: { pt: ['Cidade de quem recebe', 'Cidade da conta ou da empresa'], en: ['Recipient city', 'City of the account or company'] },
    postalCode: { pt: ['CEP de quem recebe', 'CEP, ou null'], en: ['Recipient postal code', 'Postal code (CEP), or null'] },
    amount: { pt: ['Valor', 'Valor a pagar, ou null se quem paga o escolhe'], en: ['Amount', 'Amount to pay, or null if the payer chooses it'] },
    txid: { pt: ['Identificador da transação', 'Identificador da transação, ou null'], en: ['Transaction identifier', 'Identifier of the transaction, or null'] },
    crc: { pt: ['CRC', 'CRC-16 do código, em hexadecimal'], en: ['CRC', 'CRC-16 of the code, in hexadecimal'] },
    warnings: {
      pt: ['Avisos', 'Ao criar, accents-removed; ao ler, o que foge do manual, como name-long e key-invalid'],
      en: ['Warnings', 'When creating, accents-removed; when reading, what departs from the manual, such as name-long and key-invalid'],
    },
    qr: { pt: ['QR Code', 'Imagem em SVG. Só com qr'], en: ['QR code', 'SVG image. Only with qr'] },
  },
  warnings: {
    'accents-removed': { pt: 'Os acentos foram tirados.', en: 'The accents were taken out.' },
    'city-long': { pt: 'A cidade tem mais de 15 caracteres.', en: 'The city has more than 15 characters.' },
    'key-invalid': { pt: 'A chave não é válida, ou não está na forma do DICT.', en: 'The key is not valid, or is not in the form of the DICT.' },
    'name-long': { pt: 'O nome tem mais de 25 caracteres.', en: 'The name has more than 25 characters.' },
    'txid-invalid': { pt: 'O identificador (txid) não tem de 1 a 25 letras e dígitos.', en: 'The identifier (txid) does not have 1 to 25 letters and digits.' },
  },
} satisfies TextsOf<typeof pix>;
