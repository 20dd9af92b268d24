import { fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { NewAward } from './NewAward.tsx';

describe('adding an award to a year', () => {
  it.each(['directing', 'Best Directing'])('leaves the field empty for the next: %s', async (typed) => {
    await i18nProvider.changeLocale('en');
    const picked: string[] = [];
    render(
      <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
        <NewAward awards={['Best Directing']} onPick={(award) => picked.push(award)} />
      </AdminContext>,
    );
    const field = screen.getByRole<HTMLInputElement>('combobox');
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(picked).toEqual(['Best Directing']);
    expect(field.value).toBe('');
  });
});
