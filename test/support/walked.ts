import { execFileSync } from 'node:child_process';
import type { AnyTool } from '../../src/kit/tool.ts';
import { sized } from './size.ts';
import { tools } from './tools.ts';

/** Source files that differ from the branch `main`, new ones included; none where git does not know. */
function changedFiles(): readonly string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).split('\n');
  try {
    const untracked = git('ls-files', '--others', '--exclude-standard', 'src/tools');
    const changed = [...git('diff', '--name-only', 'main', '--', 'src/tools'), ...untracked];
    return changed.filter((file) => !file.endsWith('.test.ts'));
  } catch {
    return [];
  }
}

/** The tools that were changed, all of a category where a part that it shares was, and the first tool of each category. */
function someTools(): readonly AnyTool[] {
  const files = changedFiles();
  const isChanged = ({ category, path }: AnyTool) =>
    ['_', `${path.split('/').at(-1)}.`].some((name) =>
      files.some((file) => file.startsWith(`src/tools/${category}/${name}`)),
    );
  return tools.filter(
    (tool) => isChanged(tool) || tools.find(({ category }) => category === tool.category) === tool,
  );
}

/** The tools of a rule that holds for every tool: some in `npm test`, and all with `WALK=all`, as `.ci/run` has it, or `FULL=1`. */
export const walked: readonly AnyTool[] =
  process.env['WALK'] === 'all' ? tools : sized(someTools, () => tools)();

const ids = new Set(walked.map(({ id }) => id));

/** True if the tool of an id is among them. */
export const isWalked = (id: string): boolean => ids.has(id);
