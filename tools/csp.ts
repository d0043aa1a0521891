import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * The findings of Google's CSP Evaluator in a Content-Security-Policy, down to "possibly high". The remaining levels are
 * advice for browsers from before 2022.
 */
export function flawsOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
    .map(({ severity, directive, value, description }) =>
      [Severity[severity], directive, value, description].join(' '),
    );
}
