interface DemoComment {
  key: string;
  /** English title of a news post of the demo. */
  title: string;
  by: string;
  /** The key of the comment that it answers. */
  answers?: string;
  body: string;
}

const TRAIN = 'The train that frightened nobody';
const TYPED = 'Type it as you hear it';

export const DEMO_COMMENTS: readonly DemoComment[] = [
  {
    key: 'three mistakes',
    title: TYPED,
    by: 'shirin',
    body: 'اسم کارگردان لهستانی را با سه غلط نوشتم و پیدا شد. فکر می‌کردم شانسی بوده!',
  },
  {
    key: 'keyboard',
    title: TYPED,
    by: 'kaveh',
    answers: 'three mistakes',
    body: 'با فاصله و بی‌فاصله هم فرقی نمی‌کند.',
  },
  {
    key: 'posters',
    title: 'Why our posters are drawn',
    by: 'babak',
    body: 'I like that no two of them look alike. I would hang some of them on a wall.',
  },
  {
    key: 'lesson',
    title: TRAIN,
    by: 'mahtab',
    body: 'این داستان را در کلاس سینما به ما درس داده بودند. حالا باید به استادم نامه بنویسم.',
  },
  { key: 'letter', title: TRAIN, by: 'babak', answers: 'lesson', body: 'Please tell us what the answer was.' },
  {
    key: 'song',
    title: 'The first Persian talkie was made in Bombay',
    by: 'kaveh',
    body: 'پدربزرگم این فیلم را در تهران دیده بود و تا آخر عمر ترانه‌اش را زمزمه می‌کرد.',
  },
  {
    key: 'ten',
    title: 'How long is a season?',
    by: 'shirin',
    body: 'Ten is the right number: long enough to care, short enough for one winter.',
  },
];
