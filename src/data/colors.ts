// Source: written for this project.

/** Names of colours in Portuguese. */
export const colors = `
abóbora amarelo âmbar ametista anil areia azul azul-marinho azul-royal azul-turquesa bege bordô branco
bronze caramelo carmesim carmim castanho celeste cenoura cereja chumbo ciano cinza cobre coral creme
dourado esmeralda fúcsia grafite índigo laranja lavanda lilás limão magenta malva marfim marrom mostarda
ocre oliva ouro pérola pêssego petróleo prata preto púrpura rosa roxo rubi safira salmão sépia terracota
turquesa uva verde verde-água verde-limão verde-musgo vermelho vinho violeta`;
