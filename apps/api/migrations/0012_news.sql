CREATE TABLE "diary_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"emoji_id" uuid NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "diary_entries_note_length" CHECK (char_length("diary_entries"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "news_closed" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_closed_user_id_kind_key_pk" PRIMARY KEY("user_id","kind","key"),
	CONSTRAINT "news_closed_kind_known" CHECK ("news_closed"."kind" in ('message', 'release'))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_emoji_id_emojis_id_fk" FOREIGN KEY ("emoji_id") REFERENCES "public"."emojis"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_closed" ADD CONSTRAINT "news_closed_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "diary_entries_day_once" ON "diary_entries" USING btree ("member_id","day");--> statement-breakpoint
CREATE INDEX "diary_entries_emoji" ON "diary_entries" USING btree ("emoji_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('GOAL_ADDED', 'GOAL_UPDATED', 'MILESTONE_ADDED', 'TASK_ADDED', 'TASK_MARKED', 'SESSION_ADDED', 'RESOURCE', 'TASK_OVERDUE', 'FIRST_TIME_LOGIN', 'POST_ADDED', 'POST_ANSWERED'));