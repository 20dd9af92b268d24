import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import { PlayPage } from './PlayPage.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function answering(status: number, body: unknown): jest.SpyInstance {
  const answer = status === 200 ? { data: body } : { error: body };
  const asked = jest.spyOn(api, 'GET');
  return asked.mockImplementation((async () => ({ ...answer, response: { ok: status === 200, status } })) as never);
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function open(path: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="play/:fid" element={<PlayPage toLogin={<p>log in first</p>} />} />
            <Route path="*" element={<Address />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

describe('/play/{fid}', () => {
  it.each([
    [200, '-1', 'at /buy-premium/7/-'],
    [200, '-2', 'log in first'],
    [403, { code: 'bandwidth', message: 'your volume is too low' }, 'at /user/profile-page?error=bandwidth'],
    [404, { code: 'unknown_file', message: 'There is no such file' }, 'unknown'],
  ])('leads on by what the site says: %i %j', async (status, body, shown) => {
    answering(status, body);
    open('/play/7');
    await screen.findByText(shown);
  });

  it('asks nothing about what is no number of a file', async () => {
    const asked = answering(200, '-1');
    open('/play/x7');
    await screen.findByText('unknown');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not for search engines', async () => {
    answering(200, '-2');
    open('/play/7');
    await screen.findByText('log in first');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});
