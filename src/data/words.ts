// Source: written for this project; for the countries, the members of the United Nations as the Brazilian foreign ministry names them.

/**
 * Common Portuguese words by category, and the 193 countries. Professions are in `professions.ts`, colours in
 * `colors.ts`.
 */
export const words = {
  adjetivos: `
aberto ágil agradável alegre alto amável amigo amplo animado antigo aplicado atento ativo atual audaz
bacana baixo barato básico belo bom bonito breve brilhante calmo caloroso capaz caprichoso carinhoso
caro cauteloso certo cheio claro colorido completo comum confiável contente corajoso cordial correto
criativo cuidadoso curioso curto decidido dedicado delicado delicioso dinâmico direto discreto disposto
distante divertido doce educado eficaz eficiente elegante encantador enorme entusiasmado escuro especial
esperto espontâneo estável exato excelente famoso fantástico feliz fiel final fino firme flexível forte
franco frequente fresco frio fundo generoso genial gentil global gostoso gracioso grande grato grosso
habilidoso honesto ideal igual imenso importante incrível independente inovador inteiro inteligente
intenso interessante jovem justo largo leal legal lento leve liberal limpo lindo livre local lógico
longo lúcido luminoso macio maduro magnífico maior maravilhoso meigo melhor menor moderno modesto
musical natural nobre normal notável novo oportuno organizado original ousado pacato paciente pacífico
pequeno perfeito pleno poético polido popular positivo possível prático precioso preciso preparado
primeiro próprio próspero prudente puro quente quieto radiante rápido raro real recente regular
responsável rico robusto romântico sábio saboroso sagaz saudável seco seguro sensato sensível sereno
sério simpático simples sincero solidário sólido sonoro suave sublime tenaz terno tímido tranquilo único
útil valente valioso vasto veloz verdadeiro versátil vibrante vistoso vital vitorioso vivo zeloso`,
  animais: `
abelha águia alce anta antílope aranha arara avestruz babuíno bagre baleia barata beija-flor bezerro
bisão bode boi borboleta búfalo burro cabra cachorro camaleão camarão camelo canário canguru capivara
caracol caranguejo carneiro castor cavalo cegonha cervo chimpanzé chinchila cigarra cisne coala cobra
codorna coelho coiote coruja corvo crocodilo cutia doninha dromedário elefante ema enguia escorpião
esquilo falcão flamingo foca formiga furão gaivota galinha galo gambá ganso garça gato gavião gazela
girafa golfinho gorila guaxinim hamster hiena hipopótamo iguana jabuti jacaré jaguatirica javali jiboia
joaninha lagarta lagarto lagosta leão lebre lêmure leopardo lesma lhama lobo lontra lula macaco marreco
minhoca mocho morcego morsa mosca mosquito onça orangotango orca ornitorrinco ostra ouriço ovelha panda
pantera papagaio pardal pato pavão peixe pelicano perdiz periquito peru pinguim pintassilgo polvo pombo
pônei porco preguiça puma quati raposa rato rinoceronte rouxinol sabiá sagui salamandra salmão sapo
sardinha serpente siri suricato tamanduá tartaruga tatu tico-tico tigre toupeira touro truta tubarão
tucano urso urubu vaca vespa zebra`,
  comidas: `
abará acarajé almôndega angu arroz arrumadinho aspargo atum azeite bacalhau baião banoffee barreado
batata bauru beiju berinjela bife biscoito bobó bolinho bolo bombom brigadeiro broa brócolis
cachorro-quente cajuzinho caldeirada caldinho caldo canelone canja canjica caponata carne caruru cenoura
ceviche chocolate chouriço chuchu churrasco cocada compota confit costela couve coxinha cozido creme
crepe croissant croquete curau cuscuz empada empadão escondidinho esfirra espaguete espetinho farofa
feijão feijoada filé focaccia fondue galinhada gelatina geleia gnocchi goiabada granola guacamole
hambúrguer iogurte lasanha lentilha linguiça macarrão maionese mandioca maniçoba manjar manteiga mel
milho mingau misto-quente mocotó moqueca mostarda mousse mungunzá nhoque omelete ovo paçoca paella
pamonha panettone panqueca pão pastel pastelão patê pavê peixada pernil picadinho picanha pipoca pirão
pizza polenta polvilho pudim purê queijadinha queijo quibe quiche quindim quirera rabada ravióli
requeijão risole risoto rocambole rosbife salada salgadinho salpicão salsicha sanduíche sarapatel
sardinha sashimi sonho sopa sorvete strogonoff suflê sushi tabule tacacá tapioca tempurá torrada torrone
torta tutu vatapá vinagrete virado xinxim yakisoba`,
  esportes: `
acrobacia aeróbica aeromodelismo aikido alpinismo arborismo asa-delta atletismo automobilismo badminton
balonismo basquete beisebol biatlo bicicross biribol bocha bodyboard boliche boxe bumerangue caiaque
caminhada canoagem canyoning capoeira caratê cheerleading ciclismo corfebol corrida corta-mato críquete
crossfit curling dança-esportiva dardos decatlo dodgeball duatlo enduro equitação escalada esgrima esqui
fisiculturismo flagbol floorball frescobol frisbee futebol futevôlei futsal ginástica golfe haltere
halterofilismo handebol hapkido heptatlo hipismo hóquei hurling iatismo jet-ski jiu-jítsu judô kart
kendo kickboxing kitesurf krav-maga kung-fu lacrosse luta-livre malha maratona maratona-aquática
mergulho montanhismo motociclismo motocross motonáutica muay-thai nado-artístico natação netball
orientação paddle padel parapente paraquedismo parkour patinação pebolim pentatlo pesca peteca pilates
pingue-pongue polo polo-aquático punhobol quadribol queimada rafting rali rapel raquetebol remo
revezamento rolimã rugby salto saltos-ornamentais sambo sandboard sinuca skate skeleton slackline
snowboard softbol squash sumô surfe taekwondo tamboréu tchoukball tênis tiro trampolim trekking triatlo
ultramaratona vela vôlei voo-livre wakeboard windsurf wushu xadrez zumba`,
  frutas: `
abacate abacaxi abiu abricó açaí acerola ameixa amêndoa amora araçá ata atemoia avelã avocado babaçu
bacaba bacupari bacuri banana bergamota biribá buriti butiá cabeluda cacau cagaita cajá cajarana caju
calabura cambucá cambuci camu-camu caqui carambola cassis castanha cereja coco cranberry cupuaçu damasco
dendê dovialis durião feijoa figo framboesa fruta-pão gabiroba goiaba graviola groselha grumixama
guabiju guaraná guavira inajá ingá jabuticaba jaca jambo jambolão jaracatiá jatobá jenipapo kiwi laranja
lichia lima limão longan maçã mamão manga mangaba mangostão maracujá marmelo marolo melancia melão
mexerica mirtilo morango murici nectarina nêspera noni noz oiti oliva pajurá pequi pera pêssego physalis
pinha pinhão pitaia pitanga pitomba pomelo pupunha rambutã romã sapota sapoti seriguela taiuva tâmara
tamarillo tamarindo tangerina taperebá toranja tucumã umbu uva uvaia uxi`,
  geral: `
abraço alegria amanhã amigo amor arte aventura avião bairro banda bandeira barco beijo bicicleta
brincadeira cabeça café caminho canção carro carta casa castelo cidade ciência cinema coração coragem
corpo criança dança desafio desenho destino educação energia escola esperança estrada família festa
filme força futuro gente grupo história hora ideia irmã irmão janela jogo jornal lição língua lugar mãe
magia mão máquina memória mensagem mês mundo museu música navio noite nome pai palavra paz pessoa ponte
porta praça presente público rádio receita rei reunião rosto roupa rua sabor saudade segredo semana
silêncio sonho sorriso sorte teatro tempo trabalho trem turma verdade viagem vida voz`,
  natureza: `
água alga alvorada arco-íris areal areia arquipélago árvore astro atmosfera atol aurora avalanche baía
bambuzal barranco barro bosque brejo brisa bromélia broto caatinga cachoeira cacto campina campo
canavial canyon cascata castanheira caverna cerrado céu chapada chuva chuvisco ciclone clareira cometa
cordilheira corrente correnteza crepúsculo cristal cume delta deserto duna eclipse encosta enseada
enxurrada erosão escarpa espinho estepe estrela estuário falésia fauna flor flora floresta folha fonte
fungo furacão galáxia galho garoa geada gêiser geleira gelo girassol golfo granizo gruta horizonte igapó
igarapé ilha ipê istmo jardim jazida lago lagoa lama lava lírio litoral lua luar magma manancial mangue
mar maré margem mata meandro meteoro minério montanha monte morro musgo nascente neblina neve nevoeiro
nuvem oásis oceano onda orquídea orvalho paisagem palmeira pampa pântano pedra pedregulho penhasco
península pétala pinheiro planalto planeta planície poeira poente pólen pradaria praia primavera
queda-d'água raio raiz recife relâmpago relva represa restinga riacho ribeirão rio rocha rosa samambaia
savana seiva selva semente serra sertão sol solo taiga tempestade terra terremoto tornado tronco trovão
tsunami tufão tundra universo vale várzea vegetação vendaval vento vereda vertente vulcão`,
  objetos: `
abajur abridor agenda agulha alfinete alicate almofada ampulheta anel apito apontador armário avental
bacia balança balde banco bandeja baú bengala berço binóculo boia bolsa boné borracha botão bule bússola
cabide cachecol cadeado cadeira caderno caixa calculadora calendário câmera caneca caneta capacete
carimbo carteira cesto chaleira chapéu chave chinelo clipe cobertor colar colchão colher compasso
computador concha copo corda cortina dado dedal despertador escada escorredor escova escumadeira
espátula espelho espremedor estante esteira estojo faca faqueiro filtro fita flauta fogão forno frasco
frigideira funil galocha garfo garrafa gaveta geladeira giz grampeador guarda-chuva guarda-roupa
guitarra isqueiro jarra lâmpada lanterna lápis lençol leque livro lixeira lupa lustre luva mala maleta
mapa martelo mesa microfone mochila moeda moldura mouse óculos panela papel peneira pente piano pilha
pinça pincel poltrona porta-retrato pote prancheta prateleira prato prego pulseira quadro ralador rede
régua relógio rolha sabonete saca-rolhas sacola saleiro sapato secador serrote sofá sombrinha tabuleiro
tambor tapete teclado telefone telescópio tesoura tigela toalha tomada torneira travesseiro trena varal
vaso vassoura vela ventilador violão xícara`,
  verbos: `
abraçar abrir acabar aceitar achar acordar adorar agradecer ajudar alcançar amar andar anotar apagar
aparecer aplaudir aprender apresentar arrumar assistir atender atravessar aumentar avisar bailar
balançar beber beijar bordar brilhar brincar buscar caber cair calcular caminhar cantar carregar
celebrar chamar chegar cheirar chorar chover colar colher colocar começar comemorar comer comparar
compartilhar comprar conhecer conseguir construir contar continuar conversar convidar copiar correr
cortar costurar cozinhar crescer criar cuidar cultivar dançar decidir decorar deixar demorar descansar
descer descobrir desejar desenhar despertar dirigir dividir dizer dobrar dormir duvidar emprestar
encontrar ensinar entender entrar entregar enviar escolher escrever escutar esperar esquecer estudar
evitar explicar explorar falar fazer fechar ferver ficar fritar fugir ganhar gostar gritar guardar guiar
imaginar inventar ir jantar jogar juntar lavar lembrar ler levantar levar ligar limpar medir melhorar
mergulhar misturar montar morar mostrar mover mudar nadar nascer navegar notar oferecer olhar organizar
ouvir pagar parar participar partir passar passear pedalar pedir pegar pensar perceber perder perguntar
permitir pescar pintar planejar plantar poder poupar praticar preferir preparar proteger provar pular
puxar querer receber reciclar reconhecer regar remar repetir resolver respirar responder rir saber sair
saltar sentar sentir servir somar sonhar soprar sorrir subir telefonar tentar terminar tocar tomar
torcer trabalhar trazer treinar trocar unir usar varrer vencer vender ver vestir viajar visitar viver
voar voltar`,
} as const;

