import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache/parde/test-pictures');

/** Lets a site find the pictures that sites before it have drawn: their names say what is on them. `npm test` begins with none. */
export async function sharePictures(dataDir: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await symlink(FOLDER, path.join(dataDir, 'images'));
}
