import { z } from 'zod';
import { channel } from '../../contract/channel.events.ts';

const posts_count = z.number().int();

export const consoleChannels = z
  .object({
    version: z.number().int().describe('goes back with the change; 0 before the first'),
    channels: z.array(channel.extend({ posts_count })).describe('in their order'),
    unlisted: z
      .array(z.object({ key: z.string(), posts_count }))
      .describe('channels that series name and the list does not have'),
  })
  .meta({ id: 'ConsoleChannels' });
export type ConsoleChannels = z.infer<typeof consoleChannels>;
