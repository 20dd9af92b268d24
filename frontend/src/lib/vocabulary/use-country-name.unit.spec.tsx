import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { useCountryName } from './use-country-name.ts';

it.each([
  ['en', ['Hong Kong', 'Macao', 'the States', 'x1']],
  ['fa', ['هنگ‌کنگ', 'ماکائو', 'ایالات متحده', 'x1']],
])('a country has the name by which it is known, unless the staff has given it another, in %s', async (lng, names) => {
  const i18n = i18next.createInstance();
  const resources = { en: { core: { 'country.US': 'the States' } } };
  await i18n.use(initReactI18next).init({ lng, resources, keySeparator: false });
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  const { result } = renderHook(useCountryName, { wrapper });
  expect(['hk', 'mo', 'us', 'x1'].map((code) => result.current(code))).toEqual(names);
});
