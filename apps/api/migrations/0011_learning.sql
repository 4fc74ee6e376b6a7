CREATE TABLE "learning_favourites" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_favourites_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id"),
	CONSTRAINT "learning_favourites_kind_known" CHECK ("learning_favourites"."kind" in ('course', 'video', 'short', 'blog', 'workshop'))
);
--> statement-breakpoint
CREATE TABLE "learning_progress" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"duration" integer,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_progress_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id"),
	CONSTRAINT "learning_progress_kind_known" CHECK ("learning_progress"."kind" in ('video', 'short', 'blog', 'workshop')),
	CONSTRAINT "learning_progress_within" CHECK ("learning_progress"."seconds" >= 0 and ("learning_progress"."duration" is null or "learning_progress"."duration" > 0))
);
--> statement-breakpoint
ALTER TABLE "learning_favourites" ADD CONSTRAINT "learning_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_progress" ADD CONSTRAINT "learning_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_progress_latest" ON "learning_progress" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_videos_list" ON "member_videos" USING btree ("member_id","created_at" DESC NULLS FIRST,"video_id");