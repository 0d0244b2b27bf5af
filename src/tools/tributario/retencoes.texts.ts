import { avisos } from '../../kit/fields/legal.texts.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';
import type { retencoes } from './retencoes.ts';

const services = {
  profissional: { pt: 'Serviço profissional', en: 'Professional service' },
  'assessoria-credito': { pt: 'Assessoria creditícia e gestão de contas', en: 'Credit advice and management of accounts' },
  limpeza: { pt: 'Limpeza e conservação', en: 'Cleaning and upkeep' },
  vigilancia: { pt: 'Segurança e vigilância', en: 'Security and surveillance' },
  'locacao-mao-de-obra': { pt: 'Locação de mão de obra', en: 'Labor hire' },
  'transporte-valores': { pt: 'Transporte de valores', en: 'Transport of valuables' },
  manutencao: { pt: 'Manutenção', en: 'Maintenance' },
  comissao: { pt: 'Comissão e representação comercial', en: 'Commission and sales agency' },
  publicidade: { pt: 'Propaganda e publicidade', en: 'Advertising' },
  construcao: { pt: 'Construção civil', en: 'Construction' },
  outros: { pt: 'Outros serviços', en: 'Other services' },
} satisfies FieldTexts['choices'];

const taxes = {
  irrf: { pt: 'Imposto de renda (IRRF)', en: 'Income tax (IRRF)' },
  csll: { pt: 'Contribuição sobre o lucro (CSLL)', en: 'Contribution on profit (CSLL)' },
  pis: { pt: 'PIS', en: 'PIS' },
  cofins: { pt: 'Cofins', en: 'Cofins' },
  inss: { pt: 'INSS', en: 'INSS' },
  iss: { pt: 'ISS', en: 'ISS' },
} satisfies FieldTexts['choices'];

