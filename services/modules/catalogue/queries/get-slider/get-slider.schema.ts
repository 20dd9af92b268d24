import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { heroPost } from '../get-title/get-title.schema.ts';

export const sliderRequest = queryBody({});
export const sliderAnswer = z.object({ posts: z.array(heroPost) });
