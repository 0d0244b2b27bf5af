import type { Text } from '../../lib/languages.ts';

/** Instructions that a client may put before its agent. */
export const instructions: Text = {
  pt:
    'Ferramentas brasileiras: documentos, folha, impostos, finanças, saúde, texto e desenvolvimento. ' +
    'Dinheiro em reais, porcentagem em porcento (7.5 é 7,5 %), datas AAAA-MM-DD. ' +
    'Um erro traz em "details" cada campo e o que ele aceita: corrija e chame de novo.',
  en:
    'Brazilian tools: documents, payroll, taxes, finance, health, text and development. ' +
    'Money in BRL, percentages in percent (7.5 is 7.5 %), dates YYYY-MM-DD. ' +
    'An error has in "details" each field and what it takes: mend the call and send it again.',
};

/** Said in place of a search's tools, so that an agent does not look on for what is not there. */
export const nothingFound: Text = {
  pt:
    'Nenhuma ferramenta faz isto. Tudo é calculado aqui, sem consulta fora: não há ruas de um CEP, dados de um CNPJ, ' +
    'cotações, notícias nem previsão do tempo.',
  en:
    'No tool does this. All is computed here, nothing is looked up: there are no streets of a CEP, data of a CNPJ, ' +
    'exchange rates, news or weather.',
};

/** Said beside a long answer that was cut: how long it is, how many there are of each, and how to ask for more and for less. */
export function shortened(length: number, counts: Readonly<Record<string, number>>): Text {
  const kilobytes = Math.round(length / 1000);
  const all = Object.entries(counts)
    .slice(0, MOST_COUNTS)
    .map(([path, count]) => `${path} ${count}`)
    .join(', ');
  return {
    pt:
      `Resposta de ${kilobytes} KB, encurtada para os primeiros itens de cada lista. Ao todo: ${all}. ` +
      'Para tê-la inteira, mande completo: true; para menos, count, tables ou detalhar: false, onde a ferramenta os tem.',
    en:
      `Answer of ${kilobytes} KB, cut to the first items of each list. In all: ${all}. ` +
      'For all of it send completo: true; for less, count, tables or detalhar: false, where the tool has them.',
  };
}

const MOST_COUNTS = 60;
