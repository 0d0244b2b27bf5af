import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { converterCase } from './converter-case.ts';

const convert = (text: string, style: string, more: Record<string, unknown> = {}): string =>
  callTool(converterCase, { text, style, ...more }).result;

const SAMPLE = "Olá, mundo de São Paulo: copo d'água XMLHttpRequest v2. fim";

describe('texto-converter-case', () => {
  // Written out by hand, from what each style is known by; the small words of a title as Portuguese publishers keep them.
  it.each([
    ['camelCase', 'olaMundoDeSaoPauloCopoDAguaXmlHttpRequestV2Fim'],
    ['PascalCase', 'OlaMundoDeSaoPauloCopoDAguaXmlHttpRequestV2Fim'],
    ['snake_case', 'ola_mundo_de_sao_paulo_copo_d_agua_xml_http_request_v2_fim'],
    ['CONSTANT_CASE', 'OLA_MUNDO_DE_SAO_PAULO_COPO_D_AGUA_XML_HTTP_REQUEST_V2_FIM'],
    ['kebab-case', 'ola-mundo-de-sao-paulo-copo-d-agua-xml-http-request-v2-fim'],
    ['Train-Case', 'Ola-Mundo-De-Sao-Paulo-Copo-D-Agua-Xml-Http-Request-V2-Fim'],
    ['dot.case', 'ola.mundo.de.sao.paulo.copo.d.agua.xml.http.request.v2.fim'],
    ['path/case', 'ola/mundo/de/sao/paulo/copo/d/agua/xml/http/request/v2/fim'],
    ['flatcase', 'olamundodesaopaulocopodaguaxmlhttprequestv2fim'],
    ['lowercase', "olá, mundo de são paulo: copo d'água xmlhttprequest v2. fim"],
    ['UPPERCASE', "OLÁ, MUNDO DE SÃO PAULO: COPO D'ÁGUA XMLHTTPREQUEST V2. FIM"],
    ['Title Case', "Olá, Mundo de São Paulo: Copo d'Água Xmlhttprequest V2. Fim"],
    ['Capital Case', "Olá, Mundo De São Paulo: Copo D'água Xmlhttprequest V2. Fim"],
    ['Sentence case', "Olá, mundo de são paulo: copo d'água xmlhttprequest v2. Fim"],
    ['tOGGLE cASE', "oLÁ, MUNDO DE sÃO pAULO: COPO D'ÁGUA xmlhTTPrEQUEST V2. FIM"],
    ['aLtErNaTiNg cAsE', "oLá, MuNdO dE sÃo PaUlO: cOpO d'ÁgUa XmLhTtPrEqUeSt V2. fIm"],
  ])('writes %s', (style, expected) => {
    expect(callTool(converterCase, { text: SAMPLE, style })).toEqual({ style, result: expected });
  });

  it('reads a style without regard to case and to what is no letter', () => {
    for (const style of ['titleCase', 'title_case', 'TITLE CASE', 'Title Case']) {
      expect(callTool(converterCase, { text: 'a', style }).style).toBe('Title Case');
    }
    expect(callTool(converterCase, { text: 'a', style: 'alternatingcase' }).style).toBe('aLtErNaTiNg cAsE');
  });

  it('identifiers: splits before a capital after a small letter or digit, and before the last of several', () => {
    expect(convert('parseHTMLFile', 'snake_case')).toBe('parse_html_file');
    expect(convert('v2Beta utf8 IPv6 2Fast', 'snake_case')).toBe('v2_beta_utf8_i_pv6_2_fast');
    expect(convert('userID', 'snake_case')).toBe('user_id');
    expect(convert('A1B', 'kebab-case')).toBe('a1-b');
  });

  it('identifiers: keeps marks with their letters, composed or not', () => {
    expect(convert('SÃOPaulo', 'snake_case', { removeAccents: false })).toBe('são_paulo');
    expect(convert('SA\u0303OPaulo', 'snake_case', { removeAccents: false })).toBe('sa\u0303o_paulo');
    expect(convert('SA\u0303OPaulo', 'snake_case')).toBe('sao_paulo');
  });

  it('identifiers: takes each line apart', () => {
    expect(convert('nome do cliente\r\n\nvalor total', 'camelCase')).toBe('nomeDoCliente\n\nvalorTotal');
    expect(convert('...', 'camelCase')).toBe('');
  });

  it('removes accents of identifiers, and of the other styles when asked', () => {
    expect(convert('Ação', 'UPPERCASE')).toBe('AÇÃO');
    expect(convert('Ação', 'UPPERCASE', { removeAccents: true })).toBe('ACAO');
  });

  it('Title Case: small words in lower case, but for the first of a line', () => {
    expect(convert('O SENHOR DOS ANÉIS: AS DUAS TORRES', 'Title Case')).toBe(
      'O Senhor dos Anéis: as Duas Torres',
    );
    expect(convert('à beira-mar\na noite', 'Title Case')).toBe('À Beira-Mar\nA Noite');
    // Manual de Redação da Presidência da República, 3rd edition: Vice-Presidente.
    expect(convert('o vice-presidente e o pão-de-ló', 'Title Case')).toBe('O Vice-Presidente e o Pão-de-Ló');
    expect(convert('lembra-te de vê-la', 'Title Case')).toBe('Lembra-te de Vê-la');
    expect(convert('lembra-te do vice-rei', 'Capital Case')).toBe('Lembra-Te Do Vice-Rei');
    expect(convert("d'água e D’ÁVILA", 'Title Case')).toBe("D'Água e d’Ávila");
  });

  // Names as registries and municipalities write them (IBGE: São João del Rei); Roman numerals of popes and centuries.
  it.each([
    ['JOÃO A. SILVA', 'João A. Silva'],
    ['MARIA E. SOUZA E PEDRO O. LIMA', 'Maria E. Souza e Pedro O. Lima'],
    ['COMPANHIA BRASILEIRA S.A.', 'Companhia Brasileira S.A.'],
    ['BANCO S/A E OUTROS', 'Banco S/A e Outros'],
    ['ENTRADA E/OU SAÍDA', 'Entrada e/ou Saída'],
    ['HEPATITE A', 'Hepatite A'],
    ['VIA A LESTE', 'Via a Leste'],
    ['PIO XII, JOÃO XXIII E BENTO XVI', 'Pio XII, João XXIII e Bento XVI'],
    ['papa paulo vi e dom pedro ii', 'Papa Paulo Vi e Dom Pedro II'],
    ['PAULO VI', 'Paulo VI'],
    ['o que eu vi no mix', 'O Que Eu Vi no Mix'],
    ['SÃO JOÃO DEL REI', 'São João del Rei'],
    ["SANT'ANA DO LIVRAMENTO E D'ÁVILA", "Sant'Ana do Livramento e d'Ávila"],
  ])('Title Case: %s is %s', (text, expected) => {
    expect(convert(text, 'Title Case')).toBe(expected);
  });

  it('identifiers: an emoji leaves nothing behind, and an ordinal sign its letter', () => {
    expect(convert('promoção ❤️ hoje 1️⃣', 'kebab-case')).toBe('promocao-hoje');
    expect(convert('Nº do pedido, 2ª via', 'snake_case')).toBe('no_do_pedido_2a_via');
    expect(convert('2ª via', 'snake_case', { removeAccents: false })).toBe('2ª_via');
  });

  it('Sentence case: a capital at each line and after a stop and white space', () => {
    expect(convert('OI! TUDO BEM? SIM… ACHO. 2.5 É MUITO\n— FIM', 'Sentence case')).toBe(
      'Oi! Tudo bem? Sim… Acho. 2.5 é muito\n— Fim',
    );
    expect(convert('fim. “olá” — ǆep', 'Sentence case')).toBe('Fim. “Olá” — ǆep');
    expect(convert('fim. — olá\nǆep', 'Sentence case')).toBe('Fim. — Olá\nǅep');
  });

  it('Sentence case: what follows a number stays small, at the start as after a stop', () => {
    expect(convert('20 reais. 3 maçãs. ok', 'Sentence case')).toBe('20 reais. 3 maçãs. Ok');
    expect(convert('ATÉ LOGO.\n10 DIAS', 'Sentence case')).toBe('Até logo.\n10 dias');
  });

  // Unicode 16.0: SpecialCasing.txt, second mapping, and the title-case mappings of UnicodeData.txt.
  it.each([
    ['ﬁm', 'Fim'],
    ['ﬃ', 'Ffi'],
    ['ﬆ', 'St'],
    ['ßa', 'Ssa'],
    ['ǆep', 'ǅep'],
    ['ǉ', 'ǈ'],
    ['ĳ', 'Ĳ'],
    ['ŉa', 'ʼNa'],
    ['և', 'Եւ'],
    ['ﬓ', 'Մն'],
    ['ᾀ', 'ᾈ'],
    ['ᾳ', 'ᾼ'],
    ['ᾲ', 'Ὰ\u0345'],
    ['ᾷ', 'Α\u0342\u0345'],
    ['ΐ', 'Ϊ\u0301'],
    ['აბ', 'აბ'],
    ['𐐨𐐨', '𐐀𐐨'],
  ])('%s begins a title as %s', (text, expected) => {
    for (const style of ['Title Case', 'Capital Case', 'PascalCase']) {
      expect(convert(text, style, { removeAccents: false }).normalize('NFC')).toBe(expected.normalize('NFC'));
    }
  });

  it('toggles back and alternates over letters only', () => {
    expect(convert(convert('Ação e Reação', 'togglecase'), 'togglecase')).toBe('Ação e Reação');
    expect(convert('a1b2 c', 'alternatingcase')).toBe('a1B2 c');
  });

  it.each([
    [{ text: 'a' }, 'style'],
    [{ text: 'a', style: 'zigzag' }, 'style'],
    [{ text: 'a', style: '' }, 'style'],
    [{ style: 'camelCase' }, 'text'],
    [{ text: '', style: 'camelCase' }, 'text'],
    [{ text: 'a', style: 'camelCase', removeAccents: 1 }, 'removeAccents'],
  ])('%j is refused: 400', (input, field) => {
    expect(refusal(converterCase, input)).toEqual({ status: 400, fields: [field] });
  });
});
