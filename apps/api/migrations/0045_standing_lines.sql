ALTER TABLE "gas_scales" DROP CONSTRAINT "gas_scales_closed_by";--> statement-breakpoint
ALTER TABLE "session_requests" DROP CONSTRAINT "session_requests_status_known";--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "digest_days" date[] DEFAULT '{}'::date[] NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "digested_waiting" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("user_id","type","subject","created_at") WHERE subject is not null;--> statement-breakpoint
-- compatible: the rule is wider than the one before: a scale may be closed by nobody.
ALTER TABLE "gas_scales" ADD CONSTRAINT "gas_scales_closed_by" CHECK ("gas_scales"."closed_by" is null or "gas_scales"."closed_at" is not null);--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_status_known" CHECK ("session_requests"."status" in ('open', 'offered', 'held', 'declined', 'withdrawn', 'lapsed'));--> statement-breakpoint
-- compatible: what earlier versions stored is folded as new lines are: of those about the same the latest is shown. No
-- process of the last release reads the column.
UPDATE "notifications" SET "subject" = CASE
    WHEN "type" IN ('FAMILY_WROTE', 'COACH_WROTE', 'POST_ADDED') THEN 'sender:' || "actor_id"
    WHEN "type" IN ('FAMILY_ALLOCATED', 'FAMILY_HANDED_OVER', 'COACH_ALLOCATED') THEN 'family:' || "customer_id"
    WHEN "type" IN ('GAS_TO_AGREE', 'GAS_AGREED', 'GAS_TO_RATE', 'GAS_TO_SETTLE', 'GAS_SETTLED', 'GOAL_UPDATED')
      THEN 'outcome:' || "outcome_id"
    WHEN "type" = 'TASK_OVERDUE' THEN coalesce('task:' || "task_id", 'family:' || "customer_id")
    WHEN "type" = 'SESSION_ADDED' AND "message" IN ('A session has been moved', 'A session has been cancelled')
      THEN 'note:' || "note_id"
    ELSE 'child:' || "member_id"
  END || CASE WHEN "until_opened" THEN ':open' ELSE '' END
  WHERE "type" IN ('FAMILY_WROTE', 'COACH_WROTE', 'POST_ADDED', 'FAMILY_ALLOCATED', 'FAMILY_HANDED_OVER',
    'COACH_ALLOCATED', 'GAS_TO_AGREE', 'GAS_AGREED', 'GAS_TO_RATE', 'GAS_TO_SETTLE', 'GAS_SETTLED', 'GOAL_ADDED',
    'GOAL_UPDATED', 'MILESTONE_ADDED', 'TASK_ADDED', 'TASK_MARKED', 'TASK_OVERDUE', 'SESSION_ADDED', 'RESOURCE',
    'PRACTICE_PLANNED', 'SESSION_REQUESTED', 'SESSION_REQUEST_DECLINED');--> statement-breakpoint
-- compatible: lines about requests that are no longer open ask for nothing.
UPDATE "notifications" SET "dismissed_at" = now() WHERE "type" = 'SESSION_REQUESTED' AND "dismissed_at" IS NULL
  AND NOT EXISTS (SELECT 1 FROM "session_requests" "r" WHERE "r"."member_id" = "notifications"."member_id"
    AND "r"."status" = 'open');
