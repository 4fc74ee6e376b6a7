CREATE TABLE "member_assessments" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"answers" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "tasks_open_of_member";--> statement-breakpoint
DROP INDEX "tasks_due";--> statement-breakpoint
ALTER TABLE "outcomes" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "outcomes" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outcomes" ADD COLUMN "before_closing" jsonb;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "before_closing" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_assessments" ADD CONSTRAINT "member_assessments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_open_of_member" ON "tasks" USING btree ("member_id","due_date","created_at") WHERE deleted_at is null and not is_completed and closed_at is null;--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("due_date","id") WHERE deleted_at is null and not is_completed and closed_at is null;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_closing" CHECK (("outcomes"."closed_at" is null) = ("outcomes"."before_closing" is null));--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_closing" CHECK (("skills"."closed_at" is null) = ("skills"."before_closing" is null));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_closed" CHECK ("tasks"."closed_at" is null or not "tasks"."is_completed");
--> statement-breakpoint
-- by hand: open tasks of skills and outcomes that have ended were left on the list, where nobody could tick them
UPDATE "tasks" t SET "closed_at" = coalesce(k."mastered_at", k."updated_at")
  FROM "skills" k JOIN "outcomes" o ON o."id" = k."outcome_id"
  WHERE k."id" = t."skill_id" AND t."deleted_at" IS NULL AND NOT t."is_completed"
    AND (k."status" IN ('Mastered', 'Cancelled') OR o."status" = 'Cancelled');
--> statement-breakpoint
-- by hand: a reason that was written for an earlier status goes, where the log has a change of status without one after it
UPDATE "outcomes" o SET "comment" = '' WHERE o."comment" <> '' AND o."status" NOT IN ('Achieved', 'On-hold', 'Cancelled')
  AND EXISTS (SELECT 1 FROM "audit_log" s WHERE s."record" = 'outcome' AND s."record_id" = o."id" AND s."action" <> 'create'
    AND jsonb_exists(s."after", 'status') AND NOT jsonb_exists(s."after", 'comment')
    AND NOT EXISTS (SELECT 1 FROM "audit_log" l WHERE l."record" = 'outcome' AND l."record_id" = o."id"
      AND l."created_at" > s."created_at" AND jsonb_exists(l."after", 'comment')));
--> statement-breakpoint
-- by hand: the same for skills; starting the next one and mastering changed the status without a reason
UPDATE "skills" k SET "comment" = '' WHERE k."comment" <> '' AND k."status" NOT IN ('On-hold', 'Cancelled')
  AND EXISTS (SELECT 1 FROM "audit_log" s WHERE s."record" = 'skill' AND s."record_id" = k."id" AND s."action" <> 'create'
    AND jsonb_exists(s."after", 'status') AND NOT jsonb_exists(s."after", 'comment')
    AND NOT EXISTS (SELECT 1 FROM "audit_log" l WHERE l."record" = 'skill' AND l."record_id" = k."id"
      AND l."created_at" > s."created_at" AND jsonb_exists(l."after", 'comment')));
--> statement-breakpoint
-- by hand: the answers on a family's record are about its child, where it has one
INSERT INTO "member_assessments" ("member_id", "answers", "submitted_at")
  SELECT (array_agg(m."id"))[1], u."social_skill_assesment", u."assessed_at"
    FROM "users" u JOIN "members" m ON m."parent_id" = u."id" AND m."deleted_at" IS NULL
    WHERE u."social_skill_assesment" IS NOT NULL GROUP BY u."id" HAVING count(*) = 1;
