/* The unit by Fastify. */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { announce, fixedAnswer } from './fixed-answer.ts';

const answer = fixedAnswer(2_048);
const app = fastify();
app.get('/', (_request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(answer));
await app.listen({ port: 0, host: '127.0.0.1' });
announce((app.server.address() as AddressInfo).port);
