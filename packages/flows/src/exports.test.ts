import * as authDialog from '@lyceum/flows/auth-dialog';
import * as courseProgress from '@lyceum/flows/course-progress';
import * as emailVerification from '@lyceum/flows/email-verification';
import * as enrolment from '@lyceum/flows/enrolment';
import * as expertiseSearch from '@lyceum/flows/expertise-search';
import * as forgotPassword from '@lyceum/flows/forgot-password';
import * as machines from '@lyceum/flows/machines';
import * as onboarding from '@lyceum/flows/onboarding';
import * as pagedList from '@lyceum/flows/paged-list';
import * as passwordReset from '@lyceum/flows/password-reset';
import * as rotatingMessage from '@lyceum/flows/rotating-message';
import * as session from '@lyceum/flows/session';
import * as statistics from '@lyceum/flows/statistics';
import * as timedNotice from '@lyceum/flows/timed-notice';
import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

const flows = {
  './auth-dialog': authDialog,
  './course-progress': courseProgress,
  './email-verification': emailVerification,
  './enrolment': enrolment,
  './expertise-search': expertiseSearch,
  './forgot-password': forgotPassword,
  './machines': machines,
  './onboarding': onboarding,
  './paged-list': pagedList,
  './password-reset': passwordReset,
  './rotating-message': rotatingMessage,
  './session': session,
  './statistics': statistics,
  './timed-notice': timedNotice,
};

test('what @lyceum/flows exports, flow by flow', () => {
  expect(Object.keys(packageFile.exports)).toEqual(Object.keys(flows));
  const names = Object.entries(flows).map(([flow, exported]) => [flow, Object.keys(exported).sort()]);
  expect(Object.fromEntries(names)).toEqual({
    './auth-dialog': ['authDialogActors', 'authDialogMachine'],
    './course-progress': ['courseProgressActors', 'courseProgressMachine', 'progressOf'],
    './email-verification': ['resendActors', 'resendMachine', 'verificationActors', 'verificationMachine'],
    './enrolment': ['enrolmentActors', 'enrolmentMachine'],
    './expertise-search': ['expertiseSearchActors', 'expertiseSearchMachine'],
    './forgot-password': ['forgotPasswordActors', 'forgotPasswordMachine'],
    './machines': ['machines'],
    './onboarding': [
      'keptOnboardingSchema',
      'onboardingActors',
      'onboardingMachine',
      'onboardingStepOf',
      'onboardingSteps',
    ],
    './paged-list': ['createPagedList', 'hasMore', 'loadPageBy'],
    './password-reset': ['passwordResetActors', 'passwordResetMachine'],
    './rotating-message': ['rotatingMessageMachine'],
    './session': ['decodeAccessToken', 'sessionActors', 'sessionMachine'],
    './statistics': ['statisticsActors', 'statisticsMachine'],
    './timed-notice': ['timedNoticeMachine'],
  });
});
