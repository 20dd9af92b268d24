import { act } from '@testing-library/react';
import i18next from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { NewsSearch } from './NewsSearch.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.init({ lng: 'fa', resources: { fa: {} } }));

let address: string;
function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}
const site = (
  <I18nextProvider i18n={i18n}>
    <MemoryRouter initialEntries={['/news']}>
      <NewsSearch words="" />
      <Address />
    </MemoryRouter>
  </I18nextProvider>
);

describe('words that are typed before the site listens', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div>${renderToString(site)}</div>`;
    document.querySelector('input')!.value = ' bombay ';
  });

  it('are what is looked for', async () => {
    await act(async () => void hydrateRoot(document.querySelector('div')!, site));
    await act(async () => document.querySelector('form')!.requestSubmit());
    expect(address).toBe('/news?q=bombay');
    expect(document.querySelector('input')!.value).toBe(' bombay ');
  });

  it('are sent by the browser itself as the address has them', () => {
    const form = document.querySelector('form')!;
    expect(form.getAttribute('action')).toBe('/news');
    expect([...new FormData(form)]).toEqual([['q', ' bombay ']]);
  });
});
