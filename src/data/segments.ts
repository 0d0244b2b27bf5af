// Sources: IBGE/Concla, CNAE 2.3 (activities); Ministério do Trabalho, CBO 2002 (occupations); Nomenclatura Comum do Mercosul (TIPI); weights and prices are common knowledge.

/** How much is sold on Sunday to Saturday, and on holidays, in place of their day of the week. */
const everyDay = '9 9 9 9 10 12 12 9';
const sundaysLess = '4 9 9 9 10 12 14 4';
const mondayToSaturday = '0 10 10 10 10 12 8 0';
const mondayToFriday = '0 10 10 10 10 10 0 0';

/**
 * Segments of trade: their activities (CNAE), whether they sell to consumers, the days on which they sell, their
 * occupations (CBO) with weights, and their goods, one a line: NCM, unit, least and greatest price in BRL, description.
 */
export const segments = [
  {
    cnae: '1052000',
    toConsumers: false,
    days: mondayToFriday,
    occupations: '848210:4 841505:6 784205:5 784105:4 414125:2 782310:2 411005:1',
    goods: `
04012010 L 4-8 Leite UHT integral 1 L
04061010 KG 35-60 Queijo muçarela
04051000 UN 9-16 Manteiga com sal 200 g
04032000 UN 3-9 Iogurte de morango 170 g
04015021 UN 3-7 Creme de leite 200 g
19019020 UN 8-18 Doce de leite 400 g
04061010 KG 38-70 Queijo minas frescal`,
  },
  {
    cnae: '1053800',
    toConsumers: false,
    days: mondayToFriday,
    occupations: '848325:8 784105:4 414125:2 782310:2 411005:1',
    goods: `
21050010 UN 18-35 Sorvete de creme 1,5 L
21050010 UN 18-35 Sorvete de morango 1,5 L
21050010 UN 2-6 Picolé de fruta
21050010 UN 14-40 Açaí 1 L
21050090 CX 90-160 Sorvete de chocolate 10 L`,
  },
  {
    cnae: '1081302',
    toConsumers: false,
    days: mondayToFriday,
    occupations: '841610:6 841615:3 784105:4 784205:3 414125:2 782310:2 411005:1',
    goods: `
09012100 PC 18-40 Café torrado e moído 500 g
09012100 PC 10-22 Café torrado e moído 250 g
09012100 PC 45-95 Café em grãos 1 kg
21011110 UN 12-28 Café solúvel 100 g
09012200 PC 20-42 Café descafeinado 250 g`,
  },
  {
    cnae: '1091102 4721102',
    toConsumers: true,
    days: everyDay,
    occupations: '848305:8 848310:4 421125:4 521140:4 513435:2 514320:1',
    goods: `
19059090 KG 12-22 Pão francês
19059090 UN 8-14 Pão de forma 500 g
19059090 KG 28-60 Bolo de cenoura
19059090 UN 5-12 Sonho recheado
19053100 PC 7-16 Biscoito caseiro 300 g
19059090 KG 30-55 Pão de queijo
04012010 L 4-8 Leite UHT integral 1 L
21069090 UN 6-14 Salgado assado`,
  },
  {
    cnae: '1092900 1093701 1094500 1095300 1096100',
    toConsumers: false,
    days: mondayToFriday,
    occupations: '841810:6 841815:3 784205:5 784105:4 414125:2 782310:2 411005:1',
    goods: `
19053100 PC 3-8 Biscoito recheado 130 g
19053200 PC 4-9 Wafer de chocolate 140 g
18063210 UN 5-14 Barra de chocolate 90 g
19021900 PC 3-8 Macarrão espaguete 500 g
21032010 UN 4-11 Molho de tomate 340 g
21039021 PC 2-7 Tempero completo 300 g
19022000 UN 14-32 Lasanha congelada 600 g`,
  },
  {
    cnae: '1112700 1113502 1121600',
    toConsumers: false,
    days: mondayToFriday,
    occupations: '841720:4 841710:4 784120:6 784105:3 414125:2 782510:2 411005:1',
    goods: `
22042100 UN 25-120 Vinho tinto seco 750 mL
22042100 UN 25-110 Vinho branco seco 750 mL
22030000 CX 30-70 Cerveja, caixa com 12
22030000 UN 9-24 Cerveja artesanal 600 mL
22011000 CX 15-30 Água mineral, caixa com 12
22011000 UN 12-22 Água mineral, galão de 20 L`,
  },
  {
    cnae: '1340501 1411801',
    toConsumers: false,
    days: mondayToFriday,
    occupations: '763210:8 763215:4 784105:3 414125:2 411005:1',
    goods: `
61071100 UN 15-40 Cueca de algodão
61082100 UN 12-38 Calcinha de algodão
62121000 UN 29-110 Sutiã com bojo
61083100 UN 45-140 Pijama de malha
61091000 UN 29-99 Camiseta de algodão
61159500 UN 8-25 Meia de algodão`,
  },
  {
    cnae: '1531901',
    toConsumers: false,
    days: mondayToFriday,
    occupations: '764005:8 784105:4 414125:2 782310:1 411005:1',
    goods: `
64039990 UN 129-399 Sapato de couro
64039190 UN 180-480 Bota de couro
64035990 UN 90-260 Sandália de couro
42033000 UN 40-140 Cinto de couro`,
  },
  {
    cnae: '1813001',
    toConsumers: false,
    days: mondayToFriday,
    occupations: '766215:5 766230:4 766320:3 354125:2 411005:1',
    goods: `
49111090 PC 60-180 Cartões de visita, 500
49111090 PC 90-320 Panfletos, 1000
39199090 UN 45-160 Adesivo vinílico 1 m²
48204000 PC 35-90 Blocos de pedido, 5
49100000 UN 9-30 Calendário de mesa
48211000 PC 40-140 Etiquetas impressas, 1000`,
  },
  {
    cnae: '3101200',
    toConsumers: false,
    days: mondayToFriday,
    occupations: '771105:8 774105:4 784205:3 782310:1 411005:1',
    goods: `
94035000 UN 600-2900 Guarda-roupa
94036000 UN 250-1900 Mesa de madeira
94036000 UN 280-1400 Estante para livros
94034000 UN 700-2900 Armário de cozinha
94016900 UN 120-480 Cadeira de madeira`,
  },
  {
    cnae: '4530703 4530705',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '521110:8 414125:4 914405:3 992115:3 421125:2 519110:1',
    goods: `
40111000 UN 280-720 Pneu para automóvel aro 15
85071010 UN 320-780 Bateria automotiva 60 Ah
27101932 L 28-70 Óleo lubrificante para motor
87083019 UN 60-220 Pastilha de freio dianteira
84212300 UN 18-60 Filtro de óleo
87088000 UN 180-520 Amortecedor dianteiro
85111000 UN 15-48 Vela de ignição
85129000 UN 25-80 Palheta do limpador`,
  },
  {
    cnae: '4639701',
    toConsumers: false,
    days: mondayToFriday,
    occupations: '414125:6 782220:4 782510:4 354145:4 784105:3 411010:2',
    goods: `
10063021 CX 110-190 Arroz tipo 1, fardo com 6 de 5 kg
07133319 CX 120-210 Feijão preto, fardo com 20
15079011 CX 120-190 Óleo de soja, caixa com 20
17019900 CX 35-60 Açúcar refinado, fardo com 10
19021900 CX 45-90 Macarrão espaguete, fardo com 20
25010020 CX 18-35 Sal refinado, fardo com 10`,
  },
  {
    cnae: '4711302 4712100',
    toConsumers: true,
    days: everyDay,
    occupations: '421125:9 521125:7 848510:2 848305:1 514320:2 414125:2',
    goods: `
10063021 PC 20-38 Arroz polido tipo 1, 5 kg
07133319 KG 6-12 Feijão preto tipo 1
15079011 UN 6-11 Óleo de soja 900 mL
17019900 KG 4-7 Açúcar refinado
09012100 PC 18-40 Café torrado e moído 500 g
04012010 L 4-8 Leite UHT integral 1 L
11010010 KG 4-8 Farinha de trigo
19021900 PC 3-8 Macarrão espaguete 500 g
48181000 PC 14-30 Papel higiênico, 12 rolos
34025000 PC 12-30 Sabão em pó 1,6 kg
33061000 UN 4-14 Creme dental 90 g
02071400 KG 12-25 Filé de peito de frango
08039000 KG 4-9 Banana prata
22021000 UN 6-13 Refrigerante de guaraná 2 L`,
  },
  {
    cnae: '4713002',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '521110:8 421125:4 521125:4 514320:1',
    goods: `
39249000 UN 8-35 Pote plástico com tampa
70133700 CX 25-80 Copos de vidro, caixa com 6
96039000 UN 9-28 Vassoura de náilon
48025610 PC 22-36 Papel A4, 500 folhas
95030099 UN 25-120 Jogo de montar
63026000 UN 25-95 Toalha de banho
76151000 UN 40-190 Panela de alumínio
34060000 UN 5-30 Vela aromática`,
  },
  {
    cnae: '4722901',
    toConsumers: true,
    days: sundaysLess,
    occupations: '848510:9 421125:3 521140:3 514320:1',
    goods: `
02013000 KG 38-75 Alcatra bovina
02013000 KG 35-58 Coxão mole bovino
02013000 KG 65-120 Picanha bovina
02032900 KG 18-32 Costela suína
02071400 KG 12-25 Filé de peito de frango
16010000 KG 18-35 Linguiça toscana`,
  },
  {
    cnae: '4722902',
    toConsumers: true,
    days: sundaysLess,
    occupations: '848510:2 521140:7 421125:3 514320:1',
    goods: `
03046100 KG 38-70 Filé de tilápia
03048100 KG 79-150 Salmão em posta
03061790 KG 55-120 Camarão médio limpo
03035300 KG 14-28 Sardinha inteira
03055100 KG 90-190 Bacalhau salgado
03074300 KG 45-90 Anéis de lula`,
  },
  {
    cnae: '4723700',
    toConsumers: true,
    days: everyDay,
    occupations: '521140:7 421125:4 782310:2 519110:2',
    goods: `
22030000 CX 30-70 Cerveja, caixa com 12
22021000 UN 6-13 Refrigerante de cola 2 L
22042100 UN 25-120 Vinho tinto seco 750 mL
22011000 CX 15-30 Água mineral, caixa com 12
22084000 UN 15-60 Cachaça 1 L
22019000 PC 8-18 Gelo em cubos 5 kg`,
  },
  {
    cnae: '4724500',
    toConsumers: true,
    days: sundaysLess,
    occupations: '521140:8 521125:4 421125:4',
    goods: `
08039000 KG 4-9 Banana prata
08081000 KG 7-14 Maçã gala
08051000 KG 3-8 Laranja pera
07020000 KG 5-13 Tomate
07019000 KG 4-9 Batata
07031019 KG 4-9 Cebola
07061000 KG 4-9 Cenoura
08072000 KG 5-12 Mamão formosa
04072100 PC 11-22 Ovos brancos, 12`,
  },
  {
    cnae: '4731800',
    toConsumers: true,
    days: everyDay,
    occupations: '521135:10 421125:3 519935:2 514320:1',
    goods: `
27101259 L 5-7 Gasolina comum
22071090 L 3-5 Etanol hidratado
27101921 L 5-7 Diesel S10
27101932 L 28-70 Óleo lubrificante para motor
22011000 UN 2-6 Água mineral 500 mL`,
  },
  {
    cnae: '4741500',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '521110:8 414125:3 421125:2 782310:1',
    goods: `
32091010 UN 90-420 Tinta acrílica 18 L
32091010 UN 35-120 Tinta acrílica 3,6 L
32141020 UN 35-90 Massa corrida 25 kg
96034010 UN 9-38 Rolo de lã 23 cm
38140090 L 18-42 Tíner
68052000 UN 2-6 Lixa para massa`,
  },
  {
    cnae: '4742300',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '521110:8 414125:3 421125:2 782310:1',
    goods: `
85365090 UN 7-30 Interruptor simples
85395200 UN 8-32 Lâmpada de LED 9 W
85444900 M 2-9 Fio flexível 2,5 mm²
85362000 UN 12-60 Disjuntor 20 A
39172300 M 3-12 Eletroduto corrugado
85366990 UN 7-25 Tomada 10 A`,
  },
  {
    cnae: '4743100',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '716305:7 521110:3 782310:1 411005:1',
    goods: `
70071900 UN 120-480 Vidro temperado 8 mm, 1 m²
70099100 UN 90-320 Espelho 4 mm, 1 m²
70072900 UN 180-520 Vidro laminado 6 mm, 1 m²
32141010 UN 14-35 Silicone incolor 280 g`,
  },
  {
    cnae: '4744001 4744099',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '521110:7 414125:4 782510:2 421125:2 782220:1',
    goods: `
25232910 PC 30-48 Cimento Portland 50 kg
73170090 KG 14-28 Pregos com cabeça
39172300 M 6-25 Tubo de PVC rígido 50 mm
69072100 M 35-130 Porcelanato polido
82054000 UN 9-45 Chave de fenda
82032010 UN 25-90 Alicate universal
82041100 UN 18-80 Chave de boca
84672100 UN 180-520 Furadeira de impacto
83011000 UN 18-70 Cadeado 40 mm
84818019 UN 40-220 Torneira para cozinha`,
  },
  {
    cnae: '4751201',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '521110:7 317210:3 414125:2 411005:1',
    goods: `
84713012 UN 2200-6800 Notebook 15 polegadas
84716052 UN 60-380 Teclado sem fio
84716053 UN 35-260 Mouse óptico
85285200 UN 600-1900 Monitor 24 polegadas
85235110 UN 25-90 Pen drive 64 GB
85176241 UN 120-420 Roteador sem fio
85183000 UN 60-380 Fone de ouvido
85444200 UN 18-70 Cabo HDMI 2 m`,
  },
  {
    cnae: '4753900',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '521110:8 414125:3 782510:2 421125:1',
    goods: `
85287200 UN 1400-4800 Televisor 50 polegadas
84181000 UN 2200-5200 Geladeira duplex
73211100 UN 700-2400 Fogão de 4 bocas
84501100 UN 1300-3400 Lavadora de roupas 12 kg
85165000 UN 480-980 Forno de micro-ondas 30 L
85094010 UN 99-399 Liquidificador
85164000 UN 89-329 Ferro elétrico a vapor
84145110 UN 120-320 Ventilador de mesa
85171300 UN 900-5200 Telefone celular`,
  },
  {
    cnae: '4754701',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '521110:7 774105:4 782510:2 414125:1',
    goods: `
94035000 UN 600-2900 Guarda-roupa
94036000 UN 250-1900 Mesa de jantar
94042100 UN 500-2400 Colchão de espuma
94016100 UN 900-3800 Sofá de três lugares
94035000 UN 350-1600 Cama de casal
94033000 UN 280-900 Escrivaninha`,
  },
  {
    cnae: '4755501',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '521110:9 421125:2 414125:1',
    goods: `
52082100 M 14-40 Tecido de algodão
54075210 M 12-38 Tecido de poliéster
96071100 UN 2-9 Zíper 20 cm
54011011 UN 3-12 Linha de costura
58042100 M 4-22 Renda
56021000 M 15-35 Feltro`,
  },
  {
    cnae: '4756300',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '521110:8 414125:2 411005:1',
    goods: `
92029000 UN 350-1600 Violão clássico
92079010 UN 900-3400 Guitarra elétrica
92071010 UN 800-3200 Teclado musical
92060000 UN 90-420 Pandeiro
92093000 UN 25-90 Encordoamento para violão
85181090 UN 120-620 Microfone`,
  },
  {
    cnae: '4761001',
    toConsumers: true,
    days: sundaysLess,
    occupations: '521110:9 421125:2 414125:2',
    goods: `
49019900 UN 29-95 Livro de romance
49019900 UN 35-160 Livro técnico
49030000 UN 19-65 Livro infantil
48201000 UN 25-80 Agenda
49029000 UN 12-30 Revista`,
  },
  {
    cnae: '4761003',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '521110:8 421125:3 414125:2',
    goods: `
48202000 UN 9-38 Caderno universitário
48025610 PC 22-36 Papel A4, 500 folhas
96081000 CX 18-60 Canetas esferográficas, caixa com 50
96091000 CX 9-40 Lápis de cor, 24
40169200 UN 1-6 Borracha branca
42029200 UN 60-260 Mochila escolar
35061090 UN 3-12 Cola branca 90 g`,
  },
  {
    cnae: '4763601',
    toConsumers: true,
    days: sundaysLess,
    occupations: '521110:8 421125:3 521125:2',
    goods: `
95030099 UN 25-220 Jogo de montar
95030021 UN 40-220 Boneca
95049090 UN 45-190 Jogo de tabuleiro
95066200 UN 25-120 Bola
34070010 UN 9-35 Massa de modelar`,
  },
  {
    cnae: '4763602 4763603',
    toConsumers: true,
    days: sundaysLess,
    occupations: '521110:8 414125:2 421125:2',
    goods: `
87120010 UN 700-3200 Bicicleta aro 29
65061000 UN 70-280 Capacete de ciclista
64041100 UN 160-620 Tênis de corrida
95066200 UN 40-160 Bola de futebol
95069100 UN 35-180 Par de halteres 2 kg
61159500 UN 12-40 Meia esportiva
40115000 UN 45-180 Pneu de bicicleta`,
  },
  {
    cnae: '4771701',
    toConsumers: true,
    days: everyDay,
    occupations: '521130:9 223405:2 421125:3 519110:2',
    goods: `
30049069 UN 6-22 Dipirona 500 mg, 10 comprimidos
30049045 UN 8-26 Paracetamol 750 mg, 20 comprimidos
30045090 UN 12-38 Vitamina C 1 g, 10 comprimidos
96190000 PC 35-95 Fraldas descartáveis
33049990 UN 35-95 Protetor solar 200 mL
90251990 UN 18-60 Termômetro digital
30051090 UN 7-22 Curativos adesivos, 40
38089419 UN 7-18 Álcool 70 % 500 mL`,
  },
  {
    cnae: '4772500',
    toConsumers: true,
    days: sundaysLess,
    occupations: '521110:9 421125:2 411005:1',
    goods: `
33030010 UN 80-320 Perfume 100 mL
33041000 UN 19-75 Batom
33049910 UN 18-70 Creme hidratante 200 mL
33051000 UN 9-48 Xampu 350 mL
33043000 UN 4-14 Esmalte
33072010 UN 9-28 Desodorante
33059000 UN 18-55 Tintura para cabelo`,
  },
  {
    cnae: '4774100',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '322305:4 521110:6 411005:1',
    goods: `
90031100 UN 120-620 Armação para óculos
90015000 UN 160-980 Par de lentes corretivas
90041000 UN 90-520 Óculos de sol
90013000 UN 80-260 Lentes de contato
33079000 UN 25-60 Solução para lentes 360 mL`,
  },
  {
    cnae: '4781400',
    toConsumers: true,
    days: sundaysLess,
    occupations: '521110:10 421125:3 414125:1',
    goods: `
61091000 UN 29-99 Camiseta de algodão
62034200 UN 89-249 Calça jeans masculina
62046200 UN 89-269 Calça jeans feminina
62044200 UN 79-320 Vestido de algodão
62052000 UN 79-220 Camisa social
62034200 UN 59-160 Bermuda de sarja
61061000 UN 39-140 Blusa de malha
61159500 UN 8-25 Meia de algodão`,
  },
  {
    cnae: '4782201',
    toConsumers: true,
    days: sundaysLess,
    occupations: '521110:10 421125:2 414125:2',
    goods: `
64039990 UN 129-399 Sapato de couro
64041900 UN 99-380 Tênis casual
64022000 UN 19-60 Chinelo
64039190 UN 180-480 Bota de couro
64041900 UN 59-180 Sapatilha
42033000 UN 40-140 Cinto de couro`,
  },
  {
    cnae: '4783101',
    toConsumers: true,
    days: mondayToSaturday,
    occupations: '521110:6 751015:3 411005:1',
    goods: `
71131900 UN 480-2900 Anel de ouro
71131100 UN 90-380 Corrente de prata
91021110 UN 180-1200 Relógio de pulso
71131900 UN 380-1900 Par de brincos de ouro
71131100 UN 60-240 Pulseira de prata`,
  },
  {
    cnae: '4789001',
    toConsumers: true,
    days: sundaysLess,
    occupations: '521110:9 421125:2',
    goods: `
71171900 UN 12-60 Brinco de bijuteria
69120000 UN 19-60 Caneca de cerâmica
83063000 UN 25-90 Porta-retrato
34060000 UN 12-48 Vela aromática
46021900 UN 35-140 Cesto de palha`,
  },
  {
    cnae: '4789002',
    toConsumers: true,
    days: everyDay,
    occupations: '521110:8 519110:2 411005:1',
    goods: `
06031100 PC 60-180 Rosas, 12
06031900 UN 45-190 Buquê do campo
06029090 UN 35-140 Orquídea em vaso
06029090 UN 9-35 Suculenta em vaso
31059090 UN 14-40 Adubo para plantas 1 kg`,
  },
  {
    cnae: '4789004',
    toConsumers: true,
    days: sundaysLess,
    occupations: '521110:8 519320:3 421125:2',
    goods: `
23091000 PC 60-220 Ração para cães 10 kg
23091000 PC 45-160 Ração para gatos 3 kg
42010090 UN 18-90 Coleira
33079000 UN 18-55 Xampu para cães
39249000 UN 12-60 Comedouro
25081000 PC 14-38 Areia higiênica 4 kg`,
  },
  {
    cnae: '5611201 5620104',
    toConsumers: true,
    days: everyDay,
    occupations: '513205:6 513405:7 513505:4 421125:2 519110:1',
    goods: `
21069090 UN 28-65 Prato executivo
21069090 UN 22-45 Marmita grande
21069090 UN 48-110 Pizza grande
22021000 UN 6-10 Refrigerante em lata
20099000 UN 8-16 Suco natural
21069090 UN 10-26 Sobremesa do dia
22030000 UN 9-18 Cerveja em garrafa`,
  },
  {
    cnae: '5611203 5611204',
    toConsumers: true,
    days: everyDay,
    occupations: '513435:8 513205:3 513405:2 421125:3 514320:1',
    goods: `
21069090 UN 6-14 Coxinha
21069090 UN 18-42 Sanduíche completo
19059090 UN 5-12 Pão de queijo
09012100 UN 4-9 Café expresso
20099000 UN 8-16 Suco natural
22021000 UN 6-10 Refrigerante em lata
22030000 UN 9-18 Cerveja em garrafa`,
  },
] as const;

/** Occupations in the office of any company, with weights. */
export const officeOccupations = '142105:1 142320:1 411005:3 411010:3 413110:1 252210:1 514320:1';
