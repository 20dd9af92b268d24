import { act, render, screen } from '@testing-library/react';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { Toasts } from '../layout/Toasts.tsx';
import { DisableDialog } from './DisableDialog.tsx';

const nothing = () => undefined;

it.each([
  [[4], 'It was already disabled'],
  [[4, 5], 'They were already disabled'],
])('of %j, which a colleague has disabled before, it is said that nothing was left to do', async (ids, words) => {
  await i18nProvider.changeLocale('en');
  render(
    <InConsole provider={{ disableCoupons: async () => ({ status: 1, done: [] }) }}>
      <DisableDialog ids={ids} onDone={nothing} onClose={nothing} />
      <Toasts />
    </InConsole>,
  );
  await act(async () => screen.getByRole('button', { name: 'Disable' }).click());
  await screen.findByText(words);
});
