CREATE TABLE "resource_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"only" boolean DEFAULT true NOT NULL,
	"is_on" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_reviews_only" CHECK ("resource_reviews"."only")
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "languages" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "resource_reviews_one" ON "resource_reviews" USING btree ("only");--> statement-breakpoint
CREATE INDEX "authors_name" ON "authors" USING btree (lower("first_name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "asset_events_name" ON "asset_events" USING btree (lower("name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "assets_name" ON "assets" USING btree (lower("name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "emojis_name" ON "emojis" USING btree (lower("label"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_categories_name" ON "blog_categories" USING btree (lower("name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_name" ON "blogs" USING btree (lower("title"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "broadcast_messages_name" ON "broadcast_messages" USING btree (lower("title"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "broadcast_messages_end" ON "broadcast_messages" USING btree ("end_date","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "feature_slides_name" ON "feature_slides" USING btree (lower("title"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "home_categories_name" ON "home_categories" USING btree (lower("name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "home_prompts_name" ON "home_prompts" USING btree (lower("name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "short_categories_name" ON "short_categories" USING btree (lower("name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "short_levels_name" ON "short_levels" USING btree (lower("name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "shorts_name" ON "shorts" USING btree (lower("title"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "shorts_categories" ON "shorts" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "courses_name" ON "courses" USING btree (lower("title"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "video_categories_name" ON "video_categories" USING btree (lower("name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_name" ON "videos" USING btree (lower("title"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_categories" ON "videos" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "workshops_name" ON "workshops" USING btree (lower("webinar_topic"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workshops_start" ON "workshops" USING btree ("start_time","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resource_objectives_name" ON "resource_objectives" USING btree (lower("name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING btree (lower("first_name"),lower("last_name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_list_name" ON "users" USING btree ("type","user_status",lower("first_name"),lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "users_list_current_name" ON "users" USING btree ("type",lower("first_name"),lower("last_name"),"id") WHERE user_status <> 'Deleted';--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("name") WHERE state = 'failed';--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('GOAL_ADDED', 'GOAL_UPDATED', 'MILESTONE_ADDED', 'TASK_ADDED', 'TASK_MARKED', 'SESSION_ADDED', 'RESOURCE', 'TASK_OVERDUE', 'FIRST_TIME_LOGIN', 'POST_ADDED', 'POST_ANSWERED', 'FAMILY_COVERED', 'COVER_STARTED', 'UNUSUAL_READING', 'FAMILY_WROTE', 'COACH_WROTE', 'SESSION_REQUESTED', 'SESSION_REQUEST_DECLINED', 'FAMILY_ALLOCATED', 'FAMILY_HANDED_OVER', 'COACH_ALLOCATED'));