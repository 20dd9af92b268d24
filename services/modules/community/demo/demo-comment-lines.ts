/** A news post of the demo by its English title, or a title by its English name and year. */
export type DemoSubject = { news: string } | { name: string; year: number };

interface DemoComment {
  key: string;
  about: DemoSubject;
  by: string;
  /** The key of the comment that it answers. */
  answers?: string;
  spoiler?: true;
  /** For a moderator: nobody has let it through. */
  waits?: true;
  body: string;
}

const TRAIN = { news: 'The train that frightened nobody' };
const TYPED = { news: 'Type it as you hear it' };
const SEPARATION = { name: 'A Separation', year: 2011 };
const SPIRITED = { name: 'Spirited Away', year: 2001 };
const CHERNOBYL = { name: 'Chernobyl', year: 2019 };

export const DEMO_COMMENTS: readonly DemoComment[] = [
  {
    key: 'three mistakes',
    about: TYPED,
    by: 'shirin',
    body: 'اسم کارگردان لهستانی را با سه غلط نوشتم و پیدا شد. فکر می‌کردم شانسی بوده!',
  },
  {
    key: 'keyboard',
    about: TYPED,
    by: 'kaveh',
    answers: 'three mistakes',
    body: 'با فاصله و بی‌فاصله هم فرقی نمی‌کند.',
  },
  {
    key: 'posters',
    about: { news: 'Why our posters are drawn' },
    by: 'babak',
    body: 'I like that no two of them look alike. I would hang some of them on a wall.',
  },
  {
    key: 'lesson',
    about: TRAIN,
    by: 'mahtab',
    body: 'این داستان را در کلاس سینما به ما درس داده بودند. حالا باید به استادم نامه بنویسم.',
  },
  { key: 'letter', about: TRAIN, by: 'babak', answers: 'lesson', body: 'Please tell us what the answer was.' },
  {
    key: 'song',
    about: { news: 'The first Persian talkie was made in Bombay' },
    by: 'kaveh',
    body: 'پدربزرگم این فیلم را در تهران دیده بود و تا آخر عمر ترانه‌اش را زمزمه می‌کرد.',
  },
  {
    key: 'ten',
    about: { news: 'How long is a season?' },
    by: 'shirin',
    body: 'Ten is the right number: long enough to care, short enough for one winter.',
  },
  {
    key: 'stairs',
    about: SEPARATION,
    by: 'mahtab',
    body: 'هر بار که می‌بینم حق را به کس دیگری می‌دهم. بار اول نادر بود، این بار راضیه.',
  },
  {
    key: 'no side',
    about: SEPARATION,
    by: 'shirin',
    answers: 'stairs',
    body: 'هنرش همین است که نمی‌گذارد طرف کسی بایستیم.',
  },
  {
    key: 'corridor',
    about: SEPARATION,
    by: 'kaveh',
    spoiler: true,
    body: 'آن راهروی آخر و دری که بسته می‌ماند. هنوز نمی‌دانم ترمه چه گفت، و بهتر است ندانم.',
  },
  {
    key: 'train on water',
    about: SPIRITED,
    by: 'babak',
    body: 'The train over the water, four stops, hardly a word. I have never been so glad that nothing happens.',
  },
  { key: 'dubbed', about: SPIRITED, by: 'mahtab', body: 'دوبله‌اش هم خوب است، ولی بار اول با صدای اصلی ببینید.' },
  {
    key: 'two evenings',
    about: CHERNOBYL,
    by: 'shirin',
    body: 'پنج قسمت است ولی یک‌نفس نبینید؛ بعد از قسمت سوم یک شب فاصله لازم است.',
  },
  {
    key: 'subtitles elsewhere',
    about: CHERNOBYL,
    by: 'mahtab',
    waits: true,
    body: 'زیرنویس بهترش را از اینجا بگیرید: https://subtitles.example/chernobyl',
  },
  {
    key: 'daughter',
    about: SPIRITED,
    by: 'babak',
    waits: true,
    body: 'My daughter asked to ride to the end of the line and back. We have seen it three times this week.',
  },
  {
    key: 'one more side',
    about: SEPARATION,
    by: 'kaveh',
    answers: 'no side',
    waits: true,
    body: 'من طرف ترمه می‌ایستم؛ تنها کسی که کسی از او نپرسید.',
  },
];
