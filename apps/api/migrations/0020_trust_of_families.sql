ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "record_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('GOAL_ADDED', 'GOAL_UPDATED', 'MILESTONE_ADDED', 'TASK_ADDED', 'TASK_MARKED', 'SESSION_ADDED', 'RESOURCE', 'TASK_OVERDUE', 'FIRST_TIME_LOGIN', 'POST_ADDED', 'POST_ANSWERED', 'FAMILY_COVERED', 'COVER_STARTED', 'UNUSUAL_READING'));
--> statement-breakpoint
-- by hand: whose mail it is, by the address of the account or one it had before
UPDATE "mails" m SET "user_id" = (
  SELECT u."id" FROM "users" u WHERE u."email" = lower(m."recipient")
    ORDER BY u."user_status" = 'Deleted', u."created_at" DESC LIMIT 1
);
--> statement-breakpoint
-- by hand: whose mail it is, by the address of the account or one it had before
UPDATE "mails" m SET "user_id" = (
  SELECT u."id" FROM "audit_log" a JOIN "users" u ON u."id" = a."record_id"
    WHERE a."record" = 'user' AND lower(a."before"->>'email') = lower(m."recipient")
    ORDER BY a."created_at" DESC LIMIT 1
) WHERE "user_id" IS NULL;
--> statement-breakpoint
-- by hand: imported events lose title and link until the calendar is read again; only then it is known whose they are
UPDATE "coaching_sessions" SET "title" = 'Session', "meet_link" = ''
  WHERE "calendar_event_id" <> replace("id"::text, '-', '') AND "status" IN ('GoogleCal', 'Canceled With Notice');
--> statement-breakpoint
-- by hand: imported events of calendars that nobody reads any more belong to no child, unless somebody edited them here
UPDATE "coaching_sessions" s SET "member_id" = NULL, "told" = 0
  WHERE s."calendar_event_id" <> replace(s."id"::text, '-', '') AND s."status" = 'GoogleCal' AND s."end_time" > now()
    AND s."updated_by" IS NULL AND s."about" = '' AND s."internal_notes" = '' AND s."current_goal_id" IS NULL
    AND s."resource_id" IS NULL
    AND NOT EXISTS (SELECT 1 FROM "google_connections" c
      WHERE c."user_id" = s."created_by" AND c."kind" = 'calendar' AND c."active");
--> statement-breakpoint
-- by hand: imported events are looked at once more
UPDATE "calendar_events" SET "etag" = '' WHERE "event_id" <> replace("session_id"::text, '-', '');
--> statement-breakpoint
-- by hand: imported events are looked at once more
UPDATE "calendar_syncs" SET "sync_token" = NULL;
