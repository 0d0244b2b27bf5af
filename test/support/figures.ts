/** For fault tests at their whole size: attaches reports to the test that makes them, as tests may run in parallel. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { aroundEach } from 'vitest';
import { keepReports } from './size.ts';

interface Report {
  readonly report: string;
  readonly figures: Readonly<Record<string, unknown>>;
}

declare module 'vitest' {
  interface TaskMeta {
    /** Reports that `test/faults/reporter.mjs` keeps when the test has passed. */
    reports?: Report[];
  }
}

const running = new AsyncLocalStorage<Report[]>();

aroundEach(async (runTest, { task }) => {
  const reports: Report[] = [];
  task.meta.reports = reports;
  await running.run(reports, runTest);
});

keepReports((report, figures) => void running.getStore()?.push({ report, figures }));
