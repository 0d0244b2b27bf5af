// Source: common knowledge, no list of a register.

/** Names of streets that many Brazilian cities have, by type, separated by commas. */
export const streets = {
  Alameda: `
das Acácias, das Flores, das Hortênsias, das Palmeiras, das Rosas, dos Eucaliptos, dos Ipês, dos Jacarandás,
dos Pinheiros, Santos Dumont`,
  Avenida: `
Amazonas, Beira-Mar, Bento Gonçalves, Brasil, Cristóvão Colombo, das Américas, das Nações, do Comércio,
do Contorno, Dom Pedro II, Getúlio Vargas, Goiás, Independência, João Pessoa, José Bonifácio,
Juscelino Kubitschek, Mato Grosso, Paraná, Paulo VI, Presidente Kennedy, Presidente Vargas, Rio Branco,
Rui Barbosa, Santos Dumont, São João, Sete de Setembro, Tancredo Neves, Tiradentes, Universitária`,
  Praça: `
da Bandeira, da Matriz, da República, da Saudade, Dom Bosco, Quinze de Novembro, Rui Barbosa, Santa Cruz,
São Sebastião, Tiradentes`,
  Rua: `
Afonso Pena, Alagoas, Almirante Barroso, Amapá, Antônio Carlos, Bahia, Barão de Mauá, Barão do Rio Branco,
Belo Horizonte, Benjamin Constant, Bento Gonçalves, Bernardino de Campos, Boa Esperança, Boa Vista,
Campos Sales, Castro Alves, Ceará, Cecília Meireles, Chile, Conselheiro Lafaiete, Cruz e Sousa,
Cruzeiro do Sul, Curitiba, da Aurora, da Glória, da Liberdade, da Paz, da Saudade, das Acácias, das Flores,
das Hortênsias, das Orquídeas, das Palmeiras, das Rosas, das Violetas, Deodoro da Fonseca, do Comércio,
do Sol, Dom Pedro I, Dom Pedro II, Dona Francisca, dos Andradas, Duque de Caxias, Espírito Santo,
Estados Unidos, Euclides da Cunha, Floriano Peixoto, Fortaleza, Frei Caneca, General Osório, Goiás,
Gonçalves Dias, Joaquim Nabuco, José de Alencar, José do Patrocínio, Machado de Assis, Manaus, Maranhão,
Marechal Rondon, Marquês de Pombal, Mato Grosso, Minas Gerais, Monte Castelo, Monteiro Lobato,
Nossa Senhora Aparecida, Olavo Bilac, Oswaldo Cruz, Padre Anchieta, Pará, Paraíba, Paraná, Pernambuco,
Piauí, Porto Alegre, Primeiro de Maio, Princesa Isabel, Quinze de Novembro, Recife, Regente Feijó,
Rio de Janeiro, Rio Grande do Sul, Rondônia, Saldanha Marinho, Salvador, Santa Catarina, Santa Luzia,
Santa Rita, Santo Antônio, Santos Dumont, São Bento, São Francisco, São João, São Jorge, São José, São Luís,
São Paulo, São Pedro, São Sebastião, Sergipe, Sete de Setembro, Tamandaré, Tiradentes, Tobias Barreto,
Treze de Maio, Visconde de Mauá, Vital Brasil, Voluntários da Pátria`,
  Travessa: `
Bela Vista, da Paz, das Flores, do Comércio, São José, Treze de Maio`,
} as const;

/** The last house number of a street of each type; the first is 1. */
export const lastHouseNumbers = {
  Alameda: 1500,
  Avenida: 6000,
  Praça: 400,
  Rua: 2500,
  Travessa: 400,
} as const;
