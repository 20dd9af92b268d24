import { Config } from '#platform/kernel/config/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const config = Config.fromEnvironment({ DATABASE_URL: 'postgres://db/parde' });

describe('the content security policy', () => {
  it('lets pages post forms to the site alone, and to where the composition says', () => {
    expect(contentSecurityPolicy(config).directives.formAction).toEqual(["'self'"]);
    const { formAction } = contentSecurityPolicy(config, ['https://bank.example']).directives;
    expect(formAction).toEqual(["'self'", 'https://bank.example']);
  });
});
