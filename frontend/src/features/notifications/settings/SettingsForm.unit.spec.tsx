import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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

let kept: { kinds: ReturnType<typeof kind>[]; digest: string; push_key: null };
let asked: number;
const sent: Sent[] = [];
const answers: ((answer: object) => void)[] = [];
const post = jest.spyOn(api, 'POST');
const box = (name: string) => screen.findByRole('checkbox', { name });

beforeEach(async () => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', keySeparator: false, resources: {} });
  kept = { kinds: [kind('comments'), kind('releases')], digest: 'never', push_key: null };
  asked = 0;
  sent.length = 0;
  answers.length = 0;
  post.mockImplementation((async (path: string, { body }: { body: Sent }) => {
    if (path === '/api/user/notificationSettings') {
      asked += 1;
      return { data: kept, response: OK };
    }
    sent.push(body);
    return new Promise((resolve) => answers.push(resolve));
  }) as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <SettingsForm />
      </QueryClientProvider>
    </I18nextProvider>,
  );
});
afterAll(() => post.mockRestore());

it('sends a change after the one before it, with what that has left', async () => {
  fireEvent.click(await box('comments'));
  fireEvent.click(await box('releases'));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'releases' })).toHaveProperty('checked', false));
  await waitFor(() => expect(sent).toHaveLength(1));
  answers[0]?.({ error: { status: 0, code: 'x', message: 'Refused' }, response: { ok: false, status: 422 } });
  await waitFor(() => expect(sent).toHaveLength(2));
  const before = asked;
  answers[1]?.({ data: { status: 1, message: 'kept' }, response: OK });
  expect(sent[1]?.kinds.map(({ site }) => site)).toEqual([true, false]);
  await waitFor(() => expect(asked).toBe(before + 1));
});

it('leaves what another tab has changed meanwhile', async () => {
  await box('comments');
  kept = { ...kept, kinds: [{ ...kind('comments'), site: false }, kind('releases')] };
  fireEvent.click(await box('releases'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.kinds.map(({ site }) => site)).toEqual([false, false]);
  answers[0]?.({ data: { status: 1, message: 'kept' }, response: OK });
});

it('sends how often mails are to come as it was chosen', async () => {
  const choice = await screen.findByRole('combobox', { name: 'settings.mail' });
  fireEvent.change(choice, { target: { value: 'week' } });
  await waitFor(() => expect(sent).toHaveLength(1));
  kept = { ...kept, digest: 'week' };
  answers[0]?.({ data: { status: 1, message: 'kept' }, response: OK });
  await waitFor(() => expect(choice).toHaveProperty('value', 'week'));
  expect(sent[0]?.digest).toBe('week');
  expect(await screen.findAllByRole('checkbox', { name: 'way.mail' })).toHaveLength(2);
});
