CREATE TABLE "unusual_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"families" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "unusual_readings_once" ON "unusual_readings" USING btree ("actor_id","hour");--> statement-breakpoint
CREATE INDEX "unusual_readings_latest" ON "unusual_readings" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_customer" ON "notifications" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "record_reads_actor" ON "record_reads" USING btree ("actor_id","last_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('GOAL_ADDED', 'GOAL_UPDATED', 'MILESTONE_ADDED', 'TASK_ADDED', 'TASK_MARKED', 'SESSION_ADDED', 'RESOURCE', 'TASK_OVERDUE', 'FIRST_TIME_LOGIN', 'POST_ADDED', 'POST_ANSWERED', 'COVER_STARTED', 'UNUSUAL_READING'));