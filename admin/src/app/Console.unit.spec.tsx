import { act, fireEvent, render, screen } from '@testing-library/react';
import { memoryStore, StoreContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Console } from './Console.tsx';

describe('a change of the language', () => {
  it('leaves what was typed where it stands', async () => {
    const store = memoryStore({ locale: 'fa' });
    const element = (
      <StoreContextProvider value={store}>
        <Console store={store} />
      </StoreContextProvider>
    );
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/login'] });
    render(<RouterProvider router={router} useTransitions={false} />);
    const login = await screen.findByLabelText('ایمیل یا نام کاربری');
    fireEvent.change(login, { target: { value: 'half-typed' } });
    await act(async () => screen.getByRole('button', { name: 'English' }).click());
    const field = await screen.findByLabelText<HTMLInputElement>('E-mail or username');
    expect(field.value).toBe('half-typed');
    await act(async () => screen.getByRole('button', { name: 'فارسی' }).click());
    expect((await screen.findByLabelText<HTMLInputElement>('ایمیل یا نام کاربری')).value).toBe('half-typed');
  });
});
