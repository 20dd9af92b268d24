import { commentHints } from './comment-hints.ts';

const hints = (body: string, words: string[] = []) =>
  commentHints(body, words).map(({ kind, text }) => `${kind} ${text}`);

describe('what a moderator is to look at in a comment', () => {
  it.each([
    ['see https://example.com/a?b=1 now', ['link https://example.com/a?b=1']],
    ['بیایید به www.example.ir', ['link www.example.ir']],
    ['کانال @film_channel', ['link @film_channel']],
    ['t.me/films and films.xyz', ['link t.me/films', 'link films.xyz']],
    ['زنگ بزنید ۰۹۱۲ ۳۴۵ ۶۷۸۹', ['phone 0912 345 6789']],
    ['+98 (912) 345-6789', ['phone +98 (912) 345-6789']],
  ])('is a link, a channel or a number: %s', (body, wanted) => {
    expect(hints(body)).toEqual(wanted);
  });

  it.each([
    'Made in 1994, seen in 2024',
    'see you@home',
    'End.Then it began',
    'ساعت ۱۲:۳۰ دیدم',
    '10/10 a masterpiece',
    '',
  ])('is nothing in %j', (body) => {
    expect(hints(body)).toEqual([]);
  });

  it('is a word of the rules however it is written, and only as a word', () => {
    expect(hints('چه فيلم كلاسيكي!', ['کلاسیکی'])).toEqual(['word کلاسیکی']);
    expect(hints('A CLASSIC, they say', ['classic', 'ass'])).toEqual(['word classic']);
    expect(hints('the best of all', ['best of'])).toEqual(['word best of']);
  });

  // Ten times as long as a comment may be: what takes quadratic time takes seconds.
  it.each([
    ['dashes', '-'.repeat(40_000)],
    ['dashes and letters', '-a'.repeat(20_000)],
    ['a link without end', `http://${'!'.repeat(40_000)}x`],
    ['names of hosts', 'a-.'.repeat(13_000)],
    ['digits', '1 '.repeat(20_000)],
  ])('is looked for in no time among %s', (_, body) => {
    const begun = performance.now();
    hints(body);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('is a link without what ends the sentence behind it', () => {
    expect(hints('go to -example.com, (www.example.ir)!!')).toEqual(['link -example.com', 'link www.example.ir']);
  });

  it('is five at most', () => {
    expect(hints('a1.com a2.com a3.com a4.com a5.com a6.com')).toHaveLength(5);
  });
});
