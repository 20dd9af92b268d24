import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { heroPost } from '../get-title/get-title.schema.ts';

export const sliderRequest = requestBody({});
export const sliderAnswer = z.object({ posts: z.array(heroPost) });
