CREATE TABLE "coaching_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"title" text NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"type" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"skills_for_home" text DEFAULT '' NOT NULL,
	"top_wins" text[] DEFAULT '{}'::text[] NOT NULL,
	"challenges" text DEFAULT '' NOT NULL,
	"internal_notes" text DEFAULT '' NOT NULL,
	"rate_session" integer,
	"client_engagement" integer,
	"recording_link" text DEFAULT '' NOT NULL,
	"session_recorded" boolean DEFAULT false NOT NULL,
	"late_cancellation" boolean GENERATED ALWAYS AS (status = 'No-Show/Late Cancellation') STORED NOT NULL,
	"meet_link" text DEFAULT '' NOT NULL,
	"current_goal_id" uuid,
	"resource_id" uuid,
	"resource_is_own" boolean DEFAULT false NOT NULL,
	"idea_useful" boolean,
	"told" integer DEFAULT 0 NOT NULL,
	"calendar_event_id" text,
	"created_by" uuid NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "coaching_sessions_status_known" CHECK ("coaching_sessions"."status" in ('Pending', 'Published', 'GoogleCal', 'Canceled With Notice', 'No-Show/Late Cancellation')),
	CONSTRAINT "coaching_sessions_times" CHECK ("coaching_sessions"."end_time" > "coaching_sessions"."start_time"),
	CONSTRAINT "coaching_sessions_member" CHECK ("coaching_sessions"."member_id" is not null or "coaching_sessions"."status" = 'GoogleCal'),
	CONSTRAINT "coaching_sessions_rating" CHECK ("coaching_sessions"."rate_session" between 1 and 5),
	CONSTRAINT "coaching_sessions_engagement" CHECK ("coaching_sessions"."client_engagement" between 1 and 5),
	CONSTRAINT "coaching_sessions_own" CHECK (not "coaching_sessions"."resource_is_own" or "coaching_sessions"."resource_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "session_reads" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_reads_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "session_tasks" (
	"session_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	CONSTRAINT "session_tasks_session_id_task_id_pk" PRIMARY KEY("session_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD CONSTRAINT "coaching_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD CONSTRAINT "coaching_sessions_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD CONSTRAINT "coaching_sessions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD CONSTRAINT "coaching_sessions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD CONSTRAINT "coaching_sessions_goal_of_member" FOREIGN KEY ("current_goal_id","member_id") REFERENCES "public"."outcomes"("id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reads" ADD CONSTRAINT "session_reads_session_id_coaching_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."coaching_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reads" ADD CONSTRAINT "session_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tasks" ADD CONSTRAINT "session_tasks_session_id_coaching_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."coaching_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tasks" ADD CONSTRAINT "session_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coaching_sessions_list" ON "coaching_sessions" USING btree ("member_id","start_time" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "coaching_sessions_coach" ON "coaching_sessions" USING btree ("created_by","start_time","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "coaching_sessions_report" ON "coaching_sessions" USING btree ("start_time","id") WHERE deleted_at is null and member_id is not null;--> statement-breakpoint
CREATE INDEX "coaching_sessions_ideas" ON "coaching_sessions" USING btree ("member_id","start_time" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and status = 'Published' and skills_for_home <> '';--> statement-breakpoint
CREATE INDEX "coaching_sessions_resource" ON "coaching_sessions" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "coaching_sessions_recording" ON "coaching_sessions" USING btree ("recording_link") WHERE deleted_at is null and recording_link <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_sessions_event_unique" ON "coaching_sessions" USING btree ("created_by","calendar_event_id");--> statement-breakpoint
CREATE INDEX "session_tasks_task" ON "session_tasks" USING btree ("task_id");