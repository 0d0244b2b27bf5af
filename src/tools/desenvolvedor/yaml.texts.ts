import type { yaml } from './yaml.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const yamlTexts = {
  englishName: 'YAML converter',
  summary: { pt: 'Converte YAML em JSON e JSON em YAML', en: 'Converts YAML into JSON and JSON into YAML' },
  about: {
    pt: 'YAML 1.2.2, esquema core: yes e no são textos. Comentários se perdem, e inteiros ficam exatos.',
    en: 'YAML 1.2.2, core schema: yes and no are strings. Comments are lost, and integers stay exact.',
  },
  input: {
    text: {
      pt: ['YAML', 'YAML, ou JSON com action=toYaml'],
      en: ['YAML', 'YAML, or JSON with action=toYaml'],
    },
    action: {
      pt: ['Para onde converter', 'Para onde converter: JSON ou YAML'],
      en: ['What to convert into', 'What to convert into: JSON or YAML'],
      choices: {
        toJson: { pt: 'To Json', en: 'To Json' },
        toYaml: { pt: 'To Yaml', en: 'To Yaml' },
      },
    },
    indent: {
      pt: ['Espaços por nível', 'Espaços por nível; 0 deixa o JSON em uma linha'],
      en: ['Spaces for each level', 'Spaces for each level; 0 leaves the JSON on one line'],
    },
  },
  output: {
    action: {
      pt: ['O que foi feito', 'O que foi feito'],
      en: ['What was done', 'What was done'],
    },
    result: {
      pt: ['JSON ou YAML', 'JSON ou YAML'],
      en: ['JSON or YAML', 'JSON or YAML'],
    },
  },
} satisfies TextsOf<typeof yaml>;
