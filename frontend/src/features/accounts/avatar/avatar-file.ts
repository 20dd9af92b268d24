/** Specification §5: a picture has to be smaller than this, in bytes. */
export const AVATAR_BYTES_BELOW = 5_242_880;
/** Its message says 1 MB; bound and text are both kept as they are given there. */
const TOO_LARGE = 'File size shouldent be more than 1 MB';
const NO_PICTURE = 'Only JPG and PNG pictures are accepted';

export const AVATAR_TYPES = ['image/jpeg', 'image/png'];

/** What can be seen of a file before it is sent; the server looks inside. @returns the key of a sentence, or null. */
export function avatarFault({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (!AVATAR_TYPES.includes(type)) return NO_PICTURE;
  return size >= AVATAR_BYTES_BELOW ? TOO_LARGE : null;
}
