import { fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { RecordSearch } from './RecordSearch.tsx';

interface Film {
  id: number;
  name: string;
}

const found = {
  getList: async () => ({ data: [{ id: 7, name: 'The Cow' }], total: 1 }),
} as unknown as DataProvider;

async function mounted(chosen: number[], onPick: (film: Film) => void, provider = found) {
  await i18nProvider.changeLocale('en');
  render(
    <AdminContext dataProvider={provider} i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
      <RecordSearch<Film>
        resource="films"
        chosen={new Set(chosen)}
        labelOf={({ name }) => ({ main: name })}
        onPick={onPick}
        words={{ label: 'Add a film', none: 'None' }}
        inputRef={null}
        error={undefined}
      />
    </AdminContext>,
  );
  return screen.getByRole<HTMLInputElement>('combobox');
}

describe('finding records one after the other', () => {
  it.each(['the c', 'The Cow'])('leaves the field empty for the next: %s', async (typed) => {
    const picked: number[] = [];
    const field = await mounted([], ({ id }) => picked.push(id));
    fireEvent.change(field, { target: { value: typed } });
    await screen.findByRole('option');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(picked).toEqual([7]);
    expect(field.value).toBe('');
  });

  it('says of a search that has failed that it has, not that there is no such record', async () => {
    const failing = { getList: () => Promise.reject(new Error('No connection')) } as unknown as DataProvider;
    const field = await mounted([], () => undefined, failing);
    fireEvent.change(field, { target: { value: 'the c' } });
    await screen.findByText('No connection', undefined, { timeout: 10_000 });
    expect(screen.queryByText('None')).toBeNull();
  }, 15_000);

  it('says of what is chosen that it is, not that there is no such record', async () => {
    const field = await mounted([7], () => undefined);
    fireEvent.change(field, { target: { value: 'the c' } });
    await screen.findByText('Already chosen');
    expect(screen.queryByText('None')).toBeNull();
  });
});
