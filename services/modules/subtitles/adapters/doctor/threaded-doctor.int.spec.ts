import { diagnose } from '../../domain/doctor/doctor.ts';
import { SubtitleUnreadable } from '../../domain/doctor/subtitle-unreadable.ts';
import { ThreadedDoctor } from './threaded-doctor.ts';

const doctor = new ThreadedDoctor();
afterAll(() => doctor.onApplicationShutdown());

const srt = (cues: number) =>
  Array.from({ length: cues }, (_, index) => {
    const at = `${String(Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`;
    return `${index + 1}\n00:${at},000 --> 00:${at},900\nسلام كيف !\n`;
  }).join('\n');

it('finds what the doctor finds', async () => {
  const bytes = Buffer.from(srt(3));
  expect(await doctor.diagnose(bytes, 'fa')).toEqual(diagnose(bytes, 'fa'));
});

it('refuses what the doctor refuses', async () => {
  const diagnosis = doctor.diagnose(Buffer.from('no subtitle'), 'fa');
  await expect(diagnosis).rejects.toThrow(SubtitleUnreadable);
  await expect(diagnosis).rejects.toMatchObject({ code: 'not_a_subtitle' });
});

it('leaves the process to others meanwhile', async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  await doctor.diagnose(Buffer.from(srt(3_000)), 'fa');
  clearInterval(others);
  expect(turns).toBeGreaterThan(5);
});
