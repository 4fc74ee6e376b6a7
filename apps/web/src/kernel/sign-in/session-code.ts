// The code of a session. A visitor of the sign-in page does not load it before it is needed: see start.ts.
export { takeDrafts } from '../drafts/sign-out.ts';
export { bootSession } from './boot.ts';
export { catchUp, followOtherTabs } from './other-tabs.ts';
export { finishSignOut } from './server-sign-out.ts';
