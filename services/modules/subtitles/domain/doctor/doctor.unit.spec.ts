import { applied, type Diagnosis, diagnose } from './doctor.ts';
import type { MendKind } from './mends/mend.ts';

const ids = ({ mends }: Diagnosis) => mends.map(({ id }) => id);
const mended = (file: string | Uint8Array, language?: string) => {
  const found = diagnose(Buffer.from(file), language);
  return applied(found, ids(found));
};
const cuesIn = (vtt: string) => vtt.trim().split('\n\n').slice(1);
/** A file of one cue that lasts long enough for any text. */
const srtOf = (...texts: string[]) =>
  texts.map((text, index) => `${index + 1}\r\n00:0${index}:01,000 --> 00:0${index}:09,000\r\n${text}\r\n`).join('\r\n');
const textOf = (cue: string | undefined) => cue?.split('\n').slice(1).join('\n');

const TEXTS: [name: string, typed: string, meant: string, kinds: MendKind[]][] = [
  ['leaves what is right', 'سلام، حالت چطور است؟', 'سلام، حالت چطور است؟', []],
  ['leaves half-spaces', 'نمی‌خواهم به خانه‌شان بروم.', 'نمی‌خواهم به خانه‌شان بروم.', []],
  ['leaves Latin lines', '- Who are you?\n- Nobody.', '- Who are you?\n- Nobody.', []],
  ['leaves a sentence that goes on', '...و بعد از آن رفت', '...و بعد از آن رفت', []],
  ['leaves a sentence that breaks off', 'من فقط می‌خواستم -', 'من فقط می‌خواستم -', []],
  ['leaves a speaker’s dash', '- کجا بودی؟\n- همین‌جا.', '- کجا بودی؟\n- همین‌جا.', []],
  ['leaves brackets over two lines', '(صدای باران\nاز دور)', '(صدای باران\nاز دور)', []],
  ['leaves italics', '<i>یادت هست؟</i>', '<i>یادت هست؟</i>', []],
  ['leaves quotation', 'گفت: «برو!»', 'گفت: «برو!»', []],
  ['leaves a number before its sign', '.5 متر مانده', '.5 متر مانده', []],
  ['leaves .NET', '.NET بلدی', '\u200f.NET بلدی', ['marks']],
  ['knows ی', 'علي كجاست؟', 'علی کجاست؟', ['letters']],
  ['knows ى', 'موسى', 'موسی', ['letters']],
  ['knows Arabic digits', 'ساعت ١٢:٤٥', 'ساعت ۱۲:۴۵', ['letters']],
  ['leaves Latin digits', 'ساعت 12:45', 'ساعت 12:45', []],
  ['knows letters by their shapes', 'ﺳﻼﻡ ﺩﻭﺳﺖ ﻣﻦ', 'سلام دوست من', ['letters']],
  ['knows the half-space of old editors', 'می¬روم خانه', 'می‌روم خانه', ['debris']],
  ['takes lost bytes away', 'سل\ufffdام', 'سلام', ['debris']],
  ['reads UTF-8 that was read as Windows-1252', 'Ø³Ù„Ø§Ù…ØŒ Ú©Ø¬Ø§ÛŒÛŒØŸ', 'سلام، کجایی؟', ['encoding']],
  ['reads UTF-8 that was read as Windows-1256', 'ط³ظ„ط§ظ… ط¯ظˆط³طھ ظ…ظ†', 'سلام دوست من', ['encoding']],
  ['reads Windows-1256 that was read as Windows-1252', 'ÓáÇã ÏæÓÊ ãä', 'سلام دوست من', ['encoding']],
  ['leaves French', 'Où étaient les élèves à Noël ?', 'Où étaient les élèves à Noël ?', []],
  [
    'mends what comes to light',
    'ßÌÇ ÈæÏí',
    'كجا بودي'.replaceAll('ي', 'ی').replaceAll('ك', 'ک'),
    ['encoding', 'letters'],
  ],
  ['moves a full stop', '.من اینجا هستم', 'من اینجا هستم.', ['punctuation']],
  ['moves a question mark', '؟کجا می‌روی', 'کجا می‌روی؟', ['punctuation']],
  ['moves both, as they were seen', '!؟چی گفتی', 'چی گفتی؟!', ['punctuation']],
  ['moves a comma', '،اگر بیایی', 'اگر بیایی،', ['punctuation']],
  ['moves it in each line', '.نه\n!آره', 'نه.\nآره!', ['punctuation']],
  ['moves it behind a dash', '- .من نبودم', '- من نبودم.', ['punctuation']],
  ['moves it within italics', '<i>.یادم هست</i>', '<i>یادم هست.</i>', ['punctuation']],
  ['moves speakers’ dashes', 'کجا بودی؟ -\nهمین‌جا. -', '- کجا بودی؟\n- همین‌جا.', ['punctuation']],
  ['turns brackets', ')صدای در(', '(صدای در)', ['punctuation']],
  ['moves the bracket that closes', '(من رفتم (با علی', 'من رفتم (با علی)', ['punctuation']],
  ['moves the bracket that opens', 'صدای زنگ) چه کسی است؟)', '(صدای زنگ) چه کسی است؟', ['punctuation']],
  ['moves a full stop before brackets', '.(صدای خنده)', '(صدای خنده).', ['punctuation']],
  ['takes embeddings away', '\u202bسلام دوست من.\u202c', 'سلام دوست من.', ['marks']],
  ['takes marks at the ends away', '\u200fخداحافظ!\u200f', 'خداحافظ!', ['marks']],
  ['takes marks as entities away', '&rlm;خداحافظ!', 'خداحافظ!', ['marks']],
  ['leaves a mark that has a meaning', 'زبان C++\u200e را بلدی؟', 'زبان C++\u200e را بلدی؟', []],
  ['marks a Persian line that begins Latin', 'NASA این را گفت.', '\u200fNASA این را گفت.', ['marks']],
  ['keeps such a mark', '\u200fNASA این را گفت.', '\u200fNASA این را گفت.', []],
  ['drops fonts', '<font color="#ff0000">مراقب باش!</font>', 'مراقب باش!', ['tags']],
  ['writes tags small', '<I>شاید</I>', '<i>شاید</i>', ['tags']],
  ['breaks lines', 'یک<br>دو', 'یک\nدو', ['tags']],
  ['drops what was never opened', 'بس است</i>', 'بس است', ['tags']],
  ['drops MicroDVD', '{y:i}پایان', 'پایان', ['tags']],
  ['keeps words in angle brackets', '<خنده> نه', '&lt;خنده&gt; نه', []],
  ['keeps a heart', 'دوستت دارم <3', 'دوستت دارم &lt;3', []],
  ['keeps an ampersand', 'تام & جری', 'تام &amp; جری', []],
  [
    'mends all at once',
    '{\\i1}<font face="x">.علي رفت</font>{\\i0}',
    '<i>علی رفت.</i>',
    ['tags', 'letters', 'punctuation'],
  ],
];

