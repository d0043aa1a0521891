import { callApi } from '../support/api.ts';
import { expectToShow, openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { newUser, registerUser, signIn, type User } from '../support/users.ts';

interface Profile {
  instructorStatus: string;
  expertise: string[];
  qualifications: string;
  bio: string;
}

async function profileOf(url: string, { email, password }: User): Promise<Profile> {
  const signedIn = await callApi<{ tokens: { access: { token: string } } }>(url, 'POST', '/auth/login', {
    body: { email, password },
  });
  const { token } = signedIn.body.tokens.access;
  return (await callApi<Profile>(url, 'GET', '/users/profile', { token })).body;
}

test('a new instructor completes the profile in three steps, then sees the dashboard', {
  tag: ['@2.4', '@2.65', '@2.87', '@2.89', '@2.116'],
}, async ({ page, product }) => {
  const user = newUser('Samira Okafor');
  await openPage(page, '/register');
  await page.getByRole('radio', { name: 'Instructor' }).check();
  await page.getByLabel('Full Name').fill(user.name);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/instructor-onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Your Profile');

  // Every protected page redirects here; the public ones show a banner.
  await openPage(page, '/dashboard');
  await expect(page).toHaveURL('/instructor-onboarding');
  await openPage(page, '/');
  await expect(
    page.getByText('Your instructor profile is incomplete. Complete your profile to start creating courses.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL('/instructor-onboarding');

  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Next' });
  const progress = main.getByRole('progressbar', { name: 'Profile completion' });
  await expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await next.click();
  await expect(page.getByText('Please select at least one area of expertise')).toBeVisible();

  const picker = main.getByRole('combobox', { name: 'Areas of Expertise' });
  await expect(picker).toBeFocused();
  await picker.click();
  await expect(page.getByText('Enter a search term to find expertises')).toBeVisible();
  await picker.fill('ty');
  await expect(page.getByText('Type at least 3 characters to search')).toBeVisible();
  await picker.fill('zzzz');
  await expect(page.getByText('No matching expertises found')).toBeVisible();
  await picker.fill('python');
  await expect(page.getByRole('option', { name: 'Python', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Remove Python' })).toBeVisible();
  await picker.fill('Lantern making');
  await expect(page.getByText('No matching expertises found')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Remove Lantern making' })).toBeVisible();
  await picker.fill('python');
  await expect(page.getByText('No matching expertises found')).toBeVisible();
  await picker.fill('');
  await page.keyboard.press('Escape');

  await next.click();
  await expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
  await next.click();
  await expect(page.getByText('Please enter your qualifications')).toBeVisible();
  await expect(main.getByLabel('Qualifications')).toBeFocused();
  await main.getByLabel('Qualifications').fill('Ten years of front-end work');
  await next.click();
  await main.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Please enter your professional bio')).toBeVisible();
  await main.getByRole('button', { name: 'Back' }).click();
  await expect(main.getByLabel('Qualifications')).toHaveValue('Ten years of front-end work');
  await next.click();
  await main.getByLabel('Professional Bio').fill('I teach what I build.');
  await main.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Your instructor profile has been set up successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(user.name);

  const profile = await profileOf(product.url, user);
  expect(profile).toMatchObject({
    instructorStatus: 'pending',
    qualifications: 'Ten years of front-end work',
    bio: 'I teach what I build.',
  });
  expect(profile.expertise).toHaveLength(2);
  expect(profile.expertise).toContain('python');

  await test.step('after clearing the bio later, reads that it was saved, and is led back here', async () => {
    await page.clock.install();
    await openPage(page, '/instructor-profile');
    await main.getByLabel('Professional Bio').fill('');
    await expectToShow(page.getByText('Your instructor profile has been updated successfully!'), () =>
      main.getByRole('button', { name: 'Save Changes' }).click(),
    );
    await page.clock.runFor(3000);
    await expect(page).toHaveURL('/instructor-onboarding');
  });
});

test('the onboarding redirects everyone but instructors to the landing page', {
  tag: ['@2.8', '@2.87'],
}, async ({ page, product }) => {
  await openPage(page, '/instructor-onboarding');
  await expect(page).toHaveURL('/');
  await signIn(page, await registerUser(product.url));
  for (const address of ['/instructor-onboarding', '/instructor-profile']) {
    await openPage(page, address);
    await expect(page).toHaveURL('/');
  }
});
