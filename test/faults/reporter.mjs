/** Keeps the figures of each fault test as soon as it has passed, so that no later failure loses them. */
import { availableParallelism } from 'node:os';
import { readFigures, withoutGone, withTest, writeFigures } from './figures.mjs';

const machine =
  process.env['FAULTS_MACHINE'] ??
  `Node ${process.versions.node} on ${process.platform}, ${availableParallelism()} cores`;

const keyOf = (testCase) => ({ file: testCase.module.relativeModuleId, test: testCase.fullName });

export default class FigureReporter {
  onTestCaseResult(testCase) {
    const reports = testCase.meta().reports ?? [];
    if (testCase.result().state !== 'passed' || reports.length === 0) return;
    const day = new Date().toISOString().slice(0, 10);
    const own = reports.map(({ report, figures }) => ({ report, figures, machine, day }));
    writeFigures(withTest(readFigures(), keyOf(testCase), own));
  }

  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()].map(({ fullName }) => fullName);
    // A file that could not be loaded has none, and says nothing of those that it had.
    if (tests.length > 0) writeFigures(withoutGone(readFigures(), module.relativeModuleId, tests));
  }
}
