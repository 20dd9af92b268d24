import { act, fireEvent, render, screen } from '@testing-library/react';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { ReviewForm } from './ReviewForm.tsx';

const title = { id: 7, name: { fa: 'گاو', en: 'The Cow' }, release_year: 1969, post_type: 1 };

it('a new review is of the title that its writer finds by a part of its name', async () => {
  await i18nProvider.changeLocale('en');
  const asked: unknown[] = [];
  const sent: object[] = [];
  const provider = {
    getList: async (_resource: string, { filter }: { filter: object }) => {
      asked.push(filter);
      return { data: [title], total: 1 };
    },
    addReview: async (body: object) => {
      sent.push(body);
      return { status: 1, id: 3, version: 1, state: 'draft' };
    },
  };
  render(
    <InConsole provider={provider}>
      <ReviewForm />
    </InConsole>,
  );
  const save = () => act(async () => screen.getByRole('button', { name: 'Save' }).click());
  fireEvent.change(screen.getAllByRole('textbox', { name: /title/i }).at(-1)!, { target: { value: 'A review' } });
  await save();
  expect(sent).toEqual([]);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Film or series' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'cow' } });
  await screen.findByRole('option');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(asked).toEqual([{ q: 'cow' }]);
  await save();
  expect(sent).toMatchObject([{ title_id: 7, score: 7, en: { title: 'A review' } }]);
});
