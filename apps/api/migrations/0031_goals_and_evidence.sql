CREATE TABLE "gas_editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scale_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"measure" text NOT NULL,
	"levels" text[] NOT NULL,
	"baseline" integer NOT NULL,
	"importance" integer NOT NULL,
	"difficulty" integer NOT NULL,
	"review_on" date NOT NULL,
	"measurable" boolean,
	"equal_steps" boolean,
	"possible" boolean,
	"agreed_family_at" timestamp (3) with time zone,
	"agreed_family_by" uuid,
	"agreed_coach_at" timestamp (3) with time zone,
	"agreed_coach_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gas_editions_once" UNIQUE("scale_id","number"),
	CONSTRAINT "gas_editions_title_length" CHECK (char_length("gas_editions"."title") between 1 and 120),
	CONSTRAINT "gas_editions_measure_length" CHECK (char_length("gas_editions"."measure") between 1 and 120),
	CONSTRAINT "gas_editions_five_levels" CHECK (cardinality("gas_editions"."levels") = 5),
	CONSTRAINT "gas_editions_baseline" CHECK ("gas_editions"."baseline" in (-2, -1)),
	CONSTRAINT "gas_editions_importance" CHECK ("gas_editions"."importance" between 0 and 3),
	CONSTRAINT "gas_editions_difficulty" CHECK ("gas_editions"."difficulty" between 0 and 3),
	CONSTRAINT "gas_editions_family" CHECK (("gas_editions"."agreed_family_at" is null) = ("gas_editions"."agreed_family_by" is null)),
	CONSTRAINT "gas_editions_coach" CHECK (("gas_editions"."agreed_coach_at" is null) = ("gas_editions"."agreed_coach_by" is null)),
	CONSTRAINT "gas_editions_quality" CHECK (num_nonnulls("gas_editions"."measurable", "gas_editions"."equal_steps", "gas_editions"."possible") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "gas_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition_id" uuid NOT NULL,
	"side" text NOT NULL,
	"level" integer NOT NULL,
	"on_day" date NOT NULL,
	"user_id" uuid NOT NULL,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gas_ratings_side_known" CHECK ("gas_ratings"."side" in ('family', 'coach', 'together')),
	CONSTRAINT "gas_ratings_level" CHECK ("gas_ratings"."level" between -2 and 2),
	CONSTRAINT "gas_ratings_note_length" CHECK (char_length("gas_ratings"."note") <= 300)
);
--> statement-breakpoint
CREATE TABLE "gas_scales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"outcome_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gas_scales_state_known" CHECK ("gas_scales"."state" in ('draft', 'agreed', 'rated', 'closed')),
	CONSTRAINT "gas_scales_closed" CHECK (("gas_scales"."state" = 'closed') = ("gas_scales"."closed_at" is not null)),
	CONSTRAINT "gas_scales_closed_by" CHECK (("gas_scales"."closed_at" is null) = ("gas_scales"."closed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "skill_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"skill_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"entry_id" uuid,
	"result" text,
	"rule" jsonb,
	"skipped_reason" text,
	"notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skill_checks_day" UNIQUE("skill_id","due_on"),
	CONSTRAINT "skill_checks_result_known" CHECK ("skill_checks"."result" in ('kept', 'faded')),
	CONSTRAINT "skill_checks_skip_known" CHECK ("skill_checks"."skipped_reason" in ('later', 'begunAgain')),
	CONSTRAINT "skill_checks_result" CHECK (("skill_checks"."result" is null) = ("skill_checks"."entry_id" is null)),
	CONSTRAINT "skill_checks_one" CHECK (num_nonnulls("skill_checks"."result", "skill_checks"."skipped_reason") <= 1)
);
--> statement-breakpoint
CREATE TABLE "skill_criteria" (
	"skill_id" uuid PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	"blocks" integer NOT NULL,
	"goes" integer NOT NULL,
	"people" integer NOT NULL,
	"places" integer NOT NULL,
	"counts" text NOT NULL,
	"checks" integer[] NOT NULL,
	"check_percent" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skill_criteria_percent" CHECK ("skill_criteria"."percent" between 50 and 100),
	CONSTRAINT "skill_criteria_blocks" CHECK ("skill_criteria"."blocks" between 1 and 10),
	CONSTRAINT "skill_criteria_goes" CHECK ("skill_criteria"."goes" between 1 and 20),
	CONSTRAINT "skill_criteria_people" CHECK ("skill_criteria"."people" between 1 and 5),
	CONSTRAINT "skill_criteria_places" CHECK ("skill_criteria"."places" between 1 and 5),
	CONSTRAINT "skill_criteria_counts_known" CHECK ("skill_criteria"."counts" in ('own', 'own+little')),
	CONSTRAINT "skill_criteria_checks" CHECK (cardinality("skill_criteria"."checks") <= 12),
	CONSTRAINT "skill_criteria_check_percent" CHECK ("skill_criteria"."check_percent" between 50 and 100)
);
--> statement-breakpoint
CREATE TABLE "skill_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"skill_id" uuid,
	"on_day" date NOT NULL,
	"label" text NOT NULL,
	"kind_id" uuid,
	"shown_to_family" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skill_events_label" CHECK (char_length("skill_events"."label") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "skill_phases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"skill_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"created_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skill_phases_day" UNIQUE("skill_id","starts_on"),
	CONSTRAINT "skill_phases_label" CHECK (char_length("skill_phases"."label") between 1 and 40),
	CONSTRAINT "skill_phases_kind_known" CHECK ("skill_phases"."kind" in ('baseline', 'practice', 'changed', 'generalisation', 'maintenance'))
);
--> statement-breakpoint
CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"state" text DEFAULT 'running' NOT NULL,
	"name" text,
	"bytes" bigint,
	"rows" bigint,
	"files" integer,
	"verified_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "backup_runs_state_known" CHECK ("backup_runs"."state" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "resumed_from" uuid;--> statement-breakpoint
