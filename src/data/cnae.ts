// Sources: IBGE/Concla, CNAE-Subclasses 2.3; Resolução CGSN 140/2018, Anexo XI (MEI).

/**
 * CNAE 2.3 subclasses, one a line: code, `*` where a MEI is generated with it (not all that a MEI may have),
 * description, then after `|` the words that open the name of a firm in that trade.
 */
export const cnae = `
0115600 Cultivo de soja | Fazenda de Soja; Agrícola
0134200 Cultivo de café | Fazenda de Café; Cafezal
0151201 Criação de bovinos para corte | Pecuária; Agropecuária
0155501 Criação de frangos para corte | Avícola; Granja
1052000 Fabricação de laticínios | Laticínios; Queijos
1053800 Fabricação de sorvetes e outros gelados comestíveis | Sorvetes; Sorveteria
1081302 Torrefação e moagem de café | Torrefação; Café
1091102* Fabricação de produtos de padaria e confeitaria com predominância de produção própria | Padaria; Panificadora; Pães; Confeitaria
1092900* Fabricação de biscoitos e bolachas | Biscoitos; Bolachas
1093701* Fabricação de produtos derivados do cacau e de chocolates | Chocolates; Chocolateria
1094500* Fabricação de massas alimentícias | Massas; Massas Caseiras
1095300 Fabricação de especiarias, molhos, temperos e condimentos | Temperos; Especiarias; Molhos
1096100* Fabricação de alimentos e pratos prontos | Congelados; Pratos Prontos
1112700 Fabricação de vinho | Vinícola; Vinhos
1113502 Fabricação de cervejas e chopes | Cervejaria; Cervejas
1121600 Fabricação de águas envasadas | Água Mineral; Águas
1340501* Estamparia e texturização em fios, tecidos, artefatos têxteis e peças do vestuário | Estamparia; Estampas
1411801* Confecção de roupas íntimas | Lingerie; Moda Íntima
1531901 Fabricação de calçados de couro | Indústria de Calçados; Calçados de Couro
1813001 Impressão de material para uso publicitário | Gráfica; Impressões
2539001 Serviços de usinagem, tornearia e solda | Usinagem; Tornearia; Solda e Usinagem
2542000* Fabricação de artigos de serralheria, exceto esquadrias | Serralheria
3101200 Fabricação de móveis com predominância de madeira | Marcenaria; Móveis Planejados
3811400 Coleta de resíduos não-perigosos | Coleta de Resíduos; Ambiental
4120400 Construção de edifícios | Construtora; Construções
4321500* Instalação e manutenção elétrica | Instalações Elétricas; Elétrica
4322301* Instalações hidráulicas, sanitárias e de gás | Hidráulica; Instalações Hidráulicas
4330404* Serviços de pintura de edifícios em geral | Pinturas; Pintura Predial
4399103* Obras de alvenaria | Alvenaria; Obras e Reformas
4511101 Comércio a varejo de automóveis, camionetas e utilitários novos | Concessionária; Veículos Novos
4511102 Comércio a varejo de automóveis, camionetas e utilitários usados | Veículos; Seminovos; Automóveis
4520001* Serviços de manutenção e reparação mecânica de veículos automotores | Oficina Mecânica; Auto Mecânica; Centro Automotivo
4520005* Serviços de lavagem, lubrificação e polimento de veículos automotores | Lava Rápido; Lava Jato; Estética Automotiva
4530703 Comércio a varejo de peças e acessórios novos para veículos automotores | Auto Peças; Autopeças
4530705 Comércio a varejo de pneumáticos e câmaras-de-ar | Pneus; Casa dos Pneus
4541203 Comércio a varejo de motocicletas e motonetas novas | Motos; Motocicletas
4543900* Manutenção e reparação de motocicletas e motonetas | Oficina de Motos; Moto Mecânica
4639701 Comércio atacadista de produtos alimentícios em geral | Distribuidora de Alimentos; Atacado de Alimentos
4711302 Comércio varejista de mercadorias em geral, com predominância de produtos alimentícios - supermercados | Supermercado; Hipermercado
4712100* Comércio varejista de mercadorias em geral, com predominância de produtos alimentícios - minimercados, mercearias e armazéns | Mercearia; Minimercado; Empório
4713002 Lojas de variedades, exceto lojas de departamentos ou magazines | Variedades; Bazar
4721102 Padaria e confeitaria com predominância de revenda | Padaria; Confeitaria; Doceria
4722901* Comércio varejista de carnes - açougues | Açougue; Casa de Carnes
4722902* Peixaria | Peixaria; Pescados
4723700* Comércio varejista de bebidas | Bebidas; Distribuidora de Bebidas; Adega
4724500* Comércio varejista de hortifrutigranjeiros | Hortifruti; Frutas e Verduras; Quitanda
4729601* Tabacaria | Tabacaria
4731800 Comércio varejista de combustíveis para veículos automotores | Auto Posto; Posto de Combustíveis
4741500 Comércio varejista de tintas e materiais para pintura | Tintas; Casa das Tintas
4742300 Comércio varejista de material elétrico | Materiais Elétricos; Casa do Eletricista
4743100 Comércio varejista de vidros | Vidraçaria; Vidros
4744001 Comércio varejista de ferragens e ferramentas | Ferragens; Ferramentas
4744099 Comércio varejista de materiais de construção em geral | Materiais de Construção; Depósito de Construção; Casa da Construção
4751201* Comércio varejista especializado de equipamentos e suprimentos de informática | Informática; Computadores
4753900 Comércio varejista especializado de eletrodomésticos e equipamentos de áudio e vídeo | Eletrodomésticos; Eletro
4754701 Comércio varejista de móveis | Móveis; Casa dos Móveis
4755501 Comércio varejista de tecidos | Tecidos; Casa dos Tecidos
4756300 Comércio varejista especializado de instrumentos musicais e acessórios | Instrumentos Musicais; Casa da Música
4761001* Comércio varejista de livros | Livraria; Livros
4761003* Comércio varejista de artigos de papelaria | Papelaria
4763601* Comércio varejista de brinquedos e artigos recreativos | Brinquedos; Loja de Brinquedos
4763602* Comércio varejista de artigos esportivos | Artigos Esportivos; Esportes
4763603* Comércio varejista de bicicletas e triciclos; peças e acessórios | Bicicletas; Bicicletaria; Bikes
4771701 Comércio varejista de produtos farmacêuticos, sem manipulação de fórmulas | Drogaria; Farmácia
4772500* Comércio varejista de cosméticos, produtos de perfumaria e de higiene pessoal | Cosméticos; Perfumaria
4774100 Comércio varejista de artigos de óptica | Ótica; Óculos
4781400* Comércio varejista de artigos do vestuário e acessórios | Moda; Roupas; Boutique; Vestuário
4782201* Comércio varejista de calçados | Calçados; Sapataria
4783101 Comércio varejista de artigos de joalheria | Joalheria; Joias
4789001* Comércio varejista de suvenires, bijuterias e artesanatos | Bijuterias; Artesanato; Presentes
4789002* Comércio varejista de plantas e flores naturais | Floricultura; Flores
4789004* Comércio varejista de animais vivos e de artigos e alimentos para animais de estimação | Pet Shop; Agropet; Mundo Animal
4923001* Serviço de táxi | Táxi; Rádio Táxi
4930202 Transporte rodoviário de carga, exceto produtos perigosos e mudanças, intermunicipal, interestadual e internacional | Transportes; Transportadora; Cargas
5229002 Serviços de reboque de veículos | Guincho; Reboque
5320202 Serviços de entrega rápida | Entregas; Entrega Rápida
5510801 Hotéis | Hotel; Palace Hotel
5590603 Pensões (alojamento) | Pensão; Pensionato
5611201* Restaurantes e similares | Restaurante; Cantina; Churrascaria; Pizzaria
5611203* Lanchonetes, casas de chá, de sucos e similares | Lanchonete; Lanches; Cafeteria; Pastelaria
5611204* Bares e outros estabelecimentos especializados em servir bebidas, sem entretenimento | Bar; Choperia; Boteco
5620102 Serviços de alimentação para eventos e recepções - bufê | Buffet; Recepções
5620104* Fornecimento de alimentos preparados preponderantemente para consumo domiciliar | Marmitaria; Refeições
5811500 Edição de livros | Editora; Edições
6190601 Provedores de acesso às redes de comunicações | Internet; Provedor de Internet
6201501 Desenvolvimento de programas de computador sob encomenda | Sistemas; Software; Desenvolvimento de Sistemas
6204000 Consultoria em tecnologia da informação | Consultoria em TI; Tecnologia da Informação
6311900 Tratamento de dados, provedores de serviços de aplicação e serviços de hospedagem na internet | Hospedagem Web; Dados; Nuvem
6622300 Corretores e agentes de seguros, de planos de previdência complementar e de saúde | Corretora de Seguros; Seguros
6821801 Corretagem na compra e venda e avaliação de imóveis | Imobiliária; Imóveis; Corretora de Imóveis
6911701 Serviços advocatícios | Advocacia; Advogados Associados
6920601 Atividades de contabilidade | Contabilidade; Escritório Contábil
7020400 Atividades de consultoria em gestão empresarial, exceto consultoria técnica específica | Consultoria Empresarial; Gestão Empresarial
7111100 Serviços de arquitetura | Arquitetura; Ateliê de Arquitetura
7112000 Serviços de engenharia | Engenharia; Projetos de Engenharia
7311400 Agências de publicidade | Publicidade; Propaganda; Agência de Publicidade
7410202 Design de interiores | Design de Interiores; Interiores
7420001* Atividades de produção de fotografias, exceto aérea e submarina | Fotografia; Estúdio Fotográfico; Fotos
7500100 Atividades veterinárias | Clínica Veterinária; Veterinária
7711000 Locação de automóveis sem condutor | Locadora de Veículos; Aluguel de Carros
7810800 Seleção e agenciamento de mão-de-obra | Recursos Humanos; Agência de Empregos
7911200 Agências de viagens | Agência de Viagens; Viagens
7912100 Operadores turísticos | Turismo; Operadora de Turismo
8011101 Atividades de vigilância e segurança privada | Vigilância; Segurança Privada
8121400 Limpeza em prédios e em domicílios | Limpeza; Serviços de Limpeza
8122200 Imunização e controle de pragas urbanas | Dedetizadora; Controle de Pragas
8130300* Atividades paisagísticas | Jardinagem; Paisagismo
8219901* Fotocópias | Copiadora; Cópias; Fotocópias
8220200 Atividades de teleatendimento | Teleatendimento; Central de Atendimento
8230001* Serviços de organização de feiras, congressos, exposições e festas | Eventos; Festas e Eventos
8512100 Educação infantil - pré-escola | Pré-Escola; Jardim de Infância
8513900 Ensino fundamental | Colégio; Escola
8520100 Ensino médio | Colégio; Centro Educacional
8541400 Educação profissional de nível técnico | Escola Técnica; Cursos Técnicos
8591100 Ensino de esportes | Escola de Esportes; Escola de Natação
8592903* Ensino de música | Escola de Música; Aulas de Música
8593700* Ensino de idiomas | Idiomas; Escola de Idiomas
8599603* Treinamento em informática | Cursos de Informática; Informática e Cursos
8610101 Atividades de atendimento hospitalar, exceto pronto-socorro e unidades para atendimento a urgências | Hospital
8630503 Atividade médica ambulatorial restrita a consultas | Clínica Médica; Consultório Médico
8630504 Atividade odontológica | Odontologia; Clínica Odontológica
8640202 Laboratórios clínicos | Laboratório; Análises Clínicas
8650003 Atividades de psicologia e psicanálise | Psicologia; Clínica de Psicologia
8650004 Atividades de fisioterapia | Fisioterapia; Clínica de Fisioterapia
9001902 Produção musical | Produções Musicais; Estúdio Musical
9313100 Atividades de condicionamento físico | Academia; Estúdio Fitness
9511800* Reparação e manutenção de computadores e de equipamentos periféricos | Assistência em Informática; Conserto de Computadores
9512600* Reparação e manutenção de equipamentos de comunicação | Assistência em Celulares; Conserto de Celulares
9521500* Reparação e manutenção de equipamentos eletroeletrônicos de uso pessoal e doméstico | Assistência Técnica; Conserto de Eletrodomésticos
9529101* Reparação de calçados, de bolsas e artigos de viagem | Sapataria; Conserto de Calçados
9601701* Lavanderias | Lavanderia
9602501* Cabeleireiros, manicure e pedicure | Salão; Cabeleireiros; Barbearia
9602502* Atividades de estética e outros serviços de cuidados com a beleza | Estética; Clínica de Estética; Espaço de Beleza
9603304 Serviços de funerárias | Funerária; Serviços Funerários
9609206* Serviços de tatuagem e colocação de piercing | Tatuagem; Estúdio de Tatuagem
9609208* Higiene e embelezamento de animais domésticos | Banho e Tosa`;
