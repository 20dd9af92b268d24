import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { api } from '../../../lib/api/client.ts';
import { SettingsForm } from './SettingsForm.tsx';

const OK = { ok: true, status: 200 };
const kind = (name: string) => ({
  kind: name,
  label: { fa: name, en: name },
  site: true,
  mail: false,
  push: false,
});

interface Sent {
  kinds: { kind: string; site: boolean }[];
  digest: string;
}

async function show() {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', keySeparator: false, resources: {} });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <SettingsForm />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
afterEach(cleanup);

it('sends how often mails are to come as it was chosen', async () => {
  let kept = { kinds: [kind('comments')], digest: 'never', push_key: null };
  const post = jest.spyOn(api, 'POST').mockImplementation((async (path: string, { body }: { body: Sent }) => {
    if (path === '/api/user/setNotifications') kept = { ...kept, digest: body.digest };
    return { data: path === '/api/user/setNotifications' ? { status: 1, message: 'kept' } : kept, response: OK };
  }) as never);
  await show();
  const choice = await screen.findByRole('combobox', { name: 'settings.mail' });
  fireEvent.change(choice, { target: { value: 'week' } });
  await waitFor(() => expect(choice).toHaveProperty('value', 'week'));
  expect(kept.digest).toBe('week');
  expect(await screen.findByRole('checkbox', { name: 'way.mail' })).toBeTruthy();
  post.mockRestore();
});

it('sends a change after the one before it, with what that has left', async () => {
  const kept = { kinds: [kind('comments'), kind('releases')], digest: 'never', push_key: null };
  const sent: Sent[] = [];
  const answers: ((answer: object) => void)[] = [];
  let asked = 0;
  const post = jest.spyOn(api, 'POST').mockImplementation((async (path: string, { body }: { body: Sent }) => {
    if (path === '/api/user/notificationSettings') {
      asked += 1;
      return { data: kept, response: OK };
    }
    sent.push(body);
    return new Promise((resolve) => answers.push(resolve));
  }) as never);
  await show();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'comments' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'releases' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'releases' })).toHaveProperty('checked', false));
  await waitFor(() => expect(sent).toHaveLength(1));
  answers[0]?.({ error: { status: 0, code: 'x', message: 'Refused' }, response: { ok: false, status: 422 } });
  await waitFor(() => expect(sent).toHaveLength(2));
  answers[1]?.({ data: { status: 1, message: 'kept' }, response: OK });
  expect(sent[1]?.kinds.map(({ site }) => site)).toEqual([true, false]);
  await waitFor(() => expect(asked).toBe(2));
  post.mockRestore();
});
