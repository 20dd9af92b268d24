import { Config } from '#platform/kernel/config/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const config = Config.fromEnvironment({ DATABASE_URL: 'postgres://db/parde' });

describe('the content security policy', () => {
  it('runs the scripts of the site alone: none that stands in a page, none of another site', () => {
    const { scriptSrc, defaultSrc, objectSrc, baseUri } = contentSecurityPolicy(config).directives;
    expect({ scriptSrc, defaultSrc, objectSrc, baseUri }).toEqual({
      scriptSrc: ["'self'"],
      defaultSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
    });
  });

  it('frames the players of trailers, and nothing else', () => {
    expect(contentSecurityPolicy(config).directives.frameSrc).toEqual([
      'https://www.youtube-nocookie.com',
      'https://www.aparat.com',
    ]);
  });

  it('is shown in no frame', () => {
    expect(contentSecurityPolicy(config).directives.frameAncestors).toEqual(["'none'"]);
  });

  it('lets pages post forms to the site alone, and to where the composition says', () => {
    expect(contentSecurityPolicy(config).directives.formAction).toEqual(["'self'"]);
    const { formAction } = contentSecurityPolicy(config, ['https://bank.example']).directives;
    expect(formAction).toEqual(["'self'", 'https://bank.example']);
  });
});
