import { byViewer, countUnattended, seemsAsleep } from './attendance.ts';

it('takes what is pressed outside of the page for somebody who watches', () => {
  for (let episodes = 0; episodes < 3; episodes++) countUnattended();
  expect(seemsAsleep()).toBe(true);
  const pause = jest.fn();
  byViewer(pause)({ action: 'pause' });
  expect([pause.mock.calls, seemsAsleep()]).toEqual([[[{ action: 'pause' }]], false]);
});
