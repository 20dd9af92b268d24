import { fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { RecordSearch } from './RecordSearch.tsx';

interface Film {
  id: number;
  name: string;
}

const provider = {
  getList: async () => ({ data: [{ id: 7, name: 'The Cow' }], total: 1 }),
} as unknown as DataProvider;

describe('finding records one after the other', () => {
  it.each(['the c', 'The Cow'])('leaves the field empty for the next: %s', async (typed) => {
    await i18nProvider.changeLocale('en');
    const picked: number[] = [];
    render(
      <AdminContext dataProvider={provider} i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
        <RecordSearch<Film>
          resource="films"
          chosen={new Set()}
          labelOf={({ name }) => ({ main: name })}
          onPick={({ id }) => picked.push(id)}
          words={{ label: 'Add a film', none: 'None' }}
          inputRef={null}
          error={undefined}
        />
      </AdminContext>,
    );
    const field = screen.getByRole<HTMLInputElement>('combobox');
    fireEvent.change(field, { target: { value: typed } });
    await screen.findByRole('option');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(picked).toEqual([7]);
    expect(field.value).toBe('');
  });
});
