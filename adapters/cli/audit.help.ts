import type { Help } from './usage.ts';

export const auditHelp = {
  usage: {
    pt: `  canivete audit ARQUIVO.csv --fatos ARQUIVO [opções]
                             confere os holerites de uma empresa, linha por linha, com a causa provável de cada diferença`,
    en: `  canivete audit FILE.csv --fatos FILE [options]
                             audits the payslips of a company, line by line, with the likely cause of each difference`,
  },
  options: {
    pt: `  --fatos ARQUIVO            os fatos de cada trabalhador e mês, em CSV, em linhas de JSON ou em uma lista JSON: matricula,
                             competencia (vazia para todos os meses), nome, cargo e os campos de calculadoras-folha
                             (salarioBase, eventos[0].tipo)
  --mapa ARQUIVO             a que linha corresponde cada código ou rótulo da empresa: CSV de,para ou JSON
                             {"8112": "plano-saude"}; para é um código de calculadoras-folha, ou ignorar
  --mapa-modelo ARQUIVO      escreve os rótulos não lidos em CSV de,para,tipo,rotulo,vezes,valor,sugestao; preencha para, e
                             --mapa lê o arquivo
  --virgula                  lê e escreve os números como 1.234,56
  --excel-br                 lê e escreve CSV como o Excel no Brasil; --delimiter, --decimal, --dates, --encoding e --raw
                             são os de call
  --map COLUNA=NOME          o nome de uma coluna que se chama de outro jeito, em qualquer dos arquivos; pode repetir
  --keep COLUNA,COLUNA       colunas de --fatos que não são fatos; são deixadas de lado
  --keep-all                 deixa de lado todas as colunas de --fatos que não são fatos
  --ordenado                 os dois arquivos estão em ordem de matricula e competencia (como textos): nenhum fica na memória
  --format FORMATO           csv (padrão), ndjson, ou html, que imprime um trabalhador por página
  --out ARQUIVO              onde fica o relatório; padrão a saída padrão
  --so-divergencias          deixa de fora o que confere
  --tolerancia VALOR         padrão 0.05; a maior diferença que ainda confere
  --jobs N                   padrão 1; processadores que calculam ao mesmo tempo, para arquivos de alguns milhares de linhas
  --default CAMPO=VALOR      valor padrão de um fato que não veio: arredondamentoInss=faixa ou =total
  --ignorar-sem-fatos        um holerite sem fatos não conta como erro
  --fail-fast                para no primeiro holerite recusado
  --language pt|en           padrão pt; a língua do relatório e do resumo`,
    en: `  --fatos FILE               the facts of each worker and month, as CSV, lines of JSON or a list of JSON: matricula,
                             competencia (empty for every month), nome, cargo, and the fields of calculadoras-folha
                             (salarioBase, eventos[0].tipo)
  --mapa FILE                which line each code or label of the company is: CSV de,para or JSON {"8112": "plano-saude"};
                             para is a code of calculadoras-folha, or ignorar
  --mapa-modelo FILE         writes the labels that were not read as CSV de,para,tipo,rotulo,vezes,valor,sugestao; with para
                             filled in, --mapa reads it
  --virgula                  reads and writes numbers as 1.234,56
  --excel-br                 reads and writes CSV as Excel in Brazil does; --delimiter, --decimal, --dates, --encoding,
                             --raw as in call
  --map COLUMN=NAME          the name of a column that is called otherwise, in either file; may be repeated
  --keep COLUMN,COLUMN       columns of --fatos that are no facts; they are left aside
  --keep-all                 leaves aside all columns of --fatos that are no facts
  --ordenado                 both files are sorted by matricula and competencia (as texts): neither is held in memory
  --format FORMAT            csv (default), ndjson, or html, which prints one worker on a page
  --out FILE                 where the report goes; default the standard output
  --so-divergencias          leaves out what agrees
  --tolerancia AMOUNT        default 0.05; the largest difference that agrees
  --jobs N                   default 1; processors that compute at once, for files of some thousand rows
  --default FIELD=VALUE      default of a fact that is not sent: arredondamentoInss=faixa or =total
  --ignorar-sem-fatos        a payslip without facts is no fault
  --fail-fast                stops at the first payslip that is refused
  --language pt|en           default pt; the language of the report and the summary`,
  },
  more: {
    pt: `ARQUIVO.csv tem as colunas matricula, competencia (2026-10 ou 10/2026), codigo, descricao, tipo e valor, com uma linha de
holerite em cada linha, e natureza (quatro dígitos, tabela 03 do eSocial), se houver; tipo é provento ou desconto (P, D), ou
um total impresso: liquido, fgts, base-inss, base-irrf, base-fgts.
Códigos de saída: 2 se um arquivo, uma opção ou a ordem está errada; senão 3 se um holerite não tem fatos; senão 1 se algum
diverge ou foi recusado; senão 0.`,
    en: `FILE.csv has the columns matricula, competencia (2026-10 or 10/2026), codigo, descricao, tipo and valor, a line of a payslip
in each row, and natureza (four digits, eSocial table 03) if there is one; tipo is provento or desconto (P, D), or a printed total: liquido, fgts, base-inss, base-irrf, base-fgts.
Exit codes: 2 for a file, option or order that is wrong; else 3 if a payslip has no facts; else 1 if one differs or is
refused; else 0.`,
  },
} satisfies Help;
