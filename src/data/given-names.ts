// Source: IBGE, Nomes no Brasil (Censo 2010).

/**
 * Given names by gender: how often each is drawn (its band of frequency) and whom it suits. `antigo`: three in five
 * bearers were born before 1970; `recente`: after 1990; `sempre`: neither, and names that have come back into use since.
 */
export const givenNames = {
  feminino: [
    {
      weight: 12,
      era: 'sempre',
      names: `
Adriana Aline Ana Antônia Carla Cláudia Cristiane Daniela Débora Eliane Fernanda Francisca Jaqueline
Juliana Luciana Márcia Maria Patrícia Renata Rita Rosa Rosângela Sandra Simone Vanessa`,
    },
    {
      weight: 12,
      era: 'antigo',
      names: `
Aparecida Josefa Marlene Sônia Vera`,
    },
    {
      weight: 12,
      era: 'recente',
      names: `
Amanda Beatriz Bruna Camila Gabriela Jéssica Júlia Larissa Letícia Luana Mariana Natália Vitória`,
    },
    {
      weight: 6,
      era: 'sempre',
      names: `
Alessandra Alice Andréa Andreia Ângela Angélica Cecília Cícera Cíntia Cleide Cristina Daniele Denise
Edna Elaine Eliana Elisângela Elizabete Érica Ester Eva Fabiana Flávia Gisele Helena Isabel Janaína
Janete Joana Josiane Karina Kátia Laura Leila Lilian Lúcia Luciene Luíza Marcela Marilene Marina Marta
Michele Mirian Mônica Paula Priscila Raquel Regina Roberta Rosana Roseli Rosilene Selma Silvana Sílvia
Solange Sueli Tânia Tatiana Tatiane Valéria Vânia Verônica Viviane`,
    },
    {
      weight: 6,
      era: 'antigo',
      names: `
Benedita Célia Conceição Elza Fátima Irene Ivone Luzia Margarida Marli Nair Neide Neusa Neuza Raimunda
Sebastiana Severina Tereza Terezinha Vilma`,
    },
    {
      weight: 6,
      era: 'recente',
      names: `
Andressa Bárbara Bianca Brenda Carolina Caroline Daiane Eduarda Franciele Gabriele Geovana Giovana
Ingrid Isabela Joice Laís Lara Lívia Lorena Maiara Milena Nicole Pâmela Rafaela Raiane Raíssa Sabrina
Samara Sara Tainá Taís Talita Tamires Thaís Yasmin`,
    },
    {
      weight: 3,
      era: 'sempre',
      names: `
Adriane Alexandra Carina Cássia Catarina Cátia Clarice Claudete Cleonice Daiana Damiana Diana Edilene
Elenice Eliene Eliete Elisa Elisabete Elizete Eloísa Emília Érika Fabiane Fabíola Gislaine Gláucia
Graziela Heloísa Iara Íris Ivonete Jane Jeane Joelma Joseane Jussara Karla Keila Kelly Leidiane Lídia
Lidiane Lígia Liliane Luciane Lucilene Lucimar Lucimara Luísa Luzinete Madalena Mara Margarete Marília
Marinalva Marisa Maristela Mariza Miriam Nádia Núbia Olívia Poliana Regiane Rejane Rosane Rose Rosilda
Rosimeire Rute Ruth Sheila Suzana Telma Valquíria Vivian`,
    },
    {
      weight: 3,
      era: 'antigo',
      names: `
Alaíde Alzira Amélia Angelina Arlete Carmem Carmen Celina Cleusa Creuza Dalva Dilma Dirce Divina Edite
Elizabeth Eunice Geralda Glória Hilda Inês Iolanda Iracema Iraci Ivete Izabel Jacira Jandira Judite
Lindalva Lourdes Lurdes Marilda Nilda Nilza Noêmia Norma Odete Olga Rosalina Salete Teresa Teresinha
Vanda Zélia Zilda`,
    },
    {
      weight: 3,
      era: 'recente',
      names: `
Adriele Alana Andreza Anna Ariane Camile Clara Ellen Emily Evelin Iasmin Isabele Isadora Jamile Jenifer
Joyce Juliane Karen Karine Maíra Maísa Manuela Mariane Mayara Melissa Monique Naiara Nathália Nayara
Paloma Paola Rebeca Sofia Suelen Tainara Tamara Victória Yasmim`,
    },
    {
      weight: 1,
      era: 'sempre',
      names: `
Alcione Angelita Antonieta Ariana Aurora Celeste Cibele Cora Cristiana Dalila Danielle Dora Elis Eliza
Esmeralda Estela Fabrícia Flora Ione Ivana Ivanilda Janice Kênia Leandra Léia Leonice Lília Lucélia
Magali Magda Marluce Meire Mércia Michelle Nara Nina Noemi Paulina Rúbia Shirley Socorro Soraia Stella
Suely Susana Vanusa Virgínia Yara Zenilda`,
    },
    {
      weight: 1,
      era: 'antigo',
      names: `
Adelaide Adélia Adelina Albertina Alda Anita Áurea Berenice Bernadete Carmelita Diva Doralice Dulce
Elisabeth Elvira Gilda Idalina Ieda Isaura Josefina Julieta Jurema Leda Matilde Maura Mercedes Natalina
Nazaré Neiva Olinda Quitéria Rosália Zenaide`,
    },
    {
      weight: 1,
      era: 'recente',
      names: `
Ágata Agatha Alícia Allana Ananda Anne Antonella Ayla Ayumi Carine Chiara Dandara Dayane Eloá Emanuela
Emanuele Emilly Esther Evelyn Gabriella Gabrielly Geovanna Giovanna Grazielle Helen Heloise Isabella
Isabelle Ísis Izabela Jade Jennifer Jordana Kamila Karoline Késia Laila Lana Lavínia Lis Liz Lorraine
Luara Ludmila Luna Maitê Manoela Marcella Mayra Micaela Milene Mirela Mirella Naíra Natasha Pérola Raísa
Rayane Rayssa Samanta Samira Sarah Sophia Thalita Valentina`,
    },
  ],
  masculino: [
    {
      weight: 12,
      era: 'sempre',
      names: `
Adriano Alex Alexandre Anderson André Antônio Carlos Cláudio Daniel Edson Eduardo Fábio Fernando
Francisco João Jorge José Júlio Leandro Luciano Luís Luiz Marcelo Márcio Marcos Paulo Pedro Renato
Ricardo Roberto Rodrigo Sérgio Thiago Tiago`,
    },
    {
      weight: 12,
      era: 'antigo',
      names: `
Geraldo Manoel Raimundo Sebastião`,
    },
    {
      weight: 12,
      era: 'recente',
      names: `
Bruno Diego Felipe Gabriel Guilherme Gustavo Leonardo Lucas Mateus Matheus Rafael Vinícius Vítor`,
    },
    {
      weight: 6,
      era: 'sempre',
      names: `
Ademir Adilson Aílton Alberto Alessandro Augusto Celso César Cícero Cléber Cleiton Cristiano Edilson
Edvaldo Elias Emerson Evandro Everton Éverton Fabiano Fabrício Flávio Gilberto Gilmar Gilson Hélio Hugo
Ivan Jair Joaquim Joel Jonas Juliano Manuel Marco Mário Maurício Mauro Miguel Moisés Nilson Nilton
Otávio Reginaldo Reinaldo Robson Rogério Ronaldo Rubens Sandro Sílvio Vagner Valmir Valter Vanderlei
Vicente Wagner Wilson`,
    },
    {
      weight: 6,
      era: 'antigo',
      names: `
Adão Benedito Domingos Milton Nelson Orlando Osmar Osvaldo Severino Valdir`,
    },
    {
      weight: 6,
      era: 'recente',
      names: `
Alan Arthur Artur Breno Caio Danilo Davi David Diogo Douglas Henrique Igor Jean Jeferson Luan Murilo
Nicolas Nícolas Pablo Renan Ruan Samuel Victor Wesley Willian`,
    },
    {
      weight: 3,
      era: 'sempre',
      names: `
Adaílton Adalberto Agnaldo Aírton Alexsandro Almir Álvaro Ângelo Cássio Célio Charles Claudinei Clóvis
Cosme Damião Denílson Denis Éder Edgar Edinaldo Edivaldo Edmilson Ednaldo Elton Emanuel Evaldo Everaldo
Ezequiel Genivaldo Geovane Gérson Gilvan Humberto Isaías Ismael Israel Itamar Ivanildo Jackson Jaílson
Jairo Jefferson Josias Josimar Josué Laércio Lázaro Lúcio Michel Odair Raul Rodolfo Rômulo Saulo Sidnei
Sidney Valdecir Valdemir Vilmar Vilson Wellington William`,
    },
    {
      weight: 3,
      era: 'antigo',
      names: `
Ademar Afonso Alcides Alfredo Arlindo Armando Arnaldo Dirceu Divino Ivo Jaime Juarez Jurandir Lauro
Moacir Nivaldo Roque Valdemar Valdomiro Walter`,
    },
    {
      weight: 3,
      era: 'recente',
      names: `
Alisson Andrei Bernardo Caíque Cauã Cristian Enzo Éric Erick Érik Filipe Iago Ítalo Jonatan Jônatas
Jonathan Juan Kauan Marlon Michael Natan Natanael Patrick Ramon Rian Richard Roger Romário Wanderson
Wilian Yuri`,
    },
    {
      weight: 1,
      era: 'sempre',
      names: `
Abel Abraão Adair Ademilson Adenílson Aguinaldo Aldair Aldemir Aldo Alexander Amarildo Amauri Anselmo
Aurélio Benício Benjamin Bento Camilo Cassiano Ciro Claudionor Clodoaldo Dante Dário Dimas Donizete
Éderson Edimar Edison Élder Eliel Eliseu Élson Elvis Emanoel Ênio Eraldo Erasmo Érico Erivaldo Estêvão
Everson Fagner Félix Frank Franklin Frederico Gélson Genílson George Germano Gildo Giovani Hamilton
Hudson Iran Ivaldo Jaílton Jânio Jardel Jeremias Jerônimo Joélson Josenildo Josivaldo Kléber Leonel Levi
Maciel Magno Marcelino Marcílio Marcus Martim Matias Maurílio Max Messias Misael Noel Otto Plínio
Raphael Régis Rivaldo Roberval Romildo Silas Silvano Tadeu Tarcísio Teodoro Theo Tomás Ulisses Valentim
Vanderson Vladimir Washington`,
    },
    {
      weight: 1,
      era: 'antigo',
      names: `
Adelino Adolfo Agenor Agostinho Aloísio Altair Amadeu Amaro Américo Ananias Anísio Antenor Aristides
Avelino Décio Djalma Dorival Durval Edmundo Elói Emílio Ernesto Euclides Eugênio Eurípedes Expedito
Genésio Getúlio Heleno Inácio Irineu Juvenal Lourival Mariano Nestor Nilo Odilon Olavo Oscar Oswaldo
Otacílio Paulino Romeu Rui Ubirajara`,
    },
    {
      weight: 1,
      era: 'recente',
      names: `
Abner Adriel Allan Anthony Ariel Brayan Bryan Caleb Cauê Darlan Deivid Enrico Gael Giovanni Heitor Higor
Ian Ícaro Isaac Isac Iuri Kaio Kelvin Kevin Lorenzo Luca Micael Nathan Noah Pietro Raí Ravi Robert
Ronald Ryan Sávio Tales Thales Thomas Túlio Wallace Wendel Yago Yan`,
    },
  ],
} as const;
