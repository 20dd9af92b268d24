import i18next from 'i18next';
import { PAGE_CHANGED } from '../router/page-changed.ts';
import { switchLanguage } from './switch-language.ts';

it('is told when the words of the other language are there', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'fa', resources: { fa: {}, en: {} } });
  const told: string[] = [];
  addEventListener(PAGE_CHANGED, () => told.push(i18n.language), { once: true });
  await switchLanguage(i18n, 'en');
  expect(told).toEqual(['en']);
});
