import type { AbsentTool, LazyTool, ToolHead } from '../kit/tool.ts';
import { idOf } from '../kit/tool.ts';
import type { ReadOptions } from './options.ts';

const path = '/pseudonimos';

const head: ToolHead = {
  id: idOf(path),
  method: 'POST',
  path,
  category: 'desenvolvedor',
  name: 'Pseudônimos com chave',
};

/** The tool that makes pseudonyms, loaded with its first call; where the host set no key, the answer in its place. */
export function pseudonymParts(settings: ReadOptions['pseudonyms']): {
  readonly tools: readonly LazyTool[];
  readonly absent: readonly AbsentTool[];
} {
  if (settings) {
    const load = async () => {
      const [{ createTool }, aes] = await Promise.all([import('../pseudonyms/tool.ts'), loadAes()]);
      return createTool(head, settings, aes);
    };
    return { tools: [{ ...head, load }], absent: [] };
  }
  const why = {
    pt: 'Este serviço não faz pseudônimos: quem o mantém não definiu a opção pseudonyms (CANIVETE_PSEUDONYM_KEY em canivete serve).',
    en: 'This service makes no pseudonyms: its host did not set the option pseudonyms (CANIVETE_PSEUDONYM_KEY of canivete serve).',
  };
  return { tools: [], absent: [{ ...head, why }] };
}

/** The AES of the optional package. A bundler that does not find it goes on where the import stands in a `try`. */
async function loadAes() {
  try {
    return (await import('@noble/ciphers/aes.js')).unsafe;
  } catch (cause) {
    throw new TypeError('createService: "pseudonyms" needs the package @noble/ciphers', { cause });
  }
}
