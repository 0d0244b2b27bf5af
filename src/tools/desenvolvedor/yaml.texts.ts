import { actionDone } from './_actions.texts.ts';
import type { yaml } from './yaml.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const yamlTexts = {
  englishName: 'YAML converter',
  summary: { pt: 'Converte YAML em JSON e JSON em YAML', en: 'Converts YAML into JSON and JSON into YAML' },
  search: { pt: 'yaml para json, yml, converter yaml', en: 'yaml to json, yml, convert yaml' },
  about: {
    pt: 'YAML 1.2.2, esquema core: yes e no são textos. Comentários se perdem, e inteiros ficam exatos.',
    en: 'YAML 1.2.2, core schema: yes and no are strings. Comments are lost, and integers stay exact.',
  },
  input: {
    text: { pt: ['YAML ou JSON', 'YAML, ou JSON com action=toYaml'], en: ['YAML or JSON', 'YAML, or JSON with action=toYaml'], also: 'yaml json' },
    action: { pt: ['Converter para', 'Para onde converter'], en: ['Convert to', 'What to convert into'], choices: { toJson: { pt: 'JSON', en: 'JSON' }, toYaml: { pt: 'YAML', en: 'YAML' } } },
    indent: { pt: ['Espaços por nível', 'Espaços por nível; 0 deixa o JSON em uma linha'], en: ['Spaces per level', 'Spaces per level; 0 leaves the JSON on one line'] },
  },
  output: { action: actionDone, result: { pt: ['Resultado', 'JSON ou YAML'], en: ['Result', 'JSON or YAML'] } },
} satisfies TextsOf<typeof yaml>;
