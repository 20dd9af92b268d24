/** Specification §5: the file must be under this many bytes; the message speaks of 1 MB, and both are kept as given. */
export const AVATAR_BYTES_BELOW = 5_242_880;
export const AVATAR_TOO_LARGE = 'File size shouldent be more than 1 MB';
/** Wide and high at least, in pixels: of less nobody would be known. */
export const AVATAR_SMALLEST = 64;
/** Of the square that is kept, in pixels; the image host makes the smaller ones. */
export const AVATAR_SIDE = 512;

/** Name of a picture in the storage. */
export function avatarFile(avatar: string): string {
  return `avatars/${avatar}.jpg`;
}

/** The avatar that a file of the storage is. */
export function avatarOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
}
