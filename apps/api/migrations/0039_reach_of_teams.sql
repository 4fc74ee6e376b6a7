ALTER TABLE "skill_team" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
-- compatible: until they are replaced, older processes let the team of a skill reach nothing, never more than before
-- The team of a skill no longer works with the family, only with the child of that skill, while both the skill and its
-- outcome are open.
CREATE OR REPLACE VIEW "works_with" AS
  SELECT "primary_contact" AS "business_user_id", "parent_id" AS "customer_id" FROM "members"
    WHERE "primary_contact" IS NOT NULL AND "deleted_at" IS NULL
  UNION ALL
  SELECT "csm", "id" FROM "users" WHERE "csm" IS NOT NULL AND "type" = 'Customer'
  UNION ALL
  SELECT "business_user_id", "customer_id" FROM "cover_grants" WHERE "expires_at" > now();--> statement-breakpoint
CREATE VIEW "teams_now" AS
  SELECT st."user_id" AS "business_user_id", s."member_id", m."parent_id" AS "customer_id", st."skill_id"
    FROM "skill_team" st
    JOIN "skills" s ON s."id" = st."skill_id" AND s."deleted_at" IS NULL AND s."status" NOT IN ('Mastered', 'Cancelled')
    JOIN "outcomes" o ON o."id" = s."outcome_id" AND o."status" NOT IN ('Achieved', 'Cancelled')
    JOIN "members" m ON m."id" = s."member_id" AND m."deleted_at" IS NULL
    WHERE st."ends_at" IS NULL OR st."ends_at" > now();--> statement-breakpoint
CREATE VIEW "works_with_child" AS
  SELECT w."business_user_id", m."id" AS "member_id", m."parent_id" AS "customer_id"
    FROM "works_with" w JOIN "members" m ON m."parent_id" = w."customer_id" WHERE m."deleted_at" IS NULL
  UNION ALL
  SELECT "business_user_id", "member_id", "customer_id" FROM "teams_now";--> statement-breakpoint
-- compatible: a column is appended, and older processes do not read it
-- Files of a child's resources say whose they are: the team of a skill opens those of its child.
CREATE OR REPLACE VIEW "file_audiences" AS
  SELECT f."file_id", true AS "staff", NULL::uuid AS "user_id", NULL::uuid AS "customer_id",
      NULL::uuid AS "staff_of", NULL::uuid AS "member_id"
    FROM "resource_files" f JOIN "resources" r ON r."id" = f."resource_id"
    WHERE r."deleted_at" IS NULL AND r."customer_id" IS NULL AND NOT r."is_private"
  UNION ALL
  SELECT f."file_id", false, r."created_by", NULL, NULL, NULL
    FROM "resource_files" f JOIN "resources" r ON r."id" = f."resource_id"
    WHERE r."deleted_at" IS NULL AND r."customer_id" IS NULL
  UNION ALL
  SELECT f."file_id", false, NULL, m."parent_id", NULL, m."id"
    FROM "resource_files" f JOIN "resources" r ON r."id" = f."resource_id"
      JOIN "resource_shares" s ON s."resource_id" = r."id" JOIN "members" m ON m."id" = s."member_id"
    WHERE r."deleted_at" IS NULL AND r."status" <> 'Reject' AND m."deleted_at" IS NULL
      AND (r."customer_id" IS NULL OR r."customer_id" = m."parent_id")
  UNION ALL
  SELECT f."file_id", false, NULL, NULL, r."customer_id", r."member_id"
    FROM "resource_files" f JOIN "resources" r ON r."id" = f."resource_id"
    WHERE r."deleted_at" IS NULL AND r."customer_id" IS NOT NULL;--> statement-breakpoint
-- compatible: a column is appended; older processes store the family, which those who work with all of it still read
-- A draft about one child is for those who work with that child.
CREATE OR REPLACE VIEW "record_families" AS
  SELECT "id", "id" AS "customer_id", NULL::uuid AS "member_id" FROM "users" WHERE "type" = 'Customer'
  UNION ALL SELECT "id", "parent_id", "id" FROM "members"
  UNION ALL SELECT s."id", m."parent_id", m."id" FROM "activity_notes" s JOIN "members" m ON m."id" = s."member_id"
  UNION ALL SELECT o."id", m."parent_id", m."id" FROM "outcomes" o JOIN "members" m ON m."id" = o."member_id"
  UNION ALL SELECT k."id", m."parent_id", m."id" FROM "skills" k JOIN "members" m ON m."id" = k."member_id"
  UNION ALL SELECT t."id", m."parent_id", m."id" FROM "tasks" t JOIN "members" m ON m."id" = t."member_id"
  UNION ALL SELECT "id", "receiver_id", NULL FROM "client_mails"
  UNION ALL SELECT "id", "customer_id", NULL FROM "messages" WHERE "customer_id" IS NOT NULL
  UNION ALL SELECT "id", "customer_id", "member_id" FROM "resources" WHERE "customer_id" IS NOT NULL
  UNION ALL SELECT "id", "customer_id", NULL FROM "files" WHERE "customer_id" IS NOT NULL;--> statement-breakpoint
