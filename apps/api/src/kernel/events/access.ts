import { carried, WITH_SIGN_IN } from '../access/carried.ts';
import { clinicianSource } from '../identity/access.ts';

export const streamSource = carried({
  title: 'Open live events',
  opens: 'news of the family while the page of its view is open; the server closes it',
  tables: [],
  by: clinicianSource,
  account: WITH_SIGN_IN,
  except: { familyDeleted: 'ends' },
});
