ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
DROP INDEX "members_end";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "resumed_on" date;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "end_notices" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "when_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "goodbye_mailed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "members_list_end" ON "members" USING btree ("membership_end","id") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('GOAL_ADDED', 'GOAL_UPDATED', 'MILESTONE_ADDED', 'TASK_ADDED', 'TASK_MARKED', 'SESSION_ADDED', 'RESOURCE', 'RESOURCE_SENT_BACK', 'TASK_OVERDUE', 'FIRST_TIME_LOGIN', 'POST_ADDED', 'POST_ANSWERED', 'FAMILY_COVERED', 'COVER_STARTED', 'UNUSUAL_READING', 'RECORDS_END', 'FAMILY_WROTE', 'COACH_WROTE', 'SESSION_REQUESTED', 'SESSION_REQUEST_DECLINED', 'FAMILY_ALLOCATED', 'FAMILY_HANDED_OVER', 'COACH_ALLOCATED', 'PRACTICE_PLANNED', 'SKILL_FADED', 'GAS_TO_AGREE', 'GAS_AGREED', 'GAS_TO_RATE', 'GAS_TO_SETTLE', 'GAS_SETTLED', 'PROGRAMME_ENDS', 'OWN_PROGRAMME_ENDS', 'PROGRAMMES_END'));--> statement-breakpoint
-- compatible: older processes do not read this column
-- Accounts that are closed already count from the day on which that happened, as far as the log knows it.
UPDATE "users" SET "closed_at" = coalesce(
    (SELECT max("created_at") FROM "audit_log"
      WHERE "record" = 'user' AND "record_id" = "users"."id" AND "after" ->> 'userStatus' = 'Inactive'),
    "updated_at")
  WHERE "user_status" = 'Inactive';
