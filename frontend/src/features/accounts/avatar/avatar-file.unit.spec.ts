import { avatarFileSchema } from './avatar-file.ts';

function errorOf({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  const file = new File([new Uint8Array(size)], 'me', { type });
  return avatarFileSchema.safeParse(file).error?.issues[0]?.message;
}

describe('avatarFileSchema', () => {
  it('takes a picture below the bound, not at it', () => {
    expect(errorOf({ size: 5_242_879, type: 'image/png' })).toBeUndefined();
    expect(errorOf({ size: 5_242_880, type: 'image/png' })).toBe('File size shouldent be more than 1 MB');
  });

  it('takes JPG and PNG only', () => {
    expect(errorOf({ size: 10, type: 'image/jpeg' })).toBeUndefined();
    expect(errorOf({ size: 10, type: 'image/svg+xml' })).toBe('Only JPG and PNG pictures are accepted');
  });
});
