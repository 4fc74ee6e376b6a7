CREATE TABLE "job_schedules" (
	"name" text PRIMARY KEY NOT NULL,
	"last_due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease" uuid,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_state_known" CHECK ("jobs"."state" in ('queued', 'running', 'done', 'failed'))
);
--> statement-breakpoint
DROP INDEX "mails_due";--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key_unique" ON "jobs" USING btree ("name","key") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_list" ON "jobs" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at");
--> statement-breakpoint
-- Mails that wait to be sent become jobs; the mail itself stays where it is.
INSERT INTO "jobs" ("id", "name", "payload", "attempts", "max_attempts", "due_at", "created_at")
  SELECT gen_random_uuid(), 'mail.send', jsonb_build_object('mailId', "id"), least("attempts", 7), 8, "next_attempt_at", "created_at"
    FROM "mails" WHERE "state" = 'queued';
--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "next_attempt_at";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "last_error";
