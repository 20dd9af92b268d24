import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { HomeRoute } from './HomeRoute.tsx';

const i18n = i18next.createInstance();
const root = document.documentElement.style;
const never = () => new Promise(() => undefined) as never;

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
beforeEach(() => {
  jest.spyOn(api, 'GET').mockImplementation(never);
  jest.spyOn(api, 'POST').mockImplementation(never);
});
afterEach(() => {
  cleanup();
  clearToken();
});

const home = (
  <I18nextProvider i18n={i18n}>
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <HomeRoute />
      </MemoryRouter>
    </QueryClientProvider>
  </I18nextProvider>
);

describe('the room of a member’s shelves', () => {
  it('is on the page as the server draws it, for the boot script to show', () => {
    const rooms = [...renderToString(home).matchAll(/display:\s*var\(--(\w+),\s*none\)/g)].map(([, name]) => name);
    expect(rooms).toEqual(['watching', 'forYou']);
  });

  it('is kept until the member is shown, and for nobody who logs out', async () => {
    root.setProperty('--watching', 'block');
    render(home);
    expect(root.getPropertyValue('--watching')).toBe('block');
    await act(async () => storeToken('token', false));
    expect(root.getPropertyValue('--watching')).toBe('');
  });
});
