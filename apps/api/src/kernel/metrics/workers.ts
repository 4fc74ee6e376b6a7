import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { uuidv7 } from 'uuidv7';
import { SECOND } from '@amberway/contract/kernel/limits';

// A request for the metrics reaches one worker. It sends a message to the first process, which collects from all workers
// that serve requests. One that is starting has measured nothing, and one that ends meanwhile is left out.

const WAIT_MS = 6 * SECOND;
/** How long one worker may take; the sum of the others is better than none. */
const WORKER_MS = 3 * SECOND;

type Series = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;
type Message =
  | { amberway: 'collect'; id: string }
  | { amberway: 'report'; id: string }
  | { amberway: 'reported'; id: string; series: Series }
  | { amberway: 'collected'; id: string; text: string }
  | { amberway: 'failed'; id: string };

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'amberway' in message && 'id' in message;

/** The worker may have ended meanwhile; the callback stops Node from throwing here, which would end all workers. */
const sendTo = (worker: Worker, message: Message) => {
  if (worker.isConnected()) worker.send(message, () => undefined);
};

/** What one worker has measured; nothing if it ends or takes too long. */
const seriesOf = (worker: Worker): Promise<Series | undefined> =>
  new Promise((resolve) => {
    const id = uuidv7();
    const settle = (series?: Series) => {
      clearTimeout(late);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      resolve(series);
    };
    const onExit = () => settle();
    const onMessage = (message: unknown) => {
      if (isMessage(message) && message.id === id && message.amberway === 'reported') settle(message.series);
    };
    const late = setTimeout(onExit, WORKER_MS);
    worker.on('message', onMessage);
    worker.on('exit', onExit);
    sendTo(worker, { amberway: 'report', id });
  });

/** In the first process: collects for the workers. */
export const collectForWorkers = () => {
  const serving = new Set<Worker>();
  cluster.on('listening', (worker: Worker) => serving.add(worker));
  cluster.on('exit', (worker: Worker) => serving.delete(worker));
  const collect = async () => {
    const found = await Promise.all([...serving].map(seriesOf));
    return AggregatorRegistry.aggregate(found.filter((series) => series !== undefined)).metrics();
  };
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isMessage(message) || message.amberway !== 'collect') return;
    const { id } = message;
    void collect().then(
      (text) => sendTo(worker, { amberway: 'collected', id, text }),
      () => sendTo(worker, { amberway: 'failed', id }),
    );
  });
};

/** In a worker: sends what it has measured when the first process asks. */
export const reportAsWorker = (registry: Registry) => {
  process.on('message', (message: unknown) => {
    if (!isMessage(message) || message.amberway !== 'report') return;
    const { id } = message;
    void registry.getMetricsAsJSON().then(
      (series) => process.send?.({ amberway: 'reported', id, series } satisfies Message),
      // The database does not answer: the first process goes on without this worker.
      () => undefined,
    );
  });
};

/** In a worker: the sum over all workers. */
export const metricsOfAllWorkers = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const id = uuidv7();
    const leave = () => {
      clearTimeout(late);
      process.off('message', onMessage);
    };
    const fail = () => {
      leave();
      reject(new Error('The metrics of the workers could not be collected.'));
    };
    const onMessage = (message: unknown) => {
      if (!isMessage(message) || message.id !== id) return;
      if (message.amberway === 'failed') return fail();
      if (message.amberway !== 'collected') return;
      leave();
      return resolve(message.text);
    };
    const late = setTimeout(fail, WAIT_MS);
    process.on('message', onMessage);
    process.send?.({ amberway: 'collect', id } satisfies Message);
  });
