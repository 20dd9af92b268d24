import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import { PersonPage } from './PersonPage.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
afterEach(cleanup);

function Where() {
  const { pathname, state } = useLocation();
  return (
    <p>
      shown: {pathname} {state?.reason}
    </p>
  );
}

it.each(['nothing', 'series', 'biography'])(
  'a person without the tab «%s» is shown from the start, and it is said why',
  async (tab) => {
    const person = { slug: 'leila-hatami', movies_count: 3, serials_count: 0, biography: null };
    jest.spyOn(api, 'POST').mockResolvedValue({ data: { person }, response: { ok: true, status: 200 } } as never);
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={[`/person/leila-hatami/${tab}`]}>
            <Routes>
              <Route path="person/:name/:tab" element={<PersonPage following={() => null} />} />
              <Route path="*" element={<Where />} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>,
    );
    expect((await screen.findByText(/^shown/)).textContent).toBe('shown: /person/leila-hatami tab');
  },
);
