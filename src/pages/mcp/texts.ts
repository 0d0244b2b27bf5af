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
