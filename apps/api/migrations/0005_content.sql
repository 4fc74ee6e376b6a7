CREATE TABLE "authors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"salutation" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text,
	"email" text NOT NULL,
	"phone_country_code" text,
	"phone" text,
	"title" text,
	"qualifications" text,
	"description" text,
	"profile_link" text,
	"profile_picture" text,
	"search_text" text GENERATED ALWAYS AS (lower(first_name || ' ' || coalesce(last_name, '') || ' ' || email)) STORED NOT NULL,
	CONSTRAINT "authors_salutation_known" CHECK ("authors"."salutation" in ('Mr', 'Ms', 'Mrs', 'Dr')),
	CONSTRAINT "authors_email_lower" CHECK ("authors"."email" = lower("authors"."email"))
);
--> statement-breakpoint
CREATE TABLE "asset_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
	CONSTRAINT "asset_events_status_known" CHECK ("asset_events"."status" in ('Draft', 'Published', 'Hidden'))
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"svg" text NOT NULL,
	"fix_colour" boolean NOT NULL,
	"colour" text NOT NULL,
	"event" uuid,
	"status" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
	CONSTRAINT "assets_type_known" CHECK ("assets"."type" in ('Hair', 'Eyes', 'Mouth', 'Accessories')),
	CONSTRAINT "assets_status_known" CHECK ("assets"."status" in ('Draft', 'Published', 'Hidden'))
);
--> statement-breakpoint
CREATE TABLE "emojis" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"label" text NOT NULL,
	"icon_svg" text NOT NULL,
	"status" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(label)) STORED NOT NULL,
	CONSTRAINT "emojis_status_known" CHECK ("emojis"."status" in ('Draft', 'Published'))
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"icon_url" text,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"title" text NOT NULL,
	"categories" uuid NOT NULL,
	"author" uuid NOT NULL,
	"thumbnail" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(title)) STORED NOT NULL,
	CONSTRAINT "blogs_status_known" CHECK ("blogs"."status" in ('Draft', 'Published', 'Archived')),
	CONSTRAINT "blogs_title_length" CHECK (char_length("blogs"."title") <= 120)
);
--> statement-breakpoint
CREATE TABLE "broadcast_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"link" text NOT NULL,
	"priority" integer NOT NULL,
	"end_date" timestamp (3) with time zone,
	"status" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(title || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "broadcast_messages_status_known" CHECK ("broadcast_messages"."status" in ('Draft', 'Published', 'Archived'))
);
--> statement-breakpoint
CREATE TABLE "feature_slides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"release_id" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"description" text,
	"image" text NOT NULL,
	"secondary_action_label" text,
	"secondary_action_link" text,
	"order" integer NOT NULL,
	"show_on_app_update" boolean NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(release_id || ' ' || title)) STORED NOT NULL,
	CONSTRAINT "feature_slides_action_whole" CHECK (("feature_slides"."secondary_action_label" is null) = ("feature_slides"."secondary_action_link" is null))
);
--> statement-breakpoint
CREATE TABLE "home_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"icon" text,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_prompts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"level" uuid NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_levels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"rating" integer NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shorts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"title" text NOT NULL,
	"video_link" text NOT NULL,
	"thumbnail" text NOT NULL,
	"thumbnail_file_name" text,
	"categories" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"related_shorts" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"status" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(title)) STORED NOT NULL,
	CONSTRAINT "shorts_status_known" CHECK ("shorts"."status" in ('Draft', 'Published', 'Archived'))
);
--> statement-breakpoint
CREATE TABLE "course_videos" (
	"video_id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"title" text NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"foundational" boolean NOT NULL,
	"pathway" uuid NOT NULL,
	"order" integer,
	"videos" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"preview_thumbnail" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(title)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_videos" (
	"member_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"shared_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_videos_member_id_video_id_pk" PRIMARY KEY("member_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "resource_objectives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"title" text NOT NULL,
	"domain_pathway" text NOT NULL,
	"domain_sub_category" uuid NOT NULL,
	"external_copyright" text,
	"description" text NOT NULL,
	"categories" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"video" text NOT NULL,
	"author" uuid NOT NULL,
	"related_resources" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"thumbnail" text NOT NULL,
	"status" text NOT NULL,
	"archive_reason" text,
	"transcript" text,
	"search_text" text GENERATED ALWAYS AS (lower(title || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "videos_status_known" CHECK ("videos"."status" in ('Draft', 'Published', 'Archived')),
	CONSTRAINT "videos_pathway_known" CHECK ("videos"."domain_pathway" in ('School', 'Foundation Courses / Autism', 'Social Skills', 'Receptive Language Domain', 'Expressive Language Domain', 'Participation Domain', 'Perspective-Taking Domain', 'Social Regulation Domain')),
	CONSTRAINT "videos_archived_for_a_reason" CHECK ("videos"."status" <> 'Archived' or "videos"."archive_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "workshops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"webinar_topic" text NOT NULL,
	"is_promoted" boolean NOT NULL,
	"webinar_type" text NOT NULL,
	"webinar_description" text,
	"webinar_date" jsonb NOT NULL,
	"webinar_time" jsonb NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"presenter1" text,
	"presenter2" text,
	"zoom_link" text NOT NULL,
	"zoom_meeting" text,
	"transcript" text,
	"video" text,
	"thumbnail" text,
	"status" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(webinar_topic || ' ' || coalesce(presenter1, '') || ' ' || coalesce(presenter2, ''))) STORED NOT NULL,
	CONSTRAINT "workshops_status_known" CHECK ("workshops"."status" in ('Pending', 'Accepted', 'Rejected'))
);
--> statement-breakpoint
CREATE TABLE "post_interactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"parent_id" uuid,
	"user_id" uuid NOT NULL,
	"type" text DEFAULT 'Response' NOT NULL,
	"body" text NOT NULL,
	"referral_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "post_interactions_length" CHECK (char_length("post_interactions"."body") <= 2000),
	CONSTRAINT "post_interactions_type_known" CHECK ("post_interactions"."type" in ('Response', 'Comment')),
	CONSTRAINT "post_interactions_status_known" CHECK ("post_interactions"."status" in ('Draft', 'Published', 'Archived'))
);
--> statement-breakpoint
CREATE TABLE "user_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"post" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(post)) STORED NOT NULL,
	CONSTRAINT "user_posts_length" CHECK (char_length("user_posts"."post") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "tracking_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"only" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracking_codes_only" CHECK ("tracking_codes"."only")
);
--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_event_asset_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."asset_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_categories_blog_categories_id_fk" FOREIGN KEY ("categories") REFERENCES "public"."blog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_authors_id_fk" FOREIGN KEY ("author") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_categories" ADD CONSTRAINT "short_categories_level_short_levels_id_fk" FOREIGN KEY ("level") REFERENCES "public"."short_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_videos" ADD CONSTRAINT "course_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_videos" ADD CONSTRAINT "course_videos_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_pathway_resource_objectives_id_fk" FOREIGN KEY ("pathway") REFERENCES "public"."resource_objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_videos" ADD CONSTRAINT "member_videos_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_videos" ADD CONSTRAINT "member_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_videos" ADD CONSTRAINT "member_videos_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_domain_sub_category_resource_objectives_id_fk" FOREIGN KEY ("domain_sub_category") REFERENCES "public"."resource_objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_interactions" ADD CONSTRAINT "post_interactions_post_id_user_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."user_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_interactions" ADD CONSTRAINT "post_interactions_parent_id_post_interactions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."post_interactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_interactions" ADD CONSTRAINT "post_interactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_posts" ADD CONSTRAINT "user_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "authors_email_unique" ON "authors" USING btree ("email") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "authors_list" ON "authors" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "authors_search" ON "authors" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "asset_events_list" ON "asset_events" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "asset_events_search" ON "asset_events" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "asset_events_status" ON "asset_events" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "assets_list" ON "assets" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "assets_search" ON "assets" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "assets_status" ON "assets" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "assets_type" ON "assets" USING btree ("type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "assets_event" ON "assets" USING btree ("event");--> statement-breakpoint
CREATE INDEX "emojis_list" ON "emojis" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "emojis_search" ON "emojis" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "emojis_status" ON "emojis" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_categories_list" ON "blog_categories" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_categories_search" ON "blog_categories" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_categories_order" ON "blog_categories" USING btree ("name","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_list" ON "blogs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blogs_status" ON "blogs" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_category" ON "blogs" USING btree ("categories");--> statement-breakpoint
CREATE INDEX "blogs_author" ON "blogs" USING btree ("author");--> statement-breakpoint
CREATE INDEX "broadcast_messages_list" ON "broadcast_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "broadcast_messages_search" ON "broadcast_messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "broadcast_messages_status" ON "broadcast_messages" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "feature_slides_list" ON "feature_slides" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "feature_slides_search" ON "feature_slides" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feature_slides_order" ON "feature_slides" USING btree ("order","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "home_categories_list" ON "home_categories" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "home_categories_search" ON "home_categories" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "home_prompts_list" ON "home_prompts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "home_prompts_search" ON "home_prompts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "short_categories_list" ON "short_categories" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "short_categories_search" ON "short_categories" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "short_categories_level" ON "short_categories" USING btree ("level");--> statement-breakpoint
CREATE INDEX "short_levels_list" ON "short_levels" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "short_levels_search" ON "short_levels" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "short_levels_order" ON "short_levels" USING btree ("rating","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "shorts_list" ON "shorts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "shorts_search" ON "shorts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shorts_status" ON "shorts" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "course_videos_course" ON "course_videos" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "courses_list" ON "courses" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "courses_search" ON "courses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_order" ON "courses" USING btree ("order","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "courses_pathway" ON "courses" USING btree ("pathway");--> statement-breakpoint
CREATE INDEX "member_videos_video" ON "member_videos" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "resource_objectives_list" ON "resource_objectives" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resource_objectives_search" ON "resource_objectives" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "video_categories_list" ON "video_categories" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "video_categories_search" ON "video_categories" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "videos_list" ON "videos" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_search" ON "videos" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "videos_status" ON "videos" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_sub_category" ON "videos" USING btree ("domain_sub_category");--> statement-breakpoint
CREATE INDEX "videos_author" ON "videos" USING btree ("author");--> statement-breakpoint
CREATE INDEX "workshops_list" ON "workshops" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workshops_search" ON "workshops" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "workshops_status" ON "workshops" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "post_interactions_post" ON "post_interactions" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "post_interactions_answers" ON "post_interactions" USING btree ("post_id") WHERE type = 'Response' and status = 'Published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "user_posts_list" ON "user_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_posts_user" ON "user_posts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_posts_search" ON "user_posts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tracking_codes_one" ON "tracking_codes" USING btree ("only");