CREATE TABLE "job_pauses" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "jobs_due";--> statement-breakpoint
DROP INDEX "jobs_failed";--> statement-breakpoint
ALTER TABLE "activity_notes" ADD COLUMN "no_note_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activity_notes" ADD COLUMN "no_note_by" uuid;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "digested_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "digest_mail" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "not_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "activity_notes" ADD CONSTRAINT "activity_notes_no_note_by_users_id_fk" FOREIGN KEY ("no_note_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_notes_open_of_coach" ON "activity_notes" USING btree ("created_by","start_time","id") WHERE deleted_at is null and status in ('Pending', 'GoogleCal');--> statement-breakpoint
CREATE INDEX "activity_notes_open_of_member" ON "activity_notes" USING btree ("member_id","start_time","id") WHERE deleted_at is null and status in ('Pending', 'GoogleCal');--> statement-breakpoint
CREATE INDEX "jobs_next" ON "jobs" USING btree ("name","due_at","id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_of_kind" ON "jobs" USING btree ("name","state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_tried" ON "jobs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"name") WHERE state = 'queued' and attempts > 0;--> statement-breakpoint
CREATE INDEX "jobs_failed_at" ON "jobs" USING btree ("name","finished_at") WHERE state = 'failed';
--> statement-breakpoint
-- Whose work a session or note without a published text is: its author's, and once that person no longer works with
-- the child, that of the child's clinician, or of the family's success manager where there is none. The subselects are
-- scalar, so that they are asked for the few rows of one person and not joined with everybody's children.
CREATE VIEW "open_notes" AS
  SELECT s."id", s."created_by" AS "owner_id", true AS "is_own", s."member_id", s."status", s."start_time", s."end_time",
      (s."no_note_at" IS NULL OR s."no_note_at" < s."end_time") AS "needs_note"
    FROM "activity_notes" s JOIN "members" m ON m."id" = s."member_id" AND m."deleted_at" IS NULL
    WHERE s."deleted_at" IS NULL AND s."status" IN ('Pending', 'GoogleCal')
      AND (SELECT true FROM "works_with_child" w
        WHERE w."business_user_id" = s."created_by" AND w."member_id" = s."member_id" LIMIT 1)
  UNION ALL
  SELECT s."id", m."primary_contact", false, s."member_id", s."status", s."start_time", s."end_time",
      (s."no_note_at" IS NULL OR s."no_note_at" < s."end_time")
    FROM "members" m JOIN "activity_notes" s ON s."member_id" = m."id"
    WHERE m."primary_contact" IS NOT NULL AND m."deleted_at" IS NULL
      AND s."deleted_at" IS NULL AND s."status" IN ('Pending', 'GoogleCal')
      AND (SELECT true FROM "works_with_child" w
        WHERE w."business_user_id" = s."created_by" AND w."member_id" = s."member_id" LIMIT 1) IS NULL
  UNION ALL
  SELECT s."id", f."csm", false, s."member_id", s."status", s."start_time", s."end_time",
      (s."no_note_at" IS NULL OR s."no_note_at" < s."end_time")
    FROM "users" f JOIN "members" m ON m."parent_id" = f."id" AND m."deleted_at" IS NULL
      JOIN "activity_notes" s ON s."member_id" = m."id"
    WHERE f."csm" IS NOT NULL AND m."primary_contact" IS NULL
      AND s."deleted_at" IS NULL AND s."status" IN ('Pending', 'GoogleCal')
      AND (SELECT true FROM "works_with_child" w
        WHERE w."business_user_id" = s."created_by" AND w."member_id" = s."member_id" LIMIT 1) IS NULL;
