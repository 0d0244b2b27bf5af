import { expect, it } from 'vitest';
import { foldName } from '../../lib/text/folded.ts';
import { areSynonyms, synonymsOf } from './synonyms.ts';

it.each([
  ['quantidade', 'count'],
  ['sexo', 'gender'],
  ['uf', 'state'],
  ['salariobruto', 'salarioclt'],
  ['meses', 'prazo'],
  ['gravida', 'condition'],
  ['nota', 'value'],
  ['female', 'feminino'],
  ['soma', 'add'],
])('%s and %s mean the same, either way', (a, b) => {
  expect([areSynonyms(a, b), areSynonyms(b, a)]).toEqual([true, true]);
});

it.each([
  ['peso', 'altura'],
  ['male', 'female'],
  ['peso', 'weigh'],
  ['', ''],
  ['peso', ''],
  ['__proto__', 'count'],
])('%j and %j do not mean the same', (a, b) => {
  expect(areSynonyms(a, b)).toBe(false);
});

it('synonyms of a field are its English words, and other words for it in Portuguese', () => {
  const pairs = `
      quantity=quantidade gender=sexo state=uf wage=salario installments=parcelas size=tamanho algorithm=algoritmo
      height=altura age=idade message=texto birthday=nascimento brand=bandeira children=filhos pregnant=gestante
      kind=tipo grade=nota time=hora dispensa=datademissao hiredate=dataadmissao rbt12=receita12meses diasuteis=diastrabalhados
      jornadamensal=horasmensais activity=exercicio goal=objetivo currency=moeda bank=banco name=nome city=municipio year=ano
      month=mes day=dia days=dias hours=horas minutes=minutos rate=juros percentage=porcentagem price=preco formatted=formato
      action=operacao seed=semente category=categoria style=estilo method=formula waist=cintura hip=quadril neck=pescoco
      water=agua startdate=inicio enddate=fim date=data man=homem woman=mulher neutral=unissex sum=somar minus=menos
      times=vezes division=dividir exponent=potencia simplify=simplificar compare=comparar generate=gerar check=verificar
      encrypt=codificar decrypt=decodificar format=formatar minify=minificar dog=cachorro cat=gato mobile=celular
      landline=fixo ascending=crescente descending=decrescente none=nenhum low=minimo average=medio high=maximo
      paragraphs=paragrafos words=palavras sentences=frases lines=linhas char=caracteres word=palavra circle=circulo
      square=quadrado rectangle=retangulo triangle=triangulo direct=direta inverse=inversa sedentary=sedentario light=leve
      moderate=moderado active=intenso weight=peso`;
  const unknown = pairs
    .trim()
    .split(/\s+/)
    .filter((pair) => !areSynonyms(...(pair.split('=') as [string, string])));
  expect(unknown).toEqual([]);
});

it('a word of two meanings has the synonyms of both, which are not synonyms of each other', () => {
  // The format of a text, and to format it.
  expect(areSynonyms('formato', 'format')).toBe(true);
  expect(areSynonyms('format', 'formato')).toBe(true);
  expect(areSynonyms('format', 'formatar')).toBe(true);
  expect(areSynonyms('formato', 'formatar')).toBe(false);
});

it('all synonyms are written as names are compared', () => {
  const all = new Set([...synonymsOf('count'), ...synonymsOf('weight'), ...synonymsOf('ferias')]);
  expect(all.size).toBeGreaterThan(5);
  for (const name of all) expect(foldName(name)).toBe(name);
});
