import type { ParsedSubtitle } from './cue.ts';
import { parseAss } from './parse-ass.ts';
import { parseTimedLines } from './parse-timed-lines.ts';
import { SubtitleUnreadable } from './subtitle-unreadable.ts';

/** A film of four hours with a cue each second has fewer. */
const MAX_CUES = 15_000;
/** Notes, styles and what else is no cue: one before each cue would be many, and a moderator is shown them all. */
const MAX_BLOCKS = MAX_CUES;

/** No \s at the start of a line: it takes empty lines too, and each of ten thousand would look over all that follow. */
const ASS = /^[ \t]*(?:\[(?:script info|events|v4\+? styles)\]|dialogue[ \t]*:)/im;

/** By what stands in it: names of files are often wrong. @throws SubtitleUnreadable */
export function parse(text: string): ParsedSubtitle {
  if (text.trim() === '') throw new SubtitleUnreadable('subtitle_empty');
  const parsed = read(text);
  if (parsed.cues.length === 0) throw new SubtitleUnreadable('not_a_subtitle');
  if (parsed.cues.length > MAX_CUES || parsed.blocks.length > MAX_BLOCKS)
    throw new SubtitleUnreadable('subtitle_too_long');
  return parsed;
}

function read(text: string): ParsedSubtitle {
  if (/^\ufeff?WEBVTT(?:[ \t\r\n]|$)/i.test(text)) return parseTimedLines(text, 'vtt');
  return ASS.test(text) ? parseAss(text) : parseTimedLines(text, 'srt');
}
