// Source: common knowledge, no single reference.

/**
 * Given names by origin, one a line: `m`, `f` or `u` (either), name and meaning. A name of several roots stands under
 * the oldest of them.
 */
export const babyNames = {
  africana: `
m Abayomi aquele que traz alegria
f Aduke aquela que é mimada
m Akin valente
f Ama nascida no sábado
u Amani paz
f Amara graça
f Asha vida
f Ayana bela flor
u Ayo alegria
u Ayodele a alegria chegou à casa
m Bakari promissor
f Chioma boa sorte
f Dandara princesa guerreira
f Ife amor
u Imani fé
m Jabari corajoso
m Jelani poderoso
m Kayin criança celebrada
m Kofi nascido na sexta-feira
m Kwame nascido no sábado
f Lulu pérola
f Makena feliz
f Malaika anjo
f Nala presente
f Neema bênção
f Nia propósito
f Safiya amiga pura
m Sekou sábio
m Simba leão
m Thabo felicidade
m Tunde aquele que retornou
f Winnie amiga da paz
f Zalika de boa origem
m Zuberi forte
f Zuri bela`,
  arabe: `
m Ahmed muito louvado
f Aisha viva
m Ali elevado
f Amina digna de confiança
m Amir príncipe
m Assad leão
m Aziz querido
m Bilal refrescante
m Faisal juiz decidido
f Farah alegria
m Farid único
f Farida única
f Fátima aquela que desmama
m Habib amado
m Hassan belo
m Ibrahim pai de muitas nações
m Jamal beleza
m Jamil belo de rosto
f Jamile bela
f Jasmin flor de jasmim
m Kalil amigo íntimo
m Karim generoso
m Khaled eterno
f Laila nascida à noite
f Leila escura como a noite
m Malik rei
f Mariam amada de Deus
m Mohamed louvado
m Nadir raro
f Naima feliz
u Nur luz
m Omar de vida longa
m Rachid bem guiado
f Rania contemplativa
m Salim são e salvo
f Salma segura
f Samia elevada
m Samir companheiro de conversa
f Samira companheira das conversas noturnas
f Soraia conjunto de estrelas
m Tariq estrela da manhã
f Yasmin jasmim
m Youssef Deus acrescenta
f Zahra flor brilhante
f Zaira florida`,
  celta: `
m Aidan pequeno fogo
f Aislinn visão
m Alan harmonia
m Artur urso nobre
f Brenda espada
m Breno chefe
m Brian nobre e forte
f Brígida força
m Connor amante dos cães
m Dilan filho do mar
m Douglas água escura
m Duncan guerreiro escuro
f Enya semente
m Finn claro
f Fiona clara
m Glenn vale
f Gwen branca
f Jenifer onda branca
f Keira pequena morena
f Kelly guerreira
m Kevin de nobre nascimento
f Kiara pequena escura
f Maeve aquela que embriaga
f Morgana nascida do mar
m Owen jovem nobre
m Ronan pequena foca
f Rowena branca e bela
m Ryan pequeno rei
f Sabrina princesa do rio Severn
f Sloane guerreira corajosa
f Tara colina alta
m Tristão tumulto`,
  eslava: `
m Aleksei defensor
f Anastásia ressurreição
m Bogdan dado por Deus
m Boris guerreiro glorioso
m Casimiro aquele que impõe a paz
m Danilo Deus é o meu juiz
m Dimitri amante da terra
m Igor guerreiro do arco
f Irina paz
m Iuri agricultor
f Iva salgueiro
m Ivan agraciado por Deus
f Ivana Deus é misericordioso
f Kátia pura
m Ladislau senhor da glória
f Lara protetora
f Ludmila amada pelo povo
f Mila querida
m Milan querido
f Milena amada
f Mirna pacífica
m Miroslav paz gloriosa
f Nádia esperança
f Natacha nascida no Natal
u Nikita invencível
f Nina graça
u Sacha protetor do homem
f Sônia sabedoria
m Stanislau aquele que se torna glorioso
f Svetlana luz
f Tânia rainha das fadas
f Vesna primavera
m Vladimir governante do mundo
f Zlata dourada
f Zora amanhecer`,
  francesa: `
f Aimée amada
f Ariane muito pura
f Belle bela
f Bernadete brava como um urso
f Caroline mulher livre do povo
f Chantal lugar pedregoso
f Charlotte mulher livre e forte
f Chloé broto verde
f Colette povo vencedor
f Desirée desejada
u Dominique aquele que pertence ao Senhor
f Eloise sã e ampla
f Fleur flor
f Giselle refém
f Ivete arqueira do teixo
f Ivone feita de teixo
f Jaqueline aquela que suplanta
m Jean Deus é gracioso
f Joelle o Senhor é Deus
f Josiane Deus acrescentará
f Louise guerreira gloriosa
f Maitê amada senhora
f Monique conselheira
f Nadine esperança
m Noel Natal
f Noelle nascida no dia de Natal
m Olivier oliveira
m Pierre pedra
m Rémi remador
m René renascido
f Simone aquela que ouve
f Solange solene`,
  germanica: `
f Adelaide de linhagem nobre
f Adélia nobre e bondosa
m Adolfo lobo nobre
m Afonso nobre e pronto
m Alberto nobre e brilhante
f Alda experiente
m Alfredo conselheiro dos elfos
f Alice de estirpe nobre
m Álvaro guardião de todos
f Amália trabalhadora
f Amélia diligente
m Armando homem do exército
m Arnaldo poderoso como a águia
m Bernardo forte como um urso
f Berta brilhante
f Bruna morena
m Bruno moreno
f Carla mulher livre
m Carlos homem livre
f Carlota mulher forte
f Carolina mulher do povo
m Edmundo protetor da riqueza
m Eduardo guardião das riquezas
f Elvira amiga de todos
f Ema universal
f Érica governante eterna
m Érico senhor eterno
m Ernesto combatente decidido
f Fernanda ousada e inteligente
m Fernando ousado viajante
m Francisco francês livre
m Frederico governante pacífico
f Frida pacífica
m Gilberto refém brilhante
f Gilda sacrifício
f Gisela promessa
m Guilherme protetor decidido
m Gustavo bastão de combate
f Heidi de nobre classe
f Heloísa saudável e vasta
m Henrique governante da casa
f Henriqueta senhora do lar
f Hilda combatente
m Hugo espírito
m Humberto ursinho brilhante
f Ida trabalho
f Isolda senhora do gelo
m Leonardo forte como um leão
m Leopoldo valente entre o povo
f Lorena da região da Lorena
m Luís guerreiro ilustre
f Luísa combatente gloriosa
f Matilde forte na batalha
f Odete riqueza
m Osvaldo poder divino
m Otto próspero
m Raimundo conselho protetor
m Raul conselho do lobo
m Ricardo senhor poderoso
f Roberta de fama brilhante
m Roberto brilhante pela fama
m Rodolfo lobo glorioso
m Rodrigo rico em glória
m Rogério lança famosa
f Selma protegida por Deus
m Valter comandante do exército forte
f Wanda errante`,
  grega: `
f Ágata bondosa
f Agnes pura
u Alex defensor da humanidade
m Alexandre defensor dos homens
f Alícia verdadeira
m Anastácio ressuscitado
m André viril
f Angélica mensageira
m Aquiles dor do povo
f Atena deusa da sabedoria
f Bárbara estrangeira
m Basílio rei
f Berenice aquela que traz a vitória
f Calíope de bela voz
f Catarina pura
f Cibele deusa-mãe
f Cíntia do monte Cinto
f Cora donzela
f Cristal gelo límpido
m Cristóvão aquele que leva Cristo
f Dafne loureiro
m Dionísio consagrado a Dionísio
f Doroteia presente dos deuses
m Erasmo amado
m Estêvão coroado
m Euclides glorioso
f Eugênia nobre de nascimento
m Eugênio bem-nascido
f Eunice boa vitória
m Evandro homem bom
m Filipe amigo dos cavalos
f Filomena amante do canto
f Gaia terra
m Gregório vigilante
m Heitor aquele que resiste
f Helena luz que brilha
m Hélio sol
m Hermes mensageiro dos deuses
m Ícaro seguidor
f Irene paz
f Íris arco-íris
m Jerônimo nome sagrado
m Jorge agricultor
f Larissa cidadela
m Leandro homem-leão
m Leônidas filho do leão
f Lídia natural da Lídia
f Lígia de voz clara
f Melissa abelha
m Nicolas vitória do povo
m Nicolau povo vitorioso
f Nicole vitória do povo
f Ofélia ajuda
f Pandora aquela que tem todos os dons
m Pedro rocha
f Penélope tecelã
f Petra pedra
m Platão de ombros largos
m Sebastião venerável
f Selena lua
f Sofia sabedoria
f Teodora presente de Deus
m Teodoro dádiva de Deus
f Teresa ceifeira
m Timóteo aquele que honra a Deus
m Ulisses irado
f Zoé vida`,
  hebraica: `
m Abel sopro
f Abigail alegria do pai
m Abner pai da luz
m Abraão pai de muitos
f Ada adorno
m Adão homem feito da terra
m Adriel rebanho de Deus
f Ana cheia de graça
u Ariel leão de Deus
m Benjamim filho da mão direita
m Caleb fiel como um cão
f Dalila delicada
f Dana ela julga
m Daniel Deus é meu juiz
m Davi amado
f Débora abelha
f Éden delícia
m Efraim frutífero
m Elias o Senhor é meu Deus
m Eliel meu Deus é Deus
f Elisa Deus é juramento
f Elisabete Deus é meu juramento
m Eliseu Deus é salvação
m Emanuel Deus conosco
f Ester estrela
f Eva aquela que dá vida
m Ezequiel Deus fortalece
m Gabriel homem forte de Deus
f Gabriela mulher forte de Deus
m Gideão aquele que corta
m Isaac ele riu
f Isabel consagrada a Deus
m Isaías o Senhor salva
m Ismael Deus ouve
m Israel aquele que luta com Deus
m Jacó aquele que segura pelo calcanhar
m Jeremias o Senhor exalta
f Joana agraciada por Deus
m João Deus é cheio de graça
m Joaquim o Senhor estabelecerá
m Joel o Senhor é Deus
m Jonas pomba
m Jônatas dádiva do Senhor
m José ele acrescentará
m Josué o Senhor é salvação
f Judite mulher da Judeia
m Levi unido
f Lia cansada
f Manuela Deus é conosco
f Maria senhora soberana
f Marta senhora da casa
m Mateus dádiva de Deus
m Matias presente do Senhor
m Micael quem é como Deus
m Miguel quem é como Deus?
f Míriam amada
m Moisés salvo das águas
f Naomi agradável
m Natanael Deus deu
m Noé descanso
f Noemi minha doçura
m Oséias salvação
m Rafael Deus cura
f Rafaela curada por Deus
f Raquel ovelha
f Rebeca laço que une
f Rute companheira
f Safira pedra preciosa azul
m Salomão pacífico
m Samuel seu nome é Deus
f Sara princesa
m Saul aquele que foi pedido
f Susana lírio
f Tamar tamareira
m Tobias o Senhor é bom
m Zacarias o Senhor se lembrou`,
  inglesa: `
m Anderson filho de André
u Ashley campo de freixos
m Ashton vila dos freixos
m Brandon colina das giestas
f Brooke riacho
m Cleiton lugar barrento
f Daisy margarida
f Darlene queridinha
m Edgar lança próspera
m Edson filho do protetor dos bens
m Emerson filho de Emery
f Evelyn desejada
m Everton cidade do javali
m Gilson filho de Gil
u Harley campo da lebre
f Hazel aveleira
f Hope esperança
m Hudson filho de Hugo
f Ivy hera
m Jackson filho de Jack
m Jefferson filho de Jeffrey
f Joy alegria
f Kimberly clareira real
m Lincoln povoado do lago
m Milton cidade do moinho
m Nelson filho de Neil
m Robson filho de Rob
f Ruby rubi
f Shirley prado luminoso
u Sidney ilha larga
f Summer verão
u Taylor alfaiate
m Wallace estrangeiro galês
m Washington cidade da família de Wassa
m Wellington cidade da clareira próspera
m Wesley prado do oeste
f Willow salgueiro
m Wilson filho de William`,
  italiana: `
f Alessandra protetora da humanidade
m Alessandro protetor da humanidade
f Alessia defensora
f Antonella digna de apreço
f Bianca branca
f Carmela vinha de Deus
f Chiara clara e ilustre
m Dante duradouro
m Domenico do Senhor
f Donatella dada por Deus
m Enrico senhor da casa
m Enzo senhor do lar
f Fiorella pequena flor
m Francesco francês
f Gemma pedra preciosa
f Gianna Deus é graciosa
f Gina rainha
f Giorgia agricultora
m Giorgio aquele que trabalha a terra
f Giovanna agraciada por Deus
m Giovanni o Senhor é gracioso
f Giulia de espírito jovem
f Giuliana juvenil
m Giuseppe aquele que acrescenta
f Graziela pequena graça
m Guido guia do bosque
f Isabella juramento de Deus
m Lorenzo vindo de Laurento
m Luca aquele que vem da Lucânia
m Luigi lutador famoso
m Matteo presente de Deus
f Mirella admirável
m Nico vitorioso
f Paola pequena
f Pietra rocha
m Pietro pedra firme
m Renzo laureado
m Stefano coroa
f Viola violeta`,
  japonesa: `
f Aiko filha do amor
f Akemi beleza radiante
m Akio homem brilhante
u Akira brilhante
f Ayumi caminhar
f Emi bela bênção
f Hana flor
u Haru primavera
f Haruka distante
m Haruki brilho do sol
u Hikari luz
m Hiro generoso
m Hiroshi abundante
f Kaori perfume
m Ken saudável
m Kenji segundo filho forte
m Kenzo sábio e forte
m Kiyoshi puro
f Mai dança
u Makoto sinceridade
f Mayumi arco e verdade
f Megumi bênção
f Michiko criança no caminho certo
f Midori verde
f Mika nova lua
m Ren lótus
m Ryu dragão
f Sakura flor de cerejeira
f Sayuri pequeno lírio
m Shin verdade
u Sora céu
m Takeo guerreiro
m Takeshi bravo
m Taro filho mais velho
m Yoshi boa sorte
u Yuki neve
f Yumi arco
f Yuri lírio`,
  latina: `
m Adriano natural de Ádria
m Agostinho venerável
f Alba alvorada
f Amanda digna de ser amada
m Antônio de valor inestimável
m Augusto majestoso
m Aurélio feito de ouro
f Aurora nascer do dia
f Beatriz a que traz felicidade
m Benedito abençoado
m Benício aquele que vai bem
m Bento bendito
m Caetano natural de Gaeta
m Caio feliz
f Camila servidora do culto
m Camilo servidor do templo
f Cândida pura e branca
m Cândido branco como a neve
f Carina querida
f Cecília cega
f Célia celestial
m César de cabelos longos
m Cícero grão-de-bico
f Clara luminosa
f Constança perseverante
m Constantino firme
m Cristiano seguidor de Cristo
f Cristina ungida
f Diana divina
f Dulce doce
f Emília aquela que rivaliza
m Emílio rival
f Estela estrela brilhante
m Fabiano da família dos Fábios
m Fábio cultivador de favas
m Fabrício artesão
m Fausto afortunado
m Félix afortunado e feliz
m Flávio loiro
f Flora deusa das flores
f Glória honra
m Horácio da família dos Horácios
f Hortênsia jardineira
m Inácio ardente
f Júlia cheia de juventude
m Juliano da família dos Júlios
m Júlio jovem
f Laura coroada de louro
m Leonel pequeno leão
f Letícia alegria
f Lívia pálida
m Lourenço coroado de louros
m Lucas luminoso
f Lúcia nascida ao amanhecer
m Luciano iluminado
m Lúcio nascido com a luz
f Luna lua
m Marcelo pequeno guerreiro
m Márcio dedicado a Marte
m Marco consagrado a Marte
m Marcos guerreiro
f Margarida pérola
f Marina vinda do mar
m Mário viril
m Martim inclinado à guerra
m Maurício de pele morena
f Miranda admirável
f Natália nascida no Natal
f Olívia oliveira
m Otávio oitavo filho
m Patrício nobre
m Paulo pequeno
f Priscila antiga
f Regina rainha
f Renata nascida de novo
m Renato renascido
m Rômulo cidadão de Roma
f Rosa flor da roseira
f Rosana rosa graciosa
f Serena tranquila
m Sérgio protetor
m Silvano habitante da floresta
f Sílvia da mata
m Sílvio da floresta
f Tatiana da família dos Tácios
m Túlio aquele que eleva
f Úrsula pequena ursa
m Valentim valente
f Valentina forte e saudável
m Valério forte e vigoroso
f Vera verdadeira
f Verônica imagem verdadeira
m Vicente aquele que vence
f Violeta da cor da violeta
m Vítor vencedor
f Vitória vencedora
f Viviane cheia de vida`,
  nordica: `
m Ari águia
m Arne águia poderosa
m Arvid árvore da águia
f Astrid beleza divina
m Bjorn urso
m Dag dia
m Einar guerreiro solitário
f Elga sagrada
f Elin luz
m Eric para sempre soberano
f Freia senhora
f Greta pérola
m Gunnar guerreiro
f Helga abençoada
f Inga protegida pelo deus Ing
f Ingrid bela
f Karin pura
f Kirsten cristã
m Lars coroado
m Leif herdeiro
f Liv vida
m Magnus grande
m Odin senhor da fúria
m Olavo legado dos ancestrais
f Olga santa
m Oscar lança divina
m Ragnar exército dos deuses
f Runa segredo
f Saga história
f Sigrid bela vitória
m Sigurd guardião da vitória
f Solveig caminho do sol
m Sven jovem
m Thor trovão
f Thora trovoada`,
  tupi: `
f Anahí bela flor do céu
f Araci mãe da aurora
m Araquém ave que dorme
f Bartira flor
m Caiubi folha azul
m Cauã gavião
m Cauê homem bondoso
u Guaraci mãe do dia
m Guarani guerreiro
f Iara senhora das águas
f Iracema lábios de mel
u Irani cheio de vida
m Itagiba braço de pedra
u Jaci lua
f Jaciara altar da lua
f Jacira abelha da lua
f Jandira abelha de mel
f Juçara palmeira
u Juraci mãe dos frutos
m Jurandir aquele que vem trazido pela luz
f Jurema árvore de espinhos
m Kaique ave aquática
f Maiara bisavó
m Moacir aquele que vem da dor
f Moema doce
m Peri junco
m Piatã forte
m Piragibe braço de peixe
f Potira flor do campo
m Raoni grande guerreiro
m Rudá deus do amor
f Tainá estrela
m Tibiriçá vigilante da terra
m Ubirajara senhor da lança
m Ubiratã madeira dura`,
} as const;
