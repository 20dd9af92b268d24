import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { MailboxStore } from './development/mailbox.store.ts';
import { MailboxMail } from './development/mailbox-mail.adapter.ts';
import type { Mail, MailPort } from './mail.port.ts';
import { SmtpMail } from './smtp/smtp-mail.adapter.ts';
import { TestingSmtpServer } from './testing/testing-smtp-server.ts';

interface Arrived {
  deliveryId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** An adapter under test and how to see what came out at its far end. */
interface Subject {
  port: MailPort;
  arrived(): Promise<Arrived[]>;
  stop(): Promise<void>;
}

const mail: Mail = {
  deliveryId: '0190a1b2-0000-7000-8000-000000000001.accounts.mail-code',
  to: 'leila@example.com',
  subject: 'پرده: کد تأیید شما 048213',
  text: 'کد تأیید: 048213\n.a line that begins with a dot\n',
  html: '<p dir="rtl">کد تأیید: <b>048213</b></p>',
};

async function mailbox(): Promise<Subject> {
  const database: TestDatabase = await createTestDatabase();
  const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const store = new MailboxStore(dataSource);
  return {
    port: new MailboxMail(store),
    arrived: async () =>
      (await store.newest()).map(({ deliveryId, recipient, subject, text, html }) => ({
        deliveryId,
        to: recipient,
        subject,
        text,
        html: html ?? '',
      })),
    stop: async () => {
      await dataSource.destroy();
      await database.drop();
    },
  };
}

function decodedHeader(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : quotedPrintable(text.replaceAll('_', ' ')),
    );
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function part(message: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1];
  const found = message.split(`--${boundary}`).find((piece) => piece.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...body] = found.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  const decoded = /base64/i.test(head) ? Buffer.from(text, 'base64').toString() : quotedPrintable(text);
  return decoded.replaceAll('\r\n', '\n').trimEnd();
}

async function smtp(): Promise<Subject & { server: TestingSmtpServer }> {
  const server = new TestingSmtpServer();
  const port = new SmtpMail(await server.start(), 'Parde <no-reply@parde.example>');
  const header = (message: string, name: string) =>
    decodedHeader(new RegExp(`^${name}:((?:.|\\r\\n[ \\t])*)`, 'mi').exec(message)?.[1] ?? '').trim();
  return {
    port,
    server,
    arrived: async () =>
      server.received.map(({ to, message }) => ({
        deliveryId: header(message, 'Message-ID').slice(1, -'@parde.example>'.length),
        to: to.join(),
        subject: header(message, 'Subject'),
        text: `${part(message, 'text/plain')}\n`,
        html: part(message, 'text/html'),
      })),
    stop: async () => {
      port.onApplicationShutdown();
      await server.stop();
    },
  };
}

describe.each([
  ['the development mailbox', mailbox],
  ['SMTP', smtp],
])('the mail port by %s', (_, start: () => Promise<Subject>) => {
  let subject: Subject;

  beforeAll(async () => {
    subject = await start();
  });
  afterAll(() => subject.stop());

  it('hands a mail over whole: recipient, subject, text and HTML, under its delivery id', async () => {
    await subject.port.send(mail);
    expect(await subject.arrived()).toEqual([mail]);
  });

  it('sends one mail to one address, however the address looks', async () => {
    await subject.port.send({ ...mail, deliveryId: 'second', to: '"a,b"@example.com' });
    const arrived = await subject.arrived();
    expect(arrived).toHaveLength(2);
    expect(arrived.find(({ deliveryId }) => deliveryId === 'second')?.to).toBe('"a,b"@example.com');
  });
});

describe('the SMTP adapter', () => {
  it('says so when the server does not take a mail, and when there is none', async () => {
    const subject = await smtp();
    subject.server.refusing = true;
    await expect(subject.port.send(mail)).rejects.toThrow(/451/);
    subject.server.refusing = false;
    await subject.port.send(mail);
    expect(subject.server.received).toHaveLength(1);
    await subject.stop();
    await expect(subject.port.send(mail)).rejects.toThrow();
  });

  it('says where its reader ends the mails that come again and again, and of no other', async () => {
    const subject = await smtp();
    const unsubscribe = `https://parde.example/unsubscribe/12.k1.${'0123456789abcdef'.repeat(4)}`;
    await subject.port.send({ ...mail, unsubscribe });
    await subject.port.send(mail);
    const told = (header: RegExp) => subject.server.received.map(({ message }) => header.exec(message)?.[1]);
    expect(told(/^List-Unsubscribe:\s+(\S*)\r$/m)).toEqual([`<${unsubscribe}>`, undefined]);
    expect(told(/^List-Unsubscribe-Post: (.*)\r$/m)).toEqual(['List-Unsubscribe=One-Click', undefined]);
    await subject.stop();
  });

  it('says what the server answers without the address of whom it does not know', async () => {
    const subject = await smtp();
    for (const to of [mail.to, '"a,b"@example.com']) {
      subject.server.unknown = to;
      const refused = await subject.port.send({ ...mail, to }).catch((error: Error) => error);
      expect(String(refused)).toMatch(/550.+\[address\].+User unknown/);
      expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain('example.com');
    }
    await subject.stop();
  });
});

describe('the development mailbox', () => {
  it('keeps a repeated delivery once', async () => {
    const subject = await mailbox();
    await subject.port.send(mail);
    await subject.port.send(mail);
    expect(await subject.arrived()).toHaveLength(1);
    await subject.stop();
  });
});
