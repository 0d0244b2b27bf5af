import type { Help } from './usage.ts';

export const callHelp = {
  usage: {
    pt: `  canivete call FERRAMENTA [CAMPO=VALOR …] [opções]   chama uma ferramenta e mostra a resposta em JSON`,
    en: `  canivete call TOOL [FIELD=VALUE …] [options]   calls a tool and prints its answer as JSON`,
  },
  options: {
    pt: `  --repeat N                 faz a mesma chamada N vezes; escreve uma linha por item gerado
  --input ARQUIVO            chama a ferramenta uma vez por linha do CSV (- lê a entrada padrão). A primeira linha tem os
                             nomes dos campos (a, a.b, a[0].b). Cada resposta fica ao lado da sua linha, e cada erro na
                             coluna erro.
  --excel-br                 lê e escreve CSV como o Excel no Brasil: ; entre as células, 1.234,56, 31/12/2026, Latin-1 ou
                             UTF-8 na entrada, UTF-8 com marca na saída; formato padrão csv; as quatro opções seguintes
                             mudam cada parte
  --delimiter SINAL          padrão ,; o separador do CSV (ou tab), na entrada e na saída; sem ele, o de --input é descoberto
  --decimal SINAL            padrão .; o sinal decimal dos números no CSV (. ou ,), na entrada e na saída
  --dates FORMA              padrão aaaa-mm-dd; como as datas estão no CSV (ou dd/mm/aaaa), na entrada e na saída
  --encoding NOME            padrão utf-8; a codificação de --input: utf-8, latin1, ou excel para o que o Excel salva
  --map COLUNA=CAMPO         o campo de uma coluna que tem outro nome; pode repetir
  --keep COLUNA,COLUNA       colunas do arquivo que não são campos; são copiadas para a saída
  --keep-all                 copia todas as colunas que não são campos
  --columns COLUNA,COLUNA    mostra só estas colunas, nesta ordem (csv, table e sql)
  --fail-fast                para no primeiro erro
  --format FORMATO           json, ndjson, csv, table, ou sql com --table NOME; html imprime holerites de
                             calculadoras-folha, um por página; padrão json para uma chamada, senão ndjson
  --employer NOME            o empregador nos holerites de --format html, se nenhuma coluna o tem
  --employer-id NÚMERO       o CNPJ ou CPF dele
  --labels                   põe nomes para pessoas no alto das colunas de csv e table
  --raw                      não põe ' antes das células que uma planilha executaria como fórmula
  --seed TEXTO               torna a saída repetível: a linha n usa a semente TEXTO:n
  --batch N                  padrão 100; chamadas por requisição a --url
  --jobs N                   padrão 1; processadores que calculam ao mesmo tempo, para arquivos de alguns milhares de linhas
  --default CAMPO=VALOR      valor padrão de um campo em toda ferramenta que o tem: arredondamentoInss=faixa ou =total`,
    en: `  --repeat N                 makes the same call N times; writes one row per generated item
  --input FILE               calls the tool once per CSV row (- for stdin). The first line names the fields (a, a.b,
                             a[0].b). Each answer is written next to its row, and each error in the column erro.
  --excel-br                 reads and writes CSV as Excel in Brazil does: ; between cells, 1.234,56, 31/12/2026, Latin-1
                             or UTF-8 in, UTF-8 with a mark out; default format csv; its parts are the next four
  --delimiter SIGN           default ,; the CSV delimiter (or tab), in and out; that of --input is found where it is not given
  --decimal SIGN             default .; the decimal sign of numbers in CSV (. or ,), in and out
  --dates FORM               default aaaa-mm-dd; how dates are written in CSV (or dd/mm/aaaa), in and out
  --encoding NAME            default utf-8; how --input is encoded: utf-8, latin1, or excel for what Excel saves
  --map COLUMN=FIELD         the field of a column that has another name; may be repeated
  --keep COLUMN,COLUMN       columns of the file that are not fields; they are copied to the output
  --keep-all                 copies all columns that are not fields
  --columns COLUMN,COLUMN    prints these columns only, in this order (csv, table and sql)
  --fail-fast                stops at the first error
  --format FORMAT            json, ndjson, csv, table, or sql with --table NAME; html prints payslips of
                             calculadoras-folha, one on a page; default json for one call, else ndjson
  --employer NAME            the employer on payslips of --format html, where no column has it
  --employer-id ID           its CNPJ or CPF
  --labels                   heads the columns of csv and table with labels for people
  --raw                      does not put a ' before cells that a spreadsheet would run as a formula
  --seed TEXT                makes the output repeatable: row n uses the seed TEXT:n
  --batch N                  default 100; calls per request to --url
  --jobs N                   default 1; processors that compute at once, for files of some thousand rows
  --default FIELD=VALUE      default of a field for every tool that has it: arredondamentoInss=faixa or =total`,
  },
} satisfies Help;
