import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { PublicProfile } from '../../../api/types.ts';
import { Numbers } from './Numbers.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false, nsSeparator: false });
});

const open = (ratings_count: number, comments_count: number) =>
  render(
    <I18nextProvider i18n={i18n}>
      <Numbers profile={{ ratings_count, comments_count } as PublicProfile} />
    </I18nextProvider>,
  );

describe('what a member has done', () => {
  it('is told by its numbers', () => {
    open(4, 2);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4', '2']);
  });

  it('leaves out what there is none of', () => {
    open(4, 0);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['profile.ratings']);
  });

  it('is not told when there is nothing', () => {
    expect(open(0, 0).container.textContent).toBe('');
  });
});
