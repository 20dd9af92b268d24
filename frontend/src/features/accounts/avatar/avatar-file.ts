import * as z from 'zod/mini';

/** Specification §5: a picture has to be smaller than this, in bytes. */
const AVATAR_SIZE_LIMIT = 5_242_880;
/** Its message says 1 MB; bound and text are both kept as they are given there. */
const TOO_LARGE = 'File size shouldent be more than 1 MB';
const NO_PICTURE = 'Only JPG and PNG pictures are accepted';

export const AVATAR_TYPES = ['image/jpeg', 'image/png'];

/** What can be checked of a file before it is sent; the server looks inside. */
export const avatarFileSchema = z.instanceof(File).check(
  z.refine(({ type }) => AVATAR_TYPES.includes(type), NO_PICTURE),
  z.refine(({ size }) => size < AVATAR_SIZE_LIMIT, TOO_LARGE),
);
