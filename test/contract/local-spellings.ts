/** Calls with the right fields, and values as people in Brazil write them and as forms send them. */
export interface Spelling {
  readonly tool: string;
  readonly sent: Readonly<Record<string, unknown>>;
}

const form = (tool: string, sent: Spelling['sent']): Spelling => ({ tool: `calculadoras-${tool}`, sent });

/** Numbers and booleans that a form sends as texts. */
const sentByForms: readonly Spelling[] = [
  form('inss', { salarioBruto: '3000' }),
  form('irrf', { salarioBruto: '6000.50', dependentes: '2' }),
  form('fgts', { salarioBruto: '3000.00', meses: '24' }),
  form('ferias', { salarioBruto: '6000', diasFerias: '20', abonoPecuniario: 'false' }),
  form('decimo-terceiro', { salarioBruto: '6000', dependentes: '1' }),
  form('horas-extras', { salarioBruto: '2200', horas50: '10', horas100: '4' }),
  form('adicional-noturno', { salarioBruto: '2200', horasNoturnas: '20' }),
  form('salario-liquido', { salarioBruto: '6000', dependentes: '1' }),
  form('salario-familia', { salarioBruto: '1800', filhos: '2' }),
  form('vale-transporte', { salarioBase: '2500', valorPassagem: '5.30' }),
  form('custo-funcionario', { salarioBruto: '3000' }),
  form('abono-pis', { mesesTrabalhados: '8', remuneracaoMedia: '2100' }),
  form('pj-vs-clt', { salarioClt: '8000', faturamentoPj: '12000' }),
  form('precificacao-hora', { rendaDesejada: '8000' }),
  form('reajuste-salarial', { salarioAtual: '3000', percentual: '6' }),
  form('seguro-desemprego', { salarios: ['2800', '2800', '3100'], mesesTrabalhados: '20' }),
  form('fator-r', { folha12: '60000', rbt12: '240000' }),
  form('icms', { valor: '1000', ufOrigem: 'SP', ufDestino: 'BA', consumidorFinal: 'true' }),
  form('iof', { operacao: 'credito-pf', valor: '10000', prazoDias: '365' }),
  form('mei', { atividade: 'Serviços', faturamento: '60000' }),
  form('pro-labore', { proLabore: '6000' }),
  form('simples-nacional', { anexo: 'III', rbt12: '240000', receitaMes: '20000' }),
  form('btu', { area: '12', pessoas: '2', sol: 'manhã' }),
  form('churrasco', { homens: '10', mulheres: '8', criancas: '4' }),
  form('concreto', { comprimento: '5', largura: '4', altura: '0.1' }),
  form('tinta', { area: '40' }),
  form('energia', { aparelhos: [{ nome: 'Chuveiro', potencia: '5500', horasPorDia: '0.5' }] }),
  form('break-even', { custosFixos: '12000', precoVenda: '50', custoVariavel: '20' }),
  form('financiamento', { valor: '1000', taxa: '2', prazo: '12', sistema: 'PRICE' }),
  form('juros-compostos', { valorInicial: '1000', taxa: '1', prazo: '12' }),
  form('margem-bruta', { receita: '10000', custo: '5400' }),
  form('markup', { custo: '50', margemLucro: '20' }),
  form('roi', { investimento: '1000', retorno: '1300' }),
  form('ticket-medio', { faturamento: '48000', vendas: '320' }),
  form('marketplace-alpha', { precoVenda: '100', custo: '40' }),
  form('imc', { weight: '80', height: '1.75' }),
  form('tmb', { weight: '70', height: '1.75', age: '30', sex: 'Masculino' }),
  form('idade-pet', { age: '5', species: 'Gato' }),
  form('cafeina', { weight: '70', condition: 'Gestante' }),
  form('media-escolar', { grades: [{ value: '7', weight: '2' }, { value: '5.5' }] }),
  form('rescisao', {
    salarioBruto: '5000',
    dataAdmissao: '2023-03-15',
    dataDesligamento: '2026-05-20',
    motivo: 'sem justa causa',
  }),
];

/** Values that may mean two things or are of another form: each is refused. */
const written: readonly Spelling[] = [
  form('inss', { salarioBruto: '3.000,00' }),
  form('salario-liquido', { salarioBruto: '3.000' }),
  form('irpf', { rendaTributavel: 'R$ 96.000,00' }),
  form('reajuste-salarial', { salarioAtual: 3000, percentual: '10%' }),
  form('tinta', { area: '20m²' }),
  form('idade', { birthDate: '29/02/2000' }),
  form('signos', { date: '21/03' }),
  form('ferias', { salarioBruto: 6000, abonoPecuniario: 'sim' }),
  form('tmb', { weight: 70, height: 1.75, age: 30, sex: 'M' }),
  form('reajuste-aluguel', { valorAluguel: 2000, indice: 'IGPM', percentual: 4.62 }),
  form('simples-nacional', { anexo: 'Anexo III', rbt12: 240_000, receitaMes: 20_000 }),
  form('idade-pet', { age: '5 anos', species: 'cao' }),
];

export const localSpellings: readonly Spelling[] = [...sentByForms, ...written];
