/** The legal tables as resources: `canivete://tabelas/{id}` gives today's answer of `GET /tabelas/{id}`. */
import { ResourceNotFoundError, type Server } from '@modelcontextprotocol/server';
import type { Visit } from '../../contracts/pages.ts';
import { ApiError } from '../../kit/errors/api-error.ts';
import { tableList, tableOn } from '../tables/answers.ts';

const START = 'canivete://tabelas/';
const mimeType = 'application/json';

export function addResources(server: Server, { tools, settings }: Visit): void {
  server.setRequestHandler('resources/list', async () => ({
    resources: (await tableList(tools, settings)).map(({ id, name }) => ({
      uri: START + id,
      name: id,
      title: name,
      mimeType,
    })),
  }));

  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      {
        uriTemplate: `${START}{id}`,
        name: 'tabelas',
        title: 'Tabelas legais em vigor hoje',
        mimeType,
      },
    ],
  }));

  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    if (!uri.startsWith(START)) throw new ResourceNotFoundError(uri);
    try {
      const table = await tableOn(tools, uri.slice(START.length), settings);
      return { contents: [{ uri, mimeType, text: JSON.stringify(table) }] };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new ResourceNotFoundError(uri);
    }
  });
}