describe('the doctor', () => {
  it.each(TEXTS)('%s', (_, typed, meant, kinds) => {
    const found = diagnose(Buffer.from(srtOf(typed)));
    expect(found.mends.map(({ kind }) => kind)).toEqual(kinds);
    expect(textOf(cuesIn(applied(found, ids(found)))[0])).toBe(meant);
  });

  it('moves dots and dashes in a file whose lines are typed for the left', () => {
    const file = srtOf('.من رفتم', '؟چرا رفتی', '!برگرد', '...نمی‌دانم', 'بیا -');
    expect(cuesIn(mended(file)).map(textOf)).toEqual(['من رفتم.', 'چرا رفتی؟', 'برگرد!', 'نمی‌دانم...', '- بیا']);
  });

  it('mends letters in Persian only', () => {
    expect(textOf(cuesIn(mended(srtOf('علي كبير ١٢'), 'ar'))[0])).toBe('علي كبير ١٢');
  });

  it('does what was accepted, and that alone', () => {
    const found = diagnose(Buffer.from(srtOf('{\\an8}<font size=4>.علي كجاست</font>')));
    expect(found.mends.map(({ kind }) => kind)).toEqual(['tags', 'letters', 'punctuation']);
    expect(textOf(cuesIn(applied(found, []))[0])).toBe('{\\an8}<font size=4>.علي كجاست</font>');
    expect(textOf(cuesIn(applied(found, [2]))[0])).toBe('{\\an8}<font size=4>.علی کجاست</font>');
    expect(textOf(cuesIn(applied(found, [3]))[0])).toBe('{\\an8}<font size=4>علي كجاست.</font>');
    expect(cuesIn(applied(found, [1]))[0]).toBe('00:00:01.000 --> 00:00:09.000 line:0\n.علي كجاست');
  });

  it('does nothing that rests on a refused mend', () => {
    const found = diagnose(Buffer.from(srtOf('ßÌÇ ÈæÏí')));
    expect(textOf(cuesIn(applied(found, [2]))[0])).toBe('ßÌÇ ÈæÏí');
  });

  it('drops a cue of which nothing is left', () => {
    const found = diagnose(Buffer.from(srtOf('{\\p1}m 0 0 l 10 10{\\p0}', 'سلام')));
    expect(cuesIn(applied(found, ids(found))).map(textOf)).toEqual(['سلام']);
    expect(cuesIn(applied(found, []))).toHaveLength(2);
  });

  it('says the same of the same bytes', () => {
    const file = Buffer.from(srtOf('.علي'));
    expect(diagnose(file).fingerprint).toBe(diagnose(file).fingerprint);
    expect(diagnose(file).fingerprint).not.toBe(diagnose(Buffer.from(srtOf('.علی'))).fingerprint);
  });
});

