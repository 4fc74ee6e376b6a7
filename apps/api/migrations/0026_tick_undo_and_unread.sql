DROP INDEX "notifications_unseen";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "until_opened" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "before_tick" jsonb;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not read;--> statement-breakpoint
-- One meaning of unread: what was seen counts as read. A published note that was not opened yet stays unread.
UPDATE "notifications" n SET "until_opened" = true
  FROM "activity_notes" s
  WHERE s."id" = n."note_id" AND n."type" = 'SESSION_ADDED' AND NOT n."seen" AND NOT n."read" AND s."status" = 'Published';--> statement-breakpoint
UPDATE "notifications" n SET "read" = true
  WHERE NOT n."read" AND (n."seen" OR EXISTS (
    SELECT 1 FROM "note_reads" d WHERE d."note_id" = n."note_id" AND d."user_id" = n."user_id"));--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "seen";--> statement-breakpoint
-- The counts by the rule of features/notifications/shown.queries.ts, which counts anew with every change.
UPDATE "users" u SET "unread_count" = (SELECT count(*) FROM "notifications" n
  LEFT JOIN "tasks" t ON t."id" = n."task_id" LEFT JOIN "skills" k ON k."id" = n."skill_id"
  WHERE n."user_id" = u."id" AND NOT n."read" AND t."deleted_at" IS NULL AND k."deleted_at" IS NULL
    AND (n."type" <> 'TASK_OVERDUE' OR u."type" <> 'Customer' OR (NOT t."is_completed" AND t."closed_at" IS NULL
      AND t."due_date" <= n."day" AND NOT EXISTS (SELECT 1 FROM "notifications" l WHERE l."user_id" = n."user_id"
        AND l."task_id" = n."task_id" AND l."type" = 'TASK_OVERDUE' AND (l."created_at", l."id") > (n."created_at", n."id")))))
  WHERE u."unread_count" > 0 OR EXISTS (SELECT 1 FROM "notifications" n WHERE n."user_id" = u."id" AND NOT n."read");
