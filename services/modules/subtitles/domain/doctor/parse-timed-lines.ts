import { latinDigits } from '#platform/kernel/text/typed/latin-digits.ts';
import type { Cue, ParsedSubtitle } from './cue.ts';
import { toPayload } from './payload.ts';

const TIME = String.raw`(-?)\s*(?:(\d{1,4})\s*:\s*)?(\d{1,3})\s*:\s*(\d{1,3})(?:\s*[.,:]\s*(\d{1,9}))?`;
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*(?:-{1,3}|[–—])\s*>\s*${TIME}(?:\s+(.*))?$`);
/** Longer lines are no times, whatever they look like. */
const MAX_TIMING_LENGTH = 300;
const NUMBER = /^\s*\ufeff?[\d۰-۹٠-٩]{1,7}\s*$/;
const SETTINGS: Record<string, RegExp> = {
  vertical: /^(?:rl|lr)$/,
  line: /^(?:-?\d{1,4}|\d{1,3}(?:\.\d{1,6})?%)(?:,(?:start|center|end))?$/,
  position: /^\d{1,3}(?:\.\d{1,6})?%(?:,(?:line-left|center|line-right))?$/,
  size: /^\d{1,3}(?:\.\d{1,6})?%$/,
  align: /^(?:start|center|end|left|right)$/,
};

interface Timing extends Pick<Cue, 'start' | 'end' | 'settings' | 'stray'> {
  line: number;
}

/** SRT and WebVTT, by their lines of times: numbers and empty lines may be missing or stand where they like. */
export function parseTimedLines(text: string, format: 'srt' | 'vtt'): ParsedSubtitle {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const timings: Timing[] = [];
  for (const [line, content] of lines.entries()) {
    const timing = timingOf(content);
    if (timing) timings.push({ ...timing, line });
  }
  if (format === 'vtt') return vttOf(lines, timings);
  const first = timings[0]?.line ?? 0;
  const head = lines.slice(0, NUMBER.test(lines[first - 1] ?? '') ? first - 1 : first);
  return { format, cues: srtCues(lines, timings), blocks: blocksIn(head) };
}

function srtCues(lines: string[], timings: Timing[]): Cue[] {
  return timings.map(({ line, ...timing }, index) => {
    const next = timings[index + 1]?.line;
    const to = next === undefined ? lines.length : next - (NUMBER.test(lines[next - 1] ?? '') ? 1 : 0);
    return { ...timing, id: null, text: toPayload(lines.slice(line + 1, Math.max(to, line + 1))) };
  });
}

function vttOf(lines: string[], timings: Timing[]): ParsedSubtitle {
  const cues: Cue[] = [];
  const blocks: string[] = [];
  let done = 1;
  let empty = 0;
  for (const [index, { line, ...timing }] of timings.entries()) {
    const before = lines[line - 1] ?? '';
    const hasId = line - 1 >= done && before.trim() !== '';
    // Not by `push(...)`: as arguments, some hundred thousand are more than the stack holds.
    for (const block of blocksIn(lines.slice(done, hasId ? line - 1 : line))) blocks.push(block);
    // Looked for again once it is passed: without an empty line each of many cues would look through all that follow.
    if (empty <= line) empty = emptyFrom(lines, line + 1);
    const next = timings[index + 1]?.line ?? lines.length;
    done = Math.min(next, empty);
    cues.push({ ...timing, id: hasId ? before : null, text: toPayload(lines.slice(line + 1, done), true) });
  }
  for (const block of blocksIn(lines.slice(done))) blocks.push(block);
  const [head = ''] = lines;
  const title = head.replace(/^WEBVTT/i, '').trim();
  return { format: 'vtt', cues, blocks: title ? [title, ...blocks] : blocks };
}

/** @returns the next empty line, or the end. */
function emptyFrom(lines: string[], from: number): number {
  const found = lines.indexOf('', from);
  return found === -1 ? lines.length : found;
}

function blocksIn(lines: string[]): string[] {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
}

function timingOf(line: string): Omit<Timing, 'line'> | null {
  if (!line.includes('>') || line.length > MAX_TIMING_LENGTH) return null;
  const match = TIMING.exec(latinDigits(line));
  if (!match) return null;
  const given = (match[11] ?? '').split(/\s+/).filter((token) => token !== '');
  const known = given.filter(isSetting);
  return {
    start: timeOf(match.slice(1, 6)),
    end: timeOf(match.slice(6, 11)),
    settings: known.join(' '),
    stray: given.filter((token) => !known.includes(token)).join(' '),
  };
}

function isSetting(token: string): boolean {
  const [name = '', value = ''] = token.split(/:(.*)/s);
  return Object.hasOwn(SETTINGS, name) && (SETTINGS[name]?.test(value) ?? false);
}

/** @returns milliseconds. */
function timeOf([sign, hours, minutes, seconds, fraction]: (string | undefined)[]): number {
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
  const time = whole * 1_000 + Number((fraction ?? '').padEnd(3, '0').slice(0, 3));
  return sign && time > 0 ? -time : time;
}
