import { z } from 'zod';

const share = z.number().min(0).max(1);

/** A picture that the staff uploaded, and what is shown of it; all places in shares of its width and height. */
export const uploadedPicture = z
  .object({
    key: z.uuid(),
    tint: z.string().regex(/^#[0-9a-f]{6}$/),
    crop: z.object({ x: share, y: share, width: share.min(0.05), height: share.min(0.05) }),
    focus: z.object({ x: share, y: share }).describe('what no shape cuts off'),
  })
  .meta({ id: 'UploadedPicture' });

/** The file of a stored picture. */
export function pictureFile(key: string): string {
  return `pictures/${key}.jpg`;
}