describe('times', () => {
  const cue = (times: string, text = 'یک خط کوتاه') => `1\n${times}\n${text}\n\n`;
  const timesIn = (file: string) => cuesIn(mended(file)).map((block) => block.split('\n')[0]);
  const kindsIn = (file: string) => diagnose(Buffer.from(file)).mends.map(({ kind }) => kind);

  it.each([
    ['overlap', ['00:00:01,000 --> 00:00:05,000', '00:00:03,000 --> 00:00:06,000'], '00:00:01.000 --> 00:00:03.000'],
    ['too-short', ['00:00:01,000 --> 00:00:01,200'], '00:00:01.000 --> 00:00:01.500'],
    ['too-long', ['00:00:01,000 --> 00:00:31,000'], '00:00:01.000 --> 00:00:11.000'],
    ['invalid-time', ['00:00:05,000 --> 00:00:05,000'], '00:00:05.000 --> 00:00:06.000'],
    ['invalid-time', ['-00:00:05,000 --> 00:00:02,000'], '00:00:00.000 --> 00:00:02.000'],
  ] as const)('are mended: %s %j', (kind, times, first) => {
    const file = times.map((time) => cue(time)).join('');
    expect(kindsIn(file)).toEqual([kind]);
    expect(timesIn(file)[0]).toBe(first);
  });

  it('give time to read', () => {
    const file = cue(
      '00:00:01,000 --> 00:00:02,000',
      'این خط آن‌قدر دراز است که هیچ‌کس در یک ثانیه آن را نمی‌خواند و نمی‌فهمد',
    );
    expect(kindsIn(file)).toEqual(['too-fast']);
  });

  it('may be the same for two speakers, and cross what stands at the top', () => {
    const at = '00:00:01,000 --> 00:00:05,000';
    expect(kindsIn(cue(at) + cue(at))).toEqual([]);
    const sign = cue('00:00:02,000 --> 00:00:09,000', '{\\an8}فروشگاه');
    expect(kindsIn(cue(at) + sign)).toEqual(['tags']);
  });

  it('are put in order', () => {
    const file = cue('00:00:09,000 --> 00:00:12,000', 'دو') + cue('00:00:01,000 --> 00:00:04,000', 'یک');
    expect(cuesIn(mended(file)).map(textOf)).toEqual(['یک', 'دو']);
    expect(kindsIn(file)).toEqual(['order', 'order']);
  });

  it('are read as people write them', () => {
    const file =
      cue('0:01:02.5 -> 0:01:05,25') +
      cue('۰۰:۰۲:۰۰,۰۰۰ --> ۰۰:۰۲:۰۳,۰۰۰') +
      cue('03:00 –> 03:04') +
      cue('00:04:00:100 --> 00:04:02:200');
    expect(timesIn(file)).toEqual([
      '00:01:02.500 --> 00:01:05.250',
      '00:02:00.000 --> 00:02:03.000',
      '00:03:00.000 --> 00:03:04.000',
      '00:04:00.100 --> 00:04:02.200',
    ]);
  });
});

