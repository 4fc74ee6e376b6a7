ALTER TABLE "notifications" ADD COLUMN "announced" integer;--> statement-breakpoint
-- compatible: processes of the last release store overdue lines with a task only, so none of theirs meets this key.
CREATE UNIQUE INDEX "notifications_open_tasks_once" ON "notifications" USING btree ("user_id","customer_id") WHERE type = 'TASK_OVERDUE' and task_id is null;--> statement-breakpoint
-- compatible: lines for staff, one for each task and day, are no longer shown. One for each family replaces them; the
-- daily job writes it, and it removes nothing that a process of the last release reads again.
DELETE FROM "notifications" USING "users" WHERE "users"."id" = "notifications"."user_id" AND "users"."type" <> 'Customer'
  AND "notifications"."type" = 'TASK_OVERDUE' AND "notifications"."task_id" IS NOT NULL;
