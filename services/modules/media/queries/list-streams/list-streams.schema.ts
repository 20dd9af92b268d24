import { z } from 'zod';
import { streamStage } from '../../contract/streams.events.ts';

const MAX_MEDIA = 40;
const checksums = z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(MAX_MEDIA);

export const listStreamsRequest = z.object({
  media: z
    .string()
    .max(MAX_MEDIA * 65)
    .transform((text) => text.split(',').filter((checksum) => checksum !== ''))
    .pipe(checksums)
    .describe('SHA-256 of media files, a comma between them'),
});
export type ListStreamsRequest = z.infer<typeof listStreamsRequest>;

/** A film's stream as the console shows it. */
export const consoleStream = z
  .object({
    checksum: z.string().describe('SHA-256 of the media file'),
    state: z.enum([...streamStage.options, 'ready']),
    percent: z.number().int(),
    error: z.string().nullable(),
    changed_at: z.iso.datetime(),
    qualities: z.array(z.string()).describe('such as 720p; none before it is ready'),
  })
  .meta({ id: 'ConsoleStream' });
export type ConsoleStream = z.infer<typeof consoleStream>;
