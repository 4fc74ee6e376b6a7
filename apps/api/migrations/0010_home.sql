CREATE TABLE "assessment_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"section" text NOT NULL,
	"question" text NOT NULL,
	"responses" jsonb NOT NULL,
	"order" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_questions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"root_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"before_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"customer_id" uuid,
	"message" text NOT NULL,
	"sent_day" date NOT NULL,
	"place" smallint NOT NULL,
	"reply_to" uuid,
	"acknowledged_at" timestamp (3) with time zone,
	"deleted_by_receiver_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_per_day" UNIQUE("from_id","to_id","sent_day","place"),
	CONSTRAINT "messages_kind_known" CHECK ("messages"."kind" in ('client', 'coach')),
	CONSTRAINT "messages_family" CHECK (("messages"."kind" = 'client') = ("messages"."customer_id" is not null)),
	CONSTRAINT "messages_not_blank" CHECK (btrim("messages"."message") <> ''),
	CONSTRAINT "messages_place" CHECK ("messages"."place" between 1 and 2)
);
--> statement-breakpoint
CREATE TABLE "my_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "my_tasks_title" CHECK (btrim("my_tasks"."title") <> '')
);
--> statement-breakpoint
CREATE TABLE "quick_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"is_global" boolean DEFAULT false NOT NULL,
	"is_stared" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quick_links_http" CHECK ("quick_links"."url" ~* '^https?://')
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "social_skill_assesment" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "assessed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_to_messages_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_tasks" ADD CONSTRAINT "my_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_links" ADD CONSTRAINT "quick_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_received" ON "messages" USING btree ("to_id","kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_sent" ON "messages" USING btree ("from_id","kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_of_family" ON "messages" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "my_tasks_list" ON "my_tasks" USING btree ("user_id","completed","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quick_links_own" ON "quick_links" USING btree ("created_by","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quick_links_global" ON "quick_links" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_global;--> statement-breakpoint
CREATE INDEX "clinician_kpis_of_all" ON "clinician_kpis" USING btree ("kpi_name","year_month");--> statement-breakpoint
CREATE INDEX "skills_mastered_of_member" ON "skills" USING btree ("member_id","mastered_at") WHERE deleted_at is null and mastered_at is not null;--> statement-breakpoint
CREATE INDEX "tasks_open_of_member" ON "tasks" USING btree ("member_id","due_date","created_at") WHERE deleted_at is null and not is_completed;--> statement-breakpoint
CREATE INDEX "tasks_done_of_member" ON "tasks" USING btree ("member_id","completed_at","due_date","created_at") WHERE deleted_at is null and is_completed;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_assessed" CHECK (("users"."social_skill_assesment" is null) = ("users"."assessed_at" is null));