// Source: IBGE, Nomes no Brasil (Censo 2010), and the commonest surnames of public lists; sizes are powers of two.

/**
 * The words that stand in for names. A pseudonym is a place in one of these lists, so no list may ever change: other words need
 * other lists, and a new version of the label of the keys. The same holds of all lists below.
 */
export const replacementNames = {
  feminine: `
Adriana Alana Alessandra Alice Aline Amanda Amélia Ana Andréia Ângela Antônia Aparecida Aurora Bárbara
Beatriz Bianca Brenda Bruna Camila Carla Carolina Catarina Cecília Célia Clara Clarice Cláudia Cristiane
Cristina Daiane Daniela Débora Denise Diana Edna Elaine Elisa Eloísa Emília Érica Ester Eva Fabiana Fátima
Fernanda Flávia Francisca Gabriela Giovana Gisele Glória Helena Heloísa Iara Inês Ingrid Irene Íris Isabel
Isadora Ivone Jaqueline Jéssica Joana Joice Josefa Júlia Juliana Jussara Karina Kátia Laís Lara Larissa
Laura Leila Letícia Lídia Lígia Lorena Luana Lúcia Luciana Luísa Luzia Maiara Manuela Márcia Margarida Maria
Mariana Marina Marisa Marlene Marta Melissa Michele Milena Mirela Mônica Nádia Natália Neide Nina Olívia
Paloma Patrícia Paula Priscila Rafaela Raquel Regina Renata Rita Roberta Rosa Sabrina Sandra Sara Simone
Sofia Sônia Talita Tatiana Teresa Vanessa Vera Vitória`,
  masculine: `
Abel Adriano Afonso Alan Alberto Alex Alexandre Alfredo Amauri Anderson André Ângelo Antônio Armando Artur
Augusto Benedito Benjamim Bernardo Breno Bruno Caetano Caio Carlos Celso César Cícero Cláudio Clóvis
Cristiano Daniel Danilo Davi Dênis Diego Diogo Douglas Edgar Edson Eduardo Elias Emanuel Emílio Enzo Eric
Ernesto Eugênio Everton Fábio Felipe Fernando Flávio Francisco Frederico Gabriel Geraldo Gilberto Guilherme
Gustavo Heitor Henrique Hugo Humberto Igor Isaac Ivan Jairo João Joaquim Joel Jonas Jorge José Josué Júlio
Kauã Kevin Leandro Leonardo Levi Lorenzo Lucas Luciano Luís Marcelo Márcio Marcos Mário Mateus Maurício
Mauro Miguel Milton Moisés Murilo Natan Nelson Nicolas Noel Otávio Paulo Pedro Plínio Rafael Raul Reinaldo
Renan Renato Ricardo Roberto Rodrigo Rogério Romeu Samuel Saulo Sebastião Sérgio Silas Sílvio Tadeu Tiago
Tomás Valdir Vicente Vinícius Vítor Wagner Wilson`,
  surnames: `
Abrantes Abreu Afonseca Aguiar Alencar Almada Almeida Alvarenga Alves Amaral Amorim Andrade Antunes Aragão
Araújo Arruda Assis Assunção Azeredo Azevedo Bandeira Barbosa Barcelos Barreto Barros Barroso Bastos Batista
Bernardes Bezerra Bittencourt Boaventura Bomfim Borba Borges Braga Brandão Brito Bueno Bulhões Cabral Caldas
Caldeira Calixto Camargo Campos Cardoso Carmo Carneiro Carrara Carvalho Cascardo Castilho Castro Cavalcante
Cerqueira Chagas Chaves Coelho Conceição Cordeiro Correia Cortês Costa Coutinho Couto Cruz Cunha Damasceno
Dantas Delgado Dias Diniz Domingues Dornelas Dourado Drumond Duarte Dutra Esteves Evangelista Fagundes
Falcão Faria Feitosa Fernandes Ferraz Ferreira Figueira Figueiredo Fogaça Fonseca Fontes Fontoura Fraga
França Franco Freire Freitas Furtado Galvão Gama Garcia Godói Gomes Gonçalves Gouveia Guedes Guerra
Guimarães Gusmão Hipólito Holanda Inácio Jardim Jesus Lacerda Lago Lamas Leal Leão Leitão Leite Lemos Lessa
Lima Linhares Lins Lisboa Lobato Lobo Lopes Lourenço Luz Macedo Machado Maciel Magalhães Maia Malta Mansur
Marinho Marques Martins Mascarenhas Matos Medeiros Meireles Melo Mendes Mendonça Menezes Mesquita Miranda
Moncada Monteiro Moraes Moreira Mota Moura Mourão Nascimento Navarro Neves Nobre Nóbrega Nogueira Noronha
Novaes Nunes Oliveira Ornelas Ortega Osório Pacheco Padilha Paes Paiva Palhares Palmeira Parente Passos
Patriota Peçanha Pedrosa Peixoto Penha Pereira Peres Pessoa Pimenta Pimentel Pinheiro Pinto Pires Pontes
Porto Prado Prates Quadros Queirós Quintana Ramalho Ramos Rangel Rebelo Rego Reis Resende Ribas Ribeiro Rios
Rocha Rodrigues Romano Rosário Sales Salgado Sampaio Sanches Santana Santiago Santos Saraiva Seabra Seixas
Serpa Serra Silva Silveira Simões Siqueira Soares Sobral Souza Tavares Teixeira Teles Toledo Torres Trindade
Uchoa Valadares Valença Valente Vargas Vasconcelos Veiga Veloso Viana Vidal Vieira Vilela Werneck Xavier
Zanetti`,
} as const;

