const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Leaves the counts of a run where `npm test` looks for them, when Nx runs it: the screen keeps Jest's own output, and
 * `nx test <lib> --watch` works.
 */
module.exports = class Report {
  onRunComplete(_, results) {
    const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
    if (!project || !target) return;
    const folder = join(__dirname, '../../dist/reports');
    mkdirSync(folder, { recursive: true });
    const {
      numPassedTests,
      numFailedTests,
      numPendingTests,
      numTodoTests,
      numRuntimeErrorTestSuites,
    } = results;
    const counts = {
      numPassedTests,
      numFailedTests,
      numPendingTests,
      numTodoTests,
      numRuntimeErrorTestSuites,
    };
    const name = `${project}${target.replace(/^test/, '')}.json`;
    writeFileSync(join(folder, name), JSON.stringify(counts));
  }
};
