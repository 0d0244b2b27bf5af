// Source: common knowledge, no list of a register.

/** Names of neighbourhoods that many Brazilian cities have, separated by commas. */
export const neighborhoods = `
Aeroporto, Água Verde, Alto da Boa Vista, Alvorada, Bandeirantes, Bela Vista, Boa Esperança, Boa Vista,
Bom Jesus, Bom Pastor, Bom Retiro, Brasília, Campo Belo, Campo Grande, Centenário, Centro, Cidade Alta,
Cidade Jardim, Cidade Nova, Colina Verde, Conjunto Residencial, Cristo Rei, Cruzeiro, Distrito Industrial,
Dom Bosco, Esperança, Esplanada, Estação, Floresta, Glória, Guanabara, Horizonte, Industrial, Ipanema,
Jardim Aeroporto, Jardim Alvorada, Jardim América, Jardim Botânico, Jardim Brasil, Jardim Califórnia,
Jardim Europa, Jardim Itália, Jardim Paraíso, Jardim Paulista, Jardim Primavera, Jardim Santa Maria,
Jardim São José, Jardim São Paulo, Jardim Tropical, Lagoa Nova, Liberdade, Marambaia, Monte Alegre,
Monte Castelo, Morada do Sol, Morada do Vale, Nossa Senhora Aparecida, Nossa Senhora de Fátima, Nova Era,
Nova Esperança, Novo Horizonte, Novo Mundo, Palmeiras, Parque das Nações, Parque Industrial,
Parque Residencial, Pinheiros, Planalto, Ponte Nova, Portal do Sol, Primavera, Progresso, Recanto Verde,
Residencial Ipê, Rio Branco, Rosário, Sagrada Família, Santa Cecília, Santa Cruz, Santa Efigênia, Santa Fé,
Santa Helena, Santa Inês, Santa Isabel, Santa Luzia, Santa Mônica, Santa Rita, Santa Rosa, Santa Tereza,
Santana, Santo Amaro, Santo André, Santo Antônio, São Benedito, São Bento, São Cristóvão, São Francisco,
São Geraldo, São João, São Jorge, São José, São Lucas, São Luiz, São Miguel, São Pedro, São Sebastião,
São Vicente, Sol Nascente, Tiradentes, Universitário, Vale do Sol, Vila Esperança, Vila Industrial,
Vila Maria, Vila Nova, Vila Operária, Vila Rica, Vila São José, Vista Alegre`;
