import { createHash } from 'node:crypto';
import { givenReleaseFiles, givenRetired } from '#modules/catalogue/testing/given-release-files.ts';
import { sampleMedia } from '#modules/catalogue/testing/sample-facts.ts';
import { storageNameOf } from '#modules/media/contract/media-facts.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { SupportWorkersModule } from '../support.workers.module.ts';
import { type SupportApp, startSupportApp } from '../testing/support-app.ts';
import { LinkRobot } from './link-robot.ts';

const BYTES = Buffer.from('a film, frame after frame');
const media = sampleMedia({ sha256: createHash('sha256').update(BYTES).digest('hex'), size: BYTES.length });
const NAME = storageNameOf(media);

describe('the link robot', () => {
  let app: SupportApp;
  let robot: LinkRobot;
  let storage: StoragePort;
  let moderator: string;
  let file: number;

  beforeAll(async () => {
    app = await startSupportApp([StorageModule, SupportWorkersModule]);
    moderator = await app.join(9, 'moderator');
    robot = app.app.get(LinkRobot);
    storage = app.app.get(StoragePort);
    [file] = (await givenReleaseFiles(app.app, 1, [{ quality: 1, media }])).map(({ fileId }) => fileId) as [number];
    await storage.put(NAME, BYTES);
  });
  afterAll(() => app.close());

  const put = async (bytes: Buffer) => {
    await storage.remove(NAME);
    await storage.put(NAME, bytes);
  };
  const caseOf = async () => {
    const filter = encodeURIComponent(JSON.stringify({ id: [file] }));
    const headers = { authorization: `Bearer ${moderator}` };
    return (await app.get(`/api/console/file-reports?filter=${filter}`, headers)).body[0];
  };
  /** Until the robot has been at every file. */
  const round = async (act: 'look' | 'sum') => {
    let after: string | undefined;
    while (after !== '') {
      await robot[act]();
      const [turn] = await app.database.rows<{ after: string }>(
        'select after_sha256 as after from write.robot_turn where robot = $1',
        [act],
      );
      after = turn?.after;
    }
  };

  const rule = async (verb: 'settle' | 'reopen', outcome?: 'mended' | 'dismissed') => {
    const cases = [{ id: file, version: (await caseOf()).version }];
    const answer = await app.post(`/api/console/file-reports/${verb}`, {
      cases,
      ...(outcome && { outcome }),
      token: moderator,
    });
    expect(answer.body.done).toEqual([file]);
    const state = outcome ?? 'open';
    await eventually(async () => expect((await caseOf()).state).toBe(state));
  };

  it('says nothing of a file that is as it was brought', async () => {
    await round('look');
    await round('sum');
    expect(await app.database.rows('select 1 from write.file_case where file_id = $1', [file])).toEqual([]);
  });

  it('opens a case for each file of a medium that is missing, once, and closes it when it is back', async () => {
    await storage.remove(NAME);
    await round('look');
    await round('look');
    await eventually(async () =>
      expect(await caseOf()).toMatchObject({ state: 'open', fault: 'missing', version: 1, reports: 0, reporters: [] }),
    );
    await put(BYTES);
    await round('look');
    await eventually(async () => expect(await caseOf()).toMatchObject({ state: 'mended', fault: null, version: 2 }));
  });

  it('finds other bytes of the same length only by their sum, and keeps that until the next sum', async () => {
    await put(Buffer.from(BYTES.toString().replace('frame', 'fRame')));
    await round('look');
    expect(await caseOf()).toMatchObject({ state: 'mended', fault: null });
    await round('sum');
    await eventually(async () => expect(await caseOf()).toMatchObject({ state: 'open', fault: 'other_bytes' }));
    await put(BYTES);
    await round('look');
    expect((await caseOf()).fault).toBe('other_bytes');
    await round('sum');
    await eventually(async () => expect(await caseOf()).toMatchObject({ state: 'mended', fault: null }));
  });

  it('joins what members say: their reports wait for a moderator also when the fault is gone', async () => {
    const member = await app.join(1);
    await put(BYTES.subarray(1));
    await round('look');
    const fields = { reason: 'does_not_play' };
    await app.post('/api/user/report2', { file_id: file, fields, token: member });
    await eventually(async () => expect(await caseOf()).toMatchObject({ fault: 'other_size', reports: 1 }));
    await put(BYTES);
    await round('look');
    await eventually(async () => expect(await caseOf()).toMatchObject({ state: 'open', fault: null, reports: 1 }));
  });

  it('opens again what was called mended and is not; what was dismissed stays so', async () => {
    await storage.remove(NAME);
    await round('look');
    await eventually(async () => expect((await caseOf()).fault).toBe('missing'));
    await rule('settle', 'mended');
    await round('look');
    // The member's report has waited from before.
    await eventually(async () => expect(await caseOf()).toMatchObject({ state: 'open', fault: 'missing', reports: 1 }));
    await rule('settle', 'dismissed');
    await round('look');
    expect((await caseOf()).reports).toBe(0);
    expect(await caseOf()).toMatchObject({ state: 'dismissed', fault: 'missing' });
    await put(BYTES);
    await round('look');
    await eventually(async () => expect(await caseOf()).toMatchObject({ state: 'dismissed', fault: null }));
  });

  it('tells who has reported a file that it is mended when it finds it so, not when a moderator calls it so before', async () => {
    /** Of the member who has reported the file. */
    const waits = async () => (await caseOf()).reports;
    const told = async () => {
      const rows = await app.database.rows<{ told: number[] }>(
        `select jsonb_path_query_array(data, '$.reports[*].userId') as told from write.event_log
         where stream = $1 and (type = 'file-fault.gone.v1' or data ->> 'outcome' = 'mended') order by version`,
        [`file-case-${file}`],
      );
      return rows.at(-1)?.told;
    };
    const member = await app.join(2);
    await storage.remove(NAME);
    await round('look');
    await app.post('/api/user/report2', { file_id: file, fields: { reason: 'does_not_play' }, token: member });
    await eventually(async () => expect(await waits()).toBe(1));
    await rule('settle', 'dismissed');
    const { version } = await caseOf();
    await rule('settle', 'mended');
    // One step, as whoever takes it back at once counts.
    expect(await caseOf()).toMatchObject({ version: version + 1, reports: 1 });
    expect(await told()).toEqual([]);
    await rule('reopen');
    expect(await waits()).toBe(1);
    await rule('settle', 'mended');
    expect(await told()).toEqual([]);
    // Word for word what waits already: it is not mended.
    await app.post('/api/user/report2', { file_id: file, fields: { reason: 'does_not_play' }, token: member });
    await eventually(async () => expect(await caseOf()).toMatchObject({ state: 'open', reports: 1 }));
    await rule('settle', 'mended');
    await put(BYTES);
    await round('look');
    await eventually(async () => expect(await caseOf()).toMatchObject({ state: 'mended', fault: null, reports: 0 }));
    expect(await told()).toEqual([2]);
  });

  it('tells who has reported a file that it is gone, where it was called mended and then taken from offer', async () => {
    const own = Buffer.from('a film that never came whole');
    const broken = sampleMedia({ sha256: createHash('sha256').update(own).digest('hex'), size: own.length });
    const [offered] = await givenReleaseFiles(app.app, 1, [{ quality: 2, media: broken }]);
    const { fileId } = offered!;
    const stateOf = async () => {
      const [row] = await app.database.rows('select state, fault from write.file_case where file_id = $1', [fileId]);
      return row;
    };
    const events = () =>
      app.database.rows<{ type: string; data: object }>(
        `select type, data from write.event_log where stream = $1 order by version`,
        [`file-case-${fileId}`],
      );
    await app.post('/api/user/report2', {
      file_id: fileId,
      fields: { reason: 'does_not_play' },
      token: await app.join(4),
    });
    await round('look');
    const version = (await events()).length;
    const cases = [{ id: fileId, version }];
    const settled = await app.post('/api/console/file-reports/settle', { cases, outcome: 'mended', token: moderator });
    expect(settled.body.done).toEqual([fileId]);
    await givenRetired(app.app, [fileId]);
    await robot.look();
    expect(await stateOf()).toEqual({ state: 'mended', fault: null });
    expect((await events()).at(-1)).toEqual({
      type: 'file-fault.gone.v1',
      data: { fileId, closed: false, retired: true, reports: [{ reportId: expect.any(Number), userId: 4 }] },
    });
    const said = (await events()).length;
    await robot.look();
    expect(await events()).toHaveLength(said);
  });

  it('lets nobody wait again whose report was settled by a decision before the one that is taken back', async () => {
    await app.post('/api/user/report2', { file_id: file, fields: { reason: 'bad_sound' }, token: await app.join(3) });
    await eventually(async () => expect((await caseOf()).reports).toBe(1));
    await rule('settle', 'mended');
    await storage.remove(NAME);
    await round('look');
    await eventually(async () => expect((await caseOf()).fault).toBe('missing'));
    await put(BYTES);
    await round('look');
    // The robot has closed it by itself.
    await eventually(async () => expect(await caseOf()).toMatchObject({ state: 'mended', fault: null }));
    await rule('reopen');
    expect((await caseOf()).reports).toBe(0);
    await rule('settle', 'dismissed');
    await storage.remove(NAME);
    await round('look');
    await eventually(async () => expect((await caseOf()).fault).toBe('missing'));
    await rule('settle', 'mended');
    await rule('settle', 'dismissed');
    const [last] = await app.database.rows<{ told: object[][] }>(
      `select jsonb_agg(reports) as told from (
         select data -> 'reports' as reports from write.event_log
         where stream = $1 and type in ('file-case.reopened.v1', 'file-case.settled.v1') order by version desc limit 4) e`,
      [`file-case-${file}`],
    );
    expect(last?.told).toEqual([[], [], [], []]);
  });
});
