import { documentValue } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import type { nif } from './nif.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const nifTexts = {
  englishName: 'Portuguese tax number (NIF) generator',
  summary: { pt: 'Gera e valida números de identificação fiscal de Portugal', en: 'Generates and validates tax identification numbers of Portugal' },
  search: { pt: 'contribuinte português, Portugal, NIPC', en: 'Portuguese tax number, Portugal' },
  about: {
    pt: 'Número de Identificação Fiscal de Portugal (Decreto-Lei nº 14/2013). Os números são fictícios e podem coincidir com o de um contribuinte real.',
    en: 'Tax number of Portugal (Decreto-Lei 14/2013). The numbers are fictitious and may match those of real taxpayers.',
  },
  input: { value: documentValue('NIF'), count },
  output: {
    nifs: { pt: ['NIFs', 'Números gerados, de pessoa singular, sem repetição'], en: ['NIFs', 'Numbers generated, of individuals, without repeats'] },
    country: { pt: ['País', 'País do número'], en: ['Country', 'Country of the number'], choices: { PT: { pt: 'Portugal', en: 'Portugal' } } },
    type: {
      pt: ['Tipo de contribuinte', 'Código fixo do tipo, pelo prefixo do número'],
      en: ['Taxpayer type', 'Stable code of the kind, by the prefix of the number'],
      choices: {
        'pessoa-singular': { pt: 'Pessoa singular', en: 'Individual' },
        'singular-nao-residente': { pt: 'Pessoa singular não residente', en: 'Non-resident individual' },
        'pessoa-coletiva': { pt: 'Pessoa coletiva', en: 'Company' },
        'administracao-publica': { pt: 'Administração pública', en: 'Public administration' },
        'heranca-indivisa': { pt: 'Herança indivisa', en: 'Undivided estate' },
        'coletiva-nao-residente': { pt: 'Pessoa coletiva não residente', en: 'Non-resident company' },
        'fundo-de-investimento': { pt: 'Fundo de investimento', en: 'Investment fund' },
        'atribuicao-oficiosa': { pt: 'Atribuição oficiosa', en: 'Given by the tax authority' },
        'nao-residente-iva': { pt: 'Não residente, para o IVA', en: 'Non-resident, for VAT' },
        'regime-excecional': { pt: 'Regime excecional', en: 'Exceptional regime' },
        'empresario-em-nome-individual': { pt: 'Empresário em nome individual', en: 'Sole trader' },
        condominio: { pt: 'Condomínio', en: 'Condominium' },
        'nao-residente-sem-estabelecimento': { pt: 'Não residente sem estabelecimento', en: 'Non-resident without an establishment' },
        'sociedade-civil': { pt: 'Sociedade civil', en: 'Civil partnership' },
      },
    },
  },
} satisfies TextsOf<typeof nif>;
