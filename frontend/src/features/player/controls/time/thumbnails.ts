/** A small picture of the film: a part of a sheet. */
export interface Thumbnail {
  from: number;
  to: number;
  /** Absolute. */
  sheet: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const TIMES = /^((?:\d+:)?\d\d:\d\d\.\d{3})\s+-->\s+((?:\d+:)?\d\d:\d\d\.\d{3})/;
const PLACE = /^(.+)#xywh=(\d+),(\d+),(\d+),(\d+)$/;

/**
 * Reads a WebVTT file of thumbnails (`3.jpg#xywh=0,90,160,90`), whatever it does not understand left out.
 * @param base absolute address of the file, from which the sheets are named.
 */
export function parseThumbnails(text: string, base: string): Thumbnail[] {
  const found: Thumbnail[] = [];
  for (const block of text.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => TIMES.test(line));
    const times = TIMES.exec(lines[at] ?? '');
    const place = PLACE.exec(lines[at + 1]?.trim() ?? '');
    if (!times?.[1] || !times[2] || !place?.[1]) continue;
    const [x = 0, y = 0, width = 0, height = 0] = place.slice(2).map(Number);
    const sheet = new URL(place[1], base).href;
    found.push({ from: seconds(times[1]), to: seconds(times[2]), sheet, x, y, width, height });
  }
  return found;
}

/** @returns the picture of a second; past the last one, the last. */
export function thumbnailAt(thumbnails: readonly Thumbnail[], second: number): Thumbnail | null {
  return thumbnails.find(({ to }) => second < to) ?? thumbnails.at(-1) ?? null;
}

const seconds = (time: string) => time.split(':').reduce((total, part) => total * 60 + Number(part), 0);
