import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { RatingBadge } from './RatingBadge.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({
    resources: { fa: { core: { rating: 'امتیاز' } }, en: { core: { rating: 'Rating' } } },
    defaultNS: 'core',
  });
});
afterEach(cleanup);

async function show(language: string, rating: number | null) {
  await i18n.changeLanguage(language);
  return render(
    <I18nextProvider i18n={i18n}>
      <RatingBadge rating={rating} />
    </I18nextProvider>,
  ).container;
}

describe('a rating', () => {
  it.each([
    ['fa', 'امتیاز ۸٫۵', '۸٫۵'],
    ['en', 'Rating 8.5', '8.5'],
  ])('says in %s what its number is, and costs a list no more than one element', async (language, name, number) => {
    const badge = await show(language, 8.5);
    expect(screen.getByRole('img', { name }).textContent).toBe(number);
    expect(badge.querySelectorAll('*').length).toBe(1);
  });

  it('is nothing when nobody has voted', async () => {
    expect((await show('fa', null)).innerHTML).toBe('');
  });
});
