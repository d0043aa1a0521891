import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Leaves the counts of a run in a file: the command line of the stories' runner can't name one. */
export default class CountReporter {
  /**
   * @param {unknown} _config
   * @param {{ file: string }} options
   */
  constructor(_config, { file }) {
    this.file = file;
  }

  /**
   * @param {unknown} _contexts
   * @param {{ numPassedTests: number, numTotalTests: number, numFailedTestSuites: number }} results
   */
  onRunComplete(_contexts, { numPassedTests, numTotalTests, numFailedTestSuites }) {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ numPassedTests, numTotalTests, numFailedTestSuites }));
  }
}
