import { runInNewContext } from 'node:vm';
import { applied, diagnose } from './doctor.ts';
import { SubtitleUnreadable } from './subtitle-unreadable.ts';

/** The same numbers at each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES = [
  'سلام',
  'علی',
  'كيف',
  'می‌روم',
  'OK',
  'NASA',
  '12',
  '٣٤',
  ' ',
  ' ',
  '.',
  '...',
  '…',
  '؟',
  '!',
  '،',
  ':',
  '-',
  ' - ',
  '(',
  ')',
  '«',
  '»',
  '[',
  ']',
  '"',
  '\u202b',
  '\u202c',
  '\u200f',
  '\u200e',
  '&rlm;',
  '&',
  '<',
  '>',
  '-->',
  '<i>',
  '</i>',
  '<b>',
  '<font x>',
  '</font>',
  '<br>',
  '<3',
  '{\\an8}',
  '{\\i1}',
  '{\\i0}',
  '{\\b1}',
  '{\\r}',
  '{\\p1}',
  '{\\p0}',
  '{y:i}',
  '{',
  '}',
  '\\N',
  '\n',
  '\n\n',
  '¬',
  '\ufffd',
  'Ø³Ù„Ø§Ù…',
  'ÓáÇã',
  'ط³ظ„ط§ظ…',
  'été',
  '&amp;',
  '&lt;i&gt;',
  '\u2028',
  '😀',
  '\u00a0',
  '<v Ali>',
  '<00:01.000>',
  '7',
];

function anyText(next: (below: number) => number): string {
  return Array.from({ length: next(9) }, () => PIECES[next(PIECES.length)]).join('');
}

function anyTime(next: (below: number) => number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${next(40) === 0 ? '-' : ''}00:0${next(2)}:${pad(next(60))},${String(next(1000)).padStart(3, '0')}`;
}

function anySrt(next: (below: number) => number): string {
  return Array.from({ length: 1 + next(6) }, (_, index) => {
    const number = next(9) === 0 ? '' : `${index + 1}\n`;
    const coordinates = next(20) === 0 ? ' X1:10 line:0' : '';
    return `${number}${anyTime(next)} --> ${anyTime(next)}${coordinates}\n${anyText(next)}${next(9) === 0 ? '' : '\n'}\n`;
  }).join('');
}

const asVtt = (srt: string) => `WEBVTT\n\n${srt.replace(/(\d\d),(\d{3})/g, '$1.$2')}`;

function asAss(srt: string): string {
  const lines = srt
    .split('\n')
    .map((text) => `Dialogue: 0,0:00:0${text.length % 10}.00,0:00:1${text.length % 7}.00,A,,0,0,0,,${text}`);
  return `[Script Info]\n[V4+ Styles]\nStyle: A\n[Events]\n${lines.join('\n')}`;
}

const ids = (mends: { id: number }[]) => mends.map(({ id }) => id);
const TIMES = /^(\d\d):(\d\d):(\d\d)\.(\d{3}) --> (\d\d):(\d\d):(\d\d)\.(\d{3})/gm;

function timesIn(vtt: string): [number, number][] {
  return [...vtt.matchAll(TIMES)].map((match) => {
    const [h = 0, m = 0, s = 0, f = 0, eh = 0, em = 0, es = 0, ef = 0] = match.slice(1).map(Number);
    return [((h * 60 + m) * 60 + s) * 1_000 + f, ((eh * 60 + em) * 60 + es) * 1_000 + ef];
  }, TIMEOUT_MS);
}

/** On a busy machine. */
const TIMEOUT_MS = 240_000;
/** A hundred times what it takes. */
const MOMENT_MS = 30_000;

