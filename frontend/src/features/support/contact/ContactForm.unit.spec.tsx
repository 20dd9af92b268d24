import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { api } from '../../../lib/api/client.ts';
import { ContactForm } from './ContactForm.tsx';

const i18n = i18next.createInstance();

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));

it('a letter that was sent says so where its writer looks', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const answer = { data: { status: 1, message: 'sent' }, response: { ok: true, status: 200 } };
  jest.spyOn(api, 'POST').mockResolvedValue(answer as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <ContactForm name="Ann" email="ann@example.com" thread={null} takeCaptcha={async () => 'solved'} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  fireEvent.change(screen.getByLabelText('contact.subject'), { target: { value: 'A question' } });
  fireEvent.change(screen.getByLabelText('contact.body'), { target: { value: 'When does it come?' } });
  fireEvent.click(screen.getByRole('button', { name: 'contact.send' }));
  const sent = await screen.findByRole('status');
  expect(sent.textContent).toContain('contact.thanks');
  expect(scrolled.mock.contexts).toEqual([sent]);
});
