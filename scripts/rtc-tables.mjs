/**
 * The tables of `src/rtc/tables` out of the database of the official calculator, one record a row, in a fixed order. A
 * column that is empty, and a last day of 9999-12-31, are left out.
 */
const TAXES = [undefined, 'is', 'cbs', 'ibsUf', 'ibsMun'];
const GROUPS = ['gIBSCBS', 'gIBSCBSMono', 'gRed', 'gDif', 'gTransfCred', 'gCredPresIBSZFM', 'gAjusteCompet'];
const TREATMENT_MARKS = [
  'incompativelComSuspensao',
  'exigeGrupoDesoneracao',
  'possuiPercentualReducao',
  'possuiAjuste',
  'possuiRedutor',
  'possuiMonofasia',
];
const CODE_MARKS = {
  creditoAdquirenteCbs: 'IN_APROPRIACAO_CREDITOS_ADQUIRENTES_CBS',
  creditoAdquirenteIbs: 'IN_APROPRIACAO_CREDITOS_ADQUIRENTES_IBS',
  creditoPresumidoFornecedor: 'IN_CREDITO_PRESUMIDO_FORNECEDOR',
  creditoPresumidoAdquirente: 'IN_CREDITO_PRESUMIDO_ADQUIRENTE',
  gCredPresOper: 'IND_GCREDPRESOPER',
  gMonoPadrao: 'IND_GMONOPADRAO',
  gMonoReten: 'IND_GMONORETEN',
  gMonoRet: 'IND_GMONORET',
  gMonoDif: 'IND_GMONODIF',
  gEstornoCred: 'IND_GESTORNOCRED',
};
/** A nomenclature: its table, the prefixes of the columns of its lists, and the day on which most of its numbers begin. */
const NOMENCLATURES = [
  { name: 'ncm', title: 'NCM', list: 'NCMA', exception: 'ENCM', since: '2022-04-01' },
  { name: 'nbs', title: 'NBS', list: 'NBSA', exception: 'ENBS', since: '2026-01-01' },
];

const lastDay = (day) => (day === '9999-12-31' ? null : day);
const trimmed = (text) => text?.trim() || null;
const byText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const byJson = (a, b) => byText(JSON.stringify(a), JSON.stringify(b));
const isEmpty = (value) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
/** A record without its empty members. */
const record = (members) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => !isEmpty(value)));
/** A row without the empty columns at its end. */
const row = (columns) => columns.slice(0, columns.findLastIndex((value) => !isEmpty(value)) + 1);
const only = (rows, named) => {
  if (rows?.length !== 1) throw new Error(`${rows?.length ?? 0} rows in place of one: ${named}`);
  return rows[0];
};

/**
 * @param query Runs SQL on the database and resolves to its rows, as objects.
 * @param legal The reductions that `src/law/tables/cclasstrib.ts` holds, by code: those that agree are not kept twice.
 */
export function tablesOf(query, { app, legal, noSelectiveRates }) {
  const [version] = query('SELECT * FROM VERSAO_BASE_DADO ORDER BY VRBD_ID DESC LIMIT 1');
  const codes = codesOf(query);
  const codeOf = new Map(codes.map((code) => [code.CLTR_ID, code]));
  return {
    versao: {
      versaoApp: app,
      versaoDb: version.VRBD_VERSAO_BASE_DADO,
      dataVersaoDb: version.VRBD_DATA,
    },
    ufs: {
      columns: ['codigo', 'sigla', 'nome'],
      rows: query('SELECT * FROM UF ORDER BY UF_CD').map((uf) => [uf.UF_CD, uf.UF_SIGLA, uf.UF_NOME]),
    },
    municipios: {
      columns: ['codigo (its first two digits are the UF)', 'nome'],
      rows: query('SELECT * FROM MUNICIPIO ORDER BY MUNI_CD').map((city) => {
        if (Math.floor(city.MUNI_CD / 100_000) !== city.MUNI_UF_CD)
          throw new Error(`the city ${city.MUNI_CD} does not begin with its UF`);
        return [city.MUNI_CD, city.MUNI_NOME];
      }),
    },
    ...Object.fromEntries(NOMENCLATURES.map(({ name, ...of }) => [name, numbersOf(query, of)])),
    ...Object.fromEntries(
      NOMENCLATURES.map(({ name, ...of }) => [`${name}-aplicavel`, listsOf(query, of, codeOf)]),
    ),
    cst: situationsOf(query),
    tratamentos: treatmentsOf(query),
    cclasstrib: classificationsOf(query, codes, legal),
    fundamentos: groundsOf(query, codes),
    dfe: documentsOf(query),
    aliquotas: ratesOf(query, codeOf),
    'imposto-seletivo': selectiveOf(query, noSelectiveRates),
    ...servicesOf(query, codeOf),
  };
}

