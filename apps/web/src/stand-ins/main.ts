import { installHas } from './has.ts';
import { installSmall } from './small.ts';

// What some browsers of the floor lack and the product uses (docs/browsers.md). The first script of the page loads this
// file before the page's own, and only where one of these is missing.

installSmall();
if (!CSS.supports('selector(:has(a))')) installHas();
