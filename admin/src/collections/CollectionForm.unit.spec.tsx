import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ConsoleCollectionDetail } from '../api/types.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { CollectionForm } from './CollectionForm.tsx';

afterEach(cleanup);

const words = { fa: 'موج نو', en: 'New wave' };
const collection: ConsoleCollectionDetail = {
  id: 3,
  slug: 'new-wave',
  name: words,
  about: words,
  titles_count: 1,
  state: 'on_site',
  version: 2,
  added_at: '2026-01-01T00:00:00.000Z',
  changed_at: '2026-01-01T00:00:00.000Z',
  titles: [{ id: 9, post: null }],
  cover: null,
};

describe('the form of a collection', () => {
  it('takes a picture, in the place of that of its first title', async () => {
    await i18nProvider.changeLocale('en');
    const key = '0190f5c2-7d1e-4b3a-9c44-5e6f708192a3';
    const sent: object[] = [];
    const provider = {
      addPicture: async () => ({ status: 1, key, width: 100, height: 50, tint: '#203040' }),
      reviseCollection: async (body: object) => {
        sent.push(body);
        return { status: 1, id: 3, version: 3 };
      },
    };
    render(
      <InConsole provider={provider}>
        <CollectionForm collection={collection} />
      </InConsole>,
    );
    const press = (name: string) => act(async () => screen.getByRole('button', { name, hidden: true }).click());
    screen.getByText('Without one, the picture of its first title is shown. JPG or PNG, at most 20 MB.');
    const files = [new File(['…'], 'cover.png', { type: 'image/png' })];
    await act(async () => fireEvent.change(screen.getByLabelText('Choose a picture: Cover'), { target: { files } }));
    await press('Done');
    await press('Save');
    expect(sent).toMatchObject([{ id: 3, version: 2, title_ids: [9], cover: { key, tint: '#203040' } }]);
  });
});
