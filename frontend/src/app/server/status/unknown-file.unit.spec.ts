import { ApiError } from '../../../lib/api/api-error.ts';
import { playsNothing } from './unknown-file.ts';

let asked: number[];
beforeEach(() => {
  asked = [];
});

const refusedWith = (status: number) => (fid: number) => {
  asked.push(fid);
  return Promise.reject(new ApiError(status, 'x', 'x'));
};

describe('a player’s page', () => {
  it('is one of nothing where the file is not on offer, or its number is none', async () => {
    const ask = refusedWith(404);
    expect(await playsNothing('/play/17', ask)).toBe(true);
    expect(await playsNothing('/play/seventeen', ask)).toBe(true);
    expect(asked).toEqual([17]);
  });

  it('is left to the browser where the file is there, or the site cannot say', async () => {
    expect(await playsNothing('/play/17', () => Promise.resolve('-2'))).toBe(false);
    expect(await playsNothing('/play/17', refusedWith(500))).toBe(false);
  });

  it('is the only one that is asked for', async () => {
    const ask = refusedWith(404);
    expect(await playsNothing('/report/17', ask)).toBe(false);
    expect(await playsNothing('/user/list', ask)).toBe(false);
    expect(asked).toEqual([]);
  });
});
