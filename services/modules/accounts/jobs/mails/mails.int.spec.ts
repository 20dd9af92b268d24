import { pino } from 'pino';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { SmtpMail } from '#platform/mail/smtp/smtp-mail.adapter.ts';
import { TestingSmtpServer } from '#platform/mail/testing/testing-smtp-server.ts';
import { ProjectionRegistry } from '#platform/messaging/projections/projections.module.ts';
import { Rebuild } from '#platform/messaging/rebuild/rebuild.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';

const server = new TestingSmtpServer();
let smtp: SmtpMail;
let accounts: AccountsApp;

beforeAll(async () => {
  smtp = new SmtpMail(await server.start(), 'Parde <no-reply@parde.example>');
  accounts = await AccountsApp.start({ PUBLIC_URL: 'https://parde.example', LOG_LEVEL: 'silent' }, [], smtp);
});
afterAll(async () => {
  await accounts.close();
  smtp.onApplicationShutdown();
  await server.stop();
});

const mailsTo = (to: string) => server.received.filter((mail) => mail.to.includes(to));
const arrived = (to: string, count: number) =>
  eventually(() => {
    const mails = mailsTo(to);
    expect(mails).toHaveLength(count);
    return mails;
  });
/** A long one goes on in the next line. */
const header = (message: string, name: string) =>
  new RegExp(`^${name}:\\s*((?:.|\\r\\n[ \\t])*)`, 'mi').exec(message)?.[1]?.trim();

/** The text part as it was written: it goes out as base64 or quoted-printable. */
function textOf(message: string): string {
  const part = message.split(/\r\n--/).find((piece) => /Content-Type: text\/plain/i.test(piece)) ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/base64/i.test(part)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

async function verifyFromMail(username: string): Promise<void> {
  const { body } = await accounts.register(username);
  const [mail] = await arrived(`${username}@example.com`, 1);
  await accounts.verify(body.user_id, /\b\d{6}\b/.exec(textOf(mail!.message))?.[0] ?? '');
}

describe('mails over SMTP', () => {
  it('go out for each thing that happens, in Persian where nothing else is known, as text and as HTML', async () => {
    await verifyFromMail('reader');
    await accounts.register('impostor', { email: 'reader@example.com' });
    await accounts.test.post('/api/user/recovery', { email: 'reader@example.com' });
    const hash = await eventually(() => {
      const found = mailsTo('reader@example.com').map(({ message }) =>
        /https:\/\/parde\.example\/change-password\/(\S+)/.exec(textOf(message)),
      );
      expect(found.some(Boolean)).toBe(true);
      return found.find(Boolean)?.[1] ?? '';
    });
    const password = 'another evening, another film';
    await accounts.test.post('/api/user/changePassword', { hash, password, password_confirmation: password });
    const mails = await arrived('reader@example.com', 4);
    const kinds = mails.map(({ message }) => header(message, 'Message-ID')?.replace(/^<[^.]+\.|@.*$/g, ''));
    expect(kinds.sort()).toEqual(
      [
        'accounts.mail-already-registered',
        'accounts.mail-code',
        'accounts.mail-password-changed',
        'accounts.mail-recovery',
      ].sort(),
    );
    for (const { message, from } of mails) {
      expect(from).toBe('no-reply@parde.example');
      expect(message).toMatch(/Content-Type: multipart\/alternative/i);
      expect(message).toMatch(/Content-Type: text\/html; charset=utf-8/i);
      expect(header(message, 'Auto-Submitted')).toBe('auto-generated');
      const text = textOf(message);
      expect(text).toMatch(/[\u0600-\u06ff]{3}/);
      expect(text).not.toMatch(/\b(your|Parde)\b/);
    }
  });

  it('come in the language in which their reader last came to the site', async () => {
    const english = { cookie: 'lang=en' };
    const { body } = await accounts.register('bilingual', {}, english);
    const to = 'bilingual@example.com';
    const [code] = await arrived(to, 1);
    expect(header(code!.message, 'Subject')).toMatch(/^Parde: your code is \d{6}$/);
    await accounts.verify(body.user_id, /\b\d{6}\b/.exec(textOf(code!.message))?.[0] ?? '');
    // Somebody else's language does not count, whoever asks.
    await accounts.test.post('/api/user/recovery', { email: to }, { cookie: 'lang=fa' });
    await arrived(to, 2);
    await accounts.register('namesake', { email: to }, { cookie: 'lang=fa' });
    for (const { message } of await arrived(to, 3)) expect(textOf(message)).not.toMatch(/[\u0600-\u06ff]/);
    const logIn = async (cookie: string) =>
      accounts.test.post(
        '/api/user/login',
        { credentials: { login: 'bilingual', password: PASSWORD }, captcha: await accounts.captcha() },
        { cookie },
      );
    expect((await logIn('lang=fa')).body.status).toBe(1);
    // Nothing of a language that the site does not have.
    expect((await logIn('lang=xx')).body.status).toBe(1);
    await accounts.test.post('/api/user/recovery', { email: to }, english);
    const mails = await arrived(to, 4);
    expect(mails.filter(({ message }) => /[\u0600-\u06ff]{3}/.test(textOf(message)))).toHaveLength(1);
  });

  it('are tried again when the server is busy, and then come once', async () => {
    server.refusing = true;
    const { body } = await accounts.register('patient');
    expect(body.status).toBe(1);
    const due = await eventually(async () => {
      const [job] = await accounts.rows<{ attempts: number; seconds: number; fault: string }>(
        `select attempts, fault, extract(epoch from due_at - now())::float8 as seconds
         from write.effect_job where done_at is null and fault is not null`,
      );
      expect(job?.fault).toMatch(/451/);
      return job!;
    });
    expect(due.seconds).toBeGreaterThan(0.5);
    expect(mailsTo('patient@example.com')).toEqual([]);
    server.refusing = false;
    await accounts.rows('update write.effect_job set due_at = now() where done_at is null');
    await arrived('patient@example.com', 1);
    await accounts.everyJobDone();
    expect(mailsTo('patient@example.com')).toHaveLength(1);
  });

  it('come once for each event and kind, whatever is asked for at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => verifyFromMail(`crowd${n}`)));
    await accounts.everyJobDone();
    const ids = server.received.map(({ message }) => header(message, 'Message-ID'));
    expect(ids.length).toBeGreaterThanOrEqual(17);
    expect(new Set(ids).size).toBe(ids.length);
    for (let n = 0; n < 12; n++) expect(mailsTo(`crowd${n}@example.com`)).toHaveLength(1);
  });

  it('never come from a rebuild, nor from events that are delivered again', async () => {
    await accounts.everyJobDone();
    const jobs = () => accounts.rows('select event_id, kind from write.effect_job order by id');
    const [mails, before] = [server.received.length, await jobs()];
    const { projections } = accounts.test.app.get(ProjectionRegistry);
    const options = { database: accounts.test.app.get(ReadDatabase), writeDatabaseUrl: accounts.test.url };
    for (const projection of projections.filter(({ tables }) => tables.length > 0)) {
      const result = await new Rebuild(projection, {
        ...options,
        logger: pino({ level: 'silent' }),
        mode: 'swap',
      }).run();
      if (projection.name === 'accounts') expect(result.events).toBeGreaterThan(20);
    }
    // The next thing that happens goes the same way as what a rebuild might have asked for, and after it.
    await verifyFromMail('afterwards');
    await accounts.everyJobDone();
    expect(server.received).toHaveLength(mails + 1);
    expect((await jobs()).slice(0, before.length)).toEqual(before);
    expect(await jobs()).toHaveLength(before.length + 1);
  });
});
