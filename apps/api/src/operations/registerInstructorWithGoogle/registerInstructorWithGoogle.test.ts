import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addExpertise } from '../../testing/catalog.ts';
import { onPostgres, testWithGoogle } from '../../testing/google.ts';

const application = {
  expertise: ['Web accessibility'],
  qualifications: 'Ten years of front-end work',
  bio: 'I teach what I build.',
};

describe('with a valid token', () => {
  const { api, google } = testWithGoogle();
  let next = 0;
  const tokenFor = (email: string) => {
    next += 1;
    return google().token({ sub: `identity-${next}`, email });
  };

  test('creates a verified instructor with a pending application', { tags: ['7.22'] }, async () => {
    await addExpertise(api(), { id: 'typescript' });
    const tokenId = await tokenFor('new@example.org');
    const body = { tokenId, ...application, expertise: ['typescript', 'TypeScript'] };
    const { user } = await api().expect(201, 'registerInstructorWithGoogle', { body });
    expect(user).toMatchObject({
      ...application,
      email: 'new@example.org',
      role: 'instructor',
      isEmailVerified: true,
      isInstructorApproved: false,
      instructorStatus: 'pending',
      expertise: ['typescript'],
    });
    const again = await api().expect(200, 'signInWithGoogle', { body: { tokenId } });
    expect(again.user).toEqual(user);
  });

  test('an existing learner becomes an applicant', async () => {
    const { user: learner } = await api().user({ is_email_verified: true });
    const body = { tokenId: await tokenFor(learner.email), ...application };
    const { user, tokens } = await api().expect(200, 'registerInstructorWithGoogle', { body });
    expect(user).toMatchObject({
      id: learner.id,
      role: 'instructor',
      instructorStatus: 'pending',
      bio: application.bio,
    });
    expect(await api().expect(200, 'getProfile', { token: tokens.access.token })).toEqual(user);
  });

  test.each(['approved', 'rejected', 'incomplete', 'pending'] as const)(
    'an instructor who is %s keeps this status',
    async (instructor_status) => {
      const { user: before } = await api().instructor({ is_email_verified: true, instructor_status });
      const body = { tokenId: await tokenFor(before.email), ...application };
      const { user } = await api().expect(200, 'registerInstructorWithGoogle', { body });
      expect(user).toMatchObject({ id: before.id, instructorStatus: instructor_status, bio: before.bio });
    },
  );

  test('an administrator does not become an instructor', async () => {
    const { user: before } = await api().user({ role: 'admin', is_email_verified: true });
    const body = { tokenId: await tokenFor(before.email), ...application };
    const { user } = await api().expect(200, 'registerInstructorWithGoogle', { body });
    expect(user).toMatchObject({ id: before.id, role: 'admin', instructorStatus: 'none' });
  });

  test('rejects an account with an unverified e-mail address', async () => {
    const { user } = await api().user({ is_email_verified: false });
    const body = { tokenId: await tokenFor(user.email), ...application };
    expect(await api().expect(409, 'registerInstructorWithGoogle', { body })).toMatchObject({
      code: 'email_not_verified',
    });
  });

  test('accepts a token with a nonce only with the matching text', async () => {
    const nonce = 'a text that never left the browser';
    const digest = createHash('sha256').update(nonce).digest('hex');
    const tokenId = await google().token({ sub: 'with-nonce', email: 'nonce@example.org', nonce: digest });
    await api().expect(401, 'registerInstructorWithGoogle', { body: { tokenId, ...application } });
    await api().expect(201, 'registerInstructorWithGoogle', { body: { tokenId, nonce, ...application } });
  });

  test('401 for an invalid token', async () => {
    const body = { tokenId: await google().token({ email_verified: false }), ...application };
    expect(await api().expect(401, 'registerInstructorWithGoogle', { body })).toMatchObject({
      code: 'untrusted_identity',
    });
  });
});

describe('when Google does not respond', () => {
  const { api, google } = testWithGoogle();

  test('503', async () => {
    google().status = 500;
    const body = { tokenId: await google().token(), ...application };
    await api().expect(503, 'registerInstructorWithGoogle', { body });
  });
});

describe('without a third party', () => {
  const api = testApi(onPostgres);

  test('401 because it is turned off', async () => {
    const body = { tokenId: 'whatever', ...application };
    expect(await api().expect(401, 'registerInstructorWithGoogle', { body })).toMatchObject({
      code: 'third_party_off',
    });
  });
});
