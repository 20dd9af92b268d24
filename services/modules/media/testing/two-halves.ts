import sharp from 'sharp';
import { eventually } from '#platform/testing/eventually.ts';
import { multipart } from '#platform/testing/multipart.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { DRAWING } from '../domain/artwork/drawing-version.ts';

/* Pictures of which one sees what is shown of them. */

const [DARK, BRIGHT] = [50, 200];

/** Left half red, right half blue. */
export async function halves(width: number, height: number): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

/** Which half alone a picture shows; null where it is any other picture. */
export async function sideOf(picture: Buffer): Promise<'left' | 'right' | null> {
  const [red = 0, green = 0, blue = 0] = await sharp(picture).resize(1, 1).raw().toBuffer();
  if (green > DARK) return null;
  if (red > BRIGHT && blue < DARK) return 'left';
  return blue > BRIGHT && red < DARK ? 'right' : null;
}

/** A picture in a size, as the public site asks for it, once it is the one that the address names and may be kept for good. */
export function shownAt({ app }: TestApp, address: string, size: string): Promise<Buffer> {
  const url = `${address.replace('.jpg', `-${size}.png`)}.${DRAWING}`;
  return eventually(async () => {
    const { headers, rawPayload } = await app.inject({ method: 'GET', url });
    expect(headers['cache-control']).toContain('immutable');
    return rawPayload;
  });
}

export async function uploadPicture({ app }: TestApp, bytes: Buffer, token: string) {
  const form = multipart({ bytes, name: 'picture.png', type: 'image/png' }, { token });
  const answer = await app.inject({ method: 'POST', url: '/api/console/pictures', ...form });
  return { status: answer.statusCode, body: answer.json() };
}
