import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { integer, rawText, inUnit, pure } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';

/** YAML 1.2.2 (core schema) to JSON and back, by `yaml`. */
export const yaml = defineTool({
  method: 'POST',
  path: '/dev/yaml',
  category: 'desenvolvedor',
  name: 'Conversor de YAML',
  input: v.object({
    text: rawText(1, 100_000),
    action: v.optional(v.picklist(['toJson', 'toYaml']), 'toJson'),
    indent: v.optional(inUnit(pure, integer(0, 8)), 2),
  }),
  output: v.object({
    action: v.string(),
    result: v.string(),
  }),
  result: 'result',
  examples: [
    { input: { text: 'nome: Ana\nidades: [7, 12345678901234567890]\nativo: yes\n' } },
    { input: { action: 'toYaml', text: '{"pais":"no","lista":[1,{"a":null}],"vazio":{}}' } },
  ],
  impossible: { text: 'a: *x', action: 'toJson' },
  run({ text, action, indent }) {
    if (action === 'toYaml' && indent < 2) {
      throw badParameter('indent', {
        pt: 'deve estar entre 2 e 8 com action=toYaml',
        en: 'must be between 2 and 8 with action=toYaml',
      });
    }
    const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
    // Loaded by the first text: most processes never read one.
    return import('./_yaml.ts').then(({ yamlToJson, jsonToYaml }) => ({
      action,
      result: (action === 'toJson' ? yamlToJson : jsonToYaml)(bare, indent),
    }));
  },
});
