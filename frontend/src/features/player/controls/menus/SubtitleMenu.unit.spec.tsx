import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Player } from '../../engine/engine.ts';
import type { FilmSubtitles } from '../../subtitles/use-film-subtitles.ts';
import { OffsetTold, SubtitleMenu } from './SubtitleMenu.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: {
      en: {
        player: {
          'offset.earlier': '{{seconds}} s earlier',
          'offset.later': '{{seconds}} s later',
          'offset.seconds': '{{seconds}} s',
        },
      },
    },
  });
});

it('moves subtitles by a second as well as by a tenth', () => {
  const shifts: number[] = [];
  const track = { id: 3, language: 'fa', label: null } as FilmSubtitles['all'][number];
  const subtitles = {
    all: [track],
    shown: track,
    style: { size: 'medium', colour: 'white', background: 'none' },
    offset: 4_000,
    shift: (to: number) => void shifts.push(to),
    offered: null,
  } as unknown as FilmSubtitles;
  render(
    <I18nextProvider i18n={i18n}>
      <Player>
        <SubtitleMenu subtitles={subtitles} />
      </Player>
    </I18nextProvider>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'subtitles' }), { key: 'Enter' });
  for (const name of ['1 s earlier', '1 s later', '0.1 s earlier', '0.1 s later']) {
    fireEvent.click(screen.getByRole('menuitem', { name }));
  }
  expect(shifts).toEqual([3_000, 5_000, 3_900, 4_100]);
});

it('says how far they are moved once they have been, also that they are back', () => {
  const told = (offset: number) => (
    <I18nextProvider i18n={i18n}>
      <OffsetTold subtitles={{ shown: { id: 3 }, offset } as unknown as FilmSubtitles} />
    </I18nextProvider>
  );
  const { container, rerender } = render(told(0));
  expect(container.textContent).toBe('');
  rerender(told(1_000));
  expect(container.textContent).toBe('+1 s');
  rerender(told(0));
  expect(container.textContent).toBe('0 s');
});
