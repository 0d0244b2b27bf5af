import type { Help } from './usage.ts';

export const pseudonymizeHelp = {
  usage: {
    pt: `  canivete pseudonymize ARQUIVO --columns COLUNA=TIPO,… [opções]
                             troca os valores de colunas por pseudônimos, com uma chave secreta`,
    en: `  canivete pseudonymize FILE --columns COLUMN=KIND,… [options]
                             replaces the values of columns by pseudonyms under a secret key`,
  },
  options: {
    pt: `  --columns COLUNA=TIPO,…    o que cada coluna vira: cpf=cpf,nome=nome,nascimento=data(subject=cpf); =keep mantém uma. Em
                             JSON a.b, em dumps tabela.coluna; um parâmetro é uma coluna ou um 'texto'
  --rules ARQUIVO            o mesmo em JSON: {"clientes": {"cpf": "cpf"}}; --columns vale mais
  --plan                     lê tudo e mostra o que as regras fariam, coluna por coluna, e o que não pode dar certo; saída 3
                             se uma coluna parece pessoal e não tem regra
  --detect                   propõe um --columns pronto para usar, e não muda nada
  --json                     escreve --plan ou --detect em JSON
  --allow CÓDIGO,…           continua apesar de erros de --plan: missing, length, unique, foreign-key, type, json
  --key-file ARQUIVO         a chave é a primeira linha dele; padrão $CANIVETE_PSEUDONYM_KEY
  --context NOME             outro contexto dá outros pseudônimos com a mesma chave
  --format FORMATO           csv, ndjson, pgdump (em texto) ou mysqldump; padrão pela extensão .csv, .ndjson, .jsonl ou .sql
  --encoding NOME            utf-8, windows-1252, utf-16le ou utf-16be; padrão pela marca ou pelos bytes, em dumps o que dizem
  --delimiter SINAL          o separador do CSV (ou tab); padrão descoberto na primeira linha
  --invalid MODO             padrão pseudonym; o que fazer com um valor inválido: pseudonym (também inválido), keep, null, error
  --out ARQUIVO              padrão a saída padrão; o arquivo só é criado ou trocado se a execução termina bem
  --report ARQUIVO           escreve as contagens de cada coluna em JSON
  --k N                      padrão 5; partes que os pseudônimos mantêm são raras se menos valores têm a mesma
  --jobs N                   padrão 1; processadores que calculam ao mesmo tempo, para arquivos de alguns milhares de linhas
  --strict                   recusa colunas, caminhos e tabelas sem tipo; tabela.*=keep mantém uma tabela
  --no-transaction           escreve um dump sem BEGIN e COMMIT em volta
  --restore                  volta dos pseudônimos aos valores`,
    en: `  --columns COLUMN=KIND,…    what becomes of each column: cpf=cpf,nome=nome,nascimento=data(subject=cpf); =keep keeps one. In
                             JSON a.b, in dumps table.column; a parameter is a column or a 'text'
  --rules FILE               the same as JSON: {"clientes": {"cpf": "cpf"}}; --columns comes before it
  --plan                     reads all and writes what the rules would do, column by column, and what cannot work; exit 3
                             where a column looks personal and has no rule
  --detect                   proposes --columns that can be taken as they are, and changes nothing
  --json                     writes --plan or --detect as JSON
  --allow CODE,…             goes on in spite of errors of --plan: missing, length, unique, foreign-key, type, json
  --key-file FILE            the key is its first line; default $CANIVETE_PSEUDONYM_KEY
  --context NAME             another one gives other pseudonyms under the same key
  --format FORMAT            csv, ndjson, pgdump (plain) or mysqldump; default by the ending .csv, .ndjson, .jsonl or .sql
  --encoding NAME            utf-8, windows-1252, utf-16le or utf-16be; default by the mark or the bytes, in dumps what they say
  --delimiter SIGN           the CSV delimiter (or tab); default found in the first line
  --invalid WAY              default pseudonym; what becomes of an invalid value: pseudonym (as invalid), keep, null, error
  --out FILE                 default the standard output; only a run that ends well makes or replaces it
  --report FILE              writes the counts of each column as JSON
  --k N                      default 5; parts that pseudonyms keep are rare where fewer values share one
  --jobs N                   default 1; processors that compute at once, for files of some thousand rows
  --strict                   refuses columns, paths and tables without a kind; table.*=keep keeps a table
  --no-transaction           writes a dump without BEGIN and COMMIT around it
  --restore                  leads back from pseudonyms`,
  },
} satisfies Help;