describe('of any subtitle, the doctor', () => {
  it.each([
    ['SRT', (text: string) => text],
    ['WebVTT', asVtt],
    ['ASS', asAss],
  ])(
    'finds nothing in what he has mended (%s)',
    (_, write) => {
      const next = numbers(7);
      for (let round = 0; round < 1_000; round += 1) {
        const file = write(anySrt(next));
        const found = diagnose(Buffer.from(file));
        const mended = applied(found, ids(found.mends));
        if (!mended.includes('-->')) continue;
        const again = diagnose(Buffer.from(mended));
        expect([file, mended, again.mends]).toEqual([file, mended, []]);
        expect(applied(again, [])).toBe(mended);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'writes times that are never negative and in order, whatever of his mends is accepted',
    () => {
      const next = numbers(11);
      for (let round = 0; round < 1_000; round += 1) {
        const file = anySrt(next);
        const found = diagnose(Buffer.from(file));
        const vtt = applied(
          found,
          ids(found.mends).filter(() => next(2) === 0),
        );
        const times = timesIn(vtt);
        const starts = times.map(([start]) => start);
        expect([file, starts]).toEqual([file, [...starts].sort((a, b) => a - b)]);
        expect(times.every(([start, end]) => end > start)).toBe(true);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'changes only cues of which an accepted mend was shown, and shows the text that comes out',
    () => {
      const next = numbers(13);
      for (let round = 0; round < 1_000; round += 1) {
        const found = diagnose(Buffer.from(anySrt(next)));
        const { cues, mends } = found;
        for (const [index, cue] of cues.entries()) {
          const own = mends.filter((mend) => mend.cue === index + 1);
          const alone = { cues: [cue], mends: own.map((mend) => ({ ...mend, cue: 1 })) };
          if (own.some(({ change }) => change.drop)) continue;
          const texts = own.filter(({ change }) => change.edits ?? change.rewrite);
          const shown = texts.at(-1)?.after ?? cue.text;
          expect(textIn(applied(alone, ids(own)))).toBe(withoutEmptyLines(shown));
          expect(textIn(applied(alone, []))).toBe(withoutEmptyLines(cue.text));
        }
      }
    },
    TIMEOUT_MS,
  );

  it(
    'survives 10,000 broken files with one clear error',
    () => {
      const next = numbers(17);
      let read = 0;
      for (let round = 0; round < 10_000; round += 1) {
        const bytes = broken(next);
        try {
          const found = diagnose(bytes);
          applied(found, ids(found.mends));
          read += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(SubtitleUnreadable);
        }
      }
      // Else nothing but the error was looked at.
      expect(read).toBeGreaterThan(2_000);
    },
    TIMEOUT_MS,
  );

  it.each(['\n', '\r\n', ' \n', '\t\n'])(
    'reads 200,000 × %j in one go: what looks over the same again for each would not come to an end',
    (piece) => {
      const cue = '1\n00:00:01,000 --> 00:00:02,000\nسلام';
      const text = `${piece.repeat(200_000)}${cue}${piece.repeat(200_000)}`;
      const run = () => {
        try {
          diagnose(Buffer.from(text));
        } catch (error) {
          expect(error).toBeInstanceOf(SubtitleUnreadable);
        }
      };
      // A loop that nothing else could end.
      runInNewContext('run()', { run }, { timeout: MOMENT_MS });
    },
    TIMEOUT_MS,
  );
});

function textIn(vtt: string): string {
  return vtt.split('\n').slice(3).join('\n').replace(/\n$/, '');
}

function withoutEmptyLines(text: string): string {
  return text
    .replaceAll('-->', '--&gt;')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** Noise, and subtitles with bytes changed, lost or doubled, in any charset. */
function broken(next: (below: number) => number): Buffer {
  if (next(5) === 0) return Buffer.from(Array.from({ length: next(300) }, () => next(256)));
  const file =
    [anySrt, (n: typeof next) => asVtt(anySrt(n)), (n: typeof next) => asAss(anySrt(n))][next(3)]?.(next) ?? '';
  const bytes = Buffer.from(file, (['utf8', 'utf16le', 'latin1'] as const)[next(3)] ?? 'utf8');
  for (let change = next(6); change > 0 && bytes.length > 0; change -= 1) bytes[next(bytes.length)] = next(256);
  const from = next(4) === 0 ? next(bytes.length + 1) : 0;
  return Buffer.concat([
    bytes.subarray(from),
    next(4) === 0 ? bytes.subarray(0, next(bytes.length + 1)) : Buffer.alloc(0),
  ]);
}
