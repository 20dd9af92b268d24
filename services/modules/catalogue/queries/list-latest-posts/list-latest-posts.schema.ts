import { requestBody } from '#platform/http/request-schema.ts';

export const latestPostsRequest = requestBody({});
