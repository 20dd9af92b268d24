import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

export const statsRequest = requestBody({});

const count = z.number().int();
export const statsAnswer = z.object({ movies: count, series: count, people: count, files: count, comments: count });
