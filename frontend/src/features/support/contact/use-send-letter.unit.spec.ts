import { letterSchema } from './use-send-letter.ts';

const LETTER = { name: 'آن', email: 'ann@example.com', subject: 'پرسش', body: 'کی می‌آید؟' };
const sentences = (changes: object) =>
  letterSchema.safeParse({ ...LETTER, ...changes }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe('the contact form', () => {
  it('takes a letter', () => expect(sentences({})).toEqual([]));

  it('says of each field what is wrong', () => {
    expect(sentences({ name: ' ', email: 'ann', subject: '', body: '' })).toEqual([
      ['name', 'Please enter your name'],
      ['email', 'The email is not valid'],
      ['subject', 'Please enter a subject'],
      ['body', 'Please write a message'],
    ]);
    expect(sentences({ body: '🎬'.repeat(5_001) })).toEqual([['body', 'A message has at most 5000 characters']]);
    expect(sentences({ body: '🎬'.repeat(5_000) })).toEqual([]);
  });
});
