import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { createElement } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
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

function Address() {
  const { pathname, search, hash } = useLocation();
  return `at ${pathname}${search}${hash}`;
}

it('takes another language out of the address, of which the router hears', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', resources: { fa: {}, en: {} } });
  history.replaceState(null, '', '/movies?lang=en&sort=rating#list');
  render(createElement(BrowserRouter, { useTransitions: false }, createElement(Address)));
  await switchLanguage(i18n, 'fa');
  expect(location.href).toMatch(/\/movies\?sort=rating#list$/);
  expect(screen.getByText('at /movies?sort=rating#list')).toBeTruthy();
});
