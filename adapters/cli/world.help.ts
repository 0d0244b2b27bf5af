import type { Help } from './usage.ts';

export const worldHelp = {
  usage: {
    pt: `  canivete world [opções]   cria empresas com pessoas, holerites, vendas e pagamentos coerentes, a partir de uma semente`,
    en: `  canivete world [options]   makes companies with people, payslips, sales and payments that agree, out of a seed`,
  },
  options: {
    pt: `  --seed TEXTO               padrão sorteada; a mesma semente com os mesmos tamanhos dá o mesmo mundo, em toda versão futura
  --seed-version N           o modo como uma semente decide o que é sorteado
  --companies N              padrão 1; até 1000. Os tamanhos abaixo são os de cada empresa
  --branches N               padrão 1; até 99, além da matriz
  --employees N              padrão 10; até 50000
  --customers N              padrão 20; até 500000
  --products N               padrão 15; até 50000
  --sales N                  padrão 10; até 50000, em cada mês
  --vehicles N               padrão 2; até 900
  --min-boleto REAIS         padrão 20; até 1000: uma venda menor não é paga por boleto
  --min-instalment REAIS     padrão 30; até 1000: a menor de várias parcelas no cartão
  --months N                 padrão 3; até 120: meses de vendas e holerites
  --until AAAA-MM            o último desses meses; sem ele, o da versão da semente
  --no-payslips              deixa os holerites de fora
  --state UF                 todos moram neste estado; sem ele, os estados são sorteados pela população
  --alphanumeric             as empresas têm CNPJ com letras
  --anomalies PARTE          padrão 0; até 0.2: a parte das linhas erradas de propósito, que anomalias lista
  --tables NOME,NOME         escreve só estas tabelas
  --format FORMATO           padrão json; json, ndjson, csv, sql ou sqlite; csv e sqlite pedem --out
  --dialect NOME             padrão postgres; o SQL de postgres, mysql ou sqlite; com ele, o json da saída padrão traz os
                             comandos que criam as tabelas
  --out PASTA                escreve arquivos em uma pasta nova ou vazia: um por tabela, ou world.sql ou world.sqlite
  --force                    escreve por cima dos arquivos da pasta
  --quiet                    não diz as linhas nem os segundos`,
    en: `  --seed TEXT                default drawn; the same seed and sizes give the same world, in every later version
  --seed-version N           the way in which a seed decides what is drawn
  --companies N              default 1; up to 1000. The sizes below are those of each company
  --branches N               default 1; up to 99, beside the head office
  --employees N              default 10; up to 50000
  --customers N              default 20; up to 500000
  --products N               default 15; up to 50000
  --sales N                  default 10; up to 50000, in each month
  --vehicles N               default 2; up to 900
  --min-boleto BRL           default 20; up to 1000: a smaller sale is not paid by boleto
  --min-instalment BRL       default 30; up to 1000: the least of several instalments by credit card
  --months N                 default 3; up to 120: months of sales and payslips
  --until YYYY-MM            the last of these months; without it, that of the seed version
  --no-payslips              leaves the payslips out
  --state UF                 everybody lives in this state; without it, states are drawn by population
  --alphanumeric             the companies have CNPJs with letters
  --anomalies SHARE          default 0; up to 0.2: the share of rows that are wrong on purpose, which anomalias lists
  --tables NAME,NAME         writes these tables only
  --format FORMAT            default json; json, ndjson, csv, sql or sqlite; csv and sqlite need --out
  --dialect NAME             default postgres; the SQL of postgres, mysql or sqlite; json on standard output has the
                             statements that create its tables in it if there is one
  --out DIR                  writes files into a new or empty folder: one a table, or world.sql or world.sqlite
  --force                    writes over files in the folder
  --quiet                    does not tell the rows and seconds`,
  },
  more: {
    pt: `Um mundo é escrito à medida que é criado: um milhão de linhas cabe em menos de 200 MiB. Se a execução falha ou é
interrompida, nenhum arquivo fica.`,
    en: `A world is written as it is made: a million rows take less than 200 MiB. A run that fails or is stopped leaves no file.`,
  },
} satisfies Help;
