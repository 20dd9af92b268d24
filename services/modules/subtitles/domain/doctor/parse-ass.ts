import type { Cue, ParsedSubtitle } from './cue.ts';
import { toPayload } from './payload.ts';

const DEFAULT_COLUMNS = 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'.split(',');
const TIME = /^\s*(-?)(\d{1,4}):(\d{1,2}):(\d{1,2})(?:[.,:](\d{1,3}))?\s*$/;

/** Advanced SubStation Alpha and its forerunner SSA: what is said and when; how it looked is a block. */
export function parseAss(text: string): ParsedSubtitle {
  const cues: Cue[] = [];
  const styles: string[] = [];
  let columns = DEFAULT_COLUMNS;
  let section = '';
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const heading = /^\s*\[(.{1,60})\]\s*$/.exec(line)?.[1];
    if (heading) section = heading.toLowerCase();
    const [, name = '', value = ''] = /^\s*([a-z]{1,20})\s*:\s?(.*)$/i.exec(line) ?? [];
    if (name === 'Style') styles.push(line.trim());
    if (name === 'Format' && section === 'events') columns = columnsOf(value);
    const cue = name === 'Dialogue' ? cueOf(value, columns) : null;
    if (cue) cues.push(cue);
  }
  return { format: 'ass', cues, blocks: styles.length > 0 ? [styles.join('\n')] : [] };
}

function columnsOf(format: string): string[] {
  const columns = format.split(',').map((column) => column.trim().toLowerCase());
  return columns.includes('start') && columns.includes('end') && columns.at(-1) === 'text' ? columns : DEFAULT_COLUMNS;
}

function cueOf(dialogue: string, columns: string[]): Cue | null {
  const values = dialogue.split(',');
  const value = (column: string) => values[columns.indexOf(column)] ?? '';
  const start = timeOf(value('start'));
  const end = timeOf(value('end'));
  if (start === null || end === null) return null;
  // The text is last, and may have commas of its own.
  const said = values.slice(columns.length - 1).join(',');
  const lines = said.replaceAll('\\h', '\u00a0').split(/\\n/i);
  return { start, end, id: null, settings: '', stray: '', text: toPayload(lines) };
}

/** @returns milliseconds. */
function timeOf(text: string): number | null {
  const [match, sign, hours, minutes, seconds, fraction = ''] = TIME.exec(text) ?? [];
  if (match === undefined) return null;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  const time = whole * 1_000 + Number(fraction.padEnd(3, '0'));
  return sign && time > 0 ? -time : time;
}
