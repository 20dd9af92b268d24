import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { memoryStore, StoreContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Console } from './Console.tsx';

function showLogin(kept: object): void {
  const store = memoryStore({ ...kept });
  const element = (
    <StoreContextProvider value={store}>
      <Console store={store} />
    </StoreContextProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/login'] });
  render(<RouterProvider router={router} useTransitions={false} />);
}

afterEach(cleanup);

describe('a change of the language', () => {
  it('leaves what was typed where it stands', async () => {
    showLogin({ locale: 'fa' });
    const login = await screen.findByLabelText('ایمیل یا نام کاربری');
    fireEvent.change(login, { target: { value: 'half-typed' } });
    await act(async () => screen.getByRole('button', { name: 'English' }).click());
    const field = await screen.findByLabelText<HTMLInputElement>('Email or username');
    expect(field.value).toBe('half-typed');
    await act(async () => screen.getByRole('button', { name: 'فارسی' }).click());
    expect((await screen.findByLabelText<HTMLInputElement>('ایمیل یا نام کاربری')).value).toBe('half-typed');
  });
});

describe('the theme', () => {
  const { matchMedia } = globalThis;
  const inTheDark = (query: string) => ({ ...matchMedia(query), matches: query === '(prefers-color-scheme: dark)' });
  const bar = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  beforeEach(() => {
    globalThis.matchMedia = inTheDark;
    document.head.append(bar);
  });
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
    bar.remove();
  });

  it.each([
    ['is that of the system', {}, 'rgb(12, 11, 16)', '#0c0b10'],
    ['is what was chosen here, whatever the system has', { theme: 'light' }, 'rgb(250, 247, 241)', '#faf7f1'],
  ])('%s', async (_, kept, paper, colour) => {
    showLogin({ locale: 'en', ...kept });
    await screen.findByLabelText('Email or username');
    expect(getComputedStyle(document.body).backgroundColor).toBe(paper);
    expect(bar.content).toBe(colour);
  });
});
