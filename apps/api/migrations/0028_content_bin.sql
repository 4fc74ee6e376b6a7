ALTER TABLE "authors" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "asset_events" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "emojis" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blog_categories" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "broadcast_messages" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feature_slides" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "home_categories" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "home_prompts" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "short_categories" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "short_levels" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shorts" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "video_categories" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "workshops" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resource_objectives" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "authors_bin" ON "authors" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "asset_events_bin" ON "asset_events" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "assets_bin" ON "assets" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "emojis_bin" ON "emojis" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "blog_categories_bin" ON "blog_categories" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "blogs_bin" ON "blogs" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "broadcast_messages_bin" ON "broadcast_messages" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "feature_slides_bin" ON "feature_slides" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "home_categories_bin" ON "home_categories" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "home_prompts_bin" ON "home_prompts" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "short_categories_bin" ON "short_categories" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "short_levels_bin" ON "short_levels" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "shorts_bin" ON "shorts" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "courses_bin" ON "courses" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "video_categories_bin" ON "video_categories" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "videos_bin" ON "videos" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "workshops_bin" ON "workshops" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "resource_objectives_bin" ON "resource_objectives" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
-- What was deleted before there was a bin has lost its files and cannot be restored.
UPDATE "authors" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "asset_events" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "assets" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "emojis" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "blog_categories" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "blogs" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "broadcast_messages" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "feature_slides" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "home_categories" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "home_prompts" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "short_categories" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "short_levels" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "shorts" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "courses" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "video_categories" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "videos" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "workshops" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "resource_objectives" SET "purged_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;
