// Source: IBGE, Nomes no Brasil (Censo 2022), for the first ten; the bands below them are estimates.

/** Surnames by how often each is drawn (its band of frequency), and the particle that may stand before some of them. */
export const surnames = [
  {
    weight: 12,
    names: `
Almeida Alves Araújo Barbosa Carvalho Costa Ferreira Gomes Jesus Lima Nascimento Oliveira Pereira
Ribeiro Rodrigues Santos Silva Soares Sousa Souza`,
  },
  {
    weight: 6,
    names: `
Aguiar Amaral Andrade Azevedo Barros Batista Bezerra Borges Brito Campos Cardoso Castro Cavalcante
Cavalcanti Coelho Correia Cruz Cunha Dantas Dias Duarte Farias Fernandes Fonseca Freitas Gonçalves
Guimarães Lopes Macedo Machado Maciel Marques Martins Matos Medeiros Melo Mendes Miranda Monteiro Moraes
Moreira Moura Neves Nogueira Nunes Peixoto Pinheiro Pires Ramos Reis Rocha Rosa Sales Santana Siqueira
Tavares Teixeira Viana Vieira Xavier`,
  },
  {
    weight: 3,
    names: `
Abreu Alcântara Alencar Alvarenga Amâncio Amorim Anjos Antunes Aquino Aragão Arruda Assis Avelar Ávila
Barreto Barroso Bastos Belém Bento Bernardes Bernardo Bessa Bispo Bittencourt Boaventura Bonfim Braga
Brandão Brasil Bueno Caetano Caldas Caldeira Calixto Câmara Camargo Camilo Cândido Canto Cardozo Carmo
Carneiro Castilho Cerqueira Chagas Chaves Cintra Conceição Cordeiro Corrêa Coutinho Couto Crespo
Custódio Damasceno Delgado Diniz Domingues Dutra Espíndola Esteves Estrela Evangelista Fagundes Falcão
Faria Faustino Feitosa Félix Fidelis Figueiredo Filgueiras Flores Fontes Fraga Franco Furtado Galvão
Garcia Gouveia Guedes Guerra Henriques Lacerda Leal Leão Lemos Lins Lira Loureiro Lourenço Luna Luz
Magalhães Maia Marinho Mattos Meireles Mello Menezes Mesquita Morais Moreno Mota Muniz Nobre Nóbrega
Novaes Novais Ortiz Pacheco Padilha Paes Paiva Parente Paz Pedrosa Pessoa Pimenta Pimentel Portela Porto
Prado Queiroz Quintino Rabelo Rangel Resende Rezende Ribas Rios Roque Sá Salazar Salgado Salles Sampaio
Santiago Saraiva Seixas Serra Severino Silveira Simões Sobral Teles Toledo Torres Trindade Valadares
Valença Valente Vargas Vasconcelos Vaz Veloso Ventura Veras Viegas Vilela Vitorino Zanetti`,
  },
  {
    weight: 1,
    names: `
Abrantes Acioli Adorno Afonso Agostinho Ambrósio Anastácio Andreazza Ângelo Anselmo Arantes Araripe
Assunção Ataíde Aurélio Azambuja Bacelar Baptista Barcellos Barcelos Barra Becker Belchior Beltrão
Benedito Benevides Bertoldo Bianchi Bicalho Borba Botelho Brandt Brum Cabral Cajueiro Calazans Calheiros
Camacho Caminha Campelo Cardim Carmona Casagrande Cassiano Catão Celestino César Chaparro Cipriano
Clemente Coimbra Colares Colombo Conrado Contreras Cortês Cortez Crispim Cristino Damião Dornelas
Dourado Drummond Elias Emídio Escobar Estevam Farah Ferrari Ferraz Fischer Florêncio Fogaça Fontenele
Fontoura Fortes Frazão Freire Fróes Frota Gadelha Galindo Gama Gaspar Gentil Germano Gimenes Godoi Godoy
Goes Góis Gondim Gonzaga Goulart Graciano Granja Guarnieri Gusmão Hipólito Hoffmann Holanda Honorato
Horta Inácio Ishikawa Ivo Jacinto Jardim Jatobá Jordão Junqueira Justino Klein Krüger Lago Lanza Lara
Laranjeira Laurentino Leme Leonel Lessa Levy Limeira Linhares Lisboa Lobato Lobo Lopez Lucena Lustosa
Lyra Macena Madeira Madureira Malheiros Malta Manhães Marçal Marcelino Marcondes Mariano Marins Mariz
Martinez Martini Mascarenhas Mathias Matias Máximo Mazza Meira Mendonça Meneses Messias Modesto Monte
Montenegro Moreto Mourão Moutinho Müller Murta Nakamura Napoleão Navarro Naves Negreiros Neiva Neri Nery
Nonato Norberto Noronha Okada Olímpio Oliva Ornelas Osório Otoni Pádua Paixão Palhares Palma Palmeira
Pantoja Passos Patrício Patriota Paula Paulino Pavan Peçanha Pedroso Pellegrini Penha Penido Penna Peres
Perez Pessanha Petry Piazza Pinho Piovesan Polidoro Pontes Pontual Portugal Possidônio Prates Prestes
Proença Quadros Quaresma Queirós Quevedo Quintana Quintela Quirino Ramalho Raposo Raulino Rebelo
Rebouças Regis Rizzo Rolim Romano Romão Romero Rosário Rossi Ruiz Russo Sabino Saboia Saldanha Salvador
Sanches Santoro Sarmento Sato Scherer Schmidt Schneider Seabra Sena Sepúlveda Sequeira Serafim Serpa
Serrano Severo Silvério Silvestre Sodré Solano Soler Souto Spinelli Stein Suassuna Suzuki Tanaka Taveira
Távora Tenório Teodoro Terra Theodoro Tibúrcio Tinoco Tito Tolentino Tomaz Torquato Toscano Tosta
Travassos Trevisan Tristão Uchoa Urbano Valadão Vale Valentim Valério Valle Varela Varella Vasques Veiga
Vergara Veríssimo Vianna Vicente Vidal Vilar Villar Villela Vital Viveiros Wagner Weber Werneck Wolff
Yamamoto Zago Zanella Zanin Zanon Zimmermann`,
  },
] as const;

/** Which particle links a surname to the name before it, where one is usual: `Luana de Andrade`. */
export const particles = {
  da: `
Conceição Costa Cruz Cunha Fonseca Luz Mota Paz Rocha Rosa Silva Silveira Veiga`,
  de: `
Abreu Aguiar Alencar Almeida Andrade Aquino Araújo Arruda Assis Azevedo Barros Brito Campos Carvalho
Castro Farias Freitas Jesus Lima Macedo Matos Medeiros Melo Menezes Miranda Moraes Morais Moura Oliveira
Paula Queiroz Sá Sousa Souza Toledo Vasconcelos`,
  dos: `
Anjos Reis Santos`,
} as const;
