import { expect, it } from 'vitest';
import type { Call } from '../../contracts/call.ts';
import type { ServedTool } from '../../kit/tool.ts';
import { readSelection } from './selection.ts';

it('a name that no tool has is refused with the three that it probably means', () => {
  const ids = ['cpf-a', 'cpf-b', 'cpf-c', 'cpf-d'];
  const tools = ids.map((id) => ({ id, category: 'documentos' }) as ServedTool);
  const call = { path: '/v1/mcp', query: 'tools=cpf-e', header: () => null } as unknown as Call;
  expect(() => readSelection(call, tools)).toThrow(
    'there is no "cpf-e". Did you mean cpf-a or cpf-b or cpf-c?',
  );
});
