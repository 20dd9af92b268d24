import { describe, expect, it } from 'vitest';
import { avatarFault } from './avatar-file';

describe('avatarFault', () => {
  it('takes a picture below the bound, not at it', () => {
    expect(avatarFault({ size: 5_242_879, type: 'image/png' })).toBeNull();
    expect(avatarFault({ size: 5_242_880, type: 'image/png' })).toBe('File size shouldent be more than 1 MB');
  });

  it('takes JPG and PNG only', () => {
    expect(avatarFault({ size: 10, type: 'image/jpeg' })).toBeNull();
    expect(avatarFault({ size: 10, type: 'image/svg+xml' })).toBe('Only JPG and PNG pictures are accepted');
  });
});
