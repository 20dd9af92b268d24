import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../../lib/api/client.ts';
import { PeopleFound } from './PeopleFound.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));
afterEach(() => jest.restoreAllMocks());

const answer = (...names: string[]) => {
  const people = names.map((en, id) => ({
    id,
    slug: 'someone',
    name: { fa: null, en },
    avatar_path: '',
    tint: '#222222',
  }));
  return { data: { posts: [], people, nearest: [], nearest_people: [], shown_for: null }, response: { ok: true } };
};

describe('people whose name is being typed', () => {
  it('stay until the answer for what was typed since is there, so that the titles below do not go up and down', async () => {
    let found = (_answer: unknown) => {};
    jest
      .spyOn(api, 'POST')
      .mockResolvedValueOnce(answer('Christopher Nolan') as never)
      .mockReturnValueOnce(new Promise((resolve) => (found = resolve)) as never);
    const client = new QueryClient();
    const page = (query: string) => (
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <PeopleFound query={query} literal={false} />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>
    );
    const { rerender } = render(page('nol'));
    const link = await screen.findByRole('link', { name: 'Christopher Nolan' });
    rerender(page('nolx'));
    expect(screen.getByRole('link')).toBe(link);
    found(answer());
    await waitForElementToBeRemoved(link);
    rerender(page(''));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
