import { lockFolder } from '../kernel/db/folder-lock.ts';

// A process that tries to lock the folders it is sent, for the tests of the folder lock.
process.on('message', (folder: string) => {
  lockFolder(folder).then(
    () => process.send?.({ folder, won: true }),
    (error: Error) => process.send?.({ folder, won: false, message: error.message }),
  );
});
process.send?.('ready');
