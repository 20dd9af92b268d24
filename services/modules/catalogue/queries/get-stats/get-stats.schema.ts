import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';

export const statsRequest = queryBody({});

const count = z.number().int();
export const statsAnswer = z.object({ movies: count, series: count, people: count, files: count, comments: count });
