import { submissionKeys } from './submission-key.ts';

function counted() {
  let number = 0;
  return submissionKeys(() => {
    number += 1;
    return { 'Idempotency-Key': `key-${number}` };
  });
}

describe('submissionKeys', () => {
  it('gives the same content the same key: a double tap, a retry', () => {
    const keys = counted();
    expect(keys.headersFor('a')).toEqual(keys.headersFor('a'));
  });

  it('gives changed content a new key', () => {
    const keys = counted();
    expect(keys.headersFor('a')).not.toEqual(keys.headersFor('b'));
  });

  it('takes the same words as a new submission once the first has arrived', () => {
    const keys = counted();
    const first = keys.headersFor('a');
    keys.markArrived();
    expect(keys.headersFor('a')).not.toEqual(first);
  });
});
