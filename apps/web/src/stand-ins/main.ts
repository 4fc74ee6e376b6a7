import './small.ts';
import { installHas } from './has.ts';

// What some browsers of the floor lack and the product uses (docs/browsers.md). The first script of the page loads this
// file before the page's own, and only where one of these is missing.

if (!CSS.supports('selector(:has(a))')) installHas();
