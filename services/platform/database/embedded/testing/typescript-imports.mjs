import { registerHooks } from 'node:module';

// Sources import './x.js' as the compiled code does; a bare Node that runs the sources finds './x.ts' there.
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts');
    return next(isOurs ? `${specifier.slice(0, -3)}.ts` : specifier, context);
  },
});
