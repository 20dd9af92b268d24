import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from '../catalogue.projector.module.ts';
import { CatalogueReadModule } from '../catalogue.read.module.ts';
import { CatalogueWriteModule } from '../catalogue.write.module.ts';
import { DemoChannels } from './demo-channels.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
});
afterAll(() => test?.close());

describe('the demo’s channels', () => {
  it('are there once, and leave alone what the staff has saved since', async () => {
    const staff = { authorization: `Bearer ${test.signIn({ userId: 1, role: 'admin' })}` };
    const demo = test.app.get(DemoChannels);
    const seen = async () => (await test.get('/api/console/channels', staff)).body;
    await demo.load();
    await eventually(async () => expect(await seen()).toMatchObject({ version: 1 }));
    const { channels } = await seen();
    const own = channels
      .slice(0, 2)
      .map(({ key, slug, name, logo }: Record<string, unknown>) => ({ key, slug, name, logo }));
    const saved = await test.post('/api/console/channels', { version: 1, channels: own }, staff);
    expect(saved.body).toMatchObject({ status: 1, version: 2 });
    await demo.load();
    await eventually(async () => expect(await seen()).toMatchObject({ version: 2, channels: own }));
  });
});
