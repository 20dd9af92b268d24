import { opendir } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from './or-null.ts';

/** Every file of a folder and of those within, one after the other: there may be very many. */
export async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await orNull(opendir(folder));
  if (!entries) return;
  for await (const entry of entries) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(place);
    else yield place;
  }
}
