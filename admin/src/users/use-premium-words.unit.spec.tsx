import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { usePremiumWords } from './use-premium-words.ts';

const wrapper = ({ children }: { children: ReactNode }) => <InConsole provider={{}}>{children}</InConsole>;
const PAST = { vip_expiration: '2026-03-02T10:00:00.000Z', bandwidth: 0 };

async function words() {
  await i18nProvider.changeLocale('en');
  return renderHook(usePremiumWords, { wrapper }).result.current;
}

describe('what a user has paid for', () => {
  it('is over once its days are', async () => {
    expect((await words())(PAST)).toBe('ended on 2 March 2026');
  });

  it('was there after a line of the statement, which tells of its own time', async () => {
    expect((await words())({ ...PAST, at: '2026-03-01T10:00:00.000Z' })).toBe('Days until 2 March 2026');
    expect((await words())({ ...PAST, at: '2026-03-02T09:59:59.990Z' })).toBe('ended on 2 March 2026');
  });
});
