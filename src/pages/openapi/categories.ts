/** Names of the groups of addresses in documents. */
import type { Text } from '../../kit/texts.ts';
import type { Category } from '../../kit/tool.ts';

export const categoryTexts: Readonly<Record<Category, Text>> = {
  documentos: {
    pt: 'Documentos brasileiros: gerar e validar. O que é gerado é fictício, e pode coincidir com documentos reais.',
    en: 'Brazilian documents: generate and validate. What is generated is fictitious, and may coincide with real documents.',
  },
  geradores: {
    pt: 'Geradores de nomes, pessoas, empresas, endereços, senhas e textos fictícios.',
    en: 'Generators of fictitious names, persons, companies, addresses, passwords and texts.',
  },
  trabalhista: {
    pt: 'Cálculos trabalhistas e de folha, pelas tabelas legais de cada ano.',
    en: 'Labor and payroll calculators, by the legal tables of each year.',
  },
  tributario: {
    pt: 'Cálculos de impostos de empresas e pessoas, pelas tabelas legais de cada ano.',
    en: 'Calculators of taxes of companies and persons, by the legal tables of each year.',
  },
  financeiro: {
    pt: 'Juros, financiamentos, investimentos e indicadores de um negócio.',
    en: 'Interest, loans, investments and indicators of a business.',
  },
  marketplace: {
    pt: 'Taxas, lucro e preço de quem vende em marketplaces.',
    en: 'Fees, profit and price for those who sell in marketplaces.',
  },
  saude: {
    pt: 'Cálculos de saúde e nutrição. Não substituem a avaliação de um profissional.',
    en: 'Health and nutrition calculators. They do not replace the judgement of a professional.',
  },
  matematica: { pt: 'Matemática e datas.', en: 'Mathematics and dates.' },
  construcao: { pt: 'Obra, casa e consumo.', en: 'Construction, home and consumption.' },
  texto: { pt: 'Análise e transformação de textos.', en: 'Analysis and transformation of texts.' },
  desenvolvedor: { pt: 'Ferramentas de quem programa.', en: 'Tools for developers.' },
  consultas: {
    pt: 'Consultas a tabelas oficiais: municípios, bancos, CNAE, CBO, NCM e códigos fiscais. Cada resposta diz a fonte e quando foi conferida.',
    en: 'Look-ups in official tables: cities, banks, CNAE, CBO, NCM and tax codes. Each answer tells its source and when it was checked.',
  },
};

/** Texts for addresses that are not tools, by the first part of their path. */
export const pageTexts: Readonly<Record<string, Text>> = {
  account: {
    pt: 'A conta: chaves, uso, webhooks e favoritos.',
    en: 'The account: keys, usage, webhooks and favorites.',
  },
  webhooks: { pt: 'Eventos mandados ao seu endereço.', en: 'Events that are sent to your address.' },
  service: { pt: 'O próprio serviço.', en: 'The service itself.' },
};
