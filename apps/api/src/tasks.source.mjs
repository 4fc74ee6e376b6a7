// Worker threads do not inherit the loader of the main thread: in watch mode and in tests the tasks come from here.
import { tsImport } from 'tsx/esm/api';

const { default: runTask } = await tsImport('./tasks.ts', import.meta.url);

export default runTask;
