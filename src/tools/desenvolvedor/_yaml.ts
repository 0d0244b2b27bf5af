import { invalidValue } from '../../kit/errors/api-error.ts';
import type { Text } from '../../kit/texts.ts';
import { writeJson } from './_json/write.ts';
import { YamlError, type YamlReason } from './_yaml-error.ts';
import { readYaml } from './_yaml-read.ts';
import { writeYaml } from './_yaml-write.ts';

const MAX_RESULT = 2 * 2 ** 20;

/** JSON of a text of YAML. Throws 422 on `text`. */
export function yamlToJson(text: string, indent: number): string {
  return orRefuse(text, () => {
    const { root, hasAliases } = readYaml(text);
    const style = { indent: ' '.repeat(indent), colon: indent === 0 ? ':' : ': ', sortKeys: false };
    const result = writeJson(root, style, MAX_RESULT);
    if (result === null) throw new YamlError(hasAliases ? 'alias-bomb' : null, null);
    return result;
  });
}

/** YAML of a text of JSON. Throws 422 on `text`. */
export function jsonToYaml(text: string, indent: number): string {
  return orRefuse(text, () => writeYaml(text, indent));
}

const refusals: Readonly<Record<YamlReason, Text>> = {
  syntax: { pt: 'não é válido', en: 'is not valid' },
  'duplicate-key': { pt: 'repete uma chave', en: 'repeats a key' },
  'multiple-documents': { pt: 'tem mais de um documento', en: 'has more than one document' },
  'unknown-tag': {
    pt: 'tem uma tag que não é !!str, !!int, !!float, !!bool, !!null, !!map nem !!seq, ou que não serve ao seu valor',
    en: 'has a tag that is not !!str, !!int, !!float, !!bool, !!null, !!map or !!seq, or that does not fit its value',
  },
  'unknown-alias': {
    pt: 'usa uma âncora que não existe antes',
    en: 'uses an anchor that does not exist before it',
  },
  'alias-bomb': {
    pt: 'tem aliases que se multiplicam, ou que contêm a si mesmos',
    en: 'has aliases that multiply, or that contain themselves',
  },
  'not-json': {
    pt: 'tem o que JSON não escreve: .nan, .inf, um número além de um double, ou uma chave que é mapa ou lista',
    en: 'has what JSON cannot write: .nan, .inf, a number beyond a double, or a key that is a map or list',
  },
  depth: { pt: 'tem mais de 100 níveis', en: 'has more than 100 levels' },
};

const tooLarge: Text = {
  pt: 'tem valores demais para uma chamada; divida-o',
  en: 'has too many values for one call; split it',
};

function orRefuse(text: string, convert: () => string): string {
  try {
    return convert();
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    const { reason, offset } = error;
    const message = reason === null ? tooLarge : refusals[reason];
    if (offset === null) {
      const { line } = error;
      throw invalidValue('text', message, {
        ...(reason !== null && { reason }),
        ...(line !== undefined && { line }),
      });
    }
    const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
    const [line, column] = [lines.length, [...(lines.at(-1) as string)].length + 1];
    throw invalidValue(
      'text',
      {
        pt: `${message.pt} (linha ${line}, coluna ${column})`,
        en: `${message.en} (line ${line}, column ${column})`,
      },
      { reason, line, column },
    );
  }
}
