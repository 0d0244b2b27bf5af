import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { describe, integer, rawText } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';

/** YAML 1.2.2 (core schema) to JSON and back, by `yaml`. */
export const yaml = defineTool({
  method: 'POST',
  path: '/dev/yaml',
  category: 'desenvolvedor',
  name: 'Conversor de YAML',
  summary: 'Converte YAML em JSON e JSON em YAML',
  en: { name: 'YAML converter', summary: 'Converts YAML into JSON and JSON into YAML' },
  about: {
    pt: 'YAML 1.2.2, esquema core: yes e no são textos. Comentários se perdem, e inteiros ficam exatos.',
    en: 'YAML 1.2.2, core schema: yes and no are strings. Comments are lost, and integers stay exact.',
  },
  input: v.object({
    text: describe(rawText(1, 100_000), {
      pt: 'YAML, ou JSON com action=toYaml',
      en: 'YAML, or JSON with action=toYaml',
    }),
    action: describe(v.optional(v.picklist(['toJson', 'toYaml']), 'toJson'), {
      pt: 'Para onde converter: JSON ou YAML',
      en: 'What to convert into: JSON or YAML',
    }),
    indent: describe(v.optional(integer(0, 8), 2), {
      pt: 'Espaços por nível; 0 deixa o JSON em uma linha',
      en: 'Spaces for each level; 0 leaves the JSON on one line',
    }),
  }),
  output: v.object({
    action: describe(v.string(), { pt: 'O que foi feito', en: 'What was done' }),
    result: describe(v.string(), { pt: 'JSON ou YAML', en: 'JSON or YAML' }),
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
