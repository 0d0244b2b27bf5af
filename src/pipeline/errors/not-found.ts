import { ApiError } from '../../kit/errors/api-error.ts';
import { statusTexts } from '../../kit/errors/texts.ts';
import type { Text } from '../../kit/texts.ts';
import type { AbsentTool } from '../../kit/tool.ts';
import { BoundedMap } from '../../lib/bounded-map.ts';
import { oncePerObject } from '../../lib/once-per.ts';
import { foldName } from '../../lib/text/folded.ts';
import { likelyMeant } from '../../lib/text/spelling.ts';
import { notConfigured } from './absent.ts';
import type { UnknownAddress } from './refused.ts';

/** Characters of a path for which a near address is looked for. */
const LONGEST_PATH = 100;

/** How many paths a list of addresses remembers the nearest address of. */
const KEPT = 1000;

/** The 404 of an address: it names the methods that the address has, or else the nearest address. */
export function notFound({ path, allow, basePath, paths }: UnknownAddress): ApiError {
  if (allow.length > 0) {
    const methods = allow.join(', ');
    return new ApiError(404, { headers: { allow: methods }, error: otherMethod(allow) });
  }
  const near = path.length <= LONGEST_PATH ? addressesOf(paths).nearest(path, basePath) : undefined;
  return near === undefined ? new ApiError(404) : new ApiError(404, { error: didYouMean(near) });
}

/** The 404 of a tool's id: it names the nearest id, if there is one. */
export function unknownTool(
  id: string,
  ids: readonly string[],
  absent: readonly AbsentTool[] = [],
): ApiError {
  const tool = absent.find((one) => one.id === id);
  if (tool) return notConfigured(tool);
  const [near] = likelyMeant(id, ids);
  const hint =
    near === undefined
      ? { pt: '', en: '' }
      : { pt: ` Você quis dizer ${near}?`, en: ` Did you mean ${near}?` };
  return new ApiError(404, {
    error: {
      pt: `Não há ferramenta com este id.${hint.pt}`,
      en: `There is no tool with this id.${hint.en}`,
    },
  });
}

const addressesOf = /* @__PURE__ */ oncePerObject((paths: readonly string[]) => new Addresses(paths));

/** The addresses of a service, in the form in which each unknown path is compared with them. */
class Addresses {
  /** Paths by what they are compared by: their part after the shared start, and their last part. */
  private readonly byRest: ReadonlyMap<string, string>;
  private readonly byLast: ReadonlyMap<string, string>;
  private readonly alike = new Map<string, string[]>();
  private readonly start: string;
  private readonly kept = new BoundedMap<string, string | undefined>(KEPT);

  constructor(paths: readonly string[]) {
    this.start = sharedStart(paths);
    this.byRest = this.restsOf(paths);
    this.byLast = new Map(paths.map((one) => [lastOf(one), one] as const));
    for (const one of paths) {
      const last = foldName(lastOf(one));
      this.alike.set(last, [...(this.alike.get(last) ?? []), one]);
    }
  }

  /** The path with the same last part; inside the base path else the one that is spelt most alike. */
  nearest(path: string, basePath: string): string | undefined {
    const alike = this.alike.get(foldName(lastOf(path)));
    if (alike) return this.near(path, this.restsOf(alike)) ?? alike[0];
    // Scanners ask for addresses of other servers all day: they are compared with none.
    if (!path.startsWith(`${basePath}/`)) return undefined;
    if (!this.kept.has(path)) this.kept.set(path, this.near(path, this.byRest) ?? this.nearByLast(path));
    return this.kept.get(path);
  }

  private restsOf(paths: readonly string[]): ReadonlyMap<string, string> {
    return new Map(paths.map((one) => [one.slice(this.start.length), one] as const));
  }

  /** The one of these paths whose spelling is nearest. */
  private near(path: string, rests: ReadonlyMap<string, string>): string | undefined {
    const rest = path.startsWith(this.start) ? path.slice(this.start.length) : path;
    const names = [...rests.keys()].filter((one) => isNear(one, rest));
    return rests.get(likelyMeant(rest, names)[0] ?? '');
  }

  /** The one whose last part's spelling is. */
  private nearByLast(path: string): string | undefined {
    const last = foldName(lastOf(path));
    const names = [...this.byLast.keys()].filter((one) => isNear(one, last) || last.includes(foldName(one)));
    return this.byLast.get(likelyMeant(last, names)[0] ?? '');
  }
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
