import { render, screen } from '@testing-library/react';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { WaitingLine } from './WaitingLine.tsx';

it('links that say the same are told apart by what each is of', async () => {
  await i18nProvider.changeLocale('en');
  const of = (what: string) => ({ count: `parde.dashboard.${what}`, open: `parde.dashboard.${what}_open` });
  const waiting = { count: 2, oldest_at: null };
  render(
    <InConsole provider={{}}>
      <WaitingLine waiting={waiting} words={of('file_reports')} to="/file-reports" />
      <WaitingLine waiting={waiting} words={of('avatars')} to="/users" />
    </InConsole>,
  );
  const [reports, avatars] = screen.getAllByRole('link', { name: /^Look at them 2 / });
  expect(reports).not.toBe(avatars);
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-labelledby'));
  expect(new Set(names).size).toBe(2);
  screen.getByRole('link', { name: /^Look at them 2 .*pictures/ });
});
