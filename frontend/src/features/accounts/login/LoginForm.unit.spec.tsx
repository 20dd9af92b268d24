import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { LoginForm } from './LoginForm.tsx';

const REFUSAL = 'Wrong username or password';
const i18n = i18next.createInstance();

/** The browser's own, which solves the challenge; there is none here. */
class SolvingWorker extends EventTarget {
  postMessage(): void {
    this.dispatchEvent(new MessageEvent('message', { data: { payload: 'solved' } }));
  }
  terminate(): void {}
}

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', keySeparator: false, nsSeparator: false, resources: {} });
});
beforeEach(() => {
  Object.assign(globalThis, { Worker: SolvingWorker });
  jest.spyOn(api, 'GET').mockResolvedValue({ data: {}, response: { ok: true, status: 200 } } as never);
  jest.spyOn(api, 'POST').mockResolvedValue({
    error: { status: 0, code: 'wrong_credentials', message: REFUSAL, errors: { 'credentials.login': [REFUSAL] } },
    response: { ok: false, status: 422 },
  } as never);
});

it('leads back to the password after a wrong one', async () => {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <LoginForm />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  fireEvent.change(screen.getByLabelText('login.login'), { target: { value: 'viewer' } });
  fireEvent.change(screen.getByLabelText('password.label'), { target: { value: 'not this one' } });
  fireEvent.click(screen.getByRole('button', { name: 'account.login' }));
  await screen.findByText(REFUSAL);
  expect(document.activeElement).toBe(screen.getByLabelText('password.label'));
});
