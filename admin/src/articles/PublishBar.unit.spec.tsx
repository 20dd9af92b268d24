import { act, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore, TextInput } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { useLastSaved } from '../components/form/use-last-saved.ts';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { PublishBar, type SeenArticle } from './PublishBar.tsx';

const text = (title: string) => ({ title, lead: '', body: '' });
const articleOf = (version: number, title: string): SeenArticle => ({
  id: 1,
  version,
  state: 'draft',
  texts: { fa: null, en: text(title) },
  html: { fa: null, en: '' },
});

function Editor({ article }: { article: SeenArticle }) {
  const { version, texts } = useLastSaved(article);
  const values = { title: texts.en?.title ?? '' };
  return (
    <CommandForm key={version} values={values} onSubmit={async () => undefined} toolbar={<SubmitButton label="Save" />}>
      <TextInput source="title" label="Title" />
    </CommandForm>
  );
}

/** The bar above the form of an article that has a title alone. */
async function mounted() {
  await i18nProvider.changeLocale('en');
  const sent: object[] = [];
  const provider = { publishArticle: async (_kind: string, body: object) => void sent.push(body) };
  const page = (article: SeenArticle) => (
    <MemoryRouter>
      <AdminContext
        dataProvider={provider as unknown as DataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore({ locale: 'en' })}
      >
        <PublishBar kind="news" article={article} />
        <Editor article={article} />
      </AdminContext>
    </MemoryRouter>
  );
  const { rerender } = render(page(articleOf(1, 'Saved')));
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
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
  it('waits until what is typed is saved', async () => {
    const { type, press, button, sent } = await mounted();
    type('Typed');
    expect(button('Publish now').disabled).toBe(true);
    expect(button('Publish later').disabled).toBe(true);
    screen.getByText('Save what you have written; then it can be published.');
    await press('Preview');
    screen.getByText('This is what is saved. What you have written since is not shown.');
    await press('Close');
    await press('Save');
    expect(button('Publish now').disabled).toBe(false);
    await press('Publish now');
    expect(sent).toEqual([{ id: 1, version: 1 }]);
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
});
