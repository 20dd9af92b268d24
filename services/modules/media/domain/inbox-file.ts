import { z } from 'zod';

/** A plain name in the inbox: no folder, nothing hidden. */
const inboxFileName = z
  .string()
  .min(1)
  .max(255)
  .refine((name) => !/[/\\\0]/.test(name) && !name.startsWith('.'));

const FILM = /\.(mp4|m4v|mkv|webm)$/i;
export const isFilmName = (name: string) => FILM.test(name) && inboxFileName.safeParse(name).success;
