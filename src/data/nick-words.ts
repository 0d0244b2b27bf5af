// Source: written for this project.

/** Words that make nicknames: nouns and adjectives, all masculine, those of every style and those of one. */
export const nickWords = {
  todos: {
    nouns: `
Astro Barco Bosque Cacto Caju Campo Canário Cedro Céu Cipó Cometa Coral Coringa Cristal Disco Eco Faro
Farol Fogo Foguete Gato Gavião Lago Leão Lobo Mago Mapa Mar Monte Muro Norte Pinho Pixel Planeta Pulo
Raio Rio Rumo Sabiá Sol Som Sul Tigre Trem Trevo Tucano Turbo Urso Vento Zé`,
    adjectives: `
Ágil Alado Alto Astral Azul Central Claro Curioso Dourado Elétrico Errante Esperto Feroz Final Forte
Gelado Genial Gigante Global Ideal Ímpar Jovem Leal Leve Livre Lunar Mestre Neon Nobre Novo Oculto Polar
Prateado Quieto Rápido Raro Real Roxo Sagaz Solar Sonoro Sutil Tropical Vasto Veloz Verde Vivo Zen`,
  },
  divertido: {
    nouns: `
Abacate Abacaxi Bagunceiro Biscoito Bolinho Brigadeiro Cachorro Churros Cupcake Dino Espaguete Jacaré
Kiwi Macaco Mamute Marmelo Mexilhão Misto Nacho Palhaço Panda Pão Papagaio Pastel Pato Picolé Pinguim
Pirata Pudim Queijo Quiabo Robô Sapo Sorvete Suricato Tatu Torresmo`,
    adjectives: `
Atrapalhado Bailarino Biruta Brincalhão Caramelado Cósmico Crocante Dançante Desastrado Dorminhoco
Engraçado Esfomeado Faceiro Falante Faminto Fanfarrão Festeiro Folião Gaiato Hilário Maluco Maroto
Molenga Risonho Saltitante Sapeca Serelepe Simpático Tagarela Trapalhão Travesso Voador Xereta Zoeiro
Zureta`,
  },
  gamer: {
    nouns: `
Alfa Androide Arqueiro Bit Boss Caçador Ciborgue Clã Comando Combo Craque Dragão Drone Duelista Escudo
Falcão Fantasma Glitch Guerreiro Herói Jogador Laser Lince Ninja Oráculo Player Portal Predador Quest
Ranger Samurai Sniper Soldado Titã Trovão Tubarão Viking`,
    adjectives: `
Absoluto Afiado Atômico Blindado Brutal Campeão Cibernético Destemido Épico Explosivo Extremo Fatal
Furioso Hostil Imbatível Imortal Implacável Indomável Intocável Invencível Lendário Letal Mortal Nuclear
Quântico Rival Supremo Surreal Tático Temido Tóxico Ultra Vermelho Viral Virtual`,
  },
  fofo: {
    nouns: `
Algodão Amorzinho Anjinho Beijinho Bichinho Bombom Botão Cafuné Cãozinho Caracol Carinho Coelho Confete
Cordeiro Docinho Esquilo Filhote Floquinho Gatinho Girassol Grilinho Laço Luar Marshmallow Morango Neném
Pãozinho Passarinho Patinho Pêssego Pompom Sininho Sonho Sorriso Ursinho Xodó`,
    adjectives: `
Abraçável Adorável Alegre Amado Amável Aveludado Bonito Brilhante Carinhoso Cheiroso Colorido Contente
Delicado Doce Encantado Feliz Felpudo Florido Fofinho Fofo Gentil Lindo Macio Manhoso Meigo Mimoso
Pequeno Querido Rosado Sereno Sorridente Suave Terno Tímido`,
  },
  sombrio: {
    nouns: `
Abismo Anoitecer Bruxo Caçador Caos Castelo Cavaleiro Corvo Crânio Crepúsculo Demônio Eclipse Enigma
Espectro Espelho Espinho Exílio Fantasma Feitiço Gárgula Inverno Labirinto Lamento Lobisomem Mausoléu
Mistério Morcego Necromante Nevoeiro Obelisco Pesadelo Profeta Punhal Sepulcro Silêncio Vampiro Vulto`,
    adjectives: `
Abissal Amaldiçoado Arcano Assombrado Cinzento Cruel Distante Distorcido Esquecido Eterno Fatal Fúnebre
Glacial Gótico Invernal Invisível Macabro Maldito Melancólico Misterioso Mórbido Mudo Nebuloso Noturno
Obscuro Pálido Perdido Profano Profundo Sangrento Sinistro Solitário Sombrio Soturno Tenebroso`,
  },
  fantasia: {
    nouns: `
Alquimista Anão Arcanjo Arqueiro Bardo Basilisco Cavaleiro Centauro Ciclope Colosso Dragão Druida Elfo
Elmo Encanto Fauno Feiticeiro Gnomo Golem Grifo Guardião Hipogrifo Kraken Minotauro Ogro Oráculo Orc
Paladino Pégaso Príncipe Profeta Sábio Talismã Templário Tritão Troll Unicórnio`,
    adjectives: `
Ancestral Antigo Arcano Celeste Corajoso Cristalino Divino Élfico Encantado Escarlate Esmeralda Estelar
Etéreo Eterno Feérico Flamejante Fulgurante Glorioso Heroico Imperial Lendário Luminoso Mágico Majestoso
Místico Mítico Perdido Primordial Profético Rúnico Sagrado Sideral Silvestre Valente Valoroso`,
  },
  minimalista: {
    nouns: `
Aço Ar Arco Barro Brim Broto Cais Cal Cisne Corvo Cubo Delta Eixo Fio Fumo Giz Grão Gris Íon Jade Linho
Lírio Luar Lume Marfim Musgo Ninho Nó Orvalho Papel Ponto Prisma Ramo Traço Trigo Vácuo Véu Vidro Zinco`,
    adjectives: `
Ameno Anil Bege Bom Branco Brando Breve Cinza Cru Curto Denso Exato Fino Fosco Franco Fresco Igual Lento
Limpo Liso Manso Mudo Neutro Opaco Pleno Puro Raso Reto Ruivo Seco Simples Só Sóbrio Único Vago Vazio`,
  },
} as const;
