import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom';
import { useAttendance } from '../playtime/attendance.ts';
import { EndBox } from './EndBox.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** An episode that is over as soon as it has begun. */
function Episode() {
  useAttendance();
  const id = Number(useParams()['fid']);
  return (
    <>
      <p role="status">{id}</p>
      <EndBox
        key={id}
        next={{ file_id: id + 1, season: 1, episode: id + 1 }}
        titlePage="/series/x"
        onReplay={() => undefined}
      />
    </>
  );
}

/** Second by second, since each count is a timer that the one before sets. */
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) act(() => void jest.advanceTimersByTime(1_000));
}

const playing = () => screen.getByRole('status').textContent;

it('lets three episodes follow by themselves, then asks whether anybody watches', () => {
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/play/1']}>
        <Routes>
          <Route path="play/:fid" element={<Episode />} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>,
  );
  // Somebody is there at the first one.
  fireEvent.pointerDown(screen.getByRole('status'));
  pass(120);
  expect(playing()).toBe('4');
  screen.getByRole('heading', { name: 'still' });
  expect(screen.queryByRole('timer')).toBeNull();

  const goOn = screen.getByRole('link', { name: 'still.yes' });
  expect(document.activeElement).toBe(goOn);
  fireEvent.pointerDown(goOn);
  fireEvent.click(goOn);
  expect(playing()).toBe('5');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'next.now' }));
  pass(15);
  expect(playing()).toBe('6');
  fireEvent.click(screen.getByRole('button', { name: 'cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'next' }));
});
