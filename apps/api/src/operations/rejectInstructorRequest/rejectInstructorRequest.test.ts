import { testDecision } from '../../testing/decisions.ts';

testDecision('rejected');
