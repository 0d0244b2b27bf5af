import { ApiError } from '../../kit/errors/api-error.ts';
import { statusTexts } from '../../kit/errors/texts.ts';
import type { Text } from '../../kit/texts.ts';
import type { AbsentTool } from '../../kit/tool.ts';
import { foldName } from '../../lib/text/folded.ts';
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

/** The 404 at the address of a tool that the service has not. */
export function absentAt(method: string, path: string, absent: readonly AbsentTool[]): ApiError | undefined {
  const tool = absent.find((one) => one.method === method && one.path === path);
  return tool && notConfigured(tool);
}

function notConfigured({ why }: AbsentTool): ApiError {
  return new ApiError(404, { error: why, extra: { reason: 'not-configured' } });
}

/** The 404 of a tool's id: it names the nearest id. */
export function unknownTool(
  id: string,
  ids: readonly string[],
  absent: readonly AbsentTool[] = [],
): ApiError {
  const tool = absent.find((one) => one.id === id);
  if (tool) return notConfigured(tool);
  const [near] = likelyMeant(id, ids);
  if (near === undefined) return new ApiError(404);
  return new ApiError(404, {
    error: {
      pt: `Não há ferramenta com este id. Você quis dizer ${near}?`,
      en: `There is no tool with this id. Did you mean ${near}?`,
    },
  });
}

/** The path with the same last part, else the one whose spelling is nearest, else the one whose last part's is. */
function nearest(path: string, paths: readonly string[]): string | undefined {
  const last = foldName(lastOf(path));
  const alike = last === '' ? [] : paths.filter((one) => foldName(lastOf(one)) === last);
  const start = sharedStart(paths);
  const rest = path.startsWith(start) ? path.slice(start.length) : path;
  const near = (among: readonly string[]) => {
    const rests = new Map(among.map((one) => [one.slice(start.length), one] as const));
    const [meant = ''] = likelyMeant(
      rest,
      [...rests.keys()].filter((one) => isNear(one, rest)),
    );
    return rests.get(meant);
  };
  if (alike.length > 0) return near(alike) ?? alike[0];
  const whole = near(paths);
  if (whole !== undefined) return whole;
  const byLast = new Map(paths.map((one) => [lastOf(one), one] as const));
  const names = [...byLast.keys()].filter((one) => isNear(one, last) || last.includes(foldName(one)));
  return byLast.get(likelyMeant(last, names)[0] ?? '');
}

/** The folders that all paths are in: `/v1/`. They say nothing of how near two paths are. */
function sharedStart([first = '', ...others]: readonly string[]): string {
  let start = first.slice(0, first.lastIndexOf('/') + 1);
  while (others.some((one) => !one.startsWith(start)))
    start = start.slice(0, start.lastIndexOf('/', start.length - 2) + 1);
  return start;
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
