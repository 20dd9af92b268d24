import { HOUR_MS, MINUTE_MS } from '#platform/kernel/time/durations.ts';

/** Small pictures lie in sheets, row by row, ten a row and ten rows. */
export const THUMBNAIL_SECONDS = 5;
export const THUMBNAIL_WIDTH = 160;
export const SHEET_SIDE = 10;
const PER_SHEET = SHEET_SIDE * SHEET_SIDE;

export const thumbnailHeight = (source: { width: number; height: number }) =>
  Math.max(2, 2 * Math.round((THUMBNAIL_WIDTH * source.height) / source.width / 2));

/** How many small pictures a film has, and on how many sheets. */
export function thumbnailCount(durationSeconds: number): { pictures: number; sheets: number } {
  const pictures = Math.max(1, Math.ceil(durationSeconds / THUMBNAIL_SECONDS));
  return { pictures, sheets: Math.ceil(pictures / PER_SHEET) };
}

/** WebVTT that says for each moment which part of which sheet shows it. @param height of one picture. */
export function thumbnailsVtt(durationSeconds: number, height: number): string {
  const cues = Array.from({ length: thumbnailCount(durationSeconds).pictures }, (_, index) => {
    const place = index % PER_SHEET;
    const x = (place % SHEET_SIDE) * THUMBNAIL_WIDTH;
    const y = Math.floor(place / SHEET_SIDE) * height;
    const until = Math.min((index + 1) * THUMBNAIL_SECONDS, durationSeconds);
    const sheet = Math.floor(index / PER_SHEET);
    return `${vttTime(index * THUMBNAIL_SECONDS)} --> ${vttTime(until)}\n${sheet}.jpg#xywh=${x},${y},${THUMBNAIL_WIDTH},${height}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** `01:02:03.400` */
export function vttTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1_000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(milliseconds % 1_000).padStart(3, '0');
  return `${two(milliseconds / HOUR_MS)}:${two((milliseconds / MINUTE_MS) % 60)}:${two((milliseconds / 1_000) % 60)}.${rest}`;
}
