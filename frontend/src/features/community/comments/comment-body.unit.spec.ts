import { describe, expect, it } from 'vitest';
import { bodyFault, bodyLength } from './comment-body';

describe('a comment', () => {
  it('is counted in characters, without the space around it', () => {
    expect(bodyLength('  سلام 🎬 ')).toBe(6);
  });

  it('has between 2 and 4000 of them', () => {
    expect(bodyFault('   ')).toBe('Please write a comment');
    expect(bodyFault('a')).toBe('Please write a longer comment');
    expect(bodyFault('ab')).toBeNull();
    expect(bodyFault('x'.repeat(4000))).toBeNull();
    expect(bodyFault('x'.repeat(4001))).toBe('A comment has at most 4000 characters');
  });
});
