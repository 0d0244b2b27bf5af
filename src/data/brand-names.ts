// Source: written for this project.

/** Second part of the names of firms, after the word of their trade; separated by commas. */
export const brandNames = `
Água Clara, Alto da Serra, Amanhecer, Araucária, Arco-Íris, Aroeira, Atlântica, Aurora, Bandeirante,
Beira-Rio, Bela Vista, Boa Esperança, Boa Nova, Bom Jardim, Bom Tempo, Brisa do Mar, Cachoeira, Campo Verde,
Canto do Sabiá, Capivari, Caravelas, Céu Azul, Chapada, Colibri, Colina, Confiança, Contorno,
Cruzeiro do Sul, Diamante, Do Bairro, Do Vale, Dois Irmãos, Esmeralda, Esperança, Estação Central,
Estrela do Norte, Estrela do Sul, Família, Flor de Lis, Fonte Nova, Gávea, Girassol, Guarani, Horizonte,
Ibirapuera, Imperial, Ipanema, Ipê Amarelo, Itapuã, Jacarandá, Jangada, Jequitibá, Lagoa Dourada, Litoral,
Lua Nova, Mandacaru, Manhã de Sol, Mantiqueira, Mar Azul, Mirante, Monte Belo, Monte Verde, Nacional,
Nova Aliança, Nova Era, Nova Geração, Novo Horizonte, Novo Mundo, Oliveira e Filhos, Ouro Branco,
Ouro Verde, Paineiras, Palmares, Pampa, Paraíso, Pedra Branca, Pérola, Pinheiral, Pioneira, Planalto,
Pôr do Sol, Porto Seguro, Praia Grande, Primavera, Primeira Linha, Progresso, Quatro Estações, Raízes,
Recanto, Rio Claro, Rio Doce, Santa Clara, Santa Fé, Santa Luzia, São Bento, São Jorge, São José,
Serra Azul, Serra Dourada, Sertaneja, Sol Nascente, Terra Boa, Terra Nova, Três Irmãos, Três Marias,
Tropical, União, Universal, Vale Verde, Veneza, Veredas, Vila Rica, Vista Alegre, Vitória Régia`;
