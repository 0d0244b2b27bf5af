// Sources: Nomenclatura Comum do Mercosul (TIPI) for the codes; goods and prices are common knowledge.

/** Goods, one a line: NCM, unit, least and greatest price in BRL, description. */
export const products = `
04012010 L 4-8 Leite UHT integral 1 L
04061010 KG 35-60 Queijo muçarela
07133319 KG 6-12 Feijão preto tipo 1
09012100 PC 18-40 Café torrado e moído 500 g
10063021 PC 20-38 Arroz polido tipo 1, 5 kg
11010010 KG 4-8 Farinha de trigo
15079011 UN 6-11 Óleo de soja 900 mL
17019900 KG 4-7 Açúcar refinado
19021900 PC 3-8 Macarrão espaguete 500 g
20091900 L 8-18 Suco de laranja integral
22011000 CX 15-30 Água mineral, caixa com 12
22030000 CX 30-70 Cerveja, caixa com 12
22042100 UN 25-120 Vinho tinto seco 750 mL
23091000 PC 60-220 Ração para cães 10 kg
25232910 PC 30-48 Cimento Portland 50 kg
27101932 L 28-70 Óleo lubrificante para motor
32091010 UN 90-420 Tinta acrílica 18 L
33051000 UN 9-35 Xampu 350 mL
33061000 UN 4-14 Creme dental 90 g
34011190 UN 2-6 Sabonete em barra
39172300 M 6-25 Tubo de PVC rígido 50 mm
40111000 UN 280-720 Pneu para automóvel aro 15
42021210 UN 90-320 Mala de viagem média
48025610 PC 22-36 Papel A4, 500 folhas
48181000 PC 14-30 Papel higiênico, 12 rolos
48202000 UN 9-38 Caderno universitário
61091000 UN 29-99 Camiseta de algodão
62034200 UN 89-249 Calça jeans masculina
63022100 UN 79-259 Jogo de cama estampado
63026000 UN 25-95 Toalha de banho
64039990 UN 129-399 Sapato de couro
69072100 M 35-130 Porcelanato polido
70133700 CX 25-80 Copos de vidro, caixa com 6
73170090 KG 14-28 Pregos com cabeça
73239300 UN 60-280 Panela de aço inox
76151000 UN 40-190 Panela de alumínio
82032010 UN 25-90 Alicate universal
82041100 UN 18-80 Chave de boca
82054000 UN 9-45 Chave de fenda
84145110 UN 120-320 Ventilador de mesa
84713012 UN 2200-6800 Notebook 15 polegadas
84716052 UN 60-380 Teclado sem fio
84716053 UN 35-260 Mouse óptico
85071010 UN 320-780 Bateria automotiva 60 Ah
85094010 UN 99-399 Liquidificador
85164000 UN 89-329 Ferro elétrico a vapor
85171300 UN 900-5200 Telefone celular
85287200 UN 1400-4800 Televisor 50 polegadas
85365090 UN 7-30 Interruptor simples
85395200 UN 8-32 Lâmpada de LED 9 W
87120010 UN 700-3200 Bicicleta aro 29
94035000 UN 600-2900 Guarda-roupa
94036000 UN 250-1900 Mesa de madeira
94042100 UN 500-2400 Colchão de espuma
95030099 UN 25-220 Jogo de montar
96081000 CX 18-60 Canetas esferográficas, caixa com 50
96190000 PC 35-95 Fraldas descartáveis`;
