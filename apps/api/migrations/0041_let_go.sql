ALTER TABLE "tasks" ADD COLUMN "is_let_go" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_not_signed_in" ON "users" USING btree ("created_at") WHERE type = 'Customer' and user_status = 'Active' and not validated;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_let_go" CHECK ("tasks"."closed_at" is not null or not "tasks"."is_let_go");