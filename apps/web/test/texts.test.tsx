import { readHtml } from '@lyceum/api/testing/readHtml';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as frameStories from '../src/app/frame/Frame.stories.tsx';
import * as verifyBannerStories from '../src/app/frame/VerifyBannerScreen.stories.tsx';
import * as missingStories from '../src/app/notFound/NotFoundScreen.stories.tsx';
import * as loginStories from '../src/features/auth/LoginScreen.stories.tsx';
import * as forgotStories from '../src/features/auth/MailedLinks/ForgotPasswordScreen.stories.tsx';
import * as resetStories from '../src/features/auth/MailedLinks/ResetPasswordScreen.stories.tsx';
import * as verifyStories from '../src/features/auth/MailedLinks/VerifyEmailScreen.stories.tsx';
import * as registerStories from '../src/features/auth/RegisterScreen.stories.tsx';
import * as categoriesStories from '../src/features/catalog/Categories/CategoriesScreen.stories.tsx';
import * as categoryStories from '../src/features/catalog/Category/CategoryScreen.stories.tsx';
import * as domainStories from '../src/features/catalog/Domain/DomainScreen.stories.tsx';
import * as landingStories from '../src/features/catalog/Landing/LandingScreen.stories.tsx';
import * as courseStories from '../src/features/course/Course/CourseScreen.stories.tsx';
import * as instructorDashboardStories from '../src/features/dashboard/InstructorDashboard.stories.tsx';
import * as learnerDashboardStories from '../src/features/dashboard/LearnerDashboard.stories.tsx';
import * as signedOutStories from '../src/features/dashboard/SignedOut.stories.tsx';
import * as applicationStories from '../src/features/experts/Application/ApplicationScreen.stories.tsx';
import * as expertsStories from '../src/features/experts/Experts/ExpertsScreen.stories.tsx';
import * as infoStories from '../src/features/experts/InstructorInfo/InstructorInfoScreen.stories.tsx';
import * as onboardingStories from '../src/features/experts/Onboarding/OnboardingScreen.stories.tsx';
import * as instructorProfileStories from '../src/features/profile/InstructorProfile/InstructorProfileScreen.stories.tsx';
import * as instructorSectionStories from '../src/features/profile/Profile/InstructorSection.stories.tsx';
import * as notificationsStories from '../src/features/profile/Profile/NotificationsSection.stories.tsx';
import * as passwordStories from '../src/features/profile/Profile/PasswordSection.stories.tsx';
import * as paymentsStories from '../src/features/profile/Profile/PaymentsSection.stories.tsx';
import * as profileStories from '../src/features/profile/Profile/ProfileScreen.stories.tsx';
import * as userStories from '../src/features/profile/Profile/UserSection.stories.tsx';
import * as requestsStories from '../src/features/staff/InstructorRequests/InstructorRequestsScreen.stories.tsx';
import * as requestStories from '../src/features/staff/InstructorRequests/RequestItem.stories.tsx';
import { courses } from '../src/fixtures/catalog.ts';
import { listAt } from '../src/fixtures/listAt.ts';
import { textOf } from './support/renderScreen.tsx';

const application = composeStories(applicationStories);
const landing = composeStories(landingStories);
const domain = composeStories(domainStories);
const categories = composeStories(categoriesStories);
const category = composeStories(categoryStories);
const missing = composeStories(missingStories);
const course = composeStories(courseStories);
const instructorDashboard = composeStories(instructorDashboardStories);
const learnerDashboard = composeStories(learnerDashboardStories);
const signedOut = composeStories(signedOutStories);
const login = composeStories(loginStories);
const register = composeStories(registerStories);
const verifyBanner = composeStories(verifyBannerStories);
const forgot = composeStories(forgotStories);
const reset = composeStories(resetStories);
const verify = composeStories(verifyStories);
const experts = composeStories(expertsStories);
const onboarding = composeStories(onboardingStories);
const info = composeStories(infoStories);
const instructorProfile = composeStories(instructorProfileStories);
const requests = composeStories(requestsStories);
const request = composeStories(requestStories);
const profile = composeStories(profileStories);
const userSection = composeStories(userStories);
const password = composeStories(passwordStories);
const instructorSection = composeStories(instructorSectionStories);
const notifications = composeStories(notificationsStories);
const payments = composeStories(paymentsStories);
const frame = composeStories(frameStories);

const CategoryFromSecondPage = () => (
  <category.Loaded
    list={listAt('succeeded', { items: courses.slice(0, 2), totalResults: 64, firstPage: 2 })}
  />
);

