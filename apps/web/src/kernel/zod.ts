import { config } from 'zod';

// By default zod compiles the check of each object with `new Function`. The Content-Security-Policy forbids that, so
// each page that loads a form would report a violation. The build puts this module before every import of zod
// (build/zod-without-eval.ts); the server, which has no such policy, compiles.
config({ jitless: true });

// oxlint-disable-next-line oxc/no-barrel-file -- stands in for the package
export * from 'zod';
