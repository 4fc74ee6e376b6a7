import { useServer } from '../../testing/hooks.ts';
import { testLargeSearch } from '../../testing/large-search.ts';

testLargeSearch(useServer({ engine: 'postgres' }));
