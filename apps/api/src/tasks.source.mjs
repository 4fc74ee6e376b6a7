// Worker threads do not inherit the main thread's loader: in watch mode and in tests they load the tasks through this.
import { tsImport } from 'tsx/esm/api';

const { default: runTask } = await tsImport('./tasks.ts', import.meta.url);

export default runTask;