function groupBy(rows, column) {
  const groups = new Map();
  for (const each of rows) groups.set(each[column], [...(groups.get(each[column]) ?? []), each]);
  return groups;
}

/** Codes of classification, with their set and CST. */
function codesOf(query) {
  const situations = new Map(situationRows(query).map((row) => [row.SITR_ID, row]));
  return query('SELECT * FROM CLASSIFICACAO_TRIBUTARIA')
    .map((code) => {
      const { conjunto, SITR_CD: cst } = situations.get(code.CLTR_SITR_ID);
      return { ...code, conjunto, cst };
    })
    .toSorted(
      (a, b) => byText(a.conjunto, b.conjunto) || byText(a.CLTR_CD, b.CLTR_CD) || a.CLTR_ID - b.CLTR_ID,
    );
}

const situationRows = (query) =>
  query(
    `SELECT s.*, (SELECT MIN(TRST_TBTO_ID) FROM TRIBUTO_SITUACAO_TRIBUTARIA WHERE TRST_SITR_ID = SITR_ID) tax
     FROM SITUACAO_TRIBUTARIA s ORDER BY SITR_ID`,
  ).map((each) => ({ ...each, conjunto: TAXES[each.tax] === 'is' ? 'is' : 'cbs-ibs' }));

const situationsOf = (query) => ({
  rows: situationRows(query).map((each) =>
    record({
      id: each.SITR_ID,
      conjunto: each.conjunto,
      cst: each.SITR_CD,
      descricao: each.SITR_DESCRICAO,
      grupos: GROUPS.filter((group) => each[`SITR_IND_${group.toUpperCase()}`] === 1),
      inicio: each.SITR_INICIO_VIGENCIA,
      fim: lastDay(each.SITR_FIM_VIGENCIA),
    }),
  ),
});

const treatmentsOf = (query) => ({
  rows: query('SELECT * FROM TRATAMENTO_TRIBUTARIO ORDER BY TRTR_ID').map((each) => {
    const formula = (name) => trimmed(each[`TRTR_EXPRESSAO_${name}`]);
    return record({
      id: each.TRTR_ID,
      descricao: each.TRTR_DESCRICAO,
      aliquota: formula('ALIQUOTA'),
      aliquotaEfetiva: formula('ALIQUOTA_EFETIVA'),
      baseCalculo: formula('BASE_CALCULO'),
      tributoCalculado: formula('TRIBUTO_CALCULADO'),
      tributoDevido: formula('TRIBUTO_DEVIDO'),
      percentualDiferimento: formula('PERCENTUAL_DIFERIMENTO'),
      valorDiferimento: formula('VALOR_DIFERIMENTO'),
      marcas: TREATMENT_MARKS.filter(
        (mark) => each[`TRTR_IN_${mark.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`] === 1,
      ),
    });
  }),
});

