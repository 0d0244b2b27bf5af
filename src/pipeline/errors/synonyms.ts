/**
 * Names and choices that mean the same, in both languages, as `foldName` writes them. Only messages read this: a synonym
 * is never accepted; the message names the word that is.
 */
const groups: readonly string[] = [
  'quantidade count quantity qtd qtde quantos numero number',
  'sexo gender sex genero',
  'uf estado state siglauf',
  'salario salariobruto salariobase salarioclt salarioatual salary wage',
  'meses parcelas prazo periodo months instalments installments term',
  'tamanho length comprimento size',
  'algo algorithm algoritmo',
  'peso weight pesokg',
  'altura height',
  'idade age',
  'texto text mensagem message',
  'nascimento birthdate datanascimento birthday dob',
  'marca brand bandeira',
  'filhos dependentes children dependents',
  'gestante gravida pregnant condition condicao',
  'especie type species tipo kind',
  'nota grade value valor',
  'notas grades',
  'fracao fraction fraction1',
  'fracao1 fraction1',
  'fracao2 fraction2',
  'hora waketime bedtime time horario',
  'datademissao datadesligamento dataaviso dispensa',
  'dataadmissao admissao contratacao hiredate',
  'receita receita12meses rbt12 faturamento12meses',
  'faturamento receitatrimestre receitames',
  'faturamentopj valorpj',
  'renda rendimento rendatributavel rendaanual rendadesejada',
  'capital principal valorinicial',
  'valor amount',
  'aparelhos equipamentos eletrodomesticos',
  'salario remuneracaomedia rendadesejada',
  'prolabore retirada',
  'diastrabalhados diasuteis',
  'horasmensais jornadamensal',
  'atividade exercise activity activitylevel exercicio',
  'objetivo goal meta',
  'empresas companies',
  'funcionarios employees',
  'clientes customers',
  'produtos products',
  'vendas sales',
  'veiculos vehicles',
  'filiais branches',
  'moeda currency',
  'banco bank',
  'nome name',
  'cidade city municipio',
  'ano year',
  'mes month',
  'dia day',
  'dias days',
  'horas hours',
  'minutos minutes',
  'taxa rate juros',
  'percentual percent porcentagem percentage',
  'preco price precovenda valorpedido',
  'formato format formatted formatado',
  'acao action operacao operation',
  'semente seed',
  'categoria category',
  'estilo style styleid',
  'metodo method formula',
  'cintura waist',
  'quadril hip',
  'pescoco neck',
  'agua water',
  'inicio start startdate datainicio datainicial date1',
  'fim end enddate datafim datafinal date2',
  'data date',
  'masculino male man homem m masc masculine macho boy menino',
  'feminino female woman mulher f fem feminine femea girl menina',
  'unissex unisex neutro neutral',
  'add soma somar adicao adicionar sum plus mais addition',
  'subtract subtracao subtrair diferenca menos minus subtraction',
  'multiply multiplicacao multiplicar vezes times multiplication product',
  'divide divisao dividir division',
  'power potencia potenciacao exponent',
  'simplify simplificar simplificacao',
  'compare comparar comparacao',
  'generate gerar gera',
  'validate validar valida check verificar',
  'encode codificar codifica encrypt',
  'decode decodificar decodifica decrypt',
  'format formatar',
  'minify minificar',
  'dog cachorro cao',
  'cat gato',
  'celular mobile cellphone movel',
  'fixo landline phone',
  'asc crescente ascending',
  'desc decrescente descending',
  'none nenhum nenhuma',
  'minimo minimum min low',
  'medio medium average',
  'maximo maximum max high',
  'paragraphs paragrafos',
  'words palavras',
  'sentences frases',
  'lines linhas line linha',
  'characters caracteres char caractere',
  'word palavra',
  'circle circulo',
  'square quadrado',
  'rectangle retangulo',
  'triangle triangulo',
  'direta direct',
  'inversa inverse',
  'sedentario sedentary',
  'leve light',
  'moderado moderate',
  'intenso intense active ativo',
];

const NONE: ReadonlySet<string> = new Set();

/** True for two folded names that mean the same. */
export function areSynonyms(a: string, b: string): boolean {
  return synonymsOf(a).has(b);
}

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Gives a folded name and its synonyms; nothing for a name without synonyms. */
export function synonymsOf(name: string): ReadonlySet<string> {
  known ??= indexSynonyms();
  return known.get(name) ?? NONE;
}

function indexSynonyms(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const group of groups) {
    const names = group.split(' ');
    for (const name of names) found.set(name, new Set([...(found.get(name) ?? []), ...names]));
  }
  return found;
}
