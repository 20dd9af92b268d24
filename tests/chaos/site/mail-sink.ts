import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface SunkMail {
  messageId: string;
  to: string;
  /** The code of a verification mail. */
  code: string | null;
}

/** A real SMTP server that keeps what it is handed, and counts it. */
export class MailSink {
  readonly mails: SunkMail[] = [];
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        text(stream).then((message) => {
          this.mails.push(read(message));
          done();
        }, done);
      },
    });
    // A worker that is killed breaks its connection.
    this.server.on('error', () => undefined);
  }

  static async start(): Promise<MailSink> {
    const sink = new MailSink();
    await new Promise<void>((resolve) => sink.server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  codeFor(address: string): string | null {
    return this.mails.findLast((mail) => mail.to === address && mail.code)?.code ?? null;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** The code stands alone in the mail's text and in its subject, in Latin digits. */
function read(message: string): SunkMail {
  const header = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(message)?.[1]?.trim() ?? '';
  const subject = decodeWords(header('Subject').concat(continuation(message)));
  return {
    messageId: header('Message-ID').replace(/^<|>$/g, ''),
    to: header('To').replace(/^.*<|>.*$/g, ''),
    code: /\b(\d{6})\b/.exec(subject)?.[1] ?? null,
  };
}

function continuation(message: string): string {
  return /^Subject:.*\r?\n((?:[ \t].*\r?\n)*)/im.exec(message)?.[1] ?? '';
}

/** RFC 2047. */
function decodeWords(value: string): string {
  return value.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_all, kind: string, body: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(body, 'base64').toString('utf8')
      : body
          .replace(/_/g, ' ')
          .replace(/=([0-9A-F]{2})/gi, (_hex, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}