function classificationsOf(query, codes, legal) {
  const reductions = groupBy(query('SELECT * FROM PERCENTUAL_REDUCAO ORDER BY PERE_TBTO_ID'), 'PERE_CLTR_ID');
  const documents = groupBy(query('SELECT * FROM TIPO_DFE_CLASSIFICACAO ORDER BY TDCL_ID'), 'TDCL_CLTR_ID');
  const treatments = groupBy(query('SELECT * FROM TRATAMENTO_CLASSIFICACAO'), 'TRCL_CLTR_ID');
  const takers = new Map(
    query('SELECT * FROM TOMADOR_ESPECIFICO').map((each) => [each.TMES_ID, each.TMES_NOME]),
  );
  const reductionOf = ({ CLTR_ID, CLTR_CD }) => {
    const official = reductions.get(CLTR_ID)?.map(({ PERE_VALOR }) => PERE_VALOR);
    const own = legal[CLTR_CD];
    return own && String(official) === String([own.cbs, own.ibs, own.ibs]) ? null : official;
  };
  return {
    rows: codes.map((code) =>
      record({
        id: code.CLTR_ID,
        conjunto: code.conjunto,
        cst: code.cst,
        codigo: code.CLTR_CD,
        descricao: code.CLTR_DESCRICAO,
        aliquota: code.CLTR_TIPO_ALIQUOTA,
        nomenclatura: code.CLTR_NOMENCLATURA,
        tratamento: only(treatments.get(code.CLTR_ID), `treatment of ${code.CLTR_CD}`).TRCL_TRTR_ID,
        reducao: reductionOf(code),
        dfe: documents.get(code.CLTR_ID)?.map(({ TDCL_TPDF_ID }) => TDCL_TPDF_ID),
        antecedente: code.CLTR_CREDITO_OPERACAO_ANTECEDENTE,
        tomador: takers.get(code.CLTR_TMES_ID),
        anexo: trimmed(code.CLTR_ANEXO),
        marcas: Object.keys(CODE_MARKS).filter((mark) => code[`CLTR_${CODE_MARKS[mark]}`] === 1),
        inicio: code.CLTR_INICIO_VIGENCIA,
        fim: lastDay(code.CLTR_FIM_VIGENCIA),
        atualizado: code.CLTR_DATA_ATUALIZACAO,
      }),
    ),
  };
}

function groundsOf(query, codes) {
  const grounds = groupBy(
    query('SELECT * FROM FUNDAMENTACAO_CLASSIFICACAO JOIN FUNDAMENTACAO_LEGAL ON FDLG_ID = FDCL_FDLG_ID'),
    'FDCL_CLTR_ID',
  );
  return {
    columns: ['conjunto', 'codigo', 'textoCurto', 'referenciaNormativa', 'texto'],
    rows: codes.map(({ conjunto, CLTR_ID, CLTR_CD }) => {
      const ground = only(grounds.get(CLTR_ID), `ground of ${CLTR_CD}`);
      return [
        conjunto,
        CLTR_CD,
        ground.FDLG_TEXTO_CURTO,
        ground.FDLG_REFERENCIA_NORMATIVA,
        ground.FDLG_TEXTO,
      ];
    }),
  };
}

const documentsOf = (query) => ({
  columns: ['id', 'tipo', 'sigla', 'descricao', 'grupo'],
  rows: query('SELECT * FROM TIPO_DFE ORDER BY TPDF_ID').map((each) =>
    row([each.TPDF_ID, each.TPDF_TIPO, each.TPDF_SIGLA, each.TPDF_DESCRICAO.trim(), each.TPDF_GRDF_ID]),
  ),
  grupos: query('SELECT * FROM GRUPO_DFE ORDER BY GRDF_ID').map((each) => [
    each.GRDF_ID,
    each.GRDF_DESCRICAO,
  ]),
});

const numbersOf = (query, { title, since }) => ({
  columns: ['codigo', 'descricao', `inicio (${since} when absent)`, 'fim'],
  inicio: since,
  rows: query(
    `SELECT ${title}_CD code, ${title}_DESCRICAO text, ${title}_INICIO_VIGENCIA since, ${title}_FIM_VIGENCIA until
     FROM ${title} ORDER BY 1`,
  ).map((each) => row([each.code, each.text, each.since === since ? null : each.since, lastDay(each.until)])),
});

