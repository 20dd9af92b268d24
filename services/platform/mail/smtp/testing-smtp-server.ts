import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came over the wire. */
  message: string;
}

/** As much of SMTP (RFC 5321) as a client needs to hand over a mail; for tests. */
export class TestingSmtpServer {
  readonly received: ReceivedMail[] = [];
  /** While true every mail is refused for now, as a busy server does. */
  refusing = false;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.converse(socket));

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private converse(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
    let mail: ReceivedMail = { from: '', to: [], message: '' };
    let inData = false;
    let pending = '';
    socket.setEncoding('utf8').write('220 testing ESMTP\r\n');
    socket.on('data', (chunk: string) => {
      pending += chunk;
      for (;;) {
        const end = inData ? pending.indexOf('\r\n.\r\n') : pending.indexOf('\r\n');
        if (end < 0) return;
        const part = pending.slice(0, end);
        pending = pending.slice(end + (inData ? 5 : 2));
        if (inData) {
          this.received.push({ ...mail, message: part.replace(/^\.\./gm, '.') });
          mail = { from: '', to: [], message: '' };
          inData = false;
          socket.write('250 taken\r\n');
        } else {
          inData = part.toUpperCase() === 'DATA';
          socket.write(`${this.answer(part, mail)}\r\n`);
        }
      }
    });
  }

  private answer(line: string, mail: ReceivedMail): string {
    const command = line.slice(0, 4).toUpperCase();
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (command === 'EHLO' || command === 'HELO') return '250 testing';
    if (command === 'MAIL') {
      if (this.refusing) return '451 later';
      mail.from = address;
      return '250 sender';
    }
    if (command === 'RCPT') {
      mail.to.push(address);
      return '250 recipient';
    }
    if (command === 'DATA') return '354 go on';
    return command === 'QUIT' ? '221 bye' : '250 fine';
  }
}
