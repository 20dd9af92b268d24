import { queryBody } from '#platform/http/request-schema.ts';

export const listTopPostsRequest = queryBody({});
