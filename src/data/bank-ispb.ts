// Source: Banco Central do Brasil, participants of the STR.

/** The ISPB, eight digits, of banks by their COMPE code. */
export const bankIspb = {
  '001': '00000000',
  '033': '90400888',
  '041': '92702067',
  '077': '00416968',
  '104': '00360305',
  '237': '60746948',
  '260': '18236120',
  '336': '31872495',
  '341': '60701190',
  '748': '01181521',
  '756': '02038232',
} as const;
