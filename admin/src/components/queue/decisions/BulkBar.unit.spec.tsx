import { render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { BulkBar } from './BulkBar.tsx';

describe('the bar of a selection', () => {
  it('keeps its buttons in their places once the whole page is selected', async () => {
    await i18nProvider.changeLocale('en');
    const onAll = jest.fn();
    const bar = (all: (() => void) | null) => (
      <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
        <BulkBar count={1} onClear={() => undefined} onAll={all}>
          <button type="button">Approve</button>
        </BulkBar>
      </AdminContext>
    );
    const { rerender } = render(bar(onAll));
    const names = () => screen.getAllByRole('button').map((one) => one.textContent || one.getAttribute('aria-label'));
    expect(names()).toEqual(['Select the whole page', 'Approve', 'Clear selection']);
    screen.getByRole('button', { name: 'Select the whole page' }).click();
    expect(onAll).toHaveBeenCalledTimes(1);
    rerender(bar(null));
    expect(names()).toEqual(['Select the whole page', 'Approve', 'Clear selection']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select the whole page' }).disabled).toBe(true);
  });
});