/** Given names whose gender their ending does not tell, and that are in no list above. */
export const otherGivenNames = {
  feminine: `
Abigail Ayumi Beatris Carmem Carmen Celeste Conceição Dirce Dulce Elis Esther Evelin Evelyn Heloise Iasmin
Iraci Ísis Ivy Izabel Jade Jenifer Jennifer Joyce Karen Leonor Lilian Lis Liz Lourdes Lucimar Lurdes Mabel
Mari Marluce Mary Matilde Meire Mercedes Miriam Mirian Monique Nair Nazaré Noemi Pilar Rose Rosemary Rosimeire
Rute Ruth Sarah Shirley Socorro Solange Taís Tamires Thaís Vivian Yasmim Yasmin`,
  masculine: 'Cauã Davide Djalma Donizete Eli Geovane Gianluca Joshua Luca Nicola Ubirajara',
} as const;

/** The ends of women's given names. */
export const feminineEnds = 'A NE LE ETE ITE ICE IDE LY LI LEN ETH';

/** Words that stay in names: particles, and what says who of a family or of a profession somebody is. */
export const keptWords = {
  particles: 'de da do das dos e di du del della van von y',
  names: `
junior jr filho filha neto neta sobrinho sobrinha segundo terceiro ii iii iv sr sra srta dr dra dona prof
profa ltda eireli`,
  companies: `
ltda me epp mei eireli s a sa cia companhia sociedade associacao cooperativa fundacao instituto grupo holding
individual unipessoal advogados matriz filial comercio industria servicos transportes mercado supermercado
padaria restaurante farmacia drogaria posto oficina clinica hotel loja escola colegio hospital igreja
condominio banco prefeitura municipio secretaria sindicato construtora construcoes participacoes
empreendimentos administradora distribuidora consultoria engenharia tecnologia informatica alimentos
confeccoes moveis materiais produtos brasil em para com`,
  addresses: `
rua r avenida av travessa tv alameda al praca pca pc rodovia rod estrada est largo lgo beco viela ladeira via
viaduto ponte acesso vila vl jardim jd parque pq setor st chacara ch sitio fazenda faz gleba nucleo povoado
distrito bairro centro zona rural residencial res condominio cond edificio ed predio torre quadra qd qda q
superquadra lote lt bloco bl apartamento apto apt ap casa sala sl andar terreo subsolo cobertura conjunto conj
cj loja lj box galpao fundos frente km sn s n no nr num numero caixa postal cx cep br brasil lado norte sul
leste oeste em ao sqs sqn sqsw sqnw shis shin scs scn sbs sbn sgas sgan sia saan srtvs srtvn saus saun cls cln
clsw crs crn eqs eqn qi ql qn qnm qnl qnn qnp qna qnb qnd qng qr qs qe qsa qsb qsc qsd smpw shtn smas seps
sepn shs shn sds sdn sig`,
} as const;

/** Words that tell the name of a company from that of a person. */
export const companyWords = `
LTDA EIRELI EPP MEI CIA COMPANHIA SOCIEDADE ASSOCIACAO COOPERATIVA FUNDACAO INSTITUTO HOLDING ADVOGADOS
COMERCIO INDUSTRIA SERVICOS TRANSPORTES CONSTRUTORA CONSTRUCOES PARTICIPACOES EMPREENDIMENTOS ADMINISTRADORA
DISTRIBUIDORA CONSULTORIA ENGENHARIA TECNOLOGIA INFORMATICA ALIMENTOS CONFECCOES MERCADO SUPERMERCADO PADARIA
RESTAURANTE FARMACIA DROGARIA POSTO OFICINA CLINICA HOTEL LOJA ESCOLA COLEGIO HOSPITAL IGREJA CONDOMINIO BANCO
PREFEITURA MUNICIPIO SECRETARIA SINDICATO`;

/** Entries that mean nothing, as `não informado`, without blanks, signs and accents. */
export const placeholders = `
NAOINFORMADO NAOINFORMADA NAOCONSTA NAOIDENTIFICADO NAOIDENTIFICADA NAODECLARADO NAODECLARADA NAODEFINIDO
NAODEFINIDA NAOSEAPLICA NAOPOSSUI NAOTEM SEMINFORMACAO SEMNOME SEMCADASTRO SEMEMAIL SEMTELEFONE SEMENDERECO
DESCONHECIDO DESCONHECIDA IGNORADO IGNORADA CONSUMIDOR CONSUMIDORFINAL CONSUMIDORNAOIDENTIFICADO CLIENTEPADRAO
CLIENTEBALCAO CLIENTEAVULSO CLIENTENAOIDENTIFICADO VENDAACONSUMIDOR VENDABALCAO ADEFINIR AINFORMAR DIVERSOS
ISENTO ISENTA VAZIO NA ND NI NC NT NULL NONE NIL NAN UNDEFINED XX XXX`;