describe('files', () => {
  const srt = srtOf('سلام، پدر گفت ژاله کجاست؟', 'چای گرم است.');
  const texts = ['سلام، پدر گفت ژاله کجاست؟', 'چای گرم است.'];
  const cp1256 = (text: string) => {
    const decoder = new TextDecoder('windows-1256');
    const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
    // It has no letter of its own for the Persian ye.
    return Uint8Array.from([...text.replaceAll('ی', 'ي')].map((letter) => bytes.get(letter) ?? 0x3f));
  };
  const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

  it.each([
    ['utf-8', Buffer.from(srt)],
    ['utf-8', Buffer.from(`\ufeff${srt}`)],
    ['utf-16le', Buffer.from(`\ufeff${srt}`, 'utf16le')],
    ['utf-16le', Buffer.from(srt, 'utf16le')],
    ['utf-16be', utf16be(`\ufeff${srt}`)],
    ['utf-16be', utf16be(srt)],
    ['windows-1256', cp1256(srt)],
  ])('are read in %s', (charset, bytes) => {
    expect(diagnose(bytes).charset).toBe(charset);
    expect(cuesIn(mended(bytes)).map(textOf)).toEqual(texts);
  });

  it('are read in windows-1252', () => {
    const bytes = Buffer.from(srtOf('Où est-il ? À côté !', 'Ça va, j’arrive.'.replace('’', "'")), 'latin1');
    expect(diagnose(bytes).charset).toBe('windows-1252');
    expect(cuesIn(mended(bytes, 'fr')).map(textOf)).toEqual(['Où est-il ? À côté !', "Ça va, j'arrive."]);
  });

  it('of UTF-8 stay it with a byte lost', () => {
    const bytes = Buffer.concat([Buffer.from(srt), Buffer.from([0xd8])]);
    expect(diagnose(bytes).charset).toBe('utf-8');
  });

  it('of WebVTT come out as they were, notes and styles left out', () => {
    const cues =
      'one\n00:01.000 --> 00:04.000 line:0 align:start\n<v Ali>سلام</v>\n\n00:05.000 --> 00:07.000\nیک &amp; دو';
    const found = diagnose(Buffer.from(`WEBVTT - x\n\nSTYLE\n::cue { color: red }\n\nNOTE\nmine\n\n${cues}\n`));
    expect(found.mends.map(({ kind, before }) => [kind, before])).toEqual([
      ['block', '- x'],
      ['block', 'STYLE\n::cue { color: red }'],
      ['block', 'NOTE\nmine'],
    ]);
    expect(applied(found, [])).toBe(`WEBVTT\n\n${cues.replaceAll(/00:0/g, '00:00:0')}\n`);
  });

  it('of ASS are read by their columns', () => {
    const file = [
      '[Script Info]',
      'Title: x',
      '[V4+ Styles]',
      'Style: Default,Arial,20',
      '[Events]',
      'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
      'Comment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,no',
      'Dialogue: 0,0:00:05.50,0:00:08.00,Default,,0,0,0,,{\\an8\\fs20}{\\i1}بله، حتماً{\\i0}\\Nبرو',
      'Dialogue: 0,0:00:01.00,0:00:04.00,Default,,0,0,0,,{\\blur2}سلام',
    ].join('\r\n');
    expect(diagnose(Buffer.from(file)).format).toBe('ass');
    expect(mended(file)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nسلام\n\n00:00:05.500 --> 00:00:08.000 line:0\n<i>بله، حتماً</i>\nبرو\n',
    );
  });

  it('may lack numbers and empty lines', () => {
    const file =
      '00:00:01,000 --> 00:00:03,000\nیک\n00:00:04,000 --> 00:00:06,000\nدو\n3\n00:00:07,000 --> 00:00:09,000\n\nسه\n\nچهار';
    expect(cuesIn(mended(file)).map(textOf)).toEqual(['یک', 'دو', 'سه\nچهار']);
  });

  it.each([
    ['subtitle_empty', ''],
    ['subtitle_empty', ' \r\n'],
    ['not_a_subtitle', 'این یک نامه است.'],
    ['not_a_subtitle', 'WEBVTT\n\n'],
    ['not_a_subtitle', '\u0000\u0001\u0002\u0003PK'],
    ['subtitle_too_long', '00:00:01,000 --> 00:00:02,000\nx\n'.repeat(15_001)],
    ['subtitle_too_long', `00:00:01,000 --> 00:00:02,000\n${'x\n'.repeat(20_001)}`],
    ['subtitle_too_long', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'x'.repeat(20_001)}\n`],
    ['subtitle_too_long', `Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,${'x'.repeat(20_001)}\n`],
    ['subtitle_too_long', `${'a\n\n'.repeat(15_001)}00:00:01,000 --> 00:00:02,000\nx\n`],
    ['subtitle_too_long', `WEBVTT\n\n${'a\n\n'.repeat(300_000)}00:01.000 --> 00:02.000\nx\n`],
    ['subtitle_too_long', `WEBVTT\n\n00:01.000 --> 00:02.000\nx\n\n${'a\n\n'.repeat(300_000)}`],
  ])('that are none are refused: %s', (code, file) => {
    expect(() => diagnose(Buffer.from(file))).toThrow(expect.objectContaining({ code }));
  });

  it('without an empty line are looked through once, not once for each cue', () => {
    const begun = performance.now();
    expect(() => diagnose(Buffer.from(`WEBVTT\n${'0:0-->0:1\n'.repeat(100_000)}`))).toThrow(
      expect.objectContaining({ code: 'subtitle_too_long' }),
    );
    expect(performance.now() - begun).toBeLessThan(4_000);
  });
});
