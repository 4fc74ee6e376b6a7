import { benchSignIn } from './sign-in.ts';
import { benchUsersList } from './users-list.ts';

const short = process.argv.includes('--short');

const figures = {
  ...(await benchUsersList(short ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 5 })),
  ...(await benchSignIn({ runs: short ? 1 : 5 })),
};
const width = Math.max(...Object.keys(figures).map((name) => name.length));
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(width)}  ${value}`);
