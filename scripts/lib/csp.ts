import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * What Google's CSP Evaluator finds wrong with a Content-Security-Policy: all that it calls high, perhaps high,
 * medium, or no policy's syntax. What is left out is advice for browsers from before 2022.
 */
export function flawsOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
    .map(({ severity, directive, value, description }) =>
      [Severity[severity], directive, value, description].join(' '),
    );
}
