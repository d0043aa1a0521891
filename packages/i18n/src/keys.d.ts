import 'i18next';
import type auth from '../locales/en/auth.json';
import type catalog from '../locales/en/catalog.json';
import type common from '../locales/en/common.json';
import type courseEditor from '../locales/en/courseEditor.json';
import type dashboard from '../locales/en/dashboard.json';
import type errors from '../locales/en/errors.json';
import type experts from '../locales/en/experts.json';
import type instructor from '../locales/en/instructor.json';
import type messages from '../locales/en/messages.json';
import type profile from '../locales/en/profile.json';
import type reviews from '../locales/en/reviews.json';
import type search from '../locales/en/search.json';
import type server from '../locales/en/server.json';
import type staff from '../locales/en/staff.json';

// With this declaration, a call of `t` with an unknown key does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      auth: typeof auth;
      catalog: typeof catalog;
      common: typeof common;
      courseEditor: typeof courseEditor;
      dashboard: typeof dashboard;
      errors: typeof errors;
      experts: typeof experts;
      instructor: typeof instructor;
      messages: typeof messages;
      profile: typeof profile;
      reviews: typeof reviews;
      search: typeof search;
      server: typeof server;
      staff: typeof staff;
    };
  }
}
