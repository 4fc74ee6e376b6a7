ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "erasures" ALTER COLUMN "requested_by" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_over" ON "notifications" USING btree ("created_at") WHERE read or dismissed_at is not null;--> statement-breakpoint
CREATE INDEX "record_reads_day" ON "record_reads" USING brin ("day");--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "mails_links" ON "mails" USING btree ("link_hash") WHERE link_hash is not null and text <> '';--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('GOAL_ADDED', 'GOAL_UPDATED', 'MILESTONE_ADDED', 'TASK_ADDED', 'TASK_MARKED', 'SESSION_ADDED', 'RESOURCE', 'RESOURCE_SENT_BACK', 'TASK_OVERDUE', 'FIRST_TIME_LOGIN', 'POST_ADDED', 'POST_ANSWERED', 'FAMILY_COVERED', 'COVER_STARTED', 'UNUSUAL_READING', 'RECORDS_END', 'FAMILY_WROTE', 'COACH_WROTE', 'SESSION_REQUESTED', 'SESSION_REQUEST_DECLINED', 'FAMILY_ALLOCATED', 'FAMILY_HANDED_OVER', 'COACH_ALLOCATED', 'PRACTICE_PLANNED', 'SKILL_FADED', 'GAS_TO_AGREE', 'GAS_AGREED', 'GAS_TO_RATE', 'GAS_TO_SETTLE', 'GAS_SETTLED'));--> statement-breakpoint
-- compatible: whatever was refused before is refused again, except to the sweep, which older processes do not have.
-- The log stays append-only for seven years; then the sweep may delete a line, and nothing else may.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('amberway.erasing', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' AND current_setting('amberway.sweeping', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END
$$;
--> statement-breakpoint
-- compatible: called by the trigger below only
CREATE FUNCTION "refuse_young_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.created_at >= now() - interval '2555 days' THEN
    RAISE EXCEPTION 'audit_log is append-only for seven years';
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
-- compatible: older processes never delete from the log
CREATE TRIGGER "audit_log_seven_years" BEFORE DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION "refuse_young_audit"();
