import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { ToastSlot } from '../../components/feedback/toasts/ToastSlot.tsx';
import { toast } from '../../components/feedback/toasts/toast-store.ts';
import { startToasts } from './start-toasts.ts';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});

it('has the toasts there before the first of them, once somebody uses the page', async () => {
  startToasts(0);
  dispatchEvent(new Event('pointerdown'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  await import('../../components/feedback/toasts/Toaster.tsx');
  await new Promise((resolve) => setTimeout(resolve, 10));
  render(
    <I18nextProvider i18n={i18n}>
      <ToastSlot />
    </I18nextProvider>,
  );
  act(() => toast.error('We could not reach the server'));
  expect(screen.getByText('We could not reach the server')).toBeTruthy();
});
