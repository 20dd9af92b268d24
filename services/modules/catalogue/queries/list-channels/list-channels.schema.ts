import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { postCard } from '../../contract/post-card.ts';

export const channelsRequest = queryBody({});
const channel = z
  .object({
    name: z.string().describe('as titles say it'),
    title: z
      .object({ fa: z.string(), en: z.string() })
      .nullable()
      .describe('its name to show; null where there is no other'),
    slug: z.string().nullable().describe('leads to its series as its name does'),
    logo: z.string().nullable().describe('few letters that stand for its logo'),
    posts_count: z.number().int(),
    posts: z.array(postCard).describe('its best known series, six at most'),
  })
  .meta({ id: 'Channel' });
export const channelsAnswer = z.object({ channels: z.array(channel) });
