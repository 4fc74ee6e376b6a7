import { eq } from 'drizzle-orm';
import { CONTENT_NAMES, contentTypeOf } from '@amberway/contract/content/registry';
import { withDefaults } from '@amberway/contract/content/schemas';
import { DEMO_CONTENT } from '@amberway/fixtures/content/demo';
import { DEMO_AVATARS, demoPicture } from '@amberway/fixtures/content/avatars';
import { DEMO_POSTS, DEMO_RESPONSES } from '@amberway/fixtures/content/posts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { TABLES } from '../features/content/select.queries.ts';
import { courseVideos } from '../features/content/videos/tables.ts';
import { postInteractions, userPosts } from '../features/posts/tables.ts';
import { db } from '../kernel/db/context.ts';
import { members } from '../kernel/identity/tables.ts';

/** Content of every type and the posts of the demo families. */
export const seedContent = async () => {
  for (const name of CONTENT_NAMES) {
    const type = contentTypeOf(name);
    if (!type) continue;
    const rows = DEMO_CONTENT[name].map((row) => withDefaults(type, row));
    // The moods are there already: every install has them.
    await db().insert(TABLES[name]).values(rows).onConflictDoNothing();
  }
  const claims = DEMO_CONTENT.course.flatMap(({ id, videos }) =>
    (videos as string[]).map((videoId) => ({ courseId: id, videoId })),
  );
  await db().insert(courseVideos).values(claims);
  for (const { child, avatar } of DEMO_AVATARS)
    await db()
      .update(members)
      .set({ avatar, avatarUrl: demoPicture(child) })
      .where(eq(members.id, DEMO_CHILDREN[child].id));
  await db().insert(userPosts).values(DEMO_POSTS);
  await db().insert(postInteractions).values(DEMO_RESPONSES);
};
