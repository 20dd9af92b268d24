/* The unit of all ratios: bare node:http with one fixed answer of 2 KB. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { announce, fixedAnswer } from './fixed-answer.ts';

const answer = fixedAnswer(2_048);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length };

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
