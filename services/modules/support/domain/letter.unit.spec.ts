import { answerOf, letterOf } from './letter.ts';

const letter = {
  name: ' Ann \n Actor ',
  email: ' a@example.com ',
  subject: 'On\r\nfilms',
  body: 'One\u202e\r\n\r\n\r\n\r\nTwo ',
};

describe('a letter', () => {
  it('is kept as plain text, its name and subject on one line', () => {
    expect(letterOf(letter)).toEqual({
      name: 'Ann Actor',
      email: 'a@example.com',
      subject: 'On films',
      body: 'One\n\nTwo',
    });
  });

  it('is refused in the words of specification §8, an answer of the staff in those of the console', () => {
    expect(() => letterOf({ ...letter, body: '' })).toThrow("There's a problem with your request please try again");
    expect(() => answerOf(' ')).toThrow('Please check the marked fields');
  });

  it('names every field that is wrong', () => {
    const errors = (typed: object) => {
      try {
        return letterOf({ ...letter, ...typed });
      } catch (error) {
        return (error as { errors: object }).errors;
      }
    };
    expect(errors({ name: ' ', subject: '\u200b', body: '' })).toEqual({
      'form.name': ['Please enter your name'],
      'form.subject': ['Please enter a subject'],
      'form.body': ['Please write a message'],
    });
    expect(errors({ name: 'x'.repeat(101), subject: 'x'.repeat(151), body: 'x'.repeat(5_001) })).toEqual({
      'form.name': ['A name has at most 100 characters'],
      'form.subject': ['A subject has at most 150 characters'],
      'form.body': ['A message has at most 5000 characters'],
    });
  });
});
