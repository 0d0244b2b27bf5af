// Sources: MOC of each document and their notas técnicas (portals of NF-e, CT-e, MDF-e, NFCom, BP-e, NF3e and DC-e).

/** Electronic fiscal documents that a key may be of, with the emission types (tpEmis) of each. */
export const fiscalDocuments = [
  { model: 55, document: 'NF-e', emissionTypes: '12345679' },
  { model: 57, document: 'CT-e', emissionTypes: '134578' },
  { model: 58, document: 'MDF-e', emissionTypes: '123' },
  { model: 62, document: 'NFCom', emissionTypes: '12' },
  { model: 63, document: 'BP-e', emissionTypes: '12' },
  { model: 64, document: 'GTV-e', emissionTypes: '1278' },
  { model: 65, document: 'NFC-e', emissionTypes: '12345679' },
  { model: 66, document: 'NF3e', emissionTypes: '12' },
  { model: 67, document: 'CT-e OS', emissionTypes: '1578' },
  // Ajuste SINIEF 38/2025 for 76; 75 has the layout of 66, as its manual has it. Of 77 no table was found: that of the NF-e.
  { model: 75, document: 'NFAg', emissionTypes: '12' },
  { model: 76, document: 'NFGas', emissionTypes: '12' },
  { model: 77, document: 'NF-e ABI', emissionTypes: '12345679' },
  // The layout was not found in an official text, so no type is refused.
  { model: 99, document: 'DC-e', emissionTypes: '123456789' },
] as const;

export type FiscalModel = (typeof fiscalDocuments)[number]['model'];
