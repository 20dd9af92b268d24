import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { NotificationListener } from './notifications.ts';

const NAME = 'parde-listener-under-test';

/** Lets connections through, or breaks them as soon as they are made, or keeps them and says nothing any more. */
class Door {
  state: 'open' | 'breaking' | 'silent' = 'open';
  readonly sockets = new Set<Socket>();
  /** Connections that were tried. */
  tried = 0;
  private readonly server: Server;

  constructor(target: URL) {
    this.server = createServer((socket) => {
      this.tried += 1;
      this.keep(socket);
      if (this.state === 'breaking') socket.once('data', () => socket.end());
      if (this.state !== 'open') return;
      const upstream = this.keep(connect(Number(target.port), target.hostname));
      socket.on('data', (data) => this.state === 'open' && upstream.write(data));
      upstream.on('data', (data) => this.state === 'open' && socket.write(data));
      socket.on('close', () => upstream.destroy());
      upstream.on('close', () => socket.destroy());
    });
  }

  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as { port: number }).port;
  }

  break(): void {
    this.state = 'breaking';
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private keep(socket: Socket): Socket {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
    return socket;
  }
}

describe('NotificationListener', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let door: Door;
  let listener: NotificationListener;
  let heard: string[];
  let connected: number;
  let lost: number;

  beforeEach(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    door = new Door(new URL(database.url));
    const url = new URL(database.url);
    url.hostname = '127.0.0.1';
    url.port = String(await door.open());
    heard = [];
    connected = 0;
    lost = 0;
    listener = new NotificationListener({
      url: url.href,
      applicationName: NAME,
      channels: { news: (payload) => heard.push(payload) },
      onConnected: () => {
        connected += 1;
      },
      onDisconnected: () => {
        lost += 1;
      },
      silenceMs: 1_000,
    });
    await listener.start();
  });

  afterEach(async () => {
    await listener.stop();
    door.close();
    await client.end();
    await database.drop();
  });

  const sessions = async () =>
    (await client.query('select pid from pg_stat_activity where application_name = $1', [NAME])).rows.length;
  const hears = async (text: string) => {
    await client.query('select pg_notify($1, $2)', ['news', text]);
    await eventually(() => expect(heard).toContain(text));
  };

  it('comes back after a break with one connection, whatever became of its attempts', async () => {
    await hears('before');
    door.break();
    await eventually(() => expect(door.tried).toBeGreaterThanOrEqual(4));
    door.state = 'open';
    await eventually(() => expect(connected).toBe(2));
    await hears('after');
    expect(heard).toEqual(['before', 'after']);
    expect(await sessions()).toBe(1);
  });

  it('plans one attempt after each that failed', async () => {
    const tried = door.tried;
    door.break();
    await eventually(() => expect(door.tried - tried).toBeGreaterThanOrEqual(4));
    door.state = 'open';
    await eventually(() => expect(connected).toBe(2));
    // The break itself, and every attempt but the one that got through.
    expect(lost).toBe(door.tried - tried);
  });

  it('notices a connection on which nothing comes any more', async () => {
    await hears('before');
    door.state = 'silent';
    await eventually(() => expect(door.tried).toBeGreaterThan(1));
    for (const socket of door.sockets) socket.destroy();
    door.state = 'open';
    await eventually(() => expect(connected).toBe(2));
    await hears('after');
  });
});
