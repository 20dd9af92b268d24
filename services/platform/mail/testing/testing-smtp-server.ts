import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came over the wire. */
  message: string;
}

/** A real SMTP server that keeps what it gets; for tests. */
export class TestingSmtpServer {
  readonly received: ReceivedMail[] = [];
  /** While true every mail is refused for now, as a busy server does. */
  refusing = false;
  /** Nobody of this address is known, as a server says it that names whom it means. */
  unknown = '';
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) =>
      done(this.refusing ? Object.assign(new Error('later'), { responseCode: 451 }) : null),
    onRcptTo: ({ address }, _session, done) =>
      done(
        address === this.unknown
          ? Object.assign(new Error(`5.1.1 <${address}>: User unknown`), { responseCode: 550 })
          : null,
      ),
    onData: async (stream, { envelope }, done) => {
      const message = (await buffer(stream)).toString();
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      this.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message });
      done();
    },
  });

  async start(): Promise<string> {
    const listening = this.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}
