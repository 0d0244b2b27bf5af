import { ApiError } from '../../kit/errors/api-error.ts';
import { statusTexts } from '../../kit/errors/texts.ts';
import type { Text } from '../../kit/texts.ts';
import { likelyMeant } from '../../lib/text/spelling.ts';

/** Characters of a path for which a near address is looked for. */
const LONGEST_PATH = 100;

/** The 404 of an address: it names the methods that the address has, or else the nearest address. */
export function notFound(path: string, allow: readonly string[], paths: readonly string[]): ApiError {
  if (allow.length > 0) {
    const methods = allow.join(', ');
    return new ApiError(404, { headers: { allow: methods }, error: otherMethod(allow) });
  }
  const near = path.length <= LONGEST_PATH ? nearest(path, paths) : undefined;
  return near === undefined ? new ApiError(404) : new ApiError(404, { error: didYouMean(near) });
}

/** The 404 of a tool's id: it names the nearest id. */
export function unknownTool(id: string, ids: readonly string[]): ApiError {
  const [near] = likelyMeant(id, ids);
  if (near === undefined) return new ApiError(404);
  return new ApiError(404, {
    error: {
      pt: `Não há ferramenta com este id. Você quis dizer ${near}?`,
      en: `There is no tool with this id. Did you mean ${near}?`,
    },
  });
}

/** The path whose spelling is nearest, or whose last part is. */
function nearest(path: string, paths: readonly string[]): string | undefined {
  const whole = likelyMeant(
    path,
    paths.filter((one) => isNear(one, path)),
  )[0];
  if (whole !== undefined) return whole;
  const byLast = new Map(paths.map((one) => [lastOf(one), one] as const));
  const last = likelyMeant(lastOf(path), [...byLast.keys()])[0];
  return last === undefined ? undefined : byLast.get(last);
}

const isNear = (a: string, b: string) => Math.abs(a.length - b.length) <= 2;

const lastOf = (path: string) => path.split('/').findLast((part) => part !== '') ?? '';

const otherMethod = (allow: readonly string[]): Text => ({
  pt: `Este endereço só aceita ${allow.join(' e ')}.`,
  en: `This address only takes ${allow.join(' and ')}.`,
});

const didYouMean = (path: string): Text => ({
  pt: `${statusTexts[404].pt} Você quis dizer ${path}?`,
  en: `${statusTexts[404].en} Did you mean ${path}?`,
});
