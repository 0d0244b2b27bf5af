/** The database of the official calculator, made again from the tables that were read out of one. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classificationTable } from '../../src/law/tables/cclasstrib.ts';

// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any;
type Cell = string | number | null | undefined;

const TAXES = ['', 'is', 'cbs', 'ibsUf', 'ibsMun'];
const upper = (name: string) => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
const flag = (list: readonly string[] | undefined, name: string) => (list?.includes(name) ? 1 : 0);
const until = (day: string | null | undefined) => day ?? '9999-12-31';

/** Writes the database of the state in `tables`, a folder of `*.rows`, as `file`. */
export function writeOfficialDatabase(file: string, tables: string): void {
  const read = (name: string): Loose => JSON.parse(readFileSync(join(tables, `${name}.rows`), 'utf8'));
  const sql: string[] = [];
  const text = (cell: Cell) =>
    typeof cell === 'string' ? `'${cell.replaceAll("'", "''")}'` : String(cell ?? 'NULL');
  const fill = (table: string, columns: string, rows: readonly (readonly Cell[])[]) => {
    sql.push(`CREATE TABLE ${table} (${columns.replaceAll(' ', ', ')});`);
    for (const cells of rows) sql.push(`INSERT INTO ${table} VALUES (${cells.map(text).join(', ')});`);
  };

  const version = read('versao');
  fill('VERSAO_BASE_DADO', 'VRBD_ID VRBD_VERSAO_BASE_DADO VRBD_DATA', [
    [1, version.versaoDb, version.dataVersaoDb],
  ]);
  fill('UF', 'UF_CD UF_SIGLA UF_NOME', read('ufs').rows);
  fill(
    'MUNICIPIO',
    'MUNI_CD MUNI_NOME MUNI_UF_CD',
    read('municipios').rows.map(([code, name]: [number, string]) => [code, name, Math.floor(code / 100_000)]),
  );

  const situations = read('cst').rows;
  const groups = [
    'gIBSCBS',
    'gIBSCBSMono',
    'gRed',
    'gDif',
    'gTransfCred',
    'gCredPresIBSZFM',
    'gAjusteCompet',
  ];
  fill(
    'SITUACAO_TRIBUTARIA',
    `SITR_ID SITR_CD SITR_DESCRICAO SITR_INICIO_VIGENCIA SITR_FIM_VIGENCIA ${groups.map((group) => `SITR_IND_${group.toUpperCase()}`).join(' ')}`,
    situations.map((row: Loose) => [
      row.id,
      row.cst,
      row.descricao,
      row.inicio,
      until(row.fim),
      ...groups.map((group) => flag(row.grupos, group)),
    ]),
  );
  fill(
    'TRIBUTO_SITUACAO_TRIBUTARIA',
    'TRST_SITR_ID TRST_TBTO_ID',
    situations.map((row: Loose) => [row.id, row.conjunto === 'is' ? 1 : 2]),
  );

  const formulas = [
    'aliquota',
    'aliquotaEfetiva',
    'baseCalculo',
    'tributoCalculado',
    'tributoDevido',
    'percentualDiferimento',
    'valorDiferimento',
  ];
  const treatmentMarks = [
    'incompativelComSuspensao',
    'exigeGrupoDesoneracao',
    'possuiPercentualReducao',
    'possuiAjuste',
    'possuiRedutor',
    'possuiMonofasia',
  ];
  fill(
    'TRATAMENTO_TRIBUTARIO',
    `TRTR_ID TRTR_DESCRICAO ${formulas.map((name) => `TRTR_EXPRESSAO_${upper(name)}`).join(' ')} ${treatmentMarks.map((mark) => `TRTR_IN_${upper(mark)}`).join(' ')}`,
    read('tratamentos').rows.map((row: Loose) => [
      row.id,
      row.descricao,
      ...formulas.map((name) => row[name] ?? ''),
      ...treatmentMarks.map((mark) => flag(row.marcas, mark)),
    ]),
  );

  const codes = read('cclasstrib').rows;
  const ids = new Map<string, number>();
  for (const { conjunto, codigo, id } of codes) ids.set(`${conjunto} ${codigo}`, id);
  const marks = {
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
  const situationOf = ({ conjunto, cst }: Loose) =>
    situations.find((row: Loose) => row.conjunto === conjunto && row.cst === cst).id;
  fill(
    'CLASSIFICACAO_TRIBUTARIA',
    `CLTR_ID CLTR_CD CLTR_SITR_ID CLTR_DESCRICAO CLTR_TIPO_ALIQUOTA CLTR_NOMENCLATURA CLTR_CREDITO_OPERACAO_ANTECEDENTE CLTR_TMES_ID CLTR_ANEXO CLTR_INICIO_VIGENCIA CLTR_FIM_VIGENCIA CLTR_DATA_ATUALIZACAO ${Object.values(
      marks,
    )
      .map((mark) => `CLTR_${mark}`)
      .join(' ')}`,
    codes.map((row: Loose) => [
      row.id,
      row.codigo,
      situationOf(row),
      row.descricao,
      row.aliquota,
      row.nomenclatura,
      row.antecedente,
      null,
      row.anexo ?? ' ',
      row.inicio,
      until(row.fim),
      row.atualizado,
      ...Object.keys(marks).map((mark) => flag(row.marcas, mark)),
    ]),
  );
  fill('TOMADOR_ESPECIFICO', 'TMES_ID TMES_NOME', []);
  const legal = classificationTable.entries.at(-1)?.value ?? {};
  fill(
    'PERCENTUAL_REDUCAO',
    'PERE_CLTR_ID PERE_TBTO_ID PERE_VALOR',
    codes.flatMap(({ id, codigo, reducao }: Loose) => {
      const own = legal[codigo];
      const reductions = reducao ?? (own ? [own.cbs, own.ibs, own.ibs] : []);
      return reductions.map((value: number, i: number) => [id, 2 + i, value]);
    }),
  );
  let next = 1;
  fill(
    'TIPO_DFE_CLASSIFICACAO',
    'TDCL_ID TDCL_CLTR_ID TDCL_TPDF_ID',
    codes.flatMap(({ id, dfe }: Loose) => (dfe ?? []).map((document: number) => [next++, id, document])),
  );
  fill(
    'TRATAMENTO_CLASSIFICACAO',
    'TRCL_CLTR_ID TRCL_TRTR_ID',
    codes.map(({ id, tratamento }: Loose) => [id, tratamento]),
  );
  const grounds = read('fundamentos').rows;
  fill(
    'FUNDAMENTACAO_LEGAL',
    'FDLG_ID FDLG_TEXTO_CURTO FDLG_REFERENCIA_NORMATIVA FDLG_TEXTO',
    grounds.map(([, , short, reference, whole]: string[], i: number) => [i, short, reference, whole]),
  );
  // One code has two periods: its grounds follow one another as the codes do.
  fill(
    'FUNDAMENTACAO_CLASSIFICACAO',
    'FDCL_FDLG_ID FDCL_CLTR_ID',
    codes.map(({ id }: Loose, i: number) => [i, id]),
  );
  const documents = read('dfe');
  fill('TIPO_DFE', 'TPDF_ID TPDF_TIPO TPDF_SIGLA TPDF_DESCRICAO TPDF_GRDF_ID', documents.rows);
  fill('GRUPO_DFE', 'GRDF_ID GRDF_DESCRICAO', documents.grupos);

  let annexes = 0;
  const annexRows: Cell[][] = [];
  const annexOf = (annex: string | null | undefined) => {
    if (!annex) return null;
    const [number, ...item] = annex.split(' ');
    annexRows.push([++annexes, number, item.join(' ') || null]);
    return annexes;
  };
  for (const [name, title, list, exception] of [
    ['ncm', 'NCM', 'NCMA', 'ENCM'],
    ['nbs', 'NBS', 'NBSA', 'ENBS'],
  ] as const) {
    const { inicio: since, rows } = read(name);
    fill(
      title,
      `${title}_CD ${title}_DESCRICAO ${title}_INICIO_VIGENCIA ${title}_FIM_VIGENCIA`,
      rows.map(([code, words, from, to]: string[]) => [code, words, from ?? since, until(to)]),
    );
    const applicable = read(`${name}-aplicavel`).rows;
    fill(
      `${title}_APLICAVEL`,
      `${list}_ID ${list}_CLTR_ID ${list}_${title}_CD ${list}_INICIO_VIGENCIA ${list}_FIM_VIGENCIA ${list}_ANXO_ID`,
      applicable.map((row: Loose, i: number) => [
        i,
        ids.get(`${row[0]} ${row[1]}`),
        row[2],
        row[3],
        until(row[4]),
        annexOf(row[6]),
      ]),
    );
    fill(
      `EXCECAO_${title}_APLICAVEL`,
      `${exception}_${list}_ID ${exception}_${title}_CD ${exception}_INICIO_VIGENCIA ${exception}_FIM_VIGENCIA`,
      applicable.flatMap((row: Loose, i: number) =>
        (row[5] ?? []).map(([prefix, from, to]: string[]) => [i, prefix, from, until(to)]),
      ),
    );
  }
  fill('ANEXO', 'ANXO_ID ANXO_NUMERO ANXO_NUMERO_ITEM', annexRows);

  const rates = read('aliquotas');
  const span = ({ inicio, fim }: Loose) => [inicio, until(fim)];
  const tax = (name: string) => TAXES.indexOf(name);
  fill(
    'ALIQUOTA_REFERENCIA',
    'ALRE_TBTO_ID ALRE_VALOR ALRE_INICIO_VIGENCIA ALRE_FIM_VIGENCIA',
    rates.referencia.map((row: Loose) => [tax(row.tributo), row.valor, ...span(row)]),
  );
  fill('ALIQUOTA_PADRAO', 'ALPA_ALRE_ID ALPA_VALOR', []);
  for (const [table, prefix, rows] of [
    ['REDUTOR_COMPRA_GOVERNAMENTAL', 'RCGO', rates.redutorCompraGovernamental],
    ['TRANSFERENCIA_CBS_ENTE_GOV', 'TCEG', rates.transferenciaCbs],
  ])
    fill(
      table,
      `${prefix}_VALOR ${prefix}_INICIO_VIGENCIA ${prefix}_FIM_VIGENCIA`,
      rows.map((row: Loose) => [row.valor, ...span(row)]),
    );

  const selective = read('imposto-seletivo');
  const ofCodes = rates.porClassificacao.map((row: Loose, i: number) => [
    i,
    ids.get(`cbs-ibs ${row.codigo}`),
    tax(row.tributo),
    row.valor,
    ...span(row),
  ]);
  const ofProducts = selective.adValoremNcm.map((row: Loose, i: number) => ({ row, id: ofCodes.length + i }));
  // The values are invented: `--no-is-rates` has something to drop.
  fill(
    'ALIQUOTA_AD_VALOREM',
    'AADV_ID AADV_CLTR_ID AADV_TBTO_ID AADV_VALOR AADV_INICIO_VIGENCIA AADV_FIM_VIGENCIA',
    [...ofCodes, ...ofProducts.map(({ id }: Loose) => [id, null, 1, 7.5, null, null])],
  );
  fill(
    'ALIQUOTA_AD_VALOREM_PRODUTO',
    'AAVP_ID AAVP_AADV_ID AAVP_NCM_CD AAVP_INICIO_VIGENCIA AAVP_FIM_VIGENCIA',
    ofProducts.map(({ row, id }: Loose) => [id, id, row.ncm, ...span(row)]),
  );
  fill(
    'EXCECAO_AD_VALOREM_PRODUTO',
    'EAVP_AAVP_ID EAVP_NCM_CD',
    ofProducts.flatMap(({ row, id }: Loose) => (row.exceto ?? []).map((ncm: string) => [id, ncm])),
  );
  fill('ALIQUOTA_AD_VALOREM_SERVICO', 'AAVS_AADV_ID AAVS_NBS_CD AAVS_INICIO_VIGENCIA AAVS_FIM_VIGENCIA', []);
  const units = selective.adRemNcm;
  fill(
    'ALIQUOTA_AD_REM',
    'AARE_ID AARE_TBTO_ID AARE_VALOR AARE_UNMD_ID',
    units.map((_: Loose, i: number) => [i, 1, 21.3, 1]),
  );
  fill('UNIDADE_MEDIDA', 'UNMD_ID UNMD_SIGLA', [[1, 'VN']]);
  fill(
    'ALIQUOTA_AD_REM_PRODUTO',
    'AARP_AARE_ID AARP_NCM_CD AARP_INICIO_VIGENCIA AARP_FIM_VIGENCIA',
    units.map((row: Loose, i: number) => [i, row.ncm, ...span(row)]),
  );

  const indicators = read('nfse-indop').rows;
  fill(
    'INDICADOR_OPERACAO_IBS_CBS',
    'IOIC_ID IOIC_CD IOIC_INICIO_VIGENCIA IOIC_FIM_VIGENCIA IOIC_CD_LOCAL_FORNECIMENTO_DFE IOIC_CD_LOCAL_INCIDENCIA IOIC_TIPO_OPERACAO',
    indicators.map(([code, from, to, ...rest]: Cell[], i: number) => [
      i,
      code,
      from,
      until(to as string | null),
      ...rest,
    ]),
  );
  const indicatorOf = (code: string, since: string) =>
    indicators.findIndex((row: Cell[]) => row[0] === code && row[1] === since);
  fill(
    'CLASSIF_NBS_INDOP_LC',
    'CNIL_NBS_CD CNIL_IOIC_ID CNIL_CLTR_ID CNIL_LSLC_CD CNIL_IN_PS_ONEROSA CNIL_IN_ADQ_EXTERIOR CNIL_INICIO_VIGENCIA CNIL_FIM_VIGENCIA',
    read('nfse-nbs').rows.map((row: Loose) => [
      row[0],
      indicatorOf(row[1], row[8] ?? row[6]),
      ids.get(`cbs-ibs ${row[2]}`),
      ...row.slice(3, 7),
      until(row[7]),
    ]),
  );
  execFileSync('sqlite3', [file], { input: `BEGIN;\n${sql.join('\n')}\nCOMMIT;` });
}
