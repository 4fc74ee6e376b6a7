import { carried, WITH_SIGN_IN } from '../access/carried.ts';
import { clinicianSource } from '../identity/access.ts';

export const mediaSource = carried({
  title: 'Links to pictures and films',
  opens: 'the files that its reader may see at that moment, for 15 minutes',
  tables: [],
  by: clinicianSource,
  account: WITH_SIGN_IN,
});

export const signedLinkSource = carried({
  title: 'Signed link',
  opens: 'one file, for five minutes, or the record that a family takes along, for ten',
  tables: [],
  by: clinicianSource,
  account: WITH_SIGN_IN,
});
