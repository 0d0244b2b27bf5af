import * as v from 'valibot';
import { count, describe, flag, seeded, upperUf } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { company, drawCompany, drawSize, sizes } from './_company.ts';
import { formatted, state } from './_fields.ts';
import { drawState } from './_places.ts';

/** Complete fictitious companies whose names, trade, documents, age and capital agree with each other. */
export const empresa = defineTool({
  method: 'GET',
  path: '/empresa',
  category: 'geradores',
  name: 'Gerador de empresas',
  summary: 'Gera empresas fictícias completas, com dados que combinam entre si',
  en: {
    name: 'Company generator',
    summary: 'Generates complete fictitious companies, whose data agree with each other',
  },
  about: {
    pt: 'As empresas são fictícias, para testes. Os documentos têm dígitos verificadores corretos, e podem coincidir com os de uma empresa ou pessoa real.',
    en: 'The companies are fictitious, for tests. Their documents have the right check digits, and may coincide with those of a real company or person.',
  },
  items: 'empresas',
  input: v.object({
    count: count(10),
    state,
    size: describe(v.optional(v.picklist(sizes)), {
      pt: 'Porte. Sem ele, sorteado',
      en: 'Size. Without it, drawn',
    }),
    alphanumeric: describe(flag(false), {
      pt: 'Se o CNPJ é do tipo com letras, emitido desde julho de 2026',
      en: 'Whether the CNPJ is of the kind with letters, issued since July 2026',
    }),
    formatted,
    ...seeded,
  }),
  output: v.object({
    empresas: describe(v.array(company), { pt: 'Empresas geradas', en: 'Companies generated' }),
  }),
  result: 'empresas.0.legalName',
  examples: [
    {
      input: { state: 'PR', size: 'me' },
      output: {
        empresas: [
          {
            legalName: 'Panificadora Serra Azul LTDA',
            tradeName: 'Pães Serra Azul',
            cnpj: '48.291.357/0001-00',
            stateRegistration: '904.12370-63',
            cnae: '1091-1/02',
            cnaeDescription:
              'Fabricação de produtos de padaria e confeitaria com predominância de produção própria',
            legalNature: { code: '206-2', description: 'Sociedade Empresária Limitada' },
            size: 'me',
            openedOn: '2017-03-09',
            age: 9,
            shareCapital: 40000,
            partners: [{ name: 'Rita Moura Bastos', cpf: '312.456.709-99' }],
            email: 'contato@paesserraazul.example.com',
            website: 'https://www.paesserraazul.example.com',
            phone: '(41) 3317-2204',
            address: {
              cep: '80240-110',
              street: 'Avenida Iguaçu',
              number: '1890',
              complement: null,
              district: 'Água Verde',
              city: 'Curitiba',
              state: 'PR',
              ibgeCode: '4106902',
            },
          },
        ],
      },
    },
  ],
  impossible: { size: 'mei' },
  run({ count, state, size, alphanumeric, formatted }, { random, today }) {
    const empresas = Array.from({ length: count }, () =>
      drawCompany(random, {
        state: state === undefined ? drawState(random) : upperUf(state),
        size: size ?? drawSize(random),
        alphanumeric,
        today,
        formatted,
      }),
    );
    return { empresas };
  },
});
