/** Refusals of the official calculator: a problem (RFC 9457) whose `type` ends with a slug. */

/** The titles, by slug, as the official component writes them. */
export const titles = {
  'aliquota-imposto-seletivo-nao-informada': 'Alíquota do Imposto Seletivo não informada',
  'aliquota-nao-encontrada': 'Alíquota não encontrada',
  'aliquota-referencia-nao-encontrada': 'Alíquota de referência não encontrada',
  'aliquotas-nominais-informadas-indevidamente': 'Alíquotas nominais informadas indevidamente',
  'aliquotas-nominais-nao-informadas': 'Alíquotas nominais não informadas',
  'base-calculo-inconsistente': 'Base de cálculo inconsistente',
  'base-calculo-menor-base-calculo-imposto-seletivo':
    'Base de cálculo menor que a base de cálculo do Imposto Seletivo',
  'base-calculo-nao-informada': 'Base de cálculo não informada',
  'campo-invalido': 'Campo inválido',
  'classificacao-tributaria-nao-encontrada': 'Classificação tributária não encontrada',
  'classificacao-tributaria-nao-vinculada-situacao-tributaria':
    'Classificação tributária não vinculada à situação tributária',
  'classificacao-tributaria-nao-vinculada-tipo-documento':
    'Classificação tributária não vinculada ao tipo de documento',
  'dados-imposto-seletivo-nao-informados': 'Dados do Imposto Seletivo não informados',
  'erro-de-sistema-nao-previsto': 'Erro de sistema não previsto',
  'erro-falta-implementacao': 'Classificação tributária em desenvolvimento',
  'erro-generico-validacao': 'Erro genérico de validação',
  'fato-gerador-nao-informada': 'Data do fato gerador não informada',
  'grupo-tributacao-regular-nao-informado': 'Grupo de tributação regular não informado',
  'imposto-seletivo-nao-admitido-tipo-documento': 'Imposto Seletivo não admitido pelo tipo de documento',
  'incompatibilidade-suspensao': 'Incompatibilidade com suspensão',
  'municipio-nao-encontrado': 'Município não encontrado',
  'municipio-nao-pertencente-uf': 'Município não pertencente à UF',
  'nbs-completo-nao-informado': 'NBS completo não informado',
  'nbs-nao-encontrada': 'NBS não encontrada',
  'nbs-nao-vinculada': 'NBS não vinculada',
  'ncm-completo-nao-informado': 'NCM completo não informado',
  'ncm-nao-encontrada': 'NCM não encontrada',
  'ncm-nao-vinculada': 'NCM não vinculada',
  'ncm-nbs-simultaneas': 'NCM e NBS informadas simultaneamente',
  'nomenclatura-incompativel-tipo-documento': 'Nomenclatura incompatível com o tipo de documento',
  'nomenclatura-obrigatoria-nao-informada': 'Nomenclatura obrigatória não informada',
  'sigla-dfe-nao-reconhecida': 'Sigla DFe não reconhecida',
  'situacao-tributaria-nao-encontrada': 'Situação tributária não encontrada',
  'tipo-argumento-invalido': 'Tipo de argumento inválido',
  'tipo-documento-fiscal-nao-encontrado': 'Tipo de documento fiscal não encontrado',
  'uf-nao-encontrada': 'UF não encontrada',
} as const;

export type Slug = keyof typeof titles;

/** The statuses that are not 422. */
const statuses: Partial<Record<Slug, 400 | 404>> = {
  'erro-de-sistema-nao-previsto': 400,
  'tipo-argumento-invalido': 400,
  'campo-invalido': 400,
  'fato-gerador-nao-informada': 400,
  'municipio-nao-encontrado': 404,
  'uf-nao-encontrada': 404,
  'ncm-nao-encontrada': 404,
  'nbs-nao-encontrada': 404,
  'situacao-tributaria-nao-encontrada': 404,
  'classificacao-tributaria-nao-encontrada': 404,
  'aliquota-nao-encontrada': 404,
  'aliquota-referencia-nao-encontrada': 404,
};

interface ProblemParts {
  readonly status?: number;
  readonly title?: string;
}

/** A request that the official calculator refuses. `slug` is null for a problem without a type of its own. */
export class Problem extends Error {
  readonly slug: Slug | null;
  readonly status: number;
  readonly title: string;
  /** The fault, in Portuguese. */
  readonly detail: string;

  constructor(slug: Slug | null, detail: string, { status, title }: ProblemParts = {}) {
    super(`${slug ?? 'about:blank'}: ${detail}`);
    this.name = 'Problem';
    this.slug = slug;
    this.detail = detail;
    this.status = status ?? (slug === null ? 400 : (statuses[slug] ?? 422));
    this.title = title ?? (slug === null ? 'Bad Request' : titles[slug]);
  }
}

export const invalidField = (detail: string) => new Problem('campo-invalido', detail);

export const invalidInput = (detail: string) => new Problem('erro-generico-validacao', detail);
