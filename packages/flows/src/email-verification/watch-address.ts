import { watchUser } from '../session/watch-session.ts';

/** Sends whether the address of the signed-in user is verified, at once and after each change. */
export const watchAddress = watchUser((user) => ({
  type: 'address.observed',
  isVerified: user?.isEmailVerified ?? false,
}));