/** The screens in their states, with the texts that requirements quote. The texts are literal, not taken from the locale files. */
const screens: Record<string, { tags: string[]; states: [ComponentType, ...string[]][] }> = {
  'the landing page': {
    tags: ['2.10', '2.21', '8.8'],
    states: [
      [landing.Loaded, 'Explore & Discover', 'View All'],
      [landing.Loading, 'Loading...'],
      [landing.Failed, 'Error: Failed to fetch domains'],
    ],
  },
  'the page of a domain': {
    tags: ['2.31', '8.10'],
    states: [
      [domain.Loaded, 'Explore all categories in Technology', 'Name', 'Popularity', 'Number of Courses'],
      [domain.Failed, 'Error: Failed to fetch domain categories'],
    ],
  },
  'the page of all categories': { tags: [], states: [[categories.Loaded, 'All Categories']] },
  'the page of a category': {
    tags: ['2.31', '2.130', '8.12'],
    states: [
      [category.Loaded, 'courses available', 'Name', 'Rating', 'Popularity', 'Price'],
      [category.LoadingMore, 'Loading more courses...', 'Showing 2 of 64', 'Next'],
      [CategoryFromSecondPage, 'Showing 13–14 of 64', 'Previous', 'Next'],
      [category.Loading, 'Loading...'],
      [category.Failed, 'Error: Failed to fetch courses'],
    ],
  },
  'a page for what there is not': {
    tags: ['2.32'],
    states: [
      [missing.Domain, 'Domain not found'],
      [missing.Course, 'Course not found'],
    ],
  },
  'the page of a course': {
    tags: ['2.44', '4.11'],
    states: [
      [course.Offered, 'Introduction to TypeScript', '1,204 enrolled', '8 sessions', '4.7'],
      [course.Offered, 'typescript', '$49', 'Enroll Now'],
      [course.Enrolling, 'Processing...'],
      [course.Refused, 'This course is no longer offered.'],
      [course.Enrolled, 'Enrolled!', 'Successfully enrolled'],
    ],
  },
  'the dashboard of an instructor': {
    tags: ['1.6', '2.53', '2.50'],
    states: [
      [instructorDashboard.Loaded, 'Welcome, Lina Haddad!', 'Total Courses', 'Total Enrollments'],
      [instructorDashboard.Loaded, 'Average Rating', '4.6', 'Total Revenue', '$9,843.50'],
      [instructorDashboard.Empty, 'Create Course'],
    ],
  },
  'the dashboard of a learner': {
    tags: ['2.53', '2.51'],
    states: [
      [learnerDashboard.Loaded, 'Welcome, Nour Haddad!', 'Last accessed Nov 12, 2026', '50% complete'],
      [learnerDashboard.Empty, 'Browse Courses'],
      [signedOut.Ended, 'You need to be logged in to view your dashboard', 'Go to Home'],
    ],
  },
  'the login page': {
    tags: ['2.64', '8.18', '2.152'],
    states: [
      [login.Filling, 'Continue with Google', 'Email', 'Password', 'Forgot password?', 'Sign Up'],
      [login.Refused, 'The email address or the password is incorrect.'],
    ],
  },
  'the register page': {
    tags: ['2.65', '8.19', '2.152'],
    states: [
      [register.Filling, 'Learner', 'Instructor', 'Sign up with Google', 'Full Name', 'Email', 'Password'],
      [register.Filling, 'Confirm Password'],
      [register.Refused, 'This email address is already registered.'],
      [verifyBanner.Registered, 'A verification email has been sent to'],
    ],
  },
  'the page for a forgotten password': {
    tags: ['2.73', '8.32'],
    states: [
      [forgot.Filling, 'Email', 'Send Reset Link'],
      [forgot.Refused, 'Failed to send password reset email'],
      [
        forgot.Sent,
        'Password reset instructions have been sent to your email address. Please check your inbox.',
      ],
    ],
  },
  'the page for a new password': {
    tags: ['2.70', '8.33'],
    states: [
      [reset.Refused, 'Failed to reset password'],
      [reset.Saved, 'Your password has been reset successfully! Redirecting to login page...'],
    ],
  },
  'the page that verifies an address': {
    tags: ['2.76', '5.12', '8.30', '8.31'],
    states: [
      [verify.Refused, 'Failed to verify email'],
      [verify.ResendFailed, 'Failed to resend verification email'],
      [verify.Refused, 'Please try again or request a new link.', 'Resend Verification Email', 'Dashboard'],
      [
        verify.TokenMissing,
        'Verification token is missing. Please use the link from your email.',
        'Resend Verification Email',
      ],
      [verify.ResendWithoutSession, 'You need to be logged in to resend verification email'],
    ],
  },
  'the page for experts': {
    tags: ['1.10', '2.92'],
    states: [
      [experts.Guest, 'Become an Expert', 'Flexible schedule', 'Earn income'],
      [experts.Guest, 'Powerful tools', 'Global reach', 'Maya Fernandes', 'Julien Moreau'],
    ],
  },
  'the onboarding': {
    tags: ['2.87', '8.26', '8.34'],
    states: [
      [onboarding.Expertise, 'Complete Your Profile', 'Step 1 of 3', 'Next'],
      [onboarding.Qualifications, 'Step 2 of 3', 'Back', 'Next'],
      [onboarding.Bio, 'Step 3 of 3', 'Back', 'Complete'],
      [onboarding.NamesFailed, 'Failed to load selected expertises'],
      [onboarding.Refused, 'Failed to set up profile'],
      [onboarding.Completed, 'Your instructor profile has been set up successfully!'],
    ],
  },
  'the instructor’s information': {
    tags: ['2.88', '8.24'],
    states: [
      [info.Filling, 'Complete Your Instructor Profile', 'Areas of Expertise', 'Qualifications'],
      [info.Filling, 'Professional Bio', 'Submit Application'],
      [info.Submitting, 'Submitting...'],
      [info.Refused, 'Failed to submit instructor information'],
      [info.Submitted, 'Your instructor information has been submitted successfully!'],
    ],
  },
  'the instructor’s profile': {
    tags: ['2.89', '8.25'],
    states: [
      [instructorProfile.Approved, 'Approved', 'Save Changes'],
      [instructorProfile.PendingApproval, 'Pending Approval'],
      [instructorProfile.Rejected, 'Rejected'],
      [instructorProfile.Refused, 'Failed to update instructor profile'],
      [instructorProfile.Saved, 'Your instructor profile has been updated successfully!'],
    ],
  },
  'the requests of instructors': {
    tags: ['2.90', '2.91'],
    states: [
      [requests.Listed, 'Nour Haddad', 'nour.haddad@example.com', 'Submitted Nov 18, 2026', 'Photography'],
      [requests.Listed, 'Master of photography, Beirut.', 'I teach what I build.', 'Approve', 'Reject'],
      [request.Approving, 'Processing...'],
      [request.Rejecting, 'Processing...'],
      [requests.Empty, 'No Pending Requests'],
      [requests.Failed, 'Failed to load instructor requests'],
    ],
  },
  'the settings': {
    tags: ['2.102', '2.101', '2.157', '8.27'],
    states: [
      [profile.OfInstructor, 'Profile', 'Account', 'Password', 'Instructor', 'Notifications', 'Payments'],
      [profile.SignedOut, 'Please log in to view your profile.'],
      [userSection.Editing, 'Name', 'Email', 'Save Changes', 'Kept on this device only.'],
      [userSection.Saved, 'Profile updated successfully!'],
      [password.Editing, 'Current Password', 'New Password', 'Confirm Password', 'Update Password'],
      [password.Saved, 'Profile updated successfully!'],
      [instructorSection.Approved, 'Approved', 'You can now create courses.'],
      [instructorSection.PendingApproval, 'Pending Approval', 'Your application is under review.'],
      [instructorSection.Rejected, 'Rejected'],
      [instructorSection.Filling, 'Become an Instructor', 'Expertise', 'Qualifications', 'Bio'],
      [instructorSection.Filling, 'Submit Application'],
      [instructorSection.Submitting, 'Submitting...'],
      [instructorSection.Refused, 'Failed to submit application'],
      [instructorSection.Submitted, 'Instructor application submitted!'],
      [notifications.Choosing, 'Course Updates', 'New Messages', 'Promotions'],
      [notifications.Choosing, 'Newsletter', 'Save Preferences'],
      [payments.ToCome, 'configure your payment methods and view your earnings'],
    ],
  },
  'the header of a guest': {
    tags: ['2.110'],
    states: [
      [frame.Guest, 'Learn from people who do it.', 'Become an Expert', 'Sessions', 'Monetize', 'Community'],
      [frame.Guest, 'Login / Sign Up'],
    ],
  },
  'the footer': {
    tags: ['2.119'],
    states: [
      [frame.Guest, 'Courses by practicing experts, in small groups, in your language.'],
      [frame.Guest, 'English', 'العربية', 'Français', 'icons by Lucide', '© 2026 Lyceum'],
    ],
  },
  'the application of a learner': {
    tags: ['8.23'],
    states: [[application.RefusedInSilence, 'Failed to request instructor role']],
  },
  'the banner of an unverified address': {
    tags: ['8.30'],
    states: [
      [verifyBanner.Offered, 'Your email address is not verified yet.', 'Resend Verification Email'],
      [verifyBanner.Sent, 'Verification email sent.'],
      [verifyBanner.Failed, 'Failed to resend verification email'],
    ],
  },
};

/** The `autocomplete` attributes on a screen, in document order. */
const tokensOn = (State: ComponentType) =>
  [...readHtml(renderToStaticMarkup(<State />)).querySelectorAll('[autocomplete]')].map((field) =>
    field.getAttribute('autocomplete'),
  );

test('the fields of account forms declare their purpose', { tags: ['2.153'] }, () => {
  expect(tokensOn(login.Filling)).toEqual(['username', 'current-password']);
  expect(tokensOn(register.Filling)).toEqual(['name', 'username', 'new-password', 'new-password']);
  expect(tokensOn(forgot.Filling)).toEqual(['username']);
  expect(tokensOn(reset.Filling)).toEqual(['new-password', 'new-password']);
  expect(tokensOn(password.Editing)).toEqual(['current-password', 'new-password', 'new-password']);
});

for (const [screen, { tags, states }] of Object.entries(screens)) {
  test(`${screen} shows the texts of its requirements`, { tags }, () => {
    for (const [State, ...texts] of states) {
      const rendered = textOf(renderToStaticMarkup(<State />));
      for (const text of texts) expect(rendered).toContain(text);
    }
  });
}
