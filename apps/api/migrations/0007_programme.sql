CREATE TABLE "favourites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"digest" boolean DEFAULT true NOT NULL,
	"digested_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_id" uuid,
	"member_id" uuid,
	"business_user_id" uuid,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"outcome_id" uuid,
	"skill_id" uuid,
	"task_id" uuid,
	"session_id" uuid,
	"resource_id" uuid,
	"day" date,
	"read" boolean DEFAULT false NOT NULL,
	"seen" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('GOAL_ADDED', 'GOAL_UPDATED', 'MILESTONE_ADDED', 'TASK_ADDED', 'TASK_MARKED', 'SESSION_ADDED', 'RESOURCE', 'TASK_OVERDUE', 'FIRST_TIME_LOGIN'))
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"type_id" uuid NOT NULL,
	"complexity_id" uuid,
	"baseline" text DEFAULT '' NOT NULL,
	"needed_skills" text[] NOT NULL,
	"measure" text NOT NULL,
	"challenges" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Planned' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outcomes_of_member" UNIQUE("id","member_id"),
	CONSTRAINT "outcomes_status_known" CHECK ("outcomes"."status" in ('Planned', 'In-progress', 'Achieved', 'On-hold', 'Cancelled', 'Active', 'Pending', 'Complete')),
	CONSTRAINT "outcomes_comment" CHECK ("outcomes"."status" not in ('Achieved', 'On-hold', 'Cancelled') or btrim("outcomes"."comment") <> '')
);
--> statement-breakpoint
CREATE TABLE "skill_team" (
	"skill_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "skill_team_skill_id_user_id_pk" PRIMARY KEY("skill_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outcome_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type_id" uuid NOT NULL,
	"target_skills" text[] NOT NULL,
	"targets" text[] NOT NULL,
	"need_help" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"mastered_at" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "skills_of_member" UNIQUE("id","member_id"),
	CONSTRAINT "skills_status_known" CHECK ("skills"."status" in ('Active', 'Mastered', 'On-hold', 'Cancelled', 'Pending', 'Complete', 'In-progress')),
	CONSTRAINT "skills_comment" CHECK ("skills"."status" not in ('On-hold', 'Cancelled') or btrim("skills"."comment") <> ''),
	CONSTRAINT "skills_mastered" CHECK (("skills"."status" = 'Mastered') = ("skills"."mastered_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "task_assignees" (
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "task_assignees_task_id_user_id_pk" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "task_resources" (
	"task_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "task_resources_task_id_resource_id_pk" PRIMARY KEY("task_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"skill_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"comment_box" text DEFAULT '' NOT NULL,
	"type_id" uuid NOT NULL,
	"due_date" date,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"completed_by" uuid,
	"notes" text DEFAULT '' NOT NULL,
	"strategy" text DEFAULT '' NOT NULL,
	"tool_name" text DEFAULT '' NOT NULL,
	"tool_details" text DEFAULT '' NOT NULL,
	"content_link" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "tasks_completed" CHECK ("tasks"."is_completed" = ("tasks"."completed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_business_user_id_users_id_fk" FOREIGN KEY ("business_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_outcome_id_outcomes_id_fk" FOREIGN KEY ("outcome_id") REFERENCES "public"."outcomes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_type_id_lookups_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."lookups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_complexity_id_lookups_id_fk" FOREIGN KEY ("complexity_id") REFERENCES "public"."lookups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_team" ADD CONSTRAINT "skill_team_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_team" ADD CONSTRAINT "skill_team_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_type_id_lookups_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."lookups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_outcome_of_member" FOREIGN KEY ("outcome_id","member_id") REFERENCES "public"."outcomes"("id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignees" ADD CONSTRAINT "task_assignees_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignees" ADD CONSTRAINT "task_assignees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_resources" ADD CONSTRAINT "task_resources_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_type_id_lookups_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."lookups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_completed_by_users_id_fk" FOREIGN KEY ("completed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_skill_of_member" FOREIGN KEY ("skill_id","member_id") REFERENCES "public"."skills"("id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_page_unique" ON "favourites" USING btree ("user_id","url",coalesce(member_id, user_id));--> statement-breakpoint
CREATE INDEX "favourites_list" ON "favourites" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unseen" ON "notifications" USING btree ("user_id") WHERE not seen;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_overdue_once" ON "notifications" USING btree ("user_id","task_id","day") WHERE type = 'TASK_OVERDUE';--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_first_login_once" ON "notifications" USING btree ("user_id") WHERE type = 'FIRST_TIME_LOGIN';--> statement-breakpoint
CREATE INDEX "notifications_outcome" ON "notifications" USING btree ("outcome_id");--> statement-breakpoint
CREATE INDEX "notifications_skill" ON "notifications" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "notifications_task" ON "notifications" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "notifications_session" ON "notifications" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "notifications_resource" ON "notifications" USING btree ("resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outcomes_one_primary" ON "outcomes" USING btree ("member_id") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "outcomes_list" ON "outcomes" USING btree ("member_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outcomes_search" ON "outcomes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "skill_team_user" ON "skill_team" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "skills_of_outcome" ON "skills" USING btree ("outcome_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "skills_list" ON "skills" USING btree ("member_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "task_assignees_user" ON "task_assignees" USING btree ("user_id","task_id");--> statement-breakpoint
CREATE INDEX "task_resources_resource" ON "task_resources" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "tasks_of_skill" ON "tasks" USING btree ("skill_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_list" ON "tasks" USING btree ("member_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("due_date","id") WHERE deleted_at is null and not is_completed;--> statement-breakpoint
ALTER TABLE "task_resources" ADD CONSTRAINT "task_resources_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The library asks here which tasks use a resource.
CREATE OR REPLACE VIEW "resource_tasks" AS
  SELECT tr."resource_id", t."member_id", t."id" AS "task_id", t."name", t."created_at"
  FROM "task_resources" tr JOIN "tasks" t ON t."id" = tr."task_id" WHERE t."deleted_at" IS NULL;--> statement-breakpoint
-- Working with a family now includes being in the team of one of its skills.
CREATE OR REPLACE VIEW "works_with" AS
  SELECT "primary_contact" AS "business_user_id", "parent_id" AS "customer_id" FROM "members"
    WHERE "primary_contact" IS NOT NULL AND "deleted_at" IS NULL
  UNION ALL
  SELECT "csm", "id" FROM "users" WHERE "csm" IS NOT NULL AND "type" = 'Customer'
  UNION ALL
  SELECT "business_user_id", "customer_id" FROM "cover_grants" WHERE "expires_at" > now()
  UNION ALL
  SELECT st."user_id", m."parent_id" FROM "skill_team" st
    JOIN "skills" s ON s."id" = st."skill_id" AND s."deleted_at" IS NULL
    JOIN "members" m ON m."id" = s."member_id" AND m."deleted_at" IS NULL;
