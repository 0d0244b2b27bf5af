import * as v from 'valibot';
import { count, flag, seeded, upperUf } from '../../kit/fields/index.ts';
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
  items: 'empresas',
  input: v.object({
    count: count(10),
    state,
    size: v.optional(v.picklist(sizes)),
    alphanumeric: flag(false),
    formatted,
    ...seeded,
  }),
  output: v.object({
    empresas: v.array(company),
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
