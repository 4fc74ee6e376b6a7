CREATE TABLE "practice_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"task_id" uuid,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"zone" text NOT NULL,
	"day" date NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"clock_off" boolean DEFAULT false NOT NULL,
	"late" boolean DEFAULT false NOT NULL,
	"place_id" uuid NOT NULL,
	"with_user" uuid NOT NULL,
	"recorded_by" uuid NOT NULL,
	"pass_id" uuid,
	"own" integer,
	"little" integer,
	"lot" integer,
	"none" integer,
	"seconds" integer,
	"stopped" text,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"corrected_at" timestamp (3) with time zone,
	"corrected_by" uuid,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_reason" text,
	CONSTRAINT "practice_entries_kind_known" CHECK ("practice_entries"."kind" in ('practice', 'baseline', 'check')),
	CONSTRAINT "practice_entries_stopped_known" CHECK ("practice_entries"."stopped" in ('childSaidNo', 'tired', 'noTime', 'other')),
	CONSTRAINT "practice_entries_one_result" CHECK (num_nonnulls("practice_entries"."own", "practice_entries"."seconds", "practice_entries"."stopped") = 1),
	CONSTRAINT "practice_entries_goes" CHECK (num_nonnulls("practice_entries"."own", "practice_entries"."little", "practice_entries"."lot", "practice_entries"."none") in (0, 4)),
	CONSTRAINT "practice_entries_goes_range" CHECK (least("practice_entries"."own", "practice_entries"."little", "practice_entries"."lot", "practice_entries"."none") >= 0 and "practice_entries"."own" + "practice_entries"."little" + "practice_entries"."lot" + "practice_entries"."none" between 1 and 50),
	CONSTRAINT "practice_entries_seconds_range" CHECK ("practice_entries"."seconds" between 1 and 7200),
	CONSTRAINT "practice_entries_note_length" CHECK (char_length("practice_entries"."note") <= 500),
	CONSTRAINT "practice_entries_corrected" CHECK (("practice_entries"."corrected_at" is null) = ("practice_entries"."corrected_by" is null)),
	CONSTRAINT "practice_entries_withdrawn" CHECK (("practice_entries"."withdrawn_at" is null) = ("practice_entries"."withdrawn_reason" is null)),
	CONSTRAINT "practice_entries_reason_length" CHECK (char_length("practice_entries"."withdrawn_reason") between 3 and 200)
);
--> statement-breakpoint
CREATE TABLE "practice_plans" (
	"skill_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"cue" text DEFAULT '' NOT NULL,
	"per_week" integer,
	"minutes" integer,
	"active" boolean DEFAULT true NOT NULL,
	"planned_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_plans_measure_known" CHECK ("practice_plans"."measure" in ('independence', 'count', 'duration')),
	CONSTRAINT "practice_plans_cue_length" CHECK (char_length("practice_plans"."cue") <= 300),
	CONSTRAINT "practice_plans_per_week" CHECK ("practice_plans"."per_week" between 1 and 21),
	CONSTRAINT "practice_plans_minutes" CHECK ("practice_plans"."minutes" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "practice_pass_members" (
	"pass_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "practice_pass_members_pass_id_member_id_pk" PRIMARY KEY("pass_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "practice_passes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"device_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "practice_passes_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "practice_passes_name_length" CHECK (char_length("practice_passes"."device_name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
DROP INDEX "idempotency_keys_created";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "expires_at" timestamp (3) with time zone DEFAULT now() + interval '1 day' NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_entries" ADD CONSTRAINT "practice_entries_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_entries" ADD CONSTRAINT "practice_entries_place_id_lookups_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."lookups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_entries" ADD CONSTRAINT "practice_entries_with_user_users_id_fk" FOREIGN KEY ("with_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_entries" ADD CONSTRAINT "practice_entries_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_entries" ADD CONSTRAINT "practice_entries_pass_id_practice_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."practice_passes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_entries" ADD CONSTRAINT "practice_entries_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_entries" ADD CONSTRAINT "practice_entries_skill_of_member" FOREIGN KEY ("skill_id","member_id") REFERENCES "public"."skills"("id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_plans" ADD CONSTRAINT "practice_plans_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_plans" ADD CONSTRAINT "practice_plans_skill_of_member" FOREIGN KEY ("skill_id","member_id") REFERENCES "public"."skills"("id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_pass_members" ADD CONSTRAINT "practice_pass_members_pass_id_practice_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."practice_passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_pass_members" ADD CONSTRAINT "practice_pass_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_passes" ADD CONSTRAINT "practice_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_entries_of_member" ON "practice_entries" USING btree ("member_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "practice_entries_of_skill" ON "practice_entries" USING btree ("skill_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "practice_entries_pass" ON "practice_entries" USING btree ("pass_id");--> statement-breakpoint
CREATE INDEX "practice_plans_member" ON "practice_plans" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "practice_pass_members_member" ON "practice_pass_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "practice_passes_user" ON "practice_passes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "practice_passes_expires" ON "practice_passes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "client_mails_subject" ON "client_mails" USING btree (lower("subject"),"id") WHERE state in ('sent', 'unconfirmed');--> statement-breakpoint
CREATE INDEX "learning_favourites_item" ON "learning_favourites" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "learning_progress_item" ON "learning_progress" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "resources_name" ON "resources" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('GOAL_ADDED', 'GOAL_UPDATED', 'MILESTONE_ADDED', 'TASK_ADDED', 'TASK_MARKED', 'SESSION_ADDED', 'RESOURCE', 'RESOURCE_SENT_BACK', 'TASK_OVERDUE', 'FIRST_TIME_LOGIN', 'POST_ADDED', 'POST_ANSWERED', 'FAMILY_COVERED', 'COVER_STARTED', 'UNUSUAL_READING', 'FAMILY_WROTE', 'COACH_WROTE', 'SESSION_REQUESTED', 'SESSION_REQUEST_DECLINED', 'FAMILY_ALLOCATED', 'FAMILY_HANDED_OVER', 'COACH_ALLOCATED', 'PRACTICE_PLANNED'));