import { buyPath, openedFile, titleOfPath } from './file-paths.ts';
import { attachPayment, pageOfWanted, rememberWantedFile, wantedFile, wantedOfPayment } from './wanted-file.ts';

const KEY = 'parde.wanted-file';
const NOW = 1_800_000_000_000;
const WANTED = { fileId: 12, way: 'download', from: '/movies/the-cow-1969' } as const;

beforeEach(() => sessionStorage.clear());

describe('the file a plan is bought for', () => {
  it('is known for a day', () => {
    rememberWantedFile(WANTED, NOW);
    expect(wantedFile(NOW + 86_399_999)).toEqual({ ...WANTED, since: NOW });
    expect(wantedFile(NOW + 86_400_000)).toBeNull();
  });

  it('belongs to the last payment that was begun for it', () => {
    attachPayment('a', NOW);
    expect(wantedFile(NOW)).toBeNull();
    rememberWantedFile(WANTED, NOW);
    expect(wantedOfPayment('a', NOW)).toBeNull();
    attachPayment('a', NOW);
    attachPayment('b', NOW);
    expect(wantedOfPayment('a', NOW)).toBeNull();
    expect(wantedOfPayment('b', NOW)).toEqual({ ...WANTED, since: NOW });
    expect(wantedOfPayment('b', NOW + 86_400_000)).toBeNull();
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)'])(
    'never leads to another site: %j',
    (from) => {
      sessionStorage.setItem(KEY, JSON.stringify({ ...WANTED, from, since: NOW }));
      expect(wantedFile(NOW)?.from).toBeNull();
      expect(titleOfPath(from)).toBeNull();
    },
  );

  it.each(['', 'null', '7', '{', '[]', '{"fileId":"12/../../x","since":1}', '{"fileId":-1,"since":1}', '{"fileId":3}'])(
    'is nothing when something else was written there: %j',
    (text) => {
      sessionStorage.setItem(KEY, text);
      expect(wantedFile(2)).toBeNull();
    },
  );

  it('leads to the player, or to the row of the file that is to be downloaded', () => {
    expect(pageOfWanted({ ...WANTED, since: NOW })).toBe('/movies/the-cow-1969?file=12');
    expect(pageOfWanted({ ...WANTED, way: 'play', since: NOW })).toBe('/play/12');
    expect(pageOfWanted({ ...WANTED, from: null, since: NOW })).toBe('/play/12');
  });
});

describe('paths of a file', () => {
  it('say what is wanted and from where', () => {
    expect(buyPath(12, 'play', null)).toBe('/buy-premium/12/-');
    expect(buyPath(12, 'download', '/series/x')).toBe('/buy-premium/12/-?way=download&from=%2Fseries%2Fx');
  });

  it.each([
    ['12', 12],
    ['0', null],
    ['1e3', null],
    ['-4', null],
    ['12.5', null],
    ['99999999999', null],
  ])('open the row of ?file=%s', (text, id) => {
    expect(openedFile(new URLSearchParams({ file: text }))).toBe(id);
  });

  it('name a title', () => {
    expect(titleOfPath('/movies/the-cow-1969')).toEqual({ post_type: 1, slug: 'the-cow-1969' });
    expect(titleOfPath('/series/گاو')).toEqual({ post_type: 2, slug: 'گاو' });
    expect(titleOfPath('/movies/genre/drama')).toBeNull();
    expect(titleOfPath('/movies/..')).toBeNull();
    expect(titleOfPath('/user/profile-page')).toBeNull();
    expect(titleOfPath('/movies/%E0%A4%A')).toBeNull();
    expect(titleOfPath(null)).toBeNull();
  });
});
