import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { BrowserRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { Redirect, type RedirectReason } from '../../../components/page/Redirect.tsx';
import { RedirectNote } from './RedirectNote.tsx';

const i18n = i18next.createInstance();
const words = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../../lib/i18n/locales/${language}.json`, import.meta.url), 'utf8'));
const texts = { fa: words('fa'), en: words('en') };
let navigate: NavigateFunction;

function Way() {
  navigate = useNavigate();
  return null;
}

function open(reason?: RedirectReason) {
  history.replaceState(null, '', '/no/such/page');
  render(
    <I18nextProvider i18n={i18n}>
      <BrowserRouter>
        <Way />
        <RedirectNote />
        <Routes>
          <Route path="/" element={<p>home</p>} />
          <Route path="/movies" element={<p>movies</p>} />
          <Route path="*" element={<Redirect reason={reason} />} />
        </Routes>
      </BrowserRouter>
    </I18nextProvider>,
  );
  screen.getByText('home');
}
const said = () => screen.getByRole('status').textContent;

beforeAll(async () => {
  const resources = { fa: { core: texts.fa }, en: { core: texts.en } };
  await i18n.use(initReactI18next).init({ lng: 'fa', defaultNS: 'core', resources, keySeparator: false });
});
afterEach(async () => {
  cleanup();
  await i18n.changeLanguage('fa');
});

describe('who is led elsewhere from an address', () => {
  it('is told why, in their language', async () => {
    open();
    expect(said()).toBe(texts.fa['redirect.missing']);
    await act(async () => void (await i18n.changeLanguage('en')));
    expect(said()).toBe(texts.en['redirect.missing']);
    cleanup();
    open('withdrawn');
    expect(said()).toBe(texts.en['redirect.withdrawn']);
  });

  it('can dismiss it', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: texts.fa['notice.dismiss'] }));
    expect(said()).toBe('');
  });

  it('is told until the next page, and not again on the way back', async () => {
    open();
    act(() => navigate('/movies'));
    expect(said()).toBe('');
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
    await act(async () => {
      history.back();
      await back;
    });
    screen.getByText('home');
    expect(said()).toBe('');
  });
});
