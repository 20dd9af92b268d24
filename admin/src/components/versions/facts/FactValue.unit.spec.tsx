import { act, cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { type Meaning, RECORD_MEANING } from '../meanings/meaning.ts';
import { FactValue } from './FactValue.tsx';

afterEach(cleanup);

const film = { id: 7, name: { fa: 'آواتار', en: 'Avatar' } };

async function shown(language: 'fa' | 'en', field: string, value: unknown, meaning: Meaning = RECORD_MEANING) {
  await i18nProvider.changeLocale(language);
  const provider = { getMany: async () => ({ data: [film] }) };
  const { container } = render(
    <AdminContext
      dataProvider={provider as unknown as DataProvider}
      i18nProvider={i18nProvider}
      store={memoryStore({ locale: language })}
    >
      <FactValue field={field} value={value} meaning={meaning} />
    </AdminContext>,
  );
  await act(async () => undefined);
  return container;
}

describe('a fact of a version', () => {
  it.each([
    ['en', 'Avatar · 2,923,706,026 dollars'],
    ['fa', 'آواتار · ۲٬۹۲۳٬۷۰۶٬۰۲۶ دلار'],
  ] as const)('of the box office is whole dollars, as its form has them, in %s', async (language, words) => {
    const entries = [{ title_id: 7, gross: 2923.706026 }];
    const container = await shown(language, 'entries', entries);
    await screen.findByText(film.name[language]);
    expect(container.textContent).toBe(words);
  });

  it.each([
    ['price', 490_000, '490,000 rials'],
    ['days', 30, '30 days'],
    ['volume', 20 * 1024 ** 3, '20.0 GB'],
    ['sort', 1_000, '1000'],
  ])('has the unit of its field: %s', async (field, value, words) => {
    const meaning: Meaning = { words: '', numbers: { price: 'rials', days: 'days', volume: 'bytes' } };
    expect((await shown('en', field, value, meaning)).textContent).toBe(words);
  });

  it('is a word where its number stands for one', async () => {
    const meaning: Meaning = { words: '', choices: { air_weekday: 'parde.titles.form.week' } };
    expect((await shown('en', 'air_weekday', 7, meaning)).textContent).toBe('Friday');
  });
});
