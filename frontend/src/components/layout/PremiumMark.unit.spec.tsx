import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { PremiumMark } from './PremiumMark.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));

it('says in words who has a plan, without a role that a menu may not hold', () => {
  render(
    <I18nextProvider i18n={i18n}>
      <PremiumMark />
    </I18nextProvider>,
  );
  expect(screen.getByText('premium.mark')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
