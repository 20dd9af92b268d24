import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Player } from '../../engine/engine.ts';
import type { FilmSource } from '../../engine/use-film-source.ts';
import { QualityMenu } from './QualityMenu.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'fa', resources: {} }));

it('names the qualities in Persian as the list of files does, which is where they were chosen', () => {
  const source = { levels: [{ height: 480 }, { height: 1080 }], height: 1080, chosen: null } as unknown as FilmSource;
  render(
    <I18nextProvider i18n={i18n}>
      <Player>
        <QualityMenu source={source} />
      </Player>
    </I18nextProvider>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'quality' }), { key: 'Enter' });
  const named = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
  expect(named).toEqual(['quality.auto1080p', '1080p', '480p']);
});