-- compatible: older processes read these rows only for skills that can no longer be changed
-- Teams that should have ended already. First those of skills and outcomes that ended, so that reopening one does not
-- bring its team back.
UPDATE "skill_team" st SET "ends_at" = now() FROM "skills" s JOIN "outcomes" o ON o."id" = s."outcome_id"
  WHERE s."id" = st."skill_id" AND (s."deleted_at" IS NOT NULL OR s."status" IN ('Mastered', 'Cancelled')
    OR o."status" IN ('Achieved', 'Cancelled'));--> statement-breakpoint
-- compatible: they reach nothing with any version
-- People who can no longer sign in.
DELETE FROM "skill_team" st USING "users" u WHERE u."id" = st."user_id" AND u."user_status" IN ('Inactive', 'Deleted');--> statement-breakpoint
-- compatible: the rows are of people whose access was meant to end with the hand-over
-- Former clinicians and success managers, by the history: the child or the family was handed to somebody else, and
-- nobody has named them in the team since. Specialists who were never either, and those who still are, stay.
DELETE FROM "skill_team" st USING "skills" s JOIN "members" m ON m."id" = s."member_id"
  JOIN "users" family ON family."id" = m."parent_id"
  WHERE s."id" = st."skill_id" AND family."csm" IS DISTINCT FROM st."user_id"
    AND NOT EXISTS (SELECT 1 FROM "members" c WHERE c."parent_id" = m."parent_id" AND c."deleted_at" IS NULL
      AND c."primary_contact" = st."user_id")
    AND EXISTS (SELECT 1 FROM "audit_log" lost
      WHERE lost."subject_id" = m."parent_id"
        AND ((lost."record" = 'member' AND lost."before"->>'primaryContact' = st."user_id"::text
            AND lost."after" ? 'primaryContact' AND lost."after"->>'primaryContact' IS DISTINCT FROM st."user_id"::text)
          OR (lost."record" = 'user' AND lost."before"->>'csm' = st."user_id"::text
            AND lost."after" ? 'csm' AND lost."after"->>'csm' IS DISTINCT FROM st."user_id"::text))
        AND NOT EXISTS (SELECT 1 FROM "audit_log" named
          WHERE named."record" = 'skill' AND named."record_id" = st."skill_id" AND named."created_at" > lost."created_at"
            AND named."after"->'teamMember' ? st."user_id"::text
            AND NOT coalesce(named."before"->'teamMember' ? st."user_id"::text, false)));--> statement-breakpoint
-- compatible: older processes do not read the column
-- People named, or back in the team by a restored skill of their own, while they covered for a colleague: it ends with
-- that cover, unless they work with the family in another way or were named at another time as well.
UPDATE "skill_team" st SET "ends_at" = cover."expires_at"
  FROM "skills" s JOIN "members" m ON m."id" = s."member_id" JOIN "users" family ON family."id" = m."parent_id",
    "cover_grants" cover, "audit_log" act
  WHERE s."id" = st."skill_id" AND st."ends_at" IS NULL
    AND cover."business_user_id" = st."user_id" AND cover."customer_id" = m."parent_id"
    AND act."record" = 'skill' AND act."record_id" = st."skill_id"
    AND act."created_at" BETWEEN cover."created_at" AND cover."expires_at"
    AND ((act."after"->'teamMember' ? st."user_id"::text
        AND NOT coalesce(act."before"->'teamMember' ? st."user_id"::text, false))
      OR (act."action" = 'restore' AND act."actor_id" = st."user_id"))
    AND family."csm" IS DISTINCT FROM st."user_id"
    AND NOT EXISTS (SELECT 1 FROM "members" c WHERE c."parent_id" = m."parent_id" AND c."deleted_at" IS NULL
      AND c."primary_contact" = st."user_id")
    AND NOT EXISTS (SELECT 1 FROM "audit_log" later
      WHERE later."record" = 'skill' AND later."record_id" = st."skill_id" AND later."created_at" > cover."expires_at"
        AND later."after"->'teamMember' ? st."user_id"::text
        AND NOT coalesce(later."before"->'teamMember' ? st."user_id"::text, false));
