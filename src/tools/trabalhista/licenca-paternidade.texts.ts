import { avisos } from '../../kit/fields/legal.texts.ts';
import { leaveBaseEntries, leaveEntries } from './_leave.texts.ts';
import type { licencaPaternidade } from './licenca-paternidade.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const evento = {
  pt: ['Motivo da licença', 'O que dá direito à licença'],
  en: ['Reason for the leave', 'Event that gives the right to the leave'],
  choices: { nascimento: { pt: 'Nascimento', en: 'Birth' }, adocao: { pt: 'Adoção', en: 'Adoption' }, guarda: { pt: 'Guarda', en: 'Guardianship' } },
} satisfies FieldTexts;

const categories = {
  empregado: { pt: 'Empregado', en: 'Employee' },
  domestico: { pt: 'Empregado doméstico', en: 'Domestic worker' },
  avulso: { pt: 'Trabalhador avulso', en: 'Casual worker' },
  individual: { pt: 'Contribuinte individual', en: 'Self-employed contributor' },
  facultativo: { pt: 'Contribuinte facultativo', en: 'Optional contributor' },
  'facultativo-simplificado': { pt: 'Facultativo no plano simplificado', en: 'Optional contributor, simplified plan' },
  mei: { pt: 'MEI', en: 'MEI' },
} satisfies FieldTexts['choices'];

const input = {
  salarioBruto: { pt: ['Salário bruto', 'Salário mensal ou base do salário-paternidade'], en: ['Gross salary', 'Monthly salary, or base of the paternity pay'] },
  dataNascimento: {
    pt: ['Nascimento ou adoção', 'Dia do nascimento, da adoção ou da guarda, que define a lei e as tabelas'],
    en: ['Birth or adoption', 'Day of the birth, the adoption or the guardianship, which sets the law and the tables'],
  },
  evento,
  categoria: {
    pt: ['Categoria', 'Tipo de segurado. Até 2026 só empregado e doméstico têm a licença'],
    en: ['Category', 'Type of insured person. Until 2026 only employees and domestic workers have the leave'],
    choices: categories,
  },
  empresaCidada: { pt: ['Empresa Cidadã', 'O empregador é do programa Empresa Cidadã'], en: ['Empresa Cidadã program', 'The employer is in the program'] },
  deficiencia: { pt: ['Criança com deficiência', 'Um terço a mais, desde 2027'], en: ['Child with a disability', 'A third more, since 2027'] },
  dataInternacao: {
    pt: ['Início da internação', 'Internação da mãe ou da criança ligada ao parto. Sem ela, o nascimento; precisa de dataAlta'],
    en: ['Hospital admission', 'Start of the stay of mother or child related to the birth. Without it, the birth; it needs dataAlta'],
  },
  dataAlta: {
    pt: ['Alta do hospital', 'Alta da mãe ou da criança, a última das duas: a contagem continua dela'],
    en: ['Hospital discharge', 'Discharge of mother or child, the later one: the count goes on from it'],
  },
} satisfies FieldsTexts;

export const licencaPaternidadeTexts = {
  englishName: 'Paternity leave calculator',
  summary: { pt: 'Datas e valores da licença-paternidade e do salário-paternidade', en: 'Dates and amounts of paternity leave and paternity pay' },
  search: { pt: 'pai, nascimento do filho, 5 dias, 20 dias', en: 'paternity leave, father, new dad' },
  about: {
    pt: 'Lei nº 15.371/2026, de janeiro de 2027 em diante; antes, ADCT, art. 10, § 1º. Não trata da licença igual à da mãe (CLT, art. 392-D), da indenização em dobro nem da estabilidade de domésticos.',
    en: 'Law 15.371/2026, from January 2027 on; before it, ADCT, art. 10, § 1. It leaves out the leave equal to the mother’s (CLT, art. 392-D), the double indemnity and the job protection of domestic workers.',
  },
  input,
  output: {
    categoria: { pt: ['Categoria', 'Tipo de segurado'], en: ['Category', 'Type of insured person'], choices: categories },
    evento,
    ...leaveBaseEntries,
    diasDeficiencia: { pt: ['Acréscimo pela deficiência', 'Tempo a mais pela deficiência da criança'], en: ['Disability extension', 'Time added for the disability of the child'] },
    ...leaveEntries,
    valorInss: {
      pt: ['Parte da Previdência', 'Valor que a Previdência paga, reembolsado a quem o adianta'],
      en: ['Social security’s share', 'Amount paid by social security, reimbursed to the payer'],
    },
    valorEmpregador: { pt: ['Parte do empregador', 'Valor que o empregador paga'], en: ['Employer’s share', 'Amount paid by the employer'] },
    comunicarAte: {
      pt: ['Avisar o empregador até', 'Último dia para avisar. Do empregado, desde 2027; senão null'],
      en: ['Notify the employer by', 'Last day to give notice. For an employee, since 2027; otherwise null'],
    },
    estabilidadeAte: {
      pt: ['Estabilidade até', 'Até quando não pode ser dispensado sem justa causa. Do empregado, desde 2027; senão null'],
      en: ['Job protected until', 'Day until which dismissal without cause is barred. For an employee, since 2027; otherwise null'],
    },
    avisos,
  },
  warnings: {
    'duracao-depende-de-meta-fiscal': { pt: 'Os 20 dias de 2029 dependem da meta fiscal de 2028.', en: 'The 20 days of 2029 depend on the fiscal target of 2028.' },
    'regra-so-desde-2027': { pt: 'Deficiência e internação só mudam a licença desde 2027.', en: 'Disability and a hospital stay only change the leave since 2027.' },
    'terco-arredondado': { pt: 'O terço não deu dias inteiros: o dia começado contou inteiro.', en: 'The third was no whole number of days: a day begun counted whole.' },
  },
} satisfies TextsOf<typeof licencaPaternidade>;
