import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as tables from './index.ts';
import { indexOf, search } from './search.ts';

const namesOf = (found: { readonly itens: readonly { readonly nome: string }[] }) =>
  found.itens.map(({ nome }) => nome);

describe('a search by words', async () => {
  const municipios = await tables.municipios();

  // IBGE: four names begin with "São Paulo".
  it('finds names that begin so, the whole name first, whatever case and accents', () => {
    const whole = ['São Paulo', 'São Paulo de Olivença', 'São Paulo do Potengi', 'São Paulo das Missões'];
    for (const busca of ['são paulo', 'SAO PAULO', ' São  Paulo ', 'sa\u0303o paulo'])
      expect(namesOf(municipios.find({ busca })).toSorted()).toEqual(whole.toSorted());
    expect(namesOf(municipios.find({ busca: 'são paulo' }))[0]).toBe('São Paulo');
  });

  it('finds words in any order, and the beginnings of words', () => {
    expect(namesOf(municipios.find({ busca: 'olivença paulo' }))).toEqual(['São Paulo de Olivença']);
    expect(namesOf(municipios.find({ busca: 'oliv pau', uf: 'AM' }))).toEqual(['São Paulo de Olivença']);
    expect(municipios.find({ busca: 'aulo oliv' }).total).toBe(0);
  });

  it('leaves out small words, unless there are no others', () => {
    expect(namesOf(municipios.find({ busca: 'rio do janeiro' }))).toEqual(['Rio de Janeiro']);
    expect(namesOf(municipios.find({ busca: 'do', limite: 100 })).every((nome) => /\bD/i.test(nome))).toBe(
      true,
    );
  });

  it('places the whole name first, then what begins with the query, its words, and their beginnings', async () => {
    const names = ['Campo Bomba', 'Rio Bom', 'Bomba Alta Grande', 'Bom Jardim', 'Bom', 'Serra'];
    const index = await indexOf(names, (name) => [name]);
    const found = search(index, [...names.keys()], 'BOM');
    expect(found.map((place) => names[place])).toEqual([
      'Bom',
      'Bom Jardim',
      'Bomba Alta Grande',
      'Rio Bom',
      'Campo Bomba',
    ]);
  });

  it('finds a bank by either of its names', async () => {
    const bancos = await tables.bancos();
    for (const { codigo, nome, nomeReduzido } of bancos.all.slice(0, 60)) {
      for (const busca of [nome.slice(0, 100), nomeReduzido])
        expect(bancos.find({ busca, limite: 100 }).itens.map((item) => item.codigo)).toContain(codigo);
    }
  });

  it('reads digits as the beginning of a code, in the order of the table', async () => {
    const cnae = await tables.cnae();
    // IBGE: 47.2 has 47.21-1 to 47.29-6.
    const { itens } = cnae.find({ busca: '47.2', nivel: 'classe' });
    expect(itens.map(({ formatado }) => formatado)).toEqual([
      '47.21-1',
      '47.22-9',
      '47.23-7',
      '47.24-5',
      '47.29-6',
    ]);
  });

  it('finds every row by its own name, and answers any text', async () => {
    const cfop = await tables.cfop();
    fc.assert(
      fc.property(fc.constantFrom(...cfop.all), fc.string({ minLength: 1, maxLength: 100 }), (item, text) => {
        expect(cfop.find({ busca: item.nome.slice(0, 100), limite: 100 }).itens).toContainEqual(item);
        expect(cfop.find({ busca: text }).total).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('pages', async () => {
  const ufs = await tables.ufs();

  it('hold 20 items when nothing is said, and part the table whole', () => {
    expect(ufs.find()).toMatchObject({ total: 27, itens: ufs.all.slice(0, 20) });
    expect(ufs.find({ pagina: 2 }).itens).toEqual(ufs.all.slice(20));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (limite) => {
        const pages = Array.from({ length: Math.ceil(27 / limite) + 1 }, (_, i) =>
          ufs.find({ limite, pagina: i + 1 }),
        );
        expect(pages.flatMap(({ itens }) => itens)).toEqual(ufs.all);
        expect(pages.at(-1)?.itens).toEqual([]);
      }),
    );
  });
});

describe('codes', async () => {
  // Banco Central and Siscomex: the NF-e has 132 for Afghanistan and 1058 for Brazil (layout of the NF-e, cPais).
  it('of countries are found without their zeros, and by ISO 3166-1', async () => {
    const paises = await tables.paises();
    for (const code of ['0132', '132', 132, 'AF', 'af']) expect(paises.get(code)?.nome).toBe('Afeganistão');
    expect(paises.get('32')).toBeUndefined();
    expect(paises.get('1058')).toEqual({ codigo: '1058', iso: 'BR', nome: 'Brasil' });
    expect(tables.paises.hasForm('32')).toBe(true);
  });

  it('that lost their zeros as numbers are found', async () => {
    expect((await tables.bancos()).get(1)?.nome).toBe('Banco do Brasil S.A.');
    expect((await tables.bancos()).get(416_968)?.codigo).toBe('077');
    expect((await tables.cnae()).get(111_301)?.nome).toBe('Cultivo de arroz');
    expect((await tables.cbo()).get(21)?.nivel).toBe('subgrupo-principal');
  });

  // IBGE, CNAE 2.3: section G, division 47, group 47.2, class 47.21-1, subclass 4721-1/02.
  it('of the CNAE lead to the level above, and to a section at last', async () => {
    const { get } = await tables.cnae();
    const path = ['4721102', '47211', '472', '47', 'G'].map((code) => get(code));
    expect(path.map((item) => item?.superior)).toEqual(['47211', '472', '47', 'G', null]);
    expect(new Set(path.map((item) => item?.secao))).toEqual(new Set(['G']));
    expect(path.map((item) => item?.mei)).toEqual([true, null, null, null, null]);
  });

  // Resolução CGSN 140/2018, Anexo VI: 6810-2/02 is not admitted; Anexo VII: 4929-9/02 has both kinds.
  it('of the CNAE say what the annexes of the Simples say of them', async () => {
    const cnae = await tables.cnae();
    expect(cnae.get('6810-2/02')?.simples).toBe('impeditiva');
    expect(cnae.find({ simples: 'impeditiva' }).total).toBe(101);
    expect(cnae.find({ simples: 'ambigua' }).total).toBe(22);
  });

  // MTE, CBO 2002: 322105 and three more of its family left the list.
  it('of the CBO that left it are not in force', async () => {
    const cbo = await tables.cbo();
    expect(cbo.get('3221-05')).toMatchObject({
      nome: 'Técnico em acupuntura',
      vigente: false,
      superior: '3221',
    });
    expect(cbo.all.filter(({ vigente }) => !vigente)).toHaveLength(4);
  });

  // Convênio s/nº de 1970: groups 1 to 3 for what comes in, 5 to 7 for what goes out.
  it.each([
    ['1102', 'entrada', 'estado'],
    ['2102', 'entrada', 'outro-estado'],
    ['3102', 'entrada', 'exterior'],
    ['5102', 'saida', 'estado'],
    ['6102', 'saida', 'outro-estado'],
    ['7102', 'saida', 'exterior'],
  ])('of a CFOP say its direction and place: %s', async (code, tipo, destino) => {
    expect((await tables.cfop()).get(code)).toMatchObject({ tipo, destino });
  });

  // eSocial, table 19: reason 14 ended on 21 January 2024, 47 took its place.
  it('of reasons that ended have their last day', async () => {
    const table = await tables.esocialDesligamentos();
    expect(table.get('14')).toMatchObject({ vigente: false, fim: '2024-01-21' });
    expect(table.get('47')).toMatchObject({ vigente: true, fim: null });
    expect(table.find({ vigente: false }).total).toBe(7);
  });

  // Correios: 01310-100 is in São Paulo. Brasília and towns of Goiás share 61 (Anatel).
  it('of places are found by CEP and area code', async () => {
    const municipios = await tables.municipios();
    expect(namesOf(municipios.find({ cep: '01310-100' }))).toEqual(['São Paulo']);
    expect((await tables.ddd()).get('61')).toEqual({ codigo: '61', ufs: ['DF', 'GO'], municipios: 13 });
    expect(
      (await tables.ddd())
        .find({ busca: 'goiás' })
        .itens.map(({ codigo }) => codigo)
        .toSorted(),
    ).toEqual(['61', '62', '64']);
  });

  // TIPI: 0101.21.00 stands below 0101.2 "- Cavalos:", 01.01 and chapter 1.
  it('of the NCM have the names above them, without the dashes and tags of the official table', async () => {
    const ncm = await tables.ncm();
    expect(ncm.get('0101.21.00')).toEqual({
      codigo: '01012100',
      formatado: '0101.21.00',
      nivel: 'item',
      nome: 'Reprodutores de raça pura',
      caminho: ['Animais vivos.', 'Cavalos, asininos e muares, vivos.', 'Cavalos:'],
      inicio: '2022-04-01',
      fim: null,
      vigente: true,
    });
    expect(ncm.get('01.01')?.formatado).toBe('01.01');
    expect(ncm.get('0105.11')?.nome).toBe('Aves da espécie Gallus domesticus');
    // Ended on 31 January 2026.
    expect(ncm.get('59039000', '2026-01-31')?.vigente).toBe(true);
    expect(ncm.get('59039000', '2026-02-01')?.vigente).toBe(false);
    expect(ncm.find({ busca: '0101' }).itens.every(({ nivel }) => nivel === 'item')).toBe(true);
  });

  // NBS 2.0: chapter 10 is "Serviços imobiliários", and 1.0910 is of health plans.
  it('of the NBS have their last zero again', async () => {
    const nbs = await tables.nbs();
    expect(nbs.get('1.10')).toMatchObject({
      codigo: '110',
      formatado: '1.10',
      nome: 'Serviços imobiliários',
    });
    expect(nbs.get('1.0910')?.nome).toMatch(/^Serviços de planos privados de assistência à saúde/);
    expect(nbs.get('1.0101.11.00')).toMatchObject({
      codigo: '101011100',
      caminho: [
        'Serviços de construção',
        'Serviços de construção de edificações',
        'Serviços de construção de edificações residenciais',
      ],
    });
    expect(nbs.get('11')).toBeUndefined();
    expect(nbs.all.filter(({ codigo }) => codigo.length === 2 || codigo.length === 4)).toEqual([]);
  });

  it('that taxes share are found for each of them', async () => {
    const cst = await tables.cst();
    expect(cst.find({ codigo: '00' }).itens.map(({ imposto }) => imposto)).toEqual(['icms', 'ipi']);
    expect(cst.find({ codigo: '00', imposto: 'ipi' }).itens[0]?.nome).toBe(
      'Entrada com recuperação de crédito',
    );
    const classes = await tables.cclasstrib();
    expect(classes.find({ codigo: '000001' }).itens.map(({ conjunto }) => conjunto)).toEqual([
      'cbs-ibs',
      'is',
    ]);
    // Informe Técnico RTC: 220001 was never used.
    expect(classes.get('220001', '2026-01-02')?.vigente).toBe(false);
  });
});

describe('an input that a table lacks, or a wrong value,', () => {
  it.each([
    [{ estado: 'SP' }, 'municipios: there is no input estado'],
    [{ codigo: '3550308' }, 'municipios: there is no input codigo'],
    [{ uf: 'XX' }, 'municipios: uf must be the code of a Brazilian state, not "XX"'],
    [{ uf: 11 }, 'municipios: uf must be the code of a Brazilian state, not 11'],
    [{ ddd: '20' }, 'municipios: ddd must be an area code that is in use, not "20"'],
    [{ cep: '0131010' }, 'municipios: cep must be a CEP of 8 digits, not "0131010"'],
    [{ capital: 'sim' }, 'municipios: capital must be true or false, not "sim"'],
    [{ busca: '' }, 'municipios: busca must be a text of 1 to 100 characters, not ""'],
    [{ limite: 101 }, 'municipios: limite must be an integer from 1 to 100, not 101'],
    [{ pagina: 0 }, 'municipios: pagina must be an integer from 1, not 0'],
  ])('is a TypeError that says what is right: %j', async (query, message) => {
    const { find } = await tables.municipios();
    expect(() => find(query as never)).toThrow(new TypeError(message));
  });

  it('is answered with the values of a list', async () => {
    const { find } = await tables.cbo();
    expect(() => find({ nivel: 'tudo' as never })).toThrow(
      'one of grande-grupo, subgrupo-principal, subgrupo',
    );
  });
});
