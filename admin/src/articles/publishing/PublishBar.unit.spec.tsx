import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  AdminContext,
  type DataProvider,
  HttpError,
  memoryStore,
  TextInput,
  useNotificationContext,
} from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import type { ArticleState } from '../../api/types.ts';
import { CommandForm } from '../../components/form/CommandForm.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useLastSaved } from '../../components/form/unsaved/use-last-saved.ts';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { ArticleSaving } from '../article-saving.ts';
import { PublishBar } from './PublishBar.tsx';
import type { SeenArticle } from './use-publishing.ts';

const text = (title: string) => ({ title, lead: '', body: '' });
const articleOf = (version: number, title: string): SeenArticle => ({
  id: 1,
  version,
  state: 'draft',
  publish_at: null,
  texts: { fa: null, en: text(title) },
  html: { fa: null, en: '' },
});

interface EditorProps {
  article: SeenArticle;
  saving: ArticleSaving;
  save: (title: string) => object | undefined;
}

function Editor({ article, saving, save }: EditorProps) {
  const { id, version, texts } = useLastSaved(article);
  const values = { title: texts.en?.title ?? '' };
  return (
    <CommandForm
      key={version}
      values={values}
      sentBy={saving.form}
      onSubmit={async ({ title }) => {
        const errors = save(title);
        if (!errors) saving.tell({ id, version: version + 1 });
        return errors;
      }}
      toolbar={<SubmitButton label="Save" />}
    >
      <TextInput source="title" label="Title" />
    </CommandForm>
  );
}

function Told() {
  return useNotificationContext().notifications.map(({ message }) => <p key={String(message)}>{message}</p>);
}

/** The bar above the form of an article that has a title alone; the server refuses the one that is `Refused`. */
async function mounted(state: ArticleState = 'draft', at: string | null = null) {
  await i18nProvider.changeLocale('en');
  const sent: object[] = [];
  const provider = {
    // It was changed elsewhere.
    withdrawArticle: async () => {
      throw new HttpError('parde.errors.version_conflict', 409, { code: 'version_conflict' });
    },
    publishArticle: async (_kind: string, body: object) => {
      sent.push(body);
      return { status: 1, state: 'published' };
    },
  };
  const save = (title: string) => {
    if (title === 'Refused') return { title: 'Not this one' };
    sent.push({ title });
    return undefined;
  };
  const saving = new ArticleSaving();
  const page = (article: SeenArticle) => (
    <MemoryRouter>
      <AdminContext
        dataProvider={provider as unknown as DataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore({ locale: 'en' })}
      >
        <Told />
        <PublishBar kind="news" article={article} saving={saving} />
        <Editor article={article} saving={saving} save={save} />
      </AdminContext>
    </MemoryRouter>
  );
  const { rerender } = render(page({ ...articleOf(1, 'Saved'), state, publish_at: at }));
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title', hidden: true });
  return {
    sent,
    field,
    button,
    type: (title: string) => fireEvent.change(field(), { target: { value: title } }),
    press: (name: string) => act(async () => button(name).click()),
    /** What the server has becomes another. */
    comes: (version: number, title: string) => act(async () => rerender(page(articleOf(version, title)))),
  };
}

describe('publishing an article', () => {
  it('has what is typed saved first, and publishes that', async () => {
    const { type, press, sent } = await mounted();
    type('Typed');
    screen.getByText('What you have written is also saved when you publish.');
    await press('Preview');
    screen.getByText('This is the saved version. What you have written since is not in it.');
    await press('Close');
    await press('Publish now');
    expect(sent).toEqual([{ title: 'Typed' }, { id: 1, version: 2 }]);
  });

  it('saves nothing where nothing was typed', async () => {
    const { press, sent } = await mounted();
    await press('Publish now');
    expect(sent).toEqual([{ id: 1, version: 1 }]);
  });

  it('does not happen where what is typed is refused, which is said at its field', async () => {
    const { type, press, sent, button } = await mounted();
    type('Refused');
    await press('Publish now');
    screen.getByText('Not this one');
    expect(sent).toEqual([]);
    expect(button('Publish now').disabled).toBe(false);
  });

  it('is taken back once what is typed is saved', async () => {
    const { type, press, button } = await mounted('scheduled');
    type('Typed');
    expect(button('Make it a draft again').disabled).toBe(true);
    await press('Save');
    expect(button('Make it a draft again').disabled).toBe(false);
  });

  it('leaves what is typed where another version comes', async () => {
    const { type, field, comes } = await mounted();
    type('Typed');
    await comes(2, 'From elsewhere');
    expect(field().value).toBe('Typed');
    type('Saved');
    expect(field().value).toBe('From elsewhere');
  });

  it('is for a moment to come, which it says in words', async () => {
    const { press, button } = await mounted();
    await press('Publish later');
    await press('Publish it then');
    screen.getByText('Please fill this in');
    await press('Cancel');
    expect(button('Publish now').disabled).toBe(false);
  });

  it('says when it publishes itself, which can be changed at once', async () => {
    const { sent, press } = await mounted('scheduled', '2030-03-20T21:05:00.000Z');
    expect(screen.getByText(/^Will be published on 21 March 2030/)).toBeTruthy();
    await press('Change the time');
    fireEvent.change(screen.getByRole('textbox', { name: 'Time' }), { target: { value: '08:00' } });
    await press('Publish it then');
    expect(sent).toEqual([{ id: 1, version: 1, at: '2030-03-21T04:30:00.000Z' }]);
  });

  it('says that a colleague was quicker, where nothing is typed over which that could not be shown', async () => {
    const { press } = await mounted('published');
    await press('Make it a draft again');
    expect(await screen.findByText('parde.states.changed_meanwhile')).toBeTruthy();
  });
});
