import 'i18next';
import type admin from '../locales/en/admin.json';
import type auth from '../locales/en/auth.json';
import type catalog from '../locales/en/catalog.json';
import type certificate from '../locales/en/certificate.json';
import type common from '../locales/en/common.json';
import type courseEditor from '../locales/en/courseEditor.json';
import type dashboard from '../locales/en/dashboard.json';
import type errors from '../locales/en/errors.json';
import type experts from '../locales/en/experts.json';
import type favorites from '../locales/en/favorites.json';
import type instructor from '../locales/en/instructor.json';
import type landing from '../locales/en/landing.json';
import type mails from '../locales/en/mails.json';
import type messages from '../locales/en/messages.json';
import type moderation from '../locales/en/moderation.json';
import type offline from '../locales/en/offline.json';
import type profile from '../locales/en/profile.json';
import type publicInstructor from '../locales/en/publicInstructor.json';
import type reports from '../locales/en/reports.json';
import type reviews from '../locales/en/reviews.json';
import type search from '../locales/en/search.json';
import type server from '../locales/en/server.json';

// With this declaration, a call of `t` with an unknown key does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      admin: typeof admin;
      messages: typeof messages;
      moderation: typeof moderation;
      auth: typeof auth;
      catalog: typeof catalog;
      certificate: typeof certificate;
      common: typeof common;
      offline: typeof offline;
      courseEditor: typeof courseEditor;
      dashboard: typeof dashboard;
      errors: typeof errors;
      experts: typeof experts;
      instructor: typeof instructor;
      landing: typeof landing;
      mails: typeof mails;
      profile: typeof profile;
      reviews: typeof reviews;
      favorites: typeof favorites;
      reports: typeof reports;
      publicInstructor: typeof publicInstructor;
      search: typeof search;
      server: typeof server;
    };
  }
}