/** Prefixes of the numbers to which each code applies, with their exceptions and their annex of LC 214. */
function listsOf(query, { title, list, exception }, codeOf) {
  const exceptions = groupBy(
    query(`SELECT * FROM EXCECAO_${title}_APLICAVEL ORDER BY ${exception}_${title}_CD`),
    `${exception}_${list}_ID`,
  );
  const exceptionsOf = (each) =>
    (exceptions.get(each[`${list}_ID`]) ?? []).map((one) =>
      row([
        one[`${exception}_${title}_CD`],
        one[`${exception}_INICIO_VIGENCIA`],
        lastDay(one[`${exception}_FIM_VIGENCIA`]),
      ]),
    );
  const annexOf = ({ ANXO_NUMERO: annex, ANXO_NUMERO_ITEM: item }) =>
    annex ? [annex, item].filter(Boolean).join(' ') : null;
  return {
    columns: [
      'conjunto',
      'cClassTrib',
      `${title} (a prefix)`,
      'inicio',
      'fim',
      'excecoes [prefix, inicio, fim]',
      'anexo da LC 214 e item',
    ],
    rows: query(
      `SELECT a.*, ANXO_NUMERO, ANXO_NUMERO_ITEM FROM ${title}_APLICAVEL a LEFT JOIN ANEXO ON ANXO_ID = ${list}_ANXO_ID`,
    )
      .map((each) => {
        const { conjunto, CLTR_CD } = codeOf.get(each[`${list}_CLTR_ID`]);
        const excepted = exceptionsOf(each);
        return row([
          conjunto,
          CLTR_CD,
          each[`${list}_${title}_CD`],
          each[`${list}_INICIO_VIGENCIA`],
          lastDay(each[`${list}_FIM_VIGENCIA`]),
          excepted.length > 0 ? excepted : null,
          annexOf(each),
        ]);
      })
      .toSorted((a, b) => byText(a[0], b[0]) || byText(a[1], b[1]) || byText(a[2], b[2]) || byJson(a, b)),
  };
}

function ratesOf(query, codeOf) {
  const own = query('SELECT * FROM ALIQUOTA_PADRAO');
  if (own.length > 0)
    throw new Error(
      `${own.length} States or cities have rates of their own, which the rule does not read yet`,
    );
  const span = (each, prefix) => ({
    inicio: each[`${prefix}_INICIO_VIGENCIA`],
    fim: lastDay(each[`${prefix}_FIM_VIGENCIA`]),
  });
  return {
    referencia: query('SELECT * FROM ALIQUOTA_REFERENCIA ORDER BY ALRE_INICIO_VIGENCIA, ALRE_TBTO_ID').map(
      (each) => record({ tributo: TAXES[each.ALRE_TBTO_ID], valor: each.ALRE_VALOR, ...span(each, 'ALRE') }),
    ),
    propria: [],
    porClassificacao: query('SELECT * FROM ALIQUOTA_AD_VALOREM WHERE AADV_CLTR_ID IS NOT NULL')
      .map((each) =>
        record({
          codigo: codeOf.get(each.AADV_CLTR_ID).CLTR_CD,
          tributo: TAXES[each.AADV_TBTO_ID],
          valor: each.AADV_VALOR,
          ...span(each, 'AADV'),
        }),
      )
      .toSorted(
        (a, b) =>
          byText(a.codigo, b.codigo) ||
          byText(a.inicio, b.inicio) ||
          TAXES.indexOf(a.tributo) - TAXES.indexOf(b.tributo),
      ),
    redutorCompraGovernamental: query(
      'SELECT * FROM REDUTOR_COMPRA_GOVERNAMENTAL ORDER BY RCGO_INICIO_VIGENCIA',
    ).map((each) => record({ valor: each.RCGO_VALOR, ...span(each, 'RCGO') })),
    transferenciaCbs: query('SELECT * FROM TRANSFERENCIA_CBS_ENTE_GOV ORDER BY TCEG_INICIO_VIGENCIA').map(
      (each) => record({ valor: each.TCEG_VALOR, ...span(each, 'TCEG') }),
    ),
  };
}

