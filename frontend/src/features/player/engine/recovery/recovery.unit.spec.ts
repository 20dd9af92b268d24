import { ApiError } from '../../../../lib/api/api-error.ts';
import type { PlayInfo } from '../../play-info.ts';
import { nextStep } from './recovery.ts';

const info = { sources: { file: '/stream/new/file', hls: null } } as PlayInfo;
const failed = (status: number, code = 'x') => new ApiError(status, code, code);

describe('a film that broke off', () => {
  it('goes on by a fresh link, at once the first time', () => {
    expect(nextStep(info, 0)).toEqual({ does: 'reload', info, afterMs: 0 });
    expect(nextStep(info, 2)).toEqual({ does: 'reload', info, afterMs: 2_000 });
  });

  it('is given up when fresh links do not help', () => {
    expect(nextStep(info, 4)).toEqual({ does: 'stop', trouble: 'unplayable' });
  });

  it('waits for the network and for a site that is busy, longer each time, never for good', () => {
    for (const status of [0, 429, 500, 503]) {
      expect(nextStep(failed(status), 0)).toMatchObject({ does: 'ask again', afterMs: 1_000 });
      expect(nextStep(failed(status), 40)).toMatchObject({ does: 'ask again', afterMs: 15_000 });
    }
  });

  it.each([
    [0, 'network'],
    [429, 'busy'],
    [503, 'busy'],
  ])('says after %s whether the line is gone or the site is busy: %s', (status, trouble) => {
    expect(nextStep(failed(status), 0)).toMatchObject({ trouble });
  });

  it.each([
    ['-1', 'premium'],
    ['-2', 'login'],
    [failed(403, 'bandwidth'), 'bandwidth'],
    [failed(403, 'vip'), 'premium'],
    [failed(404, 'unknown_file'), 'gone'],
    [failed(401), 'login'],
    [failed(422), 'unplayable'],
    [new TypeError('a fault of the page'), 'unplayable'],
  ] as const)('stops at %s and says %s', (answer, trouble) => {
    expect(nextStep(answer, 0)).toEqual({ does: 'stop', trouble });
  });
});
