import { cleanup, render, screen } from '@testing-library/react';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { HealthPanel } from './HealthPanel.tsx';

afterEach(cleanup);

async function shown(parked: number) {
  await i18nProvider.changeLocale('en');
  const projection = { name: 'coupons', position: 9, lag: 0, parked, updated_at: '2026-03-01T00:00:00.000Z' };
  render(
    <InConsole provider={{}}>
      <HealthPanel projections={[projection]} />
    </InConsole>,
  );
  return screen.getByRole('status').textContent;
}

describe('the freshness of the site', () => {
  it('is well where nothing is behind or set aside', async () => {
    expect(await shown(0)).toContain('Everything is up to date');
  });

  it('is not said to be well where something is set aside', async () => {
    const words = await shown(1);
    expect(words).toContain('1 event is parked');
    expect(words).not.toContain('Everything is up to date');
  });
});
