import { writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type Server, Socket } from 'node:net';
import { promisify } from 'node:util';
import { eventually } from '#platform/testing/eventually.ts';
import { edgeLogFolder } from './adapters/edge-log.ts';
import { EDGE_HEADER, EdgeWorkers } from './adapters/edge-workers.ts';
import { OpenTransfers } from './adapters/open-transfers.ts';
import { downloadPath } from './contract/file-links.port.ts';
import { type DeliverySite, type StoredBytes, startDelivery } from './testing/delivery-site.ts';
import { memoryMeter } from './testing/memory-meter.ts';

const SIZE = 1_000;
const WORKER = 'edge/1';

/** Keeps its connection, as a worker of nginx does. */
const agent = new Agent({ keepAlive: true });
let site: DeliverySite;
let film: StoredBytes;

beforeAll(async () => {
  site = await startDelivery({ DELIVERY: 'accel' });
  film = await site.store(SIZE);
}, 60_000);
afterAll(async () => {
  agent.destroy();
  await site?.close();
});
beforeEach(() => memoryMeter.reset());

const ask = () => {
  const { port } = site;
  const path = downloadPath(site.sign(film), 'film.mp4');
  return request({ port, host: '127.0.0.1', path, agent, headers: { [EDGE_HEADER]: WORKER } });
};
const answerOf = (asked: ReturnType<typeof ask>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    asked.on('error', reject).on('response', (answer) => answer.resume().on('end', () => resolve(answer)));
    asked.end();
  });
const openTransfers = () => site.test.app.get(OpenTransfers);

it('settles at nothing what nginx has left before it was admitted', async () => {
  const admitted = Promise.withResolvers<void>();
  memoryMeter.gate = admitted.promise;
  const asked = ask();
  asked.on('error', () => undefined).end();
  await eventually(() => expect(memoryMeter.asked).toBe(1));
  asked.destroy();
  const server: Server = site.test.app.getHttpServer();
  await eventually(async () => expect(await promisify(server.getConnections.bind(server))()).toBe(0));
  admitted.resolve();
  await eventually(() => expect(memoryMeter.settled).toEqual([[0, SIZE, 0]]));
  expect(openTransfers().size).toBe(0);
});

it('gives no more signs of life of a transfer whose line was cut off', async () => {
  const { headers } = await answerOf(ask());
  const [transferId] = String(headers['x-parde-transfer']).split(' ') as [string];
  expect(openTransfers().has(transferId)).toBe(true);
  const line = `{"transfer":"${headers['x-parde-transfer']}","status":200\n`;
  await writeFile(`${edgeLogFolder(site.folder)}/edge-2026-01-01T00-00.log`, line);
  await eventually(() => expect(openTransfers().has(transferId)).toBe(false));
  // What it has sent, nobody knows: that is the lease's to decide.
  expect(memoryMeter.settled).toEqual([[0, SIZE, null]]);
});

it('does not take a worker for alive by a connection that is closed already', () => {
  const closed = new Socket().destroy();
  const alive = site.test.app.get(EdgeWorkers).seen({ headers: { [EDGE_HEADER]: 'edge/2' }, socket: closed });
  expect(alive()).toBe(false);
});
