import { z } from 'zod';
import { CHARSETS } from '../../domain/doctor/decode.ts';
import { MEND_KINDS } from '../../domain/doctor/mends/mend.ts';
import { consoleSubtitle } from '../list-console-subtitles/console-subtitle.schema.ts';

export const readAs = z.object({
  charset: z.enum(CHARSETS).optional().describe('instead of the one that was guessed'),
});
export type ReadAs = z.infer<typeof readAs>;

const milliseconds = z.number().int();
const edit = z.object({
  at: z.number().int(),
  size: z.number().int().describe('0 puts something in'),
  text: z.string(),
});

const mend = z
  .object({
    id: z.number().int(),
    kind: z.enum(MEND_KINDS),
    cue: z.number().int().nullable().describe('number of its cue; null for what belongs to none'),
    before: z.string(),
    after: z.string(),
    required: z.boolean().describe('no WebVTT can be written without it'),
    needs: z.array(z.number().int()).describe('mends without which it is not done'),
    change: z
      .object({
        rewrite: z.string().optional(),
        edits: z.array(edit).optional(),
        settings: z.string().optional(),
        time: z.object({ start: milliseconds, end: milliseconds }).optional(),
        drop: z.literal(true).optional(),
      })
      .describe('what it does to its cue: edits are places in the text, as rewrite has made it'),
  })
  .meta({ id: 'SubtitleMend' });

export const consoleSubtitleDetail = consoleSubtitle
  .extend({
    fingerprint: z.string().describe('of cues and mends; goes back with the acceptance'),
    lines: z
      .array(z.object({ start: milliseconds, end: milliseconds, text: z.string(), settings: z.string() }))
      .describe('the cues as they were sent, in the order of the file; text is WebVTT'),
    proposals: z.array(mend),
  })
  .meta({ id: 'ConsoleSubtitleDetail' });
export type ConsoleSubtitleDetail = z.infer<typeof consoleSubtitleDetail>;
