import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import type { ConsoleNewsPost } from '../../api/types.ts';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { NewsPostForm } from './NewsPostForm.tsx';

afterEach(cleanup);

const key = '0190f5c2-7d1e-4b3a-9c44-5e6f708192a3';
const cover = { key, tint: '#203040', crop: { x: 0, y: 0, width: 1, height: 1 }, focus: { x: 0.5, y: 0.5 } };
const post: ConsoleNewsPost = {
  id: 1,
  state: 'draft',
  publish_at: null,
  texts: { fa: null, en: { title: 'A post', lead: '', body: '' } },
  author: null,
  version: 1,
  added_at: '2026-03-21T06:00:00.000Z',
  changed_at: '2026-03-21T06:00:00.000Z',
  slug: 'a-post',
  category: 'series',
  motif: null,
  cover: null,
  cover_path: '/media/images/news/a-post.jpg?v=1a2b3c4d',
  tint: '#203040',
};

async function mounted(opened: ConsoleNewsPost) {
  await i18nProvider.changeLocale('en');
  const sent: object[] = [];
  const provider = {
    addPicture: async () => ({ status: 1, key, width: 100, height: 50, tint: cover.tint }),
    reviseNewsPost: async (body: object) => {
      sent.push(body);
      return { status: 1, id: 1, version: 2, state: 'draft' };
    },
  };
  const { container } = render(
    <MemoryRouter>
      <AdminContext
        dataProvider={provider as unknown as DataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore({ locale: 'en' })}
      >
        <NewsPostForm post={opened} />
      </AdminContext>
    </MemoryRouter>,
  );
  const press = (name: string) => act(async () => screen.getByRole('button', { name, hidden: true }).click());
  return {
    sent,
    press,
    pictures: () => [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname),
    choose: async (label: string, option: string) => {
      await act(async () => fireEvent.mouseDown(screen.getByRole('combobox', { name: label })));
      await act(async () => fireEvent.click(screen.getByRole('option', { name: option })));
    },
    upload: async (name: string) => {
      const files = [new File(['…'], 'cover.png', { type: 'image/png' })];
      await act(async () => fireEvent.change(screen.getByLabelText(name), { target: { files } }));
      await press('Done');
    },
  };
}

describe('the picture of a news post', () => {
  it('is the drawn one, of which the editor chooses what it shows', async () => {
    const form = await mounted(post);
    expect(form.pictures()).toEqual(['/media/images/news/a-post-640x360.jpg']);
    await form.choose('What the picture shows', 'Sea');
    await form.press('Save');
    expect(form.sent).toMatchObject([{ motif: 'sea', cover: null }]);
  });

  it('is one that was uploaded', async () => {
    const form = await mounted(post);
    await form.upload('Choose a picture: Cover');
    expect(form.pictures()).toEqual([`/media/pictures/${key}`]);
    await form.press('Save');
    expect(form.sent).toMatchObject([{ motif: null, cover }]);
  });

  it('is drawn again when it is taken away', async () => {
    const form = await mounted({ ...post, motif: 'sea', cover });
    expect(form.pictures()).toEqual([`/media/pictures/${key}`]);
    await form.press('Remove');
    expect(form.pictures()).toEqual([]);
    await form.press('Save');
    expect(form.sent).toMatchObject([{ motif: 'sea', cover: null }]);
  });
});
