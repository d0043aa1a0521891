import * as i18n from '@lyceum/i18n';
import * as loading from '@lyceum/i18n/loading';
import * as server from '@lyceum/i18n/server';
import { expect, test } from 'vitest';

test('@lyceum/i18n exports', () => {
  expect(Object.keys(i18n).sort()).toMatchInlineSnapshot(`
    [
      "acceptedLanguage",
      "clockChangeAt",
      "createI18n",
      "currencyOf",
      "currencySign",
      "directionOf",
      "directionOfLanguage",
      "directions",
      "endonyms",
      "fallbackLanguage",
      "findLocalized",
      "formatAmount",
      "formatDate",
      "formatDateTime",
      "formatDay",
      "formatDuration",
      "formatFile",
      "formatLocalTime",
      "formatMonth",
      "formatNumber",
      "formatPercent",
      "formatPrice",
      "formatSessionTime",
      "formatTime",
      "fromLocalInput",
      "languages",
      "namespaces",
      "numberText",
      "readNumber",
      "rememberLanguage",
      "rememberLanguageScript",
      "textsBackend",
      "toLocalInput",
    ]
  `);
});

test('@lyceum/i18n/loading exports', () => {
  expect(Object.keys(loading).sort()).toMatchInlineSnapshot(`
    [
      "TextsNotLoaded",
      "changeLanguage",
      "loadTexts",
    ]
  `);
});

test('@lyceum/i18n/server exports', () => {
  expect(Object.keys(server).sort()).toMatchInlineSnapshot(`
    [
      "loadNamespace",
      "loadResources",
      "loadServerResources",
      "localesFolder",
      "requestLanguage",
      "textsVersion",
    ]
  `);
});