/** Separated by commas: names of several words. */
export const countries = `
Afeganistão, África do Sul, Albânia, Alemanha, Andorra, Angola, Antígua e Barbuda, Arábia Saudita,
Argélia, Argentina, Armênia, Austrália, Áustria, Azerbaijão, Bahamas, Bangladesh, Barbados, Barein,
Belarus, Bélgica, Belize, Benim, Bolívia, Bósnia e Herzegovina, Botsuana, Brasil, Brunei, Bulgária,
Burkina Faso, Burundi, Butão, Cabo Verde, Camarões, Camboja, Canadá, Catar, Cazaquistão, Chade, Chile,
China, Chipre, Colômbia, Comores, Congo, Coreia do Norte, Coreia do Sul, Costa do Marfim, Costa Rica,
Croácia, Cuba, Dinamarca, Djibuti, Dominica, Egito, El Salvador, Emirados Árabes Unidos, Equador,
Eritreia, Eslováquia, Eslovênia, Espanha, Essuatíni, Estados Unidos, Estônia, Etiópia, Fiji, Filipinas,
Finlândia, França, Gabão, Gâmbia, Gana, Geórgia, Granada, Grécia, Guatemala, Guiana, Guiné,
Guiné-Bissau, Guiné Equatorial, Haiti, Honduras, Hungria, Iêmen, Ilhas Marshall, Ilhas Salomão, Índia,
Indonésia, Irã, Iraque, Irlanda, Islândia, Israel, Itália, Jamaica, Japão, Jordânia, Kiribati, Kuwait,
Laos, Lesoto, Letônia, Líbano, Libéria, Líbia, Liechtenstein, Lituânia, Luxemburgo, Macedônia do Norte,
Madagascar, Malásia, Malaui, Maldivas, Mali, Malta, Marrocos, Maurício, Mauritânia, México, Micronésia,
Moçambique, Moldávia, Mônaco, Mongólia, Montenegro, Myanmar, Namíbia, Nauru, Nepal, Nicarágua, Níger,
Nigéria, Noruega, Nova Zelândia, Omã, Países Baixos, Palau, Panamá, Papua-Nova Guiné, Paquistão,
Paraguai, Peru, Polônia, Portugal, Quênia, Quirguistão, Reino Unido, República Centro-Africana,
República Democrática do Congo, República Dominicana, República Tcheca, Romênia, Ruanda, Rússia, Samoa,
San Marino, Santa Lúcia, São Cristóvão e Névis, São Tomé e Príncipe, São Vicente e Granadinas,
Seicheles, Senegal, Serra Leoa, Sérvia, Singapura, Síria, Somália, Sri Lanka, Sudão, Sudão do Sul,
Suécia, Suíça, Suriname, Tailândia, Tajiquistão, Tanzânia, Timor-Leste, Togo, Tonga, Trinidad e Tobago,
Tunísia, Turcomenistão, Turquia, Tuvalu, Ucrânia, Uganda, Uruguai, Uzbequistão, Vanuatu, Venezuela,
Vietnã, Zâmbia, Zimbábue`;
