import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { useAmounts } from './use-amounts.ts';

describe('an amount of rials', () => {
  it('reads from the right in Persian, also below zero', async () => {
    await i18nProvider.changeLocale('fa');
    const wrapper = ({ children }: { children: ReactNode }) => (
      <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: 'fa' })}>
        {children}
      </AdminContext>
    );
    const { rials } = renderHook(useAmounts, { wrapper }).result.current;
    const strongest = (text: string) => /[\u200e\u0621-\u064a]/.exec(text.replace(/\u2066.*\u2069/, ''))?.[0];
    expect([rials(500_000), rials(-500_000)].map(strongest)).toEqual(['ر', 'ر']);
    expect(rials(-500_000)).toMatch(/^\u2066.*۵۰۰٬۰۰۰\u2069 ریال$/);
  });
});
