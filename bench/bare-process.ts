import { startBareServer } from './bare-server.ts';

// Runs the bare server as a process of its own, as the product runs.
const [databaseUrl = '', pool = '10', keepCounts = 'true'] = process.argv.slice(2);
const { url } = await startBareServer(databaseUrl, Number(pool), keepCounts === 'true');
console.log(`ready ${url}`);