function selectiveOf(query, noRates) {
  const exceptions = groupBy(query('SELECT * FROM EXCECAO_AD_VALOREM_PRODUTO'), 'EAVP_AAVP_ID');
  const rate = (value) => (noRates ? null : value);
  const perUnit = query(
    `SELECT p.*, r.*, UNMD_SIGLA FROM ALIQUOTA_AD_REM_PRODUTO p JOIN ALIQUOTA_AD_REM r ON AARE_ID = AARP_AARE_ID
     JOIN UNIDADE_MEDIDA ON UNMD_ID = AARE_UNMD_ID ORDER BY AARP_NCM_CD, AARE_TBTO_ID`,
  ).map((each) =>
    record({
      ncm: each.AARP_NCM_CD,
      tributo: TAXES[each.AARE_TBTO_ID],
      valor: TAXES[each.AARE_TBTO_ID] === 'is' ? rate(each.AARE_VALOR) : each.AARE_VALOR,
      unidade: each.UNMD_SIGLA,
      inicio: each.AARP_INICIO_VIGENCIA,
      fim: lastDay(each.AARP_FIM_VIGENCIA),
    }),
  );
  return {
    adValoremNcm: query(
      `SELECT p.*, AADV_VALOR FROM ALIQUOTA_AD_VALOREM_PRODUTO p JOIN ALIQUOTA_AD_VALOREM ON AADV_ID = AAVP_AADV_ID
       ORDER BY AAVP_NCM_CD, AAVP_INICIO_VIGENCIA, AAVP_ID`,
    ).map((each) =>
      record({
        ncm: each.AAVP_NCM_CD,
        valor: rate(each.AADV_VALOR),
        inicio: each.AAVP_INICIO_VIGENCIA,
        fim: lastDay(each.AAVP_FIM_VIGENCIA),
        exceto: exceptions.get(each.AAVP_ID)?.map(({ EAVP_NCM_CD }) => EAVP_NCM_CD),
      }),
    ),
    adValoremNbs: query(
      `SELECT s.*, AADV_VALOR FROM ALIQUOTA_AD_VALOREM_SERVICO s JOIN ALIQUOTA_AD_VALOREM ON AADV_ID = AAVS_AADV_ID
       ORDER BY AAVS_NBS_CD`,
    ).map((each) =>
      record({
        nbs: each.AAVS_NBS_CD,
        valor: rate(each.AADV_VALOR),
        inicio: each.AAVS_INICIO_VIGENCIA,
        fim: lastDay(each.AAVS_FIM_VIGENCIA),
      }),
    ),
    adRemNcm: perUnit.filter(({ tributo }) => tributo === 'is'),
    // Held by the database; no operation of the API reads them yet.
    combustiveis: perUnit.filter(({ tributo }) => tributo !== 'is'),
  };
}

/** Tables of the NFS-e: indicators of operations, and the indicators, codes and items of LC 116 of each service. */
function servicesOf(query, codeOf) {
  const indicators = query(
    'SELECT * FROM INDICADOR_OPERACAO_IBS_CBS ORDER BY IOIC_CD, IOIC_INICIO_VIGENCIA, IOIC_ID',
  );
  const indicatorOf = new Map(indicators.map((each) => [each.IOIC_ID, each]));
  return {
    'nfse-indop': {
      columns: ['cIndOp', 'inicio', 'fim', 'localFornecimento', 'localIncidencia', 'tipoOperacao'],
      rows: indicators.map((each) => [
        each.IOIC_CD,
        each.IOIC_INICIO_VIGENCIA,
        lastDay(each.IOIC_FIM_VIGENCIA),
        each.IOIC_CD_LOCAL_FORNECIMENTO_DFE,
        each.IOIC_CD_LOCAL_INCIDENCIA,
        each.IOIC_TIPO_OPERACAO,
      ]),
    },
    'nfse-nbs': {
      columns: [
        'nbs',
        'cIndOp',
        'cClassTrib',
        'lc116',
        'onerosa',
        'exterior',
        'inicio',
        'fim',
        'inicio do cIndOp',
      ],
      rows: query('SELECT * FROM CLASSIF_NBS_INDOP_LC')
        .map((each) => {
          const indicator = indicatorOf.get(each.CNIL_IOIC_ID);
          const since = each.CNIL_INICIO_VIGENCIA;
          return row([
            each.CNIL_NBS_CD,
            indicator.IOIC_CD,
            codeOf.get(each.CNIL_CLTR_ID).CLTR_CD,
            each.CNIL_LSLC_CD,
            each.CNIL_IN_PS_ONEROSA,
            each.CNIL_IN_ADQ_EXTERIOR,
            since,
            lastDay(each.CNIL_FIM_VIGENCIA),
            indicator.IOIC_INICIO_VIGENCIA === since ? null : indicator.IOIC_INICIO_VIGENCIA,
          ]);
        })
        .toSorted(byJson),
    },
  };
}
