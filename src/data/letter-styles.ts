// Source: Unicode 16: Mathematical Alphanumeric Symbols, Enclosed Alphanumerics, Letterlike Symbols.

export interface LetterStyle {
  readonly id: string;
  readonly name: { readonly pt: string; readonly en: string };
  readonly A?: number;
  readonly a?: number;
  readonly zero?: number;
  /** Code point of `1`, where the digits do not follow zero. */
  readonly one?: number;
  /** Characters that are not where the order would put them: pairs of the letter and its sign. */
  readonly exceptions?: string;
}

/**
 * Styles of letters that Unicode holds as characters of their own, in the order of the answer: the code points of `A`,
 * `a` and `0`, where the others follow in order, and those that stand elsewhere.
 */
export const letterStyles: readonly LetterStyle[] = [
  { id: 'negrito', name: { pt: 'Negrito', en: 'Bold' }, A: 0x1d400, a: 0x1d41a, zero: 0x1d7ce },
  { id: 'italico', name: { pt: 'Itálico', en: 'Italic' }, A: 0x1d434, a: 0x1d44e, exceptions: 'hℎ' },
  { id: 'negrito-italico', name: { pt: 'Negrito itálico', en: 'Bold italic' }, A: 0x1d468, a: 0x1d482 },
  {
    id: 'cursiva',
    name: { pt: 'Cursiva', en: 'Script' },
    A: 0x1d49c,
    a: 0x1d4b6,
    exceptions: 'BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ',
  },
  { id: 'cursiva-negrito', name: { pt: 'Cursiva negrito', en: 'Bold script' }, A: 0x1d4d0, a: 0x1d4ea },
  { id: 'gotica', name: { pt: 'Gótica', en: 'Fraktur' }, A: 0x1d504, a: 0x1d51e, exceptions: 'CℭHℌIℑRℜZℨ' },
  { id: 'gotica-negrito', name: { pt: 'Gótica negrito', en: 'Bold Fraktur' }, A: 0x1d56c, a: 0x1d586 },
  {
    id: 'contornada',
    name: { pt: 'Contornada', en: 'Double-struck' },
    A: 0x1d538,
    a: 0x1d552,
    zero: 0x1d7d8,
    exceptions: 'CℂHℍNℕPℙQℚRℝZℤ',
  },
  { id: 'sem-serifa', name: { pt: 'Sem serifa', en: 'Sans serif' }, A: 0x1d5a0, a: 0x1d5ba, zero: 0x1d7e2 },
  {
    id: 'sem-serifa-negrito',
    name: { pt: 'Sem serifa negrito', en: 'Sans serif bold' },
    A: 0x1d5d4,
    a: 0x1d5ee,
    zero: 0x1d7ec,
  },
  {
    id: 'sem-serifa-italico',
    name: { pt: 'Sem serifa itálico', en: 'Sans serif italic' },
    A: 0x1d608,
    a: 0x1d622,
  },
  {
    id: 'sem-serifa-negrito-italico',
    name: { pt: 'Sem serifa negrito itálico', en: 'Sans serif bold italic' },
    A: 0x1d63c,
    a: 0x1d656,
  },
  {
    id: 'monoespacada',
    name: { pt: 'Monoespaçada', en: 'Monospace' },
    A: 0x1d670,
    a: 0x1d68a,
    zero: 0x1d7f6,
  },
  {
    id: 'circulos',
    name: { pt: 'Círculos', en: 'Circles' },
    A: 0x24b6,
    a: 0x24d0,
    zero: 0x24ea,
    one: 0x2460,
  },
  {
    id: 'circulos-pretos',
    name: { pt: 'Círculos pretos', en: 'Black circles' },
    A: 0x1f150,
    a: 0x1f150,
    zero: 0x24ff,
    one: 0x2776,
  },
  { id: 'quadrados', name: { pt: 'Quadrados', en: 'Squares' }, A: 0x1f130, a: 0x1f130 },
  { id: 'quadrados-pretos', name: { pt: 'Quadrados pretos', en: 'Black squares' }, A: 0x1f170, a: 0x1f170 },
  { id: 'parenteses', name: { pt: 'Parênteses', en: 'Parentheses' }, A: 0x1f110, a: 0x249c, one: 0x2474 },
];

/** Styles that write letter by letter what another alphabet lends: the characters, and their signs in the same order. */
export const lentLetters = {
  versalete: ['abcdefghijklmnopqrstuvwxyz', 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ'],
  sobrescrito: [
    'abcdefghijklmnoprstuvwxyzCFSXYZABDEGHIJKLMNOPRTUVW0123456789',
    'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᶜᶠˢˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ⁰¹²³⁴⁵⁶⁷⁸⁹',
  ],
  subscrito: ['aehijklmnoprstuvxAEHIJKLMNOPRSTUVX0123456789', 'ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ₀₁₂₃₄₅₆₇₈₉'],
  invertida: [
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,?!\'"()[]{}<>&_',
    "ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz∀ꓭƆꓷƎℲ⅁HIſꓘ˥WNOԀꝹꓤSꓕՈɅMX⅄Z0⇂ᄅƐㄣϛ9ㄥ86˙'¿¡,„)(][}{><⅋‾",
  ],
  leet: ['aeiostbgAEIOSTBG', '4310578643105786'],
} as const;
