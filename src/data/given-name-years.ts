// Source: common knowledge, no list of a register.

/** Given names that were given in some years alone: the first and the last of them. */
export const givenNameYears = [
  {
    first: 1900,
    last: 1965,
    names: `
Adelaide Adélia Adelina Agenor Albertina Alzira Antenor Aristides Avelino Doralice Dorival Durval
Euclides Genésio Getúlio Idalina Isaura Jandira Juvenal Lourival Nair Odete Odilon Olavo Olga Otacílio
Quitéria Rosália Zilda`,
  },
  {
    first: 1900,
    last: 1975,
    names: `
Alcides Arlindo Armando Arnaldo Benedita Benedito Cleusa Conceição Creuza Dalva Dirce Elza Eunice
Geralda Geraldo Hilda Iolanda Iracema Ivone Judite Jurandir Lourdes Marlene Moacir Neusa Neuza Nilda
Nilza Nivaldo Norma Orlando Osvaldo Oswaldo Raimunda Sebastiana Severina Teresinha Terezinha Valdemar
Valdomiro Vilma Zélia`,
  },
  {
    first: 1930,
    last: 1985,
    names: `
Ademar Ademir Adilson Almir Cleide Edilene Edmilson Edna Edson Elisabete Elizabete Gilmar Gilson Ivonete
Janete Josias Magali Marisa Mariza Marli Marluce Nilson Nilton Osmar Rosana Rosângela Roseli Solange
Sônia Sueli Suely Tânia Telma Valmir Valter Vânia Wilson Zenilda`,
  },
  {
    first: 1945,
    last: 1995,
    names: `
Adriane Andréa Claudinei Cristiane Eliana Eliane Elisângela Josiane Luciane Lucilene Marilene Regiane
Rosilene Rosimeire Sandro Silvana Simone Valdecir Valdemir Vanderlei`,
  },
  {
    first: 1968,
    last: 2012,
    names: `
Aline Cleiton Daniele Danielle Everton Éverton Fabiana Fabiane Fabrício Juliana Juliano Leandro Michele
Michelle Patrícia Priscila Rodrigo Tatiana Tatiane Thiago Tiago Vanessa Viviane Wellington`,
  },
  {
    first: 1980,
    last: 2015,
    names: `
Amanda Andressa Bianca Brenda Bruna Bruno Caio Camila Caroline Daiane Danilo Diego Felipe Franciele
Guilherme Igor Jeferson Jéssica Jonatan Jonathan Karine Larissa Letícia Lucas Mariana Natália Nathália
Pâmela Renan Tainá Taís Tamires Thaís Wesley Willian`,
  },
  {
    first: 1990,
    last: 2030,
    names: `
Cauã Emilly Enzo Gabrielly Geovanna Giovanna Grazielle Kaio Kamila Kauan Luana Maitê Raíssa Rayssa Rian
Ruan Ryan Yasmim Yasmin`,
  },
  {
    first: 2000,
    last: 2030,
    names: `
Ágata Agatha Allana Anthony Antonella Ayla Brayan Bryan Chiara Eloá Enrico Gael Heloise Ísis Kelvin
Lavínia Lis Liz Lorenzo Luna Micael Noah Pietro Ravi Theo Valentina`,
  },
] as const;