ALTER TABLE "gas_editions" ADD CONSTRAINT "gas_editions_scale_id_gas_scales_id_fk" FOREIGN KEY ("scale_id") REFERENCES "public"."gas_scales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gas_editions" ADD CONSTRAINT "gas_editions_agreed_family_by_users_id_fk" FOREIGN KEY ("agreed_family_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gas_editions" ADD CONSTRAINT "gas_editions_agreed_coach_by_users_id_fk" FOREIGN KEY ("agreed_coach_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gas_ratings" ADD CONSTRAINT "gas_ratings_edition_id_gas_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."gas_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gas_ratings" ADD CONSTRAINT "gas_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gas_scales" ADD CONSTRAINT "gas_scales_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gas_scales" ADD CONSTRAINT "gas_scales_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gas_scales" ADD CONSTRAINT "gas_scales_outcome_of_member" FOREIGN KEY ("outcome_id","member_id") REFERENCES "public"."outcomes"("id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_checks" ADD CONSTRAINT "skill_checks_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_checks" ADD CONSTRAINT "skill_checks_entry_id_practice_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."practice_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_criteria" ADD CONSTRAINT "skill_criteria_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_events" ADD CONSTRAINT "skill_events_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_events" ADD CONSTRAINT "skill_events_kind_id_lookups_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."lookups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_events" ADD CONSTRAINT "skill_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_events" ADD CONSTRAINT "skill_events_skill_of_member" FOREIGN KEY ("skill_id","member_id") REFERENCES "public"."skills"("id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_phases" ADD CONSTRAINT "skill_phases_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_phases" ADD CONSTRAINT "skill_phases_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gas_ratings_once" ON "gas_ratings" USING btree ("edition_id","side");--> statement-breakpoint
CREATE INDEX "gas_scales_of_member" ON "gas_scales" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "gas_scales_of_outcome" ON "gas_scales" USING btree ("outcome_id");--> statement-breakpoint
CREATE INDEX "skill_checks_entry" ON "skill_checks" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "skill_events_of_member" ON "skill_events" USING btree ("member_id","on_day");--> statement-breakpoint
CREATE INDEX "skill_events_of_skill" ON "skill_events" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "backup_runs_newest" ON "backup_runs" USING btree ("started_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_resumed_from_skills_id_fk" FOREIGN KEY ("resumed_from") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "skills_resumed_once" ON "skills" USING btree ("resumed_from") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('GOAL_ADDED', 'GOAL_UPDATED', 'MILESTONE_ADDED', 'TASK_ADDED', 'TASK_MARKED', 'SESSION_ADDED', 'RESOURCE', 'RESOURCE_SENT_BACK', 'TASK_OVERDUE', 'FIRST_TIME_LOGIN', 'POST_ADDED', 'POST_ANSWERED', 'FAMILY_COVERED', 'COVER_STARTED', 'UNUSUAL_READING', 'FAMILY_WROTE', 'COACH_WROTE', 'SESSION_REQUESTED', 'SESSION_REQUEST_DECLINED', 'FAMILY_ALLOCATED', 'FAMILY_HANDED_OVER', 'COACH_ALLOCATED', 'PRACTICE_PLANNED', 'SKILL_FADED', 'GAS_TO_AGREE', 'GAS_AGREED', 'GAS_TO_RATE', 'GAS_TO_SETTLE', 'GAS_SETTLED'));