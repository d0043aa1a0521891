// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { bannerTexts } from '../components/Banner/Banner.texts.ts';
import { barChartTexts } from '../components/BarChart/BarChart.texts.ts';
import { carouselTexts } from '../components/Carousel/Carousel.texts.ts';
import { comboboxTexts } from '../components/Combobox/Combobox.texts.ts';
import { dialogTexts } from '../components/Dialog/Dialog.texts.ts';
import { UiLanguage, UiProvider, type UiProviderProps, type UiTexts } from './index.ts';
import { useUi } from './UiProvider.tsx';
import { useTexts } from './useTexts.ts';

const Language = () => {
  const { language, direction } = useUi();
  return `${language} ${direction} `;
};

const Close = ({ own }: { own?: string | undefined }) =>
  `${useTexts('dialog', dialogTexts, { close: own }).close} `;
const Dismiss = () => `${useTexts('banner', bannerTexts).dismiss} `;
const Position = () => `${useTexts('carousel', carouselTexts).position(2, 4)} `;

const render = (props: UiProviderProps) => renderToStaticMarkup(<UiProvider {...props} />).trim();

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  warn.mockClear();
  error.mockClear();
});

test.each([
  ['en', 'en ltr'],
  ['ar-EG', 'ar-EG rtl'],
  ['he', 'he rtl'],
  ['fa', 'fa rtl'],
  ['pt-br', 'pt-BR ltr'],
  ['zh-Hant', 'zh-Hant ltr'],
])('the direction follows the language %s', (language, expected) => {
  expect(render({ language, children: <Language /> })).toBe(expected);
});

test('a given direction takes precedence', () => {
  expect(render({ language: 'en', direction: 'rtl', children: <Language /> })).toBe('en rtl');
});

const Links = () => {
  const { links, navigate, nonce } = useUi();
  return `${links} ${navigate?.name} ${nonce}`;
};

test('a provider inside another one inherits what it leaves out', () => {
  const inner = (
    <UiProvider language="ar">
      <Links />
    </UiProvider>
  );
  const outer = { language: 'en', links: 'app', nonce: 'n1', navigate: function go() {} } as const;
  expect(render({ ...outer, children: inner })).toBe('app go n1');
});

test('an invalid tag is English, and is reported once', () => {
  for (let times = 0; times < 2; times++) {
    expect(render({ language: 'es_ES', children: <Language /> })).toBe('en ltr');
  }
  expect(error.mock.calls).toEqual([[expect.stringContaining('"es_ES" is no BCP 47 tag')]]);
});

test.each([
  ['en-GB', 'Close Dismiss 2 of 4'],
  ['ar', 'إغلاق إخفاء 2 من 4'],
  ['fr-CA', 'Fermer Masquer 2 sur 4'],
])('texts are built in for %s', (language, expected) => {
  const children = [<Close key="1" />, <Dismiss key="2" />, <Position key="3" />];
  expect(render({ language, children })).toBe(expected);
  expect(warn).not.toHaveBeenCalled();
});

test('all built-in texts exist and differ by language', () => {
  for (const texts of [bannerTexts, barChartTexts, comboboxTexts, dialogTexts]) {
    const values = Object.values(texts).flatMap((each) => Object.values(each) as string[]);
    expect(values.every((text) => text.trim() !== '')).toBe(true);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('the texts of a component precede those of the provider, and these the built-in ones', () => {
  const texts = { dialog: { close: 'Shut' } };
  expect(render({ language: 'en', texts, children: [<Close key="1" />, <Close key="2" own="Done" />] })).toBe(
    'Shut Done',
  );
});

test('a missing text is in English, with one warning for the language', () => {
  const texts = { carousel: { position: (number: number, total: number) => `${number} de ${total}` } };
  const children = [
    <Close key="1" />,
    <Dismiss key="2" />,
    <Position key="3" />,
    <Close key="4" own="Cerrar" />,
  ];
  for (let times = 0; times < 2; times++) {
    expect(render({ language: 'es', texts, children })).toBe('Close Dismiss 2 de 4 Cerrar');
  }
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/no dialog\.close in "es", so English is used/)]]);
});

test('nothing is missing if the texts that a page needs are there', () => {
  const texts = { dialog: { close: 'Fechar' } };
  expect(render({ language: 'pt-BR', texts, children: <Close /> })).toBe('Fechar');
  expect(warn).not.toHaveBeenCalled();
});

test('a part in another language has the texts of that language', () => {
  const texts = { dialog: { close: 'Cerrar' } };
  const children = (
    <>
      <Close />
      <UiLanguage language="ar">
        <Language />
        <Close />
      </UiLanguage>
      <UiLanguage language="he" texts={{ dialog: { close: 'סגירה' } }}>
        <Language />
        <Close />
      </UiLanguage>
    </>
  );
  expect(render({ language: 'es', texts, children })).toBe('Cerrar ar rtl إغلاق he rtl סגירה');
});

test('the type of the texts names what is missing or misspelt', () => {
  // @ts-expect-error the other texts are missing
  const incomplete: UiTexts = { dialog: { close: 'Cerrar' } };
  // @ts-expect-error there is no such text
  const misspelt: UiProviderProps['texts'] = { dialog: { clsoe: 'Cerrar' } };
  expect([incomplete, misspelt]).toHaveLength(2);
});
