// Source: Resolução CNJ 65/2008, art. 1º, §§ 4º and 5º, as changed by Resolução CNJ 477/2022.

/** Segments of the Judiciary in the order of their digits (J), 1 to 9. */
export const judiciary = [
  { sigla: 'stf', nome: 'Supremo Tribunal Federal' },
  { sigla: 'cnj', nome: 'Conselho Nacional de Justiça' },
  { sigla: 'stj', nome: 'Superior Tribunal de Justiça' },
  { sigla: 'federal', nome: 'Justiça Federal' },
  { sigla: 'trabalho', nome: 'Justiça do Trabalho' },
  { sigla: 'eleitoral', nome: 'Justiça Eleitoral' },
  { sigla: 'militar-uniao', nome: 'Justiça Militar da União' },
  { sigla: 'estadual', nome: 'Justiça dos Estados e do Distrito Federal e Territórios' },
  { sigla: 'militar-estadual', nome: 'Justiça Militar Estadual' },
] as const;

/** The 27 units of the federation in the order of their codes (TR): that of their names, but Sergipe before São Paulo. */
export const courtStates = [
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SE',
  'SP',
  'TO',
] as const;