export const retencoesTexts = {
  englishName: 'Withholding on a service invoice',
  summary: { pt: 'IRRF, CSLL, PIS, Cofins, INSS e ISS que o tomador retém', en: 'IRRF, CSLL, PIS, Cofins, INSS and ISS that the client withholds' },
  search: { pt: 'nota de serviço, retenção na fonte, PIS, Cofins, CSLL retido, ISS retido, NFS-e', en: 'withholding, service invoice, taxes withheld' },
  about: {
    pt: 'Lei 10.833/2003, arts. 30 e 31, RIR/2018, arts. 714 a 718, e Lei 8.212/1991, art. 31. O que um órgão público federal retém pela IN RFB 1.234, a retenção de condomínios e a de 3,5 % de INSS das empresas com contribuição sobre a receita ficam de fora. Desde 2027 PIS e Cofins não existem mais.',
    en: 'Law 10.833/2003, arts. 30 and 31, RIR/2018, arts. 714 to 718, and Law 8.212/1991, art. 31. What a federal body withholds by IN RFB 1.234, the withholding by condominiums and the 3.5 % of INSS of companies that contribute on revenue are left out. From 2027 PIS and Cofins no longer exist.',
  },
  why: [
    { when: { total: { above: 0 } }, text: { pt: 'Da nota de {valor} saem {total} de retenções.', en: 'Out of the invoice of {valor} goes {total} withheld.' } },
    { text: { pt: 'Nada se retém desta nota.', en: 'Nothing is withheld from this invoice.' } },
  ],
  facts: ['valor', 'total', { path: 'retencoes.length', label: { pt: 'Tributos retidos', en: 'Taxes withheld' } }],
  input: {
    servico: { pt: ['Serviço', 'O que a nota cobra'], en: ['Service', 'What the invoice is for'], choices: services },
    valor: { pt: ['Valor da nota', 'Valor bruto da nota de serviço'], en: ['Invoice amount', 'Gross amount of the service invoice'], also: 'valorNota' },
    prestador: {
      pt: ['Regime do prestador', 'Regime tributário de quem presta o serviço'],
      en: ['Supplier’s regime', 'Tax regime of the firm that does the work'],
      choices: {
        'lucro-presumido': { pt: 'Lucro presumido', en: 'Presumed profit' },
        'lucro-real': { pt: 'Lucro real', en: 'Real profit' },
        simples: { pt: 'Simples Nacional', en: 'Simples Nacional' },
        'simples-anexo-iv': { pt: 'Simples Nacional, anexo IV', en: 'Simples Nacional, annex IV' },
        mei: { pt: 'MEI', en: 'MEI' },
        'imune-isenta': { pt: 'Imune ou isenta', en: 'Immune or exempt' },
      },
    },
    tomador: {
      pt: ['Quem paga', 'Quem paga a nota e retém'],
      en: ['Client', 'The one that pays the invoice and withholds'],
      choices: {
        'pessoa-juridica': { pt: 'Empresa', en: 'Company' },
        simples: { pt: 'Empresa do Simples Nacional', en: 'Company of the Simples Nacional' },
        'orgao-publico-federal': { pt: 'Órgão público federal', en: 'Federal public body' },
        'pessoa-fisica': { pt: 'Pessoa física', en: 'Individual' },
      },
    },
    dataPagamento: {
      pt: ['Data do pagamento', 'Escolhe as regras, no lugar do ano ou do mês, e o vencimento'],
      en: ['Payment date', 'Picks the rules, in place of the year or the month, and the due date'],
    },
    cessaoMaoDeObra: {
      pt: ['Mão de obra cedida', 'Cessão de mão de obra ao tomador, ou empreitada. Sem ela, como o serviço costuma ser'],
      en: ['Lent labor', 'Labor lent to the client, or a works contract. Without it, as the service usually is'],
    },
    materiais: {
      pt: ['Materiais e equipamentos', 'O que a nota e o contrato discriminam, fora da base do INSS. Só na cessão de mão de obra'],
      en: ['Materials and equipment', 'What the invoice and the contract itemize, outside the INSS base. Only for lent labor'],
    },
    deducoesInss: {
      pt: ['Outras deduções do INSS', 'Vale-refeição e vale-transporte da nota e do contrato. Só na cessão de mão de obra'],
      en: ['Other INSS deductions', 'Meals and fares of the invoice and the contract. Only for lent labor'],
    },
    dataEmissao: {
      pt: ['Data da emissão', 'Emissão da nota, de que vem o vencimento do INSS. Sem ela, a do pagamento. Só na cessão de mão de obra'],
      en: ['Issue date', 'Issue of the invoice, which sets the due date of the INSS. Without it, that of the payment. Only for lent labor'],
    },
    issRetido: { pt: ['ISS retido', 'O tomador retém o ISS'], en: ['ISS withheld', 'The client withholds the ISS'] },
    aliquotaIss: { pt: ['Alíquota do ISS', 'A do município. Obrigatória com issRetido'], en: ['ISS rate', 'That of the city. Required with issRetido'] },
    contribuicoesDispensadas: {
      pt: ['Contribuições dispensadas', 'Com isenção, alíquota zero ou decisão judicial. As outras ganham guias próprias'],
      en: ['Contributions not withheld', 'With an exemption, a zero rate or a court order. The others get bills of their own'],
      choices: { csll: taxes.csll, pis: taxes.pis, cofins: taxes.cofins },
    },
  },
  output: {
    servico: { pt: ['Serviço da nota', 'O que a nota cobra'], en: ['Service invoiced', 'What the invoice is for'], choices: services },
    valor: { pt: ['Valor bruto', 'Valor bruto da nota'], en: ['Gross amount', 'Gross amount of the invoice'] },
    retencoes: {
      pt: ['Retenções', 'O que o tomador retém, um tributo por linha'],
      en: ['Taxes withheld', 'What the client withholds, one tax a line'],
      columns: ['descricao', 'base', 'aliquota', 'valor', 'vencimento'],
      fields: {
        codigo: { pt: ['Código do tributo', 'Nome curto do tributo'], en: ['Tax code', 'Short name of the tax'], choices: taxes },
        descricao: { pt: ['Tributo retido', 'Nome do tributo'], en: ['Tax name', 'Name of the tax'] },
        base: { pt: ['Base da retenção', 'Valor sobre o qual se retém'], en: ['Withholding base', 'Amount on which it is withheld'] },
        aliquota: { pt: ['Alíquota', 'Parte da base que é retida'], en: ['Rate', 'Part of the base that is withheld'] },
        valor: { pt: ['Valor retido', 'Quanto é retido'], en: ['Amount withheld', 'How much is withheld'] },
        receita: { pt: ['Código de receita', 'O do DARF. É null no INSS e no ISS'], en: ['Revenue code', 'The one of the DARF. It is null for INSS and ISS'] },
        vencimento: {
          pt: ['Vencimento', 'Último dia do tomador para recolher (AAAA-MM-DD). É null sem data e no ISS'],
          en: ['Due date', 'Last day for the client to pay it (YYYY-MM-DD). It is null without a date and for the ISS'],
        },
      },
    },
    semRetencao: {
      pt: ['Sem retenção', 'Os tributos que não são retidos, com o motivo'],
      en: ['Not withheld', 'The taxes that are not withheld, with the reason'],
      fields: {
        tributo: { pt: ['Tributo', 'Nome curto do tributo'], en: ['Tax', 'Short name of the tax'], choices: taxes },
        motivo: {
          pt: ['Motivo', 'Por que não é retido'],
          en: ['Reason', 'Why it is not withheld'],
          choices: {
            'tomador-pessoa-fisica': { pt: 'Pessoa física não retém', en: 'An individual does not withhold' },
            'orgao-publico': { pt: 'Órgão público federal segue a IN RFB 1.234', en: 'A federal body follows IN RFB 1.234' },
            'tomador-do-simples': { pt: 'Tomador do Simples não retém', en: 'A client of the Simples does not withhold' },
            'servico-sem-retencao': { pt: 'O serviço não tem retenção', en: 'The service has no withholding' },
            'sem-cessao-de-mao-de-obra': { pt: 'Não há cessão de mão de obra', en: 'No labor is lent' },
            'prestador-do-simples': { pt: 'Prestador do Simples ou MEI', en: 'Supplier of the Simples or MEI' },
            'prestador-imune-ou-isento': { pt: 'Prestador imune ou isento', en: 'Immune or exempt supplier' },
            'contribuicao-dispensada': { pt: 'Contribuição dispensada', en: 'Contribution dispensed with' },
            'ate-10-reais': { pt: 'Até R$ 10 não se retém', en: 'Up to BRL 10 nothing is withheld' },
            'abaixo-de-10-reais': { pt: 'Abaixo de R$ 10 não se retém', en: 'Below BRL 10 nothing is withheld' },
            'recolhido-pela-agencia': { pt: 'A agência recolhe por conta própria', en: 'The agency pays it itself' },
            'nao-informado': { pt: 'Não informado', en: 'Not sent' },
          },
        },
      },
    },
    total: { pt: ['Total retido', 'Soma das retenções'], en: ['Total withheld', 'Sum of what is withheld'] },
    liquido: { pt: ['Valor líquido', 'O que o prestador recebe'], en: ['Net amount', 'What the supplier receives'] },
    avisos,
  },
  warnings: {
    'cessao-vedada-no-simples': { pt: 'Ceder mão de obra veda o Simples, fora do anexo IV.', en: 'Lending labor bars the Simples outside of annex IV.' },
    'conserto-isolado-sem-retencao': { pt: 'Um conserto isolado não tem retenção de CSLL, PIS e Cofins.', en: 'A single repair has no withholding of the three contributions.' },
    'iss-do-simples-pela-aliquota-do-das': { pt: 'O ISS retido de empresa do Simples segue a alíquota do seu DAS.', en: 'The ISS withheld of a firm in the Simples follows the rate of its DAS.' },
    'orgao-publico-nao-calculado': { pt: 'Retenção de órgão público federal (IN RFB 1.234) não é calculada aqui.', en: 'Withholding by a federal body is not computed here.' },
    'pis-cofins-extintos': { pt: 'Desde 2027 só a CSLL é retida: PIS e Cofins acabaram.', en: 'From 2027 only the CSLL is withheld: PIS and Cofins ended.' },
  },
} satisfies TextsOf<typeof retencoes>;
