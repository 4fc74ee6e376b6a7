ALTER TABLE "files" DROP CONSTRAINT "files_visibility_known";--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resources_family" ON "resources" USING btree ("customer_id") WHERE customer_id is not null;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_of_family" CHECK ("resources"."customer_id" is null or ("resources"."is_private" and not "resources"."promoted"));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_visibility_known" CHECK ("files"."visibility" in ('private', 'staff', 'record', 'public'));--> statement-breakpoint
-- by hand
-- Which resources are files of activity notes: the library changes their file in the note only.
CREATE VIEW "resource_notes" AS
  SELECT s."resource_id", s."id" AS "session_id" FROM "coaching_sessions" s
    WHERE s."resource_is_own" AND s."deleted_at" IS NULL;--> statement-breakpoint
-- What earlier versions stored: files of notes, attachments of mails, resources with a file of a family, private ones
-- made for a child, and private ones that a single family has. Some were made public since: they become private again.
UPDATE "resources" r SET "customer_id" = f."customer_id", "is_private" = true, "promoted" = false
  FROM (
    SELECT DISTINCT ON (o."resource_id") o."resource_id", o."customer_id" FROM (
      SELECT s."resource_id", m."parent_id" AS "customer_id", 1 AS "rank"
        FROM "coaching_sessions" s JOIN "members" m ON m."id" = s."member_id" WHERE s."resource_is_own"
      UNION ALL
      SELECT a."resource_id", c."receiver_id", 2
        FROM "client_mail_attachments" a JOIN "client_mails" c ON c."id" = a."mail_id"
      UNION ALL
      SELECT l."resource_id", x."customer_id", 3
        FROM "resource_files" l JOIN "files" x ON x."id" = l."file_id"
        WHERE x."customer_id" IS NOT NULL AND x."visibility" <> 'public'
      UNION ALL
      SELECT p."id", m."parent_id", 4
        FROM "resources" p JOIN "members" m ON m."id" = p."member_id" WHERE p."is_private"
      UNION ALL
      SELECT p."id", (array_agg(m."parent_id"))[1], 5
        FROM "resources" p JOIN "resource_shares" s ON s."resource_id" = p."id" JOIN "members" m ON m."id" = s."member_id"
        WHERE p."is_private" GROUP BY p."id" HAVING count(DISTINCT m."parent_id") = 1
    ) o ORDER BY o."resource_id", o."rank", o."customer_id"
  ) f
  WHERE r."id" = f."resource_id";--> statement-breakpoint
-- Other families lose what was never theirs: shares, links of tasks and notes, notifications, references of videos.
DELETE FROM "resource_shares" s USING "resources" r, "members" m
  WHERE r."id" = s."resource_id" AND m."id" = s."member_id" AND m."parent_id" <> r."customer_id";--> statement-breakpoint
DELETE FROM "task_resources" l USING "resources" r, "tasks" t, "members" m
  WHERE r."id" = l."resource_id" AND t."id" = l."task_id" AND m."id" = t."member_id"
    AND m."parent_id" <> r."customer_id";--> statement-breakpoint
UPDATE "coaching_sessions" s SET "resource_id" = NULL, "resource_is_own" = false
  FROM "resources" r, "members" m
  WHERE r."id" = s."resource_id" AND m."id" = s."member_id" AND m."parent_id" <> r."customer_id";--> statement-breakpoint
DELETE FROM "notifications" n USING "resources" r, "members" m
  WHERE r."id" = n."resource_id" AND m."id" = n."member_id" AND m."parent_id" <> r."customer_id";--> statement-breakpoint
UPDATE "videos" v SET "related_resources" = ARRAY(
    SELECT named."id" FROM unnest(v."related_resources") WITH ORDINALITY AS named ("id", "place")
      WHERE NOT EXISTS (SELECT 1 FROM "resources" r WHERE r."id" = named."id" AND r."customer_id" IS NOT NULL)
      ORDER BY named."place")
  WHERE EXISTS (
    SELECT 1 FROM "resources" r WHERE r."id" = ANY (v."related_resources") AND r."customer_id" IS NOT NULL
  );--> statement-breakpoint
-- Their files belong to the family too, and are read through the record.
UPDATE "files" x SET "customer_id" = r."customer_id", "visibility" = 'record'
  FROM "resource_files" l, "resources" r
  WHERE l."file_id" = x."id" AND r."id" = l."resource_id" AND r."customer_id" IS NOT NULL
    AND (x."customer_id" IS NULL AND x."visibility" = 'private'
      OR x."customer_id" = r."customer_id" AND x."visibility" = 'staff');--> statement-breakpoint
-- Who reads a file because of the record it belongs to. A resource of a family is for the family that has it and those
-- who work with it; its maker and other staff read files of the library only.
CREATE OR REPLACE VIEW "file_audiences" AS
  SELECT f."file_id", true AS "staff", NULL::uuid AS "user_id", NULL::uuid AS "customer_id",
      NULL::uuid AS "staff_of"
    FROM "resource_files" f JOIN "resources" r ON r."id" = f."resource_id"
    WHERE r."deleted_at" IS NULL AND r."customer_id" IS NULL AND NOT r."is_private"
  UNION ALL
  SELECT f."file_id", false, r."created_by", NULL, NULL
    FROM "resource_files" f JOIN "resources" r ON r."id" = f."resource_id"
    WHERE r."deleted_at" IS NULL AND r."customer_id" IS NULL
  UNION ALL
  SELECT f."file_id", false, NULL, m."parent_id", NULL
    FROM "resource_files" f JOIN "resources" r ON r."id" = f."resource_id"
      JOIN "resource_shares" s ON s."resource_id" = r."id" JOIN "members" m ON m."id" = s."member_id"
    WHERE r."deleted_at" IS NULL AND r."status" <> 'Reject' AND m."deleted_at" IS NULL
      AND (r."customer_id" IS NULL OR r."customer_id" = m."parent_id")
  UNION ALL
  SELECT f."file_id", false, NULL, NULL, r."customer_id"
    FROM "resource_files" f JOIN "resources" r ON r."id" = f."resource_id"
    WHERE r."deleted_at" IS NULL AND r."customer_id" IS NOT NULL;--> statement-breakpoint
-- What was done to them before is in the family's log as well. Only the family's name is added to these lines.
SELECT set_config('amberway.erasing', 'on', true);--> statement-breakpoint
UPDATE "audit_log" a SET "subject_id" = r."customer_id" FROM "resources" r
  WHERE a."record" = 'resource' AND a."record_id" = r."id" AND a."subject_id" IS NULL AND r."customer_id" IS NOT NULL;--> statement-breakpoint
SELECT set_config('amberway.erasing', 'off', true);
