ALTER TABLE "tasks" ADD COLUMN "is_let_go" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_not_signed_in" ON "users" USING btree ("created_at") WHERE type = 'Customer' and user_status = 'Active' and not validated;--> statement-breakpoint
-- compatible: older processes write no task that was let go, except when moving tasks of an ended skill back reopens one
-- that a family let go since: that undo fails there, changes nothing, and works once the update is over.
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_let_go" CHECK ("tasks"."closed_at" is not null or not "tasks"."is_let_go");